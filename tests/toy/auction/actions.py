"""What an action of Auction names, and the frozen order of its verbs."""

from __future__ import annotations

from triumvirate.core.decisions import Noun, Order

from .state import CARDS

CARD = Noun(
    "card",
    tuple(str(card) for card in range(1, CARDS + 1)),
    first=1,
    unknown=f"The cards are 1 to {CARDS}.",
    section="setup",
)
ORDER = Order("bid")
