"""Judges the decisions of a match from what their seats could know then.

Each is judged anew from the seat's own view, so a good move that met bad luck is not called a mistake.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Lock

from triumvirate.analysis.budget import BUDGETS, Occasion
from triumvirate.analysis.calm import calmed
from triumvirate.analysis.findings import Analysis, Moment
from triumvirate.analysis.judges import Judge, judge_for
from triumvirate.core.table import SETUP, TAKE_BACK, Entry, Table
from triumvirate.search.settings import cores

Progress = Callable[[int, int], None]
ITERATIONS = BUDGETS[Occasion.LOOKING_BACK].iterations


class LookingBack:
    """A match looked at decision by decision, from the last to the first; several may be judged at once."""

    def __init__(self, table: Table, iterations: int = ITERATIONS, seed: int = 0) -> None:
        result = table.result()
        self._table = table
        self._winners = result.winners if result is not None else None
        self._judge: Judge = judge_for(table, self._winners, iterations, seed)
        self._iterations = iterations
        self._undone = {entry.undone for entry in table.entries}
        self._before = table.fork()
        self._moments: dict[int, Moment] = {}
        self._open = 0
        self._lock = Lock()
        self.total = len(table.entries)

    @property
    def done(self) -> int:
        """How many entries were looked at."""
        return self.total - len(self._before.entries) - self._open

    def step(self) -> bool:
        """Judge the next decision; False when none is left. Several threads may do this at once."""
        while (taken := self._take()) is not None:
            before, entry = taken
            found = self._judge.moment(before, entry.number, entry.seat or "", entry.action)
            with self._lock:
                self._open -= 1
                if found is not None:
                    self._moments[entry.number] = found
            if found is not None:
                return True
        return False

    def _take(self) -> tuple[Table, Entry] | None:
        """The next decision with the table as it stood before it."""
        with self._lock:
            while self._before.entries and self._before.entries[-1].action != SETUP:
                entry = self._before.entries[-1]
                self._before.rewind()
                if entry.seat is not None and entry.action != TAKE_BACK and entry.number not in self._undone:
                    self._open += 1
                    return self._before.fork(), entry
            return None

    def found(self) -> Analysis:
        """All of it, once it is done."""
        moments = tuple(self._moments[number] for number in sorted(self._moments))
        return Analysis(
            self._table.game.name,
            self._table.seats,
            self._judge.side,
            self._winners,
            calmed(moments, self._judge.side) if self._judge.is_movers else moments,
            self._iterations,
            self._judge.name,
        )


def analyse(table: Table, iterations: int = ITERATIONS, seed: int = 0, progress: Progress | None = None) -> Analysis:
    """Judge the decisions of a match again on all cores, each with so many iterations; the same call gives the same answer.

    It takes a while (about a tenth of a second a decision of a small game): call it in a thread or process of its own.
    """
    looking = LookingBack(table, iterations, seed)

    def work() -> None:
        while looking.step():
            if progress is not None:
                progress(looking.done, looking.total)

    with ThreadPoolExecutor(cores()) as pool:
        for done in [pool.submit(work) for _ in range(cores())]:
            done.result()
    return looking.found()
