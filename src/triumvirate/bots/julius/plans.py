"""Plans of JULIUS CAESAR: whole commands drawn up with different aims, and what becomes of them in many sampled truths.

A plan is carried out, the turn is played out quickly by both sides, and a small network judges the chance to win. The
luck is the same for every plan that is compared, so that the plans differ and not the dice.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from triumvirate.bots.reasons import Why, why
from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.board import CITY_VALUE, VALUED_CITIES
from triumvirate.games.julius.state import BLOCKS, PLACES, SEATS

STACK = 6
MOST_CLICKS = 160
MOST_TURNS = 99
DEALT_AGAIN = 8  # truths dealt from each one that is sampled from the view
COURSES_OF_LUCK = 512
OUTLOOK = Path(__file__).parent / "weights" / "outlook.npz"
Numbers = NDArray[np.float64]
Aim = Numbers


@cache
def campaign() -> ModuleType:
    """The compiled quick play."""
    return engine.load(GAME.name, "native", "bots.campaign")


@cache
def outlook() -> ModuleType:
    """The compiled judgement of a position."""
    return engine.load(GAME.name, "native", "bots.outlook")


@cache
def network() -> Numbers:
    """The weights of the outlook."""
    with np.load(OUTLOOK) as kept:
        return np.ascontiguousarray(kept["net"], np.float64)


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


def aims(state: State, seat: int) -> Iterator[tuple[Aim, Why]]:
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

    def __init__(self, view: View, seat: int, truths: int, seed: str, known: State | None = None) -> None:
        self._view, self._count, self._rng = view, truths, random.Random(seed)
        self.seat = seat
        self.first: State = known if known is not None else GAME.knowledge.determinize(view, self._rng)
        self._record = GAME.layout.records([self.first])
        self._stack = np.zeros(STACK, self._record.dtype)
        self._sums = np.zeros(campaign().RUNS * PLACES)
        self._luck = np.array([self._rng.getrandbits(60) for _ in range(COURSES_OF_LUCK)], np.int64)

    @cached_property
    def truths(self) -> NDArray[np.void]:
        """Truths sampled from the view, each dealt again some times as matches usually go."""
        others = [GAME.knowledge.determinize(self._view, self._rng) for _ in range(self._count - 1)]
        dealt = np.repeat(GAME.layout.records([self.first, *others]), DEALT_AGAIN)
        suppose = engine.load(GAME.name, "native", "bots.suppose").suppose
        listed = np.zeros(2 * BLOCKS, np.int64)
        for n in range(len(dealt)):
            suppose(dealt[n], self.seat, self._rng.getrandbits(60), listed)
        return dealt

    @cached_property
    def _facts(self) -> Numbers:
        return np.zeros(outlook().FACTS + network().shape[1])

    def planned(self, aim: Aim) -> list[int]:
        """The clicks of a whole command, led by an aim."""
        out = np.zeros(MOST_CLICKS, np.int64)
        self._stack[0] = self._record[0]
        count = campaign().play_command(self._stack, 0, self.seat, aim, self._sums, 1, out)
        return [int(action) for action in out[:count]]

    def quick(self) -> int:
        """What one step's foresight would do."""
        self._stack[0] = self._record[0]
        return int(campaign().quick_action(self._stack, 0, self.seat, plain_aim(), self._sums, 1))

    def fare(self, actions: Sequence[int], first: int, last: int) -> float:
        """The chances to win at the turn's end after these clicks, summed over numbered tries."""
        clicks = np.array(actions, np.int64)
        tried, room = (self.truths, self.seat, clicks, first, last), (network(), self._facts, self._sums)
        return float(outlook().fare(self._stack, *tried, self._luck, both_aims(), *room))

    def won(self, seat: int, sample: int) -> float:
        """Play the first truth on to the end with one course of luck: 1 where the side wins, ½ in a draw."""
        self._stack[0] = self._record[0]
        self._stack[0]["rng_seed"], self._stack[0]["rng_count"] = self._luck[sample % COURSES_OF_LUCK], 0
        campaign().play_turns(self._stack, 0, both_aims(), self._sums, 0, MOST_TURNS)
        winners = int(GAME.native.winners(self._stack[0]))
        return 0.5 if not winners else float(winners >> seat & 1)


def warm_campaign() -> None:
    """Compile the quick play, or find it in the cache, with the types that the legate uses."""
    table = Table.new(GAME, {}, 1)
    while table.deciders() != [SEATS[0]] or table.view(SEATS[0]).phase == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    sampled = Sampled(table.view(SEATS[0]), 0, 1, "warm")
    sampled.fare(sampled.planned(plain_aim()), 0, 1)
    sampled.quick()
    sampled.won(0, 0)
