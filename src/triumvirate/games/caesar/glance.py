"""The bare facts of a seat's view as a row of small whole numbers: what environments hand out at every step.

Where `encode.py` works out what a network likes to be told, this copies: planes of 30 spaces, of 18 provinces and of 19
token slots, own things first. Loops run over whole planes so that compilers turn them into vector instructions.
"""

from triumvirate.core.rulebook import compiled

from .rules.setup import deal_hands
from .state import ACTIONS, BONUSES, BORDERS, NOBODY, PHASE_OVER, PROVINCES, SLOTS

BORDER_PLANES, PROVINCE_PLANES, SLOT_PLANES = 8, 7, 9
AT_PROVINCES = BORDER_PLANES * BORDERS
AT_SLOTS = AT_PROVINCES + PROVINCE_PLANES * PROVINCES
AT_REST = AT_SLOTS + SLOT_PLANES * SLOTS
OBSERVATION = AT_REST + 26 + BONUSES
DTYPE = "int8"

__all__ = ["ACTIONS", "DTYPE", "OBSERVATION", "deal", "observe"]


@compiled
def deal(s):
    """Complete a position that an environment begins from: empty hands are dealt."""
    if s.hand[0] == 0 and s.hand[1] == 0:
        deal_hands(s)


@compiled
def observe(s, seat, out):
    """Write what `seat` may know into `out`, a row of OBSERVATION whole numbers."""
    foe = 1 - seat
    write_borders(
        s, s.owned[seat], s.owned[foe], s.border_marked[seat], s.border_marked[foe], s.hidden & s.owned[foe], out
    )
    write_provinces(s, seat * PROVINCES, foe * PROVINCES, s.controlled[seat], s.controlled[foe], out)
    write_slots(s, seat, foe, out)
    write_rest(s, seat, foe, out)


@compiled
def write_borders(s, ours, theirs, our_marks, their_marks, hidden, out):
    """Each space: ours, theirs, the token kind from 1 on (0 where none is seen), how it lies, markers, free."""
    free, turned, face_down = s.free, s.turned, s.face_down
    for i in range(BORDERS):
        out[i] = (ours >> i) & 1
        out[BORDERS + i] = (theirs >> i) & 1
        out[2 * BORDERS + i] = (turned >> i) & 1
        out[3 * BORDERS + i] = (face_down >> i) & 1
        out[4 * BORDERS + i] = (our_marks >> i) & 1
        out[5 * BORDERS + i] = (their_marks >> i) & 1
        out[6 * BORDERS + i] = (free >> i) & 1
    for i in range(BORDERS):
        out[7 * BORDERS + i] = (s.token[i] + 1) * (1 - ((hidden >> i) & 1))


@compiled
def write_provinces(s, ours, theirs, our_control, their_control, out):
    """Each province: influence, control, closed, flipped, and its bonus from 1 on."""
    closed, flipped = s.closed, s.flipped
    for i in range(PROVINCES):
        out[AT_PROVINCES + i] = s.influence[ours + i]
        out[AT_PROVINCES + PROVINCES + i] = s.influence[theirs + i]
        out[AT_PROVINCES + 2 * PROVINCES + i] = s.bonus[i] + 1
    for i in range(PROVINCES):
        out[AT_PROVINCES + 3 * PROVINCES + i] = (our_control >> i) & 1
        out[AT_PROVINCES + 4 * PROVINCES + i] = (their_control >> i) & 1
        out[AT_PROVINCES + 5 * PROVINCES + i] = (closed >> i) & 1
        out[AT_PROVINCES + 6 * PROVINCES + i] = (flipped >> i) & 1


@compiled
def write_slots(s, seat, foe, out):
    """Each token: its icons and values, in our hand, in our bag, the centurions of both, theirs unseen, the open line."""
    hand, bag, ours, theirs = s.hand[seat], s.bag[seat], s.centurions[seat], s.centurions[foe]
    for i in range(SLOTS):
        out[AT_SLOTS + i] = s.icons[i]
        out[AT_SLOTS + SLOTS + i] = s.high[i]
        out[AT_SLOTS + 2 * SLOTS + i] = s.low[i]
        out[AT_SLOTS + 7 * SLOTS + i] = 0
        out[AT_SLOTS + 8 * SLOTS + i] = 0
    for i in range(SLOTS):
        out[AT_SLOTS + 3 * SLOTS + i] = (hand >> i) & 1
        out[AT_SLOTS + 4 * SLOTS + i] = (bag >> i) & 1
        out[AT_SLOTS + 5 * SLOTS + i] = (ours >> i) & 1
        out[AT_SLOTS + 6 * SLOTS + i] = (theirs >> i) & 1
    unseen = s.bag[foe]
    if foe != s.automaton:
        unseen |= s.hand[foe]
    for i in range(SLOTS):
        out[AT_SLOTS + 7 * SLOTS + s.kind[i]] += (unseen >> i) & 1
    hidden = s.hidden & s.owned[foe]
    if hidden:
        for i in range(BORDERS):
            if (hidden >> i) & 1:
                out[AT_SLOTS + 7 * SLOTS + s.token[i]] += 1
    for i in range(s.line_n):
        out[AT_SLOTS + 8 * SLOTS + i] = s.line[i] + 1


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
