"""The coach of JULIUS CAESAR: the level nearest to a person's results."""

from __future__ import annotations

from triumvirate.bots import julius, julius_legate
from triumvirate.bots.coach import coach_by_levels
from triumvirate.bots.contract import Bot
from triumvirate.bots.recruit import Recruit


def make() -> Bot:
    """The bot."""
    return coach_by_levels(("recruit", Recruit()), ("tribune", julius.make()), ("legate", julius_legate.make()))
