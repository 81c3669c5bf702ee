"""A memory aid: what a viewer could remember of the enemy's hidden blocks, from the events told to that viewer alone.

A block that was seen may since have gone with any move that left its place unseen; its possible places grow with such
moves and shrink with what the view shows now. Nothing here knows more than an attentive player with a notebook.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from triumvirate.core.view import View
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import COLOUR, IS_NAVIS, MOST_STEPS, SIDE, START
from triumvirate.games.julius.rules.board import SEA_FROM
from triumvirate.games.julius.state import COLOURS, FIRST_SEA, LEVY, SEATS

# Moves of hidden blocks: everybody sees from where to where, not which block.
_UNSEEN_MOVES = ("block_moved", "regrouped", "navis_to_port")
GONE = "levy"


@dataclass
class _Trace:
    """Where a block may be, how strong it was, and when it was seen last."""

    owner: str
    places: set[str]
    steps: int
    seen: tuple[int, int]
    exact: bool = True


@dataclass
class _Notebook:
    """The events so far, as notes."""

    when: tuple[int, int] = (0, 0)
    traces: dict[str, _Trace] = field(default_factory=dict)
    battles: dict[str, tuple[int, int]] = field(default_factory=dict)

    def read(self, event: Mapping[str, Any]) -> None:
        """One event."""
        kind = event["kind"]
        if kind == "set_up" and not event["free"]:
            self._know_the_start()
        elif kind == "turn_began":
            self.when = (event["year"], event["turn"])
        elif kind == "battle_began":
            self.battles[event["place"]] = self.when
        elif kind == "block_shown":
            self.traces[event["block"]] = _Trace(event["seat"], {event["place"]}, event["steps"], self.when)
        elif kind in ("hit_taken", "retreated", "disrupted"):
            self._follow(event)
        elif kind in ("eliminated", "leader_killed"):
            self.traces.pop(event["block"], None)
        elif kind == "cleopatra_turned":
            self.traces["cleopatra"] = _Trace(event["seat"], {event["place"]}, 1, self.when)
        elif kind in _UNSEEN_MOVES:
            self._spread(event["seat"], event["from"], event["to"])
        elif kind == "disbanded":
            self._spread(event["seat"], event["place"], GONE)
        elif kind == "defected":
            self._spread(SEATS[1 - SEATS.index(event["seat"])], event["from"], GONE)
        elif kind == "defected_is" and event["block"] in self.traces:
            trace = self.traces[event["block"]]
            trace.owner, trace.places = event["seat"], {event["to"]}
        elif kind in ("built", "vulcan_struck"):
            self._blur(event["place"])

    def _know_the_start(self) -> None:
        for block, name in enumerate(BLOCK_IDS):
            if START[block] != LEVY:
                place = PLACE_IDS[START[block]]
                self.traces[name] = _Trace(SEATS[SIDE[block]], {place}, MOST_STEPS[block], self.when)

    def _follow(self, event: Mapping[str, Any]) -> None:
        trace = self.traces.get(event["block"])
        if trace is None:
            return
        if event["kind"] == "retreated":
            trace.places = {event["to"]}
        elif event["kind"] == "disrupted":
            trace.steps -= 1
        elif event["steps"]:
            trace.steps = event["steps"]

    def _spread(self, seat: str, start: str, end: str) -> None:
        for name, trace in self.traces.items():
            if trace.owner == seat and start in trace.places and _may_stand(name, end):
                trace.places.add(end)

    def _blur(self, place: str) -> None:
        for trace in self.traces.values():
            if place in trace.places:
                trace.exact = False


def _may_stand(block: str, place: str) -> bool:
    index = PLACE_INDEX[place]
    if place == GONE:
        return True
    if IS_NAVIS[BLOCK_INDEX[block]]:
        return SEA_FROM[index] != SEA_FROM[index + 1]
    return index < FIRST_SEA


def recall(view: View, events: Iterable[Mapping[str, Any]]) -> dict[str, dict[str, Any]]:
    """For every place: its last battle, and the other side's blocks seen before that may stand there now."""
    notes = _Notebook()
    for event in events:
        notes.read(event)
    standing = {
        (place, group["owner"], group["colour"]) for place, groups in view.facts["places"].items() for group in groups
    }
    open_blocks = {block["block"] for block in view.facts["shown"]} | set(view.facts["dead"])
    memory: dict[str, dict[str, Any]] = {
        place: {"last_battle": list(when), "maybe": []} for place, when in notes.battles.items()
    }
    for name in sorted(notes.traces, key=BLOCK_IDS.index):
        trace = notes.traces[name]
        if trace.owner == view.seat or name in open_blocks:
            continue
        colour = COLOURS[COLOUR[BLOCK_INDEX[name]]]
        places = sorted(place for place in trace.places if (place, trace.owner, colour) in standing)
        for place in places:
            entry = memory.setdefault(place, {"last_battle": None, "maybe": []})
            entry["maybe"].append(
                {
                    "block": name,
                    "owner": trace.owner,
                    "steps": trace.steps if trace.exact else None,
                    "seen": list(trace.seen),
                    "sure": len(places) == 1 and len(trace.places) == 1,
                }
            )
    return memory
