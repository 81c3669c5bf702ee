"""Compile the search of a game now, so that nobody waits for it at a table."""

from __future__ import annotations

import numpy as np

from triumvirate.core import engine
from triumvirate.core.game import Game
from triumvirate.core.table import Table
from triumvirate.search.search import Search
from triumvirate.search.settings import Limit
from triumvirate.search.tree import LARGEST_ACTION, Array

FINISHED = "warm"  # an empty file in the cache folder of exactly these sources


class Even:
    """An evaluator that knows nothing."""

    actions = LARGEST_ACTION

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def judge(self, states: Array) -> tuple[Array, Array]:
        """Every seat as likely to win, every action as good."""
        return np.full((len(states), self._seats), 0.5), np.ones((len(states), self.actions))


def is_compiled(game: Game) -> bool:
    """Whether `triumvirate warm` has run for exactly these sources, so that a search starts at once."""
    return (engine.cache_folder(game.name) / FINISHED).exists()


def is_searched(game: Game) -> bool:
    """Whether a game has a policy of its own, which is to say that a bot searches it."""
    return (game.package / "policy.py").exists()


def warm_search(game: Game) -> None:
    """A few iterations of either kind, from the first decision."""
    table = Table.new(game, {}, seed=1)
    seat = table.deciders()[0]
    for evaluator in (None, Even(len(table.seats))):
        Search(game, table.view(seat), table.legal(seat), 1, evaluator=evaluator).think(Limit.steady(2))
