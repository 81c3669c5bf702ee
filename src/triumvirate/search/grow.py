"""Trees on the native engine: grown by playouts or by an evaluator's judgement."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import numpy as np

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.search.evaluator import Evaluator
from triumvirate.search.ground import WORD, Growing
from triumvirate.search.settings import Settings
from triumvirate.search.tree import DEEPEST, NODES, OBSERVER, ROOT, Tree, plant_tree


class NativeGround:
    """The compiled search of a game on this processor."""

    def __init__(self, game: Game) -> None:
        self.compiled = engine.load(game.text, "native", "search.grow")
        self._layout = game.layout

    def truths(self, states: Sequence[State]) -> Array:
        """Sampled truths as records."""
        return self._layout.records(states)

    def grower(self, settings: Settings, observer: int, seed: int, evaluator: Evaluator | None) -> Grower:
        """A tree that can be grown."""
        return Grower(self.compiled, settings, observer, seed, evaluator)


class Grower(Growing):
    """Grows its tree from truths that it shares with others, with chance of its own."""

    def __init__(
        self, compiled: ModuleType, settings: Settings, observer: int, seed: int, evaluator: Evaluator | None
    ) -> None:
        super().__init__(seed, settings.batch if evaluator is not None else None)
        self.tree: Tree = plant_tree(settings.nodes, settings.edges, observer, settings.knobs())
        self._compiled = compiled
        self._settings = settings
        self._evaluator = evaluator

    def grow(self, truths: Array, iterations: int) -> None:
        """So many more iterations."""
        if self._evaluator is not None:
            self._grow_judged(truths, iterations, self._evaluator)
            return
        self._compiled.think(self.tree, truths, truths[:1].copy(), self._seed, self.iterations, iterations)
        self.iterations += iterations

    def _grow_judged(self, truths: Array, iterations: int, evaluator: Evaluator) -> None:
        if self.tree.first[self.tree.counts[ROOT]] < 0:
            self._judge_root(truths, evaluator)
        left = iterations
        while left > 0:
            size = min(left, self._settings.batch)
            leaves = np.zeros(size, truths.dtype)
            paths, lengths, ends = _room(size)
            self._compiled.gather(self.tree, truths, leaves, paths, lengths, ends, self._seed, self.iterations)
            values, policies = evaluator.judge(leaves)
            self._compiled.settle(self.tree, leaves, paths, lengths, ends, values, policies)
            self.iterations += size
            left -= size

    def _judge_root(self, truths: Array, evaluator: Evaluator) -> None:
        leaves = truths[:1].copy()
        paths, lengths, ends = _room(1)
        ends[0] = self.tree.counts[ROOT]
        values, policies = evaluator.judge(leaves)
        self._compiled.settle(self.tree, leaves, paths, lengths, ends, values, policies)

    def move_root(self, node: int, iterations: int, seed: int) -> None:
        """Keep what hangs below a node, and only that: so many iterations. Those to come have another seed's chance."""
        if node != self.tree.counts[ROOT]:
            observer = int(self.tree.counts[OBSERVER])
            fresh = plant_tree(self._settings.nodes, self._settings.edges, observer, self.tree.knobs)
            fresh.counts[NODES] = 0
            self._compiled.move_root(self.tree, fresh, node)
            self.tree = fresh
        self.iterations = iterations
        self._seed = seed & WORD


def _room(size: int) -> tuple[Array, Array, Array]:
    return np.zeros((size, DEEPEST), np.int32), np.zeros(size, np.int64), np.zeros(size, np.int64)
