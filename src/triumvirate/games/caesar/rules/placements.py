"""All placements of a hand at once, by sets of spaces: counted, chosen, listed and marked without asking for each.

In a mask a token kind's placements are 90 places side by side, three facings to a space, so they are written at once.
"""

from triumvirate.core.rulebook import compiled, lowest_bit, nth_bit, popcount, write_bits

from ..state import BORDERS, FACE_DOWN
from .board import DOUBLE_LINED
from .tokens import has_two_faces, spaces_for

WAYS = BORDERS * 3  # places of a kind
FIRST, SECOND = 63, WAYS - 63  # written in two parts


@compiled
def ways_to_place(s, kind):
    """How many placements a token kind has now."""
    spaces = spaces_for(s, kind)
    ways = popcount(spaces) << (1 if has_two_faces(s, kind) else 0)
    if s.with_border_control:
        ways += popcount(spaces & DOUBLE_LINED)
    return ways


@compiled
def nth_way(s, kind, n):
    """The n-th placement of a token kind: open ones by space and facing, then the face-down ones."""
    spaces = spaces_for(s, kind)
    two = 1 if has_two_faces(s, kind) else 0
    shown = popcount(spaces) << two
    if n < shown:
        return (kind * BORDERS + nth_bit(spaces, n >> two)) * 3 + (n & two)
    return (kind * BORDERS + nth_bit(spaces & DOUBLE_LINED, n - shown)) * 3 + FACE_DOWN


@compiled
def count_placements(s, seat):
    """All placements of the hand; tokens alike count once."""
    ways, last = 0, -1
    hand = s.hand[seat]
    while hand:
        slot = lowest_bit(hand)
        hand &= hand - 1
        kind = s.kind[slot]
        if kind != last:
            ways += ways_to_place(s, kind)
            last = kind
    return ways


@compiled
def nth_placement(s, seat, n):
    """The n-th placement of the hand, or -1 when there are fewer."""
    last = -1
    hand = s.hand[seat]
    while hand:
        slot = lowest_bit(hand)
        hand &= hand - 1
        kind = s.kind[slot]
        if kind != last:
            ways = ways_to_place(s, kind)
            if n < ways:
                return nth_way(s, kind, n)
            n -= ways
            last = kind
    return -1


@compiled
def list_placements(s, seat, out, count, first):
    """All placements of the hand written into `out`, from `out[count]` on; the new count."""
    last = -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count = list_ways(s, kind, out, count, first)
            last = kind
    return count


@compiled
def list_ways(s, kind, out, count, first):
    """The placements of a token kind, open ones by space and facing, then the face-down ones."""
    spaces = spaces_for(s, kind)
    facings = 2 if has_two_faces(s, kind) else 1
    left = spaces
    while left:
        straight = first + (kind * BORDERS + lowest_bit(left)) * 3
        left &= left - 1
        for facing in range(facings):
            out[count] = straight + facing
            count += 1
    left = spaces & DOUBLE_LINED if s.with_border_control else 0
    while left:
        out[count] = first + (kind * BORDERS + lowest_bit(left)) * 3 + FACE_DOWN
        left &= left - 1
        count += 1
    return count


@compiled
def show_placements(s, seat, mask, first):
    """Mark the placements of the hand as bytes; how many there are, and the set of kinds marked."""
    count, kinds, last = 0, 0, -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count += show_ways(s, kind, mask, first + kind * WAYS)
            kinds |= 1 << kind
            last = kind
    return count, kinds


@compiled
def wipe_placements(mask, first, kinds):
    """No placement of these kinds is marked any more."""
    while kinds:
        at = first + lowest_bit(kinds) * WAYS
        write_bits(mask, at, 0, FIRST)
        write_bits(mask, at + FIRST, 0, SECOND)
        kinds &= kinds - 1


@compiled
def show_ways(s, kind, mask, at):
    """The placements of a token kind as bytes; how many there are. What this overwrites of the next kind comes later."""
    spaces = spaces_for(s, kind)
    covert = spaces & DOUBLE_LINED if s.with_border_control else 0
    two = has_two_faces(s, kind)
    write_bits(mask, at, ways_in_part(spaces, covert, two, 0), FIRST)
    write_bits(mask, at + FIRST, ways_in_part(spaces, covert, two, 1), SECOND)
    return (popcount(spaces) << (1 if two else 0)) + popcount(covert)


@compiled
def mark_placements(s, seat, words, first):
    """Mark the placements of the hand as bits; how many there are."""
    count, last = 0, -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count += mark_ways(s, kind, words, first + kind * WAYS)
            last = kind
    return count


@compiled
def mark_ways(s, kind, words, at):
    """The placements of a token kind as bits; how many there are."""
    spaces = spaces_for(s, kind)
    covert = spaces & DOUBLE_LINED if s.with_border_control else 0
    two = has_two_faces(s, kind)
    for part in range(2):
        set_bits(words, at + FIRST * part, ways_in_part(spaces, covert, two, part))
    return (popcount(spaces) << (1 if two else 0)) + popcount(covert)


@compiled
def ways_in_part(spaces, covert, two, part):
    """Bits of 21 spaces: straight, turned where the values differ, and face down."""
    straight = every_third(spaces >> (21 * part) & 0x1FFFFF)
    ways = straight | every_third(covert >> (21 * part) & 0x1FFFFF) << 2
    if two:
        ways |= straight << 1
    return ways


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
