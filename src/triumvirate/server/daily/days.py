"""Days: they turn at midnight by UTC, at one moment for everybody."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

DAY_MS = 86_400_000
FIRST = date(1970, 1, 1)


def day_at(now: int) -> str:
    """The day of a moment in milliseconds, as `2026-11-16`."""
    return datetime.fromtimestamp(now // 1000, UTC).date().isoformat()


def later(day: str, days: int) -> str:
    """The day so many days later."""
    return (date.fromisoformat(day) + timedelta(days=days)).isoformat()


def number(day: str) -> int:
    """How many days have gone by since the first of 1970."""
    return (date.fromisoformat(day) - FIRST).days


def end_of(day: str) -> int:
    """The moment at which a day is over."""
    return (number(day) + 1) * DAY_MS


def is_day(text: str) -> bool:
    """Whether a text is a day as it is written here."""
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
