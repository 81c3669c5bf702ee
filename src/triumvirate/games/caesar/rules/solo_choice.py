"""Auto-Crassus placement choice: the seven steps, each taken only when none before it can be done.

A *side* is a free border space seen from one of its two provinces: number 2 × border, plus 1 for the second province.
Sets of sides are bit masks, so a step is a set and each narrowing gives a smaller one.
"""

from triumvirate.core.rulebook import chance, compiled, emit, nth_bit, popcount, rule

from ..facts import GIFT_WITHHELD, RESOLVE_CHOSEN
from ..own import (
    HOME_MADE,
    STEP_BITS,
    TO_ANY,
    TO_BESIDE_MINE,
    TO_BESIDE_YOURS,
    TO_LAND_LOCKED,
    TO_OWN,
    TO_SENATE,
)
from ..state import BONUSES, BORDERS, NOBODY, PICKED, PROVINCES, SENATE
from .board import LAND_LOCKED, SPACES_OF, touches
from .solo_ties import (
    BY_CHANCE,
    BY_ITALIA,
    SIDES_OF,
    best_token,
    narrow_provinces,
    narrow_spaces,
    prefer_italia,
    provinces_in,
    space_rules_used,
    token_rules_used,
)
from .solo_values import (
    ADJACENT,
    ANY,
    CLOSE,
    LAND,
    LOSING,
    PRESENT,
    WIN,
    deficit,
    facing_of,
    fits_side,
    gives_the_game_away,
    highest_value,
    inward_province,
    lowest_value,
    value_on,
)

# Step 4 weighs provinces: a free space outweighs any lead, and leading outweighs both.
FREE_SPACE, NOT_LEADING, BELOW_ALL = 100, 1000, -10_000


@rule("solo.choice.1")
def can_win(s, side):
    """Win: it closes the province and controls it, ties included, with the lowest value that still wins."""
    return lowest_value(s, side, WIN) != NOBODY


@rule("solo.choice.2")
def can_close(s, side):
    """Close: it closes the province though it loses it, unless that would make the person win the game."""
    return lowest_value(s, side, CLOSE) != NOBODY


@rule("solo.choice.3")
def is_losing(s, province):
    """Losing: an open province where the person's strength is higher; the largest deficit first."""
    return deficit(s, province) > 0


@rule("solo.choice.4")
def is_present(s, province):
    """Present: an open province where it has strength; where it is closest to winning first."""
    return s.influence[s.automaton * PROVINCES + province] > 0


@rule("solo.choice.5")
def is_adjacent(s, province):
    """Adjacent to one it controls: its highest token there."""
    return touches(s.controlled[s.automaton], province)


@rule("solo.choice.6")
def is_land_locked(province):
    """Land-locked: a province wholly enclosed by others, with its highest token."""
    return (LAND_LOCKED >> province) & 1 == 1


@rule("solo.choice.7")
def takes_any_token(s, side):
    """Any province: wherever its highest token goes."""
    return highest_value(s, side) != NOBODY


@compiled
def qualifies(s, step, side):
    """Whether a step may place on a side with a token of the line."""
    province = inward_province(side)
    if step == WIN:
        return can_win(s, side)
    if step == CLOSE:
        return can_close(s, side)
    if not takes_any_token(s, side):
        return False
    if step == LOSING:
        return is_losing(s, province)
    if step == PRESENT:
        return is_present(s, province)
    if step == ADJACENT:
        return is_adjacent(s, province)
    if step == LAND:
        return is_land_locked(province)
    return True


@compiled
def sides_for(s, step):
    """All sides on which a step may place."""
    sides = 0
    for side in range(2 * BORDERS):
        if (s.free >> (side >> 1)) & 1 and not (HOME_MADE and is_shut(s, side)) and qualifies(s, step, side):
            sides |= 1 << side
    return sides


@rule("house.variant")
def is_shut(s, side):
    """Whether a home-made bonus has barred the space of a side to who is to move."""
    return (s.shut >> (side >> 1)) & 1


@rule("house.variant")
def is_targeted(s, target, province):
    """Whether a home-made task aims at a province: land-locked, with a Senate or a home-made bonus, beside a holding."""
    if target == TO_LAND_LOCKED:
        return is_land_locked(province)
    if target == TO_SENATE:
        return s.bonus[province] == SENATE
    if target == TO_OWN:
        return s.bonus[province] >= BONUSES
    if target == TO_BESIDE_MINE:
        return touches(s.controlled[1 - s.automaton], province)
    if target == TO_BESIDE_YOURS:
        return touches(s.controlled[s.automaton], province)
    return True


@compiled
def sides_towards(s, target, sides):
    """Of a set of sides those that look into provinces a task aims at."""
    kept = 0
    for province in range(PROVINCES):
        if sides & SIDES_OF[province] and is_targeted(s, target, province):
            kept |= sides & SIDES_OF[province]
    return kept


@rule("solo.choice.4")
def closeness(s, province):
    """Closest to winning, of those it leads before the others: fewest free spaces, then the largest lead."""
    behind = deficit(s, province)
    if s.edition == 0:
        return behind  # version 1: the tightest lead
    close = -FREE_SPACE * popcount(s.free & SPACES_OF[province]) - behind
    return close if behind < 0 else close - NOT_LEADING


@compiled
def measure(s, step, side):
    """What a step compares first, larger being better: a low value (1, 2), a deficit (3), closeness (4), a high value."""
    if step <= CLOSE:
        return -lowest_value(s, side, step)
    if step == LOSING:
        return deficit(s, inward_province(side))
    if step == PRESENT:
        return closeness(s, inward_province(side))
    return highest_value(s, side)


@compiled
def keep_best(s, step, sides):
    """The sides whose first measure is the best."""
    best = BELOW_ALL
    kept = 0
    for side in range(2 * BORDERS):
        if (sides >> side) & 1:
            value = measure(s, step, side)
            if value > best:
                best = value
                kept = 0
            if value == best:
                kept |= 1 << side
    return kept


@compiled
def settle_province(s, step, sides):
    """Ties between provinces: by their own list, but step 6 takes Italia if it is among them and step 7 any. The sides
    left, and which rules told some apart."""
    if step <= ADJACENT:
        return narrow_provinces(s, sides)
    if step == LAND and prefer_italia(sides) != sides:
        return prefer_italia(sides), 1 << BY_ITALIA
    return sides, 0


@compiled
def without_doubles(s, step, sides):
    """A border in the set from both of its provinces, with the same placement either way, is one choice."""
    for border in range(BORDERS):
        first = 2 * border
        if (sides >> first) & 3 == 3:
            value, other = value_on(s, step, first), value_on(s, step, first + 1)
            kind, twin = best_token(s, step, first, value), best_token(s, step, first + 1, other)
            if kind == twin and facing_of(s, first, kind, value) == facing_of(s, first + 1, twin, other):
                sides &= ~(2 << first)
    return sides


@rule("solo.choice.2")
def has_a_gift(s):
    """Somewhere a token of the line could be placed so that the person wins the game."""
    for side in range(2 * BORDERS):
        if (s.free >> (side >> 1)) & 1:
            for i in range(s.line_n):
                if fits_side(s, s.line[i], side) and gives_the_game_away(s, side, s.line[i], s.high[s.line[i]]):
                    return True
    return False


@rule("solo.choice.2")
def choose_side(s):
    """In steps 3 to 7, as in step 2, no placement makes the person win the game while there is any other."""
    s.sparing = s.spares
    side = follow_towards(s) if HOME_MADE else follow_list(s)
    if side == NOBODY and s.sparing:
        s.sparing = 0
        side = follow_towards(s) if HOME_MADE else follow_list(s)
    elif s.sparing and s.choice_step > CLOSE and has_a_gift(s):
        emit(s, GIFT_WITHHELD, 1 - s.automaton)
    return side


@rule("house.variant")
def follow_towards(s):
    """A home-made task may aim at some provinces; where it can place nothing there, it places as if it did not."""
    side = follow_list(s)
    if side == NOBODY and s.task_target != TO_ANY:
        target = s.task_target
        s.task_target = TO_ANY
        side = follow_list(s)
        s.task_target = target
    return side


@rule("house.variant")
def step_in_order(s, place):
    """The step at a place of the list, which a home-made task puts into an order of its own."""
    return (s.task_order >> (STEP_BITS * (place - WIN))) & 7


@rule("solo.turn")
def follow_list(s):
    """The first step that can be done, narrowed by its ties; what is still tied then is settled at random."""
    for step in range(WIN, ANY + 1):
        if HOME_MADE and s.task_order:
            step = step_in_order(s, step)
        sides = sides_for(s, step)
        if HOME_MADE and s.task_target != TO_ANY:
            sides = sides_towards(s, s.task_target, sides)
        if sides:
            s.choice_step = step
            provinces, used = settle_province(s, step, keep_best(s, step, sides))
            before, less, least = narrow_spaces(s, step, provinces)
            s.tied_sides = without_doubles(s, step, least)
            count = popcount(s.tied_sides)
            if provinces_in(s.tied_sides) > 1:
                used |= 1 << BY_CHANCE
            side = nth_bit(s.tied_sides, chance(s, count, PICKED) if count > 1 else 0)
            value = value_on(s, step, side)
            here = SIDES_OF[inward_province(side)]
            emit(
                s,
                RESOLVE_CHOSEN,
                s.automaton,
                step,
                inward_province(side),
                value,
                used,
                space_rules_used(before & here, less & here, least & here, s.tied_sides & here),
                token_rules_used(s, step, side, value),
                count,
            )
            s.tied_sides = 0
            return side
    return NOBODY
