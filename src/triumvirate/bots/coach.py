"""The coach: plays a little above the person's recent results, and can be asked for advice."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from triumvirate.bots.contract import Advice, Bot, Choice
from triumvirate.bots.levels import points_of
from triumvirate.core.view import LegalAction, View

START = 1200.0  # what a newcomer is held to be
STEP = 80.0  # how much one result may move that
ABOVE = 60.0  # how much stronger than the person the coach plays


@runtime_checkable
class Adviser(Protocol):
    """A bot that can be asked."""

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The best actions with reasons and win chance."""


@dataclass(frozen=True)
class Rung:
    """One strength of play: the bot that plays so, by the points it was measured at."""

    points: int
    bot: Bot


@dataclass(frozen=True)
class Coach:
    """Plays at the rung nearest above a person's strength; advises with all it has."""

    rungs: tuple[Rung, ...]
    adviser: Adviser
    strength: float = START
    is_coarse: bool = False  # its rungs lie so far apart that the nearest one serves best

    name = "coach"

    @property
    def about(self) -> str:
        """A line for people."""
        if self.is_coarse:
            return "Plays at the level nearest to your results of late, and can be asked for advice."
        return "Plays a little better than you have lately, and can be asked for advice."

    def for_strength(self, strength: int) -> Bot:
        """The coach of a person of this strength: `coach@1350`."""
        return replace(self, strength=float(strength))

    @property
    def rung(self) -> Rung:
        """The weakest rung that is a little above the person, or the strongest there is; of coarse ones the nearest."""
        wanted = self.strength + ABOVE
        if self.is_coarse:
            return min(self.rungs, key=lambda rung: abs(rung.points - wanted))
        return next((rung for rung in self.rungs if rung.points >= wanted), self.rungs[-1])

    @property
    def needs_compiled(self) -> bool:
        """Whether its rung thinks with compiled code."""
        return bool(getattr(self.rung.bot, "needs_compiled", False))

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """The choice of its rung."""
        return self.rung.bot.choose(view, legal, seconds, seed)

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """The adviser's view of the position, whatever the strength it plays at."""
        return self.adviser.advise(view, legal, seconds, seed)


@dataclass(frozen=True)
class Asked:
    """An adviser made of a bot that only chooses: its choice, with the chance to win where it knows that."""

    bot: Bot

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """What it would do."""
        chosen = self.bot.choose(view, legal, seconds, seed)
        return Advice(chosen.chance, (chosen,))


def coach_by_levels(*levels: tuple[str, Bot]) -> Coach:
    """The coach of a game without finer rungs: one level or another, the last of which gives the advice."""
    rungs = tuple(Rung(points_of(name), bot) for name, bot in levels)
    return Coach(rungs, Asked(levels[-1][1]), is_coarse=True)


def strength_of(results: Iterable[tuple[int, float]]) -> float:
    """A person's strength from recent games, the oldest first: (points of the opponent, 1 won, ½ drawn, 0 lost)."""
    strength = START
    for opponent, score in results:
        expected = 1.0 / (1.0 + 10.0 ** ((opponent - strength) / 400.0))
        strength += STEP * (score - expected)
    return strength
