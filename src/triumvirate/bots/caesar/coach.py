"""The coach of CAESAR!: the legate at few or many iterations; the points were measured against the tribune."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.caesar.legate import legate
from triumvirate.bots.coach import Coach, Rung
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit

# Points, iterations a decision, and temperature of each rung above the recruit (1200 lies between its neighbours).
MEASURED = (
    (1040, 8, 2.0),
    (1200, 8, 1.4),
    (1320, 8, 1.0),
    (1450, 24, 0.6),
    (1650, 200, 0.0),
    (1800, 3000, 0.0),
    (1850, 12000, 0.0),
)


def make() -> Bot:
    """The bot."""
    best = legate()
    rungs = [Rung(900, Recruit())]
    for points, iterations, temperature in MEASURED:
        rungs.append(Rung(points, replace(best, iterations=iterations, temperature=temperature)))
    return Coach(tuple(rungs), best)
