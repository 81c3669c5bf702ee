"""7.1, 7.2, 7.5. Group moves by land and sea: one step after another, each checked against the moment."""

from triumvirate.core.rulebook import apart, compiled, emit, rule, table

from ..facts import ATTACKED, BLOCK_MOVED, BLOCK_MOVED_IS, RESPONDED
from ..state import FIRST_SEA, MERCURY, NEPTUNE, NO_BLOCK, PHASE_MOVE, PLACES, PLUTO, ROADS
from .blocks import IS_NAVIS, count_blocks, put
from .board import EDGE, ROAD_FROM, ROAD_TO, ROAD_TYPE, SEA_FROM, SEA_TO, entered_over, is_open_to, note_entry
from .pinning import is_pinned
from .reasons import (
    ALLOWED,
    ENEMY_ROAD,
    MERCURY_THIS_FAR,
    NAVIS_STAYS,
    NO_ATTACK_THIS_FAR,
    NOT_NEXT,
    NOT_STRAIGHT_BACK,
    PINNED,
    ROAD_FULL,
)
from .year import is_event

MOVE_LIMIT = table([4, 2, 2])
ATTACK_LIMIT = table([4, 2, 1])
PLUTO_LIMIT = table([6, 3, 2])


@rule("6")
def moves_kind(s, seat, block):
    """Command cards move every kind of block, Neptune only Navis, the other events only land blocks."""
    card = s.played[seat]
    if not is_event(card):
        return True
    return (card == NEPTUNE) == (IS_NAVIS[block] == 1)


@rule("7.1")
def most_steps(s, seat):
    """Two steps, with Mercury three."""
    return 3 if s.played[seat] == MERCURY else 2


@rule("7.2")
def road_limit(s, seat, road, attack):
    """Blocks that may use a road section: major 4, minor 2, strait 2 but 1 to attack; Pluto raises it for attacks."""
    if not attack:
        return MOVE_LIMIT[ROAD_TYPE[road]]
    if s.played[seat] == PLUTO:
        return PLUTO_LIMIT[ROAD_TYPE[road]]
    return ATTACK_LIMIT[ROAD_TYPE[road]]


@rule("7.2")
def road_room(s, seat, road, attack):
    """How many more blocks of a side a road section takes; both ways and both steps count together."""
    return road_limit(s, seat, road, attack) - s.crossings[seat * ROADS + road]


@rule("7.1")
def may_attack_with(s, seat, steps):
    """An attack or response comes with the first step only, with Mercury also with the second."""
    return steps == 0 or (steps == 1 and s.played[seat] == MERCURY)


@apart
@rule("7.1")
def why_not_march(s, seat, block, at, back, steps, to):
    """One step of a block along a road or, for a Navis, between port and sea or sea and sea; never straight back."""
    edge = EDGE[at * PLACES + to]
    if edge < 0 or (edge < ROADS) == (IS_NAVIS[block] == 1):
        return NOT_NEXT
    if to == back:
        return NOT_STRAIGHT_BACK
    attack = not is_open_to(s, seat, to)
    if attack and not may_attack_with(s, seat, steps):
        return MERCURY_THIS_FAR if s.played[seat] == MERCURY else NO_ATTACK_THIS_FAR
    if steps == 0 and entered_over(s, 1 - seat, edge, at):
        return ENEMY_ROAD
    if edge < ROADS and road_room(s, seat, edge, attack) <= 0:
        return ROAD_FULL
    return ALLOWED


@rule("7.6")
def must_stay(s, seat, at):
    """The last Navis in a sea that an amphibious move crossed stays there for the rest of the command phase."""
    return at >= FIRST_SEA and (s.crossed >> (at - FIRST_SEA)) & 1 and count_blocks(s, seat, at) == 1


@rule("7.1")
def why_not_leave(s, seat, block):
    """A pinned block stays, and so does the last Navis under an amphibious crossing."""
    at = s.where[block]
    if is_pinned(s, seat, at):
        return PINNED
    if IS_NAVIS[block] and must_stay(s, seat, at):
        return NAVIS_STAYS
    return ALLOWED


@rule("7.1")
def can_march(s, seat, block, at, back, steps):
    """There is a next step for the block."""
    if IS_NAVIS[block]:
        for i in range(SEA_FROM[at], SEA_FROM[at + 1]):
            if why_not_march(s, seat, block, at, back, steps, SEA_TO[i]) == ALLOWED:
                return True
        return False
    for i in range(ROAD_FROM[at], ROAD_FROM[at + 1]):
        if why_not_march(s, seat, block, at, back, steps, ROAD_TO[i]) == ALLOWED:
            return True
    return False


@rule("7.1")
def can_activate(s, at):
    """A move point activates a place once; any number of its blocks may then leave."""
    return s.activated[at] == 1 or s.points > 0


@compiled
def drop_mover(s):
    """The block in hand has finished."""
    s.mover = NO_BLOCK
    s.mover_at = 0
    s.mover_from = 0
    s.mover_steps = 0
    s.sailed = 0
    s.phase = PHASE_MOVE


@rule("7.1")
def march(s, seat, to):
    """The block takes a step. The move ends in a contested place, after the last step, or where no step follows."""
    block, at = s.mover, s.mover_at
    edge = EDGE[at * PLACES + to]
    if s.mover_steps == 0:
        pay_for_group(s, at)
    if edge < ROADS:
        s.crossings[seat * ROADS + edge] += 1
    s.mover_steps += 1
    s.mover_from = at
    s.mover_at = to
    s.moved[block] = 1 if s.mover_steps == 1 else 2
    emit(s, BLOCK_MOVED, seat, at, to, s.mover_steps)
    emit(s, BLOCK_MOVED_IS, seat, block, at, to, s.mover_steps)
    attack = not is_open_to(s, seat, to)
    put(s, block, to)
    if attack:
        enter_battle(s, seat, block, at, to)
    if attack or s.mover_steps == most_steps(s, seat) or not can_march(s, seat, block, to, at, s.mover_steps):
        drop_mover(s)


@rule("7.1")
def pay_for_group(s, at):
    """The move point is paid when the first block leaves; after a group move nobody embarks any more."""
    if s.activated[at] == 0:
        s.activated[at] = 1
        s.points -= 1
    s.group_moved = 1


@rule("7.3")
def enter_battle(s, seat, block, at, to):
    """The first to enter an enemy place is its attacker; who comes over another road, or responds, is a reserve."""
    s.came[block] = at
    note_entry(s, seat, EDGE[at * PLACES + to], to)
    if s.attacker[to] == 0:
        s.attacker[to] = seat + 1
        s.main_road[to] = at
    if s.attacker[to] == seat + 1:
        s.reserve[block] = 1 if s.main_road[to] != at else 0
        emit(s, ATTACKED, seat, to, at, s.reserve[block])
    else:
        s.reserve[block] = 1
        emit(s, RESPONDED, seat, to, at)
