"""The bots of RUBICO: brain and words."""

from __future__ import annotations

from triumvirate.bots.registry import RECRUIT
from triumvirate.bots.roster import BotInfo, Roster, coach
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.rubico"

# Points from the results in docs/ladder.md; at a table of many one seat decides less.
ROSTER = Roster(
    "rubico",
    (
        BotInfo("recruit", RECRUIT, "triumvirate.bots.recruit", 0.05, 1300),
        BotInfo(
            "tribune",
            "Keeps track of claims and outcomes, trusts and distrusts, and speaks in its side's interest.",
            f"{HERE}.tribune",
            0.2,
            1500,
        ),
        BotInfo(
            "legate",
            "Weighs every way the roles can lie, reckons the chances of each choice, and speaks to be believed.",
            f"{HERE}.legate",
            1.0,
            1650,
        ),
        coach(HERE),
    ),
    usual="tribune",
    speech=Lazy(f"{HERE}.names:SPEECH"),
)
