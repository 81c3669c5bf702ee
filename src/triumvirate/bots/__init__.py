"""Opponents. A bot sees a view and the legal list, nothing else, and says why it moved."""

from __future__ import annotations

import importlib
from functools import cache

from triumvirate.bots.contract import Bot, Choice
from triumvirate.core.errors import BadRequest

__all__ = ["Bot", "Choice", "bots_for", "find_bot"]

# Which bots each game has, weakest first: name → module whose `make()` gives the bot.
BOTS: dict[str, dict[str, str]] = {
    "caesar": {"recruit": "triumvirate.bots.recruit", "tribune": "triumvirate.bots.caesar"},
    "julius": {"recruit": "triumvirate.bots.recruit", "tribune": "triumvirate.bots.julius"},
    "rubico": {"recruit": "triumvirate.bots.recruit", "tribune": "triumvirate.bots.rubico"},
}


@cache
def find_bot(game: str, name: str) -> Bot:
    """The bot of that name for a game."""
    known = BOTS.get(game, {})
    if name not in known:
        raise BadRequest(f"There is no bot '{name}' for {game}; there are {', '.join(known)}.")
    bot: Bot = importlib.import_module(known[name]).make()
    return bot


def bots_for(game: str) -> list[Bot]:
    """All bots of a game, weakest first."""
    return [find_bot(game, name) for name in BOTS.get(game, {})]
