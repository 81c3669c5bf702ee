"""Random games on the native engine with what must always hold checked after every action."""

from __future__ import annotations

import random
from dataclasses import dataclass

from triumvirate.cli.options import random_options
from triumvirate.core import engine
from triumvirate.core.game import Game
from triumvirate.core.options import OptionValue
from triumvirate.games import find_game

# What `core/compiled/checked.py`, and `core/compiled/rules/invariants.py` for a game without its own, find of any game.
OF_ANY_GAME = {
    -1: "the game does not end",
    -2: "nobody may act, and the game is not over",
    -3: "somebody decides who has no legal action",
    -4: "the game is over, and somebody decides",
}
OWN = "rules/invariants.py"


@dataclass(frozen=True)
class Job:
    """A batch of games with the same options; without any it draws its own."""

    game: str
    options: dict[str, OptionValue] | None
    seed: int
    games: int


@dataclass(frozen=True)
class Violation:
    """A game in which an invariant did not hold."""

    seed: int
    options: dict[str, OptionValue]
    action: int
    code: int


@dataclass(frozen=True)
class Checked:
    """What a batch showed: the first violation ends it."""

    games: int
    actions: int
    violation: Violation | None


def has_own(game: Game) -> bool:
    """Whether a game says itself what must always hold."""
    return (game.package / OWN).is_file()


def check(job: Job) -> Checked:
    """Play a batch."""
    import numpy as np

    game = find_game(job.game)
    options = job.options or random_options(game, random.Random(f"fuzz {job.seed}"))
    game = game.played_with(options)
    template = game.layout.records([game.prepare(options)])
    found = np.zeros(4, np.int64)
    checked = engine.load(game.text, "native", "checked")
    actions = int(checked.play_checked(template.copy(), template, job.seed, job.games, found))
    if found[2] == 0:
        return Checked(job.games, actions, None)
    seed, action, code, played = (int(value) for value in found)
    return Checked(played, actions, Violation(seed, options, action, code))
