"""RUBICO played on from what a seat knows: truths as likely as it may hold them, and quick players who know their own views.

A match is played to the end of the next round, so that a lie that is found out costs what it costs; how it then stands
is the outlook's to say.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots.rubico.beliefs import beliefs_of, current_round, lies
from triumvirate.bots.rubico.insight import minding
from triumvirate.bots.rubico.outlook import outlook_of
from triumvirate.bots.rubico.tribune import Tribune
from triumvirate.bots.rubico.worlds import deal
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.made_state import State
from triumvirate.games.rubico.state import CAESAR, PHASE_ARRANGE, PHASE_OVER, PLACES, SEATS, SENATE, SENATE_CARDS
from triumvirate.games.rubico.view import RubicoView

ROUNDS = 2  # that are played: the one on the table and the next
TRIES = 12  # deals until one is within the deck
ROUND_APART = 1_000_003
QUICK = Tribune()


@dataclass(frozen=True)
class Way:
    """One way to go on: what the table would look like to its seat, and what the seat does there."""

    view: View
    action: int


def playouts(view: View, actions: Sequence[int], games: int, seed: int) -> list[list[float]]:
    """The side's chance with some actions, a row each: the same truths and the same luck for all of them."""
    return fared([Way(view, action) for action in actions], games, seed)


def fared(ways: Sequence[Way], games: int, seed: int) -> list[list[float]]:
    """The same for ways that may differ in what was said or chosen before."""
    found: list[list[float]] = []
    for way in ways:
        truths = Truths(way.view)
        seat = SEATS.index(str(way.view.seat))
        chances = []
        for number in range(games):
            state = truths.supposed(random.Random(seed + number))
            state.rng_seed, state.rng_count = _luck(seed + number, state), 0
            GAME.rules.apply(state, seat, way.action)
            chance = play_on(state, way.view, seed + number)
            chances.append(chance if state.role[seat] == CAESAR else 1.0 - chance)
        found.append(chances)
    return found


class Truths:
    """What may be, as a seat believes that reads as an imperator: roles and lies together, and cards that go with them."""

    def __init__(self, view: View) -> None:
        self.view, self._entry = view, current_round(view)
        self._deck = tuple(RubicoView.of(view).deck.values())
        self._beliefs = beliefs_of(view, habits=minding)
        weights = lies(view, self._beliefs)
        self._kinds, self._weights = list(weights), list(weights.values())

    def supposed(self, rng: random.Random) -> State:
        """One of them."""
        state: State = GAME.knowledge.determinize(self.view, rng)
        seen = RubicoView.of(self.view)
        blue, mask = rng.choices(self._kinds, self._weights)[0]
        for seat in range(state.players):
            state.role[seat] = SENATE if blue >> seat & 1 else CAESAR
        habit, to_senator = self._beliefs.habit, bool(blue >> self._entry.centurion & 1)
        if seen.holding is None and not seen.aside:
            for _ in range(TRIES):
                faces, left = deal(self._entry, mask, self._deck, rng, habit, to_senator)
                if min(left) >= 0:
                    _lay(state, faces, left)
                    break
        return state


def _lay(state: State, faces: Sequence[int], left: Sequence[int]) -> None:
    """The cards of all rows, in their order, and what the stock still has."""
    lying = iter(faces)
    for seat in range(state.players):
        for place in range(state.row_n[seat]):
            state.face[seat * PLACES + place] = next(lying)
    state.stock[:] = list(left)


def play_on(state: State, view: View, seed: int) -> float:
    """Caesar's chance when quick players have finished this round and the next."""
    last = state.round + ROUNDS
    while state.phase != PHASE_OVER and state.round < last:
        seat = GAME.deciding(state)[0]
        action = _quick(state, view, seat)
        state.rng_seed, state.rng_count = _luck(seed, state), 0
        GAME.rules.apply(state, seat, action)
    if state.phase == PHASE_OVER:
        return float(state.winner == CAESAR)
    shown = [SENATE_CARDS[state.senate_shown[i]] for i in range(state.shown_n)]
    active = shown[state.tucked :]
    reds = sum(card.startswith("red") for card in active)
    return outlook_of(view).chance(state.position, tuple(sorted(shown)), reds, active.count("blue"))


def _quick(state: State, view: View, seat: int) -> int:
    """What a tribune does; rows stay as they were dealt, which takes no time."""
    actions = GAME.legal(state, seat)
    if len(actions) == 1:
        return actions[0]
    texts = GAME.action_texts(state, seat, actions)
    if state.phase == PHASE_ARRANGE:
        return actions[texts.index("lock")]
    legal = [LegalAction(SEATS[seat], text, action) for text, action in zip(texts, actions, strict=True)]
    return actions[texts.index(QUICK.choose(GAME.view(state, view.options, seat), legal, 0.0, 0).action)]


def _luck(seed: int, state: State) -> int:
    return seed * ROUND_APART + state.round
