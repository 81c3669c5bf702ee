"""The bots of JULIUS CAESAR: brain, words and weights."""

from __future__ import annotations

from triumvirate.bots.roster import BotInfo, Compiled, Roster, Told, coach, recruit
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.julius"

# Points from the results in docs/ladder.md; a recruit that never won is put at 900.
ROSTER = Roster(
    "julius",
    (
        recruit(900),
        BotInfo(
            "tribune",
            "Counts points and odds: takes weak cities, guards its own, leaves hopeless battles, and says why.",
            f"{HERE}.tribune",
            0.2,
            1500,
            character="cautious",
            abroad={
                "it": Told(
                    "prudente",
                    "Conta punti e probabilità: prende città deboli, difende le sue, lascia battaglie perse, e dice perché.",
                )
            },
        ),
        BotInfo(
            "legate",
            "Plans whole commands, tries them against what the enemy may have, and retreats in time.",
            f"{HERE}.legate",
            1.0,
            1880,
            character="a planner",
            abroad={
                "it": Told(
                    "stratega",
                    "Progetta comandi interi, li prova contro ciò che il nemico può avere, e si ritira in tempo.",
                )
            },
        ),
        coach(HERE),
    ),
    usual="tribune",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    conduct=Lazy(f"{HERE}.conduct:CONDUCT"),
    compiled=(
        Compiled(("bots.campaign", "bots.outlook", "bots.sums", "bots.suppose"), Lazy(f"{HERE}.plans:warm_campaign")),
    ),
)
