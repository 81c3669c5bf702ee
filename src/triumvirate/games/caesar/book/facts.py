"""The numbers and tables of the book of CAESAR!, all from the data file."""

from __future__ import annotations

from collections.abc import Sequence

from triumvirate.core.book import Asked, Facts
from triumvirate.games.caesar.printed import DATA

EXPANSIONS = ("poison", "centurions")


def facts(asked: Asked) -> Facts:
    """All numbers that the text names."""
    bonuses = {name: count for group in DATA["bonuses"].values() for name, count in group.items()}
    base = sum(DATA["bonuses"]["base"].values())
    more = {name: sum(DATA["bonuses"][name].values()) for name in EXPANSIONS}
    italia = next(province for province in DATA["provinces"] if province["fixed_bonus"])
    return {
        "provinces": len(DATA["provinces"]),
        "others": len(DATA["provinces"]) - 1,
        "spaces": len(DATA["borders"]),
        "of_an_icon": sum(border["icon"] == "ship" for border in DATA["borders"]),
        "doubles": sum(border["double_lined"] for border in DATA["borders"]),
        "markers": DATA["markers"],
        "tokens": len(DATA["influence"]),
        "centurion_tokens": len(DATA["centurions"]),
        "hand": DATA["hand"]["base"],
        "hand_poison": DATA["hand"]["poison"],
        "line": DATA["line"],
        "tiles": sum(DATA["decks"]["base"]["easy"].values()),
        "bonuses": base,
        "bonuses_both": base + sum(more.values()),
        "leave": sum(more.values()),
        "italia_spaces": len(italia["borders"]),
        "italia_markers": len(italia["control"]),
        "enclosed": ", ".join(province["name"] for province in DATA["provinces"] if province["land_locked"]),
        **{
            f"tasks_{letter.lower()}": "; ".join(f"{{{task}}}" for task in tasks)
            for letter, tasks in DATA["tiles"].items()
        },
        **{f"n_{name}": count for name, count in bonuses.items()},
    }


def provinces(asked: Asked) -> Sequence[Sequence[str]]:
    """Each province with its spaces and its neighbours."""
    names = {province["id"]: province["name"] for province in DATA["provinces"]}
    rows = []
    for province in DATA["provinces"]:
        spaces = [border for border in DATA["borders"] if province["id"] in border["provinces"]]
        around = [
            f"{names[next(other for other in border['provinces'] if other != province['id'])]} ({{{border['icon']}}})"
            for border in spaces
        ]
        rows.append([province["name"], str(len(spaces)), ", ".join(around)])
    return rows


def decks(asked: Asked) -> Sequence[Sequence[str]]:
    """Which command tiles each level has, without and with Centurions."""
    levels = DATA["decks"]["base"]
    return [
        [f"{{{level}}}", *(_tiles(DATA["decks"][game][level]) for game in ("base", "centurions"))] for level in levels
    ]


def _tiles(deck: dict[str, int]) -> str:
    return " ".join(f"{count}×{letter}" for letter, count in deck.items())


TABLES = {"provinces": provinces, "decks": decks}
