"""What all seats of many games observe: rows for critics. Loaded as `triumvirate.native.GAME.envs.everybody`."""

from triumvirate.core.rulebook import compiled

from ..glance import OBSERVATION, observe


@compiled
def observe_everybody(states, seats, rows):
    """In each game's row what its seats observe, one after the other."""
    for i in range(len(states)):
        for seat in range(seats):
            observe(states[i], seat, rows[i, seat * OBSERVATION : (seat + 1) * OBSERVATION])
