"""8.4. Retreat: one step, in the block's own turn, never into an enemy or contested place."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import apart, compiled, emit, rule, table

from ..actions import BLOCK, PLACE
from ..facts import RETREATED, TRAPPED
from ..state import FIRST_SEA, GO_FIGHT, NO_BLOCK, PHASE_FIGHT, PHASE_RETREAT_TO, PLACES, ROADS, ROUNDS
from .battle import attacking_side
from .blocks import IS_NAVIS, eliminate, forget_orders, put
from .board import (
    EDGE,
    NEXT_FROM,
    NEXT_TO,
    ROAD_TYPE,
    SEA_FROM,
    SEA_TO,
    count_ways,
    entered_over,
    is_friendly,
    is_vacant,
    nth_way,
)
from .fire import may_act, why_not_act
from .reasons import ALLOWED, NO_RETREAT_THERE, NO_RETREAT_YET, NOWHERE_TO_RETREAT

RETREAT_LIMIT = table([4, 2, 1])


@rule("8.4")
def retreat_room(s, seat, road):
    """How many more blocks of a side may retreat over a road section in this round: major 4, minor 2, strait 1."""
    return RETREAT_LIMIT[ROAD_TYPE[road]] - s.crossings[seat * ROADS + road]


@rule("8.4")
def may_retreat_by_road(s, seat, edge, to):
    """Attackers to a friendly city, or a vacant one by a road their side came; defenders by no road the enemy came."""
    if retreat_room(s, seat, edge) <= 0:
        return False
    if seat == attacking_side(s):
        return is_friendly(s, seat, to) or (is_vacant(s, to) and entered_over(s, seat, edge, s.battle_at))
    if entered_over(s, 1 - seat, edge, s.battle_at):
        return False
    return is_friendly(s, seat, to) or is_vacant(s, to)


@rule("8.4")
def may_retreat_navis(s, seat, edge, to):
    """Navis go to a friendly sea or port; attackers also back where they came from, defenders to a vacant new sea."""
    if is_friendly(s, seat, to):
        return True
    if not is_vacant(s, to):
        return False
    if seat == attacking_side(s):
        return entered_over(s, seat, edge, s.battle_at)
    return to >= FIRST_SEA and not entered_over(s, 1 - seat, edge, s.battle_at)


@rule("8.4")
def has_port_on(s, seat, sea):
    """A friendly port lies on this sea."""
    for i in range(SEA_FROM[sea], SEA_FROM[sea + 1]):
        if SEA_TO[i] < FIRST_SEA and is_friendly(s, seat, SEA_TO[i]):
            return True
    return False


@rule("8.4")
def may_retreat_by_sea(s, seat, sea):
    """One land block a side and round may cross one adjacent friendly sea to a friendly port on it."""
    return s.sea_retreats[seat] == 0 and is_friendly(s, seat, sea) and has_port_on(s, seat, sea)


@apart
@rule("8.4")
def may_retreat_to(s, seat, block, to):
    """Whether a block in battle may go to this adjacent place; a land block to a sea only on its way to a port."""
    edge = EDGE[s.battle_at * PLACES + to]
    if edge < 0:
        return False
    if IS_NAVIS[block]:
        return edge >= ROADS and may_retreat_navis(s, seat, edge, to)
    if edge >= ROADS:
        return may_retreat_by_sea(s, seat, to)
    return may_retreat_by_road(s, seat, edge, to)


@rule("8.4")
def may_retreat_on(s, seat, to):
    """A land block on a sea goes on to any friendly port of that sea."""
    return to < FIRST_SEA and EDGE[s.mover_at * PLACES + to] >= 0 and is_friendly(s, seat, to)


@rule("8.4")
def retreats(s, seat, block):
    """The only place a block can retreat to, 0 when there is none, -1 when there are several."""
    found = 0
    for i in range(NEXT_FROM[s.battle_at], NEXT_FROM[s.battle_at + 1]):
        if may_retreat_to(s, seat, block, NEXT_TO[i]):
            if found:
                return -1
            found = NEXT_TO[i]
    return found


@rule("8.4")
def why_not_retreat(s, seat, block):
    """Blocks may retreat from round 2 on where they can; in round 4 attackers must, and are lost if they cannot."""
    why = why_not_act(s, seat, block)
    if why != ALLOWED:
        return why
    if s.round == 1:
        return NO_RETREAT_YET
    if s.round == ROUNDS and seat == attacking_side(s):
        return ALLOWED
    return ALLOWED if retreats(s, seat, block) != 0 else NOWHERE_TO_RETREAT


@rule("8.4")
def why_not_retreat_to(s, seat, place):
    """A place that the block in hand may retreat to, or the port at the end of its way by sea."""
    if s.mover_at >= FIRST_SEA and not IS_NAVIS[s.mover]:
        return ALLOWED if may_retreat_on(s, seat, place) else NO_RETREAT_THERE
    return ALLOWED if may_retreat_to(s, seat, s.mover, place) else NO_RETREAT_THERE


@decision("retreat", BLOCK, phase=PHASE_FIGHT, unless=why_not_retreat, among=may_act)
@rule("8.4")
def retreat(s, seat, block):
    """The block leaves the battle; one that must retreat and cannot is eliminated."""
    s.acted[block] = 1
    only = retreats(s, seat, block)
    if only == 0:
        emit(s, TRAPPED, seat, block, s.battle_at)
        s.phase = GO_FIGHT
        eliminate(s, block)
        return
    s.mover = block
    s.mover_at = s.battle_at
    s.phase = PHASE_RETREAT_TO
    if only > 0:
        retreat_to(s, seat, only)


@decision("retreat-to", PLACE, phase=PHASE_RETREAT_TO, unless=why_not_retreat_to, candidates=(count_ways, nth_way))
@rule("8.4")
def retreat_to(s, seat, to):
    """A road is counted for the round; a land block that takes to the sea still has to name its port."""
    block = s.mover
    edge = EDGE[s.mover_at * PLACES + to]
    if to >= FIRST_SEA and not IS_NAVIS[block]:
        s.sea_retreats[seat] += 1
        s.mover_at = to
        return
    if edge < ROADS:
        s.crossings[seat * ROADS + edge] += 1
    emit(s, RETREATED, seat, block, s.battle_at, to)
    leave_battle(s, block, to)
    s.phase = GO_FIGHT


@compiled
def leave_battle(s, block, to):
    """The block stands elsewhere and has nothing more to do with the battle."""
    put(s, block, to)
    forget_orders(s, block)
    s.mover = NO_BLOCK
    s.mover_at = 0
