"""A second, slow model of a whole match of RUBICO, written from the rules text: a dict like the truth, changed by texts.

It knows the tables of the book by itself and asks the engine for nothing but what chance said.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from reference.rubico_tables import (
    CARDS_EACH,
    CHECKPOINTS,
    DECKS,
    FACES,
    LEGIONS,
    POMPEY_FIRST_DECK,
    POWERS,
    SENATE_ROW,
    road_of,
)

FIRST_WINDOW = {"minerva", "cibelis", "venus", "eris", "fortuna", "vesta", "juno"}
SECOND_WINDOW = {"fortuna", "roma", "vesta", "juno"}
SAYINGS = ("red", "blue", "janus", "pompey", "?")
Card = dict[str, Any]


class Rubico:
    """Knows what the truth must be after each action, given what chance said."""

    def __init__(self, options: dict[str, Any], outcomes: Any) -> None:
        self.options = options
        self.count = options["players"]
        self.seats = [f"p{number}" for number in range(1, self.count + 1)]
        self.road = road_of(options["track"], self.count)
        self.legions = LEGIONS[options["senate_set"]]
        deck = POMPEY_FIRST_DECK if options["four_deck"] == "pompey_first" and self.count == 4 else DECKS[self.count]
        self.deck = dict(zip(FACES, deck, strict=True))
        self.outcomes = list(outcomes)
        self.phase, self.winner, self.ended_by = "arrange", None, "running"
        self.round, self.position, self.reached = 0, 0, 0
        self.shown: list[str] = []
        self.tucked = 0
        self.used: list[dict[str, Any]] = []
        self.roles = {seat: self.take("role") for seat in self.seats}
        self.powers = {seat: self.take("power") if self.count > 3 else None for seat in self.seats}
        by_custom = self.options.get("first_centurion") == "first_seat"
        self.centurion = self.seats[0] if by_custom else self.take("centurion")
        self.begin_round()
        assert not self.outcomes

    # --- chance and small questions -----------------------------------------------------------------------------------

    def take(self, name: str) -> Any:
        """The next chance outcome, which must be of this kind."""
        outcome = self.outcomes.pop(0)
        assert list(outcome) == [name], (outcome, name)
        return outcome[name]

    @property
    def owners(self) -> list[str]:
        """Everybody but the Centurion has a row."""
        return [seat for seat in self.seats if seat != self.centurion]

    def holders(self) -> list[str]:
        """Those who are asked in a window, whether their power is of use now or not."""
        return [seat for seat in self.owners if self.powers[seat] and seat not in self.passed]

    def next_checkpoint(self) -> int:
        return next(place for place, box in enumerate(self.road) if place > self.position and box in CHECKPOINTS)

    def picked(self) -> int:
        return sum(card["picked"] for row in self.rows.values() for card in row)

    def is_complete(self) -> bool:
        """Exactly as many as the way asks for, or all that can be taken where powers leave fewer."""
        capacity = sum(min(2, sum(not card["covered"] for card in row)) for row in self.rows.values())
        return self.picked() == min(self.quota, capacity)

    # --- who decides, and what ------------------------------------------------------------------------------------------

    def deciders(self) -> list[str]:
        if self.winner:
            return []
        if self.holding:
            return [self.holding["seat"]]
        if self.phase == "arrange":
            return [seat for seat in self.owners if seat not in self.locked]
        if self.phase == "talk":
            return [seat for seat in self.owners if seat not in self.talked]
        asked = self.holders()
        if self.phase == "choice" and not (self.is_complete() and asked):
            asked.append(self.centurion)
        return sorted(asked)

    def legal(self, seat: str) -> set[str]:
        if self.holding:
            return {f"put {place}" for place in range(1, len(self.rows[seat]) + 2)}
        if self.phase == "arrange":
            places = range(1, len(self.rows[seat]) + 1)
            return {f"swap {left} {right}" for left, right in combinations(places, 2)} | {"lock"}
        if self.phase == "talk":
            return self.things_to_say(seat) | self.uses(seat, FIRST_WINDOW)
        if seat == self.centurion:
            return self.choices()
        return {"pass"} | self.uses(seat, FIRST_WINDOW if self.phase == "choice" else SECOND_WINDOW)

    def things_to_say(self, seat: str) -> set[str]:
        said = {"done"}
        for place, card in enumerate(self.rows[seat], 1):
            if card["said"] is None or (self.options["corrections"] and card["said_first"] is None):
                said |= {f"claim {place} {saying}" for saying in SAYINGS if saying != card["said"]}
        if self.words[seat] is None:
            others = [other for other in self.seats if other != seat]
            said |= {f"{word} {other}" for word in ("trust", "accuse", "promise") for other in others}
        return said

    def choices(self) -> set[str]:
        found = {"confirm"} if self.is_complete() else set()
        for seat, row in self.rows.items():
            taken = sum(card["picked"] for card in row)
            for place, card in enumerate(row, 1):
                if card["picked"]:
                    found.add(f"unpick {seat} {place}")
                elif not card["covered"] and taken < 2 and self.picked() < self.quota:
                    found.add(f"pick {seat} {place}")
        return found

    def uses(self, seat: str, window: set[str]) -> set[str]:
        power = self.powers[seat]
        if power not in window:
            return set()
        if power in ("vesta", "juno"):
            return {f"use {power}"}
        if power == "fortuna":
            return {"use fortuna forward"} | ({"use fortuna back"} if self.position > 0 else set())
        if power in ("venus", "eris"):
            return {f"use {power} {place}" for place in range(1, len(self.rows[seat]) + 1)}
        found = set()
        for other, row in self.rows.items():
            for place, card in enumerate(row, 1):
                safe = card["covered"] and self.options["covers"] == "everybody"
                if other != seat and not (card["picked"] if power == "roma" else safe):
                    found.add(f"use {power} {other} {place}")
        return found

    # --- actions --------------------------------------------------------------------------------------------------------

    def act(self, seat: str, text: str, outcomes: Any) -> None:
        self.outcomes = list(outcomes)
        verb, *words = text.split()
        if verb in ("trust", "accuse", "promise"):
            self.words[seat] = {"word": verb, "about": words[0]}
        else:
            getattr(self, f"do_{verb}")(seat, *words)
        if self.phase == "powers" and not self.holding and not self.holders() and not self.winner:
            self.reveal()
        assert not self.outcomes, self.outcomes

    def do_swap(self, seat: str, left: str, right: str) -> None:
        row, one, other = self.rows[seat], int(left) - 1, int(right) - 1
        row[one], row[other] = row[other], row[one]

    def do_lock(self, seat: str) -> None:
        self.locked.add(seat)
        if self.locked == set(self.owners):
            self.phase = "talk"

    def do_claim(self, seat: str, place: str, saying: str) -> None:
        card = self.rows[seat][int(place) - 1]
        card["said_first"], card["said"] = card["said"], saying

    def do_done(self, seat: str) -> None:
        self.talked.add(seat)
        if self.talked == set(self.owners):
            self.phase = "choice"

    def do_pick(self, seat: str, other: str, place: str) -> None:
        self.rows[other][int(place) - 1]["picked"] = True
        if self.is_complete():
            self.passed.clear()

    def do_unpick(self, seat: str, other: str, place: str) -> None:
        self.rows[other][int(place) - 1]["picked"] = False

    def do_confirm(self, seat: str) -> None:
        self.phase = "powers"
        self.passed.clear()

    def do_pass(self, seat: str) -> None:
        self.passed.add(seat)

    def do_put(self, seat: str, place: str) -> None:
        assert self.holding
        card = new_card(self.holding["face"], self.holding["known_by"])
        self.rows[seat].insert(int(place) - 1, card)
        self.holding = None

    def do_use(self, seat: str, power: str, *target: str) -> None:
        assert self.powers[seat] == power
        self.powers[seat] = None
        self.passed.clear()
        self.used.append({"power": power, "seat": seat, "round": self.round, "target": " ".join(target)})
        if power in ("vesta", "juno"):
            self.at_work.add(power)
        elif power == "fortuna":
            self.move_to(self.position + (1 if target[0] == "forward" else -1))
            if self.position == len(self.road) - 1:
                self.end("caesar", "fortuna")
        elif power in ("venus", "eris"):
            self.rows[seat][int(target[0]) - 1].update(covered=True, picked=False)
        elif power == "roma":
            self.look(seat, self.rows[target[0]][int(target[1]) - 1])
        else:
            self.take_card(seat, target[0], int(target[1]) - 1)

    def look(self, seat: str, card: Card) -> None:
        card["known_by"] = sorted({*card["known_by"], seat})

    def take_card(self, seat: str, other: str, place: int) -> None:
        if self.options["minerva_mode"] == "peek_only":
            self.look(seat, self.rows[other][place])
            return
        card = self.rows[other].pop(place)
        if self.options["minerva_mode"] == "set_aside":
            self.aside.append({"face": card["face"], "known_by": card["known_by"]})
        else:
            self.look(seat, card)
            self.holding = {"seat": seat, "face": card["face"], "known_by": card["known_by"]}

    # --- the reveal and what follows --------------------------------------------------------------------------------------

    def reveal(self) -> None:
        """Additional card, shuffle, discard, then one by one; virtual cards are counted and never lie in the pile."""
        active = [] if "vesta" in self.at_work else self.shown[self.tucked :]
        pile = Counter(card["face"] for row in self.rows.values() for card in row if card["picked"])
        if "extra" in active:
            face = self.take("extra")
            assert self.stock[face]
            self.stock[face] -= 1
            pile[face] += 1
        if "discard" in active:
            pile[self.take("discard")] -= 1
        counted: Counter[str] = Counter()
        before = None
        while sum(pile.values()):
            face = self.take("reveal")
            assert pile[face] > 0
            pile[face] -= 1
            if face != "janus":
                before = face
            elif "vesta" in self.at_work:
                continue
            if before:
                counted[before] += 1
        counted["red"] += active.count("red_1") + active.count("red_2") + 2 * ("juno" in self.at_work)
        counted["blue"] += active.count("blue")
        counted["pompey"] += "juno" in self.at_work
        if "vesta" in self.at_work:
            counted["pompey"] = 0
        self.march(counted)

    def march(self, counted: Counter[str]) -> None:
        start, steps = self.position, counted["red"] - counted["blue"]
        if steps > 0:
            self.move_to(min(self.position + steps, self.next_checkpoint()))
        elif steps < 0 and self.options["backward"] and self.position > self.reached:
            self.move_to(max(self.position + steps, self.reached))
        self.last = {"centurion": self.centurion, "quota": self.quota, "from": start, "to": self.position}
        self.last |= {name: counted[name] for name in ("red", "blue", "pompey")}
        if self.position == len(self.road) - 1:
            self.end("caesar", "rome")
            return
        seen = len(self.shown)
        enough = 1 if self.count == 3 else 2
        full = counted["blue"] // enough
        self.turn_senate(counted["pompey"] + (full if self.options["blue_reveals"] == "per_pair" else min(full, 1)))
        self.last["turned"] = len(self.shown) - seen
        if not self.winner:
            self.tucked = seen
            self.centurion = self.seats[(self.seats.index(self.centurion) + 1) % self.count]
            self.begin_round()

    def turn_senate(self, cards: int) -> None:
        for _ in range(cards):
            if len(self.shown) == len(SENATE_ROW):
                return
            self.shown.append("empty" if not self.shown else self.take("senate"))
            for legion in ("I", "XV"):
                if sum(legion in self.legions[card] for card in self.shown) == 4:
                    self.end("senate", "legion")
                    return

    def move_to(self, place: int) -> None:
        self.position = place
        if self.road[place] in CHECKPOINTS:
            self.reached = max(self.reached, place)

    def end(self, winner: str, reason: str) -> None:
        self.winner, self.ended_by, self.phase = winner, reason, "over"

    def begin_round(self) -> None:
        """Everything is shuffled together; everybody but the Centurion draws."""
        self.round += 1
        self.phase = "arrange"
        self.quota = self.next_checkpoint() - self.position + 2
        self.locked: set[str] = set()
        self.talked: set[str] = set()
        self.passed: set[str] = set()
        self.at_work: set[str] = set()
        self.words: dict[str, Any] = dict.fromkeys(self.seats)
        self.holding: dict[str, Any] | None = None
        self.aside: list[dict[str, Any]] = []
        self.stock = dict(self.deck)
        self.rows: dict[str, list[Card]] = {seat: [] for seat in self.seats}
        for seat in self.owners:
            for _ in range(CARDS_EACH[self.count]):
                face = self.take("deal")
                self.stock[face] -= 1
                assert self.stock[face] >= 0
                self.rows[seat].append(new_card(face, [seat]))

    # --- to compare -----------------------------------------------------------------------------------------------------

    def truth(self) -> dict[str, Any]:
        """As the engine tells it; the memory of past rounds is another matter."""
        left = Counter(SENATE_ROW) - Counter(self.shown)
        return {
            "phase": self.phase,
            "round": self.round,
            "centurion": self.centurion,
            "quota": self.quota,
            "position": self.position,
            "reached": self.reached,
            "roles": self.roles,
            "powers": self.powers,
            "senate": {
                "shown": self.shown,
                "tucked": self.tucked,
                "left": [card for card in dict.fromkeys(SENATE_ROW) for _ in range(left[card])],
            },
            "stock": self.stock,
            "rows": self.rows,
            "words": self.words,
            "locked": sorted(self.locked),
            "talked": sorted(self.talked),
            "passed": sorted(self.passed),
            "vesta": "vesta" in self.at_work,
            "juno": "juno" in self.at_work,
            "holding": self.holding,
            "aside": self.aside,
            "used": sorted(self.used, key=lambda use: POWERS.index(use["power"])),
            "winner": self.winner,
            "ended_by": self.ended_by,
        }


def new_card(face: str, known_by: list[str]) -> Card:
    """A card as it comes into a row: nobody has said anything of it there."""
    card: Card = {"face": face, "said": None, "covered": False, "picked": False, "known_by": known_by}
    return {**card, "said_first": None}
