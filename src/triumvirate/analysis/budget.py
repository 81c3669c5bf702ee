"""How long the judge thinks on each occasion: one table for hints, the coach, looking back, the terminal and proofs.

A hint and looking back have the same budget and the same seed, which the view alone gives: so they say the same of the
same position, and who follows a hint is never told afterwards that it was a mistake.
"""

from __future__ import annotations

import hashlib
import json
from dataclasses import dataclass
from enum import StrEnum

from triumvirate.core.view import View

LEAST_PAIRS = 16


class Occasion(StrEnum):
    """What the judge is asked for."""

    HINT = "hint"
    LOOKING_BACK = "looking back"
    PROOF = "proof"


@dataclass(frozen=True)
class Budget:
    """Iterations of the search for a decision, and the most pairs of playouts that settle whether a loss is real."""

    iterations: int
    pairs: int

    def scaled(self, iterations: int) -> Budget:
        """So many iterations instead, and pairs in proportion."""
        return Budget(iterations, max(LEAST_PAIRS, self.pairs * iterations // self.iterations))


BUDGETS = {
    Occasion.HINT: Budget(iterations=800, pairs=256),
    Occasion.LOOKING_BACK: Budget(iterations=800, pairs=256),
    Occasion.PROOF: Budget(iterations=3200, pairs=3072),
}


def seed_of(view: View) -> int:
    """What the judge decides by: the same view is always judged alike."""
    told = json.dumps(view.to_json(), sort_keys=True)
    return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=6).digest(), "big")
