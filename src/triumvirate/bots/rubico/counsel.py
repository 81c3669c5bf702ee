"""What a judge of RUBICO would do: as an imperator of even temper, the same for the same view, and held through a round.

It leaves nothing to a coin, and how it speaks of its row is settled by what was known when the round began, so that talk
which follows it to the end is what it would have said.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cached_property
from typing import cast

from triumvirate.bots.contract import Choice
from triumvirate.bots.rubico.imperator import Reader
from triumvirate.bots.rubico.legate import Mind, Temperament, best_choice
from triumvirate.bots.rubico.speech import Manner
from triumvirate.bots.rubico.worlds import Cell
from triumvirate.core.view import View
from triumvirate.games.rubico.names import Saying
from triumvirate.games.rubico.view import RubicoView

EVEN = Temperament("even", sure=0.8, disbelieved=0.6, boldness=1.0, talk=1.0, promises=0.0)


class Counsel(Reader):
    """An imperator without moods."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.temperament = EVEN
        self.strikes = self.speaks = self.mood = 0.5

    @cached_property
    def manner(self) -> Manner:
        """True or turned around, as a legate decides: an imperator's coins are no advice.

        By the powers that were used before this round: what happens while one speaks does not change it.
        """
        facts = self.facts
        if all(use.round < facts.round for use in facts.used):
            return Manner.TURNED if Mind.lies(self) else Manner.TRUE
        return Counsel(replace(facts, used=[use for use in facts.used if use.round < facts.round])).manner

    def claims(self) -> list[str]:
        """What it would say of each card of its row."""
        return [self.claim_of(place) for place, _ in enumerate(self.facts.rows[self.seat], 1)]

    def cards(self) -> tuple[Cell, ...]:
        """The cards it would choose as Centurion."""
        return best_choice(self)[0]


def spoken(view: View, claims: Sequence[str]) -> View:
    """A view in which its seat has said this of its row."""
    facts, seat = RubicoView.of(view), view.seat or ""
    row = [replace(card, said=cast("Saying", said)) for card, said in zip(facts.rows[seat], claims, strict=True)]
    return replace(facts, rows={**facts.rows, seat: row})


def chosen_as(view: View, cells: tuple[Cell, ...]) -> View:
    """A view in which these cards are chosen."""
    facts = RubicoView.of(view)
    rows = {
        seat: [replace(card, picked=(number, place) in cells) for place, card in enumerate(row)]
        for number, (seat, row) in enumerate(facts.rows.items())
    }
    return replace(facts, rows=rows)


def without_chance(choice: Choice) -> Choice:
    """A choice whose chance is told beside it."""
    return replace(choice, why=choice.why.without("choice"))
