"""The loop of `step.py` as one CUDA kernel, a game or a branch per thread; loaded as `triumvirate.cuda.GAME.learn.kernels`.

One kernel for all modes, because compiling the rules is what takes the time. Each thread works on a local copy.
"""

from ..kernels import STATE, copy_state, cuda
from ..playout import start
from .encoding import first_decider
from .step import BRANCH, START, act, look, outcome, write_legal


@cuda.jit
def run_kernel(mode, states, templates, sets, width, chosen, seeds, obs, movers, legal, slots, counts, ended, results):
    """What `run_batch` does, for one row."""
    i = cuda.grid(1)
    if i >= chosen.shape[0]:
        return
    local = cuda.local.array(1, STATE)
    s = local[0]
    game = i // width
    over = mode == START
    if mode != START:
        copy_state(s, states[game])
        if mode == BRANCH:
            s.rng_seed = seeds[game]
            s.rng_count = 0
        over = act(s, chosen[i])
        ended[i] = 1 if over else 0
        results[i] = outcome(s) if over else 0
    first, last, row = 0, 2, 2 * i
    if mode == BRANCH:
        first = movers[game]
        last = first + 1
        row = i
    elif over:
        copy_state(s, templates[sets[game]])
        start(s, seeds[game])
    if mode != BRANCH:
        copy_state(states[game], s)
        movers[game] = first_decider(s)
        write_legal(s, movers[game], legal, slots, counts, i)
    look(s, first, last, obs, row)
