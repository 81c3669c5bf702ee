"""The games, by name; each is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from functools import cache

from triumvirate.core.errors import UnknownGame
from triumvirate.core.game import Game

GAMES = {
    "caesar": "triumvirate.games.caesar.game",
    "julius": "triumvirate.games.julius.game",
    "rubico": "triumvirate.games.rubico.game",
}


@cache
def find_game(name: str) -> Game:
    """The game of that name."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(GAMES)}.")
    game: Game = importlib.import_module(GAMES[name]).GAME
    return game
