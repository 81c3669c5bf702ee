"""One who hears all that is told of a match of RUBICO, every secret included, and sees nothing: his page is the truth.

An event that is not told, or names another seat, card, place or number, leaves his page wrong from there on.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from reference.rubico_tables import road_of
from triumvirate.core.events import Event

Facts = dict[str, Any]
HIDDEN = {"role_dealt", "power_dealt", "senators_met", "card_dealt", "row_swapped", "card_seen", "power_passed"}


class Scribe:
    """Rows, words, powers, the march and the Senate as the events tell them."""

    def __init__(self, options: Facts) -> None:
        track, players = options["track"], options["players"]
        self.road = road_of(track, players)
        self.seats = [f"p{number}" for number in range(1, players + 1)]
        self.meets = players in (5, 7)
        self.peeks, self.sets_aside = (options["minerva_mode"] == way for way in ("peek_only", "set_aside"))
        self.roles: dict[str, str] = {}
        self.powers: dict[str, str | None] = dict.fromkeys(self.seats)
        self.met: dict[str, list[str]] = {}
        self.centurion = ""
        self.round, self.quota, self.box = 0, 0, "gallia"
        self.shown: list[str] = []
        self.tucked, self.turned = 0, 0
        self.used: list[Facts] = []
        self.counted: Facts = {}
        self.due: str | None = None
        self.ending: tuple[str | None, str] = (None, "running")
        self.clear_round()

    def clear_round(self) -> None:
        """Nothing lies on the table."""
        self.phase = "arrange"
        self.rows: dict[str, list[Facts]] = {seat: [] for seat in self.seats}
        self.words: dict[str, Facts | None] = dict.fromkeys(self.seats)
        self.locked: set[str] = set()
        self.talked: set[str] = set()
        self.taken: list[Facts] = []  # a card in somebody's hand, until it is put down
        self.taker: str | None = None
        self.leaving: Facts | None = None  # a chosen card that was taken, until it is said to leave the choice
        self.aside: list[Facts] = []
        self.silenced = self.helped = False
        self.revealed: list[str | None] = []
        self.added, self.dropped = 0, 0

    def hear(self, events: Iterable[Event]) -> None:
        """Write down what an action told, in its order, and that secrets were told to their owners alone."""
        for event in events:
            assert event.audience == ((event.facts["seat"],) if event.kind in HIDDEN else None), event
            getattr(self, event.kind)(event.facts)
        assert self.due in (None, self.box), "Caesar has not come to where he was said to go"
        assert self.leaving is None, "a chosen card was taken and nothing said of the choice"
        self.due = None

    def agrees_with(self, truth: Facts) -> None:
        """The page and the truth say the same."""
        assert self.rows == truth["rows"]
        same = ("roles", "powers", "centurion", "round", "quota", "words", "phase")
        assert {name: getattr(self, name) for name in same} == {name: truth[name] for name in same}
        assert (self.locked, self.talked) == (set(truth["locked"]), set(truth["talked"]))
        assert self.road.index(self.box) == truth["position"]
        assert (self.shown, self.tucked) == (truth["senate"]["shown"], truth["senate"]["tucked"])
        assert {use["power"]: use for use in self.used} == {use["power"]: use for use in truth["used"]}
        assert (self.silenced, self.helped) == (truth["vesta"], truth["juno"])
        held = truth["holding"]
        assert (self.taker, [card["face"] for card in self.taken]) == (
            (held["seat"], [held["face"]]) if held else (None, [])
        )
        assert [card["face"] for card in self.aside] == [card["face"] for card in truth["aside"]]
        assert (truth["winner"], truth["ended_by"]) == self.ending
        assert self.met == {seat: self.senators() for seat in self.senators() if self.meets}
        if self.counted:
            assert self.counted.items() <= truth["history"][-1].items()

    def senators(self) -> list[str]:
        return [seat for seat in self.seats if self.roles[seat] == "senate"]

    def card(self, facts: Facts) -> Facts:
        """The card that an event names by its row and place."""
        return self.rows[facts["from"]][facts["place"] - 1]

    # --- before the first round, and the beginning of each ----------------------------------------------------------------

    def role_dealt(self, facts: Facts) -> None:
        self.roles[facts["seat"]] = facts["role"]

    def power_dealt(self, facts: Facts) -> None:
        self.powers[facts["seat"]] = facts["power"]

    def senators_met(self, facts: Facts) -> None:
        self.met[facts["seat"]] = facts["senators"]

    def set_up(self, facts: Facts) -> None:
        self.centurion = facts["centurion"]

    def round_began(self, facts: Facts) -> None:
        self.round += 1
        self.quota = facts["cards"]
        assert (facts["round"], facts["centurion"]) == (self.round, self.centurion)

    def card_dealt(self, facts: Facts) -> None:
        row = self.rows[facts["seat"]]
        card = {"face": facts["face"], "said": None, "said_first": None, "covered": False, "picked": False}
        row.append({**card, "known_by": [facts["seat"]]})
        assert len(row) == facts["place"]

    # --- rows and talk ----------------------------------------------------------------------------------------------------

    def row_swapped(self, facts: Facts) -> None:
        row, one, other = self.rows[facts["seat"]], facts["place"] - 1, facts["other"] - 1
        row[one], row[other] = row[other], row[one]

    def row_locked(self, facts: Facts) -> None:
        self.locked.add(facts["seat"])

    def rows_published(self, facts: Facts) -> None:
        assert self.locked == {*self.seats} - {self.centurion}
        self.phase = "talk"

    def card_claimed(self, facts: Facts) -> None:
        card = self.rows[facts["seat"]][facts["place"] - 1]
        assert card["said"] is None
        card["said"] = facts["saying"]

    def claim_corrected(self, facts: Facts) -> None:
        card = self.rows[facts["seat"]][facts["place"] - 1]
        assert (card["said"], card["said_first"]) == (facts["before"], None)
        card.update(said=facts["saying"], said_first=facts["before"])

    def word_given(self, facts: Facts) -> None:
        assert self.words[facts["seat"]] is None
        self.words[facts["seat"]] = {"word": facts["word"], "about": facts["about"]}

    def talk_ended(self, facts: Facts) -> None:
        self.talked.add(facts["seat"])

    def choice_began(self, facts: Facts) -> None:
        assert facts == {"seat": self.centurion, "cards": self.quota}
        self.phase = "choice"

    # --- the choice and the powers ----------------------------------------------------------------------------------------

    def card_picked(self, facts: Facts) -> None:
        assert (facts["seat"], self.card(facts)["picked"]) == (self.centurion, False)
        self.card(facts)["picked"] = True

    def card_unpicked(self, facts: Facts) -> None:
        assert facts["seat"] == self.centurion
        self.selection_lost(facts)

    def selection_lost(self, facts: Facts) -> None:
        if self.leaving is not None:
            assert facts == self.leaving, "the chosen card that was taken leaves the choice at once"
            self.leaving = None
            return
        assert self.card(facts)["picked"]
        self.card(facts)["picked"] = False

    def choice_confirmed(self, facts: Facts) -> None:
        assert facts == {"seat": self.centurion, "cards": self.picked()}
        self.phase = "powers"

    def picked(self) -> int:
        return sum(card["picked"] for row in self.rows.values() for card in row)

    def power_used(self, facts: Facts) -> None:
        assert self.powers[facts["seat"]] == facts["power"]
        self.powers[facts["seat"]] = None
        self.used.append({**facts, "round": self.round})
        self.silenced |= facts["power"] == "vesta"
        self.helped |= facts["power"] == "juno"

    def power_passed(self, facts: Facts) -> None:
        assert self.powers[facts["seat"]]

    def card_taken(self, facts: Facts) -> None:
        assert self.powers[facts["seat"]] is None, "a card is taken by a power that was told before"
        card = self.rows[facts["from"]].pop(facts["place"] - 1)
        if card["picked"]:
            card["picked"], self.leaving = False, {"from": facts["from"], "place": facts["place"]}
        if self.sets_aside:
            self.aside.append(card)
        else:
            self.taken, self.taker = [card], facts["seat"]

    def card_seen(self, facts: Facts) -> None:
        [card] = self.taken or [self.card(facts)]
        assert card["face"] == facts["face"]
        card["known_by"] = sorted({*card["known_by"], facts["seat"]})

    def card_put(self, facts: Facts) -> None:
        assert self.taker == facts["seat"]
        card = self.taken.pop()
        self.rows[facts["seat"]].insert(
            facts["place"] - 1, {**card, "said": None, "said_first": None, "covered": False}
        )
        self.taker = None

    def card_covered(self, facts: Facts) -> None:
        self.rows[facts["seat"]][facts["place"] - 1]["covered"] = True

    # --- the reveal, the march and the Senate -----------------------------------------------------------------------------

    def extra_added(self, facts: Facts) -> None:
        self.added += 1

    def card_discarded(self, facts: Facts) -> None:
        self.dropped += 1

    def card_revealed(self, facts: Facts) -> None:
        assert facts["counts_as"] in ({facts["face"], None} if facts["face"] != "janus" else {*self.revealed, None})
        self.revealed.append(facts["counts_as"])

    def reveal_counted(self, facts: Facts) -> None:
        active = [] if self.silenced else self.shown[self.tucked :]
        assert (self.added, self.dropped) == (active.count("extra"), active.count("discard"))
        assert len(self.revealed) == self.picked() + self.added - self.dropped
        count = Counter(self.revealed)
        count["red"] += active.count("red_1") + active.count("red_2") + 2 * self.helped
        count["blue"] += active.count("blue")
        count["pompey"] += self.helped and not self.silenced
        assert facts == {face: count[face] for face in ("red", "blue", "pompey")}
        self.counted = facts

    def caesar_advanced(self, facts: Facts) -> None:
        assert facts["difference"] == self.counted["red"] - self.counted["blue"]
        self.due = self.road[self.road.index(self.box) + facts["steps"]]

    def marker_moved(self, facts: Facts) -> None:
        assert facts["start"] == self.box != facts["end"]
        self.box = facts["end"]

    def senate_turned(self, facts: Facts) -> None:
        self.shown.append(facts["card"])
        self.turned += 1
        assert facts["position"] == len(self.shown)

    def round_ended(self, facts: Facts) -> None:
        assert facts["round"] == self.round
        self.tucked, self.turned = len(self.shown) - self.turned, 0
        self.centurion = self.seats[(self.seats.index(self.centurion) + 1) % len(self.seats)]
        self.clear_round()

    def game_ended(self, facts: Facts) -> None:
        self.ending, self.phase = (facts["winner"], facts["reason"]), "over"
