"""The state of Auction as integer fields, and the numbers that its rules and names share."""

from triumvirate.core.fields import ALL, OWN, Field, Layout
from triumvirate.core.reasons import reason

SEATS = ("anna", "bruno", "carla", "dario")
MOST_SEATS, CARDS, ROUNDS, PRIZES = 4, 5, 3, 3
PRIZE = 0  # what chance is asked for
BID_MADE, BID_IS, BID_SHOWN, PRIZE_SHOWN, PRIZE_WON, PRIZE_LOST = range(6)  # facts
CARD_USED = reason("round.2")  # the one refusal of its own

LAYOUT = Layout(
    [
        Field("players", seen=ALL),
        Field("round", seen=ALL),
        Field("prize", seen=ALL),
        Field("hand", MOST_SEATS, seen=OWN),  # cards 1 to 5 as a bit set
        Field("bid", MOST_SEATS, seen=OWN),  # this round's card, 0 while none is chosen
        Field("points", MOST_SEATS, seen=ALL),
        Field("over", seen=ALL),
    ]
)
