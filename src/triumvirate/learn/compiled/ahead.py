"""One action of each game tried on a copy of it, and what its seat would then see.

Loaded as `triumvirate.native.GAME.learn.ahead`.
"""

from triumvirate.core.rulebook import compiled

from ..glance import observe
from ..rules import apply, is_over, winners

WON, DRAWN, LOST = 1.0, 0.5, 0.0


@compiled
def try_each(states, seats, actions, seeds, rows, over, points):
    """A seat acts in every copy, with chance of the copy's own; its row afterwards, and its points where the game ended."""
    for i in range(len(states)):
        s = states[i]
        if actions[i] < 0:
            continue
        s.rng_seed = seeds[i]
        s.rng_count = 0
        apply(s, seats[i], actions[i])
        observe(s, seats[i], rows[i])
        over[i] = is_over(s)
        if over[i]:
            won = winners(s)
            if won == 0:
                points[i] = DRAWN
            else:
                points[i] = WON if (won >> seats[i]) & 1 else LOST
