"""The bare facts of a seat's view as a row of small whole numbers: what environments hand out at every step.

Where `encode.py` works out what a network likes to be told, this copies: planes of 30 spaces, of 18 provinces and of 19
token slots, own things first. Planes are written whole and in order, from front to back, as `write_bits` asks for.
"""

from triumvirate.core.rulebook import compiled, lowest_bit, write_bits, write_row

from .own import AUTOMATON
from .state import BONUSES, BORDERS, NOBODY, PHASE_OVER, PROVINCES, SLOTS

BORDER_PLANES, PROVINCE_PLANES, SLOT_PLANES = 8, 7, 9
AT_PROVINCES = BORDER_PLANES * BORDERS
AT_SLOTS = AT_PROVINCES + PROVINCE_PLANES * PROVINCES
AT_REST = AT_SLOTS + SLOT_PLANES * SLOTS
OBSERVATION = AT_REST + 26 + BONUSES
DTYPE = "int8"


@compiled
def observe(s, seat, out):
    """Write what `seat` may know into `out`, a row of OBSERVATION whole numbers."""
    foe = 1 - seat
    write_borders(s, seat, foe, out)
    write_provinces(s, seat, foe, out)
    write_slots(s, seat, foe, out)
    write_rest(s, seat, foe, out)


@compiled
def write_borders(s, seat, foe, out):
    """Each space: ours, theirs, how it lies, markers, free, and the token kind from 1 on (0 where none is seen)."""
    write_bits(out, 0, s.owned[seat], BORDERS)
    write_bits(out, BORDERS, s.owned[foe], BORDERS)
    write_bits(out, 2 * BORDERS, s.turned, BORDERS)
    write_bits(out, 3 * BORDERS, s.face_down, BORDERS)
    write_bits(out, 4 * BORDERS, s.border_marked[seat], BORDERS)
    write_bits(out, 5 * BORDERS, s.border_marked[foe], BORDERS)
    write_bits(out, 6 * BORDERS, s.free, BORDERS)
    for i in range(BORDERS):
        out[7 * BORDERS + i] = s.token[i] + 1
    hidden = s.hidden & s.owned[foe]
    while hidden:
        out[7 * BORDERS + lowest_bit(hidden)] = 0
        hidden &= hidden - 1


@compiled
def write_provinces(s, seat, foe, out):
    """Each province: influence, its bonus from 1 on, control, closed, flipped."""
    at = AT_PROVINCES
    write_row(out, at, s.influence, seat * PROVINCES, PROVINCES)
    write_row(out, at + PROVINCES, s.influence, foe * PROVINCES, PROVINCES)
    for i in range(PROVINCES):
        out[at + 2 * PROVINCES + i] = s.bonus[i] + 1
    write_bits(out, at + 3 * PROVINCES, s.controlled[seat], PROVINCES)
    write_bits(out, at + 4 * PROVINCES, s.controlled[foe], PROVINCES)
    write_bits(out, at + 5 * PROVINCES, s.closed, PROVINCES)
    write_bits(out, at + 6 * PROVINCES, s.flipped, PROVINCES)


@compiled
def write_slots(s, seat, foe, out):
    """Each token: its icons and values, in our hand, in our bag, the centurions of both, theirs unseen, the open line."""
    at = AT_SLOTS
    write_row(out, at, s.icons, 0, SLOTS)
    write_row(out, at + SLOTS, s.high, 0, SLOTS)
    write_row(out, at + 2 * SLOTS, s.low, 0, SLOTS)
    write_bits(out, at + 3 * SLOTS, s.hand[seat], SLOTS)
    write_bits(out, at + 4 * SLOTS, s.bag[seat], SLOTS)
    write_bits(out, at + 5 * SLOTS, s.centurions[seat], SLOTS)
    write_bits(out, at + 6 * SLOTS, s.centurions[foe], SLOTS)
    write_bits(out, at + 7 * SLOTS, 0, SLOTS)
    write_bits(out, at + 8 * SLOTS, 0, SLOTS)
    unseen = s.bag[foe]
    if foe != s.automaton:
        unseen |= s.hand[foe]
    while unseen:
        out[at + 7 * SLOTS + s.kind[lowest_bit(unseen)]] += 1
        unseen &= unseen - 1
    hidden = s.hidden & s.owned[foe]
    while hidden:
        out[at + 7 * SLOTS + s.token[lowest_bit(hidden)]] += 1
        hidden &= hidden - 1
    if AUTOMATON:
        for i in range(s.line_n):
            out[at + 8 * SLOTS + i] = s.line[i] + 1


@compiled
def count_bits(mask):
    """The members of a set of at most 32."""
    mask = mask - ((mask >> 1) & 0x55555555)
    mask = (mask & 0x33333333) + ((mask >> 2) & 0x33333333)
    return ((((mask + (mask >> 4)) & 0x0F0F0F0F) * 0x01010101) >> 24) & 0xFF


@compiled
def write_rest(s, seat, foe, out):
    """Markers, Senates, tokens behind the screens, the turn in progress, and what is being played."""
    at = AT_REST
    over = s.phase == PHASE_OVER
    out[at] = s.placed[seat]
    out[at + 1] = s.placed[foe]
    out[at + 2] = s.senate[seat]
    out[at + 3] = s.senate[foe]
    out[at + 4] = count_bits(s.hand[foe])
    out[at + 5] = count_bits(s.bag[foe])
    out[at + 6] = 1 if s.to_move == seat and not over else 0
    out[at + 7] = s.phase
    out[at + 8] = 0 if over else s.stage
    out[at + 9] = s.again
    out[at + 10] = s.skip_draw
    out[at + 11] = s.closing_n
    out[at + 12] = s.closing[0] + 1 if s.closing_n > 0 else 0
    out[at + 13] = s.closing[1] + 1 if s.closing_n > 1 else 0
    out[at + 14] = s.pending_n
    for i in range(2):
        out[at + 15 + 2 * i] = s.pending[i] + 1 if i < s.pending_n else 0
        out[at + 16 + 2 * i] = s.pending_won[i] if i < s.pending_n else 0
    out[at + 19] = s.with_poison
    out[at + 20] = s.with_centurions
    out[at + 21] = s.with_border_control
    out[at + 22] = s.stuck_loses
    out[at + 23] = 0 if s.automaton == NOBODY else 1
    out[at + 24] = s.harder
    out[at + 25] = seat
    for i in range(BONUSES):
        out[at + 26 + i] = min(s.supply[i], 127)
