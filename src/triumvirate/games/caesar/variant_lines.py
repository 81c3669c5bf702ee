"""On which line of a variant file each of its values stands: TOML and JSON by one reader, for files that parsed already."""

from __future__ import annotations

import re

Place = tuple[str | int, ...]

_BLANK = re.compile(r"(?:[ \t\r\n,]|#[^\n]*)*")
_STRING = re.compile(r'"""(?:\\.|.)*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL)
_BARE_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR = re.compile(r"[^,\]}\n#]*")
_TO_VALUE = re.compile(r"[ \t\r\n]*[=:][ \t\r\n]*")


def lines_of(text: str) -> dict[Place, int]:
    """The line of every key and every list entry by its place: ("own", 0, "effects", 1, "do")."""
    reader = _Reader(text)
    if text.lstrip().startswith("{"):
        reader.skip()
        reader.value(())
    else:
        reader.document()
    return reader.lines


class _Reader:
    """Goes through a text once; what it does not understand it leaves out, and a fault then names the line around it."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.lines: dict[Place, int] = {}

    def skip(self, pattern: re.Pattern[str] = _BLANK) -> str:
        found = pattern.match(self.text, self.at)
        self.at = found.end() if found else self.at
        return found.group() if found else ""

    def note(self, place: Place) -> None:
        self.lines.setdefault(place, self.text.count("\n", 0, self.at) + 1)

    def next(self) -> str:
        return self.text[self.at : self.at + 1]

    def document(self) -> None:
        """A TOML file: headers that open tables, and keys with their values."""
        table: Place = ()
        counts: dict[Place, int] = {}
        while self.skip() is not None and self.at < len(self.text):
            before = self.at
            if self.next() == "[":
                repeated = self.text.startswith("[[", self.at)
                self.at += 2 if repeated else 1
                table = self._inside(self.keys(), counts)
                if repeated:
                    self.note(table)
                    counts[table] = counts.get(table, -1) + 1
                    table = (*table, counts[table])
                self.note(table)
                self.at = self.text.find("]", self.at) + (2 if repeated else 1)
            else:
                self.entry(table)
            if self.at <= before:
                return

    @staticmethod
    def _inside(keys: list[str], counts: dict[Place, int]) -> Place:
        """A header's place: within a list of tables it means the last one so far."""
        place: Place = ()
        for number, key in enumerate(keys):
            place = (*place, key)
            if number < len(keys) - 1 and place in counts:
                place = (*place, counts[place])
        return place

    def keys(self) -> list[str]:
        """A key, which may have parts divided by dots."""
        found: list[str] = []
        while True:
            self.skip(re.compile(r"[ \t]*"))
            word = self.skip(_STRING).strip("\"'") or self.skip(_BARE_KEY)
            found.append(word)
            self.skip(re.compile(r"[ \t]*"))
            if self.next() != "." or not word:
                return found
            self.at += 1

    def entry(self, table: Place) -> None:
        """A key and its value."""
        start = self.at
        place: Place = (*table, *self.keys())
        here, self.at = self.at, start
        for length in range(len(table) + 1, len(place) + 1):
            self.note(place[:length])
        self.at = here
        self.skip(_TO_VALUE)
        self.value(place)

    def value(self, place: Place) -> None:
        """A string, a number, a list or a table, and what is in it."""
        self.note(place)
        opening = self.next()
        if opening not in ("{", "["):
            if not self.skip(_STRING):
                self.skip(_SCALAR)
            return
        closing = "}" if opening == "{" else "]"
        self.at += 1
        number = 0
        while self.skip() is not None and self.at < len(self.text) and self.next() != closing:
            before = self.at
            if opening == "{":
                self.entry(place)
            else:
                self.value((*place, number))
                number += 1
            if self.at <= before:
                return
        self.at += 1
