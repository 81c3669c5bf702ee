"""The legate of RUBICO: weighs every way the roles can lie, imagines the deal, and reckons Caesar's chance of each choice.

It speaks to be believed. One of Caesar's tells the truth, except to a Centurion who is surely a senator. A senator lies
while believed and tells the truth once nobody believes it, because then the truth misleads. Temperaments differ in how
early they strike and how much they talk; they are drawn from what never changes in a game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from triumvirate.bots.contract import Bot, Choice
from triumvirate.bots.reasons import Why, why
from triumvirate.bots.rubico_beliefs import beliefs_of
from triumvirate.bots.rubico_legate_powers import power_choice
from triumvirate.bots.rubico_powers import put_place
from triumvirate.bots.rubico_suspicion import WORTH
from triumvirate.bots.rubico_worlds import Cell, Worlds
from triumvirate.core.view import LegalAction, View

SWAPPED = {"red": "blue", "blue": "red", "pompey": "red", "janus": "janus"}


@dataclass(frozen=True)
class Temperament:
    """How a legate is, in one game: its doubt of a Centurion before it misleads, its boldness, its love of talk."""

    name: str
    sure: float  # of a Centurion being a senator, before one of Caesar's misleads him
    disbelieved: float  # how far the table may doubt a senator who still lies
    boldness: float  # how often a senator who is Centurion strikes at once
    talk: float
    promises: float


TEMPERAMENTS = (
    Temperament("cautious", 0.85, 0.55, 0.85, 0.35, 0.2),
    Temperament("bold", 0.7, 0.7, 1.0, 0.75, 0.1),
    Temperament("patient", 0.8, 0.6, 0.9, 0.5, 0.3),
    Temperament("charming", 0.75, 0.65, 0.95, 0.9, 0.6),
)


class Legate:
    """Believes nobody outright, and everybody a little."""

    name = "legate"
    about = "Weighs every way the roles can lie, reckons the chances of each choice, and speaks to be believed."

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        if len(legal) == 1:
            return Choice(legal[0].action, why("rubico", "only"))
        allowed = {choice.action for choice in legal}
        phase = view.facts["phase"]
        if view.facts["holding"] is not None:
            return put_place(view, allowed)
        mind = Mind(view)
        if phase == "arrange":
            return _arrange(mind)
        if phase == "talk":
            return _talk(mind, allowed)
        if phase == "choice" and view.facts["centurion"] == view.seat:
            return _centurion(mind, allowed)
        return power_choice(view, mind.beliefs, mind.is_senator, allowed)


class Mind:
    """A legate in one position: who it is, what it believes, and what it does this round."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view, self.facts = view, view.facts
        self.seats = list(view.facts["roles"])
        self.me = self.seats.index(view.seat)
        self.is_senator = view.facts["roles"][view.seat] == "senate"
        self.beliefs = beliefs_of(view)
        life = random.Random(_lasting(view))
        self.temperament = life.choice(TEMPERAMENTS)
        today = random.Random(f"{life.random()} {view.facts['round']}")
        self.strikes, self.speaks, self.mood = today.random(), today.random(), today.random()

    def hides(self) -> bool:
        """Whether a senator who is Centurion looks like one of Caesar's today: only early, and by temperament."""
        facts = self.facts
        far = facts["checkpoints"][-1] - facts["position"] > 3
        early = facts["round"] <= 3 and far and max(facts["senate"]["legions"].values()) < 3
        return self.is_senator and early and self.strikes > self.temperament.boldness

    @property
    def centurion(self) -> int:
        """The seat that chooses this round."""
        return self.seats.index(self.facts["centurion"])

    def lies(self) -> bool:
        """Whether this round's row and claims are turned around."""
        doubt = self.beliefs.doubts[self.centurion]
        if not self.is_senator:
            return doubt > self.temperament.sure
        if doubt > 0.99:
            return True  # to a fellow senator, who knows to turn it around
        return beliefs_of(self.view, as_all=True).doubts[self.me] < self.temperament.disbelieved


def _lasting(view: View) -> str:
    """What never changes in a game and tells it from another: the seat, its role, its power or first cards."""
    assert view.seat is not None
    facts = view.facts
    seats = list(facts["roles"])
    first = (seats.index(facts["centurion"]) - facts["round"] + 1) % len(seats)
    power = facts["powers"][view.seat] or next((use["power"] for use in facts["used"] if use["seat"] == view.seat), "")
    rounds = [entry["rows"][view.seat] for entry in facts["history"] if entry["round"] == 1]
    row = rounds[0] if rounds else facts["rows"][view.seat]
    cards = "" if power else "".join(sorted(str(card["face"]) for card in row))
    return f"{view.seat} {facts['roles'][view.seat]} {first} {power} {cards} {len(seats)}"


def _arrange(mind: Mind) -> Choice:
    """The card to be wanted lies leftmost: the best for the march, or the worst in a round of lies."""
    faces = [card["face"] for card in mind.facts["rows"][mind.view.seat]]
    lies = mind.lies()
    order = sorted(faces, key=lambda face: WORTH[face] if lies else -WORTH[face])
    for place, face in enumerate(order):
        if faces[place] != face:
            other = faces.index(face, place + 1)
            return Choice(f"swap {place + 1} {other + 1}", why("rubico", "arrange"))
    return Choice("lock", why("rubico", "lock"))


def _talk(mind: Mind, allowed: set[str]) -> Choice:
    """Says of each card what suits the round, then perhaps a word about somebody, then is done."""
    lies = mind.lies()
    for place, card in enumerate(mind.facts["rows"][mind.view.seat], 1):
        if card["said"] is None:
            said = SWAPPED[card["face"]] if lies else card["face"]
            return Choice(f"claim {place} {said}", why("rubico", "claim"))
    if mind.speaks < mind.temperament.talk and mind.facts["words"][mind.view.seat] is None:
        word, reason = _word(mind)
        if word in allowed:
            return Choice(word, reason)
    return Choice("done", why("rubico", "done"))


def _word(mind: Mind) -> tuple[str, Why]:
    """Accuse who looks worst or trust who looks best; a senator points at one of Caesar's whom the table doubts."""
    others = [seat for seat in range(len(mind.seats)) if seat != mind.me]
    doubts = mind.beliefs.doubts
    if mind.mood < mind.temperament.promises:
        return f"promise {mind.facts['centurion']}", why("rubico", "promise")
    if mind.is_senator:
        table = beliefs_of(mind.view, as_all=True).doubts
        foes = [seat for seat in others if doubts[seat] < 0.5] or others
        victim = max(foes, key=lambda seat: (table[seat], seat))
        return f"accuse {mind.seats[victim]}", why("rubico", "accuse.believed")
    worst = max(others, key=lambda seat: (doubts[seat], seat))
    best = min(others, key=lambda seat: (doubts[seat], seat))
    if doubts[worst] > 0.6:
        sure = round(100 * doubts[worst])
        return f"accuse {mind.seats[worst]}", why("rubico", "accuse", seat=mind.seats[worst], percent=sure)
    sure = round(100 - 100 * doubts[best])
    return f"trust {mind.seats[best]}", why("rubico", "trust", seat=mind.seats[best], percent=sure)


def _centurion(mind: Mind, allowed: set[str]) -> Choice:
    """Chooses the wanted cards one by one, gives back what is no longer wanted, and confirms."""
    wanted, chance = best_choice(mind)
    for seat, row in mind.facts["rows"].items():
        for place, card in enumerate(row, 1):
            if card["picked"] and (mind.seats.index(seat), place - 1) not in wanted:
                return Choice(f"unpick {seat} {place}", why("rubico", "unpick"))
    told = why("rubico", "choice", percent=round(100 * chance))
    mine = 1.0 - chance if mind.is_senator else chance
    for number, place in wanted:
        if f"pick {mind.seats[number]} {place + 1}" in allowed:
            return Choice(f"pick {mind.seats[number]} {place + 1}", told, mine)
    return Choice("confirm", told, mine)


def best_choice(mind: Mind) -> tuple[tuple[Cell, ...], float]:
    """The set of cards wanted; all clicks of one choice share one reckoning, because it does not look at the picks."""
    view = mind.view
    rows = {
        seat: [{**card, "picked": False, "known_by": []} for card in row] for seat, row in view.facts["rows"].items()
    }
    facts = {**view.facts, "rows": rows, "complete": False, "holds_power": [], "waiting_for": []}
    return _best_set(json.dumps(View(view.game, view.options, view.seat, facts).to_json()))


@lru_cache(maxsize=64)
def _best_set(told: str) -> tuple[tuple[Cell, ...], float]:
    """The set of cards with the best chance for the own side, found by exchanging cards while that helps."""
    mind = Mind(View.from_json(json.loads(told)))
    worlds = Worlds(mind.view, mind.beliefs)
    covered = {
        (seat, place)
        for seat, row in enumerate(mind.facts["rows"].values())
        for place, card in enumerate(row)
        if card["covered"]
    }
    open_cells = [cell for cell in worlds.cells if cell not in covered]
    side = -1.0 if mind.is_senator else 1.0
    said = {cell: list(mind.facts["rows"].values())[cell[0]][cell[1]]["said"] for cell in open_cells}
    seems = {cell: 3.0 if mind.hides() and said[cell] == "red" else 0.0 for cell in open_cells}
    ranked = sorted(open_cells, key=lambda cell: (-seems[cell] - side * worlds.worth(cell), cell))
    chosen: list[Cell] = []
    for cell in ranked:
        if len(chosen) < mind.facts["quota"] and sum(other[0] == cell[0] for other in chosen) < 2:
            chosen.append(cell)
    value = side * worlds.chance(chosen)
    better = not mind.hides()
    while better:
        better = False
        for gone in list(chosen):
            for new in open_cells:
                trial = [new if cell == gone else cell for cell in chosen]
                if new in chosen or sum(cell[0] == new[0] for cell in trial) > 2:
                    continue
                tried = side * worlds.chance(trial)
                if tried > value + 1e-4:
                    chosen, value, better = trial, tried, True
                    break
            if better:
                break
    return tuple(sorted(chosen)), side * value


def make() -> Bot:
    """The bot."""
    return Legate()
