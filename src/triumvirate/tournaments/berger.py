"""Everybody meets everybody: the Berger tables, as printed in FIDE's handbook (C.05, annex 1)."""

from __future__ import annotations


def table(count: int) -> list[list[tuple[int, ...]]]:
    """The rounds for so many entrants: pairs with the first side first; with an odd count one alone has a bye.

    The next round adds half the field to every number, in a ring of all but the last; the last changes sides each round.
    """
    if count < 2:
        return []
    even = count + count % 2
    last, ring = even - 1, even - 1
    pairs = [(one, last - one) for one in range(even // 2)]
    rounds = []
    for _ in range(ring):
        rounds.append([_without(pair, count) for pair in pairs])
        pairs = [_next(pair, last, even // 2) for pair in pairs]
    return rounds


def double(count: int) -> list[list[tuple[int, ...]]]:
    """Twice round, the second time with sides changed."""
    once = table(count)
    return once + [[tuple(reversed(pair)) for pair in pairs] for pairs in once]


def _next(pair: tuple[int, int], last: int, half: int) -> tuple[int, int]:
    one, other = pair
    if last in pair:
        moved = ((other if one == last else one) + half) % last
        return (moved, last) if one == last else (last, moved)
    return (one + half) % last, (other + half) % last


def _without(pair: tuple[int, int], count: int) -> tuple[int, ...]:
    return tuple(entrant for entrant in pair if entrant < count)
