"""The round on the table as a legate of RUBICO imagines it: many possible deals, and what any choice of cards does in them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from triumvirate.bots.rubico.beliefs import Beliefs, Round, current_round, liars, lie_share
from triumvirate.bots.rubico.outlook import MOST_TURNED, Outlook, Shown, outlook_of, shown_in
from triumvirate.core.view import View
from triumvirate.games.rubico.state import BLUE, FACES, JANUS, POMPEY, RED
from triumvirate.games.rubico.view import RubicoView

WORLDS = 120
Cell = tuple[int, int]  # seat and place, from 0
Faces = NDArray[np.int8]
Counts = NDArray[np.int64]


class Worlds:
    """Possible deals of the round, and Caesar's chance for every set of cards that may be taken."""

    def __init__(self, view: View, beliefs: Beliefs) -> None:
        facts = RubicoView.of(view)
        self.outlook, self.shown, self.position = outlook_of(view), shown_in(view), int(facts.position)
        entry = current_round(view)
        self.cells: list[Cell] = [(seat, place) for seat, row in enumerate(entry.rows) for place in range(len(row))]
        lies = tuple(sorted(liars(view, beliefs).items()))
        self.faces, self.luck, self.extra = _imagined(entry, lies, tuple(facts.deck.values()))
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
        columns = [self.cells.index(cell) for cell in chosen]
        taken = self.faces[:, columns]
        if "extra" in active:
            taken = np.concatenate([taken, self.extra[:, None]], axis=1)
        if "discard" in active and taken.shape[1]:
            taken = taken[:, :-1] if "extra" not in active else np.delete(taken, 0, axis=1)
        red, blue, pompey = self._counts(taken, vesta)
        red = red + sum(card.startswith("red") for card in active) + 2 * juno
        blue = blue + active.count("blue")
        pompey = pompey + (1 if juno and not vesta else 0)
        table = _after_table(self.outlook, at, self.shown)
        way = self.outlook.next_checkpoint(at) - at
        steps = np.clip(red - blue, 0, way)
        if self.outlook.per_pair:
            turned = pompey + blue // self.outlook.threshold
        else:
            turned = pompey + (blue >= self.outlook.threshold)
        return float(table[steps, np.minimum(turned, MOST_TURNED)].mean())

    def _counts(self, taken: Faces, vesta: bool) -> tuple[Counts, Counts, Counts]:
        """Red, blue and Pompey in every world; a Janus copies one of the other cards, or is the first and void."""
        red, blue, pompey = ((taken == face).sum(axis=1) for face in (RED, BLUE, POMPEY))
        if vesta:
            return red, blue, np.zeros_like(pompey)
        for copy in range(int((taken == JANUS).sum(axis=1).max(initial=0))):
            has = (taken == JANUS).sum(axis=1) > copy
            firm = np.maximum(1, red + blue + pompey)
            drawn = self.luck[:, copy % self.luck.shape[1]] * (firm + 0.7)
            is_red, is_blue = has & (drawn < red), has & (drawn >= red) & (drawn < red + blue)
            is_pompey = has & (drawn >= red + blue) & (drawn < red + blue + pompey)
            red, blue, pompey = red + is_red, blue + is_blue, pompey + is_pompey
        return red, blue, pompey

    def share(self, cell: Cell, face: int) -> float:
        """How likely a card shows a face."""
        return float((self.faces[:, self.cells.index(cell)] == face).mean())

    def worth(self, cell: Cell) -> float:
        """What a card is worth to the march, on the mean of all worlds."""
        column = self.faces[:, self.cells.index(cell)]
        return float(np.array([1.0, -1.0, 0.15, -0.9])[column].mean())


@lru_cache(maxsize=512)
def _after_table(outlook: Outlook, at: int, shown: Shown) -> NDArray[np.float64]:
    way = outlook.next_checkpoint(at) - at
    return np.array(
        [[outlook.after(at + steps, shown, turned) for turned in range(MOST_TURNED + 1)] for steps in range(way + 1)]
    )


@lru_cache(maxsize=256)
def _imagined(
    entry: Round, lies: tuple[tuple[int, float], ...], deck: tuple[int, ...]
) -> tuple[Faces, NDArray[np.float64], Faces]:
    """Deals drawn with the sets of liars in proportion, the same for the same knowledge."""
    rng = random.Random(repr((entry, deck)))
    drawn: list[list[int]] = []
    extra: list[int] = []
    for world in range(WORLDS):
        mask = _nth_liars(lies, (world + rng.random()) / WORLDS)
        faces, left = deal(entry, mask, deck, rng)
        drawn.append(faces)
        extra.append(rng.choices(range(4), [max(0, n) for n in left])[0] if max(left) > 0 else RED)
    luck = np.array([[rng.random(), rng.random()] for _ in range(WORLDS)])
    return np.array(drawn, dtype=np.int8), luck, np.array(extra, dtype=np.int8)


def _nth_liars(lies: Sequence[tuple[int, float]], at: float) -> int:
    for mask, share in lies:
        at -= share
        if at <= 0.0:
            return mask
    return lies[-1][0]


def deal(entry: Round, mask: int, deck: Sequence[int], rng: random.Random) -> tuple[list[int], list[int]]:
    """One deal: cards seen and claims first, cards of which nothing is said from what the deck has left."""
    left = list(deck)
    faces: list[int] = []
    open_places: list[int] = []
    for seat, row in enumerate(entry.rows):
        for said, _, face in row:
            if face:
                choice = FACES.index(face)
            elif said in ("", "?"):
                open_places.append(len(faces))
                faces.append(RED)
                continue
            elif mask >> seat & 1:
                weights = [lie_share(said, name) * max(0.1, left[place]) for place, name in enumerate(FACES)]
                choice = rng.choices(range(4), weights)[0]
            else:
                choice = FACES.index(said)
            left[choice] -= 1
            faces.append(choice)
    for place in open_places:
        faces[place] = rng.choices(range(4), [max(0.05, n) for n in left])[0]
        left[faces[place]] -= 1
    return faces, left
