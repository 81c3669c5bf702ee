"""The round on the table as a legate of RUBICO imagines it: many possible deals, and what any choice of cards does in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import NamedTuple

from triumvirate.bots.rubico.beliefs import SLIP, Beliefs, Card, Round, current_round, liars
from triumvirate.bots.rubico.habits import EVEN, Habit
from triumvirate.bots.rubico.lying import Says
from triumvirate.bots.rubico.outlook import MOST_TURNED, Outlook, Shown, outlook_of, shown_in
from triumvirate.core.view import View
from triumvirate.games.rubico.state import BLUE, FACES, POMPEY, RED
from triumvirate.games.rubico.view import RubicoView

WORLDS = 120
Cell = tuple[int, int]  # seat and place, from 0
Faces = tuple[int, ...]  # of every world
WORTH = (1.0, -1.0, 0.15, -0.9)  # of a face to the march


class Worlds:
    """Possible deals of the round, and Caesar's chance for every set of cards that may be taken."""

    def __init__(self, view: View, beliefs: Beliefs) -> None:
        facts = RubicoView.of(view)
        self.outlook, self.shown, self.position = outlook_of(view), shown_in(view), int(facts.position)
        entry = current_round(view)
        self.cells: list[Cell] = [(seat, place) for seat, row in enumerate(entry.rows) for place in range(len(row))]
        lies = tuple(sorted(liars(view, beliefs).items()))
        self.faces, self.luck, self.extra = _imagined(
            entry, lies, tuple(facts.deck.values()), beliefs.habit, beliefs.doubts[entry.centurion] > 0.5
        )
        active = facts.senate.shown[facts.senate.tucked :]
        self.active = () if facts.vesta else tuple(active)
        self.vesta, self.juno = bool(facts.vesta), bool(facts.juno)

    def chance(
        self, chosen: Sequence[Cell], position: int | None = None, vesta: bool | None = None, juno: bool | None = None
    ) -> float:
        """Caesar's chance when these cards are turned up, with powers used or not."""
        at = self.position if position is None else position
        vesta = self.vesta if vesta is None else vesta
        juno = self.juno if juno is None else juno
        if at >= self.outlook.goal:
            return 1.0
        active = () if vesta else self.active
        taken = [self.faces[self.cells.index(cell)] for cell in chosen]
        if "extra" in active:
            taken.append(self.extra)
        if "discard" in active and taken:
            taken.pop(0 if "extra" in active else -1)
        given = _Given(
            sum(card.startswith("red") for card in active) + 2 * juno,
            active.count("blue"),
            1 if juno and not vesta else 0,
        )
        table = _after_table(self.outlook, at, self.shown)
        way, total = self.outlook.next_checkpoint(at) - at, 0.0
        for world, faces in enumerate(zip(*taken, strict=True) if taken else [()] * WORLDS):
            red, blue, pompey = self._counts(world, faces, vesta)
            red, blue, pompey = red + given.red, blue + given.blue, pompey + given.pompey
            turned = min(MOST_TURNED, self.outlook.turned(blue, pompey))
            total += table[max(0, min(way, red - blue))][turned]
        return total / WORLDS

    def _counts(self, world: int, faces: Sequence[int], vesta: bool) -> tuple[int, int, int]:
        """Red, blue and Pompey in a world; a Janus copies one of the other cards, or is the first and void."""
        red, blue, pompey = faces.count(RED), faces.count(BLUE), faces.count(POMPEY)
        if vesta:
            return red, blue, 0
        for copy in range(len(faces) - red - blue - pompey):
            drawn = self.luck[world][copy % 2] * (max(1, red + blue + pompey) + 0.7)
            if drawn < red:
                red += 1
            elif drawn < red + blue:
                blue += 1
            elif drawn < red + blue + pompey:
                pompey += 1
        return red, blue, pompey

    def share(self, cell: Cell, face: int) -> float:
        """How likely a card shows a face."""
        return self.faces[self.cells.index(cell)].count(face) / WORLDS

    def worth(self, cell: Cell) -> float:
        """What a card is worth to the march, on the mean of all worlds."""
        return sum(WORTH[face] for face in self.faces[self.cells.index(cell)]) / WORLDS


class _Given(NamedTuple):
    """What the Senate's cards and a power add to every world."""

    red: int
    blue: int
    pompey: int


@lru_cache(maxsize=512)
def _after_table(outlook: Outlook, at: int, shown: Shown) -> list[list[float]]:
    way = outlook.next_checkpoint(at) - at
    return [[outlook.after(at + steps, shown, turned) for turned in range(MOST_TURNED + 1)] for steps in range(way + 1)]


@lru_cache(maxsize=256)
def _imagined(
    entry: Round, lies: tuple[tuple[int, float], ...], deck: tuple[int, ...], habit: Habit, to_senator: bool
) -> tuple[tuple[Faces, ...], list[tuple[float, float]], Faces]:
    """Deals drawn with the sets of liars in proportion, the same for the same knowledge."""
    rng = random.Random(repr((entry, deck)))
    drawn: list[list[int]] = []
    extra: list[int] = []
    for world in range(WORLDS):
        mask = _nth_liars(lies, (world + rng.random()) / WORLDS)
        faces, left = deal(entry, mask, deck, rng, habit, to_senator)
        drawn.append(faces)
        extra.append(rng.choices(range(4), [max(0, n) for n in left])[0] if max(left) > 0 else RED)
    luck = [(rng.random(), rng.random()) for _ in range(WORLDS)]
    return tuple(zip(*drawn, strict=True)), luck, tuple(extra)


def _nth_liars(lies: Sequence[tuple[int, float]], at: float) -> int:
    for mask, share in lies:
        at -= share
        if at <= 0.0:
            return mask
    return lies[-1][0]


def deal(
    entry: Round,
    mask: int,
    deck: Sequence[int],
    rng: random.Random,
    habit: Habit = EVEN,
    to_senator: bool = False,
) -> tuple[list[int], list[int]]:
    """One deal: cards seen and claims first, cards of which nothing is said from what the deck has left."""
    left = list(deck)
    faces: list[int] = []
    open_places: list[int] = []
    for seat, row in enumerate(entry.rows):
        if mask >> seat & 1:
            says = habit.drawn(seat, to_senator, partial(_fit, row, deck), rng)
        for number, (said, _, face) in enumerate(row):
            if face:
                choice = FACES.index(face)
            elif said in ("", "?"):
                open_places.append(len(faces))
                faces.append(RED)
                continue
            elif mask >> seat & 1:
                weights = [says(said, name, number) * max(0.1, left[place]) for place, name in enumerate(FACES)]
                choice = rng.choices(range(4), weights)[0]
            else:
                choice = FACES.index(said)
            left[choice] -= 1
            faces.append(choice)
    for place in open_places:
        faces[place] = rng.choices(range(4), [max(0.05, n) for n in left])[0]
        left[faces[place]] -= 1
    return faces, left


def _fit(row: Sequence[Card], deck: Sequence[int], says: Says) -> float:
    """How likely a row is told so by somebody who tells it in one way."""
    fit = 1.0
    for number, (said, _, face) in enumerate(row):
        if said not in ("", "?"):
            known = max(SLIP, says(said, face, number)) if face else 0.0
            fit *= known or sum(n * says(said, name, number) for n, name in zip(deck, FACES, strict=True))
    return fit
