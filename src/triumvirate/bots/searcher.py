"""A bot that searches: any game, any evaluator, by time or by a fixed number of iterations."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from triumvirate.bots.contract import Advice, Bot, Choice
from triumvirate.core.view import LegalAction, View
from triumvirate.games import find_game
from triumvirate.search import Evaluator, Finding, Limit, Search, Settings, Step

Reason = Callable[[Any, int, int], str]
"""Why an action is good, in words: from a sampled truth, the seat and the action."""


@dataclass(frozen=True)
class Searcher:
    """Thinks for the time it is given, or for `iterations` where that is set; then the choice is repeatable."""

    game: str
    name: str
    about: str
    settings: Settings = field(default_factory=Settings)
    iterations: int = 0
    temperature: float = 0.0
    reason: Reason | None = None
    evaluator: Callable[[], Evaluator] | None = None

    def with_iterations(self, iterations: int) -> Bot:
        """The same bot at a fixed number of iterations, which is what tests and ladders use."""
        return replace(self, iterations=iterations)

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The most tried action, or at a temperature sometimes another."""
        if len(legal) == 1:
            return Choice(legal[0].action, "The only choice.")
        found, why = self.think(view, legal, seconds, seed)
        chosen = found.sample(self.temperature, random.Random(seed))
        return Choice(chosen.action, why(chosen.index), chosen.chance)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best actions with their win chances and reasons, and the line that the best one leads to."""
        found, why = self.think(view, legal, seconds, seed)
        return Advice(
            found.chance,
            tuple(Choice(option.action, why(option.index), option.chance) for option in found.options[:3]),
            tuple(f"{step.seat}: {step.action}" for step in found.line),
        )

    def judge(self, view: View, legal: Sequence[LegalAction], action: int, seed: int) -> float:
        """The chance to win with one action, at half the iterations of a decision."""
        search = self._search(view, legal, seed)
        return search.judge(action, max(1, self.iterations // 2))

    def _search(self, view: View, legal: Sequence[LegalAction], seed: int) -> Search:
        judge = self.evaluator() if self.evaluator is not None else None
        return Search(find_game(self.game), view, legal, seed, self.settings, judge)

    def think(
        self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int
    ) -> tuple[Finding, Callable[[int], str]]:
        """What the search found, and a function that gives the reason for an action by its index."""
        game = find_game(self.game)
        found = self._search(view, legal, seed).think(
            Limit.steady(self.iterations) if self.iterations else Limit.time(seconds)
        )
        truth = game.determinize(view, random.Random(seed))
        seat = game.seats(view.options).index(view.seat or "")

        def why(action: int) -> str:
            return _told(found, action, self.reason(truth, seat, action) if self.reason else "")

        return found, why


def _told(found: Finding, action: int, reason: str) -> str:
    """The win chance, what the action does, the answer that is expected and the next best action."""
    chosen = next(option for option in found.options if option.index == action)
    parts = [f"{reason} " if reason else "", f"Win chance about {100 * chosen.chance:.0f} %."]
    if action == found.best.index:
        answer = next((step for step in found.line[1:] if step.seat != found.line[0].seat), None)
        if answer is not None:
            parts.append(f" Expected answer: {_said(answer)}.")
        other = next((option for option in found.options[1:] if option.visits), None)
        if other is not None:
            parts.append(f" Next best: {other.action} ({100 * other.chance:.0f} %).")
    else:
        parts.append(f" Stronger: {found.best.action} ({100 * found.chance:.0f} %).")
    return "".join(parts)


def _said(step: Step) -> str:
    return f"{step.seat} {step.action}"
