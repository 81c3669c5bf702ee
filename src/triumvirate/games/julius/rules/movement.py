"""7.1. Movement: a block is taken up, goes step by step by land or sea, and stops."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, equal, lowest_bit, rule

from ..actions import BLOCK, PLACE
from ..state import FIRST_CITY, FIRST_SEA, GO_MOVED, PHASE_MOVE, PHASE_STEP
from .amphibious import can_embark, embark, land, sail_to, why_not_embark, why_not_sail
from .blocks import IS_NAVIS, NAVES, blocks_at, on_map
from .board import count_ways, nth_way
from .march import can_activate, can_march, drop_mover, march, moves_kind, why_not_leave, why_not_march
from .reasons import ALLOWED, CANNOT_STOP, MOVED_ALREADY, NO_POINTS, NO_WAY, NOT_ON_MAP, NOT_YOURS, WRONG_KIND


@rule("7.1")
def why_not_move(s, seat, block):
    """A block moves once a turn: own, of the kind the card moves, free to leave, paid for, and with somewhere to go."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if s.where[block] < FIRST_CITY:
        return NOT_ON_MAP
    if s.moved[block]:
        return MOVED_ALREADY
    if not moves_kind(s, seat, block):
        return WRONG_KIND
    why = why_not_leave(s, seat, block)
    if why != ALLOWED:
        return why
    paid = can_activate(s, s.where[block])
    if (paid and can_march(s, seat, block, s.where[block], 0, 0)) or can_embark(s, seat, block):
        return ALLOWED
    return NO_WAY if paid else NO_POINTS


@compiled
def blocks_to_move(s, seat):
    """The side's blocks on the map that have not moved, as a bit set."""
    return on_map(s, seat) & equal(s.moved, 0)


@compiled
def blocks_that_may_move(s, seat):
    """Those of them that may, as a bit set: blocks of one kind that stand together may all move, or none."""
    able, left = 0, blocks_to_move(s, seat)
    while left:
        block = lowest_bit(left)
        alike = left & blocks_at(s, s.where[block]) & (NAVES if IS_NAVIS[block] else ~NAVES)
        if why_not_move(s, seat, block) == ALLOWED:
            able |= alike
        left &= ~alike
    return able


@decision("move", BLOCK, phase=PHASE_MOVE, unless=why_not_move, exactly=blocks_that_may_move)
@rule("7.1")
def take_up(s, seat, block):
    """A block is taken up to move."""
    s.mover = block
    s.mover_at = s.where[block]
    s.phase = PHASE_STEP


@rule("7.1")
def why_not_step(s, seat, to):
    """The next step of the block in hand: on over the sea, aboard, or one step by land or as a Navis."""
    if s.sailed:
        return why_not_sail(s, seat, to)
    if to >= FIRST_SEA and not IS_NAVIS[s.mover]:
        return why_not_embark(s, seat, s.mover, s.mover_at, to)
    return why_not_march(s, seat, s.mover, s.mover_at, s.mover_from, s.mover_steps, to)


@decision("step", PLACE, phase=PHASE_STEP, unless=why_not_step, candidates=(count_ways, nth_way))
@rule("7.1")
def take_step(s, seat, place):
    """A step of the block in hand: by land or as a Navis, aboard, on over the sea, or ashore."""
    if s.sailed:
        if place < FIRST_SEA:
            land(s, seat, place)
        else:
            sail_to(s, place)
    elif place >= FIRST_SEA and not IS_NAVIS[s.mover]:
        embark(s, seat, place)
    else:
        march(s, seat, place)


@rule("7.1")
def may_stop(s, seat):
    """A block may stop after any step, but not at sea on the way to a port."""
    return s.mover_steps > 0 and s.sailed == 0


@decision("stop", phase=PHASE_STEP, provided=may_stop, reason=CANNOT_STOP)
@rule("7.1")
def stop(s, seat):
    """The block stays where it is."""
    drop_mover(s)


@decision("end-move", phase=PHASE_MOVE)
@rule("7.1")
def end_movement(s, seat):
    """Move points not used are lost."""
    s.asked = 0
    s.phase = GO_MOVED
