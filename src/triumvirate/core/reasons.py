"""Why an action may be refused: numbers that a game's `rules/reasons.py` declares, each with its section of the book.

    SPACE_TAKEN = reason("turn.1")

Numbers follow the order of the file. The sentence of a reason is found by its name, in small letters (`explain.py`).
"""

from __future__ import annotations

import sys
from types import ModuleType
from typing import NamedTuple

# Every game's first reasons: `ALLOWED` is none, the other two are said by what is made of the decisions.
ALLOWED, NO_SUCH_ACTION, WRONG_PHASE = range(3)
FIRST_REASON = 3

_sections: dict[str, dict[int, str | None]] = {}


class Reason(NamedTuple):
    """What is told of a reason: the key of its sentence, and the section that it is about."""

    key: str
    section: str | None


def reason(section: str | None, number: int | None = None) -> int:
    """Declare the next reason, or what a game's book says of one that every game has."""
    names = sys._getframe(1).f_globals
    declared = _sections[names["__name__"]] = names.setdefault("_declared", {})  # a module loaded anew begins anew
    if number is None:
        number = max([FIRST_REASON - 1, *declared]) + 1
    declared[number] = section
    return number


def reasons_of(declaring: ModuleType) -> dict[int, Reason]:
    """The reasons that a module declares, by their numbers; there is no action without a section to forbid it."""
    names = {value: name for name, value in vars(declaring).items() if name.isupper() and isinstance(value, int)}
    sections = {NO_SUCH_ACTION: None} | _sections[declaring.__name__]
    return {number: Reason(names[number].lower(), section) for number, section in sections.items()}
