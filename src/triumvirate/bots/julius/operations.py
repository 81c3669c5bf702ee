"""Operations of JULIUS CAESAR: whole commands weighed against each other, and told in words as a general would.

A command is a list of clicks; people want to hear which groups go where. Commands are compared by the chance to win that
they leave at the turn's end, over the same sampled truths and with the same luck.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots.julius.plans import Sampled
from triumvirate.bots.julius.vocabulary import aims_of
from triumvirate.bots.reasons import Reason, reason
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.rules.board import CITY_VALUE, VALUED_CITIES, is_friendly
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PLACES

PICKING, WEIGHING = 48, 144  # tries by which the best is found, and others by which it is weighed
SURE = 2.0  # standard errors
MOST_AIMS = 3
Plan = tuple[int, ...]


@dataclass(frozen=True)
class Operation:
    """A whole command, and the chance to win that it leaves."""

    plan: Plan
    chance: float


def operations(sampled: Sampled) -> list[Operation]:
    """What a side could do, the best first."""
    plans = dict.fromkeys([*sampled.plans(), sampled.staying()])
    found = [Operation(plan, sampled.fare(plan, 0, PICKING) / PICKING) for plan in plans]
    return sorted(found, key=lambda one: -one.chance)


@dataclass(frozen=True)
class Comparison:
    """The chances that two commands leave, and the standard error of the difference."""

    better: float
    other: float
    doubt: float

    @property
    def gain(self) -> float:
        """What the better one gains beyond doubt; nothing where that is not sure."""
        gain = self.better - self.other
        return gain if gain > SURE * self.doubt else 0.0


def compare(sampled: Sampled, better: Plan, other: Plan) -> Comparison:
    """Two commands, tried in the same truths with the same luck; not the tries that one of them was picked by."""
    tries = range(PICKING, PICKING + WEIGHING)
    chances = [[sampled.fare(plan, n, n + 1) for n in tries] for plan in dict.fromkeys((better, other))]
    gains = [a - b for a, b in zip(chances[0], chances[-1], strict=True)]
    mean = sum(gains) / WEIGHING
    spread = sum((gain - mean) ** 2 for gain in gains) / (WEIGHING - 1)
    return Comparison(sum(chances[0]) / WEIGHING, sum(chances[-1]) / WEIGHING, math.sqrt(spread / WEIGHING))


def told(sampled: Sampled, plan: Sequence[int]) -> list[Reason]:
    """What a command does, in the words of whoever gives it: its battles with their odds, points taken, then the groups."""
    state = _after(sampled.first, sampled.seat, plan)
    battles = [
        reason(
            "op.attack",
            count=int(state.present[sampled.seat * PLACES + place]),
            goal=PLACE_IDS[place],
            percent=round(100 * chance),
        )
        for place, chance in sampled.attacks(plan).items()
        if _is_joined(sampled.first, state, sampled.seat, place)
    ]
    taken = [
        reason("op.take", place=PLACE_IDS[city], points=int(CITY_VALUE[city]))
        for city in VALUED_CITIES
        if is_friendly(state, sampled.seat, city) and not sampled.first.present[sampled.seat * PLACES + city]
    ]
    aims = aims_of(sampled.first, state, sampled.seat)[:MOST_AIMS]
    return [*battles, *taken, *aims, *described(sampled.first, sampled.seat, plan)]


def _is_joined(before: State, after: State, seat: int, place: int) -> bool:
    """Whether a command attacks a place, or sends more there: what attacks it already is none of its doing."""
    mine = seat * PLACES + place
    return before.attacker[place] != seat + 1 or int(after.present[mine]) > int(before.present[mine])


def _after(truth: State, seat: int, plan: Sequence[int]) -> State:
    """A truth after the clicks of a command, as far as they go."""
    state = truth.copy()
    for action in plan:
        if GAME.rules.deciders(state) != 1 << seat or GAME.rules.refusal(state, seat, action):
            break
        GAME.rules.apply(state, seat, action)
    return state


def described(truth: State, seat: int, plan: Sequence[int]) -> list[Reason]:
    """Which groups go where and what is levied, the largest first."""
    before, strength = list(truth.where[:BLOCKS]), list(truth.steps[:BLOCKS])
    state = _after(truth, seat, plan)
    mine = [block for block in range(BLOCKS) if state.owner[block] == seat]
    went: Counter[tuple[int, int]] = Counter()
    raised_at: Counter[int] = Counter()
    for block in mine:
        origin, goal = before[block], state.where[block]
        if goal < FIRST_CITY:
            continue
        if origin != goal and origin >= FIRST_CITY:
            went[origin, goal] += 1
        elif origin != goal or state.steps[block] > strength[block]:
            raised_at[goal] += 1
    moves = [
        reason("op.group", count=count, origin=PLACE_IDS[origin], goal=PLACE_IDS[goal])
        for (origin, goal), count in went.most_common()
    ]
    levies = [reason("op.levy", count=count, place=PLACE_IDS[place]) for place, count in raised_at.most_common()]
    return [*(moves or [reason("op.stay")]), *levies]
