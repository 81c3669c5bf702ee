"""Ratings with intervals: Bradley-Terry for two players, openskill for sides of any size."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from triumvirate.arena.match import Played
from triumvirate.arena.statistics import Z95

ELO = 400.0 / math.log(10.0)
Numbers = NDArray[np.float64]
PRIOR = 0.5  # games won and lost against a bot of the mean strength: keeps a clean sheet finite


@dataclass(frozen=True)
class Rated:
    """A bot's rating with its 95 % interval."""

    name: str
    rating: float
    low: float
    high: float
    games: int


def bradley_terry(results: Mapping[tuple[str, str], tuple[float, int]]) -> list[Rated]:
    """Elo-like ratings from `(a, b) -> (score of a, games)`, the mean at 1500; the best first."""
    names = sorted({name for pair in results for name in pair})
    place = {name: i for i, name in enumerate(names)}
    strength = np.zeros(len(names))
    for _ in range(60):
        gradient, hessian = _slopes(results, place, strength)
        strength = strength - np.linalg.solve(hessian, gradient)
    _, hessian = _slopes(results, place, strength)
    spread = np.sqrt(np.diag(np.linalg.inv(-hessian)))
    games = {name: sum(n for pair, (_, n) in results.items() if name in pair) for name in names}
    middle = strength.mean()
    rated = []
    for name, i in place.items():
        rating, reach = 1500.0 + ELO * (strength[i] - middle), Z95 * ELO * spread[i]
        rated.append(Rated(name, float(rating), float(rating - reach), float(rating + reach), games[name]))
    return sorted(rated, key=lambda one: -one.rating)


def _slopes(
    results: Mapping[tuple[str, str], tuple[float, int]], place: Mapping[str, int], strength: Numbers
) -> tuple[Numbers, Numbers]:
    """The gradient and curvature of the log-likelihood, with the prior's."""
    chance = 1.0 / (1.0 + np.exp(-strength))
    gradient = PRIOR * (1.0 - 2.0 * chance)
    hessian = np.diag(-2.0 * PRIOR * chance * (1.0 - chance))
    for (a, b), (score, games) in results.items():
        i, j = place[a], place[b]
        expected = 1.0 / (1.0 + math.exp(strength[j] - strength[i]))
        slope, bend = score - games * expected, games * expected * (1.0 - expected)
        gradient[i] += slope
        gradient[j] -= slope
        hessian[i, i] -= bend
        hessian[j, j] -= bend
        hessian[i, j] += bend
        hessian[j, i] += bend
    return gradient, hessian


def team_ratings(reports: Iterable[Played]) -> list[Rated]:
    """Openskill ratings of bots that play in teams: who won together was one team, the others the other."""
    from openskill.models import PlackettLuce, PlackettLuceRating

    model = PlackettLuce()
    known: dict[str, PlackettLuceRating] = {}
    games: dict[str, int] = {}
    for report in reports:
        teams: Sequence[list[str]] = (
            [name for seat, name in enumerate(report.bots) if seat in report.winners],
            [name for seat, name in enumerate(report.bots) if seat not in report.winners],
        )
        if not all(teams):
            continue
        rated = model.rate([[known.get(name) or model.rating(name=name) for name in team] for team in teams])
        for team, ratings in zip(teams, rated, strict=True):
            for name in set(team):
                both = [rating for other, rating in zip(team, ratings, strict=True) if other == name]
                mean = sum(rating.mu for rating in both) / len(both)
                known[name] = model.rating(name=name, mu=mean, sigma=both[0].sigma)
                games[name] = games.get(name, 0) + 1
    found = []
    for name, rating in known.items():
        mu, sigma = float(rating.mu), float(rating.sigma)
        found.append(Rated(name, mu, mu - Z95 * sigma, mu + Z95 * sigma, games[name]))
    return sorted(found, key=lambda one: -one.rating)
