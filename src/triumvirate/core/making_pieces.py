"""Pieces of the made text that its makers share: calls, the numbers an action names, functions and indents."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from triumvirate.core.decisions import ActionTable, Decision, Rule, written

INDENT = "    "


def indented(lines: Iterable[str]) -> list[str]:
    """The lines one step further in."""
    return [INDENT + line for line in lines]


def function(head: str, says: str, lines: Iterable[str]) -> list[str]:
    """A compiled function."""
    return ["@compiled", f"def {head}:", *indented([f'"""{says}"""', *lines])]


def call(rule: Rule, row: Decision | None = None, *given: str) -> str:
    """A call of a rule for the seat, with the numbers that a decision names."""
    named = given or (operands(row) if row else ())
    return f"{written(rule).__name__}({', '.join(['s', 'seat', *named])})"


def operands(row: Decision) -> list[str]:
    """Names for the numbers that a decision names; two of one noun are told apart."""
    names = [re.sub(r"\W+", "_", noun.name) for noun in row.nouns]
    alike = {name for name in names if names.count(name) > 1}
    names = [f"{name}_{at + 1}" if name in alike else name for at, name in enumerate(names)]
    return [f"the_{name}" for name in names]


def phase_line(table: ActionTable) -> list[str]:
    """What says which decisions are asked for; nothing in a game without phases."""
    if not any(row.phases for row in table.rows):
        return []
    return [f"phase = {call(table.declared.moment) if table.declared.moment else 's.phase'}"]


def named_lines(row: Decision, place: str = "") -> list[str]:
    """The numbers that an action names, from its place in the decision's part of the table."""
    names, lines = operands(row), []
    left = place or f"action - {row.constant}"
    if len(names) > 1 and not place:
        lines += [f"place = {left}"]
        left = "place"
    for position in range(len(names) - 1, 0, -1):
        size, rest = len(row.nouns[position]), f"rest_{position}"
        lines += [f"{rest} = {left} // {size}"]
        lines += [f"{names[position]} = {left} - {rest} * {size}{_plus(row.nouns[position].first)}"]
        left = rest
    if names:
        lines += [f"{names[0]} = {left}{_plus(row.nouns[0].first)}"]
    return lines


def action_of(row: Decision) -> str:
    """The number of the action that names these numbers."""
    place = place_of(row)
    return f"{row.constant} + {place}" if place else row.constant


def place_of(row: Decision) -> str:
    """Its place in the decision's part of the table; empty where nothing is named."""
    place = ""
    for noun, name in zip(row.nouns, operands(row), strict=True):
        value = f"({name} - {noun.first})" if noun.first else name
        place = f"({place}) * {len(noun)} + {value}" if place else value
    return place


def is_allowed(row: Decision) -> str:
    """The test whether a decision's predicate lets the numbers pass; empty when there is none, or the case says it all."""
    if row.case and not row.nouns:
        return ""
    if row.unless:
        return f"{call(row.unless, row)} == 0"
    return call(row.provided, row) if row.provided else ""


def under(test: str, lines: Sequence[str]) -> list[str]:
    """Lines under a test, or as they are when there is none."""
    return [f"if {test}:", *indented(lines)] if test else list(lines)


def _plus(number: int) -> str:
    return f" + {number}" if number else ""
