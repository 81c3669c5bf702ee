"""Plans of JULIUS CAESAR: whole commands drawn up with different aims, and what becomes of them in many sampled truths.

A plan is carried out, the turn is played out quickly by both sides, and a small network judges the chance to win. The
luck is the same for every plan that is compared, so that the plans differ and not the dice.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from pathlib import Path
from types import ModuleType

import numpy as np
from numpy.typing import NDArray

from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.rules.blocks import FIREPOWER, STRENGTH
from triumvirate.games.julius.rules.board import EDGE, VALUED_CITIES
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PLACES, SEATS

STACK = 6
MOST_CLICKS = 160
MOST_TURNS = 99
DEALT_AGAIN = 8  # truths dealt from each one that is sampled from the view
COURSES_OF_LUCK = 512
NO_BATTLE, STAYS = 1.01, 60.0  # odds that no attack has, and more than any move is worth
LEAST_ODDS, SECOND_THOUGHTS = 0.35, 5
MOST_BATTLES = 6
OTHER_GROUPS = 3  # how often a usual plan is made anew by groups that it has not moved yet
VARIED = (0, 1, 5)  # the aims whose plans are also made with a group left where it stands: as usual, boldly, no battle
OUTLOOK = Path(__file__).parent / "weights" / "outlook.npz"
Numbers = NDArray[np.float64]
Aim = Numbers
Plan = tuple[int, ...]


@cache
def campaign() -> ModuleType:
    """The compiled quick play."""
    return engine.load(GAME.name, "native", "bots.campaign")


@cache
def sums() -> ModuleType:
    """The compiled sums of a position."""
    return engine.load(GAME.name, "native", "bots.sums")


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
    aim[quick.CARE], aim[quick.LEAST], aim[quick.RESTLESS] = 1.0, 0.5, 1.5
    aim[quick.HOLD :] = 0.0
    return aim


@cache
def both_aims() -> Aim:
    """What both sides are thought to do after a plan is carried out."""
    return np.stack([plain_aim(), plain_aim()])


@cache
def plain_sums() -> Numbers:
    """Room for sums, with guesses of somebody who knows nothing of the other's blocks."""
    rows = np.zeros(sums().RUNS * PLACES)
    sums().guess_average(rows)
    return rows


def _varied(**changes: float) -> Aim:
    aim = plain_aim().copy()
    for name, value in changes.items():
        aim[getattr(campaign(), name)] = value
    return aim


def aims(state: State, seat: int) -> Iterator[Aim]:
    """Ways to lead a command that differ in what is attacked, guarded, taken, or left.

    As usual, boldly, guarding, marching, together, without any battle, with the leaders out of danger; for each city that
    counts and is not safely the side's own; and one battle alone, for each place that its blocks can attack.
    """
    yield plain_aim()
    yield _varied(KEENNESS=1.8, DANGER=1.1, LEAST=0.35)
    yield _varied(DANGER=2.6)
    yield _varied(DRIVE=2.2)
    yield _varied(DRIVE=0.4, STAYING=2.0)
    yield _varied(LEAST=NO_BATTLE)
    yield _varied(LEAST=NO_BATTLE, DRIVE=2.2, DANGER=1.1)
    yield _varied(CARE=4.0, LEAST=0.6)
    mine, foes = seat * PLACES, (1 - seat) * PLACES
    for city in VALUED_CITIES:
        if not state.present[mine + city] or state.present[foes + city]:
            aim = _varied(DRIVE=1.4)
            aim[city] = 2.8
            yield aim
    for place in _attackable(state, seat):
        aim = _varied(LEAST=NO_BATTLE)
        aim[place] = 2.8
        yield aim


def _attackable(state: State, seat: int) -> list[int]:
    """Places of the other side's that a fresh block of this side stands next to, those with most such blocks first."""
    beside = Counter(
        place
        for block in range(BLOCKS)
        if state.owner[block] == seat and state.where[block] >= FIRST_CITY and not state.moved[block]
        for place in range(FIRST_CITY, PLACES)
        if EDGE[state.where[block] * PLACES + place] >= 0 and state.present[(1 - seat) * PLACES + place]
    )
    return [place for place, _ in beside.most_common(MOST_BATTLES)]


class Sampled:
    """Truths sampled from a view, as native records, and the play on from them.

    Without a view everything comes from one known position, whose hidden blocks are dealt again.
    """

    def __init__(self, view: View | None, seat: int, truths: int, seed: str, known: State | None = None) -> None:
        self._view, self._count, self._rng = view, truths, random.Random(seed)
        self.seat = seat
        self.first: State = known if known is not None else self._dealt()
        self._record = GAME.layout.records([self.first])
        self._stack = np.zeros(STACK, self._record.dtype)
        self._luck = np.array([self._rng.getrandbits(60) for _ in range(COURSES_OF_LUCK)], np.int64)

    def _dealt(self) -> State:
        """A truth that agrees with the view."""
        if self._view is None:
            raise ValueError("there is no view to deal from: one known position stands for all")
        dealt: State = GAME.knowledge.determinize(self._view, self._rng)
        return dealt

    @cached_property
    def truths(self) -> NDArray[np.void]:
        """Truths sampled from the view, each dealt again some times as matches usually go."""
        others = [self._dealt() for _ in range(self._count - 1)]
        dealt = np.repeat(GAME.layout.records([self.first, *others]), DEALT_AGAIN)
        suppose = engine.load(GAME.name, "native", "bots.suppose").suppose
        listed = np.zeros(2 * BLOCKS, np.int64)
        for n in range(len(dealt)):
            suppose(dealt[n], self.seat, self._rng.getrandbits(60), listed)
        return dealt

    @cached_property
    def _sums(self) -> Numbers:
        """Room for sums, with what this side guesses of the other's hidden blocks, and half of that the other way."""
        rows = plain_sums().copy()
        quick = sums()
        for side, weight in ((self.seat, 1.0), (1 - self.seat, 0.5)):
            power, steps = guesses(self.truths, 1 - side)
            for run, guessed in ((quick.GUESSED_POWER + side, power), (quick.GUESSED_STEPS + side, steps)):
                row = rows[run * PLACES : (run + 1) * PLACES]
                row += weight * (guessed - row)
        return rows

    def expected_steps(self, place: int) -> float:
        """How many steps the other side has in a place, by the best guess of this one."""
        run = sums().GUESSED_STEPS + self.seat
        return float(self._sums[run * PLACES + place]) * int(self.first.present[(1 - self.seat) * PLACES + place])

    @cached_property
    def _facts(self) -> Numbers:
        return np.zeros(outlook().FACTS + network().shape[1])

    def planned(self, aim: Aim) -> Plan:
        """The clicks of a whole command, led by an aim; an attack with too little is given up and the rest planned anew."""
        out = np.zeros(MOST_CLICKS, np.int64)
        for _ in range(SECOND_THOUGHTS):
            self._stack[0] = self._record[0]
            count = campaign().play_command(self._stack, 0, self.seat, aim, self._sums, 1, out)
            place, chance = campaign().worst_attack(self._stack[0], self.seat, self._sums)
            if place < 0 or chance >= LEAST_ODDS:
                break
            aim = aim.copy()
            aim[place] = -abs(aim[place])
        return tuple(int(action) for action in out[:count])

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
                    found[self.planned(self._holding(aim, [origin]))] = None
                for _ in range(OTHER_GROUPS):
                    aim = self._holding(aim, self._origins(plan))
                    plan = self.planned(aim)
                    found[plan] = None
        return list(found)

    def _holding(self, aim: Aim, places: Sequence[int]) -> Aim:
        """An aim whose groups in some places stay."""
        holding = aim.copy()
        for place in places:
            holding[campaign().HOLD + place] = 1.0
        return holding

    def _origins(self, plan: Sequence[int]) -> list[int]:
        """The places that a command moves blocks from."""
        taken_up = campaign().ACT_MOVE
        blocks = [action - taken_up for action in plan if taken_up <= action < taken_up + BLOCKS]
        return list(dict.fromkeys(int(self.first.where[block]) for block in blocks))

    def staying(self) -> Plan:
        """The command in which nobody moves."""
        return self.planned(_varied(STAYING=STAYS, RESTLESS=0.0))

    def moves(self, plan: Sequence[int]) -> bool:
        """Whether a command moves anybody."""
        return any(campaign().ACT_MOVE <= action < campaign().ACT_MOVE + BLOCKS for action in plan)

    def attacks(self, plan: Sequence[int]) -> dict[int, float]:
        """The places that a command attacks, with the odds as this side sees them."""
        self._stack[0] = self._record[0]
        clicks = np.array(plan, np.int64)
        campaign().follow(self._stack, 0, self.seat, clicks, len(clicks))
        after, own, foes = self._stack[0], self.seat * PLACES, (1 - self.seat) * PLACES
        sums().sum_up(after, self.seat, self._sums)
        return {
            place: float(sums().battle_odds(after, self.seat, place, self._sums))
            for place in range(FIRST_CITY, PLACES)
            if after["attacker"][place] == self.seat + 1
            and after["present"][own + place]
            and after["present"][foes + place]
        }

    def card_worth(self, card: int) -> float:
        """What a card is worth in hand, without looking at the map."""
        return float(campaign().card_worth(card))

    def quick(self) -> int:
        """What one step's foresight would do."""
        self._stack[0] = self._record[0]
        return int(campaign().quick_action(self._stack, 0, self.seat, plain_aim(), self._sums, 1))

    def fare(self, actions: Sequence[int], first: int, last: int) -> float:
        """The chances to win at the turn's end after these clicks, summed over numbered tries."""
        clicks = np.array(actions, np.int64)
        tried, judged = (self.truths, self.seat, clicks, first, last), (network(), self._facts, plain_sums())
        return float(outlook().fare(self._stack, *tried, self._luck, both_aims(), self._sums, *judged))

    def won(self, seat: int, sample: int) -> float:
        """Play the first truth on to the end with one course of luck: 1 where the side wins, ½ in a draw."""
        self._stack[0] = self._record[0]
        self._stack[0]["rng_seed"], self._stack[0]["rng_count"] = self._luck[sample % COURSES_OF_LUCK], 0
        campaign().play_turns(self._stack, 0, both_aims(), plain_sums(), 0, MOST_TURNS)
        winners = int(GAME.native.winners(self._stack[0]))
        return 0.5 if not winners else float(winners >> seat & 1)


def guesses(truths: NDArray[np.void], side: int) -> tuple[Numbers, Numbers]:
    """Power and steps of a block of a side's, by place, on the mean of some truths; the mean of all where none stands."""
    where, steps = truths["where"].astype(np.int64), truths["steps"].astype(np.int64)
    there = (truths["owner"] == side) & (where >= FIRST_CITY)
    strength, fire = np.asarray(STRENGTH, np.float64).reshape(BLOCKS, -1), np.asarray(FIREPOWER, np.float64)
    power = strength[np.arange(BLOCKS), steps] * fire / 6.0
    count = np.bincount(where[there], minlength=PLACES).astype(np.float64)
    found = []
    for each in (power, steps):
        total = np.bincount(where[there], weights=each[there], minlength=PLACES)
        mean = total.sum() / max(1.0, count.sum())
        found.append(np.where(count > 0, total / np.maximum(count, 1.0), mean))
    return found[0], found[1]


def warm_campaign() -> None:
    """Compile the quick play, or find it in the cache, with the types that the legate uses."""
    table = Table.new(GAME, {}, 1)
    while table.deciders() != [SEATS[0]] or table.view(SEATS[0]).phase == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    sampled = Sampled(table.view(SEATS[0]), 0, 1, "warm")
    plan = sampled.planned(plain_aim())
    sampled.fare(plan, 0, 1)
    sampled.attacks(plan)
    sampled.quick()
    sampled.won(0, 0)
