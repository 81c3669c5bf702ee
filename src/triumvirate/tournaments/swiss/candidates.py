"""A small bracket, candidate by candidate in the order of the rules: the first of the best that lets the round be completed.

What `bracket.py` finds by one assignment is tried here one by one (D.1 to D.3), so that all that is still to be paired can be
asked for each (C.4), and the bracket that follows for how well it can be paired then (C.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from triumvirate.tournaments.swiss.bracket import Pair, Paired, cost_lately, costs_of, exchanges, transposed
from triumvirate.tournaments.swiss.cards import DOWN, UP, Card
from triumvirate.tournaments.swiss.matching import most_pairs

MOST = 8  # in a bracket that is tried so
BELOW = 2  # who goes down is taken to meet somebody a point below the bracket
Completes = Callable[[Sequence[Card]], bool]
Quality = tuple[int | tuple[int, ...], ...]


def best(
    moved: Sequence[Card], residents: Sequence[Card], following: Sequence[Card], completes: Completes
) -> tuple[Paired, bool] | None:
    """The bracket as the rules have it, and whether the round can be completed without joining all that is below.

    `following` are the residents of the next bracket; `completes` says whether the round can be, with these going down. Where
    it cannot with the best candidate, the bracket is the last but one: all below it are one, and of the candidates by which
    the round can be completed the best counts, whatever follows (A.9, C.4). None where there is no such candidate.
    """
    first = _first(moved, residents, lambda down: _following(down, following))
    if first is not None and completes(first.down):
        return first, True
    known: dict[frozenset[int], bool] = {}

    def lets(down: Sequence[Card]) -> tuple[int, int] | None:
        names = frozenset(card.entrant for card in down)
        if names not in known:
            known[names] = completes(down)
        return (0, 0) if known[names] else None

    first = _first(moved, residents, lets)
    return None if first is None else (first, False)


def _first(
    moved: Sequence[Card], residents: Sequence[Card], ahead: Callable[[Sequence[Card]], tuple[int, int] | None]
) -> Paired | None:
    """The first of the best candidates with as many pairs as there can be; `ahead` judges who goes down, None forbids it."""
    lowest = min(card.score for card in (*moved, *residents))
    for number in range((len(moved) + len(residents)) // 2, -1, -1):
        found: tuple[Quality, Paired] | None = None
        for pairs in _candidates(moved, residents, number):
            taken = {card.entrant for one in pairs for card in one}
            down = [card for card in (*moved, *residents) if card.entrant not in taken]
            following = ahead(down)
            if following is None:
                continue
            quality = _quality(pairs, down, lowest, following)
            if found is None or quality < found[0]:
                found = quality, Paired(pairs, sorted(down, key=lambda card: card.rank))
        if found is not None:
            return found[1]
    return None


def _quality(pairs: Sequence[Pair], down: Sequence[Card], lowest: int, following: tuple[int, int]) -> Quality:
    """What a candidate is judged by, the less the better: differences of scores (C.6), the next bracket, wishes and floats that
    come again, and the differences of those whose floats do (C.16 to C.19)."""
    apart = {card.entrant: higher.score - lower.score for higher, lower in pairs for card in (higher, lower)}
    apart |= {card.entrant: card.score - lowest + BELOW for card in down}
    falling = [*down, *(higher for higher, lower in pairs if higher.score > lower.score)]
    rising = [lower for higher, lower in pairs if higher.score > lower.score]
    cost = sum(_cost(one) for one in pairs) + sum(cost_lately(card) for card in falling)
    again = (
        tuple(sorted((apart[card.entrant] for card in group if card.floats[ago] == way), reverse=True))
        for ago in (0, 1)
        for way, group in ((DOWN, falling), (UP, rising))
    )
    every = [*(higher.score - lower.score for higher, lower in pairs), *(apart[card.entrant] for card in down)]
    return tuple(sorted(every, reverse=True)), following, cost, *again


def _cost(one: Pair) -> int:
    higher, lower = one
    return int(costs_of([higher], [lower], are_floats=higher.score != lower.score)[0, 0])


def _following(down: Sequence[Card], residents: Sequence[Card]) -> tuple[int, int]:
    """How many stay without an opponent in the next bracket, and the points of those who came down among them (C.8)."""
    there = [*down, *residents]
    edges = [
        [other for other in range(len(there)) if other != one and there[one].may_meet(there[other])]
        for one in range(len(there))
    ]
    partner = most_pairs(len(there), [edges])
    alone = [card for card, other in zip(there, partner, strict=True) if other < 0]
    return len(alone), sum(card.score for card in alone[: len(down)] if card in down)


def _candidates(moved: Sequence[Card], residents: Sequence[Card], number: int) -> Iterator[list[Pair]]:
    """All with so many pairs, in the order of the rules: those who came down first, then the others among themselves."""
    for meeting in range(min(len(moved), number), -1, -1):
        for above in combinations(moved, meeting):
            for pairs in transposed(above, residents):
                taken = {other.entrant for _, other in pairs}
                rest = [card for card in residents if card.entrant not in taken]
                for more in _level(rest, number - meeting):
                    yield [*pairs, *more]


def _level(group: Sequence[Card], number: int) -> Iterator[list[Pair]]:
    if number == 0:
        yield []
    elif len(group) >= 2 * number:
        for upper, lower in exchanges(group, number):
            yield from transposed(upper, lower)
