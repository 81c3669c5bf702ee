"""Seeds of many games: no two games of a batch have the same, and batches of different seeds have nothing in common."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray


class Seeds:
    """What follows from one seed. Without one it is drawn from the system; `entropy` repeats it either way.

    A batch of so many games counts up from a place of 62 bits that NumPy's `SeedSequence` draws: row by row, then game by
    game in steps of the batch's size.
    """

    def __init__(self, seed: int | None) -> None:
        sequence = np.random.SeedSequence(seed)
        self.entropy: int = sequence.entropy  # type: ignore[assignment]  # one number, since none or one was given
        self._games, self._choices = sequence.spawn(2)

    def first(self, games: int) -> NDArray[np.int64]:
        """The seed of each row's first game."""
        start = int(self._games.generate_state(1, np.uint64)[0]) >> 2
        return np.arange(games, dtype=np.int64) + start

    def generator(self) -> np.random.Generator:
        """What random actions are drawn from."""
        return np.random.default_rng(self._choices)
