"""How strong people are by their results against each other, all at once: for telling whether a pair's results surprise.

A win is as likely as the logistic of the difference of two strengths. Everybody starts with two drawn matches against
somebody average, so that little is said of whom little is known, and how sure a strength is comes with it.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Mapping, Sequence

from triumvirate.server.store.rated import Played

ROUNDS, STEPS = 15, 8
DRAWN_AT_FIRST = 2
Result = tuple[str, float]  # against whom, and the points of it


def results(played: Sequence[Played]) -> dict[str, list[Result]]:
    """By person: against whom they played, and with which score."""
    found: dict[str, list[Result]] = defaultdict(list)
    for one in played:
        found[one.one].append((one.other, one.score))
        found[one.other].append((one.one, 1.0 - one.score))
    return found


def fitted(found: Mapping[str, Sequence[Result]]) -> dict[str, float]:
    """The strengths that explain all results best."""
    strengths = dict.fromkeys(found, 0.0)
    for _ in range(ROUNDS):
        strengths = {person: one_step(theirs, strengths, strengths[person])[0] for person, theirs in found.items()}
    return strengths


def alone(theirs: Sequence[Result], strengths: Mapping[str, float]) -> tuple[float, float]:
    """One person's strength where the others' stand, and the variance of it."""
    strength, sureness = 0.0, 0.0
    for _ in range(STEPS):
        strength, sureness = one_step(theirs, strengths, strength)
    return strength, 1 / sureness


def one_step(theirs: Sequence[Result], strengths: Mapping[str, float], strength: float) -> tuple[float, float]:
    """A step towards the strength that explains a person's results, and how much is known there."""
    likely = likelihood(strength)
    slope = DRAWN_AT_FIRST * (0.5 - likely)
    sureness = DRAWN_AT_FIRST * likely * (1 - likely)
    for other, points in theirs:
        likely = likelihood(strength - strengths[other])
        slope += points - likely
        sureness += likely * (1 - likely)
    return strength + max(-1.0, min(1.0, slope / sureness)), sureness


def likelihood(difference: float) -> float:
    """How likely who is so much stronger wins."""
    return 1 / (1 + math.exp(-difference))


def at_least(n: int, wins: int, share: float) -> float:
    """The likelihood of so many wins or more in n matches of which each is won with that likelihood."""
    return sum(math.comb(n, k) * share**k * (1 - share) ** (n - k) for k in range(wins, n + 1))
