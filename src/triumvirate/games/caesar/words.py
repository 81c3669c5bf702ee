"""The events of CAESAR! in words, for each viewer, in English and Italian."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from triumvirate.games.caesar.printed import DATA

LANGUAGES = ("en", "it")
_BORDER = {entry["id"]: entry["provinces"] for entry in DATA["borders"]}
_NAME = {entry["id"]: entry["name"] for entry in DATA["provinces"]}


@cache
def catalogue(language: str) -> dict[str, Any]:
    """The sentences of a language; English where a language is not known."""
    chosen = language if language in LANGUAGES else "en"
    text = files("triumvirate.games.caesar").joinpath(f"data/words.{chosen}.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


def say(event: Mapping[str, Any], viewer: str | None, language: str = "en") -> str:
    """One event in one sentence; empty for events that another one already tells this viewer."""
    words = catalogue(language)
    kind = str(event["kind"])
    if kind == "token_drawn" and viewer is not None and event["seat"] == viewer:
        return ""
    if kind == "token_hidden" and viewer is not None and event["seat"] == viewer:
        return ""
    if kind == "auto_choice":
        return why(event, language)
    if kind == "game_ended":
        return _ending(event, words)
    key = (
        f"{kind}.you"
        if viewer is not None and event.get("seat") == viewer and f"{kind}.you" in words["events"]
        else kind
    )
    template = words["events"].get(key, "")
    return str(template.format(**{name: _word(name, value, words) for name, value in event.items()}))


def why(event: Mapping[str, Any], language: str = "en") -> str:
    """Which step and which tie rules chose a placement of Auto-Crassus."""
    words = catalogue(language)
    solo = words["solo"]
    parts = [
        solo["step"].format(step=event["step"], what=solo[f"step.{event['step']}"], province=_NAME[event["province"]])
    ]
    parts.append(solo["value"].format(value=event["value"]))
    for group in ("province_ties", "space_ties", "token_ties"):
        if event[group]:
            used = solo["and"].join(solo[f"{group}.{name}"] for name in event[group])
            parts.append(solo[group].format(rules=used))
    return "; ".join(parts) + "."


def _ending(event: Mapping[str, Any], words: Mapping[str, Any]) -> str:
    reason = words["endings"][event["reason"]]
    if event["winner"] is None:
        return str(words["events"]["draw"].format(reason=reason))
    return str(words["events"]["game_ended"].format(winner=words["names"][event["winner"]], reason=reason))


def _word(name: str, value: Any, words: Mapping[str, Any]) -> str:
    if name in ("seat", "first", "winner"):
        return str(words["names"].get(value, value))
    if name == "province":
        return str(_NAME[value])
    if name == "border":
        return "\u2013".join(str(_NAME[province]) for province in _BORDER[value])
    if name == "bonus":
        return str(words["bonuses"][value])
    if name == "token":
        return token_name(str(value), words)
    if name == "values":
        return "/".join(str(number) for number in value)
    return str(value)


def token_name(token: str, words: Mapping[str, Any]) -> str:
    """`ship-5-1` as `ship 5/1`."""
    *icons, high, low = token.split("-")
    return " ".join(str(words["icons"][icon]) for icon in icons) + f" {high}/{low}"
