"""Ties: between provinces, between spaces within a province, between tokens. Each rule narrows a set of sides, if it can."""

from triumvirate.core.rulebook import compiled, popcount, rule, table
from triumvirate.games.caesar.printed import DATA, PROVINCE_INDEX

from ..state import BORDERS, NOBODY, POISON, PROVINCES, SENATE
from .board import BORDERS_OF, DEGREE, ITALIA, LAND_LOCKED, WIDEST, touches
from .solo_values import (
    CLOSE,
    LOSING,
    PRESENT,
    deficit,
    highest_value,
    inward_province,
    is_wild,
    may_use,
    outward_province,
)

PROVINCE_RULES, SPACE_RULES = 5, 2
# For the explanation, a bit for each rule that told some apart; behind the rules of a list stand chance and Italia.
BY_CHANCE, BY_ITALIA = PROVINCE_RULES, PROVINCE_RULES + 1
SIDES_OF = table(
    sum(
        1 << (2 * index + place)
        for index, border in enumerate(DATA["borders"])
        for place in range(2)
        if PROVINCE_INDEX[border["provinces"][place]] == province
    )
    for province in range(len(DATA["provinces"]))
)


@rule("solo.ties.regions")
def province_preferred(s, number, province):
    """Next to one it has won; gives Senate; gives Poison; land-locked; next to a land-locked one; then random."""
    if number == 0:
        return touches(s.controlled[s.automaton], province)
    if number == 1:
        return s.bonus[province] == SENATE
    if number == 2:
        return s.with_poison == 1 and s.bonus[province] == POISON
    if number == 3:
        return (LAND_LOCKED >> province) & 1 == 1
    return touches(LAND_LOCKED, province)


@compiled
def narrow_provinces_by(s, sides, number):
    """The sides whose province a rule prefers, or all of them when it prefers none."""
    kept = 0
    for province in range(PROVINCES):
        if sides & SIDES_OF[province] and province_preferred(s, number, province):
            kept |= sides & SIDES_OF[province]
    return kept if kept else sides


@rule("solo.ties.regions")
def narrow_provinces(s, sides):
    """The rules between provinces, one after the other: the sides left, and which rules told some apart."""
    used = 0
    for number in range(PROVINCE_RULES):
        narrowed = narrow_provinces_by(s, sides, number)
        if narrowed != sides:
            used |= 1 << number
        sides = narrowed
    return sides, used


@rule("solo.choice.6")
def prefer_italia(sides):
    """Tied land-locked provinces: Italia, else random."""
    if sides & SIDES_OF[ITALIA]:
        return sides & SIDES_OF[ITALIA]
    return sides


@rule("solo.choice.3")
def narrow_to_highest(s, sides):
    """Steps 3 and 4 settle the province first; then only spaces that take its highest value there remain."""
    kept = 0
    for side in range(2 * BORDERS):
        if (sides >> side) & 1:
            best = NOBODY
            for other in range(2 * BORDERS):
                if (sides & SIDES_OF[inward_province(side)]) >> other & 1:
                    best = max(best, highest_value(s, other))
            if highest_value(s, side) == best:
                kept |= 1 << side
    return kept


@rule("solo.ties.spaces")
def space_preference(s, number, side):
    """The space whose other province it is losing most; whose other province is land-locked; then random."""
    across = outward_province(side)
    if number == 0:
        return max(deficit(s, across), 0)
    return (LAND_LOCKED >> across) & 1


@compiled
def narrow_spaces_by(s, sides, number):
    """Within each province, the sides that a rule prefers most."""
    kept = 0
    for province in range(PROVINCES):
        best = NOBODY
        for i in range(DEGREE[province]):
            side = side_of(province, BORDERS_OF[province * WIDEST + i])
            if (sides >> side) & 1:
                best = max(best, space_preference(s, number, side))
        for i in range(DEGREE[province]):
            side = side_of(province, BORDERS_OF[province * WIDEST + i])
            if (sides >> side) & 1 and space_preference(s, number, side) == best:
                kept |= 1 << side
    return kept


@compiled
def side_of(province, border):
    """The side of a border that looks into this province."""
    if inward_province(2 * border) == province:
        return 2 * border
    return 2 * border + 1


@rule("solo.ties.spaces")
def narrow_spaces(s, step, sides):
    """The rules between spaces, one after the other, within each province still tied: the sides before, after the first
    rule, and after the second."""
    if step == LOSING or step == PRESENT:
        sides = narrow_to_highest(s, sides)
    less = narrow_spaces_by(s, sides, 0)
    return sides, less, narrow_spaces_by(s, less, 1)


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
def provinces_in(sides):
    """How many provinces a set of sides looks into."""
    count = 0
    for province in range(PROVINCES):
        if sides & SIDES_OF[province]:
            count += 1
    return count


@compiled
def space_rules_used(before, less, least, tied):
    """A bit for each rule between spaces that told some of the chosen province apart, the last one for chance."""
    used = 0
    if less != before:
        used |= 1
    if least != less:
        used |= 2
    if popcount(tied) > 1:
        used |= 1 << SPACE_RULES
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
                used |= 1
            elif s.high[kind] + s.low[kind] != s.high[best] + s.low[best]:
                used |= 2
            else:
                used |= 4
    return used
