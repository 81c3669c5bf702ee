"""A strength between two levels: the better bot, that now and then does what the weaker one would."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots.contract import Bot, Choice
from triumvirate.core.view import LegalAction, View


@dataclass(frozen=True)
class Mixed:
    """Plays as one bot, but a share of its decisions as another; which ones the seed decides."""

    bot: Bot
    weaker: Bot
    share: float

    about = "Between two levels."

    @property
    def name(self) -> str:
        """The better bot's."""
        return self.bot.name

    @property
    def needs_compiled(self) -> bool:
        """Whether one of the two thinks with compiled code."""
        return any(bool(getattr(bot, "needs_compiled", False)) for bot in (self.bot, self.weaker))

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the two's choice."""
        is_weak = random.Random(f"mixed {seed}").random() < self.share
        return (self.weaker if is_weak else self.bot).choose(view, legal, seconds, seed)
