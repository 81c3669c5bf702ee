"""The legal actions as masks: `mark_legal` sets bits in empty 64-bit words, `show_legal` writes bytes of 0 and 1.

`show_legal(s, seat, mask, shown)` is given back what it said was shown the last time, and wipes that first: a bit for each
row of the action table, and above those what a decision's own **shows** `(s, seat, mask, first)` says besides its count,
for its **wipes** `(mask, first, shown)`. **marks** is `(s, seat, words, first)` and gives the count.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from triumvirate.core.decisions import ActionTable, Decision, written
from triumvirate.core.making_lists import Part, by_case, is_kept, parts_of, walk
from triumvirate.core.making_pieces import action_of, call, function, indented, phase_line

Phases = Sequence[tuple[str | None, list[Decision]]]


def mask_functions(table: ActionTable, phases: Phases) -> Iterator[list[str]]:
    """Both functions."""
    yield function(
        "mark_legal(s, seat, words)",
        "Set the bits of a deciding seat's actions in empty 64-bit words; how many there are.",
        [*phase_line(table), *_branches(table, phases, _marks_of), "return 0"],
    )
    yield function(
        "show_legal(s, seat, mask, shown)",
        "Mark a deciding seat's actions in `mask`; how many there are, and what to tell the next time.",
        [*_wipe_lines(table), *phase_line(table), *_branches(table, phases, _shows_of), "return 0, 0"],
    )


Lines = Callable[[ActionTable, list[Decision]], list[str]]


def _branches(table: ActionTable, phases: Phases, lines_of: Lines) -> list[str]:
    lines: list[str] = []
    for test, rows in phases:
        lines += [f"if {test}:", *indented(lines_of(table, rows))] if test else lines_of(table, rows)
    return lines


def _each(part: Part, number: int, set_one: Callable[[str], list[str]]) -> list[str]:
    """Lines that set and count every action of a part."""
    if part.selector:
        return by_case(part, lambda row: _each(Part((row,)), number, set_one))
    row = part.rows[0]
    if row.nth:
        assert row.counts is not None
        found = f"{row.constant} + {written(row.nth).__name__}(s, seat, i)"
        ways = f"ways_{number}"
        return [
            f"{ways} = {call(row.counts)}",
            f"for i in range({ways}):",
            *indented([f"action = {found}", *set_one("action")]),
            f"count += {ways}",
        ]
    if len(part.rows) == 1 and row.whole:
        left = f"left_{number}"
        take = [f"action = {row.constant} + lowest_bit({left})", f"{left} &= {left} - 1", *set_one("action")]
        return [
            f"{left} = {call(row.whole)}",
            f"count += popcount({left})",
            f"while {left}:",
            *indented(take),
        ]
    return walk(part.rows, lambda row: [f"action = {action_of(row)}", *set_one("action"), "count += 1"])


def _each_kept(table: ActionTable, set_one: Callable[[str], list[str]], besides: str) -> list[str]:
    """Lines for a phase whose list is kept in the state."""
    kept = table.order.kept
    assert kept is not None
    found = "nth_legal(s, seat, i)" if kept.flags else f"s.{kept.row}[i]"
    inner = [f"action = {found}", *set_one("action")]
    return [f"for i in range(s.{kept.counter}):", *indented(inner), f"return s.{kept.counter}{besides}"]


# --- bits -----------------------------------------------------------------------------------------------------------


def _mark(action: str) -> list[str]:
    return [f"words[{action} >> 6] |= 1 << ({action} & 63)"]


def _marks_of(table: ActionTable, rows: list[Decision]) -> list[str]:
    if is_kept(table, rows):
        return _each_kept(table, _mark, "")
    lines = ["count = 0"]
    for number, part in enumerate(parts_of(table, [row for row in rows if not row.fallback])):
        own = part.rows[0].marks
        if own:
            lines += [f"count += {written(own).__name__}(s, seat, words, {part.rows[0].constant})"]
        else:
            lines += _each(part, number, _mark)
    for row in rows:
        if row.fallback:
            lines += ["if count == 0:", *indented([*_mark(row.constant), "count = 1"])]
    return [*lines, "return count"]


# --- bytes ----------------------------------------------------------------------------------------------------------


def _bit_of(table: ActionTable, row: Decision) -> int:
    return 1 << table.rows.index(row)


def _show(action: str) -> list[str]:
    return [f"mask[{action}] = 1"]


def _shows_of(table: ActionTable, rows: list[Decision]) -> list[str]:
    """The bits of what is shown are known beforehand, but for a row that says it itself and one of last resort."""
    if is_kept(table, rows):
        return _each_kept(table, _show, f", {sum(_bit_of(table, row) for row in rows)}")
    bits = sum(_bit_of(table, row) for row in rows if not row.fallback and not row.shows)
    own = [row for row in rows if row.shows]
    lines = ["count = 0"]
    for number, part in enumerate(parts_of(table, [row for row in rows if not row.fallback])):
        shows = part.rows[0].shows
        if shows:
            lines += [f"more, marked = {written(shows).__name__}(s, seat, mask, {part.rows[0].constant})"]
            lines += ["count += more"]
        else:
            lines += _each(part, number, _show)
    for row in rows:
        if row.fallback:
            back = [*_show(row.constant), f"return 1, {bits | _bit_of(table, row)}"]
            lines += ["if count == 0:", *indented(back)]
    return [*lines, f"return count, {bits} | marked << {len(table.rows)}" if own else f"return count, {bits}"]


def _wipe_lines(table: ActionTable) -> list[str]:
    """Rows shown the last time are wiped; a bit for each says which."""
    lines: list[str] = []
    for row in table.rows:
        if row.wipes:
            shift = len(table.rows)
            name = written(row.wipes).__name__
            lines += [f"if shown >> {shift}:", f"    {name}(mask, {row.constant}, shown >> {shift})"]
    plain: list[str] = []
    for row in table.rows:
        if not row.shows:
            wipe = (
                [f"for action in range({row.constant}, {row.constant} + {row.size}):", "    mask[action] = 0"]
                if row.nouns
                else [f"mask[{row.constant}] = 0"]
            )
            plain += [f"if shown & {_bit_of(table, row)}:", *indented(wipe)]
    return [*lines, f"if shown & {(1 << len(table.rows)) - 1}:", *indented(plain)]
