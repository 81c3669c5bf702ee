"""How a search goes about it, and when it stops."""

from __future__ import annotations

import os
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from triumvirate.core.arrays import Array


def cores() -> int:
    """How many trees may grow at once in this process: TRIUMVIRATE_SEARCH_THREADS, or all cores there are for us."""
    asked = os.environ.get("TRIUMVIRATE_SEARCH_THREADS", "")
    if asked.isdigit() and int(asked) > 0:
        return int(asked)
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class Settings:
    """The numbers of a search; `docs/search.md` says what each does and how it was chosen."""

    explore: float = 0.0  # UCB's constant: how much what is little tried counts
    trust: float = 1.0  # how much the policy's weight of an action counts until it is tried
    doubt: float = 0.0  # how much worse than the usual an untried action is taken to be
    expand_after: int = 4  # visits of an edge before it gets a node
    playout_steps: int = 1000  # a longer playout is cut and evaluated
    even_weights: bool = False  # all actions promise as much, whatever the game's policy says
    random_playouts: bool = False  # playouts without the game's policy: quicker, and worse
    truths: int = 64  # sampled truths; where the policy deals anew they are many more
    nodes: int = 200_000
    edges: int = 4_000_000
    batch: int = 32  # leaves that an evaluator gets at once

    def numbers(self) -> tuple[float, ...]:
        """Those that compiled code reads, in its order."""
        return (
            self.explore,
            self.trust,
            self.doubt,
            float(self.expand_after),
            float(self.playout_steps),
            float(self.even_weights),
            float(self.random_playouts),
        )

    def knobs(self) -> Array:
        """The same as an array."""
        import numpy as np

        return np.array(self.numbers(), np.float64)


@dataclass(frozen=True)
class Limit:
    """Until a time is up, or for so many iterations in all; with iterations on one tree the answer is repeatable."""

    seconds: float = 0.0
    iterations: int = 0
    trees: int = 1

    @classmethod
    def time(cls, seconds: float) -> Limit:
        """All cores for so many seconds."""
        return cls(seconds=seconds, trees=cores())

    @classmethod
    def steady(cls, iterations: int) -> Limit:
        """So many iterations on one tree, the same on every machine."""
        return cls(iterations=iterations)
