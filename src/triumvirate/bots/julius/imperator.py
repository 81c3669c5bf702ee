"""The imperator of JULIUS CAESAR: the legate's way with plans drawn from a network and its judgement too.

The network taught itself the game (`triumvirate train julius`). Of every command it draws some plans click by click, by
Gumbel noise on its policy; they are looked at as the legate's own are, and the tries choose among all of them. What a turn
leads to is judged half by the outlook and half by the network, which sees what the side may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from triumvirate.bots.contract import Bot
from triumvirate.bots.julius.legate import TRUTHS, Legate
from triumvirate.bots.julius.plans import LEAST_ODDS, MOST_CLICKS, Plan, Sampled, room
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.state import SEATS
from triumvirate.learn.weights import Laid, Weights, read_weights, weights_like
from triumvirate.search.room import Row

WEIGHTS = Path(__file__).parent / "weights" / "imperator.npz"
DRAWN = 12  # commands drawn from the policy beside those with an aim
WARMTH = 1.0  # of the draws; the first is cold
TRUST = 0.5  # in the network's judgement beside the outlook's


def is_at_hand() -> bool:
    """Whether it can think here: a page fetches its network when it is to play."""
    return WEIGHTS.is_file()


@cache
def trained() -> Weights:
    """The network that a training left."""
    if not is_at_hand():
        raise BadRequest(
            "The imperator of JULIUS CAESAR has no network yet: `triumvirate train julius --out FOLDER` leaves one, "
            "imperator.npz, which belongs into the folder `weights` of its bots."
        )
    return read_weights(WEIGHTS)


class Network:
    """A network for as long as quick play is in the same place."""

    def __init__(self, weights: Weights) -> None:
        self._weights = weights
        self._laid: Laid | None = None

    def laid(self) -> Laid:
        """Where quick play is now."""
        here = room()
        if self._laid is None or self._laid.room is not here:
            self._laid = Laid(here, self._weights)
        return self._laid


class Counselled(Sampled):
    """Sampled truths with a network at hand."""

    def __init__(self, view: View, seat: int, truths: int, seed: str, network: Network) -> None:
        super().__init__(view, seat, truths, seed)
        self._laid = network.laid()

    @cached_property
    def _thought(self) -> tuple[Row, Row, Row, Row]:
        """The network, and the room that it works in."""
        laid = self._laid
        return laid.net, laid.shape, laid.seen(), laid.layers()

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
        out = self._room.words([0] * MOST_CLICKS)
        self._stack[0] = self._record[0]
        drawn = self._stack[0]
        drawn["rng_seed"], drawn["rng_count"] = self._draws[number], 0
        warmth = WARMTH if number else 0.0
        given = (self._stack, 0, self.seat, *self._thought, warmth, out)
        count = int(self._room.call("bots.counsel", "draw_command", *given))
        return tuple(self._room.listed(out, count))

    def fare(self, actions: Sequence[int], first: int, last: int) -> float:
        """The chances to win at the turn's end after these clicks, summed over numbered tries."""
        given = (*self._tried(actions, first, last), TRUST, *self._thought)
        return float(self._room.call("bots.counsel", "fare_counselled", *given))


class Imperator(Legate):
    """Thinks as the legate does, over more plans and with another opinion."""

    name = "imperator"

    def __init__(self, network: Network, tries: int | None = None) -> None:
        super().__init__(tries)
        self._network = network

    def tuned(self, number: int) -> Bot:
        """The same with a fixed number of tries for a decision."""
        return Imperator(self._network, number)

    def _sampled(self, view: View, seed: str) -> Sampled:
        return Counselled(view, SEATS.index(str(view.seat)), TRUTHS, seed, self._network)


@cache
def network() -> Network:
    """The shipped network."""
    return Network(trained())


def make() -> Imperator:
    """The bot."""
    return Imperator(network())


def with_network(file: Path) -> Imperator:
    """The bot with the network in a file; ValueError where that is none of this game."""
    return Imperator(Network(weights_like(file, trained())))


def warm() -> None:
    """Compile the network in plans."""
    table = Table.new(GAME, {}, 1)
    while table.deciders() != [SEATS[0]] or table.view(SEATS[0]).phase == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    sampled = Counselled(table.view(SEATS[0]), 0, 1, "warm", network())
    sampled.fare(sampled.plans()[-1], 0, 1)
