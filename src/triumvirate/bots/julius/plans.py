"""Plans of JULIUS CAESAR: whole commands drawn up with different aims, and what becomes of them in many sampled truths.

A plan is carried out, the turn is played out quickly by both sides, and a small network judges the chance to win. The
luck is the same for every plan that is compared, so that the plans differ and not the dice.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, cached_property
from pathlib import Path

from triumvirate.bots.julius import rows
from triumvirate.bots.julius.aims import VARIED, Aim, aims, held, plain_aim, staying_aim
from triumvirate.core.number_files import read_table
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.determinize import dealt
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.memory.dealing import Deal, recollection
from triumvirate.games.julius.rules.blocks import FIREPOWER, STRENGTH
from triumvirate.games.julius.rules.made import ACT_MOVE
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PLACES, SEATS
from triumvirate.search.room import Room, Row, Wide, room_of

STACK = 6
MOST_CLICKS = 160
MOST_TURNS = 99
DEALT_AGAIN = 8  # truths dealt from each one that is sampled from the view
COURSES_OF_LUCK = 512
LEAST_ODDS, SECOND_THOUGHTS = 0.35, 5
OTHER_GROUPS = 3  # how often a usual plan is made anew by groups that it has not moved yet
OUTLOOK = Path(__file__).parent / "weights" / "outlook.npz"
STRENGTHS = len(STRENGTH) // BLOCKS
POWERS = [
    strength * FIREPOWER[n // STRENGTHS] / 6.0 for n, strength in enumerate(STRENGTH)
]  # hits a round, by block and steps
Plan = tuple[int, ...]


def room() -> Room:
    """Where compiled quick play finds its rows."""
    return room_of(GAME)


@cache
def _network() -> tuple[int, int, Sequence[float]]:
    return read_table(OUTLOOK, "net")


def facts_of_network() -> int:
    """How many numbers the network works in: the facts of a position, and its hidden layer behind them."""
    facts, columns, _ = _network()
    return facts - 1 + columns


class Lasting:
    """Rows that every decision needs, kept for as long as quick play is in the same place.

    Network and aims are only read. Quick play writes into the sums: they are for whoever thinks alone in a process.
    """

    def __init__(self, room: Room) -> None:
        self.network: Row = room.floats(_network()[2], _network()[1])
        self.sums: Row = room.floats(average_sums())
        self.aims: Row = room.floats([*plain_aim(), *plain_aim()], rows.AIMS)


_lasting: list[tuple[Room, Lasting]] = []


def lasting() -> Lasting:
    """Those of the place where quick play is now."""
    here = room()
    if not _lasting or _lasting[0][0] is not here:
        _lasting[:] = [(here, Lasting(here))]
    return _lasting[0][1]


def average_sums() -> list[float]:
    """Room for sums, with guesses of somebody who knows nothing of the other's blocks."""
    guessed = [rows.AVERAGE_POWER] * (2 * PLACES) + [rows.AVERAGE_STEPS] * (2 * PLACES)
    return [0.0] * (rows.SUMMED * PLACES) + guessed + [0.0] * ((rows.RUNS - rows.PULL) * PLACES)


class Sampled:
    """Truths sampled from a view and what its seat remembers, as compiled code has them, and the play on from them.

    Without a view everything comes from one known position, whose hidden blocks are dealt again.
    """

    def __init__(self, view: View | None, seat: int, truths: int, seed: str, known: State | None = None) -> None:
        self._view, self._count, self._rng = view, truths, random.Random(seed)
        self.seat = seat
        self._remembered = None if view is None or known is not None else recollection(view)
        self._first_deal: Deal | None = None
        if known is None:
            known, self._first_deal = self._dealt()
        self.first: State = known
        self._room = room()
        self._record = self._room.states([self.first])
        self._stack = self._room.states([self.first], STACK)
        self._draws = [self._rng.getrandbits(60) for _ in range(COURSES_OF_LUCK)]
        self._luck = self._room.words(self._draws)

    def _dealt(self) -> tuple[State, Deal | None]:
        """A truth that agrees with the view and with what is remembered, and how it was dealt by that."""
        if self._view is None:
            raise ValueError("there is no view to deal from: one known position stands for all")
        return dealt(self._view, self._remembered, self._rng)

    @cached_property
    def truths(self) -> Row:
        """Truths sampled from the view, each dealt again some times as matches usually go."""
        sampled = [(self.first, self._first_deal), *(self._dealt() for _ in range(self._count - 1))]
        truths = self._room.states([state for state, _ in sampled], DEALT_AGAIN)
        listed = self._room.words([0] * (2 * BLOCKS))
        for n, (_, deal) in enumerate(sampled):
            allowed = None if deal is None else self._room.words(deal.allowed())
            for truth in (truths[at] for at in range(n * DEALT_AGAIN, (n + 1) * DEALT_AGAIN)):
                given = truth, self.seat, Wide(self._rng.getrandbits(60)), listed
                if deal is None:
                    self._room.call("bots.suppose", "suppose", *given)
                else:
                    bag_of = self._room.words(deal.bag_of)
                    self._room.call("bots.suppose", "suppose_remembered", *given, bag_of, allowed)
        return truths

    @cached_property
    def _guessed(self) -> list[float]:
        """What this side guesses of the other's hidden blocks, and half of that the other way, behind room for sums."""
        found = average_sums()
        for side, weight in ((self.seat, 1.0), (1 - self.seat, 0.5)):
            power, steps = guesses(self.truths, 1 - side)
            for run, guessed in ((rows.GUESSED_POWER + side, power), (rows.GUESSED_STEPS + side, steps)):
                for place in range(PLACES):
                    at = run * PLACES + place
                    found[at] += weight * (guessed[place] - found[at])
        return found

    @cached_property
    def _sums(self) -> Row:
        return self._room.floats(self._guessed)

    def expected_steps(self, place: int) -> float:
        """How many steps the other side has in a place, by the best guess of this one."""
        guessed = self._guessed[(rows.GUESSED_STEPS + self.seat) * PLACES + place]
        return guessed * int(self.first.present[(1 - self.seat) * PLACES + place])

    @cached_property
    def _plain(self) -> Row:
        """Sums without guesses, by which the network was taught. Compiled code writes there, and others think meanwhile."""
        return self._room.floats(average_sums())

    @cached_property
    def _facts(self) -> Row:
        return self._room.floats([0.0] * facts_of_network())

    def _campaign(self, function: str, *given: object) -> float:
        found: float = self._room.call("bots.campaign", function, *given)
        return found

    def planned(self, aim: Aim) -> Plan:
        """The clicks of a whole command, led by an aim; an attack with too little is given up and the rest planned anew."""
        out, count = self._room.words([0] * MOST_CLICKS), 0
        for _ in range(SECOND_THOUGHTS):
            self._stack[0] = self._record[0]
            led = self._room.floats(aim)
            count = int(self._campaign("play_command", self._stack, 0, self.seat, led, self._sums, 1, out))
            place = int(self._campaign("worst_attack", self._stack[0], self.seat, self._sums, LEAST_ODDS))
            if place < 0:
                break
            aim = aim.copy()
            aim[place] = -abs(aim[place])
        return tuple(self._room.listed(out, count))

    def plans(self) -> list[Plan]:
        """What the side could do this turn, each plan once.

        The usual ones are also made without each of the groups they move, and then by other groups altogether.
        """
        found: dict[Plan, None] = {}
        for number, aim in enumerate(aims(self.first, self.seat)):
            plan = self.planned(aim)
            found[plan] = None
            if number in VARIED:
                for origin in self._origins(plan):
                    found[self.planned(held(aim, {origin: BLOCKS}))] = None
                for _ in range(OTHER_GROUPS):
                    aim = held(aim, dict.fromkeys(self._origins(plan), BLOCKS))
                    plan = self.planned(aim)
                    found[plan] = None
        return list(found)

    def _origins(self, plan: Sequence[int]) -> list[int]:
        """The places that a command moves blocks from."""
        blocks = [action - ACT_MOVE for action in plan if ACT_MOVE <= action < ACT_MOVE + BLOCKS]
        return list(dict.fromkeys(int(self.first.where[block]) for block in blocks))

    def staying(self) -> Plan:
        """The command in which nobody moves."""
        return self.planned(staying_aim())

    def moves(self, plan: Sequence[int]) -> bool:
        """Whether a command moves anybody."""
        return any(ACT_MOVE <= action < ACT_MOVE + BLOCKS for action in plan)

    def attacks(self, plan: Sequence[int]) -> dict[int, float]:
        """The places that a command attacks, with the odds as this side sees them."""
        self._stack[0] = self._record[0]
        self._campaign("follow", self._stack, 0, self.seat, self._room.words(plan), len(plan))
        odds = self._room.floats([0.0] * PLACES)
        self._campaign("odds_of_attacks", self._stack[0], self.seat, self._sums, odds)
        return {place: chance for place, chance in enumerate(self._room.listed(odds)) if chance >= 0.0}

    def card_worth(self, card: int) -> float:
        """What a card is worth in hand, without looking at the map."""
        return self._campaign("card_worth", card)

    def quick(self) -> int:
        """What one step's foresight would do."""
        self._stack[0] = self._record[0]
        led = self._room.floats(plain_aim())
        return int(self._campaign("quick_action", self._stack, 0, self.seat, led, self._sums, 1))

    def fare(self, actions: Sequence[int], first: int, last: int) -> float:
        """The chances to win at the turn's end after these clicks, summed over numbered tries."""
        return float(self._room.call("bots.outlook", "fare", *self._tried(actions, first, last)))

    def _tried(self, actions: Sequence[int], first: int, last: int) -> tuple[object, ...]:
        """All that numbered tries are made with."""
        kept = lasting()
        tries = (self._stack, self.truths, self.seat, self._room.words(actions), first, last, self._luck)
        return (*tries, kept.aims, self._sums, kept.network, self._facts, self._plain)

    def won(self, seat: int, sample: int) -> float:
        """Play the first truth on to the end with one course of luck: 1 where the side wins, ½ in a draw."""
        self._stack[0] = self._record[0]
        drawn = self._stack[0]
        drawn["rng_seed"], drawn["rng_count"] = self._draws[sample % COURSES_OF_LUCK], 0
        self._campaign("play_turns", self._stack, 0, lasting().aims, self._plain, 0, MOST_TURNS)
        winners = int(self._room.call("rules", "winners", self._stack[0]))
        return 0.5 if not winners else float(winners >> seat & 1)


def guesses(truths: Row, side: int) -> tuple[list[float], list[float]]:
    """Power and steps of a block of a side's, by place, on the mean of some truths; the mean of all where none stands."""
    count, power, steps = [0] * PLACES, [0.0] * PLACES, [0.0] * PLACES
    for truth in truths:
        owners, places, strengths = (_listed(truth[name]) for name in ("owner", "where", "steps"))
        for block, (owner, where, strength) in enumerate(zip(owners, places, strengths, strict=True)):
            if owner == side and where >= FIRST_CITY:
                count[where] += 1
                power[where] += POWERS[block * STRENGTHS + strength]
                steps[where] += strength
    return _means(power, count), _means(steps, count)


def _listed(row: Row) -> list[int]:
    """A state's row as Python has it; of an array number by number it takes ten times as long."""
    return list(row.tolist()) if hasattr(row, "tolist") else list(row)


def _means(totals: Sequence[float], count: Sequence[int]) -> list[float]:
    usual = sum(totals) / max(1, sum(count))
    return [total / number if number else usual for total, number in zip(totals, count, strict=True)]


def warm_campaign() -> None:
    """Compile the quick play, or find it in the cache, with the types that the legate uses."""
    table = Table.new(GAME, {}, 1)
    while table.deciders() != [SEATS[0]] or table.view(SEATS[0]).phase == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    forgotten = table.view(SEATS[0])
    forgotten.recalled = None
    Sampled(forgotten, 0, 1, "warm").quick()
    sampled = Sampled(table.view(SEATS[0]), 0, 1, "warm")
    plan = sampled.planned(plain_aim())
    sampled.fare(plan, 0, 1)
    sampled.attacks(plan)
    sampled.quick()
    sampled.won(0, 0)
