"""7.7. Levy: new blocks and new steps, after all movement of the side."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, equal, lowest_bit, rule

from ..actions import BLOCK, PLACE
from ..facts import BUILT, BUILT_IS, LEVIED, LEVIED_IS, LEVY_ENDED
from ..state import FIRST_CITY, FIRST_SEA, GO_COMMAND_DONE, LEVY, NO_BLOCK, PHASE_LEVY, PHASE_LEVY_AT
from .blocks import (
    HOME,
    IS_NAVIS,
    IS_THIRD_LEADER,
    LEVIED_ALIKE,
    MOST_STEPS,
    SIDE,
    fits_city,
    leader_fell,
    on_map,
    put,
)
from .board import MAJOR_PORTS, is_friendly
from .reasons import (
    ALLOWED,
    FULL_STRENGTH,
    LEADER_NOT_DUE,
    LONG_MARCH,
    NO_CITY_TO_LEVY,
    NO_LEVIES,
    NOT_A_LEVY_CITY,
    NOT_IN_FRIENDLY_CITY,
    NOT_IN_POOL,
    NOT_YOURS,
)


@rule("7.7")
def next_levy_city(s, seat, block, after):
    """The first city beyond a place that a block of the pool may appear in, or 0: its home, a major port for a Navis."""
    if HOME[block]:
        return HOME[block] if HOME[block] > after and fits_city(s, seat, block, HOME[block]) else 0
    if IS_NAVIS[block]:
        for i in range(len(MAJOR_PORTS)):
            if MAJOR_PORTS[i] > after and is_friendly(s, seat, MAJOR_PORTS[i]):
                return MAJOR_PORTS[i]
        return 0
    for place in range(after + 1, FIRST_SEA):
        if is_friendly(s, seat, place):
            return place
    return 0


@rule("7.7")
def why_not_levy(s, seat, block):
    """A levy point brings a block of the pool to a friendly city that fits it."""
    if SIDE[block] != seat:
        return NOT_YOURS
    if s.where[block] != 0:
        return NOT_IN_POOL
    if IS_THIRD_LEADER[block] and not leader_fell(s, seat):
        return LEADER_NOT_DUE
    if s.levies == 0:
        return NO_LEVIES
    if next_levy_city(s, seat, block, LEVY) == 0:
        return NO_CITY_TO_LEVY
    return ALLOWED


@rule("7.7")
def why_not_build(s, seat, block):
    """A levy point adds a step to a block in a friendly city, up to its full strength; never to a Navis at sea."""
    if s.owner[block] != seat or s.where[block] < FIRST_CITY:
        return NOT_YOURS
    if s.where[block] >= FIRST_SEA or not is_friendly(s, seat, s.where[block]):
        return NOT_IN_FRIENDLY_CITY
    if s.steps[block] == MOST_STEPS[block]:
        return FULL_STRENGTH
    if s.moved[block] == 2 and not s.levy_after_long_march:
        return LONG_MARCH
    if s.levies == 0:
        return NO_LEVIES
    return ALLOWED


@rule("7.7")
def why_not_levy_at(s, seat, place):
    """The city must fit the block in hand."""
    return ALLOWED if fits_city(s, seat, s.mover, place) else NOT_A_LEVY_CITY


@compiled
def blocks_to_levy(s, seat):
    """The blocks of the pool that may be levied, as a bit set: those with the same home, or all without one, alike."""
    able, left = 0, equal(s.where, LEVY) & equal(s.owner, seat) if s.levies > 0 else 0
    while left:
        block = lowest_bit(left)
        if why_not_levy(s, seat, block) == ALLOWED:
            able |= left & LEVIED_ALIKE[block]
        left &= ~LEVIED_ALIKE[block]
    return able


@compiled
def blocks_to_build(s, seat):
    """The blocks on the map that may have a step more, as a bit set."""
    able, left = 0, on_map(s, seat) if s.levies > 0 else 0
    while left:
        block = lowest_bit(left)
        left &= left - 1
        if why_not_build(s, seat, block) == ALLOWED:
            able |= 1 << block
    return able


@decision("levy", BLOCK, phase=PHASE_LEVY, unless=why_not_levy, exactly=blocks_to_levy)
@rule("7.7")
def levy(s, seat, block):
    """A block of the pool is taken up; where only one city fits it goes there at once."""
    s.mover = block
    s.phase = PHASE_LEVY_AT
    city = next_levy_city(s, seat, block, LEVY)
    if next_levy_city(s, seat, block, city) == 0:
        levy_at(s, seat, city)


@decision("levy-at", PLACE, phase=PHASE_LEVY_AT, unless=why_not_levy_at)
@rule("7.7")
def levy_at(s, seat, place):
    """The new block enters at strength I, the elephant at II."""
    s.steps[s.mover] = 1
    put(s, s.mover, place)
    s.levies -= 1
    emit(s, LEVIED, seat, place)
    emit(s, LEVIED_IS, seat, s.mover, place)
    s.mover = NO_BLOCK
    s.phase = PHASE_LEVY


@decision("build", BLOCK, phase=PHASE_LEVY, unless=why_not_build, exactly=blocks_to_build)
@rule("7.7")
def build(s, seat, block):
    """One step more; a block may be built up several times."""
    s.steps[block] += 1
    s.levies -= 1
    emit(s, BUILT, seat, s.where[block])
    emit(s, BUILT_IS, seat, block, s.where[block])


@decision("end-levy", phase=PHASE_LEVY)
@rule("7.7")
def end_levy(s, seat):
    """Levy points not used are lost."""
    s.levies = 0
    emit(s, LEVY_ENDED, seat)
    s.phase = GO_COMMAND_DONE
