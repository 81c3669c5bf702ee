"""The beginner of JULIUS CAESAR: weak as people are when they play it for the first time, not by dice.

It sees its largest armies and forgets the outposts; it counts heads where it should count strength, so a hidden legion is
just one block; it never thinks of what the enemy may do next, leaves cities open behind it, sends its leaders ahead,
stays in every battle to the last round, and plays gods and large numbers as soon as it has them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

from triumvirate.bots.contract import Bot, Choice
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

ARMIES = 3  # stacks that it always sees, the largest
OUTPOST_SEEN = 0.3  # how often it thinks of one of the others, for a whole turn
A_GOD = 9  # how large a number an event counts as
MORE, EVEN, FEWER = 0.8, 0.2, -0.4  # a battle by heads, as a share of its city's points
HERO = 1.5  # a leader in the thick of it


class Beginner(PhaseByPhase):
    """Counts heads and points, and looks where its armies are."""

    name = "beginner"

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
        return best_choice(view, truth, seat, _looked_at(JuliusView.of(view), legal), rng, delight)


def _number(choice: LegalAction) -> int:
    index = CARD_INDEX[choice.action.split()[1]]
    return CARD_MOVE[index] + CARD_LEVY[index] or A_GOD


def _looked_at(view: JuliusView, legal: Sequence[LegalAction]) -> list[LegalAction]:
    """The actions that it thinks of: those of blocks in its largest armies, and in outposts that come to mind this turn."""
    own = {block.block: block.place for block in view.own or ()}
    sizes = Counter(own.values())
    seen = {place for place, _ in sorted(sizes.items(), key=lambda entry: (-entry[1], entry[0]))[:ARMIES]}
    for place in sorted(set(sizes) - seen):
        if random.Random(f"{view.seat} {view.year} {view.turn} {place}").random() < OUTPOST_SEEN:
            seen.add(place)
    found = [choice for choice in legal if _where(choice.action, own) in seen | {None}]
    return found or list(legal)


def _where(action: str, own: Mapping[str, str]) -> str | None:
    """The place of the block that an action takes in hand; None for any other action."""
    verb, *rest = action.split()
    return own.get(rest[0]) if verb in ("move", "regroup", "build") and rest else None


def delight(state: State, seat: int, goals: list[int]) -> float:
    """How a position looks to a beginner: cities, heads in battle, its own blocks, and the way to the next city."""
    if state.phase == PHASE_OVER:
        return 1000.0 if state.winner == seat else -1000.0 if state.winner == 1 - seat else 0.0
    sense = Sense(state, seat)
    value = POINT * sense.leaders
    for place in range(FIRST_CITY, PLACES):
        mine, foes, prize = sense.mine[place], sense.foes[place], POINT * CITY_VALUE[place]
        if mine and foes:
            value += (prize + POINT) * (MORE if mine > foes else EVEN if mine == foes else FEWER)
            value += HERO * sense.leaders_at[place]
        elif mine:
            value += prize
        elif foes:
            value -= prize
    return value + material(state, seat) + direction(state, sense, goals)


def make() -> Bot:
    """The bot."""
    return Beginner()
