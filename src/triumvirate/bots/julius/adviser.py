"""Advice at JULIUS CAESAR: the best operations in words with their chances, and the clicks of the first one."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.bots.contract import Advice, Bot, Choice, Move
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.operations import Operation, operations, told
from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.reasons import because
from triumvirate.core.view import LegalAction, View
from triumvirate.games.julius.notation import action_text
from triumvirate.games.julius.state import SEATS

TRUTHS = 4
MOST = 3
LONGEST_LINE = 12  # clicks


@dataclass(frozen=True)
class Adviser:
    """Asked when a command begins it weighs whole operations; otherwise it tells what the legate would do."""

    legate: Bot = field(default_factory=legates.make)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best operations, or the legate's choice."""
        if view.phase != "move" or len(legal) == 1:
            chosen = self.legate.choose(view, legal, seconds, seed)
            return Advice(chosen.chance, (chosen,))
        seat = SEATS.index(str(view.seat))
        sampled = Sampled(view, seat, TRUTHS, f"advice {seed}")
        found = operations(sampled)[:MOST]
        line = tuple(Move(str(view.seat), action_text(click)) for click in found[0].plan[:LONGEST_LINE])
        return Advice(found[0].chance, tuple(_choice(sampled, operation) for operation in found), line)


def _choice(sampled: Sampled, operation: Operation) -> Choice:
    return Choice(action_text(operation.plan[0]), because("julius", told(sampled, operation.plan)), operation.chance)
