"""How an imperator of RUBICO reads what was said: senators speak as it speaks itself, and know what the table thinks.

One of Caesar's misleads a Centurion who is surely a senator.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from triumvirate.bots.rubico.beliefs import doubts_of_the_table
from triumvirate.bots.rubico.habits import Habit, Ways
from triumvirate.bots.rubico.lying import (
    Says,
    all_blue,
    all_red,
    anything,
    by_coin,
    first_turned,
    second_turned,
    swapped,
)
from triumvirate.bots.rubico.speech import Manner, shares_of, situation
from triumvirate.bots.rubico.tables import Shares
from triumvirate.core.view import View
from triumvirate.games.rubico.view import RubicoView

LYING: Mapping[Manner, Sequence[Says]] = {
    Manner.TURNED: (swapped,),
    Manner.RED: (all_red,),
    Manner.BLUE: (all_blue,),
    Manner.MIXED: (by_coin,),
    Manner.HALVED: (first_turned, second_turned),
    Manner.ANYTHING: (anything,),
}


class Turn(NamedTuple):
    """How often somebody lies, from below one doubt of the table to above another."""

    before: float
    after: float
    begins: float
    ends: float

    def at(self, doubt: float) -> float:
        """In between it changes evenly."""
        way = min(1.0, max(0.0, (doubt - self.begins) / (self.ends - self.begins)))
        return self.before + way * (self.after - self.before)


TRUSTED = Turn(0.02, 0.5, 0.55, 0.85)  # one of Caesar's before a senator, by how far that Centurion is doubted
BY_MISTAKE = 0.5  # of that before one of its own


class Minding(NamedTuple):
    """Who speaks minds what the table thinks."""

    speech: tuple[Shares, ...]  # of each seat, if it is a senator
    to_fellows: tuple[Shares, ...]  # the same before a Centurion who is a senator too
    misleads: float

    def likely(self, speakers: int, senators: int, liars: int, centurion: int) -> float:
        """Seat by seat."""
        is_senator = bool(senators >> centurion & 1)
        strays = self.misleads if is_senator else BY_MISTAKE * self.misleads
        likely = 1.0
        for seat, shares in enumerate(self.to_fellows if is_senator else self.speech):
            if speakers >> seat & 1:
                lies = 1.0 - shares[Manner.TRUE] if senators >> seat & 1 else strays
                likely *= lies if liars >> seat & 1 else 1.0 - lies
        return likely

    def ways(self, seat: int, to_senator: bool) -> Ways:
        """As the seat would as a senator, where it does not tell the truth."""
        return _ways((self.to_fellows if to_senator else self.speech)[seat])

    def drawn(self, seat: int, to_senator: bool, fit: Callable[[Says], float], rng: random.Random) -> Says:
        """One of these."""
        ways = self.ways(seat, to_senator)
        weights = [share * fit(says) for share, says in ways]
        return rng.choices(ways, weights)[0][1] if sum(weights) else by_coin


@lru_cache(maxsize=256)
def _ways(shares: Shares) -> Ways:
    lies = 1.0 - shares[Manner.TRUE]
    return tuple((shares[manner] / lies / len(ways), says) for manner, ways in LYING.items() for says in ways)


Rates = Callable[[int], tuple[Shares, ...]]


def minding(view: View, rates: Rates = shares_of) -> Sequence[Habit]:
    """Each round by what the table thought when it began, as an even bystander reckons that."""
    facts = RubicoView.of(view)
    seats = list(facts.roles)
    centurions = [*(entry["centurion"] for entry in facts.history), facts.centurion]
    table = rates(len(seats))
    return [
        _habit(held, seats.index(centurion), table)
        for held, centurion in zip(doubts_of_the_table(view), centurions, strict=True)
    ]


def _habit(doubts: Sequence[float], centurion: int, table: Sequence[Shares]) -> Habit:
    def spoken(to_senator: bool) -> tuple[Shares, ...]:
        return tuple(table[situation(doubt, len(doubts), to_senator)] for doubt in doubts)

    return Minding(spoken(False), spoken(True), TRUSTED.at(doubts[centurion]))
