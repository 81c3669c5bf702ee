"""What a viewer may be told, made again from the viewer's own views alone: another truth, and no word of the rest.

From a match's rows its real course is replayed. For a viewer and an entry a *double* of the match is made: a truth that
is sampled from the viewer's view, entries of which only the viewer's events are left, other secrets. What the server's
own functions say of the double is what it may have sent to this viewer, and nothing else is.
"""

from __future__ import annotations

import random
from dataclasses import replace
from functools import lru_cache
from typing import Any

import msgspec

from triumvirate.core.table import SETUP, TAKE_BACK, Entry, Table
from triumvirate.core.view import View
from triumvirate.server import games
from triumvirate.server.matches import curtain, entries, history, stages, states
from triumvirate.server.matches.held import HeldMatch, Note, action_row, empty_table, replay
from triumvirate.server.matches.presence import Presence
from triumvirate.server.matches.states import Reader
from triumvirate.server.matches.viewer import Moment, viewer_of
from triumvirate.server.store.rows import TOOK_BACK, Curtain, KeptBeat

NOW = 0
TRIES = 60
JUNK_SECRET = b"\x11" * 32
VOLATILE = ("ok", "type", "now", "entries", "presence", "stand_in_after", "offers", "invites", "code", "commitment")
VOLATILE_OF_MATCH = ("updated", "watchers", "rematch", "seats", "unrated")
PASSING = ("stand_in", "answer", "resume", "return")  # buttons that depend on who is there, not on the game


class Course:
    """A match after each of its entries, from its rows; `told` has the beats in which each of them was told."""

    def __init__(self, held: HeldMatch) -> None:
        self.live = held
        self.game = held.game
        self.entries, self.notes = list(held.entries), list(held.notes)
        self.length = len(self.entries)
        if curtain.is_drawn(held.row):  # what was still being told when everybody left
            self.entries.append(curtain.behind(held))
            self.notes.append(curtain.note_of(curtain.of(held.row)))
        self.tables: list[Table] = []
        table = empty_table(held.row)
        for entry, note in zip(self.entries, self.notes, strict=True):
            replay(table, action_row(held.id, entry, note))
            self.tables.append(table.fork())
        slowly = int(held.row.customs.get("scenes", 0))
        self.told = [
            curtain.beats_of(held.game.scenes, entry.events, slowly) if slowly else [] for entry in self.entries
        ]

    def begins(self, at: int, beat: int) -> int:
        """The time before which nobody can have heard of a beat of an entry; after its last, of the entry itself.

        A set-up is noted when it has been told: it cannot have begun before there was a match.
        """
        began = self.notes[at].at if at else self.live.row.created
        return began + sum(one["ms"] for one in self.told[at][:beat])

    def is_part(self, at: int, now: int) -> bool:
        """Whether an entry may have been part of the match at a time."""
        return at < self.length and self.begins(at, len(self.told[at])) <= now

    def is_told(self, at: int, now: int) -> bool:
        """Whether an entry may have been behind a curtain at a time."""
        return at < len(self.entries) and bool(self.told[at]) and self.begins(at, 0) <= now


class Witness:
    """One viewer of one match."""

    def __init__(self, course: Course, seat: str | None, person: str | None, language: str) -> None:
        self.course, self.seat, self.language = course, seat, language
        self.person = course.live.people.get(person or "")
        self.rng = random.Random(f"{course.live.id} {seat}")
        self.known = [n for n, entry in enumerate(course.entries) if self.knows(entry)]
        self.double = lru_cache(None)(self._double)
        self.in_a_scene = lru_cache(None)(self._in_a_scene)
        self.shown = lru_cache(None)(self._shown)

    def knows(self, entry: Entry) -> bool:
        """Whether an entry is the viewer's own or tells the viewer something; a take-back, if what it takes back does."""
        if entry.undone is not None:
            return self.knows(self.course.entries[entry.undone])
        return (self.seat is not None and entry.seat == self.seat) or any(e.is_for(self.seat) for e in entry.events)

    def moments(self, number: int) -> list[int]:
        """The entries after which the last that the viewer knows of is this one, by the viewer's own number."""
        if not 0 <= number < len(self.known):
            return []
        later = self.known[number + 1 :]
        return list(range(self.known[number], later[0] if later else len(self.course.entries)))

    # --- the double -------------------------------------------------------------------------------------------------

    def _double(self, at: int, answered: bool = False) -> HeldMatch:
        real = self.course.tables[at]
        table = Table(self.course.game, real.options, JUNK_SECRET)
        view = View.from_json(msgspec.json.decode(msgspec.json.encode(real.view(self.seat).to_json())))
        self._imagine(table, view, real)
        table.entries = [self._scrubbed(entry) for entry in self.course.entries[: at + 1]]
        hidden = games.hides_deciders(self.course.game.name)  # elsewhere it is open that the other has acted
        table._live = [n for n in real._live if not hidden or self.knows(self.course.entries[n])]
        notes = [Note(note.at, note.by, "HIDDEN", "HIDDEN") for note in self.course.notes[: at + 1]]
        row = replace(
            self.course.live.row,
            status="running",
            number=at,
            deciders=table.deciders(),
            result=None,
            unrated=None,
            finished=None,
            stage={},
            position="",
        )
        double = HeldMatch(row, self.course.live.seats, self.course.live.people, table, notes)
        if not real.is_over():
            row.stage = stages.entered(double, NOW)
        if answered and row.stage:
            row.stage = {**row.stage, "answered": [self.seat]}
        return double

    def _in_a_scene(self, at: int, beat: int) -> HeldMatch:
        """The match as it was before an entry, with a curtain behind which there is nothing but what the viewer was told."""
        entry, beats = self.course.entries[at], self.course.told[at][: beat + 1]
        live = self.course.live
        before = self.double(at - 1) if at else HeldMatch(replace(live.row, status="running"), live.seats, live.people)
        kept: Curtain = {
            "seat": entry.seat,
            "action": "HIDDEN",
            "outcomes": [],
            "at": self.course.notes[at].at,
            "by": "HIDDEN",
            "why": None,
            "key": None,
            "beats": [KeptBeat(about=one["about"], told=one["told"], ms=0) for one in beats],
            "beat": beat,
            "ends": NOW,
            "skip": [],
            "stage": {},
        }
        row = replace(before.row, number=at - 1, result=None, finished=None, deciders=[], stage={"curtain": kept})
        double = HeldMatch(row, before.seats, before.people, before.table, before.notes)
        heard = tuple(event for event in entry.events[: beats[-1]["told"]] if event.is_for(self.seat))
        double.behind = Entry(at, entry.seat, "HIDDEN", (), heard, "HIDDEN")
        return double

    def _imagine(self, table: Table, view: View, real: Table) -> None:
        """Another truth behind the view, in the phase that the table is openly in: everybody sees a window open."""
        has_phases = games.has_phases(self.course.game.name) and not real.is_over()
        for _ in range(TRIES):
            table._state = self.course.game.knowledge.determinize(view, self.rng)
            if not has_phases or games.phase_of(table) == games.phase_of(real):
                return
        raise AssertionError("no other truth is in this phase")

    def _scrubbed(self, entry: Entry) -> Entry:
        """What the viewer knows of an entry."""
        is_own = entry.seat is not None and entry.seat == self.seat
        knows = self.knows(entry)
        is_open = is_own or (knows and entry.action in (SETUP, TAKE_BACK))
        events = tuple(event for event in entry.events if knows and event.is_for(self.seat))
        return Entry(
            entry.number,
            entry.seat if events or is_own or entry.action == SETUP else "HIDDEN",
            entry.action if is_open else "HIDDEN",
            entry.outcomes if is_own else (),
            events,
            "HIDDEN",
        )

    # --- what may be said -------------------------------------------------------------------------------------------

    def _shown(self, at: int, answered: bool, with_match: bool) -> dict[str, Any]:
        """The state for the viewer after an entry, without what is about time and presence."""
        return self._state_of(self.double(at, answered), at, with_match)

    def told_so_far(self, at: int, beat: int, with_match: bool) -> dict[str, Any]:
        """The state for the viewer while an entry is told."""
        return self._state_of(self.in_a_scene(at, beat), at, with_match)

    def _state_of(self, double: HeldMatch, at: int, with_match: bool) -> dict[str, Any]:
        viewer = viewer_of(double, self.person)
        told = states.state(
            double, Reader(viewer, self.seat, self.language), Moment(NOW, Presence(), 60_000), at, with_match
        )
        return steady(msgspec.to_builtins(told))

    def entry(self, number: int) -> dict[str, Any] | None:
        """An entry as the viewer may be told of it when it is made, by the viewer's own number and in their language."""
        if not 0 <= number < len(self.known):
            return None
        at = self.known[number]
        double = self.double(at)
        assert double.table is not None
        told = entries.entry_info(double, double.table.entries[at], double.notes[at], self.seat, self.language)
        return msgspec.to_builtins(told)

    def view(self, at: int) -> Any:
        """The view after an entry; none before the first."""
        return None if at < 0 else msgspec.to_builtins(self.course.tables[at].view(self.seat).to_json())

    def explanation(self, at: int, action: str) -> tuple[bool, str, str | None]:
        """What the rules say to an action after an entry."""
        table = self.double(at).table
        assert table is not None
        return table.explain(self.seat or "", action, self.language)

    def texts(self, at: int) -> dict[str, str]:
        """Log and record after an entry."""
        double = self.double(at) if at >= 0 else self.in_a_scene(0, 0)
        return {
            "/log": history.log_text(double, self.seat, self.language),
            "/record/so-far": history.record_so_far(double, self.seat, self.language),
        }

    def board(self, at: int) -> str:
        """The board in characters after an entry."""
        return "" if at < 0 else history.board_text(self.double(at), self.seat)

    def memory(self, at: int) -> Any:
        """The memory aid after an entry."""
        if at < 0:
            return {}
        table = self.double(at).table
        assert table is not None
        return msgspec.to_builtins(table.memory(self.seat))


def steady(state: dict[str, Any]) -> dict[str, Any]:
    """A state without what is about time and presence: the rest must be the same for every truth."""
    kept = {name: value for name, value in state.items() if name not in VOLATILE}
    kept["can"] = sorted(set(kept["can"]) - set(PASSING))
    if kept.get("stage"):
        kept["stage"] = {name: value for name, value in kept["stage"].items() if name not in ("began", "ends")}
    if kept.get("scene"):
        kept["scene"] = {name: value for name, value in kept["scene"].items() if name not in ("at", "ends", "skip")}
    if "match" in kept:
        kept["match"] = steady_match(kept["match"])
    return kept


def steady_match(match: dict[str, Any]) -> dict[str, Any]:
    """The same for a match as lists show it. Whether people are new to each other is only asked when it is over."""
    assert match["status"] != "running" or match["unrated"] in (None, TOOK_BACK)
    return {name: value for name, value in match.items() if name not in VOLATILE_OF_MATCH}
