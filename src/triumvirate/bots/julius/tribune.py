"""The tribune of JULIUS CAESAR: weighs every choice one step ahead and takes the one that leaves the best position."""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.julius.sense import POINT, Sense, evaluate, goals_of, power, worth
from triumvirate.bots.reasons import Why, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, card_of_action, place_of_action
from triumvirate.games.julius.printed import CARD_INDEX, PLACE_IDS
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.rules.board import CITY_VALUE
from triumvirate.games.julius.rules.year import CARD_LEVY, CARD_MOVE
from triumvirate.games.julius.state import (
    BLOCKS,
    PHASE_LEVY_AT,
    PHASE_REGROUP_TO,
    PHASE_STEP,
    ROUNDS,
    SEATS,
)
from triumvirate.games.julius.view import JuliusView, OwnBlock

EVENT_WORTH = {"apollo": 2.0, "jupiter": 5.5, "mars": 4.5, "mercury": 5.0, "neptune": 0.5, "pluto": 4.5, "vulcan": 5.0}
# A whole move, levy or regroup must be worth this much more than ending the phase.
WORTH_A_MOVE = {"move": 0.35, "levy": -9.0, "regroup": 0.3}
RESTLESS = 1.5  # how much worse it is to end a command in which nobody has moved
SAMPLES = 3
SAID_BY_VERB = ("end-move", "end-levy", "end-regroup", "decline", "stop", "move", "levy", "build", "regroup")
RANDOM_DRAWS = 4


class Tribune(Chooser):
    """One step ahead with a feeling for points, odds and danger."""

    name = "tribune"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The same view, list and seed give the same choice."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("julius", "only"))
        rng = random.Random(seed)
        phase = view.phase
        if phase == "cards":
            return _choose_card(legal, rng)
        if phase in ("deploy", "deploy_to"):
            return _first(legal, ("end-deploy", "deploy-to"), why("julius", "deploy"))
        if phase == "disband":
            return _disband(view, legal)
        truth = GAME.knowledge.determinize(view, rng)
        seat = SEATS.index(str(view.seat))
        if phase == "fight":
            return _battle_turn(truth, seat, legal)
        if phase == "hit":
            return _take_hit(truth, legal)
        if phase == "main_road":
            return _main_road(truth, seat, legal)
        return _best(view, truth, seat, legal, rng)


def _first(legal: Sequence[LegalAction], verbs: Sequence[str], reason: Why) -> Choice:
    for verb in verbs:
        for choice in legal:
            if choice.action.split()[0] == verb:
                return Choice(choice.action, reason)
    return Choice(legal[0].action, reason)


# --- cards ----------------------------------------------------------------------------------------------------------


def card_worth(card: str) -> float:
    """What a card is worth in hand."""
    index = CARD_INDEX[card]
    return EVENT_WORTH.get(card, 1.4 * CARD_MOVE[index] + 0.9 * CARD_LEVY[index])


def _choose_card(legal: Sequence[LegalAction], rng: random.Random) -> Choice:
    cards = [choice for choice in legal if card_of_action(choice.index) is not None]
    if cards[0].action.startswith("discard"):
        least = min(cards, key=lambda choice: card_worth(choice.action.split()[1]))
        return Choice(least.action, why("julius", "card.least"))
    best = max(cards, key=lambda choice: card_worth(choice.action.split()[1]) + rng.uniform(0, 1.5))
    return Choice(best.action, why("julius", "card.strong"))


# --- battle ---------------------------------------------------------------------------------------------------------


def _battle_turn(truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
    sense = Sense(truth, seat)
    at = truth.battle_at
    attacking = truth.attacker[at] == seat + 1
    chance = sense.battle_odds(at)
    odds_there: dict[str, str | int] = {"place": PLACE_IDS[at], "percent": round(100 * chance)}
    late = attacking and truth.round >= ROUNDS - 1
    patience = 0.4 if late else 0.12 if CITY_VALUE[at] else 0.2
    leaves = chance < patience or (truth.round == ROUNDS and attacking)
    retreats = [
        choice
        for choice in legal
        if choice.action.startswith("retreat") and (leaves or _should_be_saved(truth, choice, chance))
    ]
    if retreats:
        saved = max(retreats, key=lambda choice: _block_worth(truth, choice))
        return Choice(saved.action, why("julius", "battle.save", **odds_there))
    fires = [choice for choice in legal if choice.action.startswith("fire")]
    strongest = max(fires, key=lambda choice: _power(truth, choice))
    return Choice(strongest.action, why("julius", "battle.fight", **odds_there))


def _should_be_saved(truth: State, choice: LegalAction, chance: float) -> bool:
    """Whether a leader who may die should go while the battle is open."""
    block = block_of_action(choice.index)
    assert block is not None
    return bool(IS_LEADER[block]) and (chance < 0.5 or (truth.steps[block] == 1 and chance < 0.85))


def _block_worth(truth: State, choice: LegalAction) -> float:
    block = block_of_action(choice.index)
    assert block is not None
    return worth(block, truth.steps[block])


def _power(truth: State, choice: LegalAction) -> float:
    block = block_of_action(choice.index)
    assert block is not None
    return power(block, truth.steps[block])


def _take_hit(truth: State, legal: Sequence[LegalAction]) -> Choice:
    def loss(choice: LegalAction) -> float:
        block = block_of_action(choice.index)
        assert block is not None
        steps = truth.steps[block]
        last = 2.0 + (0 if steps > 1 else worth(block, 1) + POINT * IS_LEADER[block])
        return worth(block, steps) - worth(block, steps - 1) + (0.0 if steps > 1 else last)

    return Choice(min(legal, key=loss).action, why("julius", "hit"))


# --- winter ---------------------------------------------------------------------------------------------------------


def _disband(view: View, legal: Sequence[LegalAction]) -> Choice:
    if any(choice.action == "end-disband" for choice in legal):
        return Choice("end-disband", why("julius", "winter.fed"))
    seen = JuliusView.of(view)
    assert seen.seat is not None
    own = {block.block: block for block in seen.own or ()}
    hungry = {place for place, at in seen.supply[seen.seat].items() if at.blocks > at.feeds}
    among = [choice for choice in legal if own[choice.action.split()[1]].place in hungry]
    least = min(among, key=lambda choice: _own_worth(own[choice.action.split()[1]], choice))
    return Choice(least.action, why("julius", "winter.short"))


def _own_worth(own: OwnBlock, choice: LegalAction) -> float:
    block = block_of_action(choice.index)
    assert block is not None
    return worth(block, own.steps)


def _main_road(truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
    """The road of the strongest attackers: the others wait for round 2."""

    def arrived(choice: LegalAction) -> float:
        origin = place_of_action(choice.index)
        return sum(
            power(block, truth.steps[block])
            for block in range(BLOCKS)
            if truth.owner[block] == seat and truth.where[block] == truth.asked and truth.came[block] == origin
        )

    return Choice(max(legal, key=arrived).action, why("julius", "main_road"))


# --- one step ahead -------------------------------------------------------------------------------------------------


def _best(view: View, truth: State, seat: int, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
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
                total += _settled(state, seat, goals, rng)
        values.append(total / len(truths) / (RANDOM_DRAWS if choice.action.startswith("jupiter ") else 1))
    margin = WORTH_A_MOVE.get(view.phase, 0.0)
    if view.phase == "move" and not truth.group_moved and not truth.crossed:
        margin -= RESTLESS
    for n, choice in enumerate(legal):
        if choice.action.startswith("end-"):
            values[n] += margin
    best = max(range(len(legal)), key=lambda n: values[n])
    return Choice(legal[best].action, _reason(truth, seat, legal[best]))


def _after(state: State, seat: int, action: int, rng: random.Random) -> State:
    following = state.copy()
    following.rng_seed, following.rng_count = rng.getrandbits(60), 0
    GAME.rules.apply(following, seat, action)
    return following


def _settled(state: State, seat: int, goals: list[int], rng: random.Random) -> float:
    """The value once a block in hand has been put down in the best way."""
    if state.seat != seat or state.phase not in (PHASE_STEP, PHASE_LEVY_AT, PHASE_REGROUP_TO):
        return evaluate(state, seat, goals)
    return max(_settled(_after(state, seat, action, rng), seat, goals, rng) for action in GAME.legal(state, seat))


def _reason(truth: State, seat: int, choice: LegalAction) -> Why:
    place = place_of_action(choice.index)
    verb = choice.action.split()[0]
    if place is None:
        return why("julius", verb if verb in SAID_BY_VERB else "best")
    name, points = PLACE_IDS[place], CITY_VALUE[place]
    foes = Sense(truth, seat).foes[place]
    if verb == "step" and foes and points:
        return why("julius", "worth_a_fight", place=name, points=points, count=foes)
    if verb == "step" and foes:
        return why("julius", "fought_for", place=name, count=foes)
    return why("julius", "counts", place=name, points=points) if points else why("julius", "place", place=name)


def make() -> Bot:
    """The bot."""
    return Tribune()
