"""Observations, masks and steps of many games at once; loaded as `triumvirate.native.GAME.learn.encoding`, for that game.

`seats` and `actions` are rows of integers, one a game; a seat below 0 leaves its game alone. All loops write whole rows.
"""

from triumvirate.core.rulebook import compiled

from ..encode import observe
from ..rules import apply, count_legal, deciders, is_over, nth_legal


@compiled
def mask(s, seat, out):
    """One for every action that a seat may take now, zero for the others: none at all when it is not its decision."""
    for action in range(len(out)):
        out[action] = 0
    if deciders(s) >> seat & 1:
        for n in range(count_legal(s, seat)):
            out[nth_legal(s, seat, n)] = 1


@compiled
def first_decider(s):
    """The lowest seat that may act, or -1 after the end."""
    seats = deciders(s)
    seat = -1
    while seats:
        seat += 1
        if seats & 1:
            return seat
        seats >>= 1
    return seat


@compiled
def observe_batch(states, seats, out):
    """What each game's seat knows, a row each."""
    for i in range(len(states)):
        if seats[i] >= 0:
            observe(states[i], seats[i], out[i])


@compiled
def mask_batch(states, seats, out):
    """The legal actions of each game's seat, a row each."""
    for i in range(len(states)):
        if seats[i] >= 0:
            mask(states[i], seats[i], out[i])


@compiled
def step_batch_with(states, seats, actions):
    """Each game's seat takes its action, which must be legal; games that are over stay as they are. How many ran."""
    ran = 0
    for i in range(len(states)):
        if seats[i] >= 0 and not is_over(states[i]):
            apply(states[i], seats[i], actions[i])
            ran += 1
    return ran


@compiled
def deciders_batch(states, out):
    """The first decider of each game, -1 where it is over."""
    for i in range(len(states)):
        out[i] = first_decider(states[i])
