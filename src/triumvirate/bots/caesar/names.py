"""How the bots of CAESAR! name provinces, bonuses, seats and actions."""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.roster import Speech
from triumvirate.bots.speech import catalogue
from triumvirate.games.caesar import words

WORDS = Path(__file__).parent


def named(name: str, value: str, language: str) -> str:
    """A fact by its printed name."""
    if name == "province":
        return words.province_name(value)
    if name == "bonus":
        of_many = catalogue(WORDS, language).get(f"bonus.{value}")  # of a Senate the book speaks with an article
        return of_many or str(words.catalogue(language)["bonuses"][value])
    if name == "seat":
        return str(words.catalogue(language)["names"].get(value, value))
    return value


def action_words(action: str, language: str) -> str:
    """An action in words."""
    verb, *rest = action.split(" ")
    if verb in ("might", "choose"):
        verb, rest = f"{verb}.{rest[0]}", rest[1:]
    if verb == "place" and rest[-1] == "facedown":
        verb = "place.facedown"
    template = catalogue(WORDS, language).get(f"do.{verb}")
    return template.format(**_parts(verb, rest, language)) if template else action


def _parts(verb: str, rest: list[str], language: str) -> dict[str, str]:
    """The words of an action by what they name."""
    known = words.catalogue(language)
    if verb in ("place", "place.facedown"):
        first, _, second = words.border_name(rest[1]).partition("\u2013")
        a, _, b = rest[2].partition("/")
        return {"token": words.token_name(rest[0], known), "first": first, "second": second, "a": a, "b": b}
    if verb in ("close", "might.marker", "choose.province"):
        return {"province": words.province_name(rest[0])}
    if verb in ("bonus", "resolve"):
        return {"bonus": str(known["bonuses"][rest[0]])}
    if verb in ("might.token", "choose.space"):
        return {"border": words.border_name(rest[0])}
    return {"token": words.token_name(rest[0], known)} if rest else {}


SPEECH = Speech(WORDS, named, action_words)
