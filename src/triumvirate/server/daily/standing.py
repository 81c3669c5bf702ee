"""How a try compares with all others of its day, and how many days somebody has played without a gap."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from triumvirate.server.daily import days


def better_than(score: int, scores: Mapping[int, int]) -> int | None:
    """The percentage of all others whose score was lower, equal ones counting half; None for who is alone.

    `scores` has how often each was reached, this one's included.
    """
    others = sum(scores.values()) - 1
    if others < 1:
        return None
    lower = sum(times for other, times in scores.items() if other < score)
    equal = scores.get(score, 1) - 1
    return round(100 * (lower + equal / 2) / others)


def better_than_people(score: int, scores: Mapping[int, int]) -> int | None:
    """The same for a bot, which is not one of those who are counted."""
    return better_than(score, {**scores, score: scores.get(score, 0) + 1}) if scores else None


def place(score: int, scores: Mapping[int, int]) -> int:
    """The place of a score among all."""
    return 1 + sum(times for other, times in scores.items() if other > score)


def streak(played: Collection[str], today: str) -> int:
    """The days in a row up to today, or up to yesterday while today's may still be played."""
    day = today if today in played else days.later(today, -1)
    number = 0
    while day in played:
        number += 1
        day = days.later(day, -1)
    return number
