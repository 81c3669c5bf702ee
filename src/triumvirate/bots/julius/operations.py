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
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PHASE_MOVE, PLACES

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
    """The whole of a command, in the words of whoever gives it: what it is for, then where every group goes."""
    return [*purposes(sampled, plan), *described(sampled.first, sampled.seat, plan)]


def purposes(sampled: Sampled, plan: Sequence[int]) -> list[Reason]:
    """What a command is for: its battles with their odds, points taken, and aims."""
    state = carried_out(sampled.first, sampled.seat, plan)
    battles = [
        reason(
            "op.attack",
            count=int(state.present[sampled.seat * PLACES + place]),
            goal=PLACE_IDS[place],
            percent=round(100 * chance),
        )
        for place, chance in sampled.attacks(plan).items()
        if is_joined(sampled.first, state, sampled.seat, place)
    ]
    taken = [
        reason("op.take", place=PLACE_IDS[city], points=int(CITY_VALUE[city]))
        for city in VALUED_CITIES
        if is_friendly(state, sampled.seat, city) and not sampled.first.present[sampled.seat * PLACES + city]
    ]
    aims = aims_of(sampled.first, state, sampled.seat)[:MOST_AIMS]
    return [*battles, *taken, *aims]


def is_joined(before: State, after: State, seat: int, place: int) -> bool:
    """Whether a command attacks a place, or sends more there: what attacks it already is none of its doing."""
    mine = seat * PLACES + place
    return before.attacker[place] != seat + 1 or int(after.present[mine]) > int(before.present[mine])


def carried_out(truth: State, seat: int, plan: Sequence[int]) -> State:
    """A truth after the clicks of a command, as far as they go."""
    state = truth.copy()
    for action in plan:
        if GAME.rules.deciders(state) != 1 << seat or GAME.rules.refusal(state, seat, action):
            break
        GAME.rules.apply(state, seat, action)
    return state


def described(truth: State, seat: int, plan: Sequence[int], most: int | None = None) -> list[Reason]:
    """Which groups go where, the largest first and no more than so many by name, and what is levied."""
    state = carried_out(truth, seat, plan)
    went, raised_at = orders_in(truth, state, seat)
    named = went.most_common(most)
    moves = [grouped(origin, goal, count) for (origin, goal), count in named]
    if len(went) > len(named):
        moves.append(reason("op.more", count=len(went) - len(named)))
    levies = [levied(raised_at)] if raised_at else []
    stays = [reason("op.stay")] if truth.phase == PHASE_MOVE and not moves else []
    return [*moves, *stays, *levies]


def orders_in(before: State, after: State, seat: int) -> tuple[Counter[tuple[int, int]], Counter[int]]:
    """How many blocks go from where to where, and how many are raised or strengthened in a place."""
    went: Counter[tuple[int, int]] = Counter()
    raised_at: Counter[int] = Counter()
    for block in range(BLOCKS):
        origin, goal = before.where[block], after.where[block]
        if after.owner[block] != seat or goal < FIRST_CITY:
            continue
        if origin != goal and origin >= FIRST_CITY:
            went[origin, goal] += 1
        if origin < FIRST_CITY or after.steps[block] > before.steps[block]:
            raised_at[goal] += 1
    return went, raised_at


def grouped(origin: int, goal: int, count: int) -> Reason:
    """Where a group goes."""
    return reason("op.group", count=count, origin=PLACE_IDS[origin], goal=PLACE_IDS[goal])


def levied(raised_at: Counter[int]) -> Reason:
    """What is raised or strengthened, all of it in one sentence."""
    places = tuple(PLACE_IDS[place] for place, _ in raised_at.most_common())
    return reason("op.levy", count=raised_at.total(), place=places)
