"""Loops that play on a compiled engine: whole random games, lock-step batches, and one fused step for Python callers.

Loaded once per game, as `triumvirate.native.GAME.playout`, so that `.rules` below are that game's.
"""

from triumvirate.core.rulebook import apart, compiled, lowest_bit, popcount

from . import rules
from .generator import below
from .rules import apply, count_legal, deciders, is_over, nth_legal, setup, winners


@compiled
def random_decider(s):
    """One of the seats that may act now, each as likely."""
    seats = deciders(s)
    if seats & (seats - 1) == 0:
        return lowest_bit(seats)
    n = below(s, popcount(seats))
    while n:
        seats &= seats - 1
        n -= 1
    return lowest_bit(seats)


@apart
@compiled
def random_step(s):
    """A random deciding seat takes a random legal action."""
    seat = random_decider(s)
    apply(s, seat, nth_legal(s, seat, below(s, count_legal(s, seat))))


@apart
@compiled
def start(s, seed):
    """Seed the generator of a prepared state and set the game up."""
    s.rng_seed = seed
    s.rng_count = 0
    setup(s)


@compiled
def play_out(s, most):
    """Random play to the end, or for at most so many actions; how many there were."""
    steps = 0
    while steps < most and not is_over(s):
        random_step(s)
        steps += 1
    return steps


@compiled
def play_many(states, template, seed, games, wins):
    """Whole random games one after another in one state; adds to `wins` by seat set, returns the number of actions."""
    total = 0
    for game in range(games):
        states[0] = template[0]
        s = states[0]
        start(s, seed + game)
        total += play_out(s, 1 << 30)
        wins[winners(s)] += 1
    return total


@compiled
def start_batch(states, template, seeds):
    """Set up many games, one seed each."""
    for i in range(len(states)):
        states[i] = template[0]
        start(states[i], seeds[i])


@compiled
def step_batch(states):
    """One random action in every game that still runs; how many ran."""
    running = 0
    for i in range(len(states)):
        if not is_over(states[i]):
            random_step(states[i])
            running += 1
    return running


@compiled
def step(states, action, out):
    """Apply an action of the only decider and write what comes next: deciders, count of actions, then the actions."""
    s = states[0]
    apply(s, lowest_bit(deciders(s)), action)
    return list_legal(s, out)


@compiled
def list_legal(s, out):
    """The first decider and its legal actions; returns how many, 0 after the end."""
    seats = deciders(s)
    if seats == 0:
        return 0
    return rules.list_legal(s, lowest_bit(seats), out)
