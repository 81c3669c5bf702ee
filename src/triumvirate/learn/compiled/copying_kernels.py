"""Copies of games on a GPU, a copy a thread; loaded as `triumvirate.cuda.GAME.learn.copying_kernels`.

There are no rules in it, so it compiles at once.
"""

from ..kernels import STATE, copy_state, cuda


@cuda.jit
def copy_kernel(states, width, seeds, copies):
    """So many copies of each game side by side, seeded anew: the same for all copies of a game."""
    i = cuda.grid(1)
    if i < copies.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        game = i // width
        copy_state(s, states[game])
        s.rng_seed = seeds[game]
        s.rng_count = 0
        copy_state(copies[i], s)
