"""Advice at JULIUS CAESAR: the best operations in words with their chances, and the clicks of the first one.

The imperator judges; where its network is not to be had, as in a page that has not fetched it, the legate does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from triumvirate.analysis.findings import SLIP, verdict_on
from triumvirate.bots.contract import Advice, Choice, Known, Move, Opinion, Taken, WholeTurn
from triumvirate.bots.julius import imperator, singles
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.chances import CHANCES, COMMAND, SINGLE, kind_of
from triumvirate.bots.julius.considered import Considered
from triumvirate.bots.julius.operations import Plan, carried_out, described
from triumvirate.bots.reasons import NOTHING, Why, because
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.state import PHASE_LEVY_AT, PHASE_MOVE, PHASES

MOST = 3
END_OF_MOVES = "end-move"
COMMAND_PHASES = PHASES[PHASE_MOVE : PHASE_LEVY_AT + 1]


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
        line = _line(view, found[0].plan)
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
        found = judged_single(view, legal, action)
        taken = (found.best.chance or 0.0) - found.lost
        verdict = verdict_on(found.lost) if found.is_confirmed else ""
        is_unsure = found.lost >= SLIP and not found.is_confirmed
        return Opinion(action, taken, found.lost, verdict, is_unsure, found.against)

    def _ended(self, view: View, legal: Sequence[LegalAction]) -> Opinion:
        """No further orders beside the best that could still be done; where that was advised it is no fault."""
        considered = Considered(view)
        end = next(one.index for one in legal if one.action == END_OF_MOVES)
        held, best = self.strongest.held(view, legal), considered.operations()[0]
        if best.plan[0] == end or (held is not None and held.action == END_OF_MOVES):
            chance = CHANCES.at(view, COMMAND).chance(best.chance)
            return Opinion(END_OF_MOVES, chance, 0.0, "", is_unsure=False, against=NOTHING)
        return _opinion(END_OF_MOVES, judged_command(considered, (end,)))

    def opinion_of_turn(self, taken: Sequence[Taken]) -> Opinion | None:
        """What is thought of a command that ends with the last of these clicks, beside the best that it could have been."""
        first = len(taken)
        while first and taken[first - 1][0].phase in COMMAND_PHASES:
            first -= 1
        command = taken[first:]
        if not command or command[0][0].phase != "move":
            return None
        view = command[0][0]
        done = tuple(next(one.index for one in legal if one.action == action) for _, legal, action in command)
        considered = Considered(view)
        truth, seat = considered.sampled.first, considered.sampled.seat
        after = carried_out(truth, seat, done)
        if after.seat == seat and PHASE_MOVE <= after.phase <= PHASE_LEVY_AT:
            return None  # it goes on
        found = judged_command(considered, done)
        choice = Choice(action_text(found.best[0]), considered.told(found.best), found.better)
        told = because("julius", described(truth, seat, done))
        whole = WholeTurn(told, len(command) - 1, Advice(found.better, (choice,), _line(view, found.best)))
        return replace(_opinion(command[-1][2], found), turn=whole)

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


def judged_single(view: View, legal: Sequence[LegalAction], action: str, seed: int = 0) -> Judged:
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


@dataclass(frozen=True)
class JudgedCommand:
    """A command beside the best one: the chances that both leave, whether anything is beyond doubt, what speaks against it."""

    best: Plan
    better: float
    taken: float
    is_unsure: bool
    against: Why


def judged_command(considered: Considered, done: Plan) -> JudgedCommand:
    """What a command is worth, weighed by what its side could know against the best of the operations it had."""
    best = considered.operations()[0].plan
    weighed, line = considered.compare(best, done), CHANCES.at(considered.view, COMMAND)
    taken, better = line.chance(weighed.other), line.chance(weighed.other + weighed.gain)
    is_unsure = weighed.gain == 0.0 and weighed.better - weighed.other >= SLIP
    against = considered.against(done, best) if better - taken >= SLIP else NOTHING
    return JudgedCommand(best, better, taken, is_unsure, against)


def _opinion(action: str, found: JudgedCommand) -> Opinion:
    lost = found.better - found.taken
    return Opinion(action, found.taken, lost, verdict_on(lost), found.is_unsure, found.against)


def _line(view: View, plan: Plan) -> tuple[Move, ...]:
    """All clicks of a plan: who points at groups on a map needs every one."""
    return tuple(Move(str(view.seat), action_text(click)) for click in plan)


def strongest() -> legates.Legate:
    """Who plays best of those that can think here."""
    return imperator.make() if imperator.is_at_hand() else legates.Legate()
