"""Plans of JULIUS CAESAR: whole commands drawn up with different aims, and what becomes of them in many sampled truths.

The luck is the same for every plan that is compared, so that the plans differ and not the dice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache
from types import ModuleType
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvirate.bots.reasons import Why, why
from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.board import CITY_VALUE, VALUED_CITIES
from triumvirate.games.julius.state import PLACES, SEATS

STACK = 6
MOST_CLICKS = 160
MOST_TURNS = 99
Aim = NDArray[np.float64]


@cache
def campaign() -> ModuleType:
    """The compiled quick play."""
    return engine.load(GAME.name, "native", "campaign")


@cache
def plain_aim() -> Aim:
    """How a side plays that wants nothing special."""
    quick = campaign()
    aim = np.ones(quick.AIMS)
    aim[quick.DANGER], aim[quick.KEENNESS], aim[quick.STAYING], aim[quick.DRIVE] = 1.6, 1.0, 0.35, 1.0
    return aim


@cache
def both_aims() -> Aim:
    """What both sides are thought to do after a plan is carried out."""
    return np.stack([plain_aim(), plain_aim()])


def aims(state: Any, seat: int) -> Iterator[tuple[Aim, Why]]:
    """Ways to lead a command: as usual, boldly, with care, and for each city that is not safely the side's own."""
    quick = campaign()

    def varied(**changes: float) -> Aim:
        aim = plain_aim().copy()
        for name, value in changes.items():
            aim[getattr(quick, name)] = value
        return aim

    yield plain_aim(), why("julius", "aim.plain")
    yield varied(KEENNESS=1.8, DANGER=1.1), why("julius", "aim.strike")
    yield varied(DANGER=2.6), why("julius", "aim.guard")
    yield varied(DRIVE=2.2), why("julius", "aim.march")
    yield varied(DRIVE=0.4, STAYING=2.0), why("julius", "aim.together")
    yield varied(STAYING=60.0), why("julius", "aim.stay")
    mine, foes = seat * PLACES, (1 - seat) * PLACES
    for city in VALUED_CITIES:
        if not state.present[mine + city] or state.present[foes + city]:
            aim = varied(DRIVE=1.4)
            aim[city] = 2.8
            yield aim, why("julius", "aim.city", place=PLACE_IDS[city], points=int(CITY_VALUE[city]))


class Sampled:
    """Truths sampled from a view, as native records, and the play on from them."""

    def __init__(self, view: View, seat: int, truths: int, seed: str, known: Any = None) -> None:
        rng = random.Random(seed)
        self.seat = seat
        self.first = known or GAME.determinize(view, rng)
        others = [GAME.determinize(view, rng) for _ in range(truths - 1)]
        self.truths = GAME.layout.records([self.first, *others])
        self.stack = np.zeros(STACK, self.truths.dtype)
        self.sums = np.zeros(campaign().RUNS * PLACES)
        self.luck = [rng.getrandbits(60) for _ in range(256)]

    def planned(self, aim: Aim) -> list[int]:
        """The clicks of a whole command, led by an aim."""
        out = np.zeros(MOST_CLICKS, np.int64)
        self.stack[0] = self.truths[0]
        count = campaign().play_command(self.stack, 0, self.seat, aim, self.sums, 1, out)
        return [int(action) for action in out[:count]]

    def quick(self) -> int:
        """What one step's foresight would do."""
        self.stack[0] = self.truths[0]
        return int(campaign().quick_action(self.stack, 0, self.seat, plain_aim(), self.sums, 1))

    def value(self, actions: Sequence[int], sample: int, turns: int) -> float:
        """What the position is worth some turns after these clicks, in one truth and with one course of luck."""
        self.stack[0] = self.truths[sample % len(self.truths)]
        self.stack[0]["rng_seed"], self.stack[0]["rng_count"] = self.luck[-1 - sample % 64], 0
        clicks = np.array(actions, np.int64)
        campaign().follow(self.stack, 0, self.seat, clicks, len(clicks))
        return float(
            campaign().outcome(self.stack, 0, self.seat, both_aims(), self.sums, 0, turns, self.luck[sample % 192])
        )

    def won(self, seat: int, sample: int) -> float:
        """Play on to the end in one truth and with one course of luck: 1 where the side wins, ½ in a draw."""
        self.value((), sample, MOST_TURNS)
        winners = int(GAME.native.winners(self.stack[0]))
        return 0.5 if not winners else float(winners >> seat & 1)

    def card_value(self, actions: Sequence[int], sample: int, turns: int) -> float:
        """The same for choices of the card phase, which both sides make at once."""
        self.stack[0] = self.truths[sample % len(self.truths)]
        for action in actions:
            GAME.native.apply(self.stack[0], self.seat, action)
        return float(
            campaign().outcome(self.stack, 0, self.seat, both_aims(), self.sums, 0, turns, self.luck[sample % 192])
        )


def warm_campaign() -> None:
    """Compile the quick play, or find it in the cache, with the types that the legate uses."""
    table = Table.new(GAME, {}, 1)
    while table.deciders() != [SEATS[0]] or table.view(SEATS[0]).facts["phase"] == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    sampled = Sampled(table.view(SEATS[0]), 0, 1, "warm")
    sampled.value(sampled.planned(plain_aim()), 0, 1)
    sampled.quick()
    sampled.card_value((), 0, 1)
