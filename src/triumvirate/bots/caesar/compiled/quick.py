"""The playouts of CAESAR! in whole numbers: the same idea as `policy.py`, reckoned alike by every engine.

Worths are in thousandths of a marker, stakes in tenths, for the seat that acts.
"""

from triumvirate.core.rulebook import compiled, popcount, table

from ..generator import below
from ..rules import count_legal, nth_legal
from ..rules.board import BORDER_FIRST, BORDER_SECOND, ITALIA, NEIGHBOURS, SPACES_OF
from ..rules.made import ACT_CLOSE
from ..state import BORDERS, FACE_DOWN, MARKERS, NOBODY, PHASE_PLACE, PROVINCES, SENATE, STRAIGHT

CANDIDATES = 8
BONUS_WORTH = table((900, 500, 500, 400, 500, 700))
LAST = 20_000
SURE = 1000


@compiled
def tenths_at_stake(s, province, seat):
    """The markers that winning a province would bring a seat, with what it may bring later."""
    neighbours = NEIGHBOURS[province]
    markers = 10 + 10 * popcount(neighbours & s.controlled[seat] & ~s.flipped)
    if province == ITALIA:
        markers += 10
    return markers + 2 * popcount(neighbours & ~s.closed)


@compiled
def sureness(lead, spaces):
    """From -1000 to 1000: how sure a lead in a province is while so many of its spaces are free."""
    return max(-SURE, min(SURE, 2 * SURE * lead // (4 + 5 * spaces)))


@compiled
def closing_worth(s, seat, province, lead):
    """Markers for whoever leads, the bonus for the seat that closes, and the end of the game where it is near."""
    foe = 1 - seat
    winner = seat if lead > 0 else foe if lead < 0 else s.automaton
    bonus = s.bonus[province]
    value = 0 if bonus == NOBODY else BONUS_WORTH[bonus]
    if winner == NOBODY:
        return value
    gained = 100 * tenths_at_stake(s, province, winner)
    if bonus == SENATE and winner == seat:
        gained += 1000 * (s.senate[seat] + 1)
    if 1000 * s.placed[winner] + gained >= 1000 * MARKERS:
        gained += LAST
    return value + gained if winner == seat else value - gained


@compiled
def influence_worth(s, seat, border, province, value):
    """What a token's value in one province brings: the closing, or better prospects and the risk of a last space left."""
    lead = s.influence[seat * PROVINCES + province] - s.influence[(1 - seat) * PROVINCES + province]
    spaces = popcount(s.free & SPACES_OF[province] & ~(1 << border))
    if spaces == 0:
        return closing_worth(s, seat, province, lead + value)
    stake = tenths_at_stake(s, province, seat if lead + value >= 0 else 1 - seat)
    change = 8 * (sureness(lead + value, spaces) - sureness(lead, spaces + 1)) * stake // 100
    if spaces == 1 and s.bonus[province] != NOBODY:
        change -= 7 * (BONUS_WORTH[s.bonus[province]] + 40 * stake) // 10
    return change


@compiled
def placing_worth(s, seat, action):
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
    worth = influence_worth(s, seat, border, BORDER_FIRST[border], to_first)
    return worth + influence_worth(s, seat, border, BORDER_SECOND[border], to_second)


@compiled
def quick_action(s, seat):
    """The best of a few placements drawn at random; other choices as they come."""
    count = count_legal(s, seat)
    best = nth_legal(s, seat, below(s, count))
    if count == 1 or s.phase != PHASE_PLACE or best >= ACT_CLOSE:
        return best
    highest = placing_worth(s, seat, best)
    for _ in range(CANDIDATES - 1):
        action = nth_legal(s, seat, below(s, count))
        worth = placing_worth(s, seat, action)
        if worth > highest:
            best, highest = action, worth
    return best
