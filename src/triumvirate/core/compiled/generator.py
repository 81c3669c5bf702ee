"""The random generator: SplitMix64 by counter, so a draw is a function of seed and count alone.

Compiled arithmetic keeps 64 bits. Plain Python keeps them all, and what `mix` looks at is the same 64: sums, products and
differences of numbers have the lower bits that the lower bits of those numbers give.
"""

from triumvirate.core.rulebook import compiled

WORD = 0xFFFFFFFF
GAMMA = 0x9E3779B97F4A7C15 - (1 << 64)
FIRST, SECOND = 0xBF58476D1CE4E5B9 - (1 << 64), 0x94D049BB133111EB - (1 << 64)
LOW_34, LOW_37 = (1 << 34) - 1, (1 << 37) - 1


@compiled
def mix(seed, count):
    """The upper 32 bits of the stream's word number `count`."""
    z = seed + (count + 1) * GAMMA
    z = (z ^ ((z >> 30) & LOW_34)) * FIRST
    z = (z ^ ((z >> 27) & LOW_37)) * SECOND
    return ((z >> 32) ^ (z >> 63 & 1)) & WORD


@compiled
def next_word(s):
    """The state's next 32-bit word."""
    word = mix(s.rng_seed, s.rng_count)
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
