"""Signs that people help each other to ratings: figures for an operator to look at, and nothing that happens by itself.

Finished matches of two people at tables that were to be rated are looked at; of results, only those that counted. One sign
alone is often honest (a stronger friend wins and wins, a couple shares a network), so most are told only together.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from triumvirate.server.people import strengths
from triumvirate.server.store.rated import Played

LEAST_PLAYED = 6  # matches of a pair before anything is said of it
LEAST_SHORT = 8  # short matches that are a sign by themselves
SHORT = 0.5  # of the median length of that game
ONE_SIDE = 0.85  # of the points
MOSTLY = 0.6
HARDLY_ANYBODY_ELSE = 0.7
LEAST_FEEDERS = 2
BY_CHANCE = 0.05  # how many pairs of the whole server would come out like that by chance
CAUTION = 2.0  # standard errors by which the winner may be stronger than their other results say
MOST_SHOWN = 12  # matches named with a sign

ONE_SIDED, UNLIKELY, SHORT_MATCHES, ONE_NETWORK, FED = "one_sided", "unlikely", "short", "network", "fed"


@dataclass
class Pair:
    """What two people did to each other's ratings; `winner` is who gained."""

    winner: str
    loser: str
    played: list[Played]
    counted: int
    score: float  # the winner's, of those that counted
    short: int
    networks: int
    expected: float | None = None  # points that both's results against others would give
    chance: float | None = None  # that it comes out as one-sided as that, cautiously
    signs: list[str] = field(default_factory=list)

    @property
    def newest(self) -> list[str]:
        """The last matches of the pair, to look at."""
        return [one.match for one in sorted(self.played, key=lambda one: -one.at)[:MOST_SHOWN]]


@dataclass
class Ring:
    """People who hang together by signs, and what was found between them."""

    people: list[str]
    pairs: list[Pair]


def rings(played: Iterable[Played], networks: Mapping[str, set[str]]) -> list[Ring]:
    """Everybody of whom there is something to tell, those with most signs first."""
    matches = list(played)
    pairs = _pairs(matches, networks)
    for pair in pairs:
        pair.signs = _plain_signs(pair)
    counted = [one for one in matches if one.counted]
    _mark_unlikely(pairs, counted)
    _mark_fed(pairs, counted)
    told = [pair for pair in pairs if is_told(pair)]
    return sorted(_together(told), key=lambda ring: (-sum(len(pair.signs) for pair in ring.pairs), ring.people))


def is_told(pair: Pair) -> bool:
    """Whether a pair's signs are enough together to bother somebody with."""
    found = set(pair.signs)
    if found & {UNLIKELY, FED} or (SHORT_MATCHES in found and pair.short >= LEAST_SHORT):
        return True
    return ONE_SIDED in found and bool(found & {SHORT_MATCHES, ONE_NETWORK})


# --- pairs ----------------------------------------------------------------------------------------------------------


def _pairs(matches: Sequence[Played], networks: Mapping[str, set[str]]) -> list[Pair]:
    by_pair: dict[frozenset[str], list[Played]] = defaultdict(list)
    lengths: dict[str, list[int]] = defaultdict(list)
    for one in matches:
        by_pair[frozenset((one.one, one.other))].append(one)
        lengths[one.game].append(one.length)
    usual = {game: median(found) for game, found in lengths.items()}
    found = []
    for both, theirs in by_pair.items():
        if len(theirs) < LEAST_PLAYED:
            continue
        first, second = sorted(both)
        counted = [one for one in theirs if one.counted]
        score = sum(one.score if one.one == first else 1.0 - one.score for one in counted)
        is_first = score * 2 >= len(counted)
        winner, loser = (first, second) if is_first else (second, first)
        short = sum(one.length < SHORT * usual[one.game] for one in theirs)
        shared = len(networks.get(winner, set()) & networks.get(loser, set()))
        won = score if is_first else len(counted) - score
        found.append(Pair(winner, loser, theirs, len(counted), won, short, shared))
    return found


def _plain_signs(pair: Pair) -> list[str]:
    is_one_sided = pair.counted >= LEAST_PLAYED and pair.score >= ONE_SIDE * pair.counted
    are_short = pair.short >= MOSTLY * len(pair.played)
    signs = (ONE_SIDED, is_one_sided), (SHORT_MATCHES, are_short), (ONE_NETWORK, pair.networks > 0)
    return [sign for sign, is_so in signs if is_so]


def _mark_unlikely(pairs: Sequence[Pair], counted: Sequence[Played]) -> None:
    """Mark one-sided pairs whose results against everybody else make that hard to believe."""
    suspects = [pair for pair in pairs if ONE_SIDED in pair.signs]
    found = strengths.results(counted) if suspects else {}
    known = strengths.fitted(found)
    for pair in suspects:
        winner, doubt = strengths.alone([one for one in found[pair.winner] if one[0] != pair.loser], known)
        loser, doubts = strengths.alone([one for one in found[pair.loser] if one[0] != pair.winner], known)
        pair.expected = pair.counted * strengths.likelihood(winner - loser)
        cautious = strengths.likelihood(winner - loser + CAUTION * math.sqrt(doubt + doubts))
        pair.chance = strengths.at_least(pair.counted, math.ceil(pair.score), cautious)
        if pair.chance * len(pairs) < BY_CHANCE:
            pair.signs.append(UNLIKELY)


# --- rings ----------------------------------------------------------------------------------------------------------


def _mark_fed(pairs: Iterable[Pair], counted: Sequence[Played]) -> None:
    """Mark the pairs of a winner whose points come mostly from several people who hardly play anybody else."""
    total: Counter[str] = Counter()
    points: defaultdict[str, float] = defaultdict(float)
    for one in counted:
        total.update((one.one, one.other))
        points[one.one] += one.score
        points[one.other] += 1.0 - one.score
    fed: dict[str, list[Pair]] = defaultdict(list)
    for pair in pairs:
        if ONE_SIDED in pair.signs and pair.counted >= HARDLY_ANYBODY_ELSE * total[pair.loser]:
            fed[pair.winner].append(pair)
    for winner, theirs in fed.items():
        if len(theirs) >= LEAST_FEEDERS and sum(pair.score for pair in theirs) >= MOSTLY * points[winner]:
            for pair in theirs:
                pair.signs.append(FED)


def _together(pairs: Sequence[Pair]) -> list[Ring]:
    """Pairs that share somebody belong to one ring."""
    ring_of: dict[str, Ring] = {}
    for pair in pairs:
        both = {id(ring): ring for person in (pair.winner, pair.loser) if (ring := ring_of.get(person))}
        people = {pair.winner, pair.loser}.union(*(ring.people for ring in both.values()))
        merged = Ring(sorted(people), [*(found for ring in both.values() for found in ring.pairs), pair])
        ring_of |= dict.fromkeys(people, merged)
    return list({id(ring): ring for ring in ring_of.values()}.values())
