"""The mentor: plays as well as the person it plays with, and can be asked, before and after."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from triumvirate.bots.contract import Abilities, Advice, Bot, Choice, Chooser, Known, Opinion, Tuning
from triumvirate.bots.reasons import in_words
from triumvirate.bots.recruit import Recruit
from triumvirate.core.view import LegalAction, View

from .dealer import Dealer

GOOD = 1300  # who is held to be this strong meets the dealer


@dataclass(frozen=True)
class Mentor(Chooser):
    """A recruit to beginners, a dealer to others; what it says is always the dealer's."""

    strength: int = 1200
    seen: list[int] = field(default_factory=list)  # how many decisions it was reminded of, each time

    name = "mentor"

    @property
    def abilities(self) -> Abilities:
        """All that can be stated, and that nothing has to be compiled."""
        return Abilities(Tuning.STRENGTH, advises=True, opines=True, plans=True, points=self.strength)

    def tuned(self, number: int) -> Bot:
        """The mentor of a person of this strength."""
        return Mentor(number, self.seen)

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The recruit's choice, or the dealer's."""
        return (Dealer() if self.strength >= GOOD else Recruit()).choose(view, legal, seconds, seed)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The dealer's choice, with a chance."""
        chosen = Dealer().choose(view, legal, seconds, seed)
        return Advice(0.5, (Choice(chosen.action, chosen.why, 0.5),))

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """Anything else is a slip."""
        best = Dealer().choose(view, legal, 0.0, 0).action
        if action == best:
            return Opinion(action, 0.5, 0.0, "", False, in_words(""))
        return Opinion(action, 0.4, 0.1, "slip", False, in_words(f"I would {best}."))

    def take_up(self, known: Sequence[Known]) -> None:
        """It notes that it was reminded."""
        self.seen.append(len(known))


def make() -> Bot:
    """The bot."""
    return Mentor()
