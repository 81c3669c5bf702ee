"""The bots of CAESAR!: brain, words and weights."""

from __future__ import annotations

from triumvirate.bots.registry import RECRUIT
from triumvirate.bots.roster import BotInfo, Compiled, Roster, coach
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.caesar"

# Points from the results in docs/ladder.md; a recruit that never won is put at 900.
ROSTER = Roster(
    "caesar",
    (
        BotInfo("recruit", RECRUIT, "triumvirate.bots.recruit", 0.05, 900),
        BotInfo(
            "tribune",
            "Looks one move ahead: closes what it can win, denies what it cannot, and says why.",
            f"{HERE}.tribune",
            0.2,
            1500,
        ),
        BotInfo(
            "legate",
            "Looks many moves ahead over hundreds of thousands of games it imagines, and tells its chances.",
            f"{HERE}.legate",
            1.0,
            1800,
        ),
        BotInfo(
            "imperator",
            "Judges positions by millions of games it played against itself, and looks ahead from there.",
            f"{HERE}.imperator",
            1.0,
            2040,
        ),
        coach(HERE),
    ),
    usual="tribune",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    compiled=(Compiled(("learn.encoding",), Lazy(f"{HERE}.imperator:warm")),),
    search=Lazy(f"{HERE}.legate:legate"),
)
