"""Many games at once on a compiled engine, stepped together: what verification and batched environments stand on."""

from __future__ import annotations

import numpy as np

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.game import Game
from triumvirate.core.options import Options

THREADS = 256


class NativeBatch:
    """Games in an array of records on the native engine."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game = game.played_with(game.check(options))
        self.template = game.layout.records([game.prepare(game.check(options))])
        self.states = self.template.copy()

    def start(self, seeds: Array) -> None:
        """Set up one game for each seed."""
        self.states = np.repeat(self.template, len(seeds))
        self.game.playout.start_batch(self.states, self.template, seeds)

    def step(self) -> int:
        """A random action in every game that still runs; how many ran."""
        return int(self.game.playout.step_batch(self.states))

    def packed(self) -> Array:
        """All states as rows of bytes."""
        return self.game.layout.packed(self.states)


class CudaBatch:
    """The same games on the GPU, one per thread."""

    def __init__(self, game: Game, options: Options) -> None:
        self.game = game = game.played_with(game.check(options), "cuda")
        self.cuda = engine.cuda_module()
        self.kernels = engine.load(game.text, "cuda", "kernels")
        self.template = self.cuda.to_device(game.layout.records([game.prepare(game.check(options))]))

    def start(self, seeds: Array) -> None:
        """Set up one game for each seed."""
        self.states = self.cuda.to_device(np.zeros(len(seeds), self.game.layout.dtype()))
        self.running = self.cuda.to_device(np.zeros(len(seeds), np.int32))
        self.blocks = (len(seeds) + THREADS - 1) // THREADS
        self.kernels.start_kernel[self.blocks, THREADS](self.states, self.template, self.cuda.to_device(seeds))

    def step(self) -> int:
        """A random action in every game that still runs; how many ran."""
        self.kernels.step_kernel[self.blocks, THREADS](self.states, self.running)
        return int(self.running.copy_to_host().sum())

    def packed(self) -> Array:
        """All states as rows of bytes, brought back to the host."""
        return self.game.layout.packed(self.states.copy_to_host())
