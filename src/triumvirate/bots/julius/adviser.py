"""Advice at JULIUS CAESAR: the best operations in words with their chances, and the clicks of the first one.

The imperator judges; where its network is not to be had, as in a page that has not fetched it, the legate does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.analysis.findings import SLIP, verdict_on
from triumvirate.bots.contract import Advice, Choice, Known, Move, Opinion
from triumvirate.bots.julius import imperator, singles
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.chances import CHANCES, COMMAND, SINGLE, kind_of
from triumvirate.bots.julius.considered import Considered
from triumvirate.bots.reasons import NOTHING, Why
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.notation import action_text

MOST = 3
LONGEST_LINE = 12  # clicks
END_OF_MOVES = "end-move"


@dataclass(frozen=True)
class Adviser:
    """Asked when a command begins it weighs whole operations; otherwise it tells what the strongest bot would do."""

    strongest: legates.Legate = field(default_factory=lambda: strongest())

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The next click of an operation that was advised and begun; else the best operations, or the bot's choice."""
        return CHANCES.at(view, kind_of(view)).advice(self.found(view, legal, seconds, seed))

    def found(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The same with chances as tries have them."""
        held = self.strongest.held(view, legal)
        if held is not None:
            return Advice(held.chance, (held,), (Move(str(view.seat), held.action),))
        if singles.is_weighed(view.phase, legal):
            return self._single(view, legal)
        if view.phase != "move" or len(legal) == 1:
            chosen = self.strongest.choose(view, legal, seconds, seed)
            return Advice(chosen.chance, (chosen,))
        considered = Considered(view)
        found = considered.operations()
        plan, whole = found[0].plan, considered.told(found[0].plan)
        self.strongest.hold(
            view, considered.sampled, plan, [whole] * len(plan)
        )  # asked at any click, one wants to hear all
        line = tuple(Move(str(view.seat), action_text(click)) for click in found[0].plan[:LONGEST_LINE])
        best = tuple(Choice(action_text(one.plan[0]), considered.told(one.plan), one.chance) for one in found)
        return Advice(found[0].chance, best, line)

    def recall(self, known: Sequence[Known]) -> None:
        """Hold again what was advised in this command: as if it had been asked for at every click.

        What is advised follows from the view and from what was told alone, so after a restart it is the same plan, and one
        that was left is not gone back to.
        """
        if not known or self.strongest.held(*known[-1]) is not None:
            return
        for view, legal in known[:-1]:
            if view.phase == "move" and len(legal) > 1 and self.strongest.held(view, legal) is None:
                self.found(view, legal, 0.0, 0)

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """What is thought of a card, a hit, a shot, a retreat, or of giving no further orders, before it is done.

        Of a single block's way nothing: what it is good for shows when the whole command stands.
        """
        if view.phase == "move" and action == END_OF_MOVES and len(legal) > 1:
            return self._ended(view, legal)
        if not singles.is_weighed(view.phase, legal, action):
            return None
        found = judged(view, legal, action)
        taken = (found.best.chance or 0.0) - found.lost
        verdict = verdict_on(found.lost) if found.is_confirmed else ""
        is_unsure = found.lost >= SLIP and not found.is_confirmed
        return Opinion(action, taken, found.lost, verdict, is_unsure, found.against)

    def _ended(self, view: View, legal: Sequence[LegalAction]) -> Opinion:
        """No further orders beside the best that could still be done; where that was advised it is no fault."""
        considered, line = Considered(view), CHANCES.at(view, COMMAND)
        end = next(one.index for one in legal if one.action == END_OF_MOVES)
        held, best = self.strongest.held(view, legal), considered.operations()[0]
        if best.plan[0] == end or (held is not None and held.action == END_OF_MOVES):
            return Opinion(END_OF_MOVES, line.chance(best.chance), 0.0, "", is_unsure=False, against=NOTHING)
        weighed = considered.compare(best.plan, (end,))
        taken = line.chance(weighed.other)
        lost = line.chance(weighed.other + weighed.gain) - taken
        is_unsure = weighed.gain == 0.0 and weighed.better - weighed.other >= SLIP
        verdict = verdict_on(lost)
        against = considered.against((end,), best.plan) if verdict else NOTHING
        return Opinion(END_OF_MOVES, taken, lost, verdict, is_unsure, against)

    def _single(self, view: View, legal: Sequence[LegalAction]) -> Advice:
        """A card, a hit, a shot or a retreat, each tried by itself."""
        considered = Considered(view)
        best = tuple(
            Choice(one.choice.action, considered.said(legal, one.choice.index), one.chance)
            for one in considered.singles(legal)[:MOST]
        )
        return Advice(best[0].chance, best, (Move(str(view.seat), best[0].action),))


@dataclass(frozen=True)
class Judged:
    """A single decision beside the best one: what it lost, whether that is beyond doubt, and what speaks against it."""

    best: Choice
    lost: float
    is_confirmed: bool
    against: Why


def judged(view: View, legal: Sequence[LegalAction], action: str, seed: int = 0) -> Judged:
    """What a card, a hit, a shot or a retreat is worth; what was advised is never worse than anything."""
    considered = Considered(view, seed)
    found = considered.singles(legal)
    best, taken = found[0], next(one for one in found if one.choice.action == action)
    lost, is_confirmed = considered.lost_by(best, taken)
    line = CHANCES.at(view, SINGLE)
    told = line.chance(best.chance)
    lost = told - line.chance(best.chance - lost)
    choice = Choice(best.choice.action, considered.said(legal, best.choice.index), told)
    against = considered.against_single(taken.choice, best.choice) if lost >= SLIP and is_confirmed else NOTHING
    return Judged(choice, lost, is_confirmed, against)


def strongest() -> legates.Legate:
    """Who plays best of those that can think here."""
    return imperator.make() if imperator.is_at_hand() else legates.Legate()
