"""The bots of JULIUS CAESAR: brain, words and weights."""

from __future__ import annotations

from triumvirate.bots.roster import BotInfo, Compiled, Offered, Roster, Told, coach, recruit
from triumvirate.core.lazy import Lazy

HERE = "triumvirate.bots.julius"

# Points from the results in docs/ladder.md; a recruit that never won is put at 900.
ROSTER = Roster(
    "julius",
    (
        recruit(900, "Rufus"),
        BotInfo(
            "beginner",
            "Counts heads, not strength: marches its largest armies at the next city and forgets what lies behind.",
            f"{HERE}.beginner",
            0.2,
            1285,
            character="bold, forgetful",
            persona="Fabius",
            abroad={
                "it": Told(
                    "ardito, distratto",
                    "Conta le teste, non la forza: porta gli eserciti più grandi alla città vicina e scorda che cosa c'è dietro.",
                )
            },
        ),
        BotInfo(
            "tribune",
            "Counts points and odds: takes weak cities, guards its own, leaves hopeless battles, and says why.",
            f"{HERE}.tribune",
            0.2,
            1500,
            character="cautious",
            persona="Hirtia",
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
            persona="Afranius",
            abroad={
                "it": Told(
                    "stratega",
                    "Progetta comandi interi, li prova contro ciò che il nemico può avere, e si ritira in tempo.",
                )
            },
        ),
        BotInfo(
            "imperator",
            "Draws its plans from a network that taught itself the game, beside its own, and judges by both.",
            f"{HERE}.imperator",
            1.0,
            2090,
            character="masterly",
            persona="Servilia",
            weights="weights/imperator.npz",
            by_network=Lazy(f"{HERE}.imperator:with_network"),
            abroad={
                "it": Told(
                    "magistrale",
                    "Trae i piani da una rete che ha imparato il gioco da sola, oltre che dai suoi, e giudica con entrambi.",
                )
            },
        ),
        coach(HERE, "Polybius"),
    ),
    usual="tribune",
    gentle="beginner",
    adviser="coach",
    speech=Lazy(f"{HERE}.names:SPEECH"),
    conduct=Lazy(f"{HERE}.conduct:CONDUCT"),
    compiled=(
        Compiled(
            ("bots.campaign", "bots.outlook", "bots.points", "bots.sums", "bots.suppose", "bots.trying"),
            Lazy(f"{HERE}.plans:warm_campaign"),
            (
                Offered("bots.campaign", "play_command", "states number number shares shares number numbers"),
                Offered("bots.campaign", "worst_attack", "state number shares share"),
                Offered("bots.campaign", "odds_of_attacks", "state number shares shares"),
                Offered("bots.campaign", "follow", "states number number numbers number"),
                Offered("bots.campaign", "card_worth", "number"),
                Offered("bots.campaign", "quick_action", "states number number shares shares number"),
                Offered("bots.campaign", "play_turns", "states number rows shares number number"),
                Offered("bots.suppose", "suppose", "state number wide numbers"),
                Offered("bots.suppose", "suppose_remembered", "state number wide numbers numbers numbers"),
                Offered(
                    "bots.outlook",
                    "fare",
                    "states states number numbers number number numbers rows shares rows shares shares",
                ),
            ),
        ),
        Compiled(
            ("bots.counsel", "learn.unpacking"),
            Lazy(f"{HERE}.imperator:warm"),
            (
                Offered("learn.unpacking", "widen", "halves singles"),
                Offered(
                    "bots.counsel",
                    "draw_command",
                    "states number number singles numbers singles singles share numbers",
                ),
                Offered(
                    "bots.counsel",
                    "fare_counselled",
                    "states states number numbers number number numbers rows shares rows shares shares share "
                    "singles numbers singles singles",
                ),
            ),
        ),
    ),
)
