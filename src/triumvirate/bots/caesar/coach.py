"""The coach of CAESAR!: plays as the legate, at points measured against the tribune, and advises as the judge."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.analysis.judges import SearchJudge
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
    judge = SearchJudge("caesar")
    return Coach(tuple(rungs), judge, opine=judge.opinion)
