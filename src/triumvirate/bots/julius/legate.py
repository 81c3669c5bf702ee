"""The legate of JULIUS CAESAR: draws up whole commands with different aims and carries out the one that fares best.

Each plan is tried in truths sampled from the view, against a quick opponent, with the same luck for all, up to the end
of the turn; what the year and the match hold after that is the outlook's to judge. The clicks of a plan are kept, by
the views that they lead to, so that a command is thought about once and not at every click.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections import OrderedDict
from collections.abc import Sequence
from itertools import pairwise

from triumvirate.bots.contract import Abilities, Bot, Choice, Chooser, Tuning
from triumvirate.bots.julius.by_click import said_by_click
from triumvirate.bots.julius.fighting import odds_told
from triumvirate.bots.julius.gods import could
from triumvirate.bots.julius.halving import Plan, halve
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.reasons import card_reason, hunger_reason, single
from triumvirate.bots.reasons import Why, because, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.notation import action_text, card_of_action
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.state import SEATS
from triumvirate.games.julius.view import JuliusView

COMMAND = ("move", "step", "main_road", "surprise", "levy", "levy_at")
TRIED = ("cards", "jupiter", "jupiter_to", "vulcan", "battle", "fight")
TRUTHS = 4
MOST_KEPT = 4096
USUAL = 1600  # tries of a decision, unless the time ends before
# To move nobody must leave so much better a chance than the best move: what is weighed is one turn, and time is lost.
STILLNESS, LEAST_WEIGHED = 0.02, 32
DISCARDED_AMONG = 3  # strong cards are kept: one of the weakest so many goes


class Legate(Chooser):
    """Thinks about a whole command at a time."""

    name = "legate"

    def __init__(self, tries: int | None = None) -> None:
        self.tries = tries
        self._kept: OrderedDict[str, Choice] = OrderedDict()

    @property
    def abilities(self) -> Abilities:
        """Its tries may be numbered; the clicks of a plan are kept."""
        return Abilities(tuned_by=Tuning.ITERATIONS, needs_compiled=True, remembers=True)

    def tuned(self, number: int) -> Bot:
        """The same with a fixed number of tries for a decision, so that it does not depend on the clock."""
        return Legate(number)

    def held(self, view: View, legal: Sequence[LegalAction]) -> Choice | None:
        """The next click of a plan that led to this view, where there is one."""
        kept = self._kept.get(fingerprint(view))
        return kept if kept is not None and any(choice.action == kept.action for choice in legal) else None

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("julius", "only"))
        kept = self.held(view, legal)
        if kept is not None:
            return kept
        key = fingerprint(view)
        phase = view.phase
        sampled = self._sampled(view, key)
        ends = time.monotonic() + seconds
        if phase in COMMAND:
            return self._command(view, sampled, ends)
        if phase in TRIED:
            return self._tried(view, sampled, legal, ends)
        quick = sampled.quick()
        return Choice(action_text(quick), said_of(view, sampled, legal, quick))

    def _sampled(self, view: View, seed: str) -> Sampled:
        """Truths to try plans in."""
        return Sampled(view, SEATS.index(str(view.seat)), TRUTHS, seed)

    def _command(self, view: View, sampled: Sampled, ends: float) -> Choice:
        """The plan that fares best; its later clicks are kept by the views they will be made from."""
        plans = sampled.plans()
        moving = [plan for plan in plans if sampled.moves(plan)] or plans
        tries, ends_at = self.tries or USUAL, self._end(ends)
        best, chance = halve(moving, sampled.fare, tries, ends_at)
        still = sampled.staying()
        if still not in moving:
            weighed = max(LEAST_WEIGHED, tries // len(moving))
            gain = sampled.fare(still, 0, weighed) - sampled.fare(best, 0, weighed)
            if gain > STILLNESS * weighed:
                best, chance = still, None
        said = said_by_click(sampled, best)
        self.hold(view, sampled, best, said)
        return Choice(action_text(best[0]), said[0], chance)

    def _tried(self, view: View, sampled: Sampled, legal: Sequence[LegalAction], ends: float) -> Choice:
        """The action that fares best; in a battle one good shot stands for all of them."""
        phase = view.phase
        actions = [choice.index for choice in legal if choice.action != "take-back"]
        if phase == "fight":
            quick = sampled.quick()
            retreats = [choice.index for choice in legal if choice.action.startswith("retreat")]
            actions = list(dict.fromkeys([quick, *retreats]))
            if action_text(quick).startswith("retreat"):
                actions += [choice.index for choice in legal if choice.action.startswith("fire")][:1]
        if phase == "cards" and action_text(actions[0]).startswith("discard"):
            actions = sorted(actions, key=lambda action: sampled.card_worth(_card(action)))[:DISCARDED_AMONG]
        if len(actions) == 1:
            return Choice(action_text(actions[0]), said_of(view, sampled, legal, actions[0]))
        tries: list[Plan] = [(action,) for action in actions]
        best, chance = halve(tries, sampled.fare, self.tries or USUAL, self._end(ends))
        return Choice(action_text(best[0]), said_of(view, sampled, legal, best[0]), chance)

    def _end(self, ends: float) -> float | None:
        return None if self.tries else ends

    def hold(self, view: View, sampled: Sampled, plan: Sequence[int], said: Sequence[Why]) -> None:
        """Keep the later clicks of a plan, with what is said at each, by the views they will be made from."""
        state = sampled.first.copy()
        for (done, following), reason in zip(pairwise(plan), said[1:], strict=True):
            GAME.rules.apply(state, sampled.seat, done)
            if GAME.rules.deciders(state) != 1 << sampled.seat:
                return
            seen = GAME.view(state, view.options, sampled.seat)
            self._kept[fingerprint(seen)] = Choice(action_text(following), reason)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


def said_of(view: View, sampled: Sampled, legal: Sequence[LegalAction], action: int, is_asked: bool = False) -> Why:
    """What can be said of a single action; who asks is told the odds with any shot, not with a round's first alone."""
    chosen = next(choice for choice in legal if choice.index == action)
    if view.phase == "cards":
        card = card_of_action(action)
        event = could(sampled.first, sampled.seat, card) if card is not None else None
        return because("julius", [*card_reason(chosen, legal).reasons, *([event] if event else [])])
    seen = JuliusView.of(view)
    if view.phase == "disband":
        return hunger_reason(seen, chosen)
    return because("julius", [*single(sampled.first, sampled.seat, chosen).reasons, *odds_told(seen, chosen, is_asked)])


def _card(action: int) -> int:
    """The card that a discard names."""
    return CARD_INDEX[action_text(action).split()[1]]


def fingerprint(view: View) -> str:
    """What tells views apart."""
    told = json.dumps(view.to_json(), sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def make() -> Bot:
    """The bot."""
    return Legate()
