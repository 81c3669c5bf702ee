"""The bots of CAESAR!: brain, words and weights."""

from __future__ import annotations

from dataclasses import replace

from triumvirate.bots.roster import BotInfo, Compiled, Offered, Roster, Told, coach, recruit
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.caesar"

# Points from the results in docs/ladder.md; a recruit that never won is put at 900.
ROSTER = Roster(
    "caesar",
    (
        recruit(900, "Titus"),
        BotInfo(
            "beginner",
            "Takes what it can see at once, likes every bonus, and never asks what you will do about it.",
            f"{HERE}.beginner",
            0.1,
            1285,
            character="greedy, short-sighted",
            persona="Livilla",
            abroad={
                "it": Told(
                    "avido, di vista corta",
                    "Prende ciò che vede subito, ama ogni bonus, e non si chiede mai che cosa farai tu.",
                )
            },
            knows=Lazy(f"{HERE}.familiar:by_the_rules"),
        ),
        BotInfo(
            "tribune",
            "Looks one move ahead: closes what it can win, denies what it cannot, and says why.",
            f"{HERE}.tribune",
            0.2,
            1500,
            character="careful",
            persona="Naevius",
            abroad={
                "it": Told(
                    "attento",
                    "Guarda una mossa avanti: chiude ciò che può vincere, nega ciò che non può, e dice perché.",
                )
            },
            knows=Lazy(f"{HERE}.familiar:by_the_rules"),
        ),
        BotInfo(
            "legate",
            "Looks many moves ahead over hundreds of thousands of games it imagines, and tells its chances.",
            f"{HERE}.legate",
            1.0,
            1800,
            character="far-sighted",
            persona="Cornelia",
            abroad={
                "it": Told(
                    "lungimirante",
                    "Guarda molte mosse avanti, in centinaia di migliaia di partite immaginate, e dice quante speranze ha.",
                )
            },
            knows=Lazy(f"{HERE}.familiar:by_the_rules"),
        ),
        BotInfo(
            "imperator",
            "Judges positions by millions of games it played against itself, and looks ahead from there.",
            f"{HERE}.imperator",
            1.0,
            2040,
            character="masterly",
            persona="Valeria",
            abroad={
                "it": Told(
                    "magistrale",
                    "Giudica le posizioni da milioni di partite giocate contro sé stesso, e da lì guarda avanti.",
                )
            },
            knows=Lazy(f"{HERE}.familiar:imperator"),
            weights="weights/imperator.npz",
            by_network=Lazy(f"{HERE}.imperator:with_network"),
        ),
        replace(coach(HERE, "Sosigenes"), knows=Lazy(f"{HERE}.familiar:by_the_rules")),
    ),
    usual="tribune",
    gentle="beginner",
    adviser="coach",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    compiled=(
        Compiled(
            ("learn.encoding",),
            Lazy(f"{HERE}.imperator:warm"),
            (
                Offered("learn.unpacking", "unpack", "bytes singles singles numbers singles"),
                Offered(
                    "learn.judging", "judge_batch", "states singles numbers single_rows single_rows numbers rows rows"
                ),
            ),
        ),
        Compiled(
            ("bots.ending",),
            Lazy(f"{HERE}.ending:warm"),
            (Offered("bots.ending", "solve", Lazy(f"{HERE}.ending:example"), "solve_end"),),
        ),
    ),
    search=Lazy(f"{HERE}.judge:searcher"),
    playouts=Lazy(f"{HERE}.judge:playouts"),
    ends=Lazy(f"{HERE}.ending:ENDS"),
)
