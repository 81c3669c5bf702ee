"""Bots for Auction: what they are is stated here, none of them is imported for it."""

from triumvirate.bots.roster import BotInfo, Roster, recruit

ROSTER = Roster(
    "auction",
    (
        recruit(900),
        BotInfo("dealer", "Bids high where the prize is high.", "bidders.dealer", 0.1, 1400, character="level-headed"),
        BotInfo("mentor", "Bids as well as you, and says what it thinks.", "bidders.mentor", 0.1, None),
    ),
    usual="dealer",
    adviser="mentor",
)
