"""One who hears all that is told of a match of JULIUS CAESAR and sees nothing: what he has written down is the truth.

An event that is not told, or names another block, place, side or number, leaves his page wrong from there on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from triumvirate.core.events import Event
from triumvirate.games.julius.printed import DATA

LEADERS = {block["id"] for block in DATA["blocks"] if block["type"] == "leader"}
FIREPOWER = {block["id"]: block["firepower"] for block in DATA["blocks"]}
EVENTS = {card["id"] for card in DATA["cards"] if card["event"]}
Facts = dict[str, Any]


class Scribe:
    """Blocks, hands and battles as the events tell them."""

    def __init__(self, truth: Facts) -> None:
        self.where = {name: block["place"] for name, block in truth["blocks"].items()}
        self.steps = {name: block["steps"] for name, block in truth["blocks"].items()}
        self.owner = {name: block["owner"] for name, block in truth["blocks"].items()}
        self.original = dict(self.owner)
        self.hands: dict[str, set[str]] = {"caesar": set(), "pompeius": set()}
        self.chosen: dict[str, str] = {}
        self.discarded: dict[str, str] = {}
        self.played: dict[str, str] = {}
        self.previous: dict[str, str] = {}
        self.ready: set[str] = set()
        self.year, self.turn, self.round = 705, 0, 0
        self.battle: str | None = None
        self.attacker: dict[str, str] = {}
        self.main_road: dict[str, str] = {}
        self.surprise: str | None = None
        self.dice, self.fired_with = 0, 0
        self.aboard_from: str | None = None
        self.public: Facts = {}  # what everybody was told of the block that the next event names
        self.result: Facts | None = None
        self.is_winter = False
        self.points: Facts = {}  # as they were last counted, for the truth of that moment

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what an action told, in its order."""
        self.points = {}
        for event in events:
            getattr(self, event.kind)(event.facts)
            if (
                "seat" in event.facts
                and event.kind.endswith("_is")
                and event.kind not in ("jupiter_drew_is", "defected_is")
            ):
                assert event.audience == (event.facts["seat"],)
        assert self.dice == 0, "a die was not told"

    def agrees_with(self, truth: Facts) -> None:
        """The page and the truth say the same."""
        blocks = truth["blocks"]
        assert self.where == {name: block["place"] for name, block in blocks.items()}
        assert self.steps == {name: block["steps"] for name, block in blocks.items()}
        assert self.owner == {name: block["owner"] for name, block in blocks.items()}
        assert self.hands == {seat: set(hand) for seat, hand in truth["hands"].items()}
        for name in ("chosen", "discarded", "played", "previous"):
            assert getattr(self, name) == {seat: card for seat, card in truth[name].items() if card}, name
        assert (self.year, self.turn) == (truth["year"], truth["turn"])
        assert self.result == truth["result"]
        assert self.points in ({}, truth["points"])
        assert (self.battle, self.round) == (
            (truth["battle"]["place"], truth["battle"]["round"]) if truth["battle"] else (None, 0)
        )

    # --- years, turns and cards -------------------------------------------------------------------------------------------

    def set_up(self, facts: Facts) -> None:
        assert facts == {"free": False}

    def year_began(self, facts: Facts) -> None:
        self.year, self.is_winter = facts["year"], False
        self.hands = {"caesar": set(), "pompeius": set()}
        for cards in (self.discarded, self.chosen, self.played):
            cards.clear()
        for name, place in self.where.items():
            if place == "dead" and not is_leader(name):
                self.where[name] = "levy"

    def card_dealt(self, facts: Facts) -> None:
        self.hands[facts["seat"]].add(facts["card"])

    def turn_began(self, facts: Facts) -> None:
        assert facts["year"] == self.year
        self.turn = facts["turn"]
        self.previous, self.played, self.chosen = dict(self.played), {}, {}
        self.ready, self.attacker, self.main_road, self.surprise = set(), {}, {}, None

    def card_discarded(self, facts: Facts) -> None:
        self.hands[facts["seat"]].remove(facts["card"])
        self.discarded[facts["seat"]] = facts["card"]

    def card_chosen(self, facts: Facts) -> None:
        self.hands[facts["seat"]].remove(facts["card"])
        self.chosen[facts["seat"]] = facts["card"]

    def side_ready(self, facts: Facts) -> None:
        self.ready.add(facts["seat"])
        assert self.ready == set(self.chosen)

    def choice_taken_back(self, facts: Facts) -> None:
        back = (self.chosen if facts["seat"] in self.chosen else self.discarded).pop(facts["seat"])
        self.hands[facts["seat"]].add(back)

    def side_not_ready(self, facts: Facts) -> None:
        self.ready.remove(facts["seat"])
        assert self.ready == set(self.chosen)

    def cards_revealed(self, facts: Facts) -> None:
        assert facts == self.chosen
        self.played = dict(self.chosen)

    def events_cancelled(self, facts: Facts) -> None:
        assert set(self.chosen.values()) <= EVENTS

    def apollo_copied(self, facts: Facts) -> None:
        assert self.played[facts["seat"]] == "apollo"
        self.played[facts["seat"]] = facts["card"]

    def command_began(self, facts: Facts) -> None:
        assert self.played[facts["seat"]] == facts["card"]

    # --- the command phase ------------------------------------------------------------------------------------------------

    def goes(self, facts: Facts) -> None:
        """A block goes its way, and everybody has been told what of it is open."""
        block = facts["block"]
        assert self.owner[block] == facts["seat"]
        assert self.where[block] == facts["from"]
        assert {name: self.public[name] for name in ("seat", "from", "to")} == {
            name: facts[name] for name in ("seat", "from", "to")
        }
        self.where[block] = facts["to"]

    def tell_all(self, facts: Facts) -> None:
        self.public = facts

    block_moved = regrouped = navis_to_port = defected = disbanded = levied = built = jupiter_drew = tell_all
    regrouped_is = navis_to_port_is = defected_is = goes

    def block_moved_is(self, facts: Facts) -> None:
        if facts["step"] == 0:
            assert self.aboard_from == facts["from"]
            self.aboard_from = None
        self.goes(facts)

    def embarked(self, facts: Facts) -> None:
        self.aboard_from = facts["from"]

    def attacked(self, facts: Facts) -> None:
        place, seat = facts["place"], facts["seat"]
        assert self.attacker.setdefault(place, seat) == seat
        main = self.main_road.setdefault(place, facts["from"])
        assert facts["reserve"] == (facts["from"] != main)

    def responded(self, facts: Facts) -> None:
        assert self.attacker[facts["place"]] != facts["seat"]

    def main_road_named(self, facts: Facts) -> None:
        assert self.attacker[facts["place"]] == facts["seat"]
        self.main_road[facts["place"]] = facts["from"]

    def movement_ended(self, facts: Facts) -> None:
        assert facts["seat"] in self.played

    def surprise_named(self, facts: Facts) -> None:
        assert self.attacker[facts["place"]] == facts["seat"]
        self.surprise = facts["place"]

    def levied_is(self, facts: Facts) -> None:
        assert self.public == {name: facts[name] for name in ("seat", "place")}
        assert (self.where[facts["block"]], self.owner[facts["block"]]) == ("levy", facts["seat"])
        self.where[facts["block"]], self.steps[facts["block"]] = facts["place"], 1

    def built_is(self, facts: Facts) -> None:
        assert self.public == {name: facts[name] for name in ("seat", "place")}
        self.stands(facts)
        self.steps[facts["block"]] += 1

    def levy_ended(self, facts: Facts) -> None:
        assert facts["seat"] in self.played

    def jupiter_drew_is(self, facts: Facts) -> None:
        assert self.public["place"] == facts["place"] == self.where[facts["block"]]
        assert self.public["seat"] == facts["seat"] != self.owner[facts["block"]]
        if not (is_leader(facts["block"]) or "navis" in facts["block"]):
            self.owner[facts["block"]] = facts["seat"]

    def jupiter_declined(self, facts: Facts) -> None:
        assert self.played[facts["seat"]] == "jupiter"

    def vulcan_struck(self, facts: Facts) -> None:
        assert self.played[facts["seat"]] == "vulcan"

    def no_target(self, facts: Facts) -> None:
        assert self.played[facts["seat"]] == facts["card"]

    def step_lost_is(self, facts: Facts) -> None:
        self.stands(facts)
        self.steps[facts["block"]] -= 1

    # --- battles ----------------------------------------------------------------------------------------------------------

    def stands(self, facts: Facts) -> None:
        """A block that is named stands where it is said to, on the side that is said."""
        assert (self.owner[facts["block"]], self.where[facts["block"]]) == (facts["seat"], facts["place"])

    def battle_began(self, facts: Facts) -> None:
        assert facts["attacker"] == self.attacker[facts["place"]]
        assert facts["surprise"] == (self.surprise == facts["place"])
        self.battle, self.round = facts["place"], 1

    def block_shown(self, facts: Facts) -> None:
        self.stands(facts)
        assert (facts["place"], facts["steps"]) == (self.battle, self.steps[facts["block"]])

    def round_began(self, facts: Facts) -> None:
        self.round += 1
        assert facts == {"place": self.battle, "round": self.round}

    def roles_swapped(self, facts: Facts) -> None:
        assert self.attacker[facts["place"]] != facts["seat"]
        self.attacker[facts["place"]] = facts["seat"]

    def disrupted(self, facts: Facts) -> None:
        self.stands(facts)
        self.steps[facts["block"]] -= 1

    def fired(self, facts: Facts) -> None:
        self.stands(facts)
        assert facts["round"] == self.round
        assert facts["firepower"] == FIREPOWER[facts["block"]]
        self.dice, self.fired_with = facts["dice"], facts["firepower"]

    def die_rolled(self, facts: Facts) -> None:
        self.dice -= 1
        assert facts["hit"] == (facts["die"] <= self.fired_with)

    def passed(self, facts: Facts) -> None:
        assert (self.owner[facts["block"]], self.where[facts["block"]]) == (facts["seat"], self.battle)

    def hit_taken(self, facts: Facts) -> None:
        """Told behind what it did: the block may be gone, and Cleopatra stands on the other side."""
        if (self.owner[facts["block"]], self.where[facts["block"]]) == (facts["seat"], facts["place"]):
            self.steps[facts["block"]] -= 1
        else:
            assert facts["block"] == "cleopatra" or self.where[facts["block"]] == "dead"
        assert facts["place"] == self.battle
        assert facts["steps"] == self.steps[facts["block"]]

    def eliminated(self, facts: Facts) -> None:
        assert not is_leader(facts["block"])
        self.leader_killed(facts)

    def leader_killed(self, facts: Facts) -> None:
        self.stands(facts)
        block = facts["block"]
        self.where[block], self.steps[block], self.owner[block] = "dead", 0, self.original[block]

    def cleopatra_turned(self, facts: Facts) -> None:
        assert self.owner["cleopatra"] != facts["seat"]
        assert self.where["cleopatra"] == facts["place"] or self.is_winter
        self.owner["cleopatra"] = facts["seat"]
        if not self.is_winter:
            self.steps["cleopatra"] = 1

    def retreated(self, facts: Facts) -> None:
        assert facts["from"] == self.battle
        self.public = facts
        self.goes(facts)

    def trapped(self, facts: Facts) -> None:
        self.stands(facts)
        assert facts["place"] == self.battle

    def battle_ended(self, facts: Facts) -> None:
        assert facts["place"] == self.battle
        assert {self.owner[name] for name, place in self.where.items() if place == self.battle} <= {facts["seat"]}
        self.attacker.pop(facts["place"])
        self.main_road.pop(facts["place"], None)
        self.round = 0

    def regroup_ended(self, facts: Facts) -> None:
        assert facts["place"] == self.battle
        self.battle = None

    # --- winter -----------------------------------------------------------------------------------------------------------

    def winter_began(self, facts: Facts) -> None:
        assert facts["year"] == self.year
        self.is_winter = True

    def cleopatra_home(self, facts: Facts) -> None:
        assert facts == {"seat": self.owner["cleopatra"], "place": "alexandria"}
        self.where["cleopatra"] = "alexandria"

    def victory_checked(self, facts: Facts) -> None:
        self.points = facts

    def disbanded_is(self, facts: Facts) -> None:
        assert {name: self.public[name] for name in ("seat", "place")} == {
            name: facts[name] for name in ("seat", "place")
        }
        self.stands(facts)
        block = facts["block"]
        self.where[block], self.steps[block], self.owner[block] = "levy", 0, self.original[block]

    def disbanding_ended(self, facts: Facts) -> None:
        assert facts["seat"] in ("caesar", "pompeius")

    def game_ended(self, facts: Facts) -> None:
        self.result = facts


def is_leader(block: str) -> bool:
    """Leaders are killed for good."""
    return block in LEADERS
