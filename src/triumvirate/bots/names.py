"""Sentences of the bots by key, and what fills them: provinces, places, powers, seats and actions by their proper names."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from triumvirate.core import speech
from triumvirate.games.caesar import words as caesar
from triumvirate.games.julius.printed import DATA as JULIUS
from triumvirate.games.julius.words import catalogue as julius_words
from triumvirate.games.rubico.words import catalogue as rubico_words

Fact = str | int | tuple[str, ...]
ANY = "any"
_PLACE = {entry["id"]: str(entry["name"]) for entry in JULIUS["places"]}


@cache
def catalogue(language: str) -> dict[str, dict[str, str]]:
    """The sentences of a language, by game."""
    text = files("triumvirate.bots").joinpath(f"words.{speech.known(language)}.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


def sentence(game: str, key: str, language: str) -> str:
    """A game's sentence, or the one that all games share; empty where there is none."""
    words = catalogue(language)
    return words.get(game, {}).get(key) or words[ANY].get(key, "")


def named(game: str, name: str, value: Fact, language: str) -> str:
    """A fact by the name that the game's own words give it."""
    if isinstance(value, tuple):
        return sentence(game, "and", language).join(named(game, name, one, language) for one in value)
    if not isinstance(value, str):
        return str(value)
    if name == "action":
        return action_words(game, value, language)
    if name == "province":
        return caesar.province_name(value)
    if name == "bonus":
        return str(caesar.catalogue(language)["bonuses"][value])
    if name in ("place", "origin", "goal"):
        return _PLACE.get(value, value)
    if name == "power":
        return str(rubico_words(language)["powers"][value])
    if name == "level":
        return sentence(ANY, f"level.{value}", language)
    if name == "seat":
        return _seat(game, value, language)
    return value


def _seat(game: str, seat: str, language: str) -> str:
    if game == "caesar":
        return str(caesar.catalogue(language)["names"].get(seat, seat))
    return str(julius_words(language)["names"].get(seat, seat)) if game == "julius" else seat.upper()


def action_words(game: str, action: str, language: str = "en") -> str:
    """An action in words; its own text where a game has none for it."""
    verb, *rest = action.split(" ")
    if verb == "might":
        verb, rest = f"might.{rest[0]}", rest[1:]
    if verb == "place" and rest[-1] == "facedown":
        verb = "place.facedown"
    template = sentence(game, f"do.{verb}", language)
    return template.format(**_parts(verb, rest, language)) if template else action


def _parts(verb: str, rest: list[str], language: str) -> dict[str, str]:
    """The words of an action of CAESAR! by what they name."""
    words = caesar.catalogue(language)
    if verb in ("place", "place.facedown"):
        first, _, second = caesar.border_name(rest[1]).partition("\u2013")
        a, _, b = rest[2].partition("/")
        return {"token": caesar.token_name(rest[0], words), "first": first, "second": second, "a": a, "b": b}
    if verb in ("close", "might.marker"):
        return {"province": caesar.province_name(rest[0])}
    if verb == "bonus":
        return {"bonus": str(words["bonuses"][rest[0]])}
    if verb == "might.token":
        return {"border": caesar.border_name(rest[0])}
    return {"token": caesar.token_name(rest[0], words)} if rest else {}
