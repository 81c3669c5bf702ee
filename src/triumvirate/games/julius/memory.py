"""A memory aid: what a viewer could remember of the enemy's hidden blocks, from the events told to that viewer alone.

A block that was seen may since have gone with any move that left its place unseen; its possible places grow with such
moves and shrink with what the view shows now. A block of the pool may be any of those levied where it can be levied.
Nothing here knows more than an attentive player with a notebook.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypedDict

from triumvirate.core.events import Told, number_of, word_of
from triumvirate.core.view import View
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import (
    COLOUR,
    HOME,
    IS_LEADER,
    IS_NAVIS,
    IS_THIRD_LEADER,
    MOST_STEPS,
    SIDE,
    START,
)
from triumvirate.games.julius.rules.board import IS_MAJOR_PORT
from triumvirate.games.julius.state import COLOURS, FIRST_SEA, LEVY, SEATS
from triumvirate.games.julius.view import JuliusView

# Moves of hidden blocks: everybody sees from where to where, not which block.
_UNSEEN_MOVES = ("block_moved", "regrouped", "navis_to_port")
POOL = "levy"
START_CITIES = tuple(
    {PLACE_IDS[START[b]] for b in range(len(BLOCK_IDS)) if SIDE[b] == seat} - {POOL} for seat in (0, 1)
)


class RememberedBlock(TypedDict):
    """A block that was seen: its owner, its steps where they are known exactly, the year and turn of that."""

    block: str
    owner: str
    steps: int | None
    seen: list[int]
    sure: bool


class Remembered(TypedDict):
    """What is remembered of a place: its last battle, the blocks that may be there, and those never seen."""

    last_battle: list[int] | None
    maybe: list[RememberedBlock]
    others: list[str]


@dataclass
class _Trace:
    """With whom and where a block may be; how strong it was, and when it was seen, if it ever was."""

    stands: set[tuple[str, str]]
    steps: int = 0
    seen: tuple[int, int] | None = None
    exact: bool = True


@dataclass
class _Notebook:
    """The events so far, as notes. Players see which block Jupiter turns, onlookers do not."""

    onlooker: bool
    when: tuple[int, int] = (0, 0)
    traces: dict[str, _Trace] = field(default_factory=dict)
    battles: dict[str, tuple[int, int]] = field(default_factory=dict)
    fallen: set[str] = field(default_factory=set)
    bereaved: set[int] = field(default_factory=set)

    def read(self, event: Told) -> None:
        """One event."""
        kind = word_of(event, "kind")
        if kind == "set_up":
            self._know_the_start(bool(event["free"]))
        elif kind == "year_began":
            self._fill_the_pools()
        elif kind == "turn_began":
            self.when = (number_of(event, "year"), number_of(event, "turn"))
        elif kind == "battle_began":
            self.battles[word_of(event, "place")] = self.when
        elif kind == "block_shown":
            self.traces[word_of(event, "block")] = _Trace(
                {(word_of(event, "seat"), word_of(event, "place"))}, number_of(event, "steps"), self.when
            )
        elif kind in ("hit_taken", "retreated", "disrupted"):
            self._follow(event)
        elif kind in ("eliminated", "leader_killed"):
            self._bury(word_of(event, "block"))
        elif kind in ("cleopatra_turned", "cleopatra_home"):
            self._meet_cleopatra(event)
        else:
            self._read_hidden(kind, event)

    def _read_hidden(self, kind: str, event: Told) -> None:
        """An event that tells what happened, not to which block."""
        if kind in _UNSEEN_MOVES:
            self._spread(word_of(event, "seat"), word_of(event, "from"), word_of(event, "seat"), word_of(event, "to"))
        elif kind == "disbanded":
            self._disband(word_of(event, "seat"), word_of(event, "place"))
        elif kind == "levied":
            self._levy(word_of(event, "seat"), word_of(event, "place"))
        elif kind == "defected" and self.onlooker:
            old = SEATS[1 - SEATS.index(word_of(event, "seat"))]
            self._spread(old, word_of(event, "from"), word_of(event, "seat"), word_of(event, "to"))
        elif kind == "defected_is" and word_of(event, "block") in self.traces:
            self.traces[word_of(event, "block")].stands = {(word_of(event, "seat"), word_of(event, "to"))}
        elif kind in ("built", "vulcan_struck"):
            for trace in self.traces.values():
                if any(place == word_of(event, "place") for _, place in trace.stands):
                    trace.exact = False

    def _know_the_start(self, free: bool) -> None:
        """The historical set-up is printed; in a free one each block may be in any of its side's cities."""
        for block, name in enumerate(BLOCK_IDS):
            seat = SEATS[SIDE[block]]
            if START[block] == LEVY:
                self.traces[name] = _Trace({(seat, POOL)})
            elif free:
                self.traces[name] = _Trace({(seat, place) for place in START_CITIES[SIDE[block]]}, MOST_STEPS[block])
            else:
                self.traces[name] = _Trace({(seat, PLACE_IDS[START[block]])}, MOST_STEPS[block], self.when)

    def _fill_the_pools(self) -> None:
        for name in self.fallen:
            self.traces[name] = _Trace({(SEATS[SIDE[BLOCK_INDEX[name]]], POOL)})
        self.fallen.clear()

    def _bury(self, name: str) -> None:
        self.traces.pop(name, None)
        if IS_LEADER[BLOCK_INDEX[name]]:
            self.bereaved.add(SIDE[BLOCK_INDEX[name]])
        else:
            self.fallen.add(name)

    def _meet_cleopatra(self, event: Told) -> None:
        """Her colour is her own: everybody sees her turn at one step, and go home at the strength she had."""
        known = self.traces.get("cleopatra")
        turned = event["kind"] == "cleopatra_turned"
        steps = 1 if turned or known is None else known.steps
        exact = turned or (known is not None and known.exact)
        self.traces["cleopatra"] = _Trace({(word_of(event, "seat"), word_of(event, "place"))}, steps, self.when, exact)

    def _follow(self, event: Told) -> None:
        trace = self.traces.get(word_of(event, "block"))
        if trace is None:
            return
        if event["kind"] == "retreated":
            trace.stands = {(word_of(event, "seat"), word_of(event, "to"))}
        elif event["kind"] == "disrupted":
            trace.steps -= 1
        elif number_of(event, "steps"):
            trace.steps = number_of(event, "steps")

    def _spread(self, seat: str, start: str, after: str, end: str) -> None:
        """Any block that may have been at the start may be at the end now, perhaps with a new owner."""
        for name, trace in self.traces.items():
            if (seat, start) in trace.stands and _may_go(BLOCK_INDEX[name], PLACE_INDEX[start], PLACE_INDEX[end]):
                trace.stands.add((after, end))

    def _disband(self, seat: str, place: str) -> None:
        """Any block there, except Cleopatra, may be in its first side's pool now."""
        for name, trace in self.traces.items():
            if (seat, place) in trace.stands and name != "cleopatra":
                trace.stands.add((SEATS[SIDE[BLOCK_INDEX[name]]], POOL))

    def _levy(self, seat: str, place: str) -> None:
        """Any block that may be in the pool and fits the city may be the new one."""
        for name, trace in self.traces.items():
            block = BLOCK_INDEX[name]
            due = not IS_THIRD_LEADER[block] or SIDE[block] in self.bereaved
            if (seat, POOL) in trace.stands and due and _may_be_levied(block, PLACE_INDEX[place]):
                trace.stands.add((seat, place))
                trace.exact = False


def _may_go(block: int, start: int, end: int) -> bool:
    """A Navis goes to or from a sea, a land block from city to city."""
    return bool(IS_NAVIS[block]) == (start >= FIRST_SEA or end >= FIRST_SEA)


def _may_be_levied(block: int, city: int) -> bool:
    if IS_NAVIS[block]:
        return bool(IS_MAJOR_PORT[city])
    return HOME[block] in (0, city)


def recall(view: View, events: Iterable[Told]) -> dict[str, Remembered]:
    """For every place: its last battle, the other side's blocks seen before that may stand there now, and other ones."""
    seen, notes = JuliusView.of(view), _Notebook(view.seat is None)
    for event in events:
        notes.read(event)
    standing: Counter[tuple[str, str, str]] = Counter()
    for place, groups in seen.places.items():
        for group in groups:
            standing[group.owner, place, group.colour] += group.count
    shown = {block.block for block in seen.shown}
    for block in seen.shown:
        assert seen.battle is not None
        standing[block.owner, seen.battle.place, COLOURS[COLOUR[BLOCK_INDEX[block.block]]]] -= 1
    places: dict[str, Remembered] = {
        place: {"last_battle": list(when), "maybe": [], "others": []} for place, when in notes.battles.items()
    }
    for (owner, place, colour), count in standing.items():
        if owner != view.seat and count > 0:
            entry = places.setdefault(place, {"last_battle": None, "maybe": [], "others": []})
            _fill_in(entry, notes, (owner, place), colour, count, shown)
    return {
        place: entry for place, entry in places.items() if entry["last_battle"] or entry["maybe"] or entry["others"]
    }


def _fill_in(
    entry: Remembered, notes: _Notebook, stand: tuple[str, str], colour: str, count: int, shown: set[str]
) -> None:
    """The blocks that some hidden ones of a colour may be; once all of them are known for sure, no others."""
    able = [
        (name, notes.traces[name])
        for name in BLOCK_IDS
        if name in notes.traces
        and name not in shown
        and COLOURS[COLOUR[BLOCK_INDEX[name]]] == colour
        and stand in notes.traces[name].stands
    ]
    sure = [(name, trace) for name, trace in able if len(trace.stands) == 1 or name == "cleopatra"]
    for name, trace in sure if len(sure) == count else able:
        if trace.seen is None:
            entry["others"].append(name)
        else:
            entry["maybe"].append(
                {
                    "block": name,
                    "owner": stand[0],
                    "steps": trace.steps if trace.exact else None,
                    "seen": list(trace.seen),
                    "sure": (name, trace) in sure,
                }
            )
