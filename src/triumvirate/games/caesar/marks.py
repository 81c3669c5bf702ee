"""The legal actions as a mask: bytes of 0 and 1 for the CPU's batches, bits for the GPU's.

A token kind's placements are 90 places side by side, three facings to a space, so they are written at once.
"""

from triumvirate.core.rulebook import compiled, lowest_bit, popcount, write_bits

from .rules import count_legal, nth_legal
from .rules.board import DOUBLE_LINED
from .rules.made import ACT_CLOSE, ACT_PASS, ACTIONS
from .rules.tokens import has_two_faces, spaces_for
from .state import BORDERS, PHASE_PLACE, SLOTS

__all__ = ["mark_legal", "show_legal"]

WAYS = BORDERS * 3  # places of a kind
FIRST, SECOND = 63, WAYS - 63  # written in two parts
SMALLER = SLOTS  # after the kinds, as one more: the 92 places from ACT_CLOSE on


@compiled
def show_legal(s, seat, mask, shown):
    """Mark a deciding seat's actions in `mask`, where `shown` is the set of kinds marked before.

    Returns how many there are and the set of kinds marked now.
    """
    while shown:
        wipe_kind(mask, lowest_bit(shown))
        shown &= shown - 1
    if s.phase != PHASE_PLACE:
        count = count_legal(s, seat)
        for n in range(count):
            mask[nth_legal(s, seat, n)] = 1
        return count, 1 << SMALLER
    count, last = 0, -1
    hand = s.hand[seat]
    while hand:
        kind = s.kind[lowest_bit(hand)]
        hand &= hand - 1
        if kind != last:
            count += show_ways(s, kind, mask)
            shown |= 1 << kind
            last = kind
    if count == 0:
        mask[ACT_PASS] = 1
        return 1, 1 << SMALLER
    return count, shown


@compiled
def wipe_kind(mask, kind):
    """No action of a kind."""
    if kind == SMALLER:
        write_bits(mask, ACT_CLOSE, 0, 64)
        write_bits(mask, ACTIONS - 32, 0, 32)
    else:
        write_bits(mask, kind * WAYS, 0, FIRST)
        write_bits(mask, kind * WAYS + FIRST, 0, SECOND)


@compiled
def show_ways(s, kind, mask):
    """The placements of a token kind as bytes; how many there are. What this overwrites of the next kind comes later."""
    spaces = spaces_for(s, kind)
    covert = spaces & DOUBLE_LINED if s.with_border_control else 0
    two = has_two_faces(s, kind)
    write_bits(mask, kind * WAYS, ways_in_part(spaces, covert, two, 0), FIRST)
    write_bits(mask, kind * WAYS + FIRST, ways_in_part(spaces, covert, two, 1), SECOND)
    return (popcount(spaces) << (1 if two else 0)) + popcount(covert)


@compiled
def mark_legal(s, seat, words):
    """Set the bits of a deciding seat's actions in empty 64-bit words; how many there are."""
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
    """The placements of a token kind as bits; how many there are."""
    spaces = spaces_for(s, kind)
    covert = spaces & DOUBLE_LINED if s.with_border_control else 0
    two = has_two_faces(s, kind)
    for part in range(2):
        set_bits(words, kind * WAYS + FIRST * part, ways_in_part(spaces, covert, two, part))
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
