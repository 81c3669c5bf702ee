"""The compiled texts of JULIUS CAESAR's bots on the native engine, for those who practise and fit with arrays."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from triumvirate.core import engine
from triumvirate.games.julius.game import GAME


@cache
def campaign() -> ModuleType:
    """The compiled quick play."""
    return engine.load(GAME.name, "native", "bots.campaign")


@cache
def outlook() -> ModuleType:
    """The compiled judgement of a position."""
    return engine.load(GAME.name, "native", "bots.outlook")
