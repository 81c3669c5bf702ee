"""7.6. Amphibious movement: a land block embarks in a port, crosses friendly seas, and lands in another port."""

from triumvirate.core.rulebook import compiled, emit, rule

from ..facts import BLOCK_MOVED, BLOCK_MOVED_IS, EMBARKED
from ..state import FIRST_SEA, PLACES, SEAS
from .blocks import IS_NAVIS, put
from .board import EDGE, SEA_FROM, SEA_NEIGHBOURS, SEA_TO, entered_over, is_friendly, is_open_to
from .march import drop_mover
from .reasons import (
    ALLOWED,
    EMBARKED_TOO_LATE,
    ENEMY_ROAD,
    NO_PORT_REACHABLE,
    NOT_A_PORT_TO_LAND,
    NOT_EMBARKING,
    NOT_NEXT,
    PORT_IT_LEFT,
    SEA_NOT_FRIENDLY,
)
from .year import is_event


@rule("7.6")
def can_land_from(s, seat, sea, origin):
    """A port on this sea is friendly or vacant, and is not the one the block left."""
    for i in range(SEA_FROM[sea], SEA_FROM[sea + 1]):
        port = SEA_TO[i]
        if port < FIRST_SEA and port != origin and is_open_to(s, seat, port):
            return True
    return False


@rule("7.6")
def can_reach_port(s, seat, sea, sailed, origin):
    """From this sea some legal port can still be reached over friendly seas not crossed before."""
    reach, grown = 0, 1 << (sea - FIRST_SEA)
    while grown != reach:
        reach = grown
        for other in range(SEAS):
            if (reach >> other) & 1:
                if can_land_from(s, seat, FIRST_SEA + other, origin):
                    return True
                for next_sea in range(SEAS):
                    if (SEA_NEIGHBOURS[other] & ~sailed) >> next_sea & 1 and is_friendly(s, seat, FIRST_SEA + next_sea):
                        grown |= 1 << next_sea
    return False


@rule("7.6")
def why_not_sea(s, seat, sea, sailed, origin):
    """Only friendly seas are crossed, and only towards a port where the block may land."""
    if not is_friendly(s, seat, sea):
        return SEA_NOT_FRIENDLY
    if not can_reach_port(s, seat, sea, sailed | 1 << (sea - FIRST_SEA), origin):
        return NO_PORT_REACHABLE
    return ALLOWED


@rule("7.6")
def why_not_embark(s, seat, block, at, sea):
    """Command cards only, land blocks only, one move point a block, and before all group moves of the turn."""
    edge = EDGE[at * PLACES + sea]
    if edge < 0:
        return NOT_NEXT
    if IS_NAVIS[block] or is_event(s.played[seat]):
        return NOT_EMBARKING
    if s.group_moved:
        return EMBARKED_TOO_LATE
    if entered_over(s, 1 - seat, edge, at):
        return ENEMY_ROAD
    return why_not_sea(s, seat, sea, 0, at)


@rule("7.6")
def can_embark(s, seat, block):
    """The block may begin an amphibious move."""
    if IS_NAVIS[block] or s.group_moved or s.points == 0 or is_event(s.played[seat]):
        return False
    at = s.where[block]
    for i in range(SEA_FROM[at], SEA_FROM[at + 1]):
        if why_not_embark(s, seat, block, at, SEA_TO[i]) == ALLOWED:
            return True
    return False


@rule("7.6")
def why_not_sail(s, seat, to):
    """A block at sea goes on to another friendly sea, or lands in a friendly or vacant port; never an attack."""
    if EDGE[s.mover_at * PLACES + to] < 0:
        return NOT_NEXT
    if to < FIRST_SEA:
        if to == s.where[s.mover]:
            return PORT_IT_LEFT
        return ALLOWED if is_open_to(s, seat, to) else NOT_A_PORT_TO_LAND
    if (s.sailed >> (to - FIRST_SEA)) & 1:
        return NOT_NEXT
    return why_not_sea(s, seat, to, s.sailed, s.where[s.mover])


@compiled
def sail_to(s, sea):
    """The block in hand is carried over a sea; on the map it stays in its port until it lands."""
    s.sailed |= 1 << (sea - FIRST_SEA)
    s.mover_at = sea
    s.mover_steps += 1


@rule("7.6")
def embark(s, seat, sea):
    """The block goes aboard for one move point."""
    s.points -= 1
    emit(s, EMBARKED, seat, s.mover_at, sea)
    sail_to(s, sea)


@rule("7.6")
def land(s, seat, port):
    """The block lands; in every sea it crossed a Navis now has to stay."""
    emit(s, BLOCK_MOVED, seat, s.where[s.mover], port, 0)
    emit(s, BLOCK_MOVED_IS, seat, s.mover, s.where[s.mover], port, 0)
    s.crossed |= s.sailed
    s.moved[s.mover] = 2
    put(s, s.mover, port)
    drop_mover(s)
