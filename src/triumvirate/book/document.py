"""A book as it is read: chapters, sections, and in them paragraphs, lists, pieces, tables, pictures and examples.

It is plain data for all who show it: the page of the client, the terminal, the printed page, a tooltip.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct

Look: TypeAlias = Literal["plain", "strong", "code", "section"]
# house: our decision. manual: from the second-hand manual. The rest is for a text that lost its pictures:
# deduced from it, our reading of a sentence, rebuilt without a source.
Mark: TypeAlias = Literal["house", "manual", "deduced", "reading", "rebuilt"]


class Span(Struct, frozen=True):
    """A run of words; a section's id leads there."""

    text: str
    look: Look = "plain"


Words: TypeAlias = list[Span]


class Paragraph(Struct, frozen=True, tag="paragraph", tag_field="kind"):
    """Sentences; marked where they are not the printed book's, with the rulings that they tell."""

    text: Words
    mark: Mark | None = None
    rulings: list[str] = []


class Points(Struct, frozen=True, tag="points", tag_field="kind"):
    """A list; numbered where the order matters."""

    items: list[Words]
    numbered: bool = False


class OptionTold(Struct, frozen=True, tag="option", tag_field="kind"):
    """An option of a table: its values with the usual one, and what it does."""

    option: str
    title: str
    values: list[str]
    usual: str
    text: Words


class PieceTold(Struct, frozen=True):
    """A piece: drawn, named, counted, and what it is for."""

    piece: str
    name: str
    svg: str
    plain: str
    count: int
    text: Words
    section: str  # where the book tells about it


class PieceList(Struct, frozen=True, tag="pieces", tag_field="kind"):
    """Pieces side by side."""

    pieces: list[PieceTold]


class FactTable(Struct, frozen=True, tag="table", tag_field="kind"):
    """Rows of facts."""

    title: str
    head: list[str]
    rows: list[list[Words]]


class Drawn(Struct, frozen=True):
    """A picture, and what it shows in words."""

    svg: str
    plain: str


class Figure(Struct, frozen=True, tag="figure", tag_field="kind"):
    """A picture, or a position before and after what is done there, with what is to be seen."""

    title: str
    pictures: list[Drawn]
    text: Words
    example: str | None  # its name, when the rules played it


Block: TypeAlias = Paragraph | Points | OptionTold | PieceList | FactTable | Figure


class Section(Struct, frozen=True):
    """A piece of the book with an address of its own: refusals, logs and lessons lead there."""

    id: str
    title: str
    blocks: list[Block]


class Chapter(Struct, frozen=True):
    """Sections that belong together."""

    id: str
    title: str
    sections: list[Section]


class Book(Struct, frozen=True):
    """The rules of a game in one language, of one version, for so many players where that matters (else 0)."""

    game: str
    title: str
    version: int
    language: str
    players: int
    counts: list[int]  # the player counts there are books for
    marks: dict[str, str]  # the marks that occur, and what each means
    chapters: list[Chapter]

    def sections(self) -> Iterator[Section]:
        """All sections in order."""
        for chapter in self.chapters:
            yield from chapter.sections

    def pieces(self) -> Iterator[PieceTold]:
        """All pieces in order."""
        for section in self.sections():
            for block in section.blocks:
                if isinstance(block, PieceList):
                    yield from block.pieces


def plainly(words: Words) -> str:
    """Words without their looks."""
    return "".join(f"§{span.text}" if span.look == "section" else span.text for span in words)
