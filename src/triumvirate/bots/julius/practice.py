"""Games of JULIUS CAESAR that the legate's plans play against themselves, noted for the outlook to learn from.

Commands and cards are planned and tried as the legate does it, everything else is played quickly, and no view is built:
what is hidden is dealt anew from the position itself (`suppose.py`). So one core plays a game in some seconds, and what is
noted are positions and results of planned play, not of quick play.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from time import monotonic

import numpy as np
from numpy.typing import NDArray

from triumvirate.bots.julius.halving import halve
from triumvirate.bots.julius.native_text import campaign, outlook
from triumvirate.bots.julius.plans import STACK, Sampled, lasting
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.rules.made import ACT_PLAY, ACT_TAKE_BACK
from triumvirate.games.julius.state import PHASE_CARDS, PHASE_MOVE, PHASE_OVER, TURNS, YEARS

CAESARS_RESULT = (1.0, 0.0, 0.5)  # by winner: Caesar, Pompeius, nobody
WHIMS = 0.08  # of commands and cards that are drawn and not weighed, so that odd positions occur too
SOME_PLANS = 12  # of all that a side could do, weighed for one command


@dataclass
class Positions:
    """Facts of positions, Caesar's result in the end, and the game that each is from."""

    facts: NDArray[np.float16]
    results: NDArray[np.float32]
    games: NDArray[np.int32]


def join(parts: Sequence[Positions]) -> Positions:
    """Positions of several players as those of one; the games are numbered anew."""
    counts = [int(part.games.max()) + 1 if len(part.games) else 0 for part in parts]
    starts = np.cumsum([0, *counts[:-1]])
    return Positions(
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.results for part in parts]),
        np.concatenate([part.games + start for part, start in zip(parts, starts, strict=True)]).astype(np.int32),
    )


class Practice:
    """One process's games."""

    def __init__(self, tries: int, seed: int) -> None:
        self.tries, self.rng = tries, random.Random(seed)
        self._row = np.zeros(outlook().FACTS)

    def play(self) -> tuple[NDArray[np.float16], float]:
        """One game: the facts of every turn's beginning but the first, and Caesar's result."""
        start = GAME.layout.records([Table.new(GAME, {}, self.rng.getrandbits(32))._state])
        stack = np.zeros(STACK, start.dtype)
        stack[0] = start[0]
        stack[0]["rng_seed"], stack[0]["rng_count"] = self.rng.getrandbits(60), 0
        noted = np.zeros((YEARS * TURNS, len(self._row)), np.float16)
        count, before = 0, (0, 1)
        while stack[0]["phase"] != PHASE_OVER:
            now = int(stack[0]["year"]), int(stack[0]["turn"])
            if now != before and stack[0]["phase"] == PHASE_CARDS:
                outlook().describe(stack[0], self._row, lasting().sums)
                noted[count] = self._row
                count, before = count + 1, now
            self._step(stack)
        return noted[:count], CAESARS_RESULT[stack[0]["winner"]]

    def _step(self, stack: NDArray[np.void]) -> None:
        """A whole command, or one action."""
        state = stack[0]
        seats = int(GAME.native.deciders(state))
        seat = 0 if seats & 1 else 1
        if state["phase"] == PHASE_MOVE and not state["group_moved"] and not state["crossed"]:
            plan = self._command(state, seat)
            clicks = np.array(plan, np.int64)
            if campaign().follow(stack, 0, seat, clicks, len(clicks)):
                return
        if state["phase"] == PHASE_CARDS and (cards := _cards(state, seat)):
            sampled = self._sampled(state, seat)
            GAME.native.apply(state, seat, self._best(sampled, [(card,) for card in cards])[0])
            return
        GAME.native.apply(state, seat, campaign().quick_action(stack, 0, seat, lasting().aims[0], lasting().sums, 1))

    def _sampled(self, state: np.void, seat: int) -> Sampled:
        return Sampled(None, seat, 1, str(self.rng.random()), GAME.layout.from_record(state))

    def _command(self, state: np.void, seat: int) -> tuple[int, ...]:
        sampled = self._sampled(state, seat)
        plans = sampled.plans()
        if len(plans) > SOME_PLANS:
            plans = self.rng.sample(plans, SOME_PLANS)
        return self._best(sampled, plans)

    def _best(self, sampled: Sampled, plans: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
        if self.rng.random() < WHIMS:
            return self.rng.choice(plans)
        return halve(plans, sampled.fare, self.tries, None)[0]


def _cards(state: np.void, seat: int) -> list[int]:
    """The cards that a side may play now; none while it has to discard."""
    listed = [int(GAME.native.nth_legal(state, seat, n)) for n in range(GAME.native.count_legal(state, seat))]
    return [action for action in listed if action >= ACT_PLAY and action != ACT_TAKE_BACK]


def practise(tries: int, seed: int, seconds: float, games: int) -> Positions:
    """Games one after another until the time is over or they are enough."""
    practice, ends = Practice(tries, seed), monotonic() + seconds
    played: list[tuple[NDArray[np.float16], float]] = []
    while len(played) < games and monotonic() < ends:
        played.append(practice.play())
    numbers = [np.full(len(facts), n, np.int32) for n, (facts, _) in enumerate(played)]
    results = [np.full(len(facts), result, np.float32) for facts, result in played]
    return Positions(np.concatenate([facts for facts, _ in played]), np.concatenate(results), np.concatenate(numbers))


def practise_together(workers: int, tries: int, seed: int, seconds: float, games: int) -> Iterator[Positions]:
    """The same in several processes, each with games of its own."""
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        share = -(-games // workers)
        yield from pool.map(
            practise, [tries] * workers, range(seed, seed + workers), [seconds] * workers, [share] * workers
        )
