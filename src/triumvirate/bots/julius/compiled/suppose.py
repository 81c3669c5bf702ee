"""What the other side's hidden blocks may be, for plans: a sampled truth dealt once more, and more as matches really go.

A view alone does not say which blocks were levied or hurt; what usually happens by a year does. Open blocks and the
places of hidden ones stay as they are, so the new truth agrees with the same view.
"""

from triumvirate.core.rulebook import compiled

from ..generator import below
from ..rules.blocks import COLOUR, HOME, IS_LEADER, IS_NAVIS, IS_THIRD_LEADER, MOST_STEPS, SIDE, START
from ..rules.board import SEA_FROM
from ..state import BLOCKS, DEAD, FIRST_CITY, FIRST_SEA, LEVY, PHASE_CARDS

EXACT = 1 << 30
CHANGES = 8  # tries to let a block change places with another, for each block
AGAIN = 4  # draws of a strength, until one is possible
EITHER = 2


@compiled
def has_begun(s):
    """Whether the first cards are on the table; before that everybody knows what stands where."""
    return s.year > 0 or s.turn > 1 or s.phase > PHASE_CARDS


@compiled
def is_hidden(s, seat, block):
    """Whether a block of the other side's own colour stands on the map face down."""
    if COLOUR[block] != 1 - seat or block == s.mover or s.owner[block] == seat or s.where[block] < FIRST_CITY:
        return False
    return not s.round or s.where[block] != s.battle_at or s.reserve[block] != 0


@compiled
def has_lost_a_leader(s, side):
    """Whether a leader of a side is dead."""
    lost = 0
    for block in range(BLOCKS):
        if IS_LEADER[block] and SIDE[block] == side and s.where[block] == DEAD:
            lost += 1
    return lost > 0


@compiled
def kind_of_place(s, block):
    """What a hidden block's place takes: 0 land blocks, 1 Navis, 2 either; one that moved stays what it was."""
    place = s.where[block]
    is_port = place < FIRST_SEA and SEA_FROM[place] != SEA_FROM[place + 1]
    if is_port and not s.moved[block] and not s.came[block] and not s.reserve[block]:
        return EITHER
    return IS_NAVIS[block]


@compiled
def may_be_levied(s, seat, block):
    """Whether a block lies in the other side's pool and could as well be on the map."""
    if COLOUR[block] != 1 - seat or s.where[block] != LEVY:
        return False
    return not IS_THIRD_LEADER[block] or has_lost_a_leader(s, 1 - seat)


@compiled
def likelihood(s, block, place):
    """How likely a block is to be the one in a place: leaders stay, and in the first year most are where they began."""
    if IS_LEADER[block] and not IS_THIRD_LEADER[block]:
        weight = 30.0
    elif START[block] == LEVY:
        weight = 1.0
    elif s.year == 0:
        weight = 20.0 if s.turn <= 2 else 8.0
    else:
        weight = 4.0 if s.year == 1 else 2.0 if s.year == 2 else 1.2
    if START[block] == place or (HOME[block] == place and (s.year > 0 or s.turn > 1)):
        if s.year == 0:
            weight *= 200.0 if s.turn <= 1 and not s.free_deployment else 20.0 if s.turn == 2 else 6.0
        else:
            weight *= 2.0
    return weight


@compiled
def likely_steps(s, block):
    """A strength for a block: nearly full in the first turns, anything later."""
    most = MOST_STEPS[block]
    steps = 1 + below(s, most)
    if s.year == 0 and s.turn <= 2 and below(s, 10) < (9 if s.turn <= 1 else 6):
        return most
    if s.year == 0 or (s.year == 1 and below(s, 2) == 0):
        steps = max(steps, 1 + below(s, most))
    return steps


@compiled
def exchange(s, one, other):
    """Two blocks change places, with all that their places did this turn."""
    s.where[one], s.where[other] = s.where[other], s.where[one]
    s.moved[one], s.moved[other] = s.moved[other], s.moved[one]
    s.came[one], s.came[other] = s.came[other], s.came[one]
    s.reserve[one], s.reserve[other] = s.reserve[other], s.reserve[one]
    s.acted[one], s.acted[other] = s.acted[other], s.acted[one]


@compiled
def fits(block, kind):
    """Whether a block is of the kind that a place takes."""
    return kind == EITHER or IS_NAVIS[block] == kind


@compiled
def pick(s, listed, start, count, kind, place):
    """One of the blocks listed from a start on, by likelihood."""
    total = 0.0
    for n in range(start, count):
        if fits(listed[n], kind):
            total += likelihood(s, listed[n], place)
    left = total * below(s, EXACT) / EXACT
    last = start
    for n in range(start, count):
        if fits(listed[n], kind):
            last = n
            left -= likelihood(s, listed[n], place)
            if left < 0.0:
                break
    return last


@compiled
def suppose(s, seat, seed, listed):
    """Deal the blocks that a side cannot see once more; `listed` is room for two rows of blocks."""
    if not has_begun(s):
        return
    s.rng_seed = seed
    s.rng_count = 0
    hidden = 0
    for either in range(2):  # the places that take one kind only come first, while there are blocks of it
        for block in range(BLOCKS):
            if is_hidden(s, seat, block) and (kind_of_place(s, block) == EITHER) == (either == 1):
                listed[hidden], listed[BLOCKS + hidden] = block, kind_of_place(s, block)
                hidden += 1
    count = hidden
    for block in range(BLOCKS):
        if may_be_levied(s, seat, block):
            listed[count] = block
            count += 1
    for n in range(hidden):
        chosen = pick(s, listed, n, count, listed[BLOCKS + n], s.where[listed[n]])
        if chosen != n:
            exchange(s, listed[n], listed[chosen])
            listed[n], listed[chosen] = listed[chosen], listed[n]
    for n in range(count):
        s.steps[listed[n]] = likely_steps(s, listed[n]) if n < hidden else 0


@compiled
def is_loose(s, seat, block, bag_of):
    """Whether a block of the other side lies face down or in its pool, in a bag that what is remembered has put it into."""
    if bag_of[block] < 0:
        return False
    return is_hidden(s, seat, block) or (COLOUR[block] == 1 - seat and s.where[block] == LEVY)


@compiled
def may_change(s, one, other, bag_of, allowed):
    """Whether two blocks could as well be each where the other is."""
    if allowed[bag_of[other] * BLOCKS + one] == 0 or allowed[bag_of[one] * BLOCKS + other] == 0:
        return False
    if IS_NAVIS[one] == IS_NAVIS[other]:
        return True
    return is_either(s, one) and is_either(s, other)


@compiled
def is_either(s, block):
    """Whether the other kind of block could be in a block's place too: in the pool, and in a port for who has not moved."""
    return s.where[block] == LEVY or kind_of_place(s, block) == EITHER


@compiled
def remembered_steps(s, block, strengths):
    """A strength for a block, among those that are remembered to be possible."""
    for _ in range(AGAIN):
        steps = likely_steps(s, block)
        if strengths >> steps & 1:
            return steps
    steps = 1
    while not strengths >> steps & 1:
        steps += 1
    return steps


@compiled
def suppose_remembered(s, seat, seed, listed, bag_of, allowed):
    """Deal the blocks that a side cannot see once more, as far as what it remembers leaves open.

    `bag_of` says in which bag each block lies, and is written to; `allowed` has for each bag and block the strengths that
    it may have there as bits, 0 where it cannot be. Blocks change places by pairs, so every step leads to what may be.
    """
    s.rng_seed = seed
    s.rng_count = 0
    count = 0
    for block in range(BLOCKS):
        if is_loose(s, seat, block, bag_of):
            listed[count] = block
            count += 1
    for _ in range(CHANGES * count):
        one, other = listed[below(s, count)], listed[below(s, count)]
        if bag_of[one] != bag_of[other] and may_change(s, one, other, bag_of, allowed):
            exchange(s, one, other)
            bag_of[one], bag_of[other] = bag_of[other], bag_of[one]
    for n in range(count):
        block = listed[n]
        strengths = allowed[bag_of[block] * BLOCKS + block]
        s.steps[block] = 0 if s.where[block] == LEVY else remembered_steps(s, block, strengths)
