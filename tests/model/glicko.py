"""Glicko-2 for one match as a period of its own, written from Glickman's paper: the volatility is found by halving."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log, pi, sqrt

SCALE, TAU, LEAST_DEVIATION = 173.7178, 0.5, 45.0
HALVINGS = 80


@dataclass(frozen=True)
class Strength:
    """What is known of somebody."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def after(me: Strength, other: Strength, score: float) -> Strength:
    """Somebody's strength after a match against another, as both were before it."""
    mu, phi = (me.rating - 1500) / SCALE, me.deviation / SCALE
    other_mu, other_phi = (other.rating - 1500) / SCALE, other.deviation / SCALE
    g = 1 / sqrt(1 + 3 * other_phi**2 / pi**2)
    expected = 1 / (1 + exp(-g * (mu - other_mu)))
    v = 1 / (g**2 * expected * (1 - expected))
    delta = v * g * (score - expected)
    sigma = _volatility(me.volatility, phi, v, delta)
    new_phi = 1 / sqrt(1 / (phi**2 + sigma**2) + 1 / v)
    new_mu = mu + new_phi**2 * g * (score - expected)
    return Strength(SCALE * new_mu + 1500, max(LEAST_DEVIATION, SCALE * new_phi), sigma)


def _volatility(sigma: float, phi: float, v: float, delta: float) -> float:
    """Where the paper's function of step 5 is nought; it falls throughout."""

    def f(x: float) -> float:
        ex = exp(x)
        return ex * (delta**2 - phi**2 - v - ex) / (2 * (phi**2 + v + ex) ** 2) - (x - log(sigma**2)) / TAU**2

    low, high = log(sigma**2) - 10, log(sigma**2) + 10
    for _ in range(HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    return exp(low / 2)
