"""What happens when a player's time runs out: a legal action that says nothing of the player's role."""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.core.view import LegalAction

# A row stays as it was dealt, nothing more is said, a power is kept, a complete choice stands.
_CERTAIN = ("lock", "done", "pass", "confirm")
# How long each phase is given, in seconds; the second window always lasts as long, whoever holds what.
SECONDS = {"arrange": 60.0, "talk": 45.0, "choice": 45.0, "powers": 12.0}
REVEAL_SECONDS = 1.2


def timeout_action(legal: Sequence[LegalAction], rng: random.Random) -> LegalAction:
    """Lock, done, pass or confirm where there is one; otherwise a random card to choose or a random place to put it."""
    for choice in legal:
        if choice.action in _CERTAIN:
            return choice
    onward = [choice for choice in legal if not choice.action.startswith("unpick")]
    return rng.choice(onward or list(legal))
