"""Many matches looked back at in one go: every action of every decision is played out, all of them side by side.

First all actions get a few games each; then the best of them, and the one that was taken, get many more with other
luck, and only those count. What a seat could not know is dealt anew in every game.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from triumvirate.analysis.calm import calmed
from triumvirate.analysis.findings import Analysis, Moment
from triumvirate.analysis.judges import searcher_for
from triumvirate.analysis.tries import points_of
from triumvirate.bots.contract import Choice
from triumvirate.bots.reasons import because
from triumvirate.core.arrays import Array
from triumvirate.core.fields import State
from triumvirate.core.game import Game
from triumvirate.core.table import SETUP, TAKE_BACK, Table

TRUTHS = 8
FIRST_GAMES, MORE_GAMES = 8, 128  # of every truth
FINALISTS = 8


@dataclass(frozen=True)
class Decision:
    """One decision of a match: who decided, what could be done, and truths that the seat could not tell apart."""

    match: int
    number: int
    seat: str
    place: int
    action: str
    legal: tuple[tuple[int, str], ...]
    truths: tuple[State, ...]


def can_be_batched(table: Table) -> bool:
    """Games with a judge of their own are looked at one by one, and so are matches of more than two."""
    return table.game.judge is None and len(table.seats) == 2


def analyse_batch(tables: Sequence[Table], seed: int = 0, device: str = "cpu") -> list[Analysis]:
    """All matches of one game; the same call gives the same answer on every device."""
    forms = [table.game.played_with(table.options) for table in tables]
    game = next((form for form in forms if form.form), forms[0])  # one that holds home-made content holds all others
    decisions = [one for match, table in enumerate(tables) for one in _decisions(match, table, seed)]
    moments: list[list[Moment]] = [[] for _ in tables]
    for match, moment in _judged(game, decisions, seed, device):
        moments[match].append(moment)
    return [_analysis(table, found) for table, found in zip(tables, moments, strict=True)]


def _decisions(match: int, table: Table, seed: int) -> list[Decision]:
    """The decisions of a match in their order; what was taken back is none."""
    undone = {entry.undone for entry in table.entries}
    before, found = table.fork(), []
    while before.entries and before.entries[-1].action != SETUP:
        entry = before.entries[-1]
        before.rewind()
        if entry.seat is None or entry.action == TAKE_BACK or entry.number in undone:
            continue
        view, rng = before.view(entry.seat), random.Random(_seed(seed, match, entry.number))
        truths = tuple(table.game.knowledge.determinize(view, rng) for _ in range(TRUTHS))
        legal = tuple((choice.index, choice.action) for choice in before.legal(entry.seat))
        place = table.seats.index(entry.seat)
        found.append(Decision(match, entry.number, entry.seat, place, entry.action, legal, truths))
    return found[::-1]


def _judged(game: Game, decisions: Sequence[Decision], seed: int, device: str) -> list[tuple[int, Moment]]:
    truths = game.layout.records([truth for decision in decisions for truth in decision.truths])
    everything = [[index for index, _ in decision.legal] for decision in decisions]
    first = _chances(game, decisions, truths, everything, FIRST_GAMES, _seed(seed, "first"), device)
    finalists = []
    for decision, chances in zip(decisions, first, strict=True):
        taken = next(index for index, action in decision.legal if action == decision.action)
        best = sorted(chances, key=lambda index: -chances[index])[:FINALISTS]
        finalists.append(list(dict.fromkeys([taken, *best])))
    last = _chances(game, decisions, truths, finalists, MORE_GAMES, _seed(seed, "more"), device)
    return [
        (decision.match, _moment(game, decision, chances)) for decision, chances in zip(decisions, last, strict=True)
    ]


def _chances(
    game: Game,
    decisions: Sequence[Decision],
    truths: Array,
    actions: Sequence[Sequence[int]],
    games: int,
    seed: int,
    device: str,
) -> list[dict[int, float]]:
    """The chance to win of some actions of every decision; the luck is the same for all actions of one."""
    tries = np.array(
        [
            (TRUTHS * n + truth, decision.place, action, seed + (TRUTHS * n + truth) * games)
            for n, decision in enumerate(decisions)
            for action in actions[n]
            for truth in range(TRUTHS)
        ],
        np.int64,
    )
    points = points_of(game, truths, tries, games, device).reshape(-1, TRUTHS).sum(axis=1) / (2.0 * games * TRUTHS)
    left = iter(points.tolist())
    return [{action: next(left) for action in some} for some in actions]


def _moment(game: Game, decision: Decision, chances: dict[int, float]) -> Moment:
    texts = dict(decision.legal)
    best = max(chances, key=lambda index: chances[index])
    taken = next(index for index in chances if texts[index] == decision.action)
    told = searcher_for(game.name).reason
    why = because(game.name, told(decision.truths[0], decision.place, best) if told else ())
    chance = chances[best] if decision.place == 0 else 1.0 - chances[best]
    choice = Choice(texts[best], why, chances[best])
    return Moment(decision.number, decision.seat, decision.action, chance, chances[taken], choice)


def _analysis(table: Table, moments: Sequence[Moment]) -> Analysis:
    result = table.result()
    winners = result.winners if result is not None else None
    side, games = table.seats[:1], TRUTHS * MORE_GAMES
    return Analysis(table.game.name, table.seats, side, winners, calmed(moments, side), games, "tries")


def _seed(*what: object) -> int:
    told = " ".join(str(one) for one in what)
    return int.from_bytes(hashlib.blake2b(told.encode(), digest_size=6).digest(), "big")
