"""A bot of JULIUS CAESAR phase by phase: tribune and beginner differ in cards, in battle and in what they weigh."""

from __future__ import annotations

import random
from abc import abstractmethod
from collections.abc import Sequence

from triumvirate.bots.contract import Choice, Chooser
from triumvirate.bots.julius.reasons import hunger_reason, single
from triumvirate.bots.julius.sense import POINT, power, worth
from triumvirate.bots.reasons import NOTHING, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.notation import block_of_action, place_of_action
from triumvirate.games.julius.rules.blocks import IS_LEADER
from triumvirate.games.julius.state import BLOCKS, SEATS
from triumvirate.games.julius.view import JuliusView


class PhaseByPhase(Chooser):
    """Asks itself what the phase asks for; where nothing is hidden that matters, without imagining what is."""

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The same view, list and seed give the same choice."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("julius", "only"))
        rng, phase = random.Random(seed), view.phase
        if phase == "cards":
            return self.card(legal, rng)
        if phase in ("deploy", "deploy_to"):
            return _first_of(legal, ("end-deploy", "deploy-to"))
        if phase == "disband":
            return _disband(view, legal)
        truth = GAME.knowledge.determinize(view, rng)
        seat = SEATS.index(str(view.seat))
        if phase == "fight":
            return self.fight(truth, seat, legal)
        if phase == "hit":
            return _take_hit(truth, seat, legal)
        if phase == "main_road":
            return _main_road(truth, seat, legal)
        return self.weigh(view, truth, seat, legal, rng)

    @abstractmethod
    def card(self, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """The card to play, or to discard."""

    @abstractmethod
    def fight(self, truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
        """Who fires in a battle, or leaves it."""

    @abstractmethod
    def weigh(self, view: View, truth: State, seat: int, legal: Sequence[LegalAction], rng: random.Random) -> Choice:
        """All that moves blocks about: marches, levies, regrouping, events, the order of battles."""


def block_in(choice: LegalAction) -> int:
    """The block that an action names."""
    block = block_of_action(choice.index)
    assert block is not None
    return block


def power_of(truth: State, choice: LegalAction) -> float:
    """How hard the block that an action names strikes."""
    return power(block_in(choice), truth.steps[block_in(choice)])


def _first_of(legal: Sequence[LegalAction], verbs: Sequence[str]) -> Choice:
    """The first action with one of these verbs, or the first of all."""
    for verb in verbs:
        for choice in legal:
            if choice.action.split()[0] == verb:
                return Choice(choice.action, NOTHING)
    return Choice(legal[0].action, NOTHING)


def _take_hit(truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
    """The block whose step is worth least."""

    def loss(choice: LegalAction) -> float:
        block = block_in(choice)
        steps = truth.steps[block]
        last = 2.0 + (0 if steps > 1 else worth(block, 1) + POINT * IS_LEADER[block])
        return worth(block, steps) - worth(block, steps - 1) + (0.0 if steps > 1 else last)

    least = min(legal, key=loss)
    return Choice(least.action, single(truth, seat, least))


def _disband(view: View, legal: Sequence[LegalAction]) -> Choice:
    """Nobody without need; of those who cannot be fed the one that is worth least."""
    seen = JuliusView.of(view)
    for choice in legal:
        if choice.action == "end-disband":
            return Choice(choice.action, hunger_reason(seen, choice))
    assert seen.seat is not None
    own = {block.block: block for block in seen.own or ()}
    hungry = {place for place, at in seen.supply[seen.seat].items() if at.blocks > at.feeds}
    among = [choice for choice in legal if own[choice.action.split()[1]].place in hungry]
    least = min(among, key=lambda choice: worth(block_in(choice), own[choice.action.split()[1]].steps))
    return Choice(least.action, hunger_reason(seen, least))


def _main_road(truth: State, seat: int, legal: Sequence[LegalAction]) -> Choice:
    """The road of the strongest attackers: the others wait for round 2."""

    def arrived(choice: LegalAction) -> float:
        origin = place_of_action(choice.index)
        return sum(
            power(block, truth.steps[block])
            for block in range(BLOCKS)
            if truth.owner[block] == seat and truth.where[block] == truth.asked and truth.came[block] == origin
        )

    main = max(legal, key=arrived)
    return Choice(main.action, single(truth, seat, main))
