"""8.5. Regroup: the winner's blocks may take one step from the battlefield."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, rule

from ..actions import BLOCK, PLACE
from ..facts import REGROUP_ENDED, REGROUPED, REGROUPED_IS
from ..state import GO_BATTLES, NO_BLOCK, PHASE_REGROUP, PHASE_REGROUP_TO, PLACES, ROADS
from .blocks import IS_NAVIS, put
from .board import EDGE, NEXT_FROM, NEXT_TO, forget_crossings, is_open_to
from .fire import blocks_in_battle
from .march import road_room
from .reasons import ALLOWED, NO_REGROUP_THERE, NO_WAY, NOT_HERE, NOT_YOURS


@rule("8.5")
def may_regroup_to(s, seat, block, to):
    """One step to a friendly or vacant place: by road within its limit, Navis by sea; roads of the enemy too."""
    edge = EDGE[s.battle_at * PLACES + to]
    if edge < 0 or (edge < ROADS) == (IS_NAVIS[block] == 1) or not is_open_to(s, seat, to):
        return False
    return edge >= ROADS or road_room(s, seat, edge, False) > 0


@rule("8.5")
def why_not_regroup(s, seat, block):
    """Any of the winner's blocks on the battlefield that has somewhere to go."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if s.where[block] != s.battle_at:
        return NOT_HERE
    for i in range(NEXT_FROM[s.battle_at], NEXT_FROM[s.battle_at + 1]):
        if may_regroup_to(s, seat, block, NEXT_TO[i]):
            return ALLOWED
    return NO_WAY


@decision("regroup", BLOCK, phase=PHASE_REGROUP, unless=why_not_regroup, among=blocks_in_battle)
@rule("8.5")
def regroup(s, seat, block):
    """A block is taken up to regroup."""
    s.mover = block
    s.phase = PHASE_REGROUP_TO


@rule("8.5")
def why_not_regroup_to(s, seat, to):
    """A place beside the battlefield that the block in hand may go to."""
    return ALLOWED if may_regroup_to(s, seat, s.mover, to) else NO_REGROUP_THERE


@compiled
def count_ways_out(s, seat):
    """How many places lie beside the battlefield."""
    return NEXT_FROM[s.battle_at + 1] - NEXT_FROM[s.battle_at]


@compiled
def nth_way_out(s, seat, n):
    """The n-th place beside the battlefield."""
    return NEXT_TO[NEXT_FROM[s.battle_at] + n]


@decision(
    "regroup-to", PLACE, phase=PHASE_REGROUP_TO, unless=why_not_regroup_to, candidates=(count_ways_out, nth_way_out)
)
@rule("8.5")
def regroup_to(s, seat, to):
    """The block has regrouped and is done."""
    edge = EDGE[s.battle_at * PLACES + to]
    if edge < ROADS:
        s.crossings[seat * ROADS + edge] += 1
    emit(s, REGROUPED, seat, s.battle_at, to)
    emit(s, REGROUPED_IS, seat, s.mover, s.battle_at, to)
    put(s, s.mover, to)
    s.mover = NO_BLOCK
    s.phase = PHASE_REGROUP


@decision("end-regroup", phase=PHASE_REGROUP)
@rule("8.5")
def end_regroup(s, seat):
    """Then the next battle is picked."""
    emit(s, REGROUP_ENDED, seat, s.battle_at)
    forget_crossings(s)
    s.battle_at = 0
    s.phase = GO_BATTLES
