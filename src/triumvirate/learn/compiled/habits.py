"""What the playout policy of a game's search does, for many games at once; loaded as `triumvirate.native.GAME.learn.habits`.

It stands in for the legate where games are played by the ten thousand: it is what the legate takes both players for.
"""

from triumvirate.core.rulebook import compiled

from ..search.policy import policy_action


@compiled
def habit(s, seat, seed):
    """The policy's action with chance of its own; the state is a copy that nobody needs afterwards.

    Callers give the seat as a whole number of the usual width (`0 +`), as all others of the policy do.
    """
    s.rng_seed = seed
    s.rng_count = 0
    return policy_action(s, seat)


@compiled
def habits_of(states, scratch, movers, seeds, actions):
    """One action for each game."""
    for i in range(len(actions)):
        scratch[0] = states[i]
        actions[i] = habit(scratch[0], 0 + movers[i], seeds[i])
