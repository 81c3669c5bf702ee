"""6. The events that are no moves: Jupiter and Vulcan. Each gives no levy."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import chance, compiled, emit, lowest_bit, nth_bit, popcount, rule

from ..actions import BACK, PLACE
from ..facts import (
    DEFECTED,
    DEFECTED_IS,
    JUPITER_DECLINED,
    JUPITER_DREW,
    JUPITER_DREW_IS,
    NO_TARGET,
    STEP_LOST_IS,
    VULCAN_STRUCK,
)
from ..state import (
    DRAWN,
    FIRST_CITY,
    FIRST_SEA,
    GO_COMMAND_DONE,
    NO_BLOCK,
    PHASE_JUPITER,
    PHASE_JUPITER_TO,
    PHASE_VULCAN,
    VULCAN,
)
from .blocks import COLOUR, IS_LEADER, IS_NAVIS, OF_COLOUR, blocks_of, change_owner, forget_orders, lose_step, put
from .board import ROAD_FROM, ROAD_TO, SEA_FROM, SEA_TO, has_blocks, is_contested, is_friendly
from .reasons import NO_TARGET_THERE, NOT_ADJACENT_FRIENDLY, NOT_ENEMY_CITY


@rule("6.2")
def touches_friendly_city(s, seat, place):
    """A friendly city lies next to a city by road, next to a sea by a port."""
    if place >= FIRST_SEA:
        for i in range(SEA_FROM[place], SEA_FROM[place + 1]):
            if SEA_TO[i] < FIRST_SEA and is_friendly(s, seat, SEA_TO[i]):
                return True
        return False
    for i in range(ROAD_FROM[place], ROAD_FROM[place + 1]):
        if is_friendly(s, seat, ROAD_TO[i]):
            return True
    return False


@rule("6.2")
def is_target(s, seat, block, place, colour):
    """An enemy block of that colour in that place: Jupiter's player sees no more of it."""
    return s.where[block] == place and s.owner[block] == 1 - seat and COLOUR[block] == colour


@compiled
def targets(s, seat, place, colour):
    """All of them, as a bit set."""
    return blocks_of(s, 1 - seat, place) & OF_COLOUR[colour]


@rule("6.2")
def count_targets(s, seat, place, colour):
    """How many blocks Jupiter might draw there."""
    return popcount(targets(s, seat, place, colour))


@rule("6.2")
def may_draw_from(s, seat, place, colour):
    """An enemy block of this colour stands there, next to a friendly city."""
    if not has_blocks(s, 1 - seat, place) or not touches_friendly_city(s, seat, place):
        return False
    return count_targets(s, seat, place, colour) > 0


@decision("jupiter", PLACE, BACK, phase=PHASE_JUPITER, provided=may_draw_from, reason=NO_TARGET_THERE)
@rule("6.2")
def draw_block(s, seat, place, colour):
    """One of the blocks, unseen: a leader or Navis loses a step, any other changes sides and comes over."""
    s.target_at = place
    s.target_colour = colour
    n = chance(s, count_targets(s, seat, place, colour), DRAWN)
    s.target_at = 0
    s.target_colour = 0
    block = nth_bit(targets(s, seat, place, colour), n)
    emit(s, JUPITER_DREW, seat, place, colour)
    emit(s, JUPITER_DREW_IS, seat, block, place)
    if IS_LEADER[block] or IS_NAVIS[block]:
        emit(s, STEP_LOST_IS, 1 - seat, block, place)
        lose_step(s, block)
        s.phase = GO_COMMAND_DONE
        return
    change_owner(s, block)
    forget_orders(s, block)
    s.mover = block
    s.mover_at = place
    s.phase = PHASE_JUPITER_TO


@rule("6.2")
def may_defect_to(s, seat, place):
    """The turncoat goes to an adjacent city that is friendly, not contested."""
    at = s.where[s.mover]
    for i in range(ROAD_FROM[at], ROAD_FROM[at + 1]):
        if ROAD_TO[i] == place:
            return is_friendly(s, seat, place)
    return False


@decision("jupiter-to", PLACE, phase=PHASE_JUPITER_TO, provided=may_defect_to, reason=NOT_ADJACENT_FRIENDLY)
@rule("6.2")
def defect_to(s, seat, place):
    """It keeps its strength and belongs to its new side in everything."""
    emit(s, DEFECTED, seat, s.where[s.mover], place)
    emit(s, DEFECTED_IS, seat, s.mover, s.where[s.mover], place)
    put(s, s.mover, place)
    s.mover = NO_BLOCK
    s.mover_at = 0
    s.phase = GO_COMMAND_DONE


@decision("decline", phase=PHASE_JUPITER)
@rule("6.2")
def decline_jupiter(s, seat):
    """Jupiter may always be declined."""
    emit(s, JUPITER_DECLINED, seat)
    s.phase = GO_COMMAND_DONE


@rule("6.7")
def may_strike(s, seat, place):
    """Vulcan strikes a city that the enemy controls; Navis at sea are out of his reach."""
    return FIRST_CITY <= place < FIRST_SEA and is_friendly(s, 1 - seat, place)


@rule("6.7")
def begin_vulcan(s, seat):
    """Without an enemy city the card does nothing."""
    for place in range(FIRST_CITY, FIRST_SEA):
        if may_strike(s, seat, place):
            s.phase = PHASE_VULCAN
            return
    emit(s, NO_TARGET, seat, VULCAN)
    s.phase = GO_COMMAND_DONE


@decision("vulcan", PLACE, phase=PHASE_VULCAN, provided=may_strike, reason=NOT_ENEMY_CITY)
@rule("6.7")
def strike(s, seat, place):
    """Every block in the city loses a step; if Cleopatra turns by it and others remain, she attacks them."""
    emit(s, VULCAN_STRUCK, seat, place)
    left = blocks_of(s, 1 - seat, place)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        emit(s, STEP_LOST_IS, 1 - seat, block, place)
        lose_step(s, block)
    if is_contested(s, place):
        s.attacker[place] = seat + 1
        s.main_road[place] = 0
    s.phase = GO_COMMAND_DONE
