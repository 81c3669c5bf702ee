"""From what a judge finds to a chance that comes true as often as it says: lines in logits, fitted to positions played on.

Whoever is to move is searched with its best choice against quicker play, so a search says too much of it; quick games
and outlooks favour one side at one time and are too sure of themselves. All that is taken out before a chance is told,
by facts of the position (whose, when) that a game names. Ends that are reckoned out need none of this.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from triumvirate.bots.contract import Advice
from triumvirate.core.view import View

LEAST, MOST = 0.01, 0.99  # beyond them a judge knows no better
FLATTEST = 0.05  # a better chance found is always a better chance told
ALWAYS = "always"
Facts = Mapping[str, float]


def logit(chance: float) -> float:
    """A chance as log-odds, as far as a judge knows."""
    known = min(MOST, max(LEAST, chance))
    return math.log(known / (1.0 - known))


@dataclass(frozen=True)
class Calibration:
    """The line of one position: how steep it is, and how far it is shifted."""

    slope: float
    shift: float

    def chance(self, found: float) -> float:
        """The chance to be told."""
        if self == AS_FOUND or found in (0.0, 1.0):  # every way that was tried ended so
            return found
        return 1.0 / (1.0 + math.exp(-self.slope * logit(found) - self.shift))

    def advice(self, found: Advice) -> Advice:
        """Advice with all its chances as they are told."""
        best = tuple(one if one.chance is None else replace(one, chance=self.chance(one.chance)) for one in found.best)
        return replace(found, chance=None if found.chance is None else self.chance(found.chance), best=best)


AS_FOUND = Calibration(slope=1.0, shift=0.0)


@dataclass(frozen=True)
class Fitted:
    """The lines of all positions: what each fact of a position adds to the slope and to the shift."""

    slopes: Facts
    shifts: Facts

    def at(self, facts: Facts) -> Calibration:
        """The line of a position with these facts."""
        slope, shift = (
            sum(weight * (1.0 if name == ALWAYS else facts.get(name, 0.0)) for name, weight in weights.items())
            for weights in (self.slopes, self.shifts)
        )
        return Calibration(max(FLATTEST, slope), shift)


@dataclass(frozen=True)
class Chances:
    """The calibrated chances of a game: which facts count, and what was fitted of each kind of chance."""

    kept: Path  # `judging.fit` writes it
    facts: Callable[[View], Facts]

    def at(self, view: View, kind: str) -> Calibration:
        """The line of a view; as found where nothing was fitted."""
        return self.with_facts(self.facts(view), kind)

    def with_facts(self, facts: Facts, kind: str) -> Calibration:
        """The same where the facts are known."""
        fitted = _read(self.kept).get(kind)
        return AS_FOUND if fitted is None else fitted.at(facts)


@cache
def _read(kept: Path) -> Mapping[str, Fitted]:
    if not kept.is_file():
        return {}
    found = json.loads(kept.read_text(encoding="utf-8"))
    return {kind: Fitted(one["slopes"], one["shifts"]) for kind, one in found["fitted"].items()}
