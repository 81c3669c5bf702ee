"""What the search of CAESAR! knows beyond the rules: which actions look good, and what the observer cannot see.

Worths are in thousandths of a marker and stakes in tenths, for the seat that acts: whole numbers, so that every engine
reckons alike (fractions are rounded otherwise on a GPU).
"""

import math

from triumvirate.core.rulebook import compiled, lowest_bit, nth_bit, popcount, table

from ..generator import below
from ..rules import count_legal, nth_legal
from ..rules.board import BORDER_FIRST, BORDER_SECOND, ITALIA, NEIGHBOURS, SPACES_OF
from ..rules.made import ACT_CLOSE, ACT_MIGHT_MARKER, ACT_MIGHT_TOKEN
from ..rules.tokens import has_two_faces, spaces_for, value_towards_first, value_towards_second
from ..state import (
    BORDERS,
    FACE_DOWN,
    MARKERS,
    NOBODY,
    PHASE_MIGHT,
    PHASE_PLACE,
    PROVINCES,
    SENATE,
    STRAIGHT,
)

CANDIDATES = 10  # actions that a playout looks at besides those that close a province
SHARPNESS = 0.002  # how much a worth counts in the weights of a node's actions
FARTHEST = 8000  # a worth beyond this counts no more there
# What each is worth by itself; a home-made one is held to be worth something.
BONUS_WORTH = table((900, 500, 500, 400, 500, 700, 500, 500, 500, 500))
LAST = 20_000  # to place the last marker
SURE = 1000
# Divisions as multiplications and shifts, which cost less: 2000 / (4 + 5 n) for n free spaces, 0.08 and 0.7.
HOPES = table(tuple(2 * SURE * 65536 // (4 + 5 * spaces) for spaces in range(16)))
EIGHT_HUNDREDTHS, SEVEN_TENTHS = 82, 717  # of 1024


@compiled
def stake(s, province, seat):
    """Tenths of the markers that winning a province would bring a seat, with what it may bring later."""
    neighbours = NEIGHBOURS[province]
    markers = 10 + 10 * popcount(neighbours & s.controlled[seat] & ~s.flipped)
    if province == ITALIA:
        markers += 10
    return markers + 2 * popcount(neighbours & ~s.closed)


@compiled
def hope(lead, spaces):
    """From -1000 to 1000: how sure a lead in a province is while so many of its spaces are free."""
    return max(-SURE, min(SURE, (lead * HOPES[spaces]) >> 16))


@compiled
def worth_of_closing(s, seat, province, lead):
    """Markers for whoever leads, the bonus for the seat that closes, and the end of the game where it is near."""
    foe = 1 - seat
    winner = seat if lead > 0 else foe if lead < 0 else s.automaton
    bonus = s.bonus[province]
    value = 0 if bonus == NOBODY else BONUS_WORTH[bonus]
    if winner == NOBODY:
        return value
    gained = 100 * stake(s, province, winner)
    if bonus == SENATE and winner == seat:
        gained += 1000 * (s.senate[seat] + 1)
    if 1000 * s.placed[winner] + gained >= 1000 * MARKERS:
        gained += LAST
    return value + gained if winner == seat else value - gained


@compiled
def worth_of_influence(s, seat, border, province, value):
    """What a token's value in one province brings: the closing, or better prospects and the risk of a last space left."""
    lead = s.influence[seat * PROVINCES + province] - s.influence[(1 - seat) * PROVINCES + province]
    spaces = popcount(s.free & SPACES_OF[province] & ~(1 << border))
    if spaces == 0:
        return worth_of_closing(s, seat, province, lead + value)
    ahead = lead + value
    prize = stake(s, province, seat if ahead >= 0 else 1 - seat)
    change = (EIGHT_HUNDREDTHS * (hope(ahead, spaces) - hope(lead, spaces + 1)) * prize) >> 10
    if spaces == 1 and s.bonus[province] != NOBODY:
        change -= (SEVEN_TENTHS * (BONUS_WORTH[s.bonus[province]] + 40 * prize)) >> 10
    return change


@compiled
def worth_of_placing(s, seat, action):
    """A placement, by what it does on both sides of its border."""
    space = action // 3
    facing = action - 3 * space
    kind = space // BORDERS
    border = space - kind * BORDERS
    to_first, to_second = 0, 0
    if facing != FACE_DOWN:
        to_first, to_second = s.low[kind], s.high[kind]
        if facing == STRAIGHT:
            to_first, to_second = s.high[kind], s.low[kind]
    worth = worth_of_influence(s, seat, border, BORDER_FIRST[border], to_first)
    worth += worth_of_influence(s, seat, border, BORDER_SECOND[border], to_second)
    if facing == FACE_DOWN:
        worth += 600
    return worth


@compiled
def worth_of_might(s, seat, border):
    """Turning a token down takes its values out of the provinces that are still open."""
    foe = 1 - seat
    worth = 0
    for side in range(2):
        province = BORDER_FIRST[border] if side == 0 else BORDER_SECOND[border]
        if (s.closed >> province) & 1:
            continue
        value = value_towards_first(s, border) if side == 0 else value_towards_second(s, border)
        lead = s.influence[seat * PROVINCES + province] - s.influence[foe * PROVINCES + province]
        spaces = popcount(s.free & SPACES_OF[province])
        prize = stake(s, province, seat if lead >= 0 else foe)
        worth += (EIGHT_HUNDREDTHS * (hope(lead + value, spaces) - hope(lead, spaces)) * prize) >> 10
    return worth


@compiled
def worth_of(s, seat, action):
    """Any action; those that only settle an order or a centurion are all the same here."""
    if action < ACT_CLOSE:
        return worth_of_placing(s, seat, action)
    if s.phase != PHASE_MIGHT:
        return 0
    if action < ACT_MIGHT_MARKER:
        return worth_of_might(s, seat, action - ACT_MIGHT_TOKEN)
    return 300 * popcount(NEIGHBOURS[action - ACT_MIGHT_MARKER] & ~s.closed)


@compiled
def last_spaces(s):
    """The free spaces that would close a province: what both players look at first."""
    found = 0
    for province in range(PROVINCES):
        spaces = s.free & SPACES_OF[province]
        if spaces & (spaces - 1) == 0:
            found |= spaces
    return found


@compiled
def policy_action(s, seat):
    """The best of all ways to close a province and a few other actions: quick, never the same, and seldom silly."""
    count = count_legal(s, seat)
    best = nth_legal(s, seat, below(s, count))
    if count == 1 or (s.phase != PHASE_PLACE and s.phase != PHASE_MIGHT):
        return best
    highest = worth_of(s, seat, best)
    for _ in range(CANDIDATES - 1):
        action = nth_legal(s, seat, below(s, count))
        worth = worth_of(s, seat, action)
        if worth > highest:
            best, highest = action, worth
    if s.phase == PHASE_PLACE:
        return best_closing(s, seat, best, highest)
    return best


@compiled
def best_closing(s, seat, best, highest):
    """The best placement on a last space where it is worth more than the best found so far, else that one."""
    lasts = last_spaces(s)
    hand = s.hand[seat] if lasts else 0
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        spaces = spaces_for(s, kind) & lasts
        while spaces:
            first = (kind * BORDERS + lowest_bit(spaces)) * 3
            spaces &= spaces - 1
            for facing in range(2 if has_two_faces(s, kind) else 1):
                worth = worth_of_placing(s, seat, first + facing)
                if worth > highest:
                    best, highest = first + facing, worth
    return best


@compiled
def weigh(s, seat, actions, count, weights):
    """Actions that are worth more are tried sooner and more often."""
    for n in range(count):
        weights[n] = math.exp(SHARPNESS * min(FARTHEST, max(-FARTHEST, worth_of(s, seat, actions[n]))))


@compiled
def evaluate(s, seat):
    """By markers placed; playouts of this game are short enough to be played to the end."""
    return 0.5 + (s.placed[seat] - s.placed[1 - seat]) / (2.0 * MARKERS)


@compiled
def redeal(s, observer):
    """The other player's unseen tokens in another hand of the same size; Auto-Crassus has no secrets."""
    foe = 1 - observer
    if foe == s.automaton:
        return
    unseen = s.hand[foe] | s.bag[foe]
    size = popcount(s.hand[foe])
    hand = 0
    for _ in range(size):
        hand |= 1 << nth_bit(unseen & ~hand, below(s, popcount(unseen & ~hand)))
    s.hand[foe] = hand
    s.bag[foe] = unseen & ~hand


@compiled
def seen(s, observer, seat, action):
    """Of a token that the other player puts face down the observer sees only where it lies."""
    if seat == observer or action >= ACT_CLOSE or action % 3 != FACE_DOWN:
        return action
    return NOBODY - 1 - (action // 3) % BORDERS
