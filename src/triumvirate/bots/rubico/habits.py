"""How those at a table of RUBICO are held to speak: how likely senators, and Caesar's people beside them, lie together."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple, Protocol

from triumvirate.core.view import View

# How often a senator lies; one of Caesar's, before a Centurion of his own side and of the other.
LIES, MISTAKES, MISLEADS = 0.68, 0.02, 0.22


class Habit(Protocol):
    """How one round is spoken in. Sets of seats are bit masks."""

    def likely(self, speakers: int, senators: int, liars: int, centurion: int) -> float:
        """How likely just these of the speakers lie, if these are the senators."""


Habits = Callable[[View], Sequence[Habit]]
"""Of each round that was played, and of the one on the table."""


class Even(NamedTuple):
    """Senators lie as often in every round, whatever was thought of them."""

    def likely(self, speakers: int, senators: int, liars: int, centurion: int) -> float:
        """By how many they are, and by the Centurion's side."""
        misleads = MISLEADS if senators >> centurion & 1 else MISTAKES
        blue, red = speakers & senators, speakers & ~senators
        lying, straying = (blue & liars).bit_count(), (red & liars).bit_count()
        by_senators = LIES**lying * (1.0 - LIES) ** (blue.bit_count() - lying)
        return float(by_senators * misleads**straying * (1.0 - misleads) ** (red.bit_count() - straying))


EVEN = Even()
