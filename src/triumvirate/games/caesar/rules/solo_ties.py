"""Ties: between provinces, between spaces within a province, between tokens. Each rule narrows a set of sides, if it can."""

from triumvirate.core.rulebook import compiled, lowest_bit, popcount, rule

from ..state import NOBODY, POISON, SENATE
from .board import ITALIA, LAND_LOCKED, touches
from .solo_values import (
    CLOSE,
    LOSING,
    PRESENT,
    SIDES_OF,
    deficit,
    facing_of,
    highest_sides,
    inward_province,
    is_wild,
    may_use,
    outward_province,
    value_on,
)

# The rules between provinces in their order, and what decides behind them. For the explanation each has a bit, which says
# that it told some apart; `events.py` has their names in the same order.
BESIDE_A_WON_ONE, GIVES_SENATE, GIVES_POISON, IS_LAND_LOCKED, BESIDE_A_LAND_LOCKED_ONE, BY_CHANCE, BY_ITALIA = range(7)
PROVINCE_RULES = 5
# The same between spaces,
LOSING_MOST_BEHIND, LAND_LOCKED_BEHIND, SPACE_BY_CHANCE = range(3)
# and between tokens.
NOT_WILD, COMBINED_VALUE, LEFT_MOST = range(3)


@rule("solo.ties.regions")
def province_preferred(s, number, province):
    """Next to one it has won; gives Senate; gives Poison; land-locked; next to a land-locked one; then random."""
    if number == BESIDE_A_WON_ONE:
        return touches(s.controlled[s.automaton], province)
    if number == GIVES_SENATE:
        return s.bonus[province] == SENATE
    if number == GIVES_POISON:
        return s.with_poison == 1 and s.bonus[province] == POISON
    if number == IS_LAND_LOCKED:
        return (LAND_LOCKED >> province) & 1 == 1
    return touches(LAND_LOCKED, province)


@compiled
def narrow_provinces_by(s, sides, number):
    """The sides whose province a rule prefers, or all of them when it prefers none."""
    kept, left = 0, sides
    while left:
        province = inward_province(lowest_bit(left))
        if province_preferred(s, number, province):
            kept |= left & SIDES_OF[province]
        left &= ~SIDES_OF[province]
    return kept if kept else sides


@compiled
def in_one_province(sides):
    """Whether all sides of a set look into the same province."""
    return sides & ~SIDES_OF[inward_province(lowest_bit(sides))] == 0


@rule("solo.ties.regions")
def narrow_provinces(s, sides):
    """The rules between provinces, one after the other: the sides left, and which rules told some apart."""
    used, number = 0, 0
    while number < PROVINCE_RULES and not in_one_province(sides):
        narrowed = narrow_provinces_by(s, sides, number)
        if narrowed != sides:
            used |= 1 << number
        sides = narrowed
        number += 1
    return sides, used


@rule("solo.choice.6")
def prefer_italia(sides):
    """Tied land-locked provinces: Italia, else random."""
    if sides & SIDES_OF[ITALIA]:
        return sides & SIDES_OF[ITALIA]
    return sides


@rule("solo.ties.spaces")
def space_preference(s, number, side):
    """The space whose other province it is losing most; whose other province is land-locked; then random."""
    across = outward_province(side)
    if number == LOSING_MOST_BEHIND:
        behind = deficit(s, across)
        return behind if behind > 0 else 0
    return (LAND_LOCKED >> across) & 1


@compiled
def narrow_spaces_by(s, sides, number):
    """Of the sides of one province those that a rule prefers most."""
    if sides & (sides - 1) == 0:
        return sides
    best, kept = NOBODY, 0
    while sides:
        side = lowest_bit(sides)
        sides &= sides - 1
        value = space_preference(s, number, side)
        if value > best:
            best, kept = value, 0
        if value == best:
            kept |= 1 << side
    return kept


@rule("solo.ties.spaces")
def narrow_spaces(s, step, sides, risky):
    """Within each province still tied the rules between spaces, one after the other; in steps 3 and 4 only those for
    its highest value. The sides before, after the first rule and after the second."""
    before, less, least = 0, 0, 0
    while sides:
        here = sides & SIDES_OF[inward_province(lowest_bit(sides))]
        sides &= ~here
        if step == LOSING or step == PRESENT:
            here = highest_sides(s, here, risky)
        before |= here
        here = narrow_spaces_by(s, here, LOSING_MOST_BEHIND)
        less |= here
        least |= narrow_spaces_by(s, here, LAND_LOCKED_BEHIND)
    return before, less, least


@rule("solo.ties.tokens")
def is_better_token(s, step, kind, best):
    """Not wild before wild; then lowest combined value in steps 1 and 2, highest in the others; then left-most."""
    if is_wild(s, kind) != is_wild(s, best):
        return not is_wild(s, kind)
    combined, record = s.high[kind] + s.low[kind], s.high[best] + s.low[best]
    if step <= CLOSE:
        return combined < record
    return combined > record


@rule("solo.ties.tokens")
def best_token(s, step, side, value):
    """The token of the line that shows this value on this side, by the rules between tokens."""
    best = NOBODY
    for i in range(s.line_n):
        kind = s.line[i]
        if may_use(s, step, side, kind, value) and (best == NOBODY or is_better_token(s, step, kind, best)):
            best = kind
    return best


@compiled
def placement_on(s, step, side):
    """What a step places on a side: the kind of token and how it lies, three ways to a kind."""
    value = value_on(s, step, side)
    kind = best_token(s, step, side, value)
    return 3 * kind + facing_of(s, side, kind, value)


@compiled
def space_rules_used(before, less, least, tied):
    """A bit for each rule between spaces that told some of the chosen province apart, the last one for chance."""
    used = 0
    if less != before:
        used |= 1 << LOSING_MOST_BEHIND
    if least != less:
        used |= 1 << LAND_LOCKED_BEHIND
    if popcount(tied) > 1:
        used |= 1 << SPACE_BY_CHANCE
    return used


@compiled
def token_rules_used(s, step, side, value):
    """For the explanation: bits for not-wild, combined value and left-most where they chose between tokens."""
    used = 0
    best = best_token(s, step, side, value)
    for i in range(s.line_n):
        kind = s.line[i]
        if kind != best and may_use(s, step, side, kind, value):
            if is_wild(s, kind) != is_wild(s, best):
                used |= 1 << NOT_WILD
            elif s.high[kind] + s.low[kind] != s.high[best] + s.low[best]:
                used |= 1 << COMBINED_VALUE
            else:
                used |= 1 << LEFT_MOST
    return used
