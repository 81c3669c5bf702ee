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
from collections.abc import Callable, Sequence
from itertools import pairwise

from triumvirate.bots.contract import Abilities, Bot, Choice, Chooser, Tuning
from triumvirate.bots.julius.operations import told
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import Why, because, why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.printed import CARD_INDEX
from triumvirate.games.julius.state import SEATS

COMMAND = ("move", "step", "main_road", "surprise", "levy", "levy_at")
TRIED = ("cards", "jupiter", "jupiter_to", "vulcan", "battle", "fight")
TRUTHS = 4
MOST_KEPT = 4096
USUAL = 1600  # tries of a decision, unless the time ends before
# To move nobody must leave so much better a chance than the best move: what is weighed is one turn, and time is lost.
STILLNESS, LEAST_WEIGHED = 0.02, 32
DISCARDED_AMONG = 3  # strong cards are kept: one of the weakest so many goes
Plan = tuple[int, ...]


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

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("julius", "only"))
        key = _fingerprint(view)
        kept = self._kept.get(key)
        if kept is not None and any(choice.action == kept.action for choice in legal):
            return kept
        phase = view.phase
        sampled = Sampled(view, SEATS.index(str(view.seat)), TRUTHS, key)
        ends = time.monotonic() + seconds
        if phase in COMMAND:
            return self._command(view, sampled, ends)
        if phase in TRIED:
            return self._tried(view, sampled, legal, ends)
        quick = sampled.quick()
        return Choice(action_text(quick), why("julius", "quick"))

    def _command(self, view: View, sampled: Sampled, ends: float) -> Choice:
        """The plan that fares best; its later clicks are kept by the views they will be made from."""
        plans = sampled.plans()
        moving = [plan for plan in plans if sampled.moves(plan)] or plans
        tries, ends_at = self.tries or USUAL, self._end(ends)
        best, chance = _halving(moving, sampled.fare, tries, ends_at)
        still = sampled.staying()
        if still not in moving:
            weighed = max(LEAST_WEIGHED, tries // len(moving))
            gain = sampled.fare(still, 0, weighed) - sampled.fare(best, 0, weighed)
            if gain > STILLNESS * weighed:
                best, chance = still, None
        reason = because("julius", told(sampled, best))
        self._keep(view, sampled, best, reason)
        return Choice(action_text(best[0]), reason, chance)

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
            return Choice(action_text(actions[0]), why("julius", "battle.first"))
        tries: list[Plan] = [(action,) for action in actions]
        best, chance = _halving(tries, sampled.fare, self.tries or USUAL, self._end(ends))
        return Choice(action_text(best[0]), why("julius", REASONS.get(phase, "fared")), chance)

    def _end(self, ends: float) -> float | None:
        return None if self.tries else ends

    def _keep(self, view: View, sampled: Sampled, plan: Sequence[int], reason: Why) -> None:
        state = sampled.first.copy()
        for done, following in pairwise(plan):
            GAME.rules.apply(state, sampled.seat, done)
            if GAME.rules.deciders(state) != 1 << sampled.seat:
                return
            seen = GAME.view(state, view.options, sampled.seat)
            self._kept[_fingerprint(seen)] = Choice(action_text(following), reason)
        while len(self._kept) > MOST_KEPT:
            self._kept.popitem(last=False)


REASONS = {
    "cards": "card.most",
    "jupiter": "jupiter",
    "vulcan": "vulcan",
    "battle": "battle.order",
    "fight": "battle.tried",
}


def _card(action: int) -> int:
    """The card that a discard names."""
    return CARD_INDEX[action_text(action).split()[1]]


def _fingerprint(view: View) -> str:
    told = json.dumps(view.to_json(), sort_keys=True)
    return hashlib.blake2b(told.encode(), digest_size=16).hexdigest()


def _halving(
    plans: Sequence[Plan], fare: Callable[[Plan, int, int], float], tries: int, ends: float | None
) -> tuple[Plan, float | None]:
    """The best of some plans: all get the same few tries, then the worse half goes and the rest gets more each.

    With it, how it fared on average; unknown where there was nothing to compare.
    """
    totals = dict.fromkeys(plans, 0.0)
    left, done = list(totals), 0
    rounds = max(1, (len(left) - 1).bit_length())
    while len(left) > 1:
        step = max(1, round(tries / rounds / len(left)))
        for plan in left:
            totals[plan] += fare(plan, done, done + step)
        done += step
        left.sort(key=lambda plan: -totals[plan])
        left = left[: (len(left) + 1) // 2]
        if ends is not None and time.monotonic() > ends:
            break
    return left[0], totals[left[0]] / done if done else None


def make() -> Bot:
    """The bot."""
    return Legate()
