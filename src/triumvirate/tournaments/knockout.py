"""Who loses is out: a bracket in which the best seeds meet last, and have the byes where the field fills no bracket.

A drawn meeting is played again with sides changed, twice at most; after that the better seed goes on, so that a round
always ends by itself.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.tournaments.meetings import Meeting, of_round

MOST_REPLAYS = 2


def size(count: int) -> int:
    """The places of the bracket: the power of two that holds the field."""
    return 1 << max(0, count - 1).bit_length()


def rounds(count: int) -> int:
    """How many rounds there are."""
    return size(count).bit_length() - 1


def order(places: int) -> list[int]:
    """Seeds from the top of the bracket to its foot: 0 meets the last, and 1 only in the final."""
    found = [0]
    while len(found) < places:
        length = 2 * len(found)
        found = [seed for one in found for seed in (one, length - 1 - one)]
    return found


def pairs(count: int, meetings: Sequence[Meeting], round_: int) -> list[tuple[int, ...]]:
    """The tables of a round (from 1): those of the first by seeding, later ones of who went on. One alone has a bye."""
    standing: list[int | None] = [seed if seed < count else None for seed in order(size(count))]
    for before in range(1, round_):
        standing = [
            _survivor(of_round(meetings, before), one, other)
            for one, other in zip(standing[::2], standing[1::2], strict=True)
        ]
    found: list[tuple[int, ...]] = []
    for pair in zip(standing[::2], standing[1::2], strict=True):
        here = [entrant for entrant in pair if entrant is not None]
        if here:
            found.append(_sides(here[0], here[1], meetings) if len(here) == 2 else (here[0],))
    return found


def replays(meetings: Sequence[Meeting], round_: int) -> list[tuple[int, ...]]:
    """The drawn meetings of a round that are to be played again, sides changed."""
    found = []
    now = of_round(meetings, round_)
    for pair in dict.fromkeys(frozenset(meeting.seats) for meeting in now if not meeting.is_bye):
        between = [meeting for meeting in now if frozenset(meeting.seats) == pair]
        last = between[-1]
        is_drawn = last.points is not None and last.points[0] == last.points[1]
        if is_drawn and last.is_played and len(between) <= MOST_REPLAYS:
            found.append(tuple(reversed(last.seats)))
    return found


def winner(between: Sequence[Meeting]) -> int | None:
    """Who goes on from the meetings of two; None while the last is played. Draws to the end: the better seed."""
    last = between[-1]
    if last.points is None:
        return None
    if last.is_bye or last.points[0] != last.points[1]:
        return last.seats[last.points.index(max(last.points))]
    return min(last.seats)


def reached(entrant: int, meetings: Sequence[Meeting]) -> int:
    """How many rounds somebody has survived."""
    found = 0
    for round_ in {meeting.round for meeting in meetings if entrant in meeting.seats}:
        if winner([m for m in of_round(meetings, round_) if entrant in m.seats]) == entrant:
            found += 1
    return found


def _survivor(now: Sequence[Meeting], one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return one if one is not None else other
    return winner([meeting for meeting in now if one in meeting.seats])


def _sides(one: int, other: int, meetings: Sequence[Meeting]) -> tuple[int, int]:
    """Who has had the first side less often has it; the better seed where that says nothing."""
    had = [sum(m.seats[0] == who and m.is_played for m in meetings) for who in (one, other)]
    if had[0] != had[1]:
        return (one, other) if had[0] < had[1] else (other, one)
    return min(one, other), max(one, other)
