"""Who judges the decisions of a game: the search, or what its best bot reckons with."""

from __future__ import annotations

from dataclasses import replace
from typing import Protocol

from triumvirate.analysis.findings import Moment
from triumvirate.bots.contract import Choice, Move
from triumvirate.bots.registry import brought
from triumvirate.bots.searcher import Searcher
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table

EXPLORE = 0.3  # more than in play, so that the move that was made is judged as carefully as the best one
ENOUGH = 8  # an action with less than this part of the visits is searched by itself


class Judge(Protocol):
    """Judges single decisions."""

    @property
    def name(self) -> str:
        """How: search, playouts or outlook."""

    @property
    def side(self) -> tuple[str, ...]:
        """Whose chance the curve shows."""

    @property
    def is_movers(self) -> bool:
        """Whether a chance is the mover's own with its best choice, which that of the other side jumps against."""

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """A decision at a table that stands just before it; None where there is nothing to judge."""


def judge_for(table: Table, winners: tuple[str, ...] | None, iterations: int, seed: int) -> Judge:
    """The judge of a game: its own, or the search."""
    own = table.game.judge
    if own is not None:
        return own.get()(table, iterations, seed)
    if len(table.seats) > 2 and winners is None:
        raise BadRequest("A match of more than two is analysed when it is over: before that nobody's side is known.")
    return SearchJudge(table.game.name, table.seats, _side(table.seats, winners), iterations, seed)


class SearchJudge:
    """Searches every decision again."""

    name = "search"

    def __init__(self, game: str, seats: tuple[str, ...], side: tuple[str, ...], iterations: int, seed: int) -> None:
        plain = searcher_for(game)
        self.side = side
        self.is_movers = len(seats) == 2
        settings = replace(plain.settings, explore=EXPLORE)
        self._searcher = replace(plain, iterations=iterations, settings=settings, memory=None)
        self._seed = seed

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """The search's best action beside the one that was taken."""
        legal, view, seed = table.legal(seat), table.view(seat), self._seed + number
        found, told = self._searcher.think(view, legal, 0.0, seed)
        taken = next(option for option in found.options if option.action == action)
        with_it = taken.chance
        if taken.visits < found.iterations // ENOUGH and taken is not found.best:
            with_it = self._searcher.judge(view, legal, taken.index, seed)
        best = found.best
        chance = best.chance if seat in self.side else 1.0 - best.chance
        line = tuple(Move(step.seat, step.action) for step in found.line)
        return Moment(number, seat, action, chance, with_it, Choice(best.action, told(best.index), best.chance), line)


def searcher_for(game: str) -> Searcher:
    """The game's own searching bot, or the plain search where it has none."""
    own = brought(game, lambda roster: roster.search)
    return own() if own else Searcher(game, "search")


def _side(seats: tuple[str, ...], winners: tuple[str, ...] | None) -> tuple[str, ...]:
    """The first seat with all that share its fate."""
    if len(seats) == 2 or not winners:
        return (seats[0],)
    won = seats[0] in winners
    return tuple(seat for seat in seats if (seat in winners) == won)
