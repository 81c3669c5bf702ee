"""CUDA kernels behind batched environments; loaded as `triumvirate.cuda.GAME.envs.stepping_kernels`.

A step is four kernels, because work that only some games have must not hold up the others. `act` carries out one action
in every game, a thread each, and lists the games that ended; `renew` begins those again, side by side in full warps;
`look` writes what the deciding seats observe, and their legal actions as bits; `mark` turns changed bits into bytes.
A block fetches the states of its games into shared memory in one stretch and plays there. Observations and bits are kept
with the games side by side (number × game), so that the threads of a warp write one stretch of memory.
"""

import numba
import numpy as np

from triumvirate.core.engine import cuda_module
from triumvirate.core.rulebook import lowest_bit

from ..generator import below
from ..playout import start
from ..rules import apply, count_legal, deciders, is_over, nth_legal, winners
from ..rules.made import mark_legal
from ..state import LAYOUT
from .stepping import ACTIONS, deal, observe

cuda = cuda_module()
WORDS = (ACTIONS + 255) // 256 * 4  # of 64 bits, in fours
NIBBLE, ONES = 0x00204081, 0x01010101  # four bits times the first, masked by the second: a byte for each

# A state in shared memory takes an odd number of 64-bit words, so that neighbouring threads use different banks.
KEPT = LAYOUT.dtype()
ROW = (
    KEPT
    if KEPT.itemsize % 16
    else np.dtype([*((name, KEPT[name]) for name in KEPT.names), ("spare", "<i8")], align=True)
)
STATE = numba.from_dtype(ROW)
ROW_WORDS = ROW.itemsize // 8
SHARED = 48 * 1024  # bytes that any block may have
THREADS = min(128, SHARED // ROW.itemsize // 32 * 32 or SHARED // ROW.itemsize)


def rows_of(states):
    """States as the kernels keep them: so many 64-bit words each, one after the other."""
    rows = np.zeros(len(states), ROW)
    for name in KEPT.names:
        rows[name] = LAYOUT.column(name, states.__getitem__)
    return rows.view(np.int64)


@cuda.jit(device=True)
def fetch(states):
    """Bring the states of this block's games into shared memory."""
    words = cuda.shared.array(0, numba.int64)
    first = cuda.blockIdx.x * cuda.blockDim.x * ROW_WORDS
    here = min(cuda.blockDim.x * ROW_WORDS, states.shape[0] - first)
    for n in range(cuda.threadIdx.x, here, cuda.blockDim.x):
        words[n] = states[first + n]
    cuda.syncthreads()


@cuda.jit(device=True)
def bring_back(states):
    """Write this block's states from shared memory to where they are kept."""
    cuda.syncthreads()
    words = cuda.shared.array(0, numba.int64)
    first = cuda.blockIdx.x * cuda.blockDim.x * ROW_WORDS
    here = min(cuda.blockDim.x * ROW_WORDS, states.shape[0] - first)
    for n in range(cuda.threadIdx.x, here, cuda.blockDim.x):
        states[first + n] = words[n]


@cuda.jit(device=True)
def begin(states, i, template, seed, is_position):
    """A fresh game in row `i`, made in this thread's part of shared memory."""
    words = cuda.shared.array(0, numba.int64)
    first = cuda.threadIdx.x * ROW_WORDS
    for n in range(ROW_WORDS):
        words[first + n] = template[n]
    s = cuda.shared.array(0, STATE)[cuda.threadIdx.x]
    if is_position:
        s.rng_seed = seed
        s.rng_count = 0
        deal(s)
    else:
        start(s, seed)
    for n in range(ROW_WORDS):
        states[i * ROW_WORDS + n] = words[first + n]


@cuda.jit
def begin_kernel(states, template, seeds, is_position):
    """Begin a game in every thread."""
    i = cuda.grid(1)
    if i < seeds.shape[0]:
        begin(states, i, template, seeds[i], is_position)


@cuda.jit
def act_kernel(states, actions, seats, masks, rewards, done, refused, ended, endings):
    """One action in every game; a finished one pays and is listed. A negative action means a random legal one."""
    fetch(states)
    i = cuda.grid(1)
    if i < actions.shape[0]:
        players = rewards.shape[0]
        for seat in range(players):
            rewards[seat, i] = 0.0
        done[i] = 0
        action = actions[i]
        if action >= ACTIONS or (action >= 0 and masks[i, action] == 0):
            cuda.atomic.add(refused, 0, 1)
        else:
            s = cuda.shared.array(0, STATE)[cuda.threadIdx.x]
            if action < 0:
                action = nth_legal(s, seats[i], below(s, count_legal(s, seats[i])))
            apply(s, seats[i], action)
            if is_over(s):
                won = winners(s)
                if won:
                    for seat in range(players):
                        rewards[seat, i] = 1.0 if (won >> seat) & 1 else -1.0
                done[i] = 1
                ended[cuda.atomic.add(endings, 0, 1)] = i
    bring_back(states)


@cuda.jit
def renew_kernel(states, template, seeds, stride, is_position, ended, endings):
    """Begin the listed games again, each with its next seed."""
    for n in range(cuda.grid(1), endings[0], cuda.gridsize(1)):
        i = ended[n]
        seeds[i] += stride
        begin(states, i, template, seeds[i], is_position)


@cuda.jit
def look_kernel(states, seats, observations, bits, counts):
    """What the deciding seat of every game observes, and its legal actions as bits."""
    fetch(states)
    i = cuda.grid(1)
    if i < seats.shape[0]:
        s = cuda.shared.array(0, STATE)[cuda.threadIdx.x]
        seat = lowest_bit(deciders(s))
        seats[i] = seat
        observe(s, seat, observations[:, i])
        for word in range(WORDS):
            bits[word, i] = 0
        counts[i] = mark_legal(s, seat, bits[:, i])


@cuda.jit(device=True)
def spread(eight):
    """Eight bits as eight bytes of 0 or 1."""
    return ((eight & 15) * NIBBLE) & ONES | (((eight >> 4) & 15) * NIBBLE & ONES) << 32


@cuda.jit
def mark_kernel(bits, marked, marks, endings):
    """Write a byte for each action where bits are not as marked before; empty the list of ended games on the way.

    Eight threads share a game's word and write 64 bytes side by side; each takes four words, so as to wait once for all.
    """
    i, part = cuda.grid(1) >> 3, cuda.threadIdx.x & 7
    word = 4 * cuda.blockIdx.y
    if i == 0 and word == 0:
        endings[0] = 0
    last = bits.shape[1] - 1
    at = min(i, last)
    a, b, c, d = bits[word, at], bits[word + 1, at], bits[word + 2, at], bits[word + 3, at]
    was_a, was_b, was_c, was_d = marked[word, at], marked[word + 1, at], marked[word + 2, at], marked[word + 3, at]
    cuda.syncwarp()  # all have read what the first of them now overwrites
    if i > last:
        return
    if part == 0:
        marked[word, i], marked[word + 1, i], marked[word + 2, i], marked[word + 3, i] = a, b, c, d
    place, shift = 8 * word + part, 8 * part
    if a != was_a:
        marks[i, place] = spread(a >> shift)
    if b != was_b:
        marks[i, place + 8] = spread(b >> shift)
    if c != was_c:
        marks[i, place + 16] = spread(c >> shift)
    if d != was_d:
        marks[i, place + 24] = spread(d >> shift)
