"""A round of a Swiss tournament: bracket after bracket, and where the last cannot be paired, together with those above it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import groupby

from triumvirate.tournaments.meetings import Meeting
from triumvirate.tournaments.swiss import candidates
from triumvirate.tournaments.swiss.bracket import Pair, Paired, pair
from triumvirate.tournaments.swiss.cards import Card, cards, seated
from triumvirate.tournaments.swiss.matching import most_pairs

May = Callable[[Card | None, Card | None], bool]
MOST_AHEAD = 64  # that are still to be paired, when it is asked whether they can be
NEAR = 2  # halves of a point within which a pair is wished for when brackets are joined


def pairs(entrants: Iterable[int], meetings: Sequence[Meeting]) -> list[tuple[int, ...]]:
    """The tables of the next round, the top table first: pairs with the first side first, and at the end who has the bye.

    Nobody meets twice and nobody has two byes while a round without that exists. Where none does (more rounds than the
    field can give) as many as possible are paired, and each of the others has a round off.
    """
    field = cards(entrants, meetings)
    brackets = [list(group) for _, group in groupby(field, key=lambda card: card.score)]
    found: list[Paired] = []
    moved: list[Card] = []
    while brackets:
        residents, brackets = brackets[0], brackets[1:]
        result, brackets = _bracket(moved, residents, brackets)
        found.append(result)
        moved = result.down
    done = [one for result in found for one in result.pairs]
    if not _is_complete(moved, len(field)):
        done, moved = _joined(found)
    ranked = sorted(done, key=_table_order)
    return [seated(*one) for one in ranked] + [(card.entrant,) for card in moved]


def _bracket(
    moved: Sequence[Card], residents: Sequence[Card], lower: list[list[Card]]
) -> tuple[Paired, list[list[Card]]]:
    """One bracket, and those that are left: a small one of a field that can be looked through to its end candidate by
    candidate, after which all below may have become one."""
    left = [card for group in lower for card in group]
    if len(moved) + len(residents) <= candidates.MOST and len(left) <= MOST_AHEAD:
        found = candidates.best(moved, residents, lower[0] if lower else [], partial(_completes, left))
        if found is not None:
            result, is_usual = found
            is_joined = not is_usual and len(result.down) + len(left) <= candidates.MOST
            return result, [left] if is_joined and left else lower
    return pair(moved, residents, partial(_may_go_down, lower[0] if lower else None)), lower


def _completes(lower: Sequence[Card], down: Sequence[Card]) -> bool:
    """Whether all that are left can be paired by the absolute criteria, and one has a bye where their number is odd (C.4)."""
    loose = [*down, *lower]
    return _is_complete(_matched(loose, (_is_allowed,))[1], len(loose))


def _may_go_down(below: Sequence[Card] | None, card: Card) -> bool:
    """Whether somebody finds an opponent in the next bracket; below the last there is only the bye."""
    return not card.had_bye if below is None else any(card.may_meet(other) for other in below)


def _is_complete(left: Sequence[Card], count: int) -> bool:
    return len(left) == count % 2 and not any(card.had_bye for card in left)


def _joined(results: Sequence[Paired]) -> tuple[list[Pair], list[Card]]:
    """The last bracket could not be paired (C.4): from below, one bracket after the other is undone and joined with it until
    all of them can be, as pairs of near scores and fitting sides first, then by the absolute criteria alone, and where the
    whole field cannot, without regard to sides and to who had a bye."""
    kept = [result.pairs for result in results]
    loose = left = list(results[-1].down)
    matched: list[Pair] = []
    while kept:
        loose = sorted([*loose, *(card for one in kept.pop() for card in one)], key=lambda card: card.rank)
        matched, left = _matched(loose, (_is_wished, _is_allowed))
        if _is_complete(left, len(loose)):
            break
    else:
        matched, left = _matched(loose, (_is_wished, _is_allowed, _is_new))
    return [one for pairs_ in kept for one in pairs_] + matched, left


def _matched(loose: Sequence[Card], ways: Sequence[May]) -> tuple[list[Pair], list[Card]]:
    """As many pairs as there can be. With an odd number the bye is a partner too, and looks for its own first, from below."""
    nodes: list[Card | None] = [*([None] if len(loose) % 2 else []), *loose]
    layers = [
        [[there for there in _outward(here, nodes) if may(nodes[here], nodes[there])] for here in range(len(nodes))]
        for may in ways
    ]
    partner = most_pairs(len(nodes), layers)
    found: list[Pair] = []
    left: list[Card] = []
    for here, there in enumerate(partner):
        card, other = nodes[here], nodes[there] if there >= 0 else None
        if card is not None and other is None:
            left.append(card)
        elif card is not None and other is not None and here < there:
            found.append((card, other))
    return found, left


def _outward(here: int, nodes: Sequence[Card | None]) -> list[int]:
    """Everybody else, the nearest in rank first; the bye begins with the lowest, and is everybody's last resort."""
    if nodes[here] is None:
        return list(reversed(range(1, len(nodes))))
    others = (there for there in range(len(nodes)) if there != here)
    return sorted(others, key=lambda there: (nodes[there] is None, abs(there - here)))


def _is_new(one: Card | None, other: Card | None) -> bool:
    """Never met: rather a third time the same side than no game."""
    if one is None or other is None:
        return True
    return other.entrant not in one.opponents


def _is_allowed(one: Card | None, other: Card | None) -> bool:
    if one is None or other is None:
        card = one or other
        return card is not None and not card.had_bye
    return one.may_meet(other)


def _is_wished(one: Card | None, other: Card | None) -> bool:
    """Near in score, and not after the same side."""
    if one is None or other is None:
        return _is_allowed(one, other)
    return abs(one.score - other.score) <= NEAR and one.may_meet(other) and not one.wish == other.wish != 0


def _table_order(one: Pair) -> tuple[int, int, int]:
    higher, lower = sorted(one, key=lambda card: card.rank)
    return -higher.score, -(higher.score + lower.score), higher.entrant
