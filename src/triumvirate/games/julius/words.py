"""The events of JULIUS CAESAR in words, for each viewer, in English and Italian."""

from __future__ import annotations

from pathlib import Path

from triumvirate.core.events import Fact, Told
from triumvirate.core.plain import JsonObject
from triumvirate.core.speech import words_in
from triumvirate.games.julius.printed import DATA

FOLDER = Path(__file__).parent / "data"
_PLACE = {entry["id"]: str(entry["name"]) for entry in DATA["places"]}
_NUMERALS = ("0", "I", "II", "III", "IV")


def catalogue(language: str) -> JsonObject:
    """The sentences of a language; English where a language is not known."""
    return words_in(FOLDER, language)


def say(event: Told, viewer: str | None, language: str = "en") -> str:
    """One event in one sentence; empty for events that another one already tells this viewer better."""
    words = catalogue(language)
    kind = str(event["kind"])
    mine = viewer is not None and event.get("seat") == viewer
    if mine and f"{kind}_is" in words["events"]:
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
    return str(template.format(**{name: _word(name, value, words) for name, value in event.items()}))


def _ending(event: Told, words: JsonObject) -> str:
    reason = words["endings"][event["reason"]]
    if event["winner"] is None:
        return str(words["events"]["draw"].format(reason=reason))
    return str(words["events"]["game_ended"].format(winner=words["names"][event["winner"]], reason=reason))


def _word(name: str, value: Fact, words: JsonObject) -> str:
    if name in ("seat", "attacker", "winner"):
        return str(words["names"].get(value, value))
    if name in ("place", "from", "to"):
        return _PLACE[str(value)]
    if name == "block":
        return block_name(str(value))
    if name == "colour":
        return str(words["colours"][value])
    if name == "steps" and isinstance(value, int):
        return _NUMERALS[value]
    if name in ("card", "caesar", "pompeius") and isinstance(value, str):
        return card_name(value)
    return str(value)


def card_name(card: str) -> str:
    """A card as people name it: the god, or move and levy."""
    return str(next(entry["name"] for entry in DATA["cards"] if entry["id"] == card))


def block_name(block: str) -> str:
    """A block's name as people say it; names that both sides have carry the side's letter."""
    entry = next(entry for entry in DATA["blocks"] if entry["id"] == block)
    letter = f"{block[0].upper()} " if block[:2] in ("c-", "p-") else ""
    return f"{letter}{entry['name']}"
