"""A second, slow model of a whole match of JULIUS CAESAR, written from the rules text: cards, years, winter, victory.

Marches and levies are in `julius_command`, battles in `julius_battle`. It asks the engine for nothing but what chance said.
"""

from __future__ import annotations

from typing import Any

from reference.julius_battle import Battles
from reference.julius_command import Commands
from reference.julius_map import BLOCKS, CARDS, CITIES, PLACES, SEAS, SIDES, is_leader, is_navis, most_steps, other

EVENTS = {name for name, card in CARDS.items() if card["event"]}


class Julius(Battles, Commands):
    """Knows what the truth must be after each action, given what chance said."""

    def __init__(self, options: dict[str, Any], outcomes: Any) -> None:
        self.options = options
        self.where = {name: block["start"] or "levy" for name, block in BLOCKS.items()}
        self.steps = {name: most_steps(name) if block["start"] else 0 for name, block in BLOCKS.items()}
        self.owner = {name: block["side"] for name, block in BLOCKS.items()}
        self.year, self.turn = 705, 1
        self.phase = "cards"
        self.winner: str | None = None
        self.outcomes = list(outcomes)
        self.begin_year()
        assert not self.outcomes

    def take(self, name: str) -> Any:
        """The next chance outcome, which must be of this kind."""
        outcome = self.outcomes.pop(0)
        assert list(outcome) == [name], (outcome, name)
        return outcome[name]

    # --- who stands where -----------------------------------------------------------------------------------------------

    def blocks_at(self, place: str, side: str | None = None) -> list[str]:
        return [name for name in BLOCKS if self.where[name] == place and side in (None, self.owner[name])]

    def holder(self, place: str) -> str | None:
        """Whose place it is: a side's, nobody's, or 'both' in a contested one."""
        sides = {self.owner[name] for name in self.blocks_at(place)}
        return "both" if len(sides) == 2 else next(iter(sides), None)

    def is_open_to(self, side: str, place: str) -> bool:
        """Friendly or vacant."""
        return self.holder(place) in (side, None)

    def contested(self) -> list[str]:
        return [place for place in PLACES if self.holder(place) == "both"]

    def points(self, side: str) -> int:
        """Cities held, and a point for every leader of the enemy that was killed."""
        held = sum(PLACES[city].get("value", 0) for city in CITIES if self.holder(city) == side)
        dead = (name for name in BLOCKS if is_leader(name) and self.where[name] == "dead")
        return held + sum(BLOCKS[name]["side"] != side for name in dead)

    # --- losses -----------------------------------------------------------------------------------------------------------

    def lose_step(self, name: str) -> None:
        self.steps[name] -= 1
        if self.steps[name] == 0:
            self.eliminate(name)

    def eliminate(self, name: str) -> None:
        """A block goes to the dead; Cleopatra changes sides with one step and stays where she is."""
        if name == "cleopatra":
            self.owner[name] = other(self.owner[name])
            self.steps[name] = 1
        else:
            self.leave_map(name, "dead")

    def leave_map(self, name: str, where: str) -> None:
        self.where[name], self.steps[name], self.owner[name] = where, 0, BLOCKS[name]["side"]

    # --- the year, and the cards ------------------------------------------------------------------------------------------

    def begin_year(self) -> None:
        gone = {name for name in EVENTS if self.options[f"remove_{name}"] or self.options["remove_all_events"]}
        self.hands: dict[str, list[str]] = {}
        for side in SIDES:
            self.hands[side] = [self.take("deal") for _ in range(6)]
            assert not gone & set(self.hands[side])
            if self.options["max_2_events"]:
                assert len(EVENTS & set(self.hands[side])) <= 2
        dealt = self.hands["caesar"] + self.hands["pompeius"]
        assert len(set(dealt)) == 12
        self.turn = 1
        self.discarded: dict[str, str | None] = dict.fromkeys(SIDES)
        self.last: dict[str, str | None] = dict.fromkeys(SIDES)
        self.begin_turn()

    def begin_turn(self) -> None:
        self.phase = "cards"
        self.chosen: dict[str, str | None] = dict.fromkeys(SIDES)
        self.moved: dict[str, int] = dict.fromkeys(BLOCKS, 0)
        self.came: dict[str, str | None] = dict.fromkeys(BLOCKS)
        self.attacker: dict[str, str] = {}
        self.main: dict[str, str] = {}
        self.entries: dict[str, set[tuple[str, str]]] = {side: set() for side in SIDES}
        self.surprise: str | None = None

    def deciders(self) -> list[str]:
        if self.phase == "over":
            return []
        if self.phase == "cards":
            return [side for side in SIDES if self.chosen[side] is None]
        return [self.acting]

    def legal(self, side: str) -> set[str]:
        return getattr(self, f"legal_{self.phase}")(side)

    def legal_cards(self, side: str) -> set[str]:
        hand = self.hands[side]
        if self.turn == 1 and self.discarded[side] is None:
            return {f"discard {card}" for card in hand}
        found = {f"play {card}" for card in hand if card != "apollo" or self.last[other(side)] is not None}
        return found | {"take-back"} if self.turn == 1 else found

    def act(self, side: str, text: str, outcomes: Any) -> None:
        self.outcomes = list(outcomes)
        verb, *words = text.split()
        getattr(self, "do_" + verb.replace("-", "_"))(side, *words)
        assert not self.outcomes, self.outcomes

    def do_discard(self, side: str, card: str) -> None:
        self.discarded[side] = card
        self.hands[side].remove(card)

    def do_take_back(self, side: str) -> None:
        """The last of the two choices is open again."""
        if self.chosen[side]:
            self.chosen[side] = None
        else:
            assert self.discarded[side]
            self.hands[side].append(self.discarded[side])
            self.discarded[side] = None

    def do_play(self, side: str, card: str) -> None:
        self.chosen[side] = card
        if all(self.chosen.values()):
            for each in SIDES:
                self.hands[each].remove(self.chosen[each])
            self.reveal()

    def reveal(self) -> None:
        """Apollo becomes what it copies before anybody is Player 1; two events are void and end the turn."""
        played = {side: str(self.chosen[side]) for side in SIDES}
        if set(played.values()) <= EVENTS:
            self.last = {side: played[side] for side in SIDES}
            self.end_turn()
            return
        for side in SIDES:
            if played[side] == "apollo":
                played[side] = str(self.last[other(side)])
        self.last = dict(played)
        self.cards = played
        events = [side for side in SIDES if played[side] in EVENTS]
        if self.options["tournament"] and (self.year, self.turn) == (705, 1):
            self.first = "caesar"
        elif events:
            self.first = events[0]
        else:
            moves = {side: CARDS[played[side]]["move"] for side in SIDES}
            self.first = "pompeius" if moves["pompeius"] > moves["caesar"] else "caesar"
        self.command(self.first)

    def end_turn(self) -> None:
        if self.turn < 5:
            self.turn += 1
            self.begin_turn()
        else:
            self.winter()

    # --- winter -----------------------------------------------------------------------------------------------------------

    def winter(self) -> None:
        """Cleopatra, victory, Navis to port, supply and disbanding, a new year."""
        held = [name for name in self.blocks_at("alexandria") if name != "cleopatra"]
        if held:
            self.owner["cleopatra"] = self.owner[held[0]]
        self.where["cleopatra"] = "alexandria"
        points = {side: self.points(side) for side in SIDES}
        for side in SIDES:
            if points[side] >= 10:
                self.end(side)
                return
        if self.year == 709:
            self.decide(points)
            return
        self.begin_ports("caesar")

    def decide(self, points: dict[str, int]) -> None:
        if points["caesar"] != points["pompeius"]:
            self.end(max(SIDES, key=lambda side: points[side]))
        elif self.options["final_tie"] == "caesar":
            self.end("caesar")
        else:
            self.end(self.holder("roma"))

    def end(self, winner: str | None) -> None:
        self.phase, self.winner = "over", winner

    def ports_for(self, name: str) -> list[str]:
        sea, side = self.where[name], self.owner[name]
        links = (city for city in PLACES if city in CITIES and city in self.water_from(sea))
        return [city for city in links if self.holder(city) == side]

    def at_sea(self, side: str) -> list[str]:
        return [name for name in BLOCKS if self.where[name] in SEAS and self.owner[name] == side]

    def begin_ports(self, side: str) -> None:
        """A Navis moves if it can; one that cannot is fed by no city, and is disbanded with those."""
        self.acting, self.phase = side, "port"
        if not self.legal_port(side):
            self.end_ports(side)

    def end_ports(self, side: str) -> None:
        if side == "caesar":
            self.begin_ports("pompeius")
        else:
            self.acting, self.phase = "caesar", "disband"

    def legal_port(self, side: str) -> set[str]:
        return {f"port {name}" for name in self.at_sea(side) if self.ports_for(name)}

    def do_port(self, side: str, name: str) -> None:
        self.mover = name
        cities = self.ports_for(name)
        if len(cities) == 1:
            self.do_port_to(side, cities[0])
        else:
            self.phase = "port_to"

    def legal_port_to(self, side: str) -> set[str]:
        return {f"port-to {city}" for city in self.ports_for(self.mover)}

    def do_port_to(self, side: str, city: str) -> None:
        self.where[self.mover] = city
        self.begin_ports(side)

    def legal_disband(self, side: str) -> set[str]:
        mine = [name for name in BLOCKS if self.where[name] in PLACES and self.owner[name] == side]
        found = {f"disband {name}" for name in mine if name != "cleopatra"}
        hungry = any(
            len(self.blocks_at(place, side)) > (3 + PLACES[place].get("value", 0) if place in CITIES else 0)
            for place in PLACES
        )
        return found if hungry else found | {"end-disband"}

    def do_disband(self, side: str, name: str) -> None:
        self.leave_map(name, "levy")

    def do_end_disband(self, side: str) -> None:
        if side == "caesar":
            self.acting = "pompeius"
            return
        for name in BLOCKS:
            if self.where[name] == "dead" and not is_leader(name):
                self.where[name] = "levy"
        self.year += 1
        self.begin_year()


__all__ = ["Julius", "is_navis"]
