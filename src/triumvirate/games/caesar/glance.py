"""The bare facts of a seat's view as a row of small whole numbers: what environments hand out at every step.

Where `encode.py` works out what a network likes to be told, this copies: planes of 30 spaces, of 18 provinces and of 19
token slots, own things first. Loops run over whole planes so that compilers turn them into vector instructions.
"""

from triumvirate.core.rulebook import compiled, lowest_bit, popcount

from .rules.board import DOUBLE_LINED
from .rules.legal import count_legal, nth_legal
from .rules.setup import deal_hands
from .rules.tokens import has_two_faces, spaces_for
from .state import ACT_PASS, ACTIONS, BONUSES, BORDERS, NOBODY, PHASE_OVER, PHASE_PLACE, PROVINCES, SLOTS

BORDER_PLANES, PROVINCE_PLANES, SLOT_PLANES = 8, 7, 9
AT_PROVINCES = BORDER_PLANES * BORDERS
AT_SLOTS = AT_PROVINCES + PROVINCE_PLANES * PROVINCES
AT_REST = AT_SLOTS + SLOT_PLANES * SLOTS
OBSERVATION = AT_REST + 26 + BONUSES
DTYPE = "int8"

__all__ = ["ACTIONS", "DTYPE", "OBSERVATION", "deal", "mark_legal", "observe"]


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


@compiled
def mark_legal(s, seat, words):
    """Set the bits of a deciding seat's actions in empty 64-bit words; how many there are.

    A token kind's placements are 90 bits side by side, three facings to a space, so they are set at once.
    """
    if s.phase != PHASE_PLACE:
        count = count_legal(s, seat)
        for n in range(count):
            set_bits(words, nth_legal(s, seat, n), 1)
        return count
    count, last = 0, -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count += mark_ways(s, kind, words)
            last = kind
    if count == 0:
        set_bits(words, ACT_PASS, 1)
        count = 1
    return count


@compiled
def mark_ways(s, kind, words):
    """The placements of a token kind: straight, turned where its values differ, and face down."""
    spaces = spaces_for(s, kind)
    covert = spaces & DOUBLE_LINED if s.with_border_control else 0
    two = has_two_faces(s, kind)
    for part in range(2):
        straight = every_third(spaces >> (21 * part) & 0x1FFFFF)
        ways = straight | every_third(covert >> (21 * part) & 0x1FFFFF) << 2
        if two:
            ways |= straight << 1
        set_bits(words, kind * BORDERS * 3 + 63 * part, ways)
    return (popcount(spaces) << (1 if two else 0)) + popcount(covert)


@compiled
def every_third(mask):
    """21 bits spread out: bit n becomes bit 3n."""
    mask = (mask | mask << 32) & 0x1F00000000FFFF
    mask = (mask | mask << 16) & 0x1F0000FF0000FF
    mask = (mask | mask << 8) & 0x100F00F00F00F00F
    mask = (mask | mask << 4) & 0x10C30C30C30C30C3
    return (mask | mask << 2) & 0x1249249249249249


@compiled
def set_bits(words, first, bits):
    """At most 63 bits, from bit number `first` on."""
    word, shift = first >> 6, first & 63
    words[word] |= bits << shift
    if shift:
        words[word + 1] |= bits >> (64 - shift)
