"""The beginner of JULIUS CAESAR: weak as people are when they play it for the first time, not by dice.

It sees its largest armies and forgets the outposts; it counts heads where it should count strength, so a hidden legion is
just one block; it never thinks of what the enemy may do next, leaves cities open behind it, sends its leaders ahead,
stays in every battle to the last round, and plays gods and large numbers as soon as it has them.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial

from triumvirate.bots.contract import Bot, Choice
from triumvirate.bots.julius.attention import BEGINNER, Attention
from triumvirate.bots.julius.phases import PhaseByPhase, power_of
from triumvirate.bots.julius.reasons import card_reason, single
from triumvirate.bots.julius.sense import POINT, Sense, direction, material
from triumvirate.bots.julius.tribune import best_choice
from triumvirate.bots.reasons import NOTHING
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import card_of_action
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE
from triumvirate.games.julius.state import FIRST_CITY, PHASE_OVER, PLACES
from triumvirate.games.julius.view import JuliusView

A_GOD = 9  # how large a number an event counts as
MORE, EVEN, FEWER = 0.8, 0.2, -0.4  # a battle by heads, as a share of its city's points
HERO = 1.5  # a leader in the thick of it


class Beginner(PhaseByPhase):
    """Counts heads and points, and looks where its armies are."""

    name = "beginner"

    def __init__(self, attention: Attention = BEGINNER) -> None:
        self.attention = attention

    def card(self, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """The card with the largest numbers, a god before all; to discard, the one with the smallest."""
        cards = [choice for choice in legal if card_of_action(choice.index) is not None]
        if cards[0].action.startswith("discard"):
            least = min(cards, key=_number)
            return Choice(least.action, card_reason(least, cards))
        best = max(cards, key=_number)
        return Choice(best.action, card_reason(best, cards))

    def fight(self, truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
        """Nobody goes home while there is somebody to strike at."""
        fires = [choice for choice in legal if choice.action.startswith("fire")]
        if not fires:
            return Choice(legal[0].action, single(truth, seat, legal[0]))
        return Choice(max(fires, key=lambda choice: power_of(truth, choice)).action, NOTHING)

    def weigh(self, view: View, truth: State, seat: int, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """One step ahead, of what it has looked at, by what delights it."""
        looked_at = self.attention.looked_at(JuliusView.of(view), legal)
        return best_choice(view, truth, seat, looked_at, rng, partial(delight, heads=self.attention.heads))


def _number(choice: LegalAction) -> int:
    index = CARD_INDEX[choice.action.split()[1]]
    return CARD_MOVE[index] + CARD_LEVY[index] or A_GOD


def delight(state: State, seat: int, goals: list[int], heads: float = 1.0) -> float:
    """How a position looks to a beginner: cities, heads in battle as far as it counts them, own blocks, the next city."""
    if state.phase == PHASE_OVER:
        return 1000.0 if state.winner == seat else -1000.0 if state.winner == 1 - seat else 0.0
    sense = Sense(state, seat)
    value = POINT * sense.leaders
    for place in range(FIRST_CITY, PLACES):
        mine, foes, prize = sense.mine[place], sense.foes[place], POINT * CITY_VALUE[place]
        if mine and foes:
            counted = heads * foes
            value += (prize + POINT) * (MORE if mine > counted else EVEN if mine == counted else FEWER)
            value += HERO * sense.leaders_at[place]
        elif mine:
            value += prize
        elif foes:
            value -= prize
    return value + material(state, seat) + direction(state, sense, goals)


def make() -> Bot:
    """The bot."""
    return Beginner()
