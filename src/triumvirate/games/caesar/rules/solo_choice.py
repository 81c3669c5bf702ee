"""Auto-Crassus placement choice: the seven steps, each taken only when none before it can be done.

A *side* is a free border space seen from one of its two provinces: number 2 × border, plus 1 for the second province.
Sets of sides are bit masks, so a step is a set and each narrowing gives a smaller one.
"""

from triumvirate.core.rulebook import chance, compiled, emit, lowest_bit, nth_bit, popcount, rule

from ..facts import GIFT_WITHHELD, RESOLVE_CHOSEN
from ..own import (
    HOME_MADE,
    STEP_BITS,
    TELLS,
    TO_ANY,
    TO_BESIDE_MINE,
    TO_BESIDE_YOURS,
    TO_LAND_LOCKED,
    TO_OWN,
    TO_SENATE,
)
from ..state import BONUSES, BORDERS, NOBODY, PICKED, PROVINCES, SENATE
from .board import LAND_LOCKED, NEIGHBOURS, SPACES_OF, touches
from .solo_ties import (
    BY_CHANCE,
    BY_ITALIA,
    in_one_province,
    narrow_provinces,
    narrow_spaces,
    placement_on,
    prefer_italia,
    space_rules_used,
    token_rules_used,
)
from .solo_values import (
    ADJACENT,
    ANY,
    CLOSE,
    FIRST_SIDES,
    LAND,
    LOSING,
    PRESENT,
    SIDES_OF,
    WIN,
    closing_sides,
    deficit,
    fits_side,
    gives_the_game_away,
    highest_sides,
    inward_province,
    lowest_sides,
    risky_sides,
    sides_into,
    sides_of_spaces,
    sides_taking,
    value_on,
)

LAND_LOCKED_SIDES = sum(int(SIDES_OF[province]) for province in range(PROVINCES) if LAND_LOCKED >> province & 1)

# Step 4 weighs provinces: a free space outweighs any lead, and leading outweighs both.
FREE_SPACE, NOT_LEADING, BELOW_ALL = 100, 1000, -10_000


@rule("solo.choice.3")
def is_losing(s, province):
    """Losing: an open province where the person's strength is higher; the largest deficit first."""
    return deficit(s, province) > 0


@rule("solo.choice.4")
def is_present(s, province):
    """Present: an open province where it has strength; where it is closest to winning first."""
    return s.influence[s.automaton * PROVINCES + province] > 0


@rule("solo.choice.5")
def adjacent_sides(s):
    """Adjacent to one it controls: its highest token there."""
    provinces, held = 0, s.controlled[s.automaton]
    while held:
        provinces |= NEIGHBOURS[lowest_bit(held)]
        held &= held - 1
    return sides_into(provinces)


@rule("solo.choice.6")
def is_land_locked(province):
    """Land-locked: a province wholly enclosed by others, with its highest token."""
    return (LAND_LOCKED >> province) & 1 == 1


@rule("solo.choice.7")
def sides_for_any(s, sides, risky):
    """Any province: wherever its highest token goes."""
    return highest_sides(s, sides, risky)


@compiled
def sides_for(s, step, sides, risky):
    """Of a set of sides those on which a step may place, and of these the best by what it compares first: a low value
    (1, 2), a deficit (3), closeness (4), a high value."""
    if step <= CLOSE:
        return lowest_sides(s, step, sides)
    if step == LOSING or step == PRESENT:
        return sides_of_best_provinces(s, step, sides_taking_any(s, sides, risky))
    if step == ADJACENT:
        sides &= adjacent_sides(s)
    elif step == LAND:
        sides &= LAND_LOCKED_SIDES
    return sides_for_any(s, sides, risky)


@compiled
def sides_taking_any(s, sides, risky):
    """Of a set of sides those that a token of the line may go on."""
    kept = 0
    for i in range(s.line_n):
        kept |= sides_taking(s, s.line[i], sides, risky)
    return kept


@compiled
def sides_of_best_provinces(s, step, sides):
    """Of a set of sides those that look into the provinces that step 3 or 4 likes best."""
    best, kept = BELOW_ALL, 0
    for province in range(PROVINCES):
        here = sides & SIDES_OF[province]
        if here and (is_losing(s, province) if step == LOSING else is_present(s, province)):
            value = deficit(s, province) if step == LOSING else closeness(s, province)
            if value >= best:
                kept = kept | here if value == best else here
                best = value
    return kept


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
    doubles = sides & sides >> 1 & FIRST_SIDES
    while doubles:
        first = lowest_bit(doubles)
        doubles &= doubles - 1
        difference = 0  # asked in a loop, which is half the text for a GPU
        for side in range(first, first + 2):
            difference = placement_on(s, step, side) - difference
        if difference == 0:
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
    while side == NOBODY and s.sparing:
        s.sparing = 0
        side = follow_towards(s) if HOME_MADE else follow_list(s)
    if TELLS and s.sparing and s.choice_step > CLOSE and has_a_gift(s):
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


@compiled
def usable_sides(s):
    """Both sides of every free space, as far as no home-made bonus bars it and a home-made task aims there."""
    sides = sides_of_spaces(s.free & ~s.shut if HOME_MADE else s.free)
    if HOME_MADE and s.task_target != TO_ANY:
        return sides_towards(s, s.task_target, sides)
    return sides


@rule("solo.turn")
def follow_list(s):
    """The first step that can be done, narrowed by its ties; what is still tied then is settled at random."""
    every = usable_sides(s)
    closing = every & closing_sides(s)
    risky = risky_sides(s, closing) if s.sparing else 0
    sides, step, place = 0, WIN, WIN
    while sides == 0 and place <= ANY:
        step = step_in_order(s, place) if HOME_MADE and s.task_order else place
        sides = sides_for(s, step, closing if step <= CLOSE else every, risky)
        place += 1
    if sides == 0:
        return NOBODY
    s.choice_step = step
    provinces, used = settle_province(s, step, sides)
    before, less, least = narrow_spaces(s, step, provinces, risky)
    s.tied_sides = without_doubles(s, step, least)
    count = popcount(s.tied_sides)
    if TELLS and not in_one_province(s.tied_sides):
        used |= 1 << BY_CHANCE
    side = nth_bit(s.tied_sides, chance(s, count, PICKED) if count > 1 else 0)
    here = SIDES_OF[inward_province(side)]
    emit(
        s,
        RESOLVE_CHOSEN,
        s.automaton,
        step,
        inward_province(side),
        value_on(s, step, side),
        used,
        space_rules_used(before & here, less & here, least & here, s.tied_sides & here),
        token_rules_used(s, step, side, value_on(s, step, side)),
        count,
    )
    s.tied_sides = 0
    return side
