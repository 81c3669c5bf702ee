"""One bracket of a Swiss round: who came down first, then the upper half against the lower (B, C.5 to C.15, D).

A candidate is judged by how many wishes for a side it leaves open (C.10), how many strong ones (C.11), and whose floats it
repeats (C.12 to C.15); among the best the first one counts that exchanges and transpositions reach (D.1 to D.3).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, islice

import numpy as np

from triumvirate.tournaments.swiss.assignment import NEVER, Numbers, first_cheapest
from triumvirate.tournaments.swiss.cards import ABSOLUTE, DOWN, FIRST, MILD, SECOND, STRONG, UP, Card

# Each is worth more than all that come after it in a bracket of two thousand.
GOES_ON = STUCK = 1 << 39
POINT, WISH, STRONG_WISH = 1 << 32, 1 << 28, 1 << 16
DOWN_AGAIN, UP_AGAIN, DOWN_LATELY, UP_LATELY = 1 << 12, 1 << 8, 1 << 4, 1
MOST_EXCHANGES = 400
MOST_OPPONENTS = 40
MOST_TRANSPOSED = 60
Pair = tuple[Card, Card]
MayGoDown = Callable[[Card], bool]


@dataclass
class Paired:
    """What became of a bracket: its pairs, who goes down to the next, and what that costs."""

    pairs: list[Pair] = field(default_factory=list)
    down: list[Card] = field(default_factory=list)
    cost: int = 0


def pair(moved: Sequence[Card], residents: Sequence[Card], may_go_down: MayGoDown) -> Paired:
    """Pair a bracket: those who came down with residents, and the rest among themselves.

    `may_go_down` says whether somebody could be paired below, or have the bye; who cannot is kept where that is possible.
    """
    if not moved:
        return _pair_level(residents, may_go_down)
    above, chosen = _opponents(moved, residents, may_go_down)
    going = [card for card in moved if card not in above]
    if len(above) == 1:
        found = _one_moved(above[0], residents, may_go_down)
    else:
        found = _several_moved(above, chosen, residents, may_go_down)
    found.down = sorted([*going, *found.down], key=lambda card: card.rank)
    return found


# --- those who came down ----------------------------------------------------------------------------------------------


def _opponents(
    moved: Sequence[Card], residents: Sequence[Card], may_go_down: MayGoDown
) -> tuple[list[Card], list[Card]]:
    """As many of those who came down as can be, each with the first resident that suits (B.3); the others go on, of equal
    numbers those with the lowest scores (C.6, C.7)."""
    costs = np.full((len(moved), len(residents) + len(moved)), NEVER, dtype=np.int64)
    costs[:, : len(residents)] = costs_of(moved, residents, are_floats=True)
    for place, card in enumerate(moved):
        costs[place, len(residents) + place] = GOES_ON + POINT * card.score + _cost_down(card, may_go_down) % WISH
    solved = first_cheapest(costs)
    assert solved is not None
    pairs = [(card, place) for card, place in zip(moved, solved[0], strict=True) if place < len(residents)]
    return [card for card, _ in pairs], [residents[place] for _, place in pairs]


def _one_moved(card: Card, residents: Sequence[Card], may_go_down: MayGoDown) -> Paired:
    """One came down: the first resident with whom the whole bracket is best."""
    costs = costs_of([card], residents, are_floats=True)[0]
    least: dict[tuple[int, int], int] = {}  # what the rest costs at least, by what is due to who is taken out of it
    for place, other in enumerate(residents):
        if (other.wish, other.strength) not in least:
            rest = [*residents[:place], *residents[place + 1 :]]
            least[other.wish, other.strength] = _least_with_down(rest, may_go_down)
    order = sorted(
        (int(costs[place]) + least[other.wish, other.strength], place)
        for place, other in enumerate(residents)
        if costs[place] < NEVER
    )
    best: Paired | None = None
    first = 0  # the place of the resident whom the best candidate has
    for bound, place in order[:MOST_OPPONENTS]:
        if best is not None and (best.cost, first) < (bound, place):
            break
        rest_paired = _pair_level([*residents[:place], *residents[place + 1 :]], may_go_down)
        cost = int(costs[place]) + rest_paired.cost
        if best is None or (cost, place) < (best.cost, first):
            first = place
            best = Paired([(card, residents[place]), *rest_paired.pairs], rest_paired.down, cost)
    assert best is not None
    return best


def _several_moved(
    above: Sequence[Card], chosen: Sequence[Card], residents: Sequence[Card], may_go_down: MayGoDown
) -> Paired:
    """Several came down: the first transposition by which the whole bracket is best, as far as it is looked for; or those
    `chosen`, who suit them best whatever becomes of the others."""
    best = _with_rest(list(zip(above, chosen, strict=True)), residents, may_go_down)
    if len(residents) > MOST_OPPONENTS:
        return best
    least = _least_with_down([*above, *residents], may_go_down)
    first: Paired | None = None
    for pairs in islice(transposed(above, residents), MOST_TRANSPOSED):
        found = _with_rest(pairs, residents, may_go_down)
        if first is None or found.cost < first.cost:
            first = found
        if first.cost == least:
            break
    return first if first is not None and first.cost <= best.cost else best


def _with_rest(pairs: list[Pair], residents: Sequence[Card], may_go_down: MayGoDown) -> Paired:
    """A bracket in which these meet, and the others among themselves."""
    taken = {other.entrant for _, other in pairs}
    rest = _pair_level([card for card in residents if card.entrant not in taken], may_go_down)
    cost = sum(int(costs_of([card], [other], are_floats=True)[0, 0]) for card, other in pairs)
    return Paired([*pairs, *rest.pairs], rest.down, cost + rest.cost)


# --- those who are level ------------------------------------------------------------------------------------------------


def _pair_level(group: Sequence[Card], may_go_down: MayGoDown) -> Paired:
    """Pair as many as there can be; with an odd number one goes down, whom the first of the best candidates leaves (C.5–C.7)."""
    if len(group) < 2:
        return Paired([], list(group), sum(_cost_down(card, may_go_down) for card in group))
    found = _halves(group, _least_with_down(group, may_go_down), may_go_down)
    if found is not None:
        return found
    lower = _pair_level(group[:-2], may_go_down)  # not all can be paired: two more go down
    cost = sum(_cost_down(card, may_go_down) for card in group[-2:])
    return Paired(lower.pairs, [*lower.down, *group[-2:]], lower.cost + cost + NEVER)


def _least_with_down(group: Sequence[Card], may_go_down: MayGoDown) -> int:
    """What a bracket costs at least, with whoever goes down where the number is odd."""
    if len(group) % 2 == 0:
        return _least_cost(group)
    without: dict[tuple[int, int], int] = {}  # what the others cost, by what is due to who goes
    for place, card in enumerate(group):
        if (card.wish, card.strength) not in without:
            without[card.wish, card.strength] = _least_cost([*group[:place], *group[place + 1 :]])
    return min(without[card.wish, card.strength] + _cost_down(card, may_go_down) for card in group)


def _cost_down(card: Card, may_go_down: MayGoDown) -> int:
    """What it costs to send somebody down: who has nobody to meet there (C.8), who floated down of late (C.12, C.14)."""
    return cost_lately(card) + STUCK * (not may_go_down(card))


def cost_lately(card: Card) -> int:
    """What it costs to send somebody down again."""
    return DOWN_AGAIN * (card.floats[0] == DOWN) + DOWN_LATELY * (card.floats[1] == DOWN)


def _halves(group: Sequence[Card], least: int, may_go_down: MayGoDown) -> Paired | None:
    """The upper half against the lower; where that cannot be had for the least, with people exchanged between them (D.3).

    With an odd number the lower half has one more, and whom the others leave goes down.
    """
    best: Paired | None = None
    for upper, lower in exchanges(group, len(group) // 2):
        costs = costs_of(upper, lower)
        if len(lower) > len(upper):
            down = np.array([[_cost_down(card, may_go_down) for card in lower]], dtype=np.int64)
            costs = np.vstack([costs, down])
        solved = first_cheapest(costs)
        if solved is not None and (best is None or solved[1] < best.cost):
            met = [lower[place] for place in solved[0]]
            best = Paired(list(zip(upper, met, strict=False)), met[len(upper) :], solved[1])
        if best is not None and best.cost == least:
            break
    return best


def exchanges(group: Sequence[Card], half: int) -> Iterator[tuple[list[Card], list[Card]]]:
    """The halves as they are, then one exchanged, then two: the fewest, and the nearest to each other, first (D.3).

    In a large bracket the halves as they are do: there are too many transpositions for an exchange to be needed.
    """
    upper, lower = list(group[:half]), list(group[half:])
    yield upper, lower
    tried = 0
    for number in (1, 2):
        swaps = [
            (sum(lows) + half * number - sum(highs), -sum(highs), highs, lows)
            for highs in combinations(range(half), number)
            for lows in combinations(range(min(len(lower), 12)), number)
        ]
        for _, _, highs, lows in sorted(swaps, key=lambda swap: (swap[0], swap[1])):
            tried += 1
            if tried * half > MOST_EXCHANGES * 8 or tried > MOST_EXCHANGES:
                return
            mine, theirs = upper.copy(), lower.copy()
            for high, low in zip(highs, lows, strict=True):
                mine[high], theirs[low] = lower[low], upper[high]
            yield sorted(mine, key=lambda card: card.rank), sorted(theirs, key=lambda card: card.rank)


def transposed(upper: Sequence[Card], lower: Sequence[Card]) -> Iterator[list[Pair]]:
    """Everybody above with somebody below, the first transpositions first (D.1)."""
    if not upper:
        yield []
        return
    for place, card in enumerate(lower):
        if upper[0].may_meet(card):
            for more in transposed(upper[1:], [*lower[:place], *lower[place + 1 :]]):
                yield [(upper[0], card), *more]


# --- costs ---------------------------------------------------------------------------------------------------------------


def costs_of(upper: Sequence[Card], lower: Sequence[Card], are_floats: bool = False) -> Numbers:
    """What each pair would cost; `NEVER` for who may not meet."""
    wishes = [np.array([card.wish for card in cards]) for cards in (upper, lower)]
    strengths = [np.array([card.strength for card in cards]) for cards in (upper, lower)]
    same = (wishes[0][:, None] == wishes[1][None, :]) & (wishes[0][:, None] != 0)
    weaker = np.minimum(strengths[0][:, None], strengths[1][None, :])
    found: Numbers = same * (WISH + STRONG_WISH * (weaker >= STRONG)).astype(np.int64)
    if are_floats:
        again = [UP_AGAIN * (card.floats[0] == UP) + UP_LATELY * (card.floats[1] == UP) for card in lower]
        found += np.array(again, dtype=np.int64)[None, :]
    found[same & (weaker == ABSOLUTE)] = NEVER
    place = {card.entrant: number for number, card in enumerate(lower)}
    for number, card in enumerate(upper):
        for other in card.opponents & place.keys():
            found[number, place[other]] = NEVER
    return found


def _least_cost(group: Sequence[Card]) -> int:
    """What the pairs of a group cost at least, whoever meets whom: more who want one side than there are pairs."""
    pairs = len(group) // 2
    for side in (FIRST, SECOND):
        wanting = [card for card in group if card.wish == side]
        missed = len(wanting) - pairs
        if missed > 0:
            mild = sum(card.strength == MILD for card in wanting)
            return missed * WISH + max(0, missed - mild) * STRONG_WISH
    return 0
