"""How the bots of JULIUS CAESAR name places and seats."""

from __future__ import annotations

from pathlib import Path

from triumvirate.bots.roster import Speech
from triumvirate.games.julius.printed import DATA, PLACE_IDS, PLACE_NAMES
from triumvirate.games.julius.words import catalogue

_PLACE = dict(zip(PLACE_IDS[2:], PLACE_NAMES[2:], strict=True))  # without the levy pools and the dead

_CARD = {card["id"]: str(card["name"]) for card in DATA["cards"]}


def named(name: str, value: str, language: str) -> str:
    """A fact by its printed name."""
    if name in ("place", "origin", "goal"):
        return _PLACE.get(value, value)
    if name in ("card", "kept"):
        return _CARD.get(value, value)
    if name == "seat":
        return str(catalogue(language)["names"].get(value, value))
    return value


SPEECH = Speech(Path(__file__).parent, named)
