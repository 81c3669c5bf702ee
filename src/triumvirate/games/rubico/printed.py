"""The facts of RUBICO's components, read from the data file: roles, decks, Senate cards, tracks."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def printed() -> dict[str, Any]:
    """The data file as it is."""
    text = files("triumvirate.games.rubico").joinpath("data/rubico.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


DATA = printed()


def deck_of(players: int, columns: str = "janus_first") -> dict[str, int]:
    """The March deck at a player count: all cards less the removed ones, whose columns have two readings."""
    removed = dict(zip(DATA["removed_columns"][columns], DATA["removed"][str(players)], strict=True))
    return {face: count - removed[face] for face, count in DATA["march_cards"].items()}


def track_of(name: str, players: int) -> list[dict[str, Any]]:
    """The boxes in play: those for more players are taken out of the path."""
    return [box for box in DATA["tracks"][name] if box["min_players"] <= players]


def checkpoints_of(boxes: list[dict[str, Any]]) -> list[int]:
    """The places of the checkpoints along the path."""
    return [place for place, box in enumerate(boxes) if box["kind"] == "checkpoint"]
