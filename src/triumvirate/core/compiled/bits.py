"""Sets as bit masks of up to 62 members: counting and choosing without making lists."""

from triumvirate.core.rulebook import compiled

PAIRS, FOURS, BYTES, ONES = 0x5555555555555555, 0x3333333333333333, 0x0F0F0F0F0F0F0F0F, 0x0101010101010101


@compiled
def popcount(mask):
    """How many members."""
    mask = mask - ((mask >> 1) & PAIRS)
    mask = (mask & FOURS) + ((mask >> 2) & FOURS)
    mask = (mask + (mask >> 4)) & BYTES
    return ((mask * ONES) >> 56) & 0xFF


@compiled
def lowest_bit(mask):
    """The smallest member of a set that has one."""
    return popcount((mask & -mask) - 1)


@compiled
def highest_bit(mask):
    """The largest member of a set that has one."""
    mask = mask | (mask >> 1)
    mask = mask | (mask >> 2)
    mask = mask | (mask >> 4)
    mask = mask | (mask >> 8)
    mask = mask | (mask >> 16)
    mask = mask | (mask >> 32)
    return popcount(mask) - 1


@compiled
def nth_bit(mask, n):
    """The n-th smallest member, counting from 0."""
    for _ in range(n):
        mask = mask & (mask - 1)
    return lowest_bit(mask)
