"""The deal of the day of CAESAR!: a whole match, with another expansion or none every day."""

from __future__ import annotations

import random

from triumvirate.core.daily import Daily, Terms
from triumvirate.core.options import Options
from triumvirate.games.caesar.state import SEATS

TABLES: tuple[Options, ...] = (
    {},
    {"poison": True},
    {"centurions": True},
    {"poison": True, "centurions": True, "border_control": True},
)


def terms(day: int, rng: random.Random) -> Terms:
    """The base game every other day, and the expansions in turn between."""
    options = TABLES[0] if day % 2 else TABLES[1 + day // 2 % (len(TABLES) - 1)]
    return Terms(options, rng.choice(SEATS), "tribune")


DAILY = Daily(terms)
