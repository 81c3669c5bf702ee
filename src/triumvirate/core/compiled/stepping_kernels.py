"""CUDA kernels behind batched environments, one game per thread; loaded as `triumvirate.cuda.GAME.stepping_kernels`.

States, observations and masks are kept with the games side by side (number × game), so that the threads of a warp read
and write one stretch of memory; the tensor a learner gets is the transposed view of it, without a copy.
"""

import numba

from triumvirate.core.engine import cuda_module
from triumvirate.core.rulebook import lowest_bit

from .generator import below
from .kernels import REGISTERS, STATE, copy_state
from .playout import start
from .rules import apply, count_legal, deciders, is_over, nth_legal, winners
from .state import LAYOUT
from .stepping import ACTIONS, deal, list_actions, observe

cuda = cuda_module()
WORDS = (ACTIONS + 63) // 64
MOST_LISTED = 512  # more than any seat ever has at once
WIDTHS = (8, 4, 2, 1)  # bytes; a batch keeps its states in one array for each, number × game


def numbers_of(width):
    """How many numbers of a width a state has."""
    return sum(field.length or 1 for field in LAYOUT.fields if field.width == width)


def _mover(name, line):
    """A device function that moves a whole state, number by number, between a record and the columns of game `i`."""
    lines = [f"def {name}(s, i, in8, in4, in2, in1):"]
    at = dict.fromkeys(WIDTHS, 0)
    for field in LAYOUT.fields:
        column, first = f"in{field.width}", at[field.width]
        if field.length:
            lines.append(f"    for k in range({field.length}):")
            lines.append("        " + line.format(field=f"s.{field.name}[k]", kept=f"{column}[{first} + k, i]"))
        else:
            lines.append("    " + line.format(field=f"s.{field.name}", kept=f"{column}[{first}, i]"))
        at[field.width] += field.length or 1
    names = {}
    exec("\n".join(lines), names)  # the text is made of field names alone
    return cuda.jit(device=True)(names[name])


take = _mover("take", "{field} = {kept}")
keep = _mover("keep", "{kept} = {field}")


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


@cuda.jit(max_registers=REGISTERS)
def begin_kernel(in8, in4, in2, in1, template, seeds, is_position, seats, observations, masks, counts):
    """Begin a game in every thread."""
    i = cuda.grid(1)
    if i < seeds.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        begin(s, template[0], seeds[i], is_position)
        write_out(s, i, seats, observations, masks, counts)
        keep(s, i, in8, in4, in2, in1)


@cuda.jit(max_registers=REGISTERS)
def advance_kernel(
    in8,
    in4,
    in2,
    in1,
    template,
    seeds,
    stride,
    is_position,
    actions,
    seats,
    observations,
    masks,
    counts,
    rewards,
    done,
    refused,
):
    """One action in every game; a finished one pays and begins again. A negative action means a random legal one."""
    i = cuda.grid(1)
    if i < seeds.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        take(s, i, in8, in4, in2, in1)
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
        keep(s, i, in8, in4, in2, in1)
