"""9. The winter turn: Cleopatra, victory, Navis to port, supply and disbanding, and the reset."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import compiled, emit, equal, lowest_bit, rule

from ..actions import BLOCK, PLACE
from ..facts import (
    CLEOPATRA_HOME,
    CLEOPATRA_TURNED,
    DISBANDED,
    DISBANDED_IS,
    DISBANDING_ENDED,
    NAVIS_TO_PORT,
    NAVIS_TO_PORT_IS,
    WINTER_BEGAN,
)
from ..state import (
    CAESAR,
    CLEOPATRA,
    DEAD,
    FIRST_CITY,
    FIRST_SEA,
    GO_DISBAND,
    GO_PORTS,
    GO_YEAR,
    LEVY,
    NO_BLOCK,
    PHASE_DISBAND,
    PHASE_OVER,
    PHASE_PORT,
    PHASE_PORT_TO,
    PLACES,
    POMPEIUS,
)
from .blocks import IS_NAVIS, LEADERS, NAVES, change_owner, count_blocks, on_map, put, take_off
from .board import ALEXANDRIA, CITY_VALUE, SEA_FROM, SEA_TO, has_blocks, is_friendly
from .reasons import ALLOWED, CLEOPATRA_STAYS, NO_FRIENDLY_PORT, NOT_AT_SEA, NOT_ON_MAP, NOT_YOURS, SUPPLY_EXCEEDED
from .victory import check_victory


@rule("9")
def begin_winter(s):
    """Cleopatra goes home and victory is checked; if the game goes on, Navis at sea make for port, Caesar's first."""
    emit(s, WINTER_BEGAN, s.year)
    send_cleopatra_home(s)
    check_victory(s)
    if s.phase != PHASE_OVER:
        s.seat = CAESAR
        s.phase = GO_PORTS


@rule("9.1")
def send_cleopatra_home(s):
    """She goes to Alexandria, and joins the other side at her strength if that side holds the city."""
    owner = s.owner[CLEOPATRA]
    held_by_other = s.where[CLEOPATRA] != ALEXANDRIA and is_friendly(s, 1 - owner, ALEXANDRIA)
    put(s, CLEOPATRA, ALEXANDRIA)
    if held_by_other:
        change_owner(s, CLEOPATRA)
        emit(s, CLEOPATRA_TURNED, 1 - owner, ALEXANDRIA)
    emit(s, CLEOPATRA_HOME, s.owner[CLEOPATRA], ALEXANDRIA)


@rule("9.3")
def may_port_at(s, seat, block, port):
    """A friendly port on the same sea; a vacant one is not enough."""
    sea = s.where[block]
    for i in range(SEA_FROM[sea], SEA_FROM[sea + 1]):
        if SEA_TO[i] == port:
            return port < FIRST_SEA and is_friendly(s, seat, port)
    return False


@rule("9.3")
def only_port(s, seat, block):
    """The one port a Navis can go to, 0 when there is none, -1 when there are several."""
    sea, found = s.where[block], 0
    for i in range(SEA_FROM[sea], SEA_FROM[sea + 1]):
        if SEA_TO[i] < FIRST_SEA and is_friendly(s, seat, SEA_TO[i]):
            if found:
                return -1
            found = SEA_TO[i]
    return found


@rule("9.3")
def why_not_port(s, seat, block):
    """Every Navis at sea that can must go to port."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if not IS_NAVIS[block] or s.where[block] < FIRST_SEA:
        return NOT_AT_SEA
    return ALLOWED if only_port(s, seat, block) != 0 else NO_FRIENDLY_PORT


@compiled
def naves_on_map(s, seat):
    """A side's Navis, as a bit set."""
    return on_map(s, seat) & NAVES


@rule("9.3")
def next_to_port(s):
    """Caesar's Navis first, then those of Pompeius; then supply."""
    for seat in range(s.seat, 2):
        left = naves_on_map(s, seat)
        while left:
            if why_not_port(s, seat, lowest_bit(left)) == ALLOWED:
                s.seat = seat
                s.phase = PHASE_PORT
                return
            left &= left - 1
    s.seat = CAESAR
    s.phase = GO_DISBAND


@decision("port", BLOCK, phase=PHASE_PORT, unless=why_not_port, among=naves_on_map)
@rule("9.3")
def go_to_port(s, seat, block):
    """A Navis with one friendly port on its sea goes there at once; otherwise the port is chosen."""
    s.mover = block
    s.phase = PHASE_PORT_TO
    port = only_port(s, seat, block)
    if port > 0:
        port_at(s, seat, port)


@rule("9.3")
def why_not_port_at(s, seat, port):
    """A friendly port on the sea of the Navis in hand."""
    return ALLOWED if may_port_at(s, seat, s.mover, port) else NO_FRIENDLY_PORT


@compiled
def count_shores(s, seat):
    """How many places lie on the sea of the Navis in hand."""
    return SEA_FROM[s.where[s.mover] + 1] - SEA_FROM[s.where[s.mover]]


@compiled
def nth_shore(s, seat, n):
    """The n-th place on the sea of the Navis in hand."""
    return SEA_TO[SEA_FROM[s.where[s.mover]] + n]


@decision("port-to", PLACE, phase=PHASE_PORT_TO, unless=why_not_port_at, candidates=(count_shores, nth_shore))
@rule("9.3")
def port_at(s, seat, port):
    """The Navis lies in port."""
    emit(s, NAVIS_TO_PORT, seat, s.where[s.mover], port)
    emit(s, NAVIS_TO_PORT_IS, seat, s.mover, s.where[s.mover], port)
    put(s, s.mover, port)
    s.mover = NO_BLOCK
    s.phase = GO_PORTS


@rule("9.4")
def feeds(place):
    """A city feeds three blocks and as many more as its value; a sea feeds none."""
    return 0 if place >= FIRST_SEA else 3 + CITY_VALUE[place]


@rule("9.4")
def is_supplied(s, seat):
    """Nowhere do more of a side's blocks stand than the place feeds."""
    for place in range(FIRST_CITY, PLACES):
        if has_blocks(s, seat, place) and count_blocks(s, seat, place) > feeds(place):
            return False
    return True


@rule("9.5")
def why_not_disband(s, seat, block):
    """Any own block on the map except Cleopatra may be disbanded, because it must or because its owner wants to."""
    if s.owner[block] != seat:
        return NOT_YOURS
    if s.where[block] < FIRST_CITY:
        return NOT_ON_MAP
    return CLEOPATRA_STAYS if block == CLEOPATRA else ALLOWED


@rule("9.5")
def begin_disbanding(s):
    """Supply and voluntary disbanding are one step of each side, Caesar first."""
    s.phase = PHASE_DISBAND


@compiled
def blocks_to_disband(s, seat):
    """The side's blocks on the map but Cleopatra, as a bit set."""
    return on_map(s, seat) & ~(1 << CLEOPATRA)


@decision("disband", BLOCK, phase=PHASE_DISBAND, unless=why_not_disband, exactly=blocks_to_disband)
@rule("9.5")
def disband(s, seat, block):
    """A disbanded block goes back to the pool of its original side and can be levied in the coming year."""
    emit(s, DISBANDED, seat, s.where[block])
    emit(s, DISBANDED_IS, seat, block, s.where[block])
    take_off(s, block, LEVY)


@decision("end-disband", phase=PHASE_DISBAND, provided=is_supplied, reason=SUPPLY_EXCEEDED)
@rule("9.6")
def end_disbanding(s, seat):
    """After both sides the eliminated blocks, except leaders, return to the pools, and the next year begins."""
    emit(s, DISBANDING_ENDED, seat)
    if seat == CAESAR:
        s.seat = POMPEIUS
        s.phase = GO_DISBAND
        return
    left = equal(s.where, DEAD) & ~(LEADERS[CAESAR] | LEADERS[POMPEIUS])
    while left:
        s.where[lowest_bit(left)] = LEVY
        left &= left - 1
    s.year += 1
    s.seat = CAESAR
    s.phase = GO_YEAR
