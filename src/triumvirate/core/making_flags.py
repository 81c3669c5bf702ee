"""Legal lists that are kept as flags: a row of 0 and 1 says which of the phase's *ways* are legal, in the order of the list.

A phase's ways are all that could ever be listed in it: its decisions one after another, each with a way for everything it
can name; decisions listed together take turns, value by value. So the n-th flag is the n-th of the list, provided that
whatever names candidates or the n-th names them in the order of the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from triumvirate.core.decisions import ActionTable, Decision, written
from triumvirate.core.making_lists import is_kept, parts_of, walk
from triumvirate.core.making_pieces import call, indented, place_of, under

SET = 64  # more flags than this are set one by one
WORD = 32


class Stretch(NamedTuple):
    """The ways of a decision, or of several together, and the number of the first."""

    rows: tuple[Decision, ...]
    start: int
    is_last_resort: bool = False

    @property
    def size(self) -> int:
        """How many ways these are."""
        return len(self.rows) * self.rows[0].size

    def actions(self, table: ActionTable) -> list[int]:
        """The action of every way."""
        return [table.first(row.verb) + place for place in range(self.rows[0].size) for row in self.rows]


def stretches_of(table: ActionTable, rows: Sequence[Decision]) -> list[Stretch]:
    """The ways of one phase."""
    found: list[Stretch] = []
    at = 0
    for part in parts_of(table, [row for row in rows if not row.fallback]):
        for together in [(row,) for row in part.rows] if part.selector else [part.rows]:
            found.append(Stretch(together, at))
            at += found[-1].size
    for row in rows:
        if row.fallback:
            found.append(Stretch((row,), at, is_last_resort=True))
            at += 1
    return found


def actions_by_way(table: ActionTable, phase: int) -> list[int]:
    """What every flag of a phase stands for; nothing where its list is not kept."""
    rows = [row for row in table.rows if phase in row.phases or not row.phases]
    if not is_kept(table, rows):
        return []
    return [action for stretch in stretches_of(table, rows) for action in stretch.actions(table)]


# --- what is kept ---------------------------------------------------------------------------------------------------


def keep_lines(table: ActionTable, rows: Sequence[Decision]) -> Iterator[str]:
    """The lines that set a phase's flags in an empty row, and count them."""
    assert table.order.kept is not None
    row = f"s.{table.order.kept.row}"
    for stretch in stretches_of(table, rows):
        first = stretch.rows[0]
        if stretch.is_last_resort:
            yield from under("count == 0", [f"{row}[{stretch.start}] = 1", "count = 1"])
        elif first.case:
            yield from under(f"{call(first.case[0])} == {first.case[1]}", _stretch_lines(row, stretch))
        else:
            yield from _stretch_lines(row, stretch)


def _stretch_lines(row: str, stretch: Stretch) -> list[str]:
    first, start = stretch.rows[0], stretch.start
    if first.nth:
        assert first.counts is not None
        way = f"{start} + {written(first.nth).__name__}(s, seat, i)"
        return [f"for i in range({call(first.counts)}):", f"    {row}[{way}] = 1", "    count += 1"]
    fits = len(stretch.rows) == 1 and first.size <= SET and start % WORD == 0
    if fits and first.whole:
        return [f"chosen = {call(first.whole)}", *_set_lines(row, stretch)]
    if fits and first.among and not first.candidates:
        chosen = walk(stretch.rows, lambda one: ["chosen |= 1 << place"])
        return ["chosen = 0", *chosen, *_set_lines(row, stretch)]
    if len(stretch.rows) == 1 and first.whole:
        take = [f"{row}[{start} + lowest_bit(left)] = 1", "left &= left - 1", "count += 1"]
        return [f"left = {call(first.whole)}", "while left:", *indented(take)]
    return walk(stretch.rows, lambda one: [f"{row}[{_way(stretch, one)}] = 1", "count += 1"])


def _set_lines(row: str, stretch: Stretch) -> list[str]:
    return [f"write_bits({row}, {stretch.start}, chosen, {stretch.rows[0].size})", "count += popcount(chosen)"]


def _way(stretch: Stretch, row: Decision) -> str:
    """The way of the numbers that a decision names."""
    number = stretch.start + stretch.rows.index(row)
    place = place_of(row)
    if not place:
        return str(number)
    if len(stretch.rows) > 1:
        place = f"({place}) * {len(stretch.rows)}"
    return f"{number} + {place}" if number else place


# --- the n-th -------------------------------------------------------------------------------------------------------


def nth_lines(table: ActionTable, rows: Sequence[Decision]) -> list[str]:
    """The lines that give the action of the way `at` in a phase."""
    lines: list[str] = []
    stretches = stretches_of(table, rows)
    for stretch in stretches:
        found = _action_lines(stretch)
        lines += found if stretch is stretches[-1] else under(f"at < {stretch.start + stretch.size}", found)
    return lines


def _action_lines(stretch: Stretch) -> list[str]:
    first, at = stretch.rows[0], f"at - {stretch.start}" if stretch.start else "at"
    if len(stretch.rows) > 1:
        lines = [f"place = ({at}) // {len(stretch.rows)}", f"which = {at} - place * {len(stretch.rows)}"]
        for number, row in enumerate(stretch.rows[:-1]):
            lines += under(f"which == {number}", [f"return {row.constant} + place"])
        return [*lines, f"return {stretch.rows[-1].constant} + place"]
    return [f"return {first.constant} + {at}" if first.nouns else f"return {first.constant}"]
