"""Judges the decisions of a match from what their seats could know then.

Each is judged anew from the seat's own view, so a good move that met bad luck is not called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable

from triumvirate.analysis.calm import calmed
from triumvirate.analysis.findings import Analysis, Moment
from triumvirate.analysis.judges import Judge, judge_for
from triumvirate.core.table import SETUP, TAKE_BACK, Table

Progress = Callable[[int, int], None]
ITERATIONS = 4000


class LookingBack:
    """A match looked at decision by decision, from the last to the first; each step takes a moment."""

    def __init__(self, table: Table, iterations: int = ITERATIONS, seed: int = 1) -> None:
        result = table.result()
        self._table = table
        self._winners = result.winners if result is not None else None
        self._judge: Judge = judge_for(table, self._winners, iterations, seed)
        self._iterations = iterations
        self._undone = {entry.undone for entry in table.entries}
        self._before = table.fork()
        self._moments: list[Moment] = []
        self.total = len(table.entries)

    @property
    def done(self) -> int:
        """How many entries were looked at."""
        return self.total - len(self._before.entries)

    def is_done(self) -> bool:
        """Whether only the set-up is left."""
        return not self._before.entries or self._before.entries[-1].action == SETUP

    def step(self) -> bool:
        """Look at the entry before; whether there was something to judge, which takes a while."""
        entry = self._before.entries[-1]
        self._before.rewind()
        if entry.seat is None or entry.action == TAKE_BACK or entry.number in self._undone:
            return False
        found = self._judge.moment(self._before, entry.number, entry.seat, entry.action)
        if found is not None:
            self._moments.append(found)
        return found is not None

    def found(self) -> Analysis:
        """All of it, once it is done."""
        moments = tuple(reversed(self._moments))
        return Analysis(
            self._table.game.name,
            self._table.seats,
            self._judge.side,
            self._winners,
            calmed(moments, self._judge.side) if self._judge.is_movers else moments,
            self._iterations,
            self._judge.name,
        )


def analyse(table: Table, iterations: int = ITERATIONS, seed: int = 1, progress: Progress | None = None) -> Analysis:
    """Judge the decisions of a match again, each with so many iterations; the same call gives the same answer.

    It takes a while (about a twentieth of a second a decision of a small game): call it in a thread or process of its own.
    """
    looking = LookingBack(table, iterations, seed)
    while not looking.is_done():
        looking.step()
        if progress is not None:
            progress(looking.done, looking.total)
    return looking.found()
