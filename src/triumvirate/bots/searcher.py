"""A bot that searches: any game, any evaluator, by time or by a fixed number of iterations."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from triumvirate.bots.calibration import AS_FOUND, Calibration, Chances
from triumvirate.bots.contract import Abilities, Advice, Bot, Choice, Chooser, Move, Tuning
from triumvirate.bots.reasons import NOTHING, Reason, Why, because, reason, why
from triumvirate.core.fields import State
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.search import Evaluator, Finding, Limit, Memory, Option, Search, Settings, Solved

WELL_TRIED = 2  # an action with less than this part of the most visits is not called the best

Told = Callable[[State, int, int], list[Reason]]
"""Why an action is good: from a sampled truth, the seat and the action."""
Reckon = Callable[[View, Sequence[LegalAction]], Solved | None]
"""An end reckoned out; None where it is none, or where nothing depends on what is done."""


@dataclass(frozen=True)
class Searcher(Chooser):
    """Thinks for the time it is given, or for `iterations` where that is set; then the choice is repeatable."""

    game: str
    name: str
    settings: Settings = field(default_factory=Settings)
    iterations: int = 0
    temperature: float = 0.0
    reason: Told | None = None
    caution: Told | None = None  # the same of what speaks against it
    evaluator: Callable[[], Evaluator] | None = None
    reckon: Reckon | None = None  # ends that need no search; not for a bot that is meant to err
    memory: Memory | None = None  # what was thought about earlier decisions; without it every choice is repeatable
    pace: int = 1  # its iterations in the time that another judge has for one
    chances: Chances | None = None  # how its chances are told when it judges

    @property
    def abilities(self) -> Abilities:
        """It can be tuned and asked, and goes on from earlier trees where it has a memory."""
        return Abilities(
            tuned_by=Tuning.ITERATIONS, advises=True, needs_compiled=True, remembers=self.memory is not None
        )

    def tuned(self, number: int) -> Bot:
        """The same bot at a fixed number of iterations from a fresh tree, which is what tests and ladders use."""
        return replace(self, iterations=number, memory=None)

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The most tried action, or at a temperature sometimes another."""
        if len(legal) == 1:
            return Choice(legal[0].action, why(self.game, "only"))
        found, told = self.think(view, legal, seconds, seed)
        chosen = found.sample(self.temperature, random.Random(seed))
        return Choice(chosen.action, told(chosen.index), chosen.chance)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best actions with their win chances and reasons, and the line that the best one leads to."""
        found, told = self.think(view, legal, seconds, seed)
        return Advice(
            found.chance,
            tuple(Choice(option.action, told(option.index), option.chance) for option in found.options[:3]),
            tuple(Move(step.seat, step.action) for step in found.line),
        )

    def against(self, view: View, action: int) -> Why:
        """What speaks against an action, as far as its seat can know."""
        if self.caution is None:
            return NOTHING
        game = find_game(self.game)
        truth = game.knowledge.determinize(view, random.Random(0))
        return because(self.game, self.caution(truth, game.seats(view.options).index(view.seat or ""), action))

    def judge(self, view: View, legal: Sequence[LegalAction], action: int, seed: int) -> float:
        """The chance to win with one action, at half the iterations of a decision, as it is told."""
        search = self._search(view, legal, seed)
        return self._line(view).chance(search.judge(action, max(1, self.iterations // 2)))

    def calibrated(self, found: Finding, view: View) -> Finding:
        """What was found with the chances that are told of it; an end that is reckoned out stays as it is."""
        if found.is_exact:
            return found
        line = self._line(view)
        return replace(found, options=tuple(replace(one, chance=line.chance(one.chance)) for one in found.options))

    def _line(self, view: View) -> Calibration:
        return AS_FOUND if self.chances is None else self.chances.at(view, "hint")

    def _search(self, view: View, legal: Sequence[LegalAction], seed: int) -> Search:
        judge = self.evaluator() if self.evaluator is not None else None
        return Search(find_game(self.game), view, legal, seed, self.settings, judge)

    def think(
        self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int
    ) -> tuple[Finding, Callable[[int], Why]]:
        """What the search found, and a function that gives the reason for an action by its index."""
        game = find_game(self.game)
        solved = self.reckon(view, legal) if self.reckon is not None and not self.temperature else None
        found = solved.finding() if solved is not None else self._searched(view, legal, seconds, seed)
        certain = [reason("reckoned")] if solved is not None else []
        truth = game.knowledge.determinize(view, random.Random(seed))
        seat = game.seats(view.options).index(view.seat or "")

        def told(action: int) -> Why:
            known = self.reason(truth, seat, action) if self.reason else ()
            return because(self.game, [*known, *certain, *_found(found, action)])

        return found, told

    def _searched(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Finding:
        search = self.memory.recall(view, legal, seed) if self.memory is not None else None
        search = search or self._search(view, legal, seed)
        found = search.think(Limit.steady(self.iterations) if self.iterations else Limit.time(seconds))
        if self.memory is not None:
            self.memory.keep(search)
        return found


def _found(found: Finding, action: int) -> Iterator[Reason]:
    """The win chance, the answer that is expected and the next best action."""
    chosen = next(option for option in found.options if option.index == action)
    yield reason("chance", percent=_percent(chosen.chance))
    if action != found.best.index:
        if found.chance >= chosen.chance:
            yield reason("stronger", action=found.best.action, percent=_percent(found.chance))
        return
    answer = next((step for step in found.line[1:] if step.seat != found.line[0].seat), None)
    if answer is not None:
        yield reason("answer", seat=answer.seat, action=answer.action)
    other = _next_best(found)
    if other is not None:
        yield reason("next", action=other.action, percent=_percent(other.chance))


def _next_best(found: Finding) -> Option | None:
    """The best of the others that were tried about as often as any other, none with a higher chance than the first."""
    others = [one for one in found.options if one.visits and one is not found.best and one.chance <= found.chance]
    most = max((one.visits for one in others), default=0)
    return max((one for one in others if WELL_TRIED * one.visits >= most), key=lambda one: one.chance, default=None)


def _percent(chance: float) -> int:
    return round(100 * chance)


def make(game: str) -> Bot:
    """The search of a game whose bots know nothing but its rules."""
    return Searcher(game, "legate")
