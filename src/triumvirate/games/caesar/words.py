"""The events of CAESAR! in words, for each viewer, in English and Italian."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from triumvirate.core import speech
from triumvirate.core.events import Fact, Told, list_of, word_of
from triumvirate.core.options import Options
from triumvirate.core.plain import JsonObject
from triumvirate.core.speech import words_in
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.state import OWN_NAMES

FOLDER = Path(__file__).parent / "data"
_BORDER = {entry["id"]: entry["provinces"] for entry in DATA["borders"]}
_NAME = {entry["id"]: entry["name"] for entry in DATA["provinces"]}


def catalogue(language: str) -> JsonObject:
    """The sentences of a language; English where a language is not known."""
    return words_in(FOLDER, language)


def say(event: Told, viewer: str | None, language: str = "en") -> str:
    """One event in one sentence; empty for events that another one already tells this viewer."""
    words = catalogue(language)
    kind = str(event["kind"])
    if kind in ("token_drawn", "token_hidden") and event["seat"] == viewer:
        return ""
    if kind == "auto_choice":
        return why(event, language)
    if kind == "game_ended":
        return _ending(event, words)
    template = words["events"].get(kind, "")
    return str(template.format(**{name: _word(name, value, language) for name, value in event.items()}))


def named(sentence: str, options: Options, language: str) -> str:
    """A sentence with the names that a variant gives to its home-made bonuses."""
    for number, bonus in enumerate((options.get("variant") or {}).get("own", ())):
        usual = str(catalogue(language)["bonuses"][OWN_NAMES[number]])
        sentence = sentence.replace(usual, bonus["name"][speech.known(language)])
    return sentence


def why(event: Told, language: str = "en") -> str:
    """Which step and which tie rules chose a placement of Auto-Crassus."""
    words = catalogue(language)
    solo = words["solo"]
    parts = [
        solo["step"].format(
            step=event["step"], what=solo[f"step.{event['step']}"], province=_NAME[word_of(event, "province")]
        )
    ]
    parts.append(solo["value"].format(value=event["value"]))
    for group in ("province_ties", "space_ties", "token_ties"):
        if event[group]:
            used = solo["and"].join(solo[f"{group}.{name}"] for name in list_of(event, group))
            parts.append(solo[group].format(rules=used))
    return "; ".join(parts) + "."


def _ending(event: Told, words: JsonObject) -> str:
    reason = words["endings"][event["reason"]]
    if event["winner"] is None:
        return str(words["events"]["draw"].format(reason=reason))
    return str(words["events"]["game_ended"].format(winner=words["names"][event["winner"]], reason=reason))


def _word(name: str, value: Fact, language: str) -> str:
    """A fact of an event in words."""
    if name == "tokens" and isinstance(value, list):
        return ", ".join(token_name(str(token), catalogue(language)) for token in value)
    if isinstance(value, list):
        return "/".join(str(number) for number in value)
    return _known_word(name, value, language)


@lru_cache(maxsize=4096, typed=True)
def _known_word(name: str, value: str | int | None, language: str) -> str:
    """The same facts come in every match: what they are called is looked up once."""
    words = catalogue(language)
    if name in ("seat", "first", "person"):
        return str(words["names"].get(value, value))
    if name == "province":
        return province_name(str(value))
    if name == "border":
        return border_name(str(value))
    if name == "bonus":
        return str(words["bonuses"][value])
    if name == "effect":
        return str(words["effects"][value])
    if name == "token":
        return token_name(str(value), words)
    return str(value)


def token_name(token: str, words: JsonObject) -> str:
    """`ship-5-1` as `ship 5/1`."""
    *icons, high, low = token.split("-")
    return " ".join(str(words["icons"][icon]) for icon in icons) + f" {high}/{low}"


def province_name(province: str) -> str:
    """A province's name as the map shows it."""
    return str(_NAME[province])


def border_name(border: str) -> str:
    """A border space by its two provinces."""
    return "\u2013".join(province_name(province) for province in _BORDER[border])
