"""What Auto-Crassus's line can show on each side of a free border space."""

from triumvirate.core.rulebook import compiled, rule

from ..state import LAUREL, NOBODY, PROVINCES, STRAIGHT, TURNED
from .board import BORDER_FIRST, BORDER_SECOND, FITS
from .forecast import closes, hands_over_the_win, leader_with

WIN, CLOSE, LOSING, PRESENT, ADJACENT, LAND, ANY = 1, 2, 3, 4, 5, 6, 7


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
    outward = s.high[kind] + s.low[kind] - value
    if side & 1:
        return hands_over_the_win(s, s.automaton, side >> 1, outward, value, inward_province(side))
    return hands_over_the_win(s, s.automaton, side >> 1, value, outward, inward_province(side))


@rule("solo.choice.2")
def is_considered(s, side, kind, value):
    """While it spares itself, steps 3 to 7 pass over a placement that would make the person win the game."""
    return not s.sparing or not gives_the_game_away(s, side, kind, value)


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
    """The lowest value that does what the step wants, here steps 1 and 2, or nothing."""
    province = inward_province(side)
    if not closes(s, side >> 1, province):
        return NOBODY
    best = NOBODY
    for i in range(s.line_n):
        kind = s.line[i]
        if fits_side(s, kind, side):
            for value in (s.low[kind], s.high[kind]):
                if (best == NOBODY or value < best) and closing_allowed(s, step, side, kind, value):
                    best = value
    return best


@rule("solo.choice.2")
def closing_allowed(s, step, side, kind, value):
    """Step 1 must win the province; step 2 must not make the person win the game."""
    province = inward_province(side)
    if step == WIN:
        return leader_with(s, s.automaton, province, value) == s.automaton
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
