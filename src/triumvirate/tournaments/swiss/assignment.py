"""The cheapest assignment of rows to columns, and among the cheapest the first in the order of transpositions (D.1).

Shortest augmenting paths with prices on rows and columns (the Hungarian method). All cheapest assignments are matchings of
the edges that the prices leave tight; the first of those is found by moving one row after the other to its first column.
"""

from __future__ import annotations

from collections import deque

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int64]
NEVER = 1 << 40  # what may not be paired
_FAR = np.iinfo(np.int64).max


def first_cheapest(costs: Numbers) -> tuple[list[int], int] | None:
    """The column of each row, and what all of them cost; None where some row finds no column.

    There are no more rows than columns; columns that stay free are taken by rows that cost nothing anywhere.
    """
    rows, columns = costs.shape
    if not rows:
        return [], 0
    found = Assignment(np.vstack([costs, np.zeros((columns - rows, columns), dtype=np.int64)]))
    paid = costs[np.arange(rows), found.column_of[:rows]]
    if paid.max() >= NEVER:
        return None
    found.to_the_front(rows)
    return [int(column) for column in found.column_of[:rows]], int(paid.sum())


class Assignment:
    """As many rows as columns, with their prices; every row has its column as soon as it is made."""

    def __init__(self, costs: Numbers) -> None:
        count = len(costs)
        self._costs = costs
        self._prices = costs.min(axis=1)
        self._column_prices = np.zeros(count, dtype=np.int64)
        self._row_of = np.full(count, -1, dtype=np.int64)
        self.column_of = np.full(count, -1, dtype=np.int64)
        for row in range(count):  # most rows find one of their cheapest columns free
            free = (costs[row] == self._prices[row]) & (self._row_of < 0)
            column = int(free.argmax())
            if free[column]:
                self._seat(row, column)
        for row in [row for row in range(count) if self.column_of[row] < 0]:
            self._augment(row)

    def _seat(self, row: int, column: int) -> None:
        self._row_of[column], self.column_of[row] = row, column

    def _augment(self, start: int) -> None:
        """One more row is assigned, along the path that costs least."""
        distance = self._costs[start] - self._prices[start] - self._column_prices
        through = np.full(len(distance), start, dtype=np.int64)
        open_distance = distance.copy()
        reached: list[tuple[int, int]] = []
        while True:
            column = int(open_distance.argmin())
            least = int(open_distance[column])
            open_distance[column] = _FAR
            row = int(self._row_of[column])
            if row < 0:
                break
            reached.append((column, least))
            longer = least + self._costs[row] - self._prices[row] - self._column_prices
            better = (open_distance != _FAR) & (longer < open_distance)
            open_distance[better] = longer[better]
            through[better] = row
        self._prices[start] += least
        for visited, at in reached:
            self._prices[self._row_of[visited]] += least - at
            self._column_prices[visited] -= least - at
        row = -1
        while row != start:
            row = int(through[column])
            before = int(self.column_of[row])
            self._seat(row, column)
            column = before

    def to_the_front(self, rows: int) -> None:
        """Move each of the first rows in turn to the first tight column from which the others still find theirs."""
        tight = self._costs == self._prices[:, None] + self._column_prices[None, :]
        fixed = np.zeros(len(tight), dtype=bool)
        for row in range(rows):
            for column in map(int, np.flatnonzero(tight[row] & ~fixed)):
                if column == self.column_of[row] or self._moved(tight, row, column, fixed):
                    break
            fixed[self.column_of[row]] = True

    def _moved(self, tight: npt.NDArray[np.bool_], row: int, column: int, fixed: npt.NDArray[np.bool_]) -> bool:
        """Give a row that column, if who has it, and whoever has to move for them, find another that is not fixed."""
        old, holder = int(self.column_of[row]), int(self._row_of[column])
        blocked = fixed.copy()
        blocked[column] = True
        mover_to: dict[int, int] = {}
        queue = deque([holder])
        while queue:
            mover = queue.popleft()
            for target in map(int, np.flatnonzero(tight[mover] & ~blocked)):
                blocked[target] = True
                mover_to[target] = mover
                if target == old:
                    self._shift(holder, old, mover_to)
                    self._seat(row, column)
                    return True
                queue.append(int(self._row_of[target]))
        return False

    def _shift(self, holder: int, target: int, mover_to: dict[int, int]) -> None:
        mover = -1
        while mover != holder:
            mover = mover_to[target]
            before = int(self.column_of[mover])
            self._seat(mover, target)
            target = before
