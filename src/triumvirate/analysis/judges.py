"""Who judges the decisions of a game: one judge behind hints, the coach, looking back and the terminal.

It searches with the strongest bot there is. A hint is a plan for the whole turn: the line goes on with what will be advised
at the seat's next decisions, as far as nothing new is learned before them; what is advised follows from a view alone, so it
is the same after a reload and when one looks back. What it calls a fault is confirmed before it is said: by the exact solution
where there is one, otherwise by paired playouts; where those cannot tell, it says that it is not sure.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from threading import Lock
from typing import Protocol

from triumvirate.analysis.budget import BUDGETS, Budget, Occasion, seed_of
from triumvirate.analysis.findings import MISTAKE, SLIP, Moment
from triumvirate.analysis.following import next_of
from triumvirate.bots.contract import Advice, Choice, Move, Opinion
from triumvirate.bots.reasons import NOTHING, TOLD_BESIDE, Why
from triumvirate.bots.registry import brought
from triumvirate.bots.searcher import WELL_TRIED, Searcher
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction, View
from triumvirate.search import Finding, Option

ENOUGH = 8  # an action with less than this part of the visits is searched by itself
MOST_ADVISED = 3
MOST_KEPT = 64  # views whose search is remembered: those of a turn are asked about again and again


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
    """The judge of a match: the game's own, or the search."""
    own = table.game.judge
    if own is not None:
        return own.get()(table, iterations, seed)
    if len(table.seats) > 2 and winners is None:
        raise BadRequest("A match of more than two is analysed when it is over: before that nobody's side is known.")
    budget = BUDGETS[Occasion.LOOKING_BACK].scaled(iterations)
    return SearchJudge(table.game.name, _side(table.seats, winners), len(table.seats) == 2, budget, seed)


@dataclass(frozen=True)
class Weighed:
    """A decision that was searched: the best action, all others, and what can be said of each."""

    searched: Finding  # as the search has it
    found: Finding  # with the chances that are told
    best: Option
    told: Callable[[int], Why]

    def option(self, action: str) -> Option:
        """An action of the legal list."""
        return next(option for option in self.found.options if option.action == action)

    @property
    def advised(self) -> tuple[Option, ...]:
        """The best action and others that were tried, none with a higher chance than the first."""
        others = [one for one in self.found.options if one.visits and one is not self.best]
        return (self.best, *(one for one in others if one.chance <= self.best.chance))[:MOST_ADVISED]


class SearchJudge:
    """Searches a decision, the same view always alike."""

    name = "search"

    def __init__(
        self, game: str, side: tuple[str, ...] = (), is_movers: bool = True, budget: Budget | None = None, seed: int = 0
    ) -> None:
        self.side, self.is_movers = side, is_movers
        self._budget = budget or BUDGETS[Occasion.HINT]
        plain = searcher_for(game)
        self._searcher = replace(plain, iterations=self._budget.iterations * plain.pace, memory=None)
        self._seed = seed
        self._kept: OrderedDict[int, Weighed] = OrderedDict()
        self._lock = Lock()

    def weigh(self, view: View, legal: Sequence[LegalAction]) -> Weighed:
        """What every action is worth, searched once for a view."""
        name = seed_of(view)
        with self._lock:
            known = self._kept.get(name)
        if known is not None:
            return known
        found = self._searched(view, legal, name)
        with self._lock:
            self._kept[name] = found
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found

    def _searched(self, view: View, legal: Sequence[LegalAction], name: int) -> Weighed:
        searched, told = self._searcher.think(view, legal, 0.0, name + self._seed)
        found = self._searcher.calibrated(searched, view)
        most = max(option.visits for option in found.options)
        tried = [option for option in found.options if WELL_TRIED * option.visits >= most]
        best = max(tried, key=lambda option: option.chance)  # the first of equals, which was tried most
        return Weighed(searched, found, best, lambda action: told(action).without(*TOLD_BESIDE))

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best actions with chances and reasons; the budget is the judge's own, whatever the time or the seed."""
        weighed = self.weigh(view, legal)
        best = tuple(Choice(one.action, weighed.told(one.index), one.chance) for one in weighed.advised)
        return Advice(weighed.best.chance, best, self._line(view, weighed))

    def moment(self, table: Table, number: int, seat: str, action: str) -> Moment | None:
        """The best action beside the one that was taken."""
        return self._judged(table.view(seat), table.legal(seat), number, action)

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion:
        """The same before it is taken: what looking back would say of it."""
        found = self._judged(view, legal, 0, action)
        return Opinion(action, found.taken, found.lost, found.verdict, found.is_unsure, found.against)

    def _judged(self, view: View, legal: Sequence[LegalAction], number: int, action: str) -> Moment:
        seat, weighed = view.seat or "", self.weigh(view, legal)
        best, taken = weighed.best, weighed.option(action)
        with_it, is_confirmed = self.beside(view, legal, weighed, taken)
        chance = best.chance if seat in self.side else 1.0 - best.chance
        choice = Choice(best.action, weighed.told(best.index), best.chance)
        is_fault = best.chance - with_it >= SLIP and is_confirmed
        against = self._searcher.against(view, taken.index) if is_fault else NOTHING
        line = self._line(view, weighed)
        return Moment(number, seat, action, chance, with_it, choice, line, is_confirmed=is_confirmed, against=against)

    def beside(self, view: View, legal: Sequence[LegalAction], weighed: Weighed, taken: Option) -> tuple[float, bool]:
        """The chance with an action that may not be the best, and whether what it loses is beyond doubt.

        What is lost is the smaller of what the search and what the playouts say.
        """
        best = weighed.best
        if taken is best or weighed.found.is_exact:
            return taken.chance, True
        with_it = taken.chance
        if taken.visits < weighed.found.iterations // ENOUGH:
            with_it = self._searcher.judge(view, legal, taken.index, seed_of(view) + self._seed)
        claimed = best.chance - with_it
        if claimed < SLIP or not self._budget.pairs:
            return min(with_it, best.chance), claimed < SLIP
        from triumvirate.analysis.paired import settled  # with arrays

        seen = settled(view, best.index, taken.index, self._budget.pairs, seed_of(view) + self._seed + 1)
        lost = min(claimed, max(0.0, seen.mean))
        return best.chance - lost, seen.is_sure or seen.is_under(MISTAKE)

    def _line(self, view: View, weighed: Weighed) -> tuple[Move, ...]:
        """The best action and how it would go on: the seat's own next decisions as they will be advised, others as searched.

        It ends where the seat itself goes on after something was drawn, and where the search tried another action most.
        """
        seat, own = view.seat or "", list[Move]()
        while True:
            own.append(Move(seat, weighed.best.action))
            following = next_of(view, weighed.best.index)
            if following is None:
                break
            view, legal = following
            weighed = self.weigh(view, legal)
        searched = weighed.found.line[1:] if weighed.best is weighed.found.options[0] else ()
        if searched and searched[0].seat == seat:
            searched = ()
        return (*own, *(Move(step.seat, step.action) for step in searched))


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
