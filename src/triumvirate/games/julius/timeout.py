"""What happens when a player's time runs out: the phase ends, the block passes, or the first choice is taken."""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.core.view import LegalAction

_ENDS = ("end-deploy", "end-move", "end-levy", "end-regroup", "end-disband", "decline", "stop", "pass")


def timeout_action(legal: Sequence[LegalAction], rng: random.Random) -> LegalAction:
    """The end of the phase or a pass where there is one; cards at random, because the first would tell something."""
    for verb in _ENDS:
        for choice in legal:
            if choice.action.split(" ")[0] == verb:
                return choice
    cards = [choice for choice in legal if choice.action.split(" ")[0] in ("discard", "play")]
    return rng.choice(cards) if cards else legal[0]
