"""How those at a table of RUBICO are held to speak: how likely senators, and Caesar's people beside them, lie together."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Sequence
from typing import NamedTuple, Protocol

from triumvirate.bots.rubico.lying import TURNS, Says, by_card, lie_share, turned_around
from triumvirate.core.view import View

# How often a senator lies; one of Caesar's, before a Centurion of his own side and of the other.
LIES, MISTAKES, MISLEADS = 0.68, 0.02, 0.22

Ways = Sequence[tuple[float, Says]]
"""In which ways somebody who lies tells a row, and how often each."""


class Habit(Hashable, Protocol):
    """How one round is spoken in. Sets of seats are bit masks."""

    def likely(self, speakers: int, senators: int, liars: int, centurion: int) -> float:
        """How likely just these of the speakers lie, if these are the senators."""

    def ways(self, seat: int, to_senator: bool) -> Ways:
        """How somebody lies, who may know that the Centurion is a senator."""

    def drawn(self, seat: int, to_senator: bool, fit: Callable[[Says], float], rng: random.Random) -> Says:
        """One way in which somebody may have lied, by how well each fits what was said."""


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

    def ways(self, seat: int, to_senator: bool) -> Ways:
        """Many turn the whole row around, the others lie card by card."""
        return ((TURNS, turned_around), (1.0 - TURNS, by_card))

    def drawn(self, seat: int, to_senator: bool, fit: Callable[[Says], float], rng: random.Random) -> Says:
        """Both ways at once, each card by itself."""
        return lie_share


EVEN = Even()
