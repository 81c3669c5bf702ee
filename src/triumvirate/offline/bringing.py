"""Weights that one bot alone thinks with: too large for everybody, so a page fetches them when that bot is to think."""

from __future__ import annotations

import importlib.util
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from triumvirate.bots.registry import info_of

log = logging.getLogger("triumvirate.offline")
Bring = Callable[[str, str], Awaitable[bool]]
"""Puts the file of a name down at a place; whether that worked."""


def weights_of(game: str, bot: str) -> Path | None:
    """Where a bot looks for its weights, if it has any."""
    info = info_of(game, bot)
    found = importlib.util.find_spec(info.module) if info.weights else None
    return Path(str(found.origin)).parent / info.weights if found is not None else None


def packed_as(game: str, bot: str) -> str:
    """By what name a page finds them among its files."""
    return f"{game}-{bot.partition('@')[0]}.npz"


class Bringing:
    """What a page can fetch, and fetches once."""

    def __init__(self, names: frozenset[str] = frozenset(), bring: Bring | None = None) -> None:
        self._names, self._bring = names, bring

    def can_have(self, game: str, bot: str) -> bool:
        """Whether the bot's weights are there or can be fetched; a bot without any lacks nothing."""
        file = weights_of(game, bot)
        return file is None or file.is_file() or packed_as(game, bot) in self._names

    async def has(self, game: str, bot: str) -> bool:
        """Fetch the bot's weights, unless they are there; whether it can think."""
        file = weights_of(game, bot)
        if file is None or file.is_file():
            return True
        if self._bring is None or packed_as(game, bot) not in self._names:
            return False
        try:
            return await self._bring(packed_as(game, bot), str(file))
        except Exception:
            log.warning("the weights of %s's %s could not be fetched", game, bot)
            return False


_here = Bringing()


def here() -> Bringing:
    """What this page can fetch."""
    return _here


def use(bringing: Bringing) -> None:
    """Fetch by these means from now on."""
    global _here
    _here = bringing
