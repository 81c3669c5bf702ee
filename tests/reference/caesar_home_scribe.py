"""The scribe of CAESAR! with home-made bonuses: what each of their effects did, to whom, and that none was left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from reference.board import other
from reference.caesar_scribe import HIDDEN, Facts, Scribe
from triumvirate.core.events import Event

# Events by the effect that they tell of: those that name whom it was done to, and those that name who did it.
DONE_TO = {
    "own_skips": "skip_draw",
    "own_marker": "marker",
    "own_senate": "senate",
    "own_token_lost": "lose_token",
    "own_taken_back": "take_back",
    "own_marked": "mark_border",
    "own_barred": "bar_space",
    "own_claimed": "claim",
}
DONE_BY = {
    "own_again": "again",
    "own_senate_taken": "take_senate",
    "own_looked": "look",
    "own_turned": "turn_token",
    "own_turned_around": "turn_around",
    "own_marker_turned": "turn_marker",
    "own_marker_raised": "raise_marker",
    "own_returned": "return_token",
    "own_centurion": "centurion",
}
ENDS_ONE = ("own_began", "turn_began", "tile_drawn", "auto_choice")
UNTOLD = {"draw", "return_token", "centurion"}  # told as any draw, discard or token of the line


class HomeScribe(Scribe):
    """Writes down what home-made bonuses tell as well."""

    def __init__(self, options: Facts, truth: Facts) -> None:
        super().__init__(options, truth)
        own = options["variant"]["own"]
        self.effects = {f"own{number}": bonus["effects"] for number, bonus in enumerate(own, 1)}
        self.bonus, self.taker = "", ""
        self.told: Counter[str] = Counter()
        self.declined: set[str] = set()
        self.whole = 0  # bonuses of which every effect was looked for

    def deck(self) -> list[str]:
        deck = self.options["variant"]["decks"][self.options["solo"]]
        return [letter for letter, count in sorted(deck.items()) for _ in range(count)]

    def hear(self, events: Iterable[Event]) -> None:
        for event in events:
            if event.kind in ENDS_ONE:
                self.look_back()
            self.note(event.kind, event.facts)
            hidden = event.kind in HIDDEN or event.kind in ("own_looked", "own_returned_is")
            assert event.audience == ((event.facts["seat"],) if hidden else None), event
            getattr(self, event.kind)(event.facts)

    def note(self, kind: str, facts: Facts) -> None:
        """An effect of the bonus in progress, done to whom it says."""
        do = {**DONE_TO, **DONE_BY}.get(kind)
        if do is None:
            return
        meant = {effect["on"] for effect in self.effects[self.bonus] if effect["do"] == do}
        if kind in DONE_BY:
            assert meant, (kind, self.bonus)
            assert facts["seat"] == self.taker
        elif "owner" not in meant:
            assert facts["seat"] in {self.taker if on == "me" else other(self.taker) for on in meant}
        self.told[do] += 1

    def look_back(self) -> None:
        """A bonus whose effects all come at once, whatever stands, has told of every one of them as often as it says."""
        effects, self.bonus = self.effects.get(self.bonus, []), ""
        if len({effect["when"] for effect in effects}) == 1 and self.result is None:
            for do in {effect["do"] for effect in effects} - UNTOLD - self.declined:
                alike = [effect for effect in effects if effect["do"] == do]
                if all(effect["if"] == "always" for effect in alike):
                    assert self.told[do] == sum(effect["count"] for effect in alike), (do, self.told)
                    self.whole += 1
        self.told, self.declined = Counter(), set()

    # --- the events -------------------------------------------------------------------------------------------------------

    def own_began(self, facts: Facts) -> None:
        self.bonus, self.taker = facts["bonus"], facts["seat"]

    def own_lost(self, facts: Facts) -> None:
        assert facts["seat"] == self.taker
        self.told[facts["effect"]] += 1

    def own_declined(self, facts: Facts) -> None:
        assert any(effect["optional"] and effect["do"] == facts["effect"] for effect in self.effects[self.bonus])
        self.declined.add(facts["effect"])

    def nothing(self, facts: Facts) -> None:
        """It is enough that it was told."""

    own_again = own_skips = own_barred = own_returned = draw_skipped = nothing

    def own_marker(self, facts: Facts) -> None:
        self.marks(facts["seat"])

    def own_senate(self, facts: Facts) -> None:
        self.truth["senate"][facts["seat"]] += 1
        assert facts["count"] == self.truth["senate"][facts["seat"]]

    def own_senate_taken(self, facts: Facts) -> None:
        self.truth["senate"][other(facts["seat"])] -= 1
        self.own_senate(facts)

    def own_token_lost(self, facts: Facts) -> None:
        self.poisoned(facts)

    def own_looked(self, facts: Facts) -> None:
        assert facts["tokens"] == self.truth["hands"][other(facts["seat"])]

    def own_turned(self, facts: Facts) -> None:
        lying = self.truth["borders"][facts["border"]]
        assert (lying["token"], lying["facedown"]) == (facts["token"], False)
        lying.update(facedown=True, values=[0, 0])

    def own_turned_around(self, facts: Facts) -> None:
        lying = self.truth["borders"][facts["border"]]
        assert (lying["token"], lying["facedown"]) == (facts["token"], False)
        lying["values"] = lying["values"][::-1]

    def own_taken_back(self, facts: Facts) -> None:
        lying = self.truth["borders"][facts["border"]]
        assert (lying["seat"], lying["token"]) == (facts["seat"], facts["token"])
        self.truth["borders"][facts["border"]] = None
        self.truth["hands"][facts["seat"]].append(facts["token"])
        self.moves(facts["seat"], facts["token"], "hands", "bags")

    def own_marked(self, facts: Facts) -> None:
        self.border_marked(facts)

    def own_marker_turned(self, facts: Facts) -> None:
        assert not self.truth["provinces"][facts["province"]]["flipped"]
        self.truth["provinces"][facts["province"]]["flipped"] = True

    def own_marker_raised(self, facts: Facts) -> None:
        assert self.truth["provinces"][facts["province"]]["flipped"]
        self.truth["provinces"][facts["province"]]["flipped"] = False

    def own_claimed(self, facts: Facts) -> None:
        province = self.truth["provinces"][facts["province"]]
        assert (province["closed"], province["control"]) == (True, None)
        province["control"] = facts["seat"]
        self.marks(facts["seat"])

    def own_returned_is(self, facts: Facts) -> None:
        self.moves(facts["seat"], facts["token"], "hands", "bags")

    def own_centurion(self, facts: Facts) -> None:
        self.moves(facts["seat"], facts["token"], "centurions", "hands")
