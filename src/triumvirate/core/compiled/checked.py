"""Random games with the game's own invariants checked after every action; loaded as `triumvirate.native.GAME.checked`."""

from triumvirate.core.rulebook import compiled

from .playout import random_step, start
from .rules import is_over
from .rules.invariants import violation

MOST_ACTIONS = 100_000
ENDLESS = -1


@compiled
def play_checked(states, template, seed, games, found):
    """Games one after another; `found` gets seed, action, code and number of the first that breaks an invariant."""
    total = 0
    for number in range(games):
        states[0] = template[0]
        s = states[0]
        start(s, seed + number)
        code = violation(s)
        steps = 0
        while code == 0 and not is_over(s):
            random_step(s)
            steps += 1
            code = violation(s) if steps < MOST_ACTIONS else ENDLESS
        total += steps
        if code != 0:
            found[0], found[1], found[2], found[3] = seed + number, steps, code, number + 1
            break
    return total
