"""Operations of JULIUS CAESAR: whole commands weighed against each other, and told in words as a general would.

A command is a list of clicks; people want to hear which groups go where. Commands are compared by the chance to win that
they leave at the turn's end, over the same sampled truths and with the same luck.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from triumvirate.bots.julius.plans import Sampled, aims
from triumvirate.bots.reasons import Reason, Why, reason
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.made_state import State
from triumvirate.games.julius.printed import PLACE_IDS
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY

PICKING, WEIGHING = 48, 144  # tries by which the best is found, and others by which it is weighed
SURE = 2.0  # standard errors
Plan = tuple[int, ...]


@dataclass(frozen=True)
class Operation:
    """A whole command, why it is thought of, and the chance to win that it leaves."""

    plan: Plan
    aim: Why
    chance: float


def operations(sampled: Sampled) -> list[Operation]:
    """What a side could do, the best first."""
    plans: dict[Plan, Why] = {}
    for aim, why in aims(sampled.first, sampled.seat):
        plans.setdefault(tuple(sampled.planned(aim)), why)
    found = [Operation(plan, why, sampled.fare(plan, 0, PICKING) / PICKING) for plan, why in plans.items()]
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
    chances = [[sampled.fare(plan, n, n + 1) for n in tries] for plan in (better, other)]
    gains = [a - b for a, b in zip(*chances, strict=True)]
    mean = sum(gains) / WEIGHING
    spread = sum((gain - mean) ** 2 for gain in gains) / (WEIGHING - 1)
    return Comparison(sum(chances[0]) / WEIGHING, sum(chances[1]) / WEIGHING, math.sqrt(spread / WEIGHING))


def described(truth: State, seat: int, plan: Sequence[int]) -> list[Reason]:
    """Which groups go where and what is levied, the largest first."""
    state = truth.copy()
    before, strength = list(state.where[:BLOCKS]), list(state.steps[:BLOCKS])
    for action in plan:
        if GAME.rules.deciders(state) != 1 << seat or GAME.rules.refusal(state, seat, action):
            break
        GAME.rules.apply(state, seat, action)
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
