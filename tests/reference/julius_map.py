"""The map, the blocks and the cards of JULIUS CAESAR as plain tables, from the data file: facts and no rules."""

from __future__ import annotations

import json
from importlib.resources import files

DATA = json.loads(files("triumvirate.games.julius").joinpath("data/julius.json").read_text(encoding="utf-8"))

PLACES = {place["id"]: place for place in DATA["places"]}
BLOCKS = {block["id"]: block for block in DATA["blocks"]}
CARDS = {card["id"]: card for card in DATA["cards"]}
SIDES = ("caesar", "pompeius")
SEAS = {name for name, place in PLACES.items() if place["kind"] == "sea"}
CITIES = set(PLACES) - SEAS

# Roads and straits between cities, by their two ends; sea borders and port links are alike for a Navis.
ROADS = {frozenset(road[:2]): road[2] for road in DATA["roads"]}
WATER = {frozenset(link) for link in (*DATA["sea_borders"], *DATA["port_links"])}


def _ends(edges: object, place: str) -> list[str]:
    return sorted(next(iter(edge - {place})) for edge in edges if place in edge)  # type: ignore[attr-defined]


BY_ROAD = {place: _ends(ROADS, place) for place in PLACES}
BY_WATER = {place: _ends(WATER, place) for place in PLACES}
NEXT_TO = {place: sorted({*BY_ROAD[place], *BY_WATER[place]}) for place in PLACES}

MOVE_LIMIT = {"major": 4, "minor": 2, "strait": 2}
ATTACK_LIMIT = {"major": 4, "minor": 2, "strait": 1}
PLUTO_LIMIT = {"major": 6, "minor": 3, "strait": 2}
RETREAT_LIMIT = {"major": 4, "minor": 2, "strait": 1}
REGROUP_LIMIT = {"major": 4, "minor": 2, "strait": 2}


def other(side: str) -> str:
    """The enemy."""
    return SIDES[1 - SIDES.index(side)]


def is_navis(block: str) -> bool:
    return BLOCKS[block]["type"] == "navis"


def is_leader(block: str) -> bool:
    return BLOCKS[block]["type"] == "leader"


def most_steps(block: str) -> int:
    return len(BLOCKS[block]["strengths"])
