"""CUDA kernels behind batched environments, one game per thread; loaded as `triumvirate.cuda.GAME.stepping_kernels`.

Observations and masks are written with the games side by side (feature × game), so that the threads of a warp write one
stretch of memory; the tensor a learner gets is the transposed view of it, without a copy.
"""

import numba

from triumvirate.core.engine import cuda_module
from triumvirate.core.rulebook import lowest_bit

from .generator import below
from .kernels import STATE, copy_state
from .rules import apply, count_legal, deciders, is_over, nth_legal, winners
from .stepping import ACTIONS, SEEN_TYPE, deal, list_actions, observe, start

cuda = cuda_module()
WORDS = (ACTIONS + 63) // 64
MOST_LISTED = 512  # more than any seat ever has at once
SCALAR = numba.from_dtype(SEEN_TYPE)


@cuda.jit(device=True)
def begin(s, template, seed, is_position):
    """A fresh game."""
    copy_state(s, template)
    if is_position:
        s.rng_seed = seed
        s.rng_count = 0
        deal(s)
    else:
        start(s, seed)


@cuda.jit(device=True)
def write_out(s, i, seats, observations, masks, counts):
    """What the deciding seat of a game observes and may do."""
    seat = lowest_bit(deciders(s))
    seats[i] = seat
    observe(s, seat, observations[:, i])
    listed = cuda.local.array(MOST_LISTED, numba.int16)
    words = cuda.local.array(WORDS, numba.int64)
    for word in range(WORDS):
        words[word] = 0
    count = list_actions(s, seat, listed)
    for n in range(count):
        words[listed[n] >> 6] |= numba.int64(1) << (listed[n] & 63)
    counts[i] = count
    for word in range(WORDS):
        bits = words[word]
        first = word * 64
        for bit in range(min(64, ACTIONS - first)):
            masks[first + bit, i] = (bits >> bit) & 1


@cuda.jit
def begin_kernel(states, template, seeds, is_position, seats, observations, masks, counts):
    """Begin a game in every thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        begin(s, template[0], seeds[i], is_position)
        write_out(s, i, seats, observations, masks, counts)
        copy_state(states[i], s)


@cuda.jit
def advance_kernel(
    states, template, seeds, stride, is_position, actions, seats, observations, masks, counts, rewards, done, refused
):
    """One action in every game; a finished one pays and begins again. A negative action means a random legal one."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        copy_state(s, states[i])
        players = rewards.shape[0]
        action = actions[i]
        if action < 0:
            action = nth_legal(s, seats[i], below(s, count_legal(s, seats[i])))
        elif action >= ACTIONS or masks[action, i] == 0:
            cuda.atomic.add(refused, 0, 1)
            return
        apply(s, seats[i], action)
        over = is_over(s)
        done[i] = over
        won = winners(s) if over else 0
        for seat in range(players):
            if won == 0:
                rewards[seat, i] = 0.0
            else:
                rewards[seat, i] = 1.0 if (won >> seat) & 1 else -1.0
        if over:
            seeds[i] += stride
            begin(s, template[0], seeds[i], is_position)
        write_out(s, i, seats, observations, masks, counts)
        copy_state(states[i], s)
