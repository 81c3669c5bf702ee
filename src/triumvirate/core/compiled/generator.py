"""The random generator: Philox-2x32-10, counter-based, so a draw is a function of seed and count alone.

All arithmetic is on 32-bit words held in 64-bit integers, which gives the same values in Python, numba and CUDA.
"""

from triumvirate.core.rulebook import compiled

WORD = 0xFFFFFFFF
MULTIPLIER = 0xD256D193
WEYL = 0x9E3779B9


@compiled
def philox(key, high, low):
    """A 32-bit word of the stream `key, high` at place `low`."""
    for _ in range(10):
        product = low * MULTIPLIER
        low = ((product >> 32) & WORD) ^ key ^ high
        high = product & WORD
        key = (key + WEYL) & WORD
    return low


@compiled
def next_word(s):
    """The state's next 32-bit word."""
    word = philox(s.rng_seed & WORD, (s.rng_seed >> 32) & WORD, s.rng_count)
    s.rng_count += 1
    return word


@compiled
def below(s, n):
    """A number from 0 to n-1, every one exactly as likely (Lemire's multiplication with rejection)."""
    product = next_word(s) * n
    if (product & WORD) < n:
        least = (WORD + 1) % n
        while (product & WORD) < least:
            product = next_word(s) * n
    return product >> 32


@compiled
def chance(s, n, what):
    """What rules call on compiled engines: `what` only matters to tables."""
    return below(s, n)
