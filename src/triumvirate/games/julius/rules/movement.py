"""7.1. Movement: a block is taken up, goes step by step by land or sea, and stops."""

from triumvirate.core.rulebook import compiled, rule

from ..state import FIRST_CITY, FIRST_SEA, GO_MOVED, PHASE_STEP
from .amphibious import can_embark, embark, land, sail_to, why_not_embark, why_not_sail
from .blocks import IS_NAVIS
from .march import can_activate, can_march, march, moves_kind, why_not_leave, why_not_march
from .reasons import ALLOWED, MOVED_ALREADY, NO_POINTS, NO_WAY, NOT_ON_MAP, NOT_YOURS, WRONG_KIND


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
def pick_mover(s, block):
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


@compiled
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
def may_stop(s):
    """A block may stop after any step, but not at sea on the way to a port."""
    return s.mover_steps > 0 and s.sailed == 0


@rule("7.1")
def end_movement(s):
    """Move points not used are lost."""
    s.asked = 0
    s.phase = GO_MOVED
