"""The games, by name and rules version: every package that has the entry point `triumvirate.games` brings its own.

`chess = "chess.game:GAME"` is a game. Rules that a change of version has replaced are kept while any match was played by them:
the game names those that its own text still plays (`Game.earlier`), `chess@1` beside it is a copy (docs/adding-a-game.md).
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint
from types import MappingProxyType

from triumvirate.core import texts
from triumvirate.core.errors import UnknownGame
from triumvirate.core.game import Game
from triumvirate.core.plugged import plugged

GROUP = "triumvirate.games"


@cache
def installed() -> Mapping[str, EntryPoint]:
    """Where the games are, `NAME` or `NAME@VERSION`, in the order of their names."""
    return MappingProxyType({found.name: found for found in plugged(GROUP)})


def game_names() -> tuple[str, ...]:
    """The games that can be played here."""
    return tuple(name for name in installed() if "@" not in name)


def past_versions() -> tuple[tuple[str, int], ...]:
    """The replaced rules that are kept: name and version."""
    named = [(name, version) for name in game_names() for version in find_game(name).earlier]
    copied = (name.partition("@") for name in installed() if "@" in name)
    return (*named, *((name, int(version)) for name, _, version in copied))


@cache
def find_game(name: str, version: int | None = None) -> Game:
    """The game of that name, by its newest rules or by those of a version."""
    known = game_names()
    if not known:
        raise UnknownGame(
            "No game is installed here: games are found by entry points, which installing the package writes."
        )
    if name not in known:
        raise UnknownGame(f"There is no game '{name}'; the games are {', '.join(known)}.")
    game: Game = installed()[name].load()
    if version is None or version == game.version:
        return game
    if version in game.earlier:
        return game.earlier[version].get()
    if f"{name}@{version}" not in installed():
        raise UnknownGame(f"Rules version {version} of {name} is not known here; the newest is {game.version}.")
    old: Game = installed()[f"{name}@{version}"].load()
    texts.register_package(name, game.package)  # the compiled engines are for the newest rules alone
    return old
