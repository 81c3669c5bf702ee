"""Glicko-2 (Glickman 2013), a match being a rating period of its own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

SCALE = 173.7178
TAU = 0.5
CLOSE = 1e-6
LEAST_DEVIATION = 45.0


@dataclass(frozen=True)
class Rating:
    """How strong somebody is held to be, how sure that is, and how unsteady."""

    rating: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06


def rate(player: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """The rating after games against opponents (1 won, ½ drawn, 0 lost). Steps as in Glickman's example paper."""
    mu, phi = (player.rating - 1500) / SCALE, player.deviation / SCALE
    weights, surprise = 0.0, 0.0
    for opponent, score in games:
        theirs, spread = (opponent.rating - 1500) / SCALE, opponent.deviation / SCALE
        g = 1 / math.sqrt(1 + 3 * spread**2 / math.pi**2)
        expected = 1 / (1 + math.exp(-g * (mu - theirs)))
        weights += g * g * expected * (1 - expected)
        surprise += g * (score - expected)
    variance = 1 / weights
    volatility = _volatility(phi, variance, variance * surprise, player.volatility)
    widened = math.sqrt(phi**2 + volatility**2)
    phi = 1 / math.sqrt(1 / widened**2 + 1 / variance)
    mu += phi**2 * surprise
    return Rating(mu * SCALE + 1500, max(LEAST_DEVIATION, phi * SCALE), volatility)


def _volatility(phi: float, variance: float, delta: float, sigma: float) -> float:
    """The new volatility, by the Illinois method of step 5."""
    a = math.log(sigma**2)

    def f(x: float) -> float:
        grown = math.exp(x)
        whole = phi**2 + variance + grown
        return grown * (delta**2 - whole) / (2 * whole**2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + variance:
        high = math.log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return math.exp(low / 2)
