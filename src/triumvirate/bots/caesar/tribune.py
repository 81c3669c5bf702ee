"""The tribune of CAESAR!: tries every action on sampled truths and takes the one that leaves the best position."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import cast

from triumvirate.bots.caesar.reasons import told
from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.reasons import because, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.games.caesar.made_state import State
from triumvirate.games.caesar.rules.board import BORDERS_OF, DEGREE, ITALIA, SPACES_OF, WIDEST, other_side
from triumvirate.games.caesar.state import (
    CENTURION,
    MIGHT,
    NOBODY,
    PHASE_OVER,
    POISON,
    PROVINCES,
    SEATS,
    SENATE,
    TACTICS,
    WEALTH,
)

MARKER = 10.0
BONUS_WORTH = {TACTICS: 9.0, WEALTH: 5.0, MIGHT: 5.0, SENATE: 8.0, POISON: 5.0, CENTURION: 7.0}
OWN_WORTH = 5.0  # a home-made bonus is held to be worth something
SAMPLES = 3


class Tribune(Chooser):
    """Greedy with a sensible evaluation: markers first, then provinces nearly won, never the last space for the foe."""

    name = "tribune"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The action with the best average over a few sampled truths."""
        rng = random.Random(seed)
        game = find_game("caesar")
        seat = SEATS.index(view.seat or "")
        totals = dict.fromkeys((choice.action for choice in legal), 0.0)
        for _ in range(SAMPLES if len(legal) > 1 else 1):
            truth = cast(State, game.knowledge.determinize(view, rng))
            for choice in legal:
                state = truth.copy()
                state.rng_seed = rng.getrandbits(62)
                game.rules.apply(state, seat, choice.index)
                totals[choice.action] += evaluate(state, seat)
        best = max(legal, key=lambda choice: (totals[choice.action], rng.random()))
        if len(legal) == 1:
            return Choice(best.action, why("caesar", "only"))
        return Choice(best.action, because("caesar", told(truth, seat, best.index)))


def evaluate(state: State, seat: int) -> float:
    """How good a position is for a seat: the end, markers, Senates, tokens, and every open province's prospects."""
    foe = 1 - seat
    if state.phase == PHASE_OVER:
        return 1000.0 if state.winner == seat else -1000.0 if state.winner == foe else 0.0
    value: float = MARKER * (state.placed[seat] - state.placed[foe])
    value += 3.0 * (state.senate[seat] - state.senate[foe])
    value += 2.0 * (int(state.hand[seat]).bit_count() - int(state.hand[foe]).bit_count())
    if state.again:
        value += BONUS_WORTH[TACTICS] if state.to_move == seat else -BONUS_WORTH[TACTICS]
    for province in range(PROVINCES):
        if not state.closed >> province & 1:
            value += prospects(state, province, seat)
    return value


def prospects(state: State, province: int, seat: int) -> float:
    """An open province: how likely it is to be ours, what it would bring, and who may take its bonus next."""
    foe = 1 - seat
    lead = state.influence[seat * PROVINCES + province] - state.influence[foe * PROVINCES + province]
    free = int(state.free & SPACES_OF[province]).bit_count()
    hope = max(-1.0, min(1.0, lead / (2.0 + 2.5 * free)))
    worth = stake(state, province, seat if lead >= 0 else foe)
    value: float = 0.8 * hope * worth
    if free == 1 and state.bonus[province] != NOBODY:
        bonus = BONUS_WORTH.get(state.bonus[province], OWN_WORTH) + worth * 0.4
        value += 0.25 * bonus if state.to_move == seat else -0.7 * bonus
    return value


def stake(state: State, province: int, winner: int) -> float:
    """The markers that winning a province would bring: itself, Italia's second, and borders with its neighbours."""
    markers = 2.0 if province == ITALIA else 1.0
    held = state.controlled[winner] & ~state.flipped
    for i in range(DEGREE[province]):
        neighbour = other_side(BORDERS_OF[province * WIDEST + i], province)
        if held >> neighbour & 1:
            markers += 1.0
        elif not state.closed >> neighbour & 1:
            markers += 0.2
    if state.bonus[province] == SENATE:
        markers += 0.5 * (state.senate[winner] + 1)
    return MARKER * markers


def make() -> Bot:
    """The bot."""
    return Tribune()
