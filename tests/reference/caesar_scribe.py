"""One who hears all that is told of a match of CAESAR!, every secret included, and sees nothing: his page is the truth.

An event that is not told, or names another seat, token, space, province or number, leaves his page wrong from there on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from reference.board import DATA, ENDS, SEATS, SPACES, other, strength, values_of
from triumvirate.core.events import Event

Facts = dict[str, Any]
HIDDEN = {"token_hidden_is", "token_drawn_is"}


class Scribe:
    """Tokens, markers, provinces and Auto-Crassus's line as the events tell them."""

    def __init__(self, options: Facts, truth: Facts) -> None:
        self.options = options
        self.truth: Facts = {
            "hands": {seat: [] for seat in SEATS},
            "bags": {seat: all_tokens(truth, seat, is_centurion=False) for seat in SEATS},
            "centurions": {seat: all_tokens(truth, seat, is_centurion=True) for seat in SEATS},
            "bonuses": {},
            "borders": dict.fromkeys(ENDS),
            "provinces": {name: {"closed": False, "control": None, "flipped": False} for name in SPACES},
            "placed": dict.fromkeys(SEATS, 0),
            "senate": dict.fromkeys(SEATS, 0),
        }
        self.supply = sorted(truth["supply"])
        if options["solo"]:
            self.robot = other(options["solo_side"])
            self.truth["solo"] = {"line": [], "tiles": self.deck()}
        self.turn: str | None = None
        self.drawn: str | None = None  # who draws a token that the next event names
        self.hides: Facts = {}
        self.chosen: Facts = {}
        self.result: Facts | None = None

    def deck(self) -> list[str]:
        """The command tiles of the level."""
        deck = DATA["decks"]["centurions" if self.options["centurions"] else "base"][self.options["solo"]]
        return [letter for letter, count in sorted(deck.items()) for _ in range(count)]

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what an action told, in its order, and that secrets were told to their owners alone."""
        for event in events:
            assert event.audience == ((event.facts["seat"],) if event.kind in HIDDEN else None), event
            getattr(self, event.kind)(event.facts)

    def agrees_with(self, truth: Facts) -> None:
        """The page and the truth say the same."""
        assert self.truth == {name: truth[name] for name in self.truth}
        assert truth["to_move"] in ((self.turn,) if self.result is None else (None,))
        assert self.supply == truth["supply"]

    def moves(self, seat: str, token: str, start: str, end: str) -> None:
        """A token changes its heap."""
        self.truth[start][seat].remove(token)
        self.truth[end][seat] = sorted([*self.truth[end][seat], token])

    def marks(self, seat: str) -> None:
        """A control marker leaves its owner's stock."""
        self.truth["placed"][seat] += 1

    # --- set-up and turns -------------------------------------------------------------------------------------------------

    def bonus_dealt(self, facts: Facts) -> None:
        assert facts["province"] not in self.truth["bonuses"]
        self.truth["bonuses"][facts["province"]] = facts["bonus"]

    def set_up(self, facts: Facts) -> None:
        assert list(self.truth["bonuses"]) == list(SPACES)
        assert facts["first"] == (self.robot if self.options["solo"] else "caesar")

    def turn_began(self, facts: Facts) -> None:
        self.turn = facts["seat"]

    def passed(self, facts: Facts) -> None:
        assert facts["seat"] == self.turn

    def token_drawn(self, facts: Facts) -> None:
        self.drawn = facts["seat"]

    def token_drawn_is(self, facts: Facts) -> None:
        assert self.drawn == facts["seat"]
        self.drawn = None
        self.moves(facts["seat"], facts["token"], "bags", "hands")

    def bag_empty(self, facts: Facts) -> None:
        assert not self.truth["bags"][facts["seat"]]

    def draw_skipped(self, facts: Facts) -> None:
        assert facts["seat"] == self.turn
        assert self.options["centurions"]

    # --- placing and closing ----------------------------------------------------------------------------------------------

    def token_placed(self, facts: Facts) -> None:
        seat, token, border = facts["seat"], facts["token"], facts["border"]
        assert sorted(facts["values"], reverse=True) == values_of(token)
        if self.chosen:
            assert (seat, facts["values"][ENDS[border].index(self.chosen["province"])]) == (
                self.robot,
                self.chosen["value"],
            )
            self.truth["solo"]["line"].remove(token)
            self.chosen = {}
        self.lays(seat, token, border, facts["values"], False)

    def lays(self, seat: str, token: str, border: str, values: list[int], facedown: bool) -> None:
        """A token comes from behind the screen, or from the line, to a free space."""
        assert self.truth["borders"][border] is None
        self.truth["hands"][seat].remove(token)
        lying = {"seat": seat, "token": token, "values": values, "facedown": facedown, "marker": None}
        self.truth["borders"][border] = lying

    def token_hidden(self, facts: Facts) -> None:
        self.hides = facts

    def token_hidden_is(self, facts: Facts) -> None:
        assert self.hides == {"seat": facts["seat"], "border": facts["border"]}
        self.lays(facts["seat"], facts["token"], facts["border"], [0, 0], True)

    def supply_drawn(self, facts: Facts) -> None:
        assert facts["seat"] == self.hides["seat"]
        self.supply.remove(facts["bonus"])

    def supply_empty(self, facts: Facts) -> None:
        assert facts["seat"] == self.hides["seat"]
        assert self.supply == []

    def order_chosen(self, facts: Facts) -> None:
        assert (facts["seat"], self.truth["provinces"][facts["province"]]["closed"]) == (self.turn, False)

    def province_closed(self, facts: Facts) -> None:
        assert all(self.truth["borders"][border] for border in SPACES[facts["province"]])
        assert not self.truth["provinces"][facts["province"]]["closed"]
        self.truth["provinces"][facts["province"]]["closed"] = True

    def bonus_taken(self, facts: Facts) -> None:
        assert self.truth["bonuses"][facts["province"]] == facts["bonus"]
        self.truth["bonuses"][facts["province"]] = None

    def province_won(self, facts: Facts) -> None:
        province = facts["province"]
        assert {seat: facts[seat] for seat in SEATS} == {seat: strength(self.truth, seat, province) for seat in SEATS}
        self.truth["provinces"][province]["control"] = facts["seat"]
        self.marks(facts["seat"])

    def province_tied(self, facts: Facts) -> None:
        assert {facts["each"]} == {strength(self.truth, seat, facts["province"]) for seat in SEATS}

    def italia_second(self, facts: Facts) -> None:
        assert self.truth["provinces"]["italia"]["control"] == facts["seat"]
        self.marks(facts["seat"])

    def border_marked(self, facts: Facts) -> None:
        assert self.truth["borders"][facts["border"]]["marker"] is None
        self.truth["borders"][facts["border"]]["marker"] = facts["seat"]
        self.marks(facts["seat"])

    # --- bonuses ----------------------------------------------------------------------------------------------------------

    def tactics(self, facts: Facts) -> None:
        assert facts["seat"] == self.turn

    wealth = tactics

    def might_lost(self, facts: Facts) -> None:
        victim = other(facts["seat"])
        held = self.truth["provinces"].values()
        assert not any(one["control"] == victim and not one["flipped"] for one in held)
        lying = (one for one in self.truth["borders"].values() if one and one["seat"] == victim)
        assert all(one["facedown"] or one["marker"] for one in lying)

    def token_turned(self, facts: Facts) -> None:
        lying = self.truth["borders"][facts["border"]]
        assert (lying["seat"], lying["token"], lying["facedown"]) == (other(facts["seat"]), facts["token"], False)
        lying.update(facedown=True, values=[0, 0])

    def marker_turned(self, facts: Facts) -> None:
        province = self.truth["provinces"][facts["province"]]
        assert (province["control"], province["flipped"]) == (other(facts["seat"]), False)
        province["flipped"] = True

    def senate(self, facts: Facts) -> None:
        self.truth["senate"][facts["seat"]] += 1
        assert facts["count"] == self.truth["senate"][facts["seat"]]
        self.under_senate = facts["count"] if facts["won"] else 0

    def senate_marker(self, facts: Facts) -> None:
        self.under_senate -= 1
        assert self.under_senate >= 0
        self.marks(facts["seat"])

    def poisoned(self, facts: Facts) -> None:
        self.moves(facts["seat"], facts["token"], "hands", "bags")
        if self.options["solo"] and facts["seat"] == self.robot:
            self.truth["solo"]["line"].remove(facts["token"])

    def poison_lost(self, facts: Facts) -> None:
        assert self.truth["hands"][facts["seat"]] == []

    def centurion_taken(self, facts: Facts) -> None:
        assert facts["seat"] == self.turn
        self.moves(facts["seat"], facts["token"], "centurions", "hands")

    def centurion_lost(self, facts: Facts) -> None:
        assert self.truth["centurions"][facts["seat"]] == []

    # --- Auto-Crassus -----------------------------------------------------------------------------------------------------

    def tile_drawn(self, facts: Facts) -> None:
        assert facts["seat"] == self.robot
        self.truth["solo"]["tiles"].remove(facts["tile"])

    def tiles_shuffled(self, facts: Facts) -> None:
        assert (facts["seat"], self.truth["solo"]["tiles"]) == (self.robot, [])
        self.truth["solo"]["tiles"] = self.deck()

    def line_drawn(self, facts: Facts) -> None:
        seat, token = facts["seat"], facts["token"]
        self.moves(seat, token, "bags" if token in self.truth["bags"][seat] else "centurions", "hands")
        self.truth["solo"]["line"].append(token)

    def line_discarded(self, facts: Facts) -> None:
        assert facts["token"] == self.truth["solo"]["line"].pop(0)
        self.moves(facts["seat"], facts["token"], "hands", "bags")

    def auto_choice(self, facts: Facts) -> None:
        assert facts["seat"] == self.robot
        self.chosen = facts

    def auto_nothing(self, facts: Facts) -> None:
        assert facts["seat"] == self.robot

    def gift_withheld(self, facts: Facts) -> None:
        assert facts["person"] == other(self.robot)

    def bonus_aside(self, facts: Facts) -> None:
        assert facts["seat"] == self.robot
        assert facts["bonus"] not in ("senate", "poison")

    def marker_removed(self, facts: Facts) -> None:
        self.marks(facts["seat"])
        assert (facts["seat"], facts["count"]) == (self.robot, self.truth["placed"][self.robot])

    def game_ended(self, facts: Facts) -> None:
        self.result = facts


def all_tokens(truth: Facts, seat: str, is_centurion: bool) -> list[str]:
    """All tokens of a seat that are in the match, or all its centurions."""
    lying = [one["token"] for one in truth["borders"].values() if one and one["seat"] == seat]
    tokens = [*truth["hands"][seat], *truth["bags"][seat], *truth["centurions"][seat], *lying]
    return sorted(token for token in tokens if token.startswith("centurion") == is_centurion)
