"""The bots of RUBICO: brain and words."""

from __future__ import annotations

from triumvirate.bots.roster import BotInfo, Roster, Told, coach, recruit
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.rubico"

# Points from the results in docs/ladder.md; at a table of many one seat decides less.
ROSTER = Roster(
    "rubico",
    (
        recruit(1300, "Bibulus"),
        BotInfo(
            "beginner",
            "Believes its neighbours until a card burns, remembers one round, and as a senator always lies.",
            f"{HERE}.beginner",
            0.1,
            1350,
            character="trusting",
            persona="Lucilla",
            abroad={
                "it": Told(
                    "fiducioso",
                    "Crede ai vicini finché una carta non brucia, ricorda un solo giro, e da senatore mente sempre.",
                )
            },
        ),
        BotInfo(
            "tribune",
            "Keeps track of claims and outcomes, trusts and distrusts, and speaks in its side's interest.",
            f"{HERE}.tribune",
            0.2,
            1500,
            character="watchful",
            persona="Fulvia",
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
            persona="Oppius",
            abroad={
                "it": Told(
                    "astuto",
                    "Pesa ogni modo in cui possono stare i ruoli, stima ogni scelta, e parla per essere creduto.",
                )
            },
        ),
        BotInfo(
            "imperator",
            "Reads every word by what its speaker had to fear, weighs who may lie to whom, and speaks to be believed.",
            f"{HERE}.imperator",
            1.0,
            1730,
            character="masterly",
            persona="Sempronia",
            abroad={
                "it": Told(
                    "magistrale",
                    "Legge ogni parola da ciò che chi la dice aveva da temere, pesa chi mente a chi, e parla per essere creduto.",
                )
            },
        ),
        coach(HERE, "Theon"),
    ),
    usual="tribune",
    gentle="beginner",
    adviser="coach",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    talk=Lazy(f"{HERE}.talk:TALK"),
    diary=Lazy(f"{HERE}.diary:write"),
    playouts=Lazy(f"{HERE}.playing:playouts"),
    exploiters=Lazy(f"{HERE}.exploiters:EXPLOITERS"),
)
