"""Sentences of the bots by key, and the names that fill them: a game's bots bring both, some sentences all bots share."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from types import MappingProxyType

from triumvirate.bots.registry import brought
from triumvirate.bots.roster import Speech
from triumvirate.core.speech import words_in

Fact = str | int | tuple[str, ...]
SEATED = ("seat", "other")  # the facts that are seats
NOBODY: Mapping[str, str] = MappingProxyType({})
SHARED = Path(__file__).parent


def catalogue(folder: Path, language: str) -> dict[str, str]:
    """The sentences of a folder in a language."""
    return words_in(folder, language)


@cache
def speech_of(game: str) -> Speech:
    """How the bots of a game speak: as the first package says that has words for it."""
    return (brought(game, lambda roster: roster.speech) if game else None) or Speech()


def sentence(game: str, key: str, language: str) -> str:
    """A game's sentence, or the one that all games share; empty where there is none."""
    own = speech_of(game).words
    return (catalogue(own, language).get(key) if own else None) or catalogue(SHARED, language).get(key, "")


def named(game: str, name: str, value: Fact, language: str, names: Mapping[str, str] = NOBODY) -> str:
    """A fact by the name that the game's own words give it; a seat by who sits there, where `names` says so."""
    if isinstance(value, tuple):
        return sentence(game, "and", language).join(named(game, name, one, language, names) for one in value)
    if not isinstance(value, str):
        return str(value)
    if name in SEATED and value in names:
        return names[value]
    if name == "action":
        return action_words(game, value, language)
    if name in ("level", "stand_in"):  # by its own name where nobody has a word for it
        return sentence(game, f"{name}.{value}", language) or value.capitalize()
    return speech_of(game).named(name, value, language)


def action_words(game: str, action: str, language: str = "en") -> str:
    """An action in words; its own text where a game has none for it."""
    return speech_of(game).action(action, language)
