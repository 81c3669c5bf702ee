"""The events of RUBICO in words, for each viewer, in English and Italian."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from triumvirate.core.events import Fact, Told
from triumvirate.core.plain import JsonObject
from triumvirate.core.speech import words_in
from triumvirate.games.rubico.printed import DATA

FOLDER = Path(__file__).parent / "data"
_BOXES = {box["id"]: box["name"] for track in DATA["tracks"].values() for box in track}
_SEAT_WORDS = ("seat", "from", "about", "centurion")


def catalogue(language: str) -> JsonObject:
    """The sentences of a language; English where a language is not known."""
    return words_in(FOLDER, language)


def box_name(box: str) -> str:
    """A box of the march by its printed name, which no language changes."""
    return str(_BOXES[box])


def say(event: Told, viewer: str | None, language: str = "en", names: Mapping[str, str] = MappingProxyType({})) -> str:
    """One event in one sentence; empty for events that another one already tells. `names` says who sits in a seat."""
    words = catalogue(language)
    template = words["events"].get(_key(event, viewer, words["events"]), "")
    told = {name: _word(name, value, words, names) for name, value in event.items()}
    if event["kind"] == "card_revealed":
        told["card"] = _revealed(event, words)
    return str(template.format(**told))


def _key(event: Told, viewer: str | None, templates: Mapping[str, str]) -> str:
    kind = str(event["kind"])
    variant = {
        "word_given": event.get("word"),
        "caesar_advanced": event.get("steps"),
        "power_used": "target" if event.get("target") else None,
    }.get(kind)
    own = "you" if viewer is not None and event.get("seat") == viewer else None
    for ending in (variant, own):
        if ending is not None and f"{kind}.{ending}" in templates:
            return f"{kind}.{ending}"
    return kind


def _word(name: str, value: Fact, words: JsonObject, names: Mapping[str, str]) -> str:
    if value is None or isinstance(value, int):
        return str(value)
    if name in _SEAT_WORDS:
        return _seat(str(value), names)
    if name == "senators":
        return ", ".join(_seat(str(senator), names) for senator in value)
    if name == "target":
        return _target(str(value), words, names)
    table = {"role": "factions", "winner": "winners", "face": "faces", "counts_as": "faces"}
    table |= {"saying": "sayings", "before": "sayings", "power": "powers", "reason": "endings"}
    if name in table:
        return str(words[table[name]][value])
    if name == "card":
        return str(words["senate"][value])
    return box_name(str(value)) if name in ("start", "end") else str(value)


def _seat(seat: str, names: Mapping[str, str]) -> str:
    """Who sits there, by name; by the seat where nobody is known."""
    return names.get(seat) or seat.upper()


def _target(value: str, words: JsonObject, names: Mapping[str, str]) -> str:
    if value in words["targets"]:
        return str(words["directions"].format(target=words["targets"][value]))
    seat, _, place = value.rpartition(" ")
    return str(words["card_at" if seat else "own_card"].format(seat=_seat(seat, names), place=place))


def _revealed(event: Told, words: JsonObject) -> str:
    face = words["faces"][event["face"]]
    if event["counts_as"] is None:
        return str(words["void"].format(face=face))
    if event["counts_as"] != event["face"]:
        return str(words["copy"].format(face=face, counts_as=words["faces"][event["counts_as"]]))
    return str(face)
