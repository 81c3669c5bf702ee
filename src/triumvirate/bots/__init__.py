"""Opponents. A bot sees a view and the legal list, nothing else, and says why it moved."""

from __future__ import annotations

import importlib
from functools import cache

from triumvirate.bots.contract import Bot, Choice
from triumvirate.core.errors import BadRequest

__all__ = ["Bot", "Choice", "bots_for", "find_bot", "steady_bots_for"]

# Which bots each game has, weakest first: name → module whose `make()` gives the bot.
BOTS: dict[str, dict[str, str]] = {
    "caesar": {
        "recruit": "triumvirate.bots.recruit",
        "tribune": "triumvirate.bots.caesar.tribune",
        "legate": "triumvirate.bots.caesar.legate",
        "imperator": "triumvirate.bots.caesar.imperator",
        "coach": "triumvirate.bots.caesar.coach",
    },
    "julius": {
        "recruit": "triumvirate.bots.recruit",
        "tribune": "triumvirate.bots.julius.tribune",
        "legate": "triumvirate.bots.julius.legate",
        "coach": "triumvirate.bots.julius.coach",
    },
    "rubico": {
        "recruit": "triumvirate.bots.recruit",
        "tribune": "triumvirate.bots.rubico.tribune",
        "legate": "triumvirate.bots.rubico.legate",
        "coach": "triumvirate.bots.rubico.coach",
    },
}


@cache
def find_bot(game: str, name: str) -> Bot:
    """The bot of that name for a game; `legate@4000` thinks for 4000 iterations, `coach@1350` teaches that strength."""
    known = BOTS.get(game, {})
    level, at, number = name.partition("@")
    if level not in known or (at and not (number.isdecimal() and len(number) < 10)):
        raise BadRequest(f"There is no bot '{name}' for {game}; there are {', '.join(known)}.")
    bot: Bot = importlib.import_module(known[level]).make()
    if not at:
        return bot
    tuned = getattr(bot, "with_iterations", None) or getattr(bot, "for_strength", None)
    if tuned is None:
        raise BadRequest(f"The {level} of {game} has nothing to tune: leave out '@{number}'.")
    made: Bot = tuned(int(number))
    return made


def bots_for(game: str) -> list[Bot]:
    """All bots of a game, weakest first."""
    return [find_bot(game, name) for name in BOTS.get(game, {})]


def steady_bots_for(game: str, iterations: int) -> list[Bot]:
    """All bots of a game, those that think for a time at a fixed number of iterations instead: repeatable."""
    bots = bots_for(game)
    return [bot.with_iterations(iterations) if hasattr(bot, "with_iterations") else bot for bot in bots]
