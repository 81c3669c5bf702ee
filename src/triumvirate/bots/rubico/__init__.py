"""The bots of RUBICO: brain and words."""

from __future__ import annotations

from triumvirate.bots.roster import BotInfo, Roster, Told, coach, recruit
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.rubico"

# Points from the results in docs/ladder.md; at a table of many one seat decides less.
ROSTER = Roster(
    "rubico",
    (
        recruit(1300),
        BotInfo(
            "tribune",
            "Keeps track of claims and outcomes, trusts and distrusts, and speaks in its side's interest.",
            f"{HERE}.tribune",
            0.2,
            1500,
            character="watchful",
            abroad={
                "it": Told(
                    "vigile",
                    "Tiene conto di dichiarazioni e risultati, si fida e diffida, e parla nell'interesse della sua parte.",
                )
            },
        ),
        BotInfo(
            "legate",
            "Weighs every way the roles can lie, reckons the chances of each choice, and speaks to be believed.",
            f"{HERE}.legate",
            1.0,
            1650,
            character="shrewd",
            abroad={
                "it": Told(
                    "astuto",
                    "Pesa ogni modo in cui possono stare i ruoli, stima ogni scelta, e parla per essere creduto.",
                )
            },
        ),
        coach(HERE),
    ),
    usual="tribune",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    exploiters=Lazy(f"{HERE}.exploiters:EXPLOITERS"),
)
