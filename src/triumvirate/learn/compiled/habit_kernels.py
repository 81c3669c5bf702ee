"""The loop of `habits.py` as a CUDA kernel, a game a thread; loaded as `triumvirate.cuda.GAME.learn.habit_kernels`."""

from ..kernels import STATE, copy_state, cuda
from .habits import habit


@cuda.jit
def habit_kernel(states, movers, seeds, actions):
    """What `habits_of` does, for one row."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        copy_state(s, states[i])
        actions[i] = habit(s, 0 + movers[i], seeds[i])
