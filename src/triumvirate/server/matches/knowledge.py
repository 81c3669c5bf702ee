"""Which entries of a match a viewer knows of, and the numbers that these have for them.

The database keeps every entry with its true number. On the way out an entry's number is its place among those that the
viewer knows of: an entry of which somebody is told nothing does not exist for them, and leaves no gap by which it could be
counted. What a viewer says of numbers (`seen`, `since`, `at`) is read in their own numbers too. After an end at which all
is opened everybody knows every entry, and the numbers are those of the record.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from triumvirate.core.table import Entry
from triumvirate.server.matches.held import HeldMatch, Known
from triumvirate.server.store.rows import MatchRow

TICK_MS = 1_000  # what everybody may know the time of is told to the second
# What of a match's row only some know of, or what follows from it.
_UNSEEN = ("number", "version", "updated", "deciders", "clocks", "deadline", "stage")


def tells(held: HeldMatch, entry: Entry, seat: str | None) -> bool:
    """Whether an entry tells a viewer anything; that something was taken back is known to who knew of it."""
    if entry.undone is not None:
        return tells(held, held.entries[entry.undone], seat)
    return entry.seat == seat or any(event.is_for(seat) for event in entry.events)


def is_open(held: HeldMatch, entry: Entry) -> bool:
    """Whether everybody knows of an entry, whoever looks on included."""
    return tells(held, entry, None)


def is_open_change(draft: HeldMatch) -> bool:
    """Whether everybody may know that a draft differs from the match as it was: lists are sorted by the time of that."""
    if draft.touched or draft.is_seated_anew or any(is_open(draft, entry) for entry in draft.entries[draft.stored :]):
        return True
    return _openly(draft.before) != _openly(draft.row)


def _openly(row: MatchRow) -> dict[str, object]:
    """What everybody may know of a match's row."""
    stage = {name: value for name, value in row.stage.items() if name in ("key", "ends", "curtain")}
    return {name: value for name, value in vars(row).items() if name not in _UNSEEN} | {"stage": stage}


def numbers(held: HeldMatch, seat: str | None) -> Sequence[int]:
    """The true numbers of the entries that a viewer knows of; the place of each is the viewer's own number."""
    return range(len(held.entries)) if held.is_open_book else _while_running(held, seat)


def _while_running(held: HeldMatch, seat: str | None) -> list[int]:
    kept = held.known.setdefault(seat, Known())
    for entry in held.entries[kept.looked :]:
        if tells(held, entry, seat):
            kept.numbers.append(entry.number)
    kept.looked = len(held.entries)
    return kept.numbers


def last(held: HeldMatch, seat: str | None) -> int:
    """The viewer's own number of the last entry they know of; -1 before the first."""
    return len(numbers(held, seat)) - 1


def own_number(held: HeldMatch, seat: str | None, true: int) -> int:
    """The viewer's own number of an entry, or of the last before it that they know of."""
    return bisect_right(numbers(held, seat), true) - 1


def true_number(held: HeldMatch, seat: str | None, own: int) -> int | None:
    """The true number of an entry by the viewer's own; None where they know of none such."""
    known = numbers(held, seat)
    return known[own] if 0 <= own < len(known) else None


def after(held: HeldMatch, seat: str | None, since: int) -> int:
    """The number after which somebody is told who says which they have seen.

    An open end gives the entries of a match with hidden ones other numbers: who may have come with one from before is told
    all of it.
    """
    if held.is_open_book and len(_while_running(held, seat)) != len(held.entries):
        return -1
    return since


def last_of_others(held: HeldMatch, seat: str) -> int:
    """A seat's own number of the last entry it knows of that is not its own; -1 where there is none."""
    known = numbers(held, seat)
    return next((own for own in reversed(range(len(known))) if held.entries[known[own]].seat != seat), -1)


def taken_back(held: HeldMatch) -> Sequence[int]:
    """The true numbers of the entries that were taken back."""
    found = held.undone
    for entry in held.entries[found.looked :]:
        if entry.undone is not None:
            found.numbers.append(entry.undone)
    found.looked = len(held.entries)
    return found.numbers
