"""The printed facts of CAESAR!, read from the data file: provinces, borders, tokens, bonuses, tiles."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any


@cache
def printed() -> dict[str, Any]:
    """The data file as it is."""
    text = files("triumvirate.games.caesar").joinpath("data/caesar.json").read_text(encoding="utf-8")
    return json.loads(text)  # type: ignore[no-any-return]


DATA = printed()
PROVINCE_IDS: tuple[str, ...] = tuple(province["id"] for province in DATA["provinces"])
BORDER_IDS: tuple[str, ...] = tuple(border["id"] for border in DATA["borders"])
PROVINCE_INDEX = {name: index for index, name in enumerate(PROVINCE_IDS)}
BORDER_INDEX = {name: index for index, name in enumerate(BORDER_IDS)}
ICONS = {"sword": 1, "shield": 2, "ship": 4, "laurel": 8}
