"""The imperator's network in plans of JULIUS CAESAR: commands drawn from its policy, and its judgement of what they lead to.

`net` and `shape` are the network (`learn/compiled/perceptron.py`), `x` room for what a seat sees, `h` for the layers.
"""

from math import log

from triumvirate.core.rulebook import compiled

from ..generator import below
from ..learn.perceptron import opinion, trunk, win_chance
from ..rules import apply, count_legal, nth_legal
from ..rules.made import ACT_END_MOVE
from ..sight import observe, slot
from ..state import PHASE_LEVY_AT, PHASE_MOVE, PHASE_OVER, TURNS
from .campaign import TRIED, take_points
from .outlook import carry_out, chance_of

EXACT = 1 << 30


@compiled
def drawn_action(s, seat, net, shape, x, h, warmth):
    """An action drawn from the policy: the largest logit with Gumbel noise, so much of it as the draw is warm."""
    observe(s, seat, x)
    at = trunk(x, net, shape, h)
    best, chosen = -1e30, nth_legal(s, seat, 0)
    for n in range(count_legal(s, seat)):
        action = nth_legal(s, seat, n)
        number = slot(s, seat, action)
        if number >= 0:
            noise = -log(-log((below(s, EXACT) + 0.5) / EXACT))
            value = opinion(h, net, shape, at, number) + warmth * noise
            if value > best:
                best, chosen = value, action
    return chosen


@compiled
def draw_command(states, at, seat, net, shape, x, h, warmth, out):
    """A side's movement and levy as the policy would have them; the actions go into `out`, their number is returned."""
    count = 0
    turn = states[at].turn
    while states[at].seat == seat and PHASE_MOVE <= states[at].phase <= PHASE_LEVY_AT and states[at].turn == turn:
        action = drawn_action(states[at], seat, net, shape, x, h, warmth)
        if action == ACT_END_MOVE and turn == TURNS:
            more = take_points(states, at, seat, out[count:])
            if more:
                count += more
                continue
        out[count] = action
        count += 1
        apply(states[at], seat, action)
        if count + 2 * TRIED >= len(out):
            break
    return count


@compiled
def network_chance(s, seat, net, shape, x, h):
    """How likely a side is to win by the network, which sees what the side may see; known after the end."""
    if s.phase == PHASE_OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    observe(s, seat, x)
    return win_chance(h, net, shape, trunk(x, net, shape, h))


@compiled
def fare_counselled(
    states, truths, seat, actions, first, last, seeds, aims, f, old, facts, plain, trust, net, shape, x, h
):
    """As the outlook's `fare`; what is thought of each end is part the network's, so much as it is trusted."""
    total = 0.0
    for n in range(first, last):
        carry_out(states, truths, seat, actions, n, seeds, aims, f)
        total += (1.0 - trust) * chance_of(states[0], seat, old, facts, plain)
        total += trust * network_chance(states[0], seat, net, shape, x, h)
    return total
