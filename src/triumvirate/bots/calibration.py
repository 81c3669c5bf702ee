"""From what a search finds to a chance that comes true as often as it says: a line in logits, fitted to played positions.

Whoever is to move is searched with its best choice against quicker play, so a search says too much of it; and it is too
sure of itself. Both are taken out before a chance is told. Ends that are reckoned out need none of this.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

LEAST, MOST = 0.01, 0.99  # beyond them a search knows no better


@dataclass(frozen=True)
class Calibration:
    """How steep the line is, and how far it is shifted."""

    slope: float
    shift: float

    def chance(self, searched: float) -> float:
        """The chance to be told."""
        if self == AS_FOUND or searched in (0.0, 1.0):  # every way that was tried ended so
            return searched
        known = min(MOST, max(LEAST, searched))
        return 1.0 / (1.0 + math.exp(-self.slope * math.log(known / (1.0 - known)) - self.shift))


AS_FOUND = Calibration(slope=1.0, shift=0.0)
