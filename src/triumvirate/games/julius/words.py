"""The events of JULIUS CAESAR in words, for each viewer, in English and Italian."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from triumvirate.core.events import Fact, Told
from triumvirate.core.plain import JsonObject
from triumvirate.core.speech import words_in
from triumvirate.games.julius.printed import DATA

FOLDER = Path(__file__).parent / "data"
_PLACE = {entry["id"]: str(entry["name"]) for entry in DATA["places"]}
_BLOCK = {entry["id"]: entry for entry in DATA["blocks"]}
_CARD = {entry["id"]: entry for entry in DATA["cards"]}
# Names that a block of the other side has, too.
_SHARED = {name for name, count in Counter(entry["name"] for entry in DATA["blocks"]).items() if count > 1}
_NUMERALS = ("0", "I", "II", "III", "IV")


def catalogue(language: str) -> JsonObject:
    """The sentences of a language; English where a language is not known."""
    return words_in(FOLDER, language)


def say(event: Told, viewer: str | None, language: str = "en") -> str:
    """One event in one sentence; empty for events that another one already tells this viewer better."""
    words = catalogue(language)
    kind = str(event["kind"])
    if f"{kind}_is" in words["events"] and event["seat"] == viewer:
        return ""
    if kind == "game_ended":
        return _ending(event, words)
    if kind == "hit_taken" and not event["steps"]:
        return ""  # that it is eliminated is told before
    if kind == "fired" and event["dice"] == 1:
        kind = "fired.one"
    for flag in ("free", "reserve", "surprise", "hit"):
        if event.get(flag) and f"{kind}.{flag}" in words["events"]:
            kind = f"{kind}.{flag}"
    template = words["events"].get(kind, "")
    facts = {name: _word(name, value, words) for name, value in event.items()}
    if "block" in event:
        facts["block"] = block_name(str(event["block"]), language, viewer)
    return str(template.format(**facts))


def _ending(event: Told, words: JsonObject) -> str:
    reason = words["endings"][event["reason"]]
    if event["winner"] is None:
        return str(words["events"]["draw"].format(reason=reason))
    return str(words["events"]["game_ended"].format(winner=words["names"][event["winner"]], reason=reason))


def _word(name: str, value: Fact, words: JsonObject) -> str:
    if name in ("seat", "attacker"):
        return str(words["names"].get(value, value))
    if name in ("place", "from", "to"):
        return _PLACE[str(value)]
    if name == "colour":
        return str(words["colours"][value])
    if name == "steps" and isinstance(value, int):
        return _NUMERALS[value]
    if name in ("card", "caesar", "pompeius") and isinstance(value, str):
        return card_name(value)
    return str(value)


def card_name(card: str) -> str:
    """A card as people name it: the god, or move and levy."""
    return _CARD[card]["name"]


def card_text(card: str, language: str = "en") -> str:
    """What is written on a card."""
    words, entry = catalogue(language)["cards"], _CARD[card]
    return str(words[card]) if entry["event"] else str(words["command"].format(move=entry["move"], levy=entry["levy"]))


def block_name(block: str, language: str = "en", viewer: str | None = None) -> str:
    """A block's name as people say it; where both sides have one of that name, and it is not the viewer's, with its side."""
    entry = _BLOCK[block]
    if entry["name"] not in _SHARED or entry["side"] == viewer:
        return entry["name"]
    words = catalogue(language)
    return str(words["sided"].format(block=entry["name"], seat=words["names"][entry["side"]]))
