"""Random games on the native engine with the game's own invariants checked after every action."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache
from typing import Any

from triumvirate.cli.options import random_options
from triumvirate.core import engine
from triumvirate.games import find_game

MOST_ACTIONS = 100_000
ENDLESS = -1


@dataclass(frozen=True)
class Job:
    """A batch of games with the same options; without any it draws its own."""

    game: str
    options: dict[str, Any] | None
    seed: int
    games: int


@dataclass(frozen=True)
class Violation:
    """A game in which an invariant did not hold."""

    seed: int
    options: dict[str, Any]
    action: int
    code: int


@dataclass(frozen=True)
class Checked:
    """What a batch showed: the first violation ends it."""

    games: int
    actions: int
    violation: Violation | None


def has_invariants(game: str) -> bool:
    """Whether a game says what must always hold, in `rules/invariants.py`."""
    return (find_game(game).package / "rules" / "invariants.py").exists()


@cache
def checked_play(game: str) -> Any:
    """The loop that plays and checks, compiled for a game. It is not cached on disk, its parts are."""
    import numba

    playout = find_game(game).playout
    start, random_step = playout.start, playout.random_step
    rules = engine.load(game, "native")
    is_over, deciders, count_legal = rules.is_over, rules.deciders, rules.count_legal
    if has_invariants(game):
        violation = engine.load(game, "native", "rules.invariants").violation
    else:

        @numba.njit(nogil=True)  # type: ignore[untyped-decorator,unused-ignore]
        def violation(s):  # type: ignore[no-untyped-def]
            """Without invariants of its own: somebody can act or the game is over."""
            seats = deciders(s)
            if is_over(s):
                return 0 if seats == 0 else 1
            if seats == 0:
                return 2
            for seat in range(16):
                if (seats >> seat) & 1 and count_legal(s, seat) <= 0:
                    return 3
            return 0

    @numba.njit(nogil=True)  # type: ignore[untyped-decorator,unused-ignore]
    def play(states, template, seed, games, found):  # type: ignore[no-untyped-def]
        """Games one after another; `found` gets seed, action and code of the first violation."""
        total = 0
        for number in range(games):
            states[0] = template[0]
            s = states[0]
            start(s, seed + number)
            code = violation(s)
            steps = 0
            while code == 0 and not is_over(s):
                random_step(s)
                steps += 1
                code = violation(s) if steps < MOST_ACTIONS else ENDLESS
            total += steps
            if code != 0:
                found[0], found[1], found[2], found[3] = seed + number, steps, code, number + 1
                break
        return total

    return play


def check(job: Job) -> Checked:
    """Play a batch."""
    import numpy as np

    game = find_game(job.game)
    options = job.options or random_options(game, random.Random(f"fuzz {job.seed}"))
    template = game.layout.records([game.prepare(options)])
    found = np.zeros(4, np.int64)
    actions = int(checked_play(job.game)(template.copy(), template, job.seed, job.games, found))
    if found[2] == 0:
        return Checked(job.games, actions, None)
    seed, action, code, played = (int(value) for value in found)
    return Checked(played, actions, Violation(seed, options, action, code))
