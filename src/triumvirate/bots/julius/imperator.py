"""The imperator of JULIUS CAESAR, in training: the legate's way with plans drawn from a network and its judgement too.

The network taught itself the game (`triumvirate train julius`). Of every command it draws some plans click by click, by
Gumbel noise on its policy; they are looked at as the legate's own are, and the tries choose among all of them. What a turn
leads to is judged half by the outlook and half by the network, which sees what the side may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

import numpy as np

from triumvirate.bots.contract import Bot
from triumvirate.bots.julius.legate import TRUTHS, Legate
from triumvirate.bots.julius.plans import (
    LEAST_ODDS,
    MOST_CLICKS,
    Plan,
    Sampled,
)
from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.view import View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.state import SEATS
from triumvirate.learn.plain import Plain, read_plain

WEIGHTS = Path(__file__).parent / "weights" / "imperator.npz"
DRAWN = 12  # commands drawn from the policy beside those with an aim
WARMTH = 1.0  # of the draws; the first is cold
TRUST = 0.5  # in the network's judgement beside the outlook's


@cache
def counsel() -> ModuleType:
    """The compiled network in plans."""
    return engine.load(GAME.name, "native", "bots.counsel")


@cache
def trained() -> Plain:
    """The network that a training left."""
    if not WEIGHTS.is_file():
        raise BadRequest(
            "The imperator of JULIUS CAESAR has no network yet: `triumvirate train julius --out FOLDER` leaves one, "
            "imperator.npz, which belongs into the folder `weights` of its bots."
        )
    return read_plain(WEIGHTS)


class Counselled(Sampled):
    """Sampled truths with a network at hand."""

    def __init__(self, view: View, seat: int, truths: int, seed: str, plain: Plain) -> None:
        super().__init__(view, seat, truths, seed)
        self._plain = plain

    @cached_property
    def _thought(self) -> tuple[Array, Array, Array, Array]:
        """The network, and the room that it works in."""
        return self._plain.net, self._plain.shape, np.zeros(int(self._plain.shape[0]), np.float32), self._plain.room

    def plans(self) -> list[Plan]:
        """What has an aim, and what the policy would do; no attack with too little among either."""
        found = dict.fromkeys(super().plans())
        for number in range(DRAWN):
            plan = self._drawn(number)
            if self._campaign("worst_attack", self._stack[0], self.seat, self._sums, LEAST_ODDS) < 0:
                found[plan] = None
        return list(found)

    def _drawn(self, number: int) -> Plan:
        """A command by the policy; the position after it stays on the stack."""
        out = np.zeros(MOST_CLICKS, np.int64)
        self._stack[0] = self._record[0]
        self._stack[0]["rng_seed"], self._stack[0]["rng_count"] = self._luck[number], 0
        warmth = WARMTH if number else 0.0
        count = counsel().draw_command(self._stack, 0, self.seat, *self._thought, warmth, out)
        return tuple(int(action) for action in out[:count])

    def fare(self, actions: Sequence[int], first: int, last: int) -> float:
        """The chances to win at the turn's end after these clicks, summed over numbered tries."""
        return float(counsel().fare_counselled(*self._tried(actions, first, last), TRUST, *self._thought))


class Imperator(Legate):
    """Thinks as the legate does, over more plans and with another opinion."""

    name = "imperator"

    def __init__(self, plain: Plain, tries: int | None = None) -> None:
        super().__init__(tries)
        self._plain = plain

    def tuned(self, number: int) -> Bot:
        """The same with a fixed number of tries for a decision."""
        return Imperator(self._plain, number)

    def _sampled(self, view: View, seed: str) -> Sampled:
        return Counselled(view, SEATS.index(str(view.seat)), TRUTHS, seed, self._plain)


def make() -> Bot:
    """The bot."""
    return Imperator(trained())
