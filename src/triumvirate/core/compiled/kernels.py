"""CUDA kernels of a game, one game per thread; loaded as `triumvirate.cuda.GAME.kernels`, so `.rules` are that game's.

Each thread plays in a local copy of its state: local memory is interleaved between threads, so a warp that reads the
same field reads one stretch of memory.
"""

import numba

from triumvirate.core.engine import cuda_module

from . import state
from .playout import play_out, random_step, start
from .rules import is_over, winners
from .state import LAYOUT

cuda = cuda_module()
STATE = numba.from_dtype(LAYOUT.dtype())
# Threads of a warp begin their next games together. In short games they wait for the last of them, because setting up takes
# as long as some actions; a game whose matches are long says after how many actions those that are over begin again.
SPELL = getattr(state, "SPELL", 1 << 30)
REGISTERS = 40  # few registers, many threads: on an H200 40 beat 32, 36, 44, 48 and 64


def _copier():
    """A device function that copies one state into another by words of eight bytes: records cannot be assigned on CUDA."""
    from llvmlite import ir
    from numba import types
    from numba.cuda.extending import intrinsic

    word, words = ir.IntType(64), LAYOUT.dtype().itemsize // 8  # a record begins with the generator's seed, eight bytes

    @intrinsic
    def copy_words(typing_context, to, of):
        def generate(context, builder, signature, given):
            target, source = (builder.bitcast(one, word.as_pointer()) for one in given)
            for n in range(words):
                place = [ir.Constant(ir.IntType(32), n)]
                builder.store(builder.load(builder.gep(source, place)), builder.gep(target, place))
            return context.get_dummy_value()

        return types.void(to, of), generate

    def copy_state(to, of):
        copy_words(to, of)

    return cuda.jit(device=True)(copy_state)


copy_state = _copier()


@cuda.jit
def start_kernel(states, template, seeds):
    """Set up one game per thread."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        copy_state(states[i], template[0])
        start(states[i], seeds[i])


@cuda.jit
def step_kernel(states, running):
    """One random action in every game that still runs."""
    i = cuda.grid(1)
    if i < states.shape[0]:
        s = states[i]
        running[i] = 0
        if not is_over(s):
            random_step(s)
            running[i] = 1


@cuda.jit(max_registers=REGISTERS)
def play_kernel(template, seed, games, actions, wins):
    """Whole random games, one after another in every thread, in local memory: actions and first-seat wins per thread."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        local = cuda.local.array(1, STATE)
        s = local[0]
        total = 0
        won = 0
        game = 0
        last = template.shape[0] - 1
        begins = True
        while game < games:
            if begins:
                # always the first, but the compiler cannot know: it would read the template once and keep it in local memory
                copy_state(s, template[game if game < last else last])
                start(s, seed + i * games + game)
            total += play_out(s, SPELL)
            begins = is_over(s)
            if begins:
                game += 1
                if winners(s) == 1:
                    won += 1
        actions[i] = total
        wins[i] = won
