"""A puzzle: one position as one seat knows it, one question, one answer that nothing comes near, and why.

A game that leaves its part out has no puzzles. The hidden half of a position is dealt anew when a puzzle is made, so that
a puzzle holds nothing that its seat could not know.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from triumvirate.core.lazy import Lazy
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject

if TYPE_CHECKING:
    from triumvirate.core.table import Table
    from triumvirate.core.view import View

Line = tuple[tuple[str, str], ...]  # seats and what they do, one after another
ID_LENGTH = 8


@dataclass(frozen=True)
class Refutation:
    """What a wrong answer overlooks: what follows it on the board, or facts that the game puts into words."""

    line: Line = ()
    facts: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True)
class Puzzle:
    """One puzzle. `worth` has every choice, the answer too; without `choices` these are the seat's legal actions.

    `proof` says how it was proved: `solved` to the end, by exact `odds`, by `playouts`, or by listing all `worlds`.
    """

    position: str
    seat: str
    theme: str
    answer: str
    worth: Mapping[str, float]
    proof: str
    level: int
    unit: str = "chance"  # what `worth` counts: the chance to win, or points
    choices: tuple[str, ...] = ()
    about: Mapping[str, object] = field(default_factory=dict)  # what the question names
    refuted: Mapping[str, Refutation] = field(default_factory=dict)

    @property
    def id(self) -> str:
        """A name that belongs to its question alone."""
        asked = json.dumps([self.position, self.seat, self.theme, dict(self.about)], sort_keys=True)
        return hashlib.sha256(asked.encode()).hexdigest()[:ID_LENGTH]

    @property
    def margin(self) -> float:
        """How far the next best is from the answer."""
        return self.worth[self.answer] - max(worth for choice, worth in self.worth.items() if choice != self.answer)

    def to_data(self) -> JsonObject:
        """As the file keeps it: what is empty is left out."""
        told: JsonObject = {
            "position": self.position,
            "seat": self.seat,
            "theme": self.theme,
            "answer": self.answer,
            "worth": {choice: round(worth, 3) for choice, worth in self.worth.items()},
            "proof": self.proof,
            "level": self.level,
            "unit": self.unit,
            "choices": list(self.choices),
            "about": dict(self.about),
            "refuted": {choice: {"line": one.line, "facts": dict(one.facts)} for choice, one in self.refuted.items()},
        }
        return {name: value for name, value in told.items() if value or name == "level"}

    @classmethod
    def from_data(cls, data: JsonObject) -> Puzzle:
        """The inverse of `to_data`, after a way through JSON."""
        refuted = {
            choice: Refutation(tuple((seat, action) for seat, action in one["line"]), one["facts"])
            for choice, one in data.get("refuted", {}).items()
        }
        return cls(**{**data, "choices": tuple(data.get("choices", ())), "refuted": refuted})


@dataclass(frozen=True)
class Puzzles:
    """The part of a plug that says what its puzzles are.

    `find` looks at a position of a match that bots or people played, from the seats that decide, and gives what is a
    puzzle there; `fault` proves one anew and says what is wrong with it. In the matches that are looked through one of
    `bots` after another (the game's usual one where none is named) plays all seats, with `options` by the match's number.
    `named` gives facts of what the seat sees that questions name. `notes` are lines for a terminal about what a board in
    plain characters does not show; `hides` names facts of the view, by theme, that would tell the answer. `overlooked`
    finds out what a wrong answer overlooks when it is given, from what is kept of it where anything is, and nothing where
    that is not certain; it may need what the bot `finder` needs.
    """

    themes: tuple[str, ...]
    file: Path
    find: Lazy[Callable[[Table], Iterator[Puzzle]]]
    fault: Lazy[Callable[[Puzzle], str | None]]
    bots: tuple[str, ...] = ()
    options: Callable[[int], Options] = lambda number: {}
    hides: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    named: Lazy[Callable[[View], Mapping[str, object]]] | None = None
    notes: Lazy[Callable[[View, str], list[str]]] | None = None
    overlooked: Lazy[Callable[[Puzzle, str], Refutation | None]] | None = None
    finder: str | None = None
