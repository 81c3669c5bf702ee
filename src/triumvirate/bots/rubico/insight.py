"""How an imperator of RUBICO reads what was said: whoever speaks knows what the table thinks.

A senator lies while the table believes it and less once it is doubted; to a fellow whom it knows it nearly always lies, who
turns that around. One of Caesar's misleads a Centurion who is surely a senator. Nobody's words tell much to somebody who is
known: there as many are held to be true as false, so that no habit of those who play otherwise is held against them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from triumvirate.bots.rubico.beliefs import beliefs_of, doubts_of_the_table
from triumvirate.bots.rubico.habits import Habit
from triumvirate.core.view import View
from triumvirate.games.rubico.printed import DATA
from triumvirate.games.rubico.view import RubicoView

FELLOW = 0.9  # lies of a senator to one whom it knows


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


BELIEVED = Turn(0.75, 0.55, 0.4, 0.8)  # a senator, by how far it is doubted itself
TRUSTED = Turn(0.02, 0.5, 0.55, 0.85)  # one of Caesar's before a senator, by how far that Centurion is doubted
BY_MISTAKE = 0.5  # of that before one of its own


class Minding(NamedTuple):
    """Who speaks minds what the table thinks."""

    lying: tuple[float, ...]  # of each seat, if it is a senator
    to_fellows: tuple[float, ...]  # the same before a Centurion who is a senator too
    misleads: float

    def likely(self, speakers: int, senators: int, liars: int, centurion: int) -> float:
        """Seat by seat."""
        is_senator = senators >> centurion & 1
        strays = self.misleads if is_senator else BY_MISTAKE * self.misleads
        likely = 1.0
        for seat, share in enumerate(self.to_fellows if is_senator else self.lying):
            if speakers >> seat & 1:
                lies = share if senators >> seat & 1 else strays
                likely *= lies if liars >> seat & 1 else 1.0 - lies
        return likely


def minding(view: View) -> Sequence[Habit]:
    """Each round by what the table thought when it began, as an even bystander reckons that."""
    facts = RubicoView.of(view)
    seats = list(facts.roles)
    centurions = [*(entry["centurion"] for entry in facts.history), facts.centurion]
    doubts = [*doubts_of_the_table(view), beliefs_of(view, as_all=True).doubts]
    return [_habit(held, seats.index(centurion)) for held, centurion in zip(doubts, centurions, strict=True)]


def _habit(doubts: Sequence[float], centurion: int) -> Habit:
    lying = tuple(BELIEVED.at(doubt) for doubt in doubts)
    to_fellows = (FELLOW,) * len(doubts) if len(doubts) in DATA["senators_meet"] else lying
    return Minding(lying, to_fellows, TRUSTED.at(doubts[centurion]))
