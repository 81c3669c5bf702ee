"""The printed facts of CAESAR!, read from the data file: provinces, borders, tokens, bonuses, tiles."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import TypeAlias, TypedDict

# A place on the board: how far to the right and how far down, both from 0 to 1.
Spot: TypeAlias = list[float]


class Supply(TypedDict):
    """Where a side's markers and Senate tokens lie."""

    control: list[Spot]
    senate: list[Spot]


class Sheet(TypedDict):
    """The printed board as a whole."""

    aspect: float
    space_radius: float
    supply: dict[str, Supply]


class Province(TypedDict):
    """A province with its control spaces and its outline."""

    id: str
    name: str
    abbr: str
    borders: list[str]
    land_locked: bool
    fixed_bonus: str | None
    control: list[Spot]
    outline: list[Spot]


class Border(TypedDict):
    """A border space between two provinces."""

    id: str
    provinces: list[str]
    icon: str
    double_lined: bool
    at: Spot
    angle: float


class Token(TypedDict):
    """A token's icons and its two values, the higher one first."""

    icons: list[str]
    values: list[int]


class Printed(TypedDict):
    """The data file."""

    board: Sheet
    provinces: list[Province]
    borders: list[Border]
    markers: int
    influence: list[Token]
    centurions: list[Token]
    bonuses: dict[str, dict[str, int]]
    hand: dict[str, int]
    line: int
    tiles: dict[str, list[str]]
    decks: dict[str, dict[str, dict[str, int]]]


@cache
def printed() -> Printed:
    """The data file as it is."""
    text = files("triumvirate.games.caesar").joinpath("data/caesar.json").read_text(encoding="utf-8")
    data: Printed = json.loads(text)
    return data


DATA = printed()
PROVINCE_IDS: tuple[str, ...] = tuple(province["id"] for province in DATA["provinces"])
BORDER_IDS: tuple[str, ...] = tuple(border["id"] for border in DATA["borders"])
PROVINCE_INDEX = {name: index for index, name in enumerate(PROVINCE_IDS)}
BORDER_INDEX = {name: index for index, name in enumerate(BORDER_IDS)}
ICONS = {"sword": 1, "shield": 2, "ship": 4, "laurel": 8}
