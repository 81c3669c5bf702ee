"""The outlook of JULIUS CAESAR: a side's chance to win at the beginning of a turn, by a small network over plain facts.

What is on the map, in whose hands, in danger, how many points, which cards: a row of numbers `x`, with room behind for
the network's hidden layer. Its weights lie in `weights/outlook.npz`; `scripts/fit_outlook.py` fits them to quick games.
"""

from math import exp

from triumvirate.core.rulebook import compiled

from ..rules import apply
from ..rules.blocks import IS_LEADER
from ..rules.board import VALUED_CITIES
from ..rules.victory import ENOUGH, victory_points
from ..state import BLOCKS, CARDS, CLEOPATRA, DEAD, FIRST_CITY, PHASE_CARDS, PHASE_OVER, PLACES, TURNS, YEARS
from .campaign import VALUED, follow, play_turns
from .sums import block_power, block_worth, danger, sum_up

# Where each kind of fact begins in the row; by side first where there are two of a kind.
SPOTS = PLACES - FIRST_CITY
LEADERS = 6
COUNT = 0
POWER = COUNT + 2 * SPOTS
STEPS = POWER + 2 * SPOTS
HELD = STEPS + 2 * SPOTS
KILLED = HELD + VALUED
LEADING = KILLED + LEADERS
CLEOPATRAS = LEADING + LEADERS
CARD = CLEOPATRAS + 1
TURN = CARD + 2 * (CARDS + 1)
YEAR = TURN + TURNS + 1
LEAD = YEAR + YEARS
POINTS = LEAD + YEARS * TURNS
NEARLY = POINTS + 2
AT_RISK = NEARLY + 2
WORTH = AT_RISK + 2 * VALUED
BLOCKS_LEFT = WORTH + 2
ALWAYS = BLOCKS_LEFT + 2
FACTS = ALWAYS + 1


@compiled
def note_blocks(s, x):
    """Every block on the map by side and place, the leaders, and Cleopatra."""
    leader = 0
    for block in range(BLOCKS):
        place, steps = s.where[block], s.steps[block]
        if IS_LEADER[block]:
            if place == DEAD:
                x[KILLED + leader] = 1.0
            elif place >= FIRST_CITY:
                x[LEADING + leader] = steps
            leader += 1
        if place >= FIRST_CITY:
            side = s.owner[block]
            spot = side * SPOTS + place - FIRST_CITY
            x[COUNT + spot] += 1.0
            x[POWER + spot] += block_power(block, steps)
            x[STEPS + spot] += 0.4 * steps
            x[WORTH + side] += 0.03 * block_worth(block, steps)
            x[BLOCKS_LEFT + side] += 0.1
            if block == CLEOPATRA:
                x[CLEOPATRAS] = 1.0 - 2.0 * side


@compiled
def note_side(s, side, x, f):
    """A side's valued cities with the danger that they are in, its cards, and its points."""
    sum_up(s, side, f)
    for n in range(VALUED):
        city = VALUED_CITIES[n]
        if s.present[side * PLACES + city]:
            x[HELD + n] += 1.0 - 2.0 * side
            x[AT_RISK + side * VALUED + n] = danger(s, side, city, f)
    for card in range(1, CARDS + 1):
        if (s.hand[side] >> card) & 1:
            x[CARD + side * (CARDS + 1) + card] = 1.0
    points = victory_points(s, side)
    x[LEAD + s.year * TURNS + s.turn - 1] += 0.3 * points * (1.0 - 2.0 * side)
    x[POINTS + side] = 0.2 * points
    x[NEARLY + side] = 0.3 * max(0, points - ENOUGH + 3)


@compiled
def describe(s, x, f):
    """A position between two turns as a row of numbers."""
    for n in range(FACTS):
        x[n] = 0.0
    note_blocks(s, x)
    for side in range(2):
        note_side(s, side, x, f)
    x[TURN + s.turn] = 1.0
    x[YEAR + s.year] = 1.0
    x[ALWAYS] = 1.0


@compiled
def caesars_chance(s, net, x, f):
    """What the network makes of a position.

    `net` has a row for each fact and a column for each hidden unit; what leads straight to the result is last.
    """
    describe(s, x, f)
    units = net.shape[1] - 1
    for unit in range(units + 1):
        x[FACTS + unit] = 0.0
    for n in range(FACTS):
        if x[n] != 0.0:
            for unit in range(units + 1):
                x[FACTS + unit] += x[n] * net[n, unit]
    total = x[FACTS + units]
    for unit in range(units):
        total += max(0.0, x[FACTS + unit]) * net[FACTS, unit]
    return 1.0 / (1.0 + exp(-total))


@compiled
def chance_of(s, seat, net, x, f):
    """How likely a side is to win: known after the end, judged before it."""
    if s.phase == PHASE_OVER:
        return 1.0 if s.winner == seat else 0.0 if s.winner == 1 - seat else 0.5
    chance = caesars_chance(s, net, x, f)
    return chance if seat == 0 else 1.0 - chance


@compiled
def carry_out(states, truths, seat, actions, n, seeds, aims, f):
    """A numbered try: some actions in its truth, with its luck, and the turn played out quickly."""
    states[0] = truths[n % len(truths)]
    states[0].rng_seed = seeds[n % len(seeds)]
    states[0].rng_count = 0
    if states[0].phase == PHASE_CARDS:
        for i in range(len(actions)):
            apply(states[0], seat, actions[i])
    else:
        follow(states, 0, seat, actions, len(actions))
    play_turns(states, 0, aims, f, 0, 1)


@compiled
def fare(states, truths, seat, actions, first, last, seeds, aims, f, net, x, plain):
    """A side's chances when it takes some actions and the turn is played out quickly, summed over numbered tries.

    The number of a try stands for its truth and its luck, so that plans which share tries differ in nothing else. `f` has
    what the sides guess of each other while they play; `plain` is for the network, which was taught without guesses.
    """
    total = 0.0
    for n in range(first, last):
        carry_out(states, truths, seat, actions, n, seeds, aims, f)
        total += chance_of(states[0], seat, net, x, plain)
    return total
