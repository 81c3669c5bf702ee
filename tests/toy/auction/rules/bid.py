"""The one decision of Auction."""

from triumvirate.core.decisions import decision
from triumvirate.core.rulebook import emit, rule

from ..actions import CARD
from ..state import BID_IS, BID_MADE, CARD_USED


@rule("round.2")
def cards_in_hand(s, seat):
    """A card can be bid once in the game."""
    return s.hand[seat]


@decision("bid", CARD, among=cards_in_hand, reason=CARD_USED)
@rule("round.2")
def bid(s, seat, card):
    """A bid is secret until everybody has made one."""
    s.hand[seat] &= ~(1 << (card - 1))
    s.bid[seat] = card
    emit(s, BID_MADE, seat)
    emit(s, BID_IS, seat, card)
