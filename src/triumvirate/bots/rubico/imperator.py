"""The imperator of RUBICO: thinks as the legate does; speaks, and reads senators, by what it learned of talk."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cached_property

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.rubico.beliefs import doubts_of_the_table
from triumvirate.bots.rubico.insight import Rates, minding
from triumvirate.bots.rubico.legate import Mind
from triumvirate.bots.rubico.mind import decide
from triumvirate.bots.rubico.speech import Manner, shares_of, situation, worded
from triumvirate.core.view import LegalAction, View


class Imperator(Chooser):
    """Asks of every word what the table thought of its speaker."""

    name = "imperator"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, Reader)


class Reader(Mind):
    """An imperator in one position."""

    habits = staticmethod(minding)
    rates: Rates = staticmethod(shares_of)

    @cached_property
    def situation(self) -> int:
        """The one that a senator speaks in this round."""
        held = doubts_of_the_table(self.view)[-1][self.me]
        return situation(held, len(self.seats), self.facts.roles[self.facts.centurion] == "senate")

    @cached_property
    def manner(self) -> Manner:
        """How its row is told this round."""
        if not self.is_senator:
            return Manner.TURNED if super().lies() else Manner.TRUE
        shares = self.rates(len(self.seats))[self.situation]
        return self._rng("manner").choices(list(Manner), shares)[0]

    def lies(self) -> bool:
        """Whether this round's row is told otherwise than it lies."""
        return self.manner is not Manner.TRUE

    def claim_of(self, place: int) -> str:
        """What it says of a card of its own this round."""
        faces = [str(card.face) for card in self.facts.rows[self.seat]]
        return worded(faces, self.manner, self._rng("words"))[place - 1]

    def _rng(self, use: str) -> random.Random:
        return random.Random(f"{self._lasting} {self.facts.round} {use}")


def make() -> Bot:
    """The bot."""
    return Imperator()
