"""A strength between two levels: the better bot, that now and then does what the weaker one would."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots.contract import Abilities, Bot, Choice, Chooser
from triumvirate.core.view import LegalAction, View


@dataclass(frozen=True)
class Mixed(Chooser):
    """Plays as one bot, but a share of its decisions as another; which ones the seed decides."""

    bot: Bot
    weaker: Bot
    share: float

    @property
    def name(self) -> str:
        """The better bot's."""
        return self.bot.name

    @property
    def abilities(self) -> Abilities:
        """It only chooses; what one of the two needs it needs."""
        both = (self.bot.abilities, self.weaker.abilities)
        return Abilities(
            needs_compiled=any(one.needs_compiled for one in both), remembers=any(one.remembers for one in both)
        )

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the two's choice."""
        is_weak = random.Random(f"mixed {seed}").random() < self.share
        return (self.weaker if is_weak else self.bot).choose(view, legal, seconds, seed)
