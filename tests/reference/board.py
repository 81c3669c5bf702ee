"""The board of CAESAR! read from its data file, and questions about a truth that both references ask."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

DATA = json.loads(
    (Path(__file__).parents[2] / "src/triumvirate/games/caesar/data/caesar.json").read_text(encoding="utf-8")
)
SPACES = {province["id"]: province["borders"] for province in DATA["provinces"]}
ENDS = {border["id"]: border["provinces"] for border in DATA["borders"]}
ICON = {border["id"]: border["icon"] for border in DATA["borders"]}
DOUBLE = [border["id"] for border in DATA["borders"] if border["double_lined"]]
LAND_LOCKED = ["italia", "sardinia", "sicilia", "achaia", "creta"]
SEATS = ["caesar", "pompey"]
Truth = dict[str, Any]


def across(border: str, province: str) -> str:
    """The province on the other side."""
    one, two = ENDS[border]
    return two if province == one else one


def neighbours(province: str) -> list[str]:
    """All provinces that share a space with this one."""
    return [across(border, province) for border in SPACES[province]]


def values_of(token: str) -> list[int]:
    """The two numbers of a token's id, higher first."""
    return [int(number) for number in token.split("-")[-2:]]


def fits(token: str, border: str) -> bool:
    """A laurel fits everything; another token must carry the space's icon."""
    icons = token.split("-")[:-2]
    return "laurel" in icons or ICON[border] in icons


def free_spaces(truth: Truth) -> list[str]:
    """Border spaces with nothing on them."""
    return [border for border, lying in truth["borders"].items() if lying is None]


def strength(truth: Truth, seat: str, province: str) -> int:
    """All values of a player's tokens that face the province."""
    total = 0
    for border in SPACES[province]:
        lying = truth["borders"][border]
        if lying and lying["seat"] == seat and not lying["facedown"]:
            total += lying["values"][ENDS[border].index(province)]
    return total


def other(seat: str) -> str:
    """The opponent."""
    return "pompey" if seat == "caesar" else "caesar"
