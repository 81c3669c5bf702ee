"""Triumvirate: one table for many games.

    import triumvirate as tv
    game = tv.new(tv.GAMES[0], seed=7)
    print(game)

Everything is loaded when it is first asked for: `import triumvirate` itself costs next to nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    GAMES: tuple[str, ...]
    from triumvirate.library import Match, Picture, load, new, opponents, play, position

    __version__: str

__all__ = ["GAMES", "Match", "Picture", "__version__", "load", "new", "opponents", "play", "position"]

_PACKAGES = ("envs", "show")


def __getattr__(name: str) -> Any:
    """The library's names, and packages that are worth a short way: `tv.show`, `tv.envs`."""
    import importlib

    if name == "__version__":
        return importlib.import_module("triumvirate.core.version").__version__
    if name == "GAMES":
        return importlib.import_module("triumvirate.games").game_names()
    if name in __all__:
        return getattr(importlib.import_module("triumvirate.library"), name)
    if name in _PACKAGES:
        return importlib.import_module(f"triumvirate.{name}")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__, *_PACKAGES])
