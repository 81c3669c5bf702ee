"""Takes out of a curve what every mover adds to its own chance, so that it does not jump with the side to move.

Whoever is to move is judged by its best choice and the other by quick play, so both sides seem better off when it is
their turn. How much that is shows wherever the other side moves next: the two chances should add up to one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise
from statistics import median

from triumvirate.analysis.findings import Moment

LEAST, MOST = 0.05, 0.95  # a decided match says nothing about it
STRONGEST = 1.5  # in logits


def calmed(moments: Sequence[Moment], side: Sequence[str]) -> tuple[Moment, ...]:
    """The moments with the chances of the curve made even; what is said of the moves stays."""
    extra = optimism(moments)

    def even(moment: Moment) -> Moment:
        mine = _chance(_logit(_best(moment)) - extra)
        return replace(moment, chance=mine if moment.seat in side else 1.0 - mine)

    return tuple(even(moment) for moment in moments)


def optimism(moments: Sequence[Moment]) -> float:
    """By how much, as a logit, a mover's chance is overrated: half of what two movers' chances have too much together."""
    found = []
    for one, following in pairwise(moments):
        chances = (one.taken, _best(following))
        if one.seat != following.seat and all(LEAST < chance < MOST for chance in chances):
            found.append(sum(_logit(chance) for chance in chances) / 2)
    return min(STRONGEST, max(0.0, median(found))) if found else 0.0


def _best(moment: Moment) -> float:
    return 0.5 if moment.best.chance is None else moment.best.chance


def _logit(chance: float) -> float:
    known = min(0.99, max(0.01, chance))
    return math.log(known / (1.0 - known))


def _chance(logit: float) -> float:
    return 1.0 / (1.0 + math.exp(-logit))
