"""The dealer: the highest card for a prize of three, the lowest for a prize of one."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.reasons import in_words
from triumvirate.core.view import LegalAction, View


class Dealer(Chooser):
    """Knows the prize and its cards, and asks no more."""

    name = "dealer"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The card that is as high among its cards as the prize among prizes."""
        prize: int = view.plain_facts()["prize"]
        at = (prize - 1) * (len(legal) - 1) // 2
        return Choice(legal[at].action, in_words(f"The prize is {prize}."))


def make() -> Bot:
    """The bot."""
    return Dealer()
