"""The recruit: any legal action, each as likely. The measure of every other bot."""

from __future__ import annotations

import random
from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.reasons import why
from triumvirate.core.view import LegalAction, View


class Recruit(Chooser):
    """Plays at random."""

    name = "recruit"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """A random one."""
        chosen = random.Random(seed).choice(legal)
        return Choice(
            chosen.action, why(view.game, "random", count=len(legal)) if len(legal) > 1 else why(view.game, "only")
        )


def make() -> Bot:
    """The bot."""
    return Recruit()
