"""An action tried on a copy of a position: nobody asks what may be done after it, unless a block is in hand then.

The rules keep a list of what may be done next; to make it for a position that is only judged takes longer than the action.
"""

from triumvirate.core.rulebook import compiled

from ..rules import apply
from ..rules.levy import build, levy, levy_at
from ..rules.made import (
    ACT_BUILD,
    ACT_FIRE,
    ACT_LEVY,
    ACT_LEVY_AT,
    ACT_MAIN_ROAD,
    ACT_MOVE,
    ACT_PORT,
    ACT_PORT_TO,
    ACT_REGROUP,
    ACT_REGROUP_TO,
    ACT_STEP,
    ACT_STOP,
    keep_legal,
)
from ..rules.movement import stop, take_step, take_up
from ..rules.regroup import regroup, regroup_to
from ..state import PHASE_LEVY_AT, PHASE_REGROUP_TO, PHASE_STEP


@compiled
def is_in_hand(s, seat):
    """Whether a side has taken up a block and not put it down yet."""
    return s.seat == seat and (s.phase == PHASE_STEP or s.phase == PHASE_LEVY_AT or s.phase == PHASE_REGROUP_TO)


@compiled
def try_out(s, seat, action):
    """What `apply` does; the list of what may be done next is right only while a block is in hand.

    After what is named here nothing follows by itself; all else is left to the rules.
    """
    if ACT_MOVE <= action < ACT_LEVY:
        take_up(s, seat, action - ACT_MOVE)
    elif ACT_LEVY <= action < ACT_BUILD:
        levy(s, seat, action - ACT_LEVY)
    elif ACT_BUILD <= action < ACT_FIRE:
        build(s, seat, action - ACT_BUILD)
    elif ACT_REGROUP <= action < ACT_PORT:
        regroup(s, seat, action - ACT_REGROUP)
    elif ACT_STEP <= action < ACT_LEVY_AT:
        take_step(s, seat, action - ACT_STEP)
    elif ACT_LEVY_AT <= action < ACT_MAIN_ROAD:
        levy_at(s, seat, action - ACT_LEVY_AT)
    elif ACT_REGROUP_TO <= action < ACT_PORT_TO:
        regroup_to(s, seat, action - ACT_REGROUP_TO)
    elif action == ACT_STOP:
        stop(s, seat)
    else:
        apply(s, seat, action)
        return
    if is_in_hand(s, seat):
        keep_legal(s, seat)
