"""Seats and table claims by name, both ways."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, cast

from triumvirate.games.rubico.state import FACES, FACTIONS, MOST_SEATS, SAYINGS, SEATS, WORDS

Phase: TypeAlias = Literal["arrange", "talk", "choice", "powers", "over"]
Face: TypeAlias = Literal["red", "blue", "janus", "pompey"]
Saying: TypeAlias = Literal["red", "blue", "janus", "pompey", "?"]
Claim: TypeAlias = Literal["trust", "accuse", "promise"]
Faction: TypeAlias = Literal["caesar", "senate"]
_WORDS = cast("tuple[Claim, ...]", WORDS)
FACE_NAMES = cast("tuple[Face, ...]", FACES)
FACTION_NAMES = cast("tuple[Faction, ...]", FACTIONS)

_SETS = tuple(tuple(seat for i, seat in enumerate(SEATS) if mask >> i & 1) for mask in range(1 << MOST_SEATS))


def seats_in(mask: int) -> list[str]:
    """A set of seats by name."""
    return list(_SETS[mask])


def mask_of(seats: Iterable[str]) -> int:
    """A set of seats as bits."""
    return sum(1 << SEATS.index(seat) for seat in set(seats))


@dataclass(frozen=True, slots=True)
class Word:
    """A table claim: that one trusts, accuses or promises, and whom it is about."""

    word: Claim
    about: str


def word_of(word: int) -> Word | None:
    """A table claim by its number."""
    return Word(_WORDS[word // MOST_SEATS], SEATS[word % MOST_SEATS]) if word else None


def word_number(said: Word | None) -> int:
    """The inverse of `word_of`."""
    return 0 if said is None else WORDS.index(said.word) * MOST_SEATS + SEATS.index(said.about)


def said_of(saying: int) -> Saying | None:
    """What was said of a card, if anything was."""
    return cast("Saying | None", SAYINGS[saying] or None)
