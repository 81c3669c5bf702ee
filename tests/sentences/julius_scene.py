"""What a reader of JULIUS CAESAR needs to know: the data file, and an action with the truth before it and after it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

DATA = json.loads(
    (Path(__file__).parents[2] / "src/triumvirate/games/julius/data/julius.json").read_text(encoding="utf-8")
)
PLACE = {place["name"]: place["id"] for place in DATA["places"]}
VALUE = {place["id"]: place.get("value") or 0 for place in DATA["places"]}
CITIES = [place["id"] for place in DATA["places"] if place["kind"] == "city"]
MOVE = {card["id"]: card["move"] for card in DATA["cards"]}
LEVY = {card["id"]: card["levy"] for card in DATA["cards"]}
KIND = {block["id"]: block["type"] for block in DATA["blocks"]}
LEADERS = {block for block, kind in KIND.items() if kind == "leader"}
STRIKES = {block["id"]: (block["firepower"], block["strengths"]) for block in DATA["blocks"]}
PRINTED = {card["id"]: card["name"] for card in DATA["cards"]}
CARD = {card["name"]: card["id"] for card in DATA["cards"] if card["event"]}
BESIDE: dict[str, set[str]] = {place["id"]: set() for place in DATA["places"]}
for one, other, _ in DATA["roads"]:
    BESIDE[one].add(other)
    BESIDE[other].add(one)
BY_SEA: dict[str, set[str]] = {place["id"]: set() for place in DATA["places"]}
for one, other in (*DATA["sea_borders"], *DATA["port_links"]):
    BY_SEA[one].add(other)
    BY_SEA[other].add(one)
Truth = dict[str, Any]


class Scene:
    """An action, who takes it, and the truth before it; for a whole command its clicks and the truth after it as well.

    What is said at a later click is about the block in hand; of what is called a fault `better` is what was advised.
    """

    def __init__(
        self,
        truth: Truth,
        seat: str,
        action: str,
        legal: Sequence[str],
        after: Truth | None = None,
        clicks: Sequence[str] = (),
        better: str = "",
        in_hand: str = "",
    ) -> None:
        self.truth, self.seat, self.action, self.legal = truth, seat, action, legal
        self.after, self.clicks, self.better, self.in_hand = after or {}, clicks, better, in_hand
        self.verb, *self.named = action.split()

    def standing(self, place: str, seat: str) -> list[dict[str, Any]]:
        """The blocks of a side in a place."""
        return [block for block in self.truth["blocks"].values() if (block["place"], block["owner"]) == (place, seat)]

    def own(self, truth: Truth, place: str) -> set[str]:
        """The side's own blocks in a place, at one time or the other."""
        return {name for name, at in truth["blocks"].items() if (at["place"], at["owner"]) == (place, self.seat)}

    def foes(self, truth: Truth, place: str) -> int:
        return sum((at["place"], at["owner"]) == (place, self.foe) for at in truth["blocks"].values())

    def is_beside_foes(self, truth: Truth, place: str) -> bool:
        return any(self.foes(truth, near) for near in BESIDE[place])

    @property
    def foe(self) -> str:
        return "pompeius" if self.seat == "caesar" else "caesar"

    def foes_beside(self, truth: Truth, place: str) -> int:
        return sum(self.foes(truth, near) for near in BESIDE[place])

    def groups(self) -> dict[tuple[str, str], set[str]]:
        """Who went from where to where in a whole command."""
        found: dict[tuple[str, str], set[str]] = {}
        for name, at in self.after["blocks"].items():
            was = self.truth["blocks"][name]["place"]
            if at["owner"] == self.seat and was in BESIDE and at["place"] in BESIDE and was != at["place"]:
                found.setdefault((was, at["place"]), set()).add(name)
        return found


def places(text: str) -> list[str]:
    return [PLACE[name] for name in text.split(", ")]


def is_chance(text: str, least: int = 0, most: int = 100) -> bool:
    """A chance in percent, or the two numbers that it lies between."""
    bounds = [int(bound) for bound in text.split("–")]
    return len(bounds) <= 2 and least <= bounds[0] <= bounds[-1] <= most
