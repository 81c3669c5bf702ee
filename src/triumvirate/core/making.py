"""Makes the text of a game's `rules.made` from its declared decisions (`core/decisions.py`).

The text is plain Python in the manner of the rules, for every engine to load: ladders over the action table for what is
done and what is refused, and for each phase its decisions in the order of the table, counted, chosen and listed.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterator, Sequence

from triumvirate.core.decisions import ActionTable, Decision, Kept, Rule, written
from triumvirate.core.making_flags import keep_lines, nth_lines
from triumvirate.core.making_lists import Listing, is_kept, lines_of_phase
from triumvirate.core.making_masks import mask_functions
from triumvirate.core.making_pieces import call, function, indented, named_lines, operands, phase_line
from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, WRONG_PHASE

LONGEST_LADDER = 8  # longer ones are halved
WIDTH = 120
OWN_NAMES = (
    *("action", "at", "before", "case", "count", "i", "left", "marked", "mask", "more", "n", "out", "phase", "place"),
    *("chosen", "s", "seat", "shown", "which", "why", "words"),
)
PRIMITIVES = ("clear_row", "lowest_bit", "nth_flag", "nth_bit", "popcount", "write_bits")


def made_text(table: ActionTable) -> str:
    """The whole module."""
    body = "\n\n\n".join(["\n".join(function) for function in _functions(table)])
    return "\n".join([*_head(table, body), "\n", body, ""])


def _functions(table: ActionTable) -> Iterator[list[str]]:
    yield from _apply(table)
    yield _refusal(table)
    yield from (_list_function(table, listing) for listing in Listing)
    if table.order.kept:
        yield _keep_legal(table)
    yield from mask_functions(table, _phases(table))


# --- the head: imports and numbers ----------------------------------------------------------------------------------


def _head(table: ActionTable, body: str) -> Iterator[str]:
    yield f'"""Made from the decisions of {table.package.rpartition(".")[0]}; `core/making.py` says how."""'
    yield ""
    words, called = set(re.findall(r"\w+", body)), set(re.findall(r"\w+(?=\()", body))
    apart = ["apart"] if "@apart" in body else []
    primitives = [name for name in PRIMITIVES if name in called]
    yield f"from triumvirate.core.rulebook import {', '.join([*apart, 'compiled', *primitives])}"
    yield ""
    for module, names in sorted(_imports(table, called).items()):
        yield from _import(module, sorted(names))
    yield ""
    yield from (f"{name} = {number}" for number, name in _reason_names(table).items() if name in words)
    for row in table.rows:
        yield f"{row.constant} = {table.first(row.verb)}"
    yield f"ACTIONS = {table.actions}"
    yield from (f"{name} = {number}" for number, name in sorted(_phase_names(table).items()))


def _import(module: str, names: Sequence[str]) -> list[str]:
    line = f"from .{module} import {', '.join(names)}"
    return [line] if len(line) <= WIDTH else [f"from .{module} import (", *[f"    {name}," for name in names], ")"]


def _imports(table: ActionTable, called: set[str]) -> dict[str, set[str]]:
    """The functions that are called, by chapter."""
    found: dict[str, set[str]] = {}
    homes = dict.fromkeys(OWN_NAMES, "the made text")
    for rule in _rules(table):
        name, module = written(rule).__name__, written(rule).__module__
        if homes.setdefault(name, module) != module:
            raise ValueError(f"{table.package}: both {homes[name]} and {module} have a function {name}")
        if name in called:
            found.setdefault(module.removeprefix(table.package + "."), set()).add(name)
    return found


def _rules(table: ActionTable) -> Iterator[Rule]:
    """Every function that a declaration mentions."""
    declared = table.declared
    yield from filter(
        None, (declared.moment, declared.not_now, declared.deciding, declared.beforehand, declared.afterwards)
    )
    for pair in declared.phase_lists.values():
        yield from pair
    for row in table.rows:
        parts = (row.function, row.unless, row.provided, row.among, row.exactly, row.counts, row.nth, row.lists)
        yield from filter(None, (*parts, row.marks, row.shows, row.wipes))
        yield from row.candidates or ()
        if row.case:
            yield row.case[0]
        if callable(row.outside):
            yield row.outside


def _phase_names(table: ActionTable) -> dict[int, str]:
    """What the chapters call the phases of their decisions."""
    names: dict[int, str] = {}
    for row in table.rows:
        known = written(row.function).__globals__
        for phase in row.phases:
            called = [name for name, value in known.items() if re.match("PHASE_|MOMENT_", name) and value == phase]
            names.setdefault(phase, called[0] if called else f"PHASE_{phase}")
    return names


def _reason_names(table: ActionTable) -> dict[int, str]:
    """What the game calls its reasons, where it has a chapter of them."""
    names = {ALLOWED: "ALLOWED", NO_SUCH_ACTION: "NO_SUCH_ACTION", WRONG_PHASE: "WRONG_PHASE"}
    chapter = sys.modules.get(f"{table.package}.reasons")
    own = vars(chapter) if chapter else {}
    return names | {value: name for name, value in own.items() if name.isupper()}


# --- what is done, and what is refused ------------------------------------------------------------------------------


def _apply(table: ActionTable) -> Iterator[list[str]]:
    """One function for all of it, unless the game wants its parts: a GPU pays for calls, or for their absence."""

    def act(row: Decision) -> list[str]:
        if len(row.nouns) == 1 and not row.nouns[0].first:
            return [call(row.function, row, f"action - {row.constant}")]
        return [*named_lines(row), call(row.function, row)]

    declared, kept, ladder = table.declared, table.order.kept, _ladder(table, table.rows, act)
    if table.order.in_parts:
        parts = [table.rows[at : at + LONGEST_LADDER] for at in range(0, len(table.rows), LONGEST_LADDER)]
        for part in parts:
            yield function(f"{_part(part)}(s, seat, action)", "A part of `apply`.", _ladder(table, part, act))
        ladder = _rungs([part[0] for part in parts], [[f"{_part(part)}(s, seat, action)"] for part in parts])
    before = [f"{written(declared.beforehand).__name__}(s)"] if declared.beforehand else []
    after = [f"{written(declared.afterwards).__name__}(s)"] if declared.afterwards else []
    if kept:
        after += [f"keep_legal(s, s.{kept.seat})"]
    says = "Carry out a legal action of a deciding seat, and what follows by itself."
    yield function("apply(s, seat, action)", says, [*before, *ladder, *after])


def _part(rows: Sequence[Decision]) -> str:
    return rows[0].constant.lower().replace("act_", "apply_from_", 1)


def _refusal(table: ActionTable) -> list[str]:
    lines = ["if action < 0 or action >= ACTIONS:", "    return NO_SUCH_ACTION"]
    not_now = table.declared.not_now
    if not_now and table.declared.deciding:
        lines += [f"if {_is_waiting(table)}:", f"    return {call(not_now)}"]
    elif not_now:
        lines += [f"why = {call(not_now)}", "if why:", "    return why"]
    lines += phase_line(table)
    names, reasons = _phase_names(table), _reason_names(table)
    lines += _ladder(table, table.rows, lambda row: _refusal_of(row, names, reasons))
    return function("refusal(s, seat, action)", "Why a seat may not take an action: a reason, or 0 when it may.", lines)


def _is_waiting(table: ActionTable) -> str:
    """The test for a seat that may do nothing now; empty where a game has none."""
    deciding, not_now = table.declared.deciding, table.declared.not_now
    if deciding:
        return f"not ({written(deciding).__name__}(s) >> seat) & 1"
    return call(not_now) if not_now else ""


def _refusal_of(row: Decision, names: dict[int, str], reasons: dict[int, str]) -> list[str]:
    unused = [
        (name, noun.first + noun.unused) for noun, name in zip(row.nouns, operands(row), strict=True) if noun.unused
    ]
    lines = named_lines(row) if unused else []
    for name, first in unused:
        lines += [f"if {name} < {first}:", "    return NO_SUCH_ACTION"]
    if row.phases and row.outside is not None:
        reason = call(row.outside) if callable(row.outside) else reasons.get(row.outside, row.outside)
        lines += [f"if {' and '.join(f'phase != {names[phase]}' for phase in row.phases)}:", f"    return {reason}"]
    if row.is_predicate_among:
        assert row.among is not None
        there = f"({call(row.among)} >> (action - {row.constant})) & 1"
        return [*lines, f"return ALLOWED if {there} else {reasons.get(row.reason, row.reason)}"]
    lines += [] if unused else named_lines(row)
    if row.unless:
        return [*lines, f"return {call(row.unless, row)}"]
    if row.provided:
        return [*lines, f"return ALLOWED if {call(row.provided, row)} else {reasons.get(row.reason, row.reason)}"]
    return [*lines, "return ALLOWED"]


def _ladder(table: ActionTable, rows: Sequence[Decision], lines_of: Callable[[Decision], list[str]]) -> list[str]:
    """The lines of the row that an action belongs to, found by comparing with the first numbers of the rows."""
    if len(rows) > LONGEST_LADDER:
        half = len(rows) // 2
        low, high = _ladder(table, rows[:half], lines_of), _ladder(table, rows[half:], lines_of)
        return [f"if action < {rows[half].constant}:", *indented(low), "else:", *indented(high)]
    return _rungs(rows, [lines_of(row) for row in rows])


def _rungs(firsts: Sequence[Decision], lines: Sequence[list[str]]) -> list[str]:
    """Lines for each stretch of the table, from one decision's first number to the next one's."""
    if len(firsts) == 1:
        return lines[0]
    ladder: list[str] = []
    for number, after in enumerate(firsts[1:]):
        ladder += [f"{'elif' if number else 'if'} action < {after.constant}:", *indented(lines[number])]
    return [*ladder, "else:", *indented(lines[-1])]


# --- what is legal --------------------------------------------------------------------------------------------------


def _phases(table: ActionTable) -> list[tuple[str | None, list[Decision]]]:
    """For each phase, or several that ask for the same, the test for it and its decisions in the order of the table."""
    names = _phase_names(table)
    asked: dict[tuple[str, ...], list[int]] = {}
    for phase in names:
        verbs = tuple(row.verb for row in table.rows if phase in row.phases or not row.phases)
        asked.setdefault(verbs, []).append(phase)
    branches: list[tuple[str | None, list[Decision]]] = []
    for verbs, phases in asked.items():
        test = " or ".join(f"phase == {names[phase]}" for phase in phases)
        branches.append((test, [table.declared.decisions[verb] for verb in verbs]))
    always = [row for row in table.rows if not row.phases]
    return [*branches, (None, always)] if always else branches


def _list_function(table: ActionTable, listing: Listing) -> list[str]:
    lines = []
    if _is_waiting(table) and listing is not Listing.NTH:
        lines += [f"if {_is_waiting(table)}:", "    return 0"]
    lines += phase_line(table)
    kept = table.order.kept
    for test, rows in _phases(table):
        if is_kept(table, rows):
            continue
        lines += _branch(test, _own_list(table, rows, listing) or lines_of_phase(table, rows, listing))
    if kept and kept.flags:
        lines += _flag_lines(table, kept, listing)
    elif kept:
        lines += _kept_lines(kept.row, kept.counter, listing)
    else:
        lines += ["return -1" if listing is Listing.NTH else "return 0"]
    return function(listing.value[0], listing.value[1], lines)


def _branch(test: str | None, lines: list[str]) -> list[str]:
    return lines if test is None else [f"if {test}:", *indented(lines)]


def _own_list(table: ActionTable, rows: Sequence[Decision], listing: Listing) -> list[str] | None:
    """A phase that the game counts and lists by functions of its own."""
    found = [pair for phase, pair in table.declared.phase_lists.items() if any(phase in row.phases for row in rows)]
    if not found:
        return None
    counts, nth = found[0]
    firsts = "".join(f", {row.constant}" for row in rows)
    nth_call = f"{written(nth).__name__}(s, seat, %s{firsts})"
    if listing is Listing.COUNT:
        return [f"return {call(counts)}"]
    if listing is Listing.NTH:
        return [f"return {nth_call % 'n'}"]
    return [f"count = {call(counts)}", "for i in range(count):", f"    out[i] = {nth_call % 'i'}", "return count"]


def _kept_lines(row: str, counter: str, listing: Listing) -> list[str]:
    if listing is Listing.COUNT:
        return [f"return s.{counter}"]
    if listing is Listing.NTH:
        return [f"return s.{row}[n]"]
    return [f"for i in range(s.{counter}):", f"    out[i] = s.{row}[i]", f"return s.{counter}"]


def _flag_lines(table: ActionTable, kept: Kept, listing: Listing) -> list[str]:
    if listing is Listing.COUNT:
        return [f"return s.{kept.counter}"]
    if listing is Listing.LIST:
        return [
            f"for i in range(s.{kept.counter}):",
            "    out[i] = nth_legal(s, seat, i)",
            f"return s.{kept.counter}",
        ]
    lines = [f"at = nth_flag(s.{kept.row}, n)"]
    for test, rows in _phases(table):
        if test is not None and is_kept(table, rows):
            lines += _branch(test, nth_lines(table, rows))
    return [*lines, "return -1"]


def _keep_legal(table: ActionTable) -> list[str]:
    kept = table.order.kept
    assert kept is not None
    lines = [
        *phase_line(table),
        f"clear_row(s.{kept.row})" if kept.flags else f"before = s.{kept.counter}",
        "count = 0",
    ]
    ladder: list[str] = []
    for test, rows in _phases(table):
        if test is not None and is_kept(table, rows):
            inner = list(keep_lines(table, rows)) if kept.flags else _listed(table, rows, f"s.{kept.row}")
            ladder += [f"{'elif' if ladder else 'if'} {test}:", *indented(inner)]
    rest = [] if kept.flags else ["for i in range(count, before):", f"    s.{kept.row}[i] = 0"]
    lines += [*ladder, *rest, f"s.{kept.counter} = count"]
    return ["@apart", *function("keep_legal(s, seat)", "Keep in the state what a deciding seat may do now.", lines)]


def _listed(table: ActionTable, rows: list[Decision], row: str) -> list[str]:
    """The lines that list a phase, without those of their own `count`."""
    return lines_of_phase(table, rows, Listing.LIST, row)[1:-1]
