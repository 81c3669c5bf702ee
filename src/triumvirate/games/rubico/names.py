"""Seats and table claims by name, both ways."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from triumvirate.games.rubico.state import MOST_SEATS, SEATS, WORDS

_SETS = tuple(tuple(seat for i, seat in enumerate(SEATS) if mask >> i & 1) for mask in range(1 << MOST_SEATS))


def seats_in(mask: int) -> list[str]:
    """A set of seats by name."""
    return list(_SETS[mask])


def mask_of(seats: Iterable[str]) -> int:
    """A set of seats as bits."""
    return sum(1 << SEATS.index(seat) for seat in set(seats))


def word_of(word: int) -> dict[str, Any] | None:
    """A table claim."""
    return {"word": WORDS[word // MOST_SEATS], "about": SEATS[word % MOST_SEATS]} if word else None


def word_number(said: Mapping[str, Any] | None) -> int:
    """The inverse of `word_of`."""
    return 0 if said is None else WORDS.index(said["word"]) * MOST_SEATS + SEATS.index(said["about"])
