"""The tribune of JULIUS CAESAR: weighs every choice one step ahead and takes the one that leaves the best position."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from triumvirate.bots.contract import Bot, Choice
from triumvirate.bots.julius.attention import EVERYWHERE, Attention
from triumvirate.bots.julius.phases import PhaseByPhase, block_in, power_of
from triumvirate.bots.julius.reasons import card_reason, single
from triumvirate.bots.julius.sense import Sense, evaluate, goals_of, worth
from triumvirate.bots.reasons import why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import card_of_action
from triumvirate.games.julius.printed import CARD_INDEX, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE
from triumvirate.games.julius.state import (
    PHASE_LEVY_AT,
    PHASE_REGROUP_TO,
    PHASE_STEP,
    ROUNDS,
)
from triumvirate.games.julius.view import JuliusView

EVENT_WORTH = {"apollo": 2.0, "jupiter": 5.5, "mars": 4.5, "mercury": 5.0, "neptune": 0.5, "pluto": 4.5, "vulcan": 5.0}
# A whole move, levy or regroup must be worth this much more than ending the phase.
WORTH_A_MOVE = {"move": 0.35, "levy": -9.0, "regroup": 0.3}
RESTLESS = 1.5  # how much worse it is to end a command in which nobody has moved
SAMPLES = 3
RANDOM_DRAWS = 4
Judge = Callable[[State, int, list[int]], float]  # how good a position is for a seat that wants these cities


class Tribune(PhaseByPhase):
    """One step ahead with a feeling for points, odds and danger."""

    name = "tribune"

    def __init__(self, attention: Attention = EVERYWHERE) -> None:
        self.attention = attention

    def card(self, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """The strongest to play, as a rule; the weakest to discard."""
        cards = [choice for choice in legal if card_of_action(choice.index) is not None]
        if cards[0].action.startswith("discard"):
            least = min(cards, key=lambda choice: card_worth(choice.action.split()[1]))
            return Choice(least.action, card_reason(least, cards))
        best = max(cards, key=lambda choice: card_worth(choice.action.split()[1]) + rng.uniform(0, 1.5))
        return Choice(best.action, card_reason(best, cards))

    def fight(self, truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
        """Leaves a battle that is lost, saves leaders, and else fires with the strongest."""
        return _battle_turn(truth, seat, legal)

    def weigh(self, view: View, truth: State, seat: int, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """One step ahead, by what a position is worth."""
        return best_choice(view, truth, seat, self.attention.looked_at(JuliusView.of(view), legal), rng)


# --- cards ----------------------------------------------------------------------------------------------------------


def card_worth(card: str) -> float:
    """What a card is worth in hand."""
    index = CARD_INDEX[card]
    return EVENT_WORTH.get(card, 1.4 * CARD_MOVE[index] + 0.9 * CARD_LEVY[index])


# --- battle ---------------------------------------------------------------------------------------------------------


def _battle_turn(truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
    sense = Sense(truth, seat)
    at = truth.battle_at
    attacking = truth.attacker[at] == seat + 1
    chance = sense.battle_odds(at)
    odds = why("julius", "battle.odds", place=PLACE_IDS[at], percent=round(100 * chance))
    late = attacking and truth.round >= ROUNDS - 1
    patience = 0.4 if late else 0.12 if CITY_VALUE[at] else 0.2
    leaves = chance < patience or (truth.round == ROUNDS and attacking)
    retreats = [
        choice
        for choice in legal
        if choice.action.startswith("retreat") and (leaves or _should_be_saved(truth, choice, chance))
    ]
    if retreats:
        saved = max(retreats, key=lambda choice: worth(block_in(choice), truth.steps[block_in(choice)]))
        return Choice(saved.action, odds.also(*single(truth, seat, saved).reasons))
    fires = [choice for choice in legal if choice.action.startswith("fire")]
    strongest = max(fires, key=lambda choice: power_of(truth, choice))
    return Choice(strongest.action, odds)


def _should_be_saved(truth: State, choice: LegalAction, chance: float) -> bool:
    """Whether a leader who may die should go while the battle is open."""
    block = block_in(choice)
    return bool(IS_LEADER[block]) and (chance < 0.5 or (truth.steps[block] == 1 and chance < 0.85))


# --- one step ahead -------------------------------------------------------------------------------------------------


def best_choice(
    view: View, truth: State, seat: int, legal: Sequence[LegalAction], rng: random.Random, judge: Judge = evaluate
) -> Choice:
    """The action whose best continuation leaves the best position; ends of phases must be beaten by a margin."""
    drawn = view.phase in ("jupiter", "vulcan", "battle")
    truths = [truth, *(GAME.knowledge.determinize(view, rng) for _ in range(SAMPLES - 1 if drawn else 0))]
    goals = goals_of(truth, seat)
    values: list[float] = []
    for choice in legal:
        total = 0.0
        for sampled in truths:
            for _ in range(RANDOM_DRAWS if choice.action.startswith("jupiter ") else 1):
                state = _after(sampled, seat, choice.index, rng)
                total += _settled(state, seat, goals, rng, judge)
        values.append(total / len(truths) / (RANDOM_DRAWS if choice.action.startswith("jupiter ") else 1))
    margin = WORTH_A_MOVE.get(view.phase, 0.0)
    if view.phase == "move" and not truth.group_moved and not truth.crossed:
        margin -= RESTLESS
    for n, choice in enumerate(legal):
        if choice.action.startswith("end-"):
            values[n] += margin
    best = max(range(len(legal)), key=lambda n: values[n])
    return Choice(legal[best].action, single(truth, seat, legal[best]))


def _after(state: State, seat: int, action: int, rng: random.Random) -> State:
    following = state.copy()
    following.rng_seed, following.rng_count = rng.getrandbits(60), 0
    GAME.rules.apply(following, seat, action)
    return following


def _settled(state: State, seat: int, goals: list[int], rng: random.Random, judge: Judge) -> float:
    """The value once a block in hand has been put down in the best way."""
    if state.seat != seat or state.phase not in (PHASE_STEP, PHASE_LEVY_AT, PHASE_REGROUP_TO):
        return judge(state, seat, goals)
    return max(
        _settled(_after(state, seat, action, rng), seat, goals, rng, judge) for action in GAME.legal(state, seat)
    )


def make() -> Bot:
    """The bot."""
    return Tribune()
