"""Single actions tried in sampled truths and played out; loaded as `triumvirate.native.GAME.analysis.tries`, for that game.

A try is a truth, a seat, one of its actions, and seeds. The same tries give the same points on every engine.
"""

from triumvirate.core.rulebook import compiled

from ..playout import random_decider
from ..rules import apply, is_over, winners
from ..search.policy import policy_action, redeal

LONGEST = 1000


@compiled
def try_once(s, seat, action, seed):
    """Deal anew what the seat has not seen, act, and play on to the end: 2 for a win, 1 for a draw, 0 for a loss."""
    s.rng_seed = seed
    s.rng_count = 0
    redeal(s, seat)
    apply(s, seat, action)
    steps = 0
    while steps < LONGEST and not is_over(s):
        decider = random_decider(s)
        apply(s, decider, policy_action(s, decider))
        steps += 1
    won = winners(s)
    if won == 0:
        return 1
    return 2 if (won >> seat) & 1 else 0


@compiled
def try_all(states, truths, tries, games, points):
    """Every try so many times; a row of `tries` is truth, seat, action and first seed."""
    for i in range(len(tries)):
        total = 0
        for game in range(games):
            states[0] = truths[tries[i, 0]]
            total += try_once(states[0], tries[i, 1], tries[i, 2], tries[i, 3] + game)
        points[i] = total
