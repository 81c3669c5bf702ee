"""Every truth that agrees with what a player was told, one by one: a second reading of the events, without any reasoning.

A world says of each block of the other side's colour where it stands, by which road it came to a battle, which marcher of
the command it is, and its steps. There are soon too many of them; `Worlds.read` then says so. Jupiter is left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from triumvirate.core.events import Event
from triumvirate.games.julius.memory.reading import COMMAND
from triumvirate.games.julius.printed import DATA

BLOCKS = {entry["id"]: entry for entry in DATA["blocks"]}
PLACES = {entry["id"]: entry for entry in DATA["places"]}
Stand = tuple[str, str, int, int]  # place, road, marcher, steps
World = tuple[Stand, ...]
OF_BOTH = (
    "main_road_named",
    "battle_began",
    "round_began",
    "vulcan_struck",
    "year_began",
    "attacked",
    "battle_ended",
)
FALL = ("eliminated", "leader_killed", "step_lost_is")


def is_sea(place: str) -> bool:
    return PLACES[place]["kind"] == "sea"


class Worlds:
    """All that may be for a player: of the other side's colour, Cleopatra aside."""

    def __init__(self, enemy: str, most: int) -> None:
        self.enemy, self.most = enemy, most
        self.names = [name for name, b in BLOCKS.items() if b["side"] == enemy and b["type"] != "cleopatra"]
        full = {name: len(BLOCKS[name]["strengths"]) for name in self.names}
        self.full = [full[name] for name in self.names]
        start = [BLOCKS[name]["start"] for name in self.names]
        first = tuple(
            (at, "", 0, most) if at else ("levy", "", 0, 0) for at, most in zip(start, self.full, strict=True)
        )
        self.worlds: set[World] = {first}
        self.marks = 0
        self.handles: dict[int, str] = {}
        self.roads: dict[str, tuple[str, str]] = {}
        self.round = 1
        self.struck = ""
        self.bereaved = False
        self.queen, self.queens_side, self.queens_least = "alexandria", "pompeius", 4

    def kind(self, i: int) -> str:
        return str(BLOCKS[self.names[i]]["type"])

    def read(self, event: Mapping[str, Any]) -> bool:
        """Whether all worlds could still be listed."""
        kind, seat = event["kind"], event.get("seat")
        if self.struck and kind not in FALL:
            place, self.struck = self.struck, ""
            self.each(lambda w: [w] if all(s[0] != place or s[3] > 0 for s in w) else [])
        if kind in ("command_began", "battle_began", "turn_began", "winter_began"):
            self.marks, self.handles = 0, {}
            self.alter(lambda s: (s[0], s[1], 0, s[3]))
        if kind in ("turn_began", "winter_began"):
            self.roads = {}
            self.alter(lambda s: (s[0], "", s[2], s[3]))
        self.see_the_queen(event)
        reader = getattr(self, f"on_{kind}", None)
        if reader is not None and (seat == self.enemy or kind in OF_BOTH):
            reader(event)
        return len(self.worlds) <= self.most

    def see_the_queen(self, event: Mapping[str, Any]) -> None:
        """Where Cleopatra stands and for whom, and what she has at least: a step may be hers."""
        kind, lost = event["kind"], 0
        if event.get("colour") == "cleopatra" and kind in ("block_moved", "regrouped"):
            self.queen = event["to"]
        if event.get("block") == "cleopatra" and kind == "retreated":
            self.queen = event["to"]
        if kind in ("cleopatra_home", "cleopatra_turned"):
            self.queen, self.queens_side = event["place"], event["seat"]
            lost = 3 if kind == "cleopatra_turned" else 0
        if kind in ("hit_taken", "disrupted") and event.get("block") == "cleopatra":
            lost = 1
        if kind == "vulcan_struck" and event["place"] == self.queen:
            lost = 1
        self.queens_least = max(1, self.queens_least - lost)

    def read_all(self, events: Iterable[Event]) -> bool:
        """Whether all worlds could still be listed after each of them."""
        return all(self.read(event.to_json()) for event in events)

    def each(self, ways: Callable[[World], Iterable[World]]) -> None:
        self.worlds = {after for world in self.worlds for after in ways(world)}

    def alter(self, change: Callable[[Stand], Stand]) -> None:
        self.each(lambda w: [tuple(change(s) for s in w)])

    def one(self, may: Callable[[int, Stand], bool], change: Callable[[Stand], Stand]) -> None:
        """Some block that may have done it has."""

        def ways(world: World) -> Iterator[World]:
            for i, stand in enumerate(world):
                if may(i, stand):
                    yield (*world[:i], change(stand), *world[i + 1 :])

        self.each(ways)

    def on_block_moved(self, event: Mapping[str, Any]) -> None:
        if event["colour"] != self.enemy:
            return
        start, end, step = event["from"], event["to"], event["step"]
        if step < 2:
            self.marks += 1
            alike = sum(stand[:3] == (start, "", 0) for stand in next(iter(self.worlds)))
            self.handles[self.marks] = f"{self.enemy}.{self.enemy}.{start}.{alike}"
        mark, sails = self.marks, step > 0 and (is_sea(start) or is_sea(end))
        held = (start, "", 0 if step < 2 else mark)
        self.one(lambda i, s: s[:3] == held and (self.kind(i) == "navis") == sails, lambda s: (end, s[1], mark, s[3]))

    def on_attacked(self, event: Mapping[str, Any]) -> None:
        self.roads.setdefault(event["place"], (event["seat"], event["from"]))
        if event["seat"] == self.enemy:
            self.on_responded(event)

    def on_responded(self, event: Mapping[str, Any]) -> None:
        self.alter(lambda s: (s[0], event["from"], s[2], s[3]) if s[2] == self.marks and s[0] == event["place"] else s)

    def on_main_road_named(self, event: Mapping[str, Any]) -> None:
        self.roads[event["place"]] = (event["seat"], event["from"])

    def on_levied(self, event: Mapping[str, Any]) -> None:
        self.marks += 1
        city, mark = event["place"], self.marks

        def may(i: int, stand: Stand) -> bool:
            block = BLOCKS[self.names[i]]
            if stand[0] != "levy" or (self.names[i] in ("octavian", "brutus") and not self.bereaved):
                return False
            if block["type"] == "navis":
                return bool(PLACES[city]["port"] == "major")
            return block["home"] in (None, city)

        self.one(may, lambda s: (city, "", mark, 1))

    def on_built(self, event: Mapping[str, Any]) -> None:
        as_before = self.worlds
        self.one(lambda i, s: s[0] == event["place"] and s[3] < self.full[i], lambda s: (*s[:3], s[3] + 1))
        if self.queen == event["place"] and self.queens_side == self.enemy and self.queens_least < 4:
            self.worlds |= as_before

    def on_vulcan_struck(self, event: Mapping[str, Any]) -> None:
        if event["seat"] != self.enemy:
            self.struck = event["place"]
            self.alter(lambda s: (*s[:3], s[3] - 1) if s[0] == self.struck else s)

    def on_battle_began(self, event: Mapping[str, Any]) -> None:
        self.round = 1

    def on_round_began(self, event: Mapping[str, Any]) -> None:
        self.round = event["round"]

    def on_block_shown(self, event: Mapping[str, Any]) -> None:
        if event["block"] == "cleopatra":
            return
        at, place = self.names.index(event["block"]), event["place"]
        attacker, road = self.roads.get(place, ("", ""))
        fights = ("", road) if attacker == self.enemy else ("",)
        self.each(
            lambda w: (
                [w]
                if w[at][0] == place and w[at][3] == event["steps"] and (self.round > 1 or w[at][1] in fights)
                else []
            )
        )

    def on_disrupted(self, event: Mapping[str, Any]) -> None:
        if event["block"] != "cleopatra":
            self.one(
                lambda i, s: self.names[i] == event["block"] and s[0] == event["place"], lambda s: (*s[:3], s[3] - 1)
            )

    def on_hit_taken(self, event: Mapping[str, Any]) -> None:
        if event["steps"] and event["block"] != "cleopatra":
            self.one(lambda i, s: self.names[i] == event["block"], lambda s: (*s[:3], event["steps"]))

    def on_eliminated(self, event: Mapping[str, Any]) -> None:
        gone = ("dead", "", 0, 0)
        fell = bool(self.struck)
        self.one(
            lambda i, s: self.names[i] == event["block"] and s[0] == event["place"] and not (fell and s[3]),
            lambda s: gone,
        )

    def on_leader_killed(self, event: Mapping[str, Any]) -> None:
        self.bereaved = True
        self.one(
            lambda i, s: self.names[i] == event["block"] and s[0] == event["place"], lambda s: ("killed", "", 0, 0)
        )

    def on_retreated(self, event: Mapping[str, Any]) -> None:
        if event["block"] != "cleopatra":
            self.one(lambda i, s: self.names[i] == event["block"], lambda s: (event["to"], "", 0, s[3]))

    def on_battle_ended(self, event: Mapping[str, Any]) -> None:
        self.alter(lambda s: (s[0], "", s[2], s[3]) if s[0] == event["place"] else s)

    def on_regrouped(self, event: Mapping[str, Any]) -> None:
        if event["colour"] == self.enemy:
            self.walk(event)

    def on_navis_to_port(self, event: Mapping[str, Any]) -> None:
        self.walk(event)

    def walk(self, event: Mapping[str, Any]) -> None:
        sails = is_sea(event["from"]) or is_sea(event["to"])
        self.one(
            lambda i, s: s[0] == event["from"] and (self.kind(i) == "navis") == sails,
            lambda s: (event["to"], "", 0, s[3]),
        )

    def on_disbanded(self, event: Mapping[str, Any]) -> None:
        if event["colour"] == self.enemy:
            self.one(lambda i, s: s[0] == event["place"], lambda s: ("levy", "", 0, 0))

    def on_year_began(self, event: Mapping[str, Any]) -> None:
        self.alter(lambda s: ("levy", "", 0, 0) if s[0] == "dead" else s)

    def said(self, view: Any) -> dict[tuple[str, str, str], dict[str, tuple[int, int]]]:
        """By place and road, and by marcher in a command: each block that may stand there, how strong at least and at most."""
        shown = {block.block for block in view.shown}
        handles = self.handles if view.phase in COMMAND else {}
        found: dict[tuple[str, str, str], dict[str, tuple[int, int]]] = {}
        for world in self.worlds:
            for name, (place, road, mark, steps) in zip(self.names, world, strict=True):
                if place not in ("levy", "dead", "killed") and name not in shown:
                    into = found.setdefault((place, road, handles.get(mark, "")), {})
                    least, most = into.get(name, (steps, steps))
                    into[name] = min(least, steps), max(most, steps)
        return found
