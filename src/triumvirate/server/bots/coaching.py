"""How strong a person has played of late, and the bot that fits, where one plays as strong as it is asked to."""

from __future__ import annotations

from statistics import mean

from triumvirate.bots import fits_people, points_of
from triumvirate.bots.coach import strength_of
from triumvirate.server.store import people
from triumvirate.server.store.database import Database

RECENT = 20  # results that count
SCORE = {"won": 1.0, "drawn": 0.5, "lost": 0.0}


async def tuned(db: Database, person: str, game: str, who: str) -> str:
    """A seat's wish, a bot that fits people being the one for this person: `bot:coach@1350`."""
    if not fits_people(game, who.removeprefix("bot:")):
        return who
    strength = strength_of(await results(db, person, game))
    return f"{who.partition('@')[0]}@{max(0, round(strength))}"


async def results(db: Database, person: str, game: str) -> list[tuple[int, float]]:
    """A person's recent results against bots, the oldest first: how strong those were, and the score."""
    found = await people.results_against_bots(db, person, game, RECENT)
    return [(round(mean(points_of(game, bot) for bot in bots)), SCORE[outcome]) for outcome, bots in reversed(found)]
