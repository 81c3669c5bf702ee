"""What every check of a variant file has: its content, its text, and a refusal that names line, field and what is right."""

from __future__ import annotations

from collections.abc import Collection
from functools import cached_property
from typing import NoReturn

from triumvirate.core.errors import BadDocument
from triumvirate.core.plain import JsonObject
from triumvirate.games.caesar.variant_lines import Place, lines_of


class Sheet:
    """A variant file: its content, and its text where it came as one."""

    def __init__(self, data: JsonObject, text: str) -> None:
        self.data = data
        self.text = text

    @cached_property
    def _lines(self) -> dict[Place, int]:
        return lines_of(self.text)

    def fail(self, wrong: str, fix: str, *place: str | int) -> NoReturn:
        """Refuse, naming the line of what is wrong, or of what it stands in."""
        line = self.line_of(place) if self.text else None
        where = f"line {line}: " if line else ""
        raise BadDocument(f"Variant, {where}{wrong}; {fix}.", "house.variant", line)

    def line_of(self, place: Place) -> int:
        """The line of a value, or of the nearest one around it."""
        while place and place not in self._lines:
            place = place[:-1]
        return self._lines.get(place, 1)

    def number(self, value: object, least: int, most: int, what: str, *place: str | int) -> int:
        """A whole number within bounds."""
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            self.fail(f"{what} is {value!r}", f"use a whole number from {least} to {most}", *place)
        return value

    def word(self, value: object, known: Collection[str], what: str, *place: str | int) -> str:
        """One of some words."""
        if not isinstance(value, str) or value not in known:
            self.fail(f"{what} is {value!r}", f"use {', '.join(known)}", *place)
        return value

    def keys(self, value: object, known: Collection[str], what: str, *place: str | int) -> JsonObject:
        """A table with no other keys than those known."""
        if not isinstance(value, dict):
            self.fail(f"{what} is not a table", f"write {{{', '.join(f'{key} = …' for key in known)}}}", *place)
        for key in value:
            if key not in known:
                self.fail(f"{what} has no field '{key}'", f"use {', '.join(known)}", *place, key)
        return value
