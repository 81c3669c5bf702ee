"""Chance in an end of CAESAR!: which tokens a bag gives, and which of the unseen ones the other player has behind the screen."""

from triumvirate.core.rulebook import compiled, lowest_bit, nth_bit, popcount

from ..rules.tokens import first_of_kind, spaces_for
from ..state import SLOTS

STUCK = SLOTS  # in a row of tokens by kind: a hand of which nothing can be placed


@compiled
def choose(n, k):
    """How many sets of k there are among n."""
    if k < 0 or k > n:
        return 0
    ways = 1
    for i in range(k):
        ways = ways * (n - i) // (i + 1)
    return ways


@compiled
def next_combination(mask):
    """The next larger bit set with as many members (Gosper)."""
    low = mask & -mask
    ripple = mask + low
    return ripple | (((mask ^ ripple) >> 2) // low)


@compiled
def drawn_tokens(s, bag, combination):
    """The tokens that a draw takes: members of the bag by their number; of tokens alike the first ones leave."""
    taken = 0
    while combination:
        kind = s.kind[nth_bit(bag, lowest_bit(combination))]
        combination &= combination - 1
        taken |= 1 << first_of_kind(bag & ~taken, kind)
    return taken


@compiled
def count_kind(s, tokens, kind):
    """How many tokens of a kind a set holds."""
    count = 0
    for slot in range(kind, SLOTS):
        if s.kind[slot] != kind:
            break
        count += (tokens >> slot) & 1
    return count


@compiled
def stuck_tokens(s, tokens):
    """Those that fit no free space."""
    stuck = 0
    while tokens:
        slot = lowest_bit(tokens)
        tokens &= tokens - 1
        if spaces_for(s, s.kind[slot]) == 0:
            stuck |= 1 << slot
    return stuck


@compiled
def chance_of(s, pool, size, kind):
    """The chance that a hand of this size from a pool has a token of a kind."""
    tokens = popcount(pool)
    return 1.0 - choose(tokens - count_kind(s, pool, kind), size) / choose(tokens, size)


@compiled
def expected_lowest(s, pool, size, lowest, without):
    """The average, over all hands of this size from a pool, of the lowest number that a kind in the hand has.

    `lowest` has a number for each kind, and at `STUCK` one for hands that can place nothing. With a kind left out of
    account (or -1) only hands without it are summed up.
    """
    hands = choose(popcount(pool), size)
    stuck = popcount(stuck_tokens(s, pool))
    left = popcount(pool)  # tokens of kinds that are no better than those already counted
    if without >= 0:
        left -= count_kind(s, pool, without)
    total, seen = 0.0, 0
    while left > stuck:
        best = next_best(s, pool, lowest, seen | (1 << without if without >= 0 else 0))
        count = count_kind(s, pool, best)
        total += lowest[best] * (choose(left, size) - choose(left - count, size))
        seen |= 1 << best
        left -= count
    return (total + lowest[STUCK] * choose(stuck, size)) / hands


@compiled
def next_best(s, pool, lowest, seen):
    """The kind with the lowest number among those that can be placed and were not seen yet."""
    best = -1
    while pool:
        kind = s.kind[lowest_bit(pool)]
        pool &= pool - 1
        if (seen >> kind) & 1 == 0 and spaces_for(s, kind) and (best < 0 or lowest[kind] < lowest[best]):
            best = kind
    return best
