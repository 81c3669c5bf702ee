"""What Auto-Crassus's line can show on each side of a free border space."""

from triumvirate.core.rulebook import compiled, lowest_bit, rule, table
from triumvirate.games.caesar.printed import DATA, PROVINCE_INDEX

from ..state import BORDERS, LAUREL, NOBODY, PROVINCES, STRAIGHT, TURNED
from .board import BORDER_FIRST, BORDER_SECOND, FITS, SPACES_OF
from .forecast import could_hand_over_the_win, hands_over_the_win, leader_with

WIN, CLOSE, LOSING, PRESENT, ADJACENT, LAND, ANY = 1, 2, 3, 4, 5, 6, 7
SIDES_OF = table(
    sum(
        1 << (2 * index + place)
        for index, border in enumerate(DATA["borders"])
        for place in range(2)
        if PROVINCE_INDEX[border["provinces"][place]] == province
    )
    for province in range(len(DATA["provinces"]))
)
# The sides of the spaces that a token carrying this set of icons may go on.
SIDES_FIT = table(sum(3 << 2 * border for border in range(BORDERS) if spaces >> border & 1) for spaces in FITS)
FIRST_SIDES = sum(1 << 2 * border for border in range(BORDERS))


@compiled
def inward_province(side):
    """The province that a side looks into."""
    if side & 1:
        return BORDER_SECOND[side >> 1]
    return BORDER_FIRST[side >> 1]


@compiled
def outward_province(side):
    """The province across the border."""
    return inward_province(side ^ 1)


@compiled
def deficit(s, province):
    """By how much the person is stronger there; negative when Auto-Crassus leads."""
    ours = s.influence[s.automaton * PROVINCES + province]
    theirs = s.influence[(1 - s.automaton) * PROVINCES + province]
    return theirs - ours


@compiled
def sides_of_spaces(spaces):
    """Both sides of every space of a set: bit n becomes bits 2n and 2n + 1."""
    sides = (spaces | spaces << 16) & 0x0000FFFF0000FFFF
    sides = (sides | sides << 8) & 0x00FF00FF00FF00FF
    sides = (sides | sides << 4) & 0x0F0F0F0F0F0F0F0F
    sides = (sides | sides << 2) & 0x3333333333333333
    return ((sides | sides << 1) & 0x5555555555555555) * 3


@compiled
def sides_into(provinces):
    """All sides that look into one of a set of provinces."""
    sides = 0
    while provinces:
        sides |= SIDES_OF[lowest_bit(provinces)]
        provinces &= provinces - 1
    return sides


@compiled
def closing_sides(s):
    """The sides of the spaces that would close the province they look into."""
    sides = 0
    for province in range(PROVINCES):
        left = s.free & SPACES_OF[province]
        if left != 0 and left & (left - 1) == 0:
            sides |= SIDES_OF[province] & (3 << 2 * lowest_bit(left))
    return sides


@compiled
def fits_side(s, kind, side):
    """The token may go on the side's border space."""
    return (FITS[s.icons[kind]] >> (side >> 1)) & 1 == 1


@compiled
def is_wild(s, kind):
    """A laurel, which fits any icon."""
    return s.icons[kind] & LAUREL != 0


@compiled
def facing_of(s, side, kind, value):
    """How a token must lie to show this value to the province of the side."""
    if s.high[kind] == s.low[kind]:
        return STRAIGHT
    return STRAIGHT if (value == s.high[kind]) == (side & 1 == 0) else TURNED


@rule("solo.choice.2")
def gives_the_game_away(s, side, kind, value):
    """Placed so, the token would make the person win the game, by a province or by a marker on a border."""
    to_first, to_second = value, s.high[kind] + s.low[kind] - value
    if side & 1:
        to_first, to_second = to_second, to_first
    return hands_over_the_win(s, s.automaton, side >> 1, to_first, to_second, inward_province(side))


@rule("solo.choice.2")
def is_considered(s, side, kind, value):
    """While it spares itself, steps 3 to 7 pass over a placement that would make the person win the game."""
    return not s.sparing or not gives_the_game_away(s, side, kind, value)


@rule("solo.choice.2")
def risky_sides(s, closing):
    """While it spares itself: the sides of spaces that could make the person win the game, by some token."""
    sides = 0
    while closing:
        border = lowest_bit(closing) >> 1
        closing &= ~(3 << 2 * border)
        if could_hand_over_the_win(s, s.automaton, border):
            sides |= 3 << 2 * border
    return sides


@compiled
def sides_taking(s, kind, sides, risky):
    """Of a set of sides those that a token may go on with its high value; only risky ones need to be asked for more."""
    fit = sides & SIDES_FIT[s.icons[kind]]
    left = fit & risky
    while left:
        side = lowest_bit(left)
        left &= left - 1
        if gives_the_game_away(s, side, kind, s.high[kind]):
            fit &= ~(1 << side)
    return fit


@rule("solo.turn")
def highest_sides(s, sides, risky):
    """Of a set of sides those on which the line can show the highest value that it can show on any of them."""
    best, kept = NOBODY, 0
    for i in range(s.line_n):
        kind = s.line[i]
        if s.high[kind] >= best:
            fit = sides_taking(s, kind, sides, risky)
            if fit:
                kept = fit if s.high[kind] > best else kept | fit
                best = s.high[kind]
    return kept


@rule("solo.turn")
def lowest_sides(s, step, sides):
    """Of a set of sides those on which the line can do what steps 1 and 2 want with the lowest value."""
    best, kept = NOBODY, 0
    while sides:
        side = lowest_bit(sides)
        sides &= sides - 1
        value = lowest_value(s, side, step)
        if value != NOBODY and (best == NOBODY or value <= best):
            kept = kept | 1 << side if value == best else 1 << side
            best = value
    return kept


@rule("solo.turn")
def highest_value(s, side):
    """The highest value that a token of the line could show to the province, or nothing if none fits."""
    # A token passed over with its high value is not asked with its low one: what closes the province across in the
    # person's favour and would not the other way round wins that province, and step 1 has taken it.
    best = NOBODY
    for i in range(s.line_n):
        kind = s.line[i]
        if fits_side(s, kind, side) and s.high[kind] > best and is_considered(s, side, kind, s.high[kind]):
            best = s.high[kind]
    return best


@rule("solo.turn")
def lowest_value(s, side, step):
    """On a side that closes its province: the lowest value that does what the step wants, here steps 1 and 2, or nothing."""
    asks = step == WIN or could_hand_over_the_win(s, s.automaton, side >> 1)
    best = NOBODY
    for i in range(s.line_n):
        kind = s.line[i]
        if fits_side(s, kind, side):
            for value in (s.low[kind], s.high[kind]):
                if (best == NOBODY or value < best) and (not asks or closing_allowed(s, step, side, kind, value)):
                    best = value
    return best


@rule("solo.choice.1")
def still_wins(s, side, value):
    """Win: it closes the province and controls it, ties included, with the lowest value that still wins."""
    return leader_with(s, s.automaton, inward_province(side), value) == s.automaton


@rule("solo.choice.2")
def closing_allowed(s, step, side, kind, value):
    """Close: it closes the province though it loses it, unless that would make the person win the game."""
    if step == WIN:
        return still_wins(s, side, value)
    return not gives_the_game_away(s, side, kind, value)


@compiled
def value_on(s, step, side):
    """The value that a step shows to the province of a side."""
    if step <= CLOSE:
        return lowest_value(s, side, step)
    return highest_value(s, side)


@compiled
def may_use(s, step, side, kind, value):
    """A token of the line that can show this value on this side, as the step allows."""
    if not fits_side(s, kind, side) or (s.high[kind] != value and s.low[kind] != value):
        return False
    if step <= CLOSE:
        return closing_allowed(s, step, side, kind, value)
    return is_considered(s, side, kind, value)
