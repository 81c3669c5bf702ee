"""The facts of RUBICO's components, read from the data file: roles, decks, Senate cards, tracks."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypedDict


class Box(TypedDict):
    """A box of a march track, and with how many players it is in play."""

    id: str
    name: str
    kind: str
    players: list[int]


class Printed(TypedDict):
    """The data file; what depends on the number of players is kept under that number as text."""

    players: list[int]
    roles: dict[str, dict[str, int]]
    senators_meet: list[int]
    powers_from: int
    march_cards: dict[str, int]
    removed: dict[str, list[int]]
    removed_columns: dict[str, list[str]]
    cards_each: dict[str, int]
    blue_threshold: dict[str, int]
    senate_cards: dict[str, int]
    senate_sets: dict[str, dict[str, list[str]]]
    tracks: dict[str, list[Box]]


@cache
def printed() -> Printed:
    """The data file as it is."""
    text = files("triumvirate.games.rubico").joinpath("data/rubico.json").read_text(encoding="utf-8")
    data: Printed = json.loads(text)
    return data


DATA = printed()


def deck_of(players: int, columns: str = "janus_first") -> dict[str, int]:
    """The March deck at a player count: all cards less the removed ones, whose columns have two readings."""
    removed = dict(zip(DATA["removed_columns"][columns], DATA["removed"][str(players)], strict=True))
    return {face: count - removed[face] for face, count in DATA["march_cards"].items()}


def track_of(name: str, players: int) -> list[Box]:
    """The boxes in play: those for other counts of players are taken out of the path."""
    return [box for box in DATA["tracks"][name] if players in box["players"]]


def checkpoints_of(boxes: list[Box]) -> list[int]:
    """The places of the checkpoints along the path."""
    return [place for place, box in enumerate(boxes) if box["kind"] == "checkpoint"]
