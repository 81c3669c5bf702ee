"""The coach of CAESAR!: the legate at few or many iterations; the points were measured against the tribune."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.caesar_legate import legate
from triumvirate.bots.coach import Coach, Rung
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit

# Points, iterations a decision, and temperature of each rung above the recruit.
MEASURED = ((1150, 16, 1.0), (1300, 40, 0.5), (1450, 100, 0.2), (1600, 300, 0.0), (1750, 1500, 0.0), (1900, 8000, 0.0))


def make() -> Bot:
    """The bot."""
    best = legate()
    rungs = [Rung(900, Recruit())]
    for points, iterations, temperature in MEASURED:
        rungs.append(Rung(points, replace(best, iterations=iterations, temperature=temperature)))
    return Coach(tuple(rungs), best)
