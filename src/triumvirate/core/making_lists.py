"""The decisions of one phase counted, chosen by number, and listed: the middle of `count_legal`, `nth_legal`, `list_legal`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum

from triumvirate.core.decisions import ActionTable, Decision, Rule, written
from triumvirate.core.making_pieces import action_of, call, indented, is_allowed, named_lines, operands, under


class Listing(Enum):
    """The functions that list, each with what it says of itself."""

    COUNT = ("count_legal(s, seat)", "How many actions a seat has.")
    NTH = ("nth_legal(s, seat, n)", "The n-th action of a deciding seat, in a fixed order.")
    LIST = ("list_legal(s, seat, out)", "All actions of a seat written into `out`, in order; how many there are.")


@dataclass(frozen=True)
class Part:
    """What is listed in one go: a decision, several together value by value, or one of several by case."""

    rows: tuple[Decision, ...]
    selector: Rule | None = None


def lines_of_phase(table: ActionTable, rows: Sequence[Decision], listing: Listing, out: str = "out") -> list[str]:
    """The lines for one phase, up to its return; a count starts in the first line and is returned in the last."""
    parts = parts_of(table, [row for row in rows if not row.fallback])
    last_resort = [row for row in rows if row.fallback]
    if listing is Listing.NTH:
        return _nth_lines(parts, last_resort)
    lines: list[str] = []
    for number, part in enumerate(parts):
        lines += _count_lines(part) if listing is Listing.COUNT else _list_lines(part, out, number)
    for row in last_resort:
        note = [] if listing is Listing.COUNT else [f"{out}[0] = {row.constant}"]
        lines += ["if count == 0:", *indented([*note, "count = 1"])]
    if len(lines) == 1 and lines[0].startswith("count += "):
        return [lines[0].replace("count +=", "return")]
    if lines and lines[0].startswith("count += "):
        return [lines[0].replace("+=", "="), *lines[1:], "return count"]
    return ["count = 0", *lines, "return count"]


def is_kept(table: ActionTable, rows: Sequence[Decision]) -> bool:
    """Whether the list of the phase that asks for these decisions is kept in the state."""
    kept = table.order.kept
    return kept is not None and not any(phase in kept.besides for row in rows for phase in row.phases)


def parts_of(table: ActionTable, rows: Sequence[Decision]) -> list[Part]:
    """Rows in order, those listed together or by the same case as one."""
    parts: list[Part] = []
    for row in rows:
        group = next((group for group in table.order.together if row.verb in group), ())
        if any(row in part.rows for part in parts):
            continue
        if group:
            by_verb = {other.verb: other for other in rows}
            parts.append(Part(tuple(by_verb[verb] for verb in group if verb in by_verb)))
        elif row.case and parts and parts[-1].selector is row.case[0]:
            parts[-1] = Part((*parts[-1].rows, row), row.case[0])
        else:
            parts.append(Part((row,), row.case[0] if row.case else None))
    return parts


def by_case(part: Part, lines_of: Callable[[Decision], list[str]]) -> list[str]:
    """The lines of the one decision whose case it is."""
    assert part.selector is not None
    lines = [f"case = {call(part.selector)}"]
    for number, row in enumerate(part.rows):
        assert row.case is not None
        lines += [f"{'elif' if number else 'if'} case == {row.case[1]}:", *indented(lines_of(row))]
    return lines


def walk(rows: Sequence[Decision], lines_of: Callable[[Decision], list[str]]) -> list[str]:
    """Every value worth asking about, and under it what is done with each decision that allows it."""
    first = rows[0]
    if len(rows) > 1 and all(row.whole for row in rows):
        return _walk_sets(rows, lines_of)
    inner: list[str] = []
    for row in rows:
        inner += under(is_allowed(row), lines_of(row))
    if not first.nouns:
        return inner
    if first.candidates:
        counts, nth = first.candidates
        (name,) = operands(first)
        return [
            f"for i in range({call(counts)}):",
            *indented([f"{name} = {written(nth).__name__}(s, seat, i)", *inner]),
        ]
    if first.among:
        take = ["place = lowest_bit(left)", "left &= left - 1", *named_lines(first, "place")]
        return [f"left = {call(first.among)}", "while left:", *indented([*take, *inner])]
    for noun, name in reversed(list(zip(first.nouns, operands(first), strict=True))):
        inner = [f"for {name} in range({noun.first + noun.unused}, {noun.first + len(noun)}):", *indented(inner)]
    return inner


def _walk_sets(rows: Sequence[Decision], lines_of: Callable[[Decision], list[str]]) -> list[str]:
    """The same for decisions listed together of which sets say all that they allow: only those values are looked at."""
    lines: list[str] = []
    inner = ["place = lowest_bit(left)", "left &= left - 1", *named_lines(rows[0], "place")]
    for number, row in enumerate(rows):
        assert row.whole is not None
        lines.append(f"may_{number} = {call(row.whole)}")
        inner += under(f"(may_{number} >> place) & 1", lines_of(row))
    union = " | ".join(f"may_{number}" for number in range(len(rows)))
    return [*lines, f"left = {union}", "while left:", *indented(inner)]


def _is_single(row: Decision) -> bool:
    return not row.nouns


# --- counting -------------------------------------------------------------------------------------------------------


def _count_lines(part: Part) -> list[str]:
    if part.selector:
        return by_case(part, lambda row: _count_lines(Part((row,))))
    row = part.rows[0]
    if row.counts:
        return [f"count += {call(row.counts)}"]
    if len(part.rows) == 1 and row.whole:
        return [f"count += popcount({call(row.whole)})"]
    return walk(part.rows, lambda row: ["count += 1"])


# --- the n-th -------------------------------------------------------------------------------------------------------


def _nth_lines(parts: Sequence[Part], last_resort: Sequence[Decision]) -> list[str]:
    lines: list[str] = []
    for number, part in enumerate(parts):
        lines += _nth_of(part, number == len(parts) - 1, bool(last_resort), number)
    lines += [f"return {row.constant}" for row in last_resort]
    if not last_resort and not lines[-1].startswith("return"):
        lines += ["return -1"]
    return lines


def _nth_of(part: Part, is_last: bool, has_resort: bool, number: int) -> list[str]:
    if part.selector:
        return by_case(part, lambda row: _nth_of(Part((row,)), is_last, has_resort, number))
    row = part.rows[0]
    first, ways = row.constant, f"ways_{number}"
    if row.nth and is_last:
        found = f"{written(row.nth).__name__}(s, seat, n)"
        return (
            ["at = " + found, "if at >= 0:", f"    return {first} + at"]
            if has_resort
            else [f"return {first} + {found}"]
        )
    if row.nth:
        assert row.counts is not None
        found = f"{written(row.nth).__name__}(s, seat, n)"
        return [f"{ways} = {call(row.counts)}", f"if n < {ways}:", f"    return {first} + {found}", f"n -= {ways}"]
    if len(part.rows) == 1 and row.whole:
        if is_last and not has_resort:
            return [f"return {first} + nth_bit({call(row.whole)}, n)"]
        lines = [f"chosen_{number} = {call(row.whole)}", f"{ways} = popcount(chosen_{number})"]
        return [*lines, f"if n < {ways}:", f"    return {first} + nth_bit(chosen_{number}, n)", f"n -= {ways}"]
    if len(part.rows) == 1 and _is_single(row) and is_last and not has_resort:
        return [f"return {first}"]
    return walk(part.rows, lambda row: ["if n == 0:", f"    return {action_of(row)}", "n -= 1"])


# --- the list -------------------------------------------------------------------------------------------------------


def _list_lines(part: Part, out: str, number: int) -> list[str]:
    if part.selector:
        return by_case(part, lambda row: _list_lines(Part((row,)), out, number))
    row = part.rows[0]
    if row.lists:
        return [f"count = {written(row.lists).__name__}(s, seat, {out}, count, {row.constant})"]
    if row.nth:
        assert row.counts is not None
        found = f"{row.constant} + {written(row.nth).__name__}(s, seat, i)"
        return [f"for i in range({call(row.counts)}):", f"    {out}[count] = {found}", "    count += 1"]
    if len(part.rows) == 1 and row.whole:
        left = f"left_{number}"
        take = [f"{out}[count] = {row.constant} + lowest_bit({left})", f"{left} &= {left} - 1", "count += 1"]
        return [f"{left} = {call(row.whole)}", f"while {left}:", *indented(take)]
    return walk(part.rows, lambda row: [f"{out}[count] = {action_of(row)}", "count += 1"])
