"""Rows of small numbers as bits of 32-bit words, on engines whose records are tightened (`core/fields.py`)."""

from triumvirate.core.rulebook import apart, compiled, nth_bit, popcount

WORD = 0xFFFFFFFF
LOW_7, TOPS, FIRSTS = 0x7F7F7F7F, 0x80808080, 0x01010101
GATHER = 0x01020408  # four bits, eight apart, times this: they stand side by side from bit 24 on


@compiled
def read_tight(row, n, bits):
    """The n-th number of a row that holds so many bits of each, a power of two."""
    at = n * bits
    return (row[at >> 5] >> (at & 31)) & ((1 << bits) - 1)


@compiled
def write_tight(row, n, bits, value):
    """Write the n-th number of a row."""
    at = n * bits
    shift = at & 31
    row[at >> 5] = (row[at >> 5] & ~(((1 << bits) - 1) << shift)) | (value << shift)


@compiled
def flags_equal(row, number, length):
    """The places of a row of 0 and 1 that hold a number, as a bit set."""
    places = 0
    for word in range(len(row)):
        places |= (row[word] & WORD) << 32 * word
    return places if number else ~places & ((1 << length) - 1)


@apart
@compiled
def bytes_equal(row, number, length):
    """The places of a row of bytes that hold a number, as a bit set: four at a time, a byte that is none leaves its top
    bit alone."""
    places = 0
    for word in range(len(row)):
        other = (row[word] & WORD) ^ (number * FIRSTS)
        none = ~(((other & LOW_7) + LOW_7) | other) & TOPS
        places |= (((none >> 7) * GATHER >> 24) & 15) << 4 * word
    return places & ((1 << length) - 1)


@compiled
def numbers_equal(row, number, bits, length):
    """The same for numbers of any bits, one by one."""
    places = 0
    for n in range(length):
        places |= (read_tight(row, n, bits) == number) << n
    return places


@compiled
def set_flags(row, at, places):
    """Set the flags of a bit set in a row of 0 and 1, from the first bit of a word on."""
    row[at >> 5] |= places & WORD
    row[(at >> 5) + 1] |= places >> 32 & WORD


@compiled
def nth_tight_flag(row, n):
    """The place of the n-th 1 in a row of 0 and 1."""
    word = 0
    while True:
        flags = row[word] & WORD
        count = popcount(flags)
        if n < count:
            return 32 * word + nth_bit(flags, n)
        n -= count
        word += 1


@compiled
def clear_row(row):
    """All numbers of a row are 0 again, words of them too."""
    for n in range(len(row)):
        row[n] = 0


@compiled
def nth_flag(row, n):
    """The place of the n-th 1 in a row that is not tightened."""
    place = 0
    while n > 0 or row[place] == 0:
        n -= row[place]
        place += 1
    return place
