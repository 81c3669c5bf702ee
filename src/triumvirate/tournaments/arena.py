"""Playing for a time: whoever is free is paired again at once, and wins in a row are worth double.

A win is worth 2 points and a draw 1; after two wins in a row everything counts double until a meeting is not won.
"""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.tournaments.meetings import WIN, Meeting

HOT = 2  # wins in a row from which points count double
NEAR = 8  # how far down the standing an opponent is looked for


def points(entrant: int, meetings: Sequence[Meeting]) -> list[int]:
    """What each finished meeting of somebody was worth, in the order in which they ended."""
    found, streak = [], 0
    for meeting in meetings:
        if entrant not in meeting.seats or meeting.points is None:
            continue
        half = meeting.won_by(entrant)
        found.append(half * 2 if streak >= HOT else half)
        streak = streak + 1 if half == WIN else 0
    return found


def streak(entrant: int, meetings: Sequence[Meeting]) -> int:
    """How many meetings somebody has won in a row just now."""
    found = 0
    for meeting in meetings:
        if entrant in meeting.seats and meeting.points is not None:
            found = found + 1 if meeting.won_by(entrant) == WIN else 0
    return found


def pairs(waiting: Sequence[int], meetings: Sequence[Meeting]) -> list[tuple[int, int]]:
    """Who of those that wait meets whom now: the nearest in the standing, not the one of last time where another is near.

    With three or more waiting nobody meets their last opponent again; two who are alone do.
    """
    totals = {entrant: sum(points(entrant, meetings)) for entrant in waiting}
    order = sorted(waiting, key=lambda entrant: (-totals[entrant], entrant))
    last = {entrant: _last_opponent(entrant, meetings) for entrant in order}
    found = []
    while len(order) > 1:
        one = order.pop(0)
        near = [other for other in order[:NEAR] if other != last[one] and last[other] != one]
        if not near and len(waiting) > 2:
            continue
        other = near[0] if near else order[0]
        order.remove(other)
        found.append(_sides(one, other, meetings))
    return found


def _last_opponent(entrant: int, meetings: Sequence[Meeting]) -> int | None:
    for meeting in reversed(meetings):
        if entrant in meeting.seats and len(meeting.seats) == 2:
            return meeting.others(entrant)[0]
    return None


def _sides(one: int, other: int, meetings: Sequence[Meeting]) -> tuple[int, int]:
    """Who has had the first side less often has it now."""
    had = [
        sum((m.seats[0] == who) - (m.seats[-1] == who) for m in meetings if who in m.seats and len(m.seats) == 2)
        for who in (one, other)
    ]
    return (one, other) if had[0] <= had[1] else (other, one)
