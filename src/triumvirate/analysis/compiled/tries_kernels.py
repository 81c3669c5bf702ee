"""Tries on the GPU, one a thread; loaded as `triumvirate.cuda.GAME.analysis.tries_kernels`."""

from ..kernels import STATE, copy_state, cuda
from .tries import try_once


@cuda.jit
def try_kernel(truths, tries, games, points):
    """Every try so many times, in local memory."""
    i = cuda.grid(1)
    if i < points.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        total = 0
        for game in range(games):
            copy_state(s, truths[tries[i, 0]])
            total += try_once(s, tries[i, 1], tries[i, 2], tries[i, 3] + game)
        points[i] = total
