"""A search with a tree for every game of a batch: a network judges all leaves at once, and its policy says where to look.

As AlphaZero searches, in games that hide something: a tree is its mover's, grown over truths that are sampled from the mover's
own view, and every seat in it is judged by what that seat would see. First actions are given their iterations by halving, as
Gumbel AlphaZero does: all that were drawn are tried, then the better half of them again, and so on.
"""

from __future__ import annotations

import math
import random

import numpy as np
import torch

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.envs.many import Batch
from triumvirate.learn.curves.budget import Budget
from triumvirate.learn.curves.playing import Eyes
from triumvirate.learn.improve import NEVER
from triumvirate.learn.network import Network
from triumvirate.search.settings import Settings
from triumvirate.search.tree import DEEPEST, EDGES, NODES, NONE, plant_tree

EDGES_A_NODE = 192  # on the average; a forest that is full goes on without new branches
KNOBS = Settings(trust=1.25, expand_after=0, even_weights=True)


def halving(actions: int, iterations: int) -> list[tuple[int, int]]:
    """So many of the best actions, so many iterations for each of them: round after round, half as many and about as long."""
    rounds = max(1, math.ceil(math.log2(max(actions, 2))))
    kept = [max(1, actions >> number) for number in range(rounds)]
    return [(many, max(1, iterations // (rounds * many))) for many in kept]


class Forest:
    """The trees of a batch's games, grown anew at every decision."""

    def __init__(self, budget: Budget, batch: Batch, eyes: Eyes) -> None:
        self._budget, self._eyes, self._setting = budget, eyes, batch.setting
        self._loops = engine.load(batch.setting.game.text, "native", "learn.forest")
        self._seats = len(batch.setting.seats)
        nodes = batch.games * (budget.iterations + 2)
        self.tree = plant_tree(nodes, nodes * EDGES_A_NODE, 0, KNOBS.knobs())
        self._rows: Array = np.zeros((batch.games * self._seats, batch.observations.shape[1]), batch.observations.dtype)
        self._paths: Array = np.zeros((batch.games, DEEPEST), np.int32)
        self._lengths: Array = np.zeros(batch.games, np.int64)
        self._ends: Array = np.zeros(batch.games, np.int64)

    def wins(
        self, network: Network, batch: Batch, logits: torch.Tensor, places: torch.Tensor, real: torch.Tensor, seed: int
    ) -> torch.Tensor:
        """The mover's chance to win after each first action that is tried."""
        truths = self._truths(batch, random.Random(seed))
        leaves = truths[:: self._budget.truths].copy()
        self._plant(network, leaves)
        actions: Array = places.masked_fill(~real, NONE).numpy()
        priors = torch.log_softmax(logits, 1).gather(1, places).masked_fill(~real, NEVER).numpy()
        wins: Array = np.full(actions.shape, 0.5, np.float32)
        seeds: Array = np.random.default_rng(seed).integers(1 << 62, size=batch.games)
        number = 0
        for kept, times in halving(actions.shape[1], self._budget.iterations):
            order = np.argsort(-(priors + self._budget.sharpness * wins), axis=1, kind="stable")
            ranked = np.take_along_axis(actions, order, 1)
            for rank in [rank for rank in range(kept) for _ in range(times)]:
                firsts = np.where(ranked[:, rank] == NONE, ranked[:, 0], ranked[:, rank])
                self._grow(network, truths, leaves, batch.seats, firsts, seeds, number)
                number += 1
            self._loops.judge_firsts(self.tree, batch.seats, actions, wins)
        return torch.from_numpy(wins)

    def _truths(self, batch: Batch, chance: random.Random) -> Array:
        """Some truths a game, each what its mover's view leaves open."""
        setting, sampled = self._setting, []
        for row in range(batch.games):
            view = setting.view(batch._states[row], int(batch.seats[row]))
            sampled += [setting.game.knowledge.determinize(view, chance) for _ in range(self._budget.truths)]
        return setting.game.layout.records(sampled).astype(setting.template.dtype, copy=False)

    def _plant(self, network: Network, leaves: Array) -> None:
        """Bare roots, and their branches."""
        self.tree.counts[NODES], self.tree.counts[EDGES] = len(leaves), 0
        self.tree.first[: len(leaves)] = NONE
        self._lengths[:] = 0
        self._ends[:] = np.arange(len(leaves))
        self._settle(network, leaves)

    def _grow(
        self, network: Network, truths: Array, leaves: Array, movers: Array, firsts: Array, seeds: Array, number: int
    ) -> None:
        """One iteration in every game."""
        where = (self._paths, self._lengths, self._ends)
        self._loops.gather_each(self.tree, truths, movers, firsts, leaves, *where, seeds, number)
        self._settle(network, leaves)

    def _settle(self, network: Network, leaves: Array) -> None:
        self._loops.look_each(leaves, self._seats, self._rows)
        trunk = network.trunk(self._eyes.see(self._rows))
        logits = network.policy(trunk)
        policies = (logits - logits.amax(1, keepdim=True)).exp().numpy()
        where = (self._paths, self._lengths, self._ends)
        self._loops.settle_each(self.tree, leaves, *where, network.win(trunk).numpy(), policies)
