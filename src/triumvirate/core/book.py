"""What a game gives for its book, beside the text in `data/book.LANGUAGE.md`: numbers, pieces, tables and examples.

The text holds no number of its own: it names them, and they come from the data that the rules read. An example is a
position and what is done there; the rules carry it out, so that the book can only tell what happens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from triumvirate.core.chance import Outcome
from triumvirate.core.events import Told
from triumvirate.core.view import View

Show: TypeAlias = Literal[
    "both", "after", "chosen"
]  # before and after all that is done; only after; just before the last
Number: TypeAlias = int | str | bool  # a flag says whether what stands behind it is told
Facts: TypeAlias = Mapping[str, Number]


@dataclass(frozen=True)
class Asked:
    """For whom the book is made: the language, and how many play where the rules differ by that (else 0)."""

    language: str
    players: int


@dataclass(frozen=True)
class Piece:
    """A piece as the board draws it, with a twin in characters, and how many of it there are (0: no matter)."""

    svg: str
    plain: str
    count: int = 0


@dataclass(frozen=True)
class Picture:
    """A drawing, or a part of one, and what it shows in words."""

    svg: str
    plain: str


@dataclass(frozen=True)
class Act:
    """Something done in an example. Its first draws may be scripted; the rest is the same every time."""

    seat: str
    action: str
    script: tuple[Outcome, ...] = ()


@dataclass(frozen=True)
class Example:
    """A position, what is done there, and what must come of it: `tells` are events, each with the facts that matter.

    `draw` makes the picture of a view, `facts` the numbers of the caption from what happened.
    """

    position: str
    draw: Callable[[View, Asked], Picture]
    acts: tuple[Act, ...] = ()
    tells: tuple[Mapping[str, object], ...] = ()
    refused: Act | None = None  # what must not be possible afterwards,
    because: str | None = None  # and the section that forbids it
    seat: str | None = None  # through whose eyes it is drawn
    facts: Callable[[View, Sequence[Told]], Facts] = lambda view, told: {}
    show: Show = "both"


Pieces: TypeAlias = Callable[[Asked], Mapping[str, Piece]]
Rows: TypeAlias = Callable[[Asked], Sequence[Sequence[str]]]


@dataclass(frozen=True)
class BookSource:
    """All that the text of a game's book may name. Cells of tables may hold names in braces too."""

    facts: Callable[[Asked], Facts]
    pieces: Mapping[str, Pieces] = field(default_factory=dict)
    tables: Mapping[str, Rows] = field(default_factory=dict)
    pictures: Mapping[str, Callable[[Asked], Picture]] = field(default_factory=dict)
    examples: Mapping[str, Example] = field(default_factory=dict)
