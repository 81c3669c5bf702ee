"""Single decisions of JULIUS CAESAR weighed: a card, a hit, a shot or a retreat, over the same truths and the same luck.

What is best is found by some tries and weighed by others, as whole commands are; only what is beyond doubt is a loss.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from triumvirate.analysis.findings import MISTAKE, SLIP
from triumvirate.bots.julius.operations import PICKING, SURE, Comparison
from triumvirate.bots.julius.plans import Sampled
from triumvirate.core.view import LegalAction

PHASES = ("cards", "fight", "hit")
VERBS = ("play", "discard", "fire", "pass", "retreat", "hit")  # of what is weighed in them
TAKE_BACK = "take-back"  # changes one's mind, and nothing else


@dataclass(frozen=True)
class Tried:
    """One action and the chance to win that it leaves."""

    choice: LegalAction
    chance: float


def is_weighed(phase: str, legal: Sequence[LegalAction], action: str = "") -> bool:
    """Whether there is something to choose, and an action is one of the choices: taking back is none."""
    return phase in PHASES and len(legal) > 1 and action != TAKE_BACK


def choices(legal: Sequence[LegalAction]) -> list[LegalAction]:
    """What there is to choose."""
    return [choice for choice in legal if choice.action != TAKE_BACK]


def weigh(sampled: Sampled, actions: Sequence[int]) -> dict[int, float]:
    """The chance that each of some actions leaves."""
    return {action: sampled.fare((action,), 0, PICKING) / PICKING for action in actions}


def ranked(legal: Sequence[LegalAction], chances: Mapping[int, float]) -> list[Tried]:
    """All that may be done, the best first."""
    return sorted((Tried(choice, chances[choice.index]) for choice in legal), key=lambda one: -one.chance)


def lost_by(compared: Callable[[], Comparison], claimed: float) -> tuple[float, bool]:
    """What is lost by an action, no more than was claimed, and whether that is beyond doubt.

    It is compared with the best one only where so much is claimed that it could be a fault.
    """
    if claimed < SLIP:
        return max(0.0, claimed), True
    seen = compared()
    mean = seen.better - seen.other
    lost = min(claimed, max(0.0, mean))
    return lost, lost < SLIP or mean > SURE * seen.doubt or mean + SURE * seen.doubt < MISTAKE
