"""The games, by name and rules version; each is loaded when it is first asked for."""

from __future__ import annotations

import importlib
from functools import cache

from triumvirate.core import engine
from triumvirate.core.errors import UnknownGame
from triumvirate.core.game import Game

GAMES = {
    "caesar": "triumvirate.games.caesar.game",
    "julius": "triumvirate.games.julius.game",
    "rubico": "triumvirate.games.rubico.game",
}
# Rules that a change of version has replaced, kept while any match or fixture was played by them (docs/adding-a-game.md).
PAST: dict[tuple[str, int], str] = {}


@cache
def find_game(name: str, version: int | None = None) -> Game:
    """The game of that name, by its newest rules or by those of a version."""
    if name not in GAMES:
        raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(GAMES)}.")
    game: Game = importlib.import_module(GAMES[name]).GAME
    if version is None or version == game.version:
        return game
    if (name, version) not in PAST:
        raise UnknownGame(f"Rules version {version} of {name} is not known here; the newest is {game.version}.")
    old: Game = importlib.import_module(PAST[name, version]).GAME
    engine.register_package(name, game.package)  # the compiled engines are for the newest rules alone
    return old
