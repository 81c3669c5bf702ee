"""The legate of RUBICO: weighs every way the roles can lie, imagines the deal, and reckons Caesar's chance of each choice.

It speaks to be believed. One of Caesar's tells the truth, except to a Centurion who is surely a senator. A senator lies
while believed and tells the truth once nobody believes it, because then the truth misleads. Temperaments differ in how
early they strike and how much they talk; they are drawn from what never changes in a game.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from triumvirate.bots.contract import Bot, Choice, Chooser
from triumvirate.bots.reasons import Reason, reason
from triumvirate.bots.rubico.beliefs import Beliefs, beliefs_of, evenly
from triumvirate.bots.rubico.grounds import known_as
from triumvirate.bots.rubico.habits import Habits
from triumvirate.bots.rubico.legate_powers import power_choice
from triumvirate.bots.rubico.mind import Remark, RubicoMind, Wanted, chosen, decide
from triumvirate.bots.rubico.worlds import Cell, Worlds
from triumvirate.core.view import LegalAction, View
from triumvirate.games.rubico.view import RubicoView


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


class Legate(Chooser):
    """Believes nobody outright, and everybody a little."""

    name = "legate"

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions, by the phase."""
        return decide(view, legal, Mind)


class Mind(RubicoMind):
    """A legate in one position: who it is, what it believes, and what it does this round."""

    temperament: Temperament
    habits: Habits = staticmethod(evenly)

    def __init__(self, view: View, rounds: int | None = None) -> None:
        super().__init__(view, rounds)
        self.me = self.seats.index(self.seat)
        self.beliefs = beliefs_of(self.view, habits=self.habits)
        life = random.Random(self._lasting)
        self.temperament = life.choice(TEMPERAMENTS)
        today = random.Random(f"{life.random()} {RubicoView.of(view).round}")
        self.strikes, self.speaks, self.mood = today.random(), today.random(), today.random()

    def hides(self) -> bool:
        """Whether a senator who is Centurion looks like one of Caesar's today: only early, and by temperament."""
        facts = self.facts
        far = facts.checkpoints[-1] - facts.position > 3
        early = facts.round <= 3 and far and max(facts.senate.legions.values()) < 3
        return self.is_senator and early and self.strikes > self.temperament.boldness

    def lies(self) -> bool:
        """Whether this round's row and claims are turned around."""
        doubt = self.beliefs.doubts[self.seats.index(self.facts.centurion)]
        if not self.is_senator:
            return doubt > self.temperament.sure
        if doubt > 0.99:
            return True  # to a fellow senator, who knows to turn it around
        return self.table().doubts[self.me] < self.temperament.disbelieved

    def table(self) -> Beliefs:
        """What a bystander believes, who reads every round alike."""
        return beliefs_of(self.view, as_all=True)

    def word(self) -> Remark | None:
        """Accuse who looks worst or trust who looks best; a senator points at one of Caesar's whom the table doubts."""
        if self.speaks >= self.temperament.talk:
            return None
        if self.mood < self.temperament.promises:
            return Remark(f"promise {self.facts.centurion}")
        others = [seat for seat in range(len(self.seats)) if seat != self.me]
        doubts = self.beliefs.doubts
        if self.is_senator:
            table = self.table().doubts
            foes = [seat for seat in others if doubts[seat] < 0.5] or others
            victim = max(foes, key=lambda seat: (table[seat], seat))
            return Remark(f"accuse {self.seats[victim]}", (self.doubted(victim, table, "doubt.table"),))
        worst = max(others, key=lambda seat: (doubts[seat], seat))
        best = min(others, key=lambda seat: (doubts[seat], seat))
        if doubts[worst] > 0.6:
            return Remark(f"accuse {self.seats[worst]}", (self.doubted(worst, doubts),))
        return Remark(f"trust {self.seats[best]}", (self.doubted(best, doubts),))

    def doubted(self, seat: int, doubts: Sequence[float], key: str = "doubt") -> Reason:
        """How far somebody is held for a senator; of whom one knows it that is no opinion."""
        role = self.facts.roles[self.seats[seat]]
        if role is not None and key != "doubt.table":
            return known_as(role, self.seats[seat])
        return reason(key, seat=self.seats[seat], percent=round(100 * doubts[seat]))

    def lies_because(self) -> tuple[Reason, ...]:
        """Whether the Centurion is a senator, and how far the table believes one who is; nothing to who is Centurion."""
        centurion = self.seats.index(self.facts.centurion)
        if centurion == self.me:
            return ()
        if not self.is_senator or self.beliefs.doubts[centurion] > 0.99:
            known = reason("centurion.senator", seat=self.facts.centurion)
            is_known = self.facts.roles[self.facts.centurion] is not None
            return (known if is_known else self.doubted(centurion, self.beliefs.doubts, "doubt.centurion"),)
        return (self.doubted(self.me, self.table().doubts, "doubt.table"),)

    def wanted(self) -> Wanted:
        """The set of cards with the best chance for the own side."""
        cells, chance = best_choice(self)
        cards = [(self.seats[seat], place + 1) for seat, place in cells]
        thought = (reason("choice", percent=round(100 * chance)),)
        return Wanted(cards, thought, 1.0 - chance if self.is_senator else chance)

    def power(self, allowed: set[str]) -> Choice:
        """Use the power held where it moves Caesar's chance enough; otherwise pass."""
        return chosen(self.view, *power_choice(self.view, self.beliefs, self.is_senator, allowed))


def best_choice(mind: Mind) -> tuple[tuple[Cell, ...], float]:
    """The set of cards wanted; all clicks of one choice share one reckoning, because it does not look at the picks."""
    view = mind.view
    seen = RubicoView.of(view)
    rows = {seat: [replace(card, picked=False, known_by=[]) for card in row] for seat, row in seen.rows.items()}
    bare = replace(seen, rows=rows, complete=False, holds_power=[], waiting_for=[])
    return _best_set(json.dumps(bare.to_json()), mind.hides(), type(mind))


@lru_cache(maxsize=64)
def _best_set(told: str, hides: bool, think: type[Mind]) -> tuple[tuple[Cell, ...], float]:
    """The set of cards with the best chance for the own side, found by exchanging cards while that helps."""
    mind = think(View.from_json(json.loads(told)))
    worlds = Worlds(mind.view, mind.beliefs)
    covered = {
        (seat, place)
        for seat, row in enumerate(mind.facts.rows.values())
        for place, card in enumerate(row)
        if card.covered
    }
    open_cells = [cell for cell in worlds.cells if cell not in covered]
    side = -1.0 if mind.is_senator else 1.0
    said = {cell: list(mind.facts.rows.values())[cell[0]][cell[1]].said for cell in open_cells}
    seems = {cell: 3.0 if hides and said[cell] == "red" else 0.0 for cell in open_cells}
    ranked = sorted(open_cells, key=lambda cell: (-seems[cell] - side * worlds.worth(cell), cell))
    chosen: list[Cell] = []
    for cell in ranked:
        if len(chosen) < mind.facts.quota and sum(other[0] == cell[0] for other in chosen) < 2:
            chosen.append(cell)
    value = side * worlds.chance(chosen)
    better = not hides
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
