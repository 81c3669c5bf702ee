"""Where many tries are carried out: on the native engine, or on the GPU where there is one, with the same results."""

from __future__ import annotations

import numpy as np

from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.game import Game

DEVICES = ("auto", "cpu", "cuda")
THREADS = 128


def device_for(asked: str) -> str:
    """`auto` is the GPU where there is one."""
    if asked not in DEVICES:
        raise BadRequest(f"There is no device '{asked}'; there are {', '.join(DEVICES)}.")
    if asked == "cuda" and not engine.has_cuda():
        raise BadRequest("There is no GPU that numba-cuda can use here: leave out --device, or give cpu.")
    return ("cuda" if engine.has_cuda() else "cpu") if asked == "auto" else asked


def points_of(game: Game, truths: Array, tries: Array, games: int, device: str) -> Array:
    """The points of every try (truth, seat, action, first seed), summed over so many games: 2 a win, 1 a draw."""
    points = np.zeros(len(tries), np.int64)
    if device == "cuda":
        cuda, kernels = engine.cuda_module(), engine.load(game.text, "cuda", "analysis.tries_kernels")
        there = cuda.to_device(points)
        blocks = (len(tries) + THREADS - 1) // THREADS
        kernels.try_kernel[blocks, THREADS](cuda.to_device(truths), cuda.to_device(tries), games, there)
        return np.asarray(there.copy_to_host())
    engine.load(game.text, "native", "analysis.tries").try_all(truths[:1].copy(), truths, tries, games, points)
    return points
