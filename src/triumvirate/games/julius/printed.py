"""The printed facts of JULIUS CAESAR, read from the data file: places, roads, seas, blocks, cards."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import NotRequired, TypedDict


class Place(TypedDict):
    """A city or a sea; a sea has neither value nor port."""

    id: str
    name: str
    label: str
    kind: str
    value: NotRequired[int]
    port: NotRequired[str]
    island: NotRequired[str | None]
    lat_lon: list[float]


class Block(TypedDict):
    """A block with its printed strengths and rating."""

    id: str
    name: str
    side: str
    type: str
    strengths: list[int]
    initiative: str
    firepower: int
    home: str | None
    start: str | None


class Card(TypedDict):
    """A card: an event, or movement and levy points."""

    id: str
    name: str
    event: bool
    move: int
    levy: int


class Printed(TypedDict):
    """The data file; a road is its two cities and its kind."""

    places: list[Place]
    roads: list[list[str]]
    sea_borders: list[list[str]]
    port_links: list[list[str]]
    blocks: list[Block]
    cards: list[Card]


@cache
def printed() -> Printed:
    """The data file as it is."""
    text = files("triumvirate.games.julius").joinpath("data/julius.json").read_text(encoding="utf-8")
    data: Printed = json.loads(text)
    return data


DATA = printed()

# Places are numbered as the recorded games number them: 0 the levy pools, 1 the dead, then cities, then seas.
PLACE_IDS: tuple[str, ...] = ("levy", "dead", *(place["id"] for place in DATA["places"]))
PLACE_NAMES: tuple[str, ...] = ("Levy", "Dead", *(place["name"] for place in DATA["places"]))
PLACE_INDEX = {name: index for index, name in enumerate(PLACE_IDS)}

BLOCK_IDS: tuple[str, ...] = tuple(block["id"] for block in DATA["blocks"])
BLOCK_INDEX = {name: index for index, name in enumerate(BLOCK_IDS)}

# Card 0 is no card.
CARD_IDS: tuple[str, ...] = ("", *(card["id"] for card in DATA["cards"]))
CARD_INDEX = {name: index for index, name in enumerate(CARD_IDS) if name}

ROAD_TYPES = {"major": 0, "minor": 1, "strait": 2}
EDGES: tuple[tuple[int, int], ...] = tuple(
    (PLACE_INDEX[first], PLACE_INDEX[second])
    for first, second in (
        *((road[0], road[1]) for road in DATA["roads"]),
        *DATA["sea_borders"],
        *DATA["port_links"],
    )
)
