"""The text of a book, as its authors write it in `data/book.LANGUAGE.md`, taken apart line by line.

    ~ name: words                 words that the text and its tables may use as {name}; OPTION_VALUE: what a value means
    # chapter — Title
    ## section — Title            an address: what refusals, logs and lessons cite
    Sentences.                    a paragraph; an empty line ends it
    [house house.stuck] Sentences. a paragraph that tells rulings, and the mark that it carries
    - point    + point            a list, a numbered list
    ? option — Title              what an option does, in the lines that follow
    @pieces name                  pieces, one line each: = piece — Name: what it is for
    @table name — Title           its head: | one | two |
    @picture name — Title         a drawing;  @example name — Title: a position that the rules play
    <flag> …   <!flag> …          only where the fact is true, or not: before any of these

In sentences {name} is a fact, {name:word} its word, {name:th} its rank, {name:card|cards} with the fitting word;
**so** is strong, `so` an option or a value, §turn.2 a section.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, TypeAlias

from triumvirate.core.errors import BadRequest

Sort: TypeAlias = Literal["paragraph", "point", "number", "option", "pieces", "table", "picture", "example"]
_HEADING = re.compile(r"(#{1,2}) (\S+) — (.+)")
_WORDS = re.compile(r"~ (\w+): (.+)")
_FLAG = re.compile(r"<(!?)(\w+)> ?")
_MARKED = re.compile(r"\[(\w+) ([\w., ]+)\] ")
_NAMED = re.compile(r"@(pieces|table|picture|example) ([\w.]+)(?: — (.+))?")
_OPTION = re.compile(r"\? (\w+) — (.+)")
_PIECE = re.compile(r"= (\S+) — ([^:]+): (.+)")


@dataclass
class Item:
    """One block as it is written: `name` is what it shows, `text` its sentences with the gaps still open."""

    sort: Sort
    line: int
    text: str = ""
    name: str = ""
    title: str = ""
    mark: str = ""
    rulings: list[str] = field(default_factory=list)
    only: list[tuple[str, bool]] = field(default_factory=list)  # facts, and what they must be
    head: list[str] = field(default_factory=list)
    pieces: list[tuple[str, str, str]] = field(default_factory=list)  # name of the data's, name for people, text


@dataclass
class Part:
    """A section as it is written."""

    id: str
    title: str
    only: list[tuple[str, bool]]
    items: list[Item] = field(default_factory=list)


@dataclass
class Text:
    """A whole text: its own words, and its chapters."""

    words: dict[str, str] = field(default_factory=dict)
    chapters: list[tuple[str, str, list[Part]]] = field(default_factory=list)

    def parts(self) -> list[Part]:
        """All sections in order."""
        return [part for _, _, parts in self.chapters for part in parts]


def read_text(file: Path) -> Text:
    """The text of a file; a line that is nothing is refused with its number."""
    return _Reader(file).read()


class _Reader:
    def __init__(self, file: Path) -> None:
        self.file, self.text = file, Text()
        self.open: Item | None = None  # takes the lines that follow

    def read(self) -> Text:
        for number, line in enumerate(self.file.read_text(encoding="utf-8").splitlines(), 1):
            if not line.strip():
                self.open = None
            elif not self._begins(number, line.strip()):
                raise BadRequest(f"{self.file.name}, line {number}: no section is open for '{line.strip()[:40]}'.")
        return self.text

    def _begins(self, number: int, line: str) -> bool:
        only: list[tuple[str, bool]] = []
        while flag := _FLAG.match(line):
            only.append((flag[2], not flag[1]))
            line = line[flag.end() :]
        if heading := _HEADING.fullmatch(line):
            return self._heading(heading[1], heading[2], heading[3], only)
        if words := _WORDS.fullmatch(line):
            self.text.words[words[1]] = words[2]
            return True
        if not self.text.chapters or not self.text.chapters[-1][2]:
            return False
        item = self._item(number, line)
        if item is None:
            return True
        item.only = only
        self.text.chapters[-1][2][-1].items.append(item)
        return True

    def _heading(self, depth: str, name: str, title: str, only: list[tuple[str, bool]]) -> bool:
        self.open = None
        if depth == "#":
            self.text.chapters.append((name, title, []))
            return True
        if not self.text.chapters:
            return False
        self.text.chapters[-1][2].append(Part(name, title, only))
        return True

    def _item(self, number: int, line: str) -> Item | None:
        """The block that a line begins, or None where it goes on with the open one."""
        if named := _NAMED.fullmatch(line):
            sort: Sort = named[1]  # type: ignore[assignment]
            self.open = Item(sort, number, name=named[2], title=named[3] or "")
            return self.open
        if option := _OPTION.fullmatch(line):
            self.open = Item("option", number, name=option[1], title=option[2])
            return self.open
        if line[:2] in ("- ", "+ "):
            self.open = Item("point" if line[0] == "-" else "number", number, line[2:])
            return self.open
        if self.open is not None and self.open.sort == "pieces" and (piece := _PIECE.fullmatch(line)):
            self.open.pieces.append((piece[1], piece[2], piece[3]))
            return None
        if self.open is not None and self.open.sort == "table" and line.startswith("|"):
            self.open.head = [cell.strip() for cell in line.strip("|").split("|")]
            return None
        if self.open is not None:
            self.open.text = f"{self.open.text} {line}".strip()
            return None
        self.open = Item("paragraph", number)
        if marked := _MARKED.match(line):
            self.open.mark, self.open.rulings = marked[1], re.split(r"[, ]+", marked[2])
            line = line[marked.end() :]
        self.open.text = line
        return self.open
