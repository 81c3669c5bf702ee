"""7.3. When movement ends: the main road of every attack, and the surprise of Mars and Neptune (6.3, 6.5)."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import clear_row, compiled, emit, lowest_bit, rule

from ..actions import PLACE
from ..facts import MAIN_ROAD_NAMED, MOVEMENT_ENDED, SURPRISE_NAMED
from ..state import (
    FIRST_CITY,
    GO_COMMAND_DONE,
    GO_MOVED,
    MARS,
    NEPTUNE,
    PHASE_LEVY,
    PHASE_MAIN_ROAD,
    PHASE_SURPRISE,
    PLACES,
)
from .blocks import blocks_of
from .board import NEXT_FROM, NEXT_TO, forget_crossings, is_contested
from .reasons import ALLOWED, NOT_A_ROAD_USED, NOT_YOUR_BATTLE


@rule("7.3")
def entered_from(s, seat, place, origin):
    """Attackers of this side came to the place from there."""
    left = blocks_of(s, seat, place)
    while left:
        if s.came[lowest_bit(left)] == origin:
            return True
        left &= left - 1
    return False


@rule("7.3")
def entered_by_several_roads(s, seat, place):
    """Attackers came by more than one road, so that the main road is a choice."""
    if s.attacker[place] != seat + 1:
        return False
    left = blocks_of(s, seat, place)
    while left:
        if s.came[lowest_bit(left)] != s.main_road[place]:
            return True
        left &= left - 1
    return False


@rule("7.3")
def why_not_main_road(s, seat, origin):
    """The main road is one by which attackers came."""
    return ALLOWED if entered_from(s, seat, s.asked, origin) else NOT_A_ROAD_USED


@compiled
def count_roads_in(s, seat):
    """How many places lie beside the one that is asked about."""
    return NEXT_FROM[s.asked + 1] - NEXT_FROM[s.asked]


@compiled
def nth_road_in(s, seat, n):
    """The n-th place beside the one that is asked about."""
    return NEXT_TO[NEXT_FROM[s.asked] + n]


@decision("main-road", PLACE, phase=PHASE_MAIN_ROAD, unless=why_not_main_road, candidates=(count_roads_in, nth_road_in))
@rule("7.3")
def name_main_road(s, seat, origin):
    """Who came by the main road is the main force, the other attackers are reserves; everybody hears it at once."""
    place = s.asked
    s.main_road[place] = origin
    left = blocks_of(s, seat, place)
    while left:
        block = lowest_bit(left)
        left &= left - 1
        s.reserve[block] = 1 if s.came[block] != origin else 0
    emit(s, MAIN_ROAD_NAMED, seat, place, origin)
    s.phase = GO_MOVED


@rule("6.3")
def may_surprise(s, seat, place):
    """A battle can be named where this side attacks."""
    return is_contested(s, place) and s.attacker[place] == seat + 1


@rule("6.3")
def choose_surprise(s, seat):
    """Mars and Neptune name one battle; a single one needs no naming."""
    found = 0
    for place in range(FIRST_CITY, PLACES):
        if may_surprise(s, seat, place):
            if found:
                s.phase = PHASE_SURPRISE
                return
            found = place
    if found:
        name_surprise(s, seat, found)


@decision("surprise", PLACE, phase=PHASE_SURPRISE, provided=may_surprise, reason=NOT_YOUR_BATTLE)
@rule("6.3")
def name_surprise(s, seat, place):
    """In round 1 of this battle the attackers act before the defenders."""
    s.surprised = place
    emit(s, SURPRISE_NAMED, seat, place)
    s.phase = GO_COMMAND_DONE


@rule("7.1")
def finish_movement(s):
    """With the end of movement main roads are declared, then a surprise is named, then levies begin."""
    seat = s.seat
    for place in range(s.asked + 1, PLACES):
        if entered_by_several_roads(s, seat, place):
            s.asked = place
            s.phase = PHASE_MAIN_ROAD
            return
    s.asked = 0
    clear_movement(s)
    emit(s, MOVEMENT_ENDED, seat)
    s.phase = PHASE_LEVY if s.levies else GO_COMMAND_DONE
    if s.played[seat] == MARS or s.played[seat] == NEPTUNE:
        choose_surprise(s, seat)


@compiled
def clear_movement(s):
    """Counters of roads and activated places are for one side's movement only."""
    forget_crossings(s)
    clear_row(s.activated)
    s.points = 0
    s.group_moved = 0
    s.crossed = 0
