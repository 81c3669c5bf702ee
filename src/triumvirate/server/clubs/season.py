"""The standing of a club's season: what members did against each other at its tables and in its tournaments."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import NamedTuple

from triumvirate.server.store.seasons import Outcome

POINTS = {"won": 2, "drawn": 1, "lost": 0}  # in halves


class Line(NamedTuple):
    """A member's season so far; points are halves."""

    place: int
    person: str
    points: int
    wins: int
    played: int


def standing(outcomes: Iterable[Outcome]) -> list[Line]:
    """By points, then by wins; who is equal in both shares a place. A match counts where at least two members sat at it."""
    by_match: dict[str, list[Outcome]] = defaultdict(list)
    for one in outcomes:
        by_match[one.match].append(one)
    found: dict[str, list[str]] = defaultdict(list)
    for table in by_match.values():
        for one in table if len({one.person for one in table}) > 1 else ():
            found[one.person].append(one.outcome)
    scores = [(sum(POINTS[one] for one in done), done.count("won"), len(done), who) for who, done in found.items()]
    scores.sort(key=lambda score: (-score[0], -score[1], score[2], score[3]))
    ranks = [score[:2] for score in scores]
    return [Line(ranks.index((points, wins)) + 1, who, points, wins, played) for points, wins, played, who in scores]
