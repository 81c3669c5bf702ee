"""Advice at JULIUS CAESAR: the best operations in words with their chances, and the clicks of the first one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.bots.contract import Advice, Choice, Move
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.operations import Operation, operations, told
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import because
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.state import SEATS

TRUTHS = 8
MOST = 3
LONGEST_LINE = 12  # clicks


@dataclass(frozen=True)
class Adviser:
    """Asked when a command begins it weighs whole operations; otherwise it tells what the legate would do."""

    legate: legates.Legate = field(default_factory=legates.Legate)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The next click of an operation that was advised and begun; else the best operations, or the legate's choice."""
        held = self.legate.held(view, legal)
        if held is not None:
            return Advice(held.chance, (held,), (Move(str(view.seat), held.action),))
        if view.phase != "move" or len(legal) == 1:
            chosen = self.legate.choose(view, legal, seconds, seed)
            return Advice(chosen.chance, (chosen,))
        seat = SEATS.index(str(view.seat))
        sampled = weighed_in(view, seat)
        found = operations(sampled)[:MOST]
        self.legate.hold(view, sampled, found[0].plan, because("julius", told(sampled, found[0].plan)))
        line = tuple(Move(str(view.seat), action_text(click)) for click in found[0].plan[:LONGEST_LINE])
        return Advice(found[0].chance, tuple(_choice(sampled, operation) for operation in found), line)


def weighed_in(view: View, seat: int, seed: int = 0) -> Sampled:
    """The truths in which operations are weighed; the same for the same view, so that hints and looking back agree."""
    return Sampled(view, seat, TRUTHS, f"judge {seed} {legates.fingerprint(view)}")


def _choice(sampled: Sampled, operation: Operation) -> Choice:
    return Choice(action_text(operation.plan[0]), because("julius", told(sampled, operation.plan)), operation.chance)
