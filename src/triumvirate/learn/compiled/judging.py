"""A network's judgement of a search's leaves; loaded as `triumvirate.native.GAME.learn.judging`, for that game.

`net` and `shape` are the network (`perceptron.py`); `x` and `h` have a row for each state, of what is seen and of its layers.
"""

from math import exp

from triumvirate.core.rulebook import compiled

from ..rules import is_over, list_legal
from ..sight import observe, slot
from .encoding import first_decider
from .perceptron import opinion, trunks, win_chance


@compiled
def judge_batch(states, net, shape, x, h, legal, values, policies):
    """Win chances by seat and a positive number for every legal action, of all states; those that are over have none.

    `legal` is room for a list of actions. What a policy says of other actions is left as it was.
    """
    for n in range(len(states)):
        observe(states[n], max(first_decider(states[n]), 0), x[n])
    at = trunks(x, net, shape, h)
    for n in range(len(states)):
        if is_over(states[n]):
            continue
        seat = first_decider(states[n])
        chance = win_chance(h[n], net, shape, at)
        values[n, seat] = chance
        values[n, 1 - seat] = 1.0 - chance
        write_policy(states[n], seat, h[n], net, shape, at, legal, policies[n])


@compiled
def write_policy(s, seat, h, net, shape, at, legal, policy):
    """The likelier an action, the larger its number; one for the likeliest. What is not considered has none."""
    count = list_legal(s, seat, legal)
    highest = -1.0e9
    for n in range(count):
        number = slot(s, seat, legal[n])
        policy[legal[n]] = opinion(h, net, shape, at, number) if number >= 0 else -1.0e9
        highest = max(highest, policy[legal[n]])
    for n in range(count):
        policy[legal[n]] = exp(max(policy[legal[n]] - highest, -80.0))
