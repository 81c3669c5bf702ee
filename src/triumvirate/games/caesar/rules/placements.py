"""All placements of a hand at once, by sets of spaces: counted, chosen and listed without asking for each."""

from triumvirate.core.rulebook import compiled, lowest_bit, nth_bit, popcount

from ..state import BORDERS, FACE_DOWN
from .board import DOUBLE_LINED
from .tokens import has_two_faces, spaces_for


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
