"""What a bot is, and what it states of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Protocol

from triumvirate.core.errors import BadRequest
from triumvirate.core.view import LegalAction, View

if TYPE_CHECKING:
    from triumvirate.bots.reasons import Why


@dataclass(frozen=True)
class Choice:
    """The action a bot takes and its reason; `why` is for its own seat's eyes while the match runs."""

    action: str
    why: Why
    chance: float | None = None  # to win, where the bot knows it


@dataclass(frozen=True)
class Move:
    """One action of an expected line."""

    seat: str
    action: str

    def __str__(self) -> str:
        return f"{self.seat}: {self.action}"


@dataclass(frozen=True)
class Advice:
    """What a bot says when asked: the best actions with reasons, the line that the first leads to, the chance if known."""

    chance: float | None
    best: tuple[Choice, ...]
    line: tuple[Move, ...] = ()


@dataclass(frozen=True)
class Opinion:
    """What a judge thinks of an action before it is taken: the verdict in a word, and what speaks against it."""

    action: str
    chance: float
    lost: float
    verdict: str
    is_unsure: bool
    against: Why
    turn: WholeTurn | None = None  # where it is of all that the seat did in its turn, up to this action


@dataclass(frozen=True)
class WholeTurn:
    """All that a seat did in its turn: in words, how many decisions before the last it began, and what was better there."""

    done: Why
    before: int
    instead: Advice


class Tuning(StrEnum):
    """What the number in a bot's name means: `legate@4000`, `coach@1350`."""

    ITERATIONS = "iterations"  # of thinking about one decision, so that the choice does not depend on the clock
    STRENGTH = "strength"  # of the person it plays with


@dataclass(frozen=True)
class Abilities:
    """What a bot can do beyond choosing. Whoever hosts bots reads this, and looks for nothing else."""

    tuned_by: Tuning | None = None
    advises: bool = False  # knows more than its choice: several actions, a line
    opines: bool = False  # tells what an action is worth that somebody is about to take
    plans: bool = False  # its advice is a plan of several actions, which it takes up again
    needs_compiled: bool = False  # thinks with code that may have to be compiled first
    advice_needs_compiled: bool = False  # does so at least where it is asked for advice or an opinion
    remembers: bool = False  # goes on from earlier decisions, so a choice may depend on them
    points: int | None = None  # how strong it plays, where that is not what its level is held to be

    def waits(self, asked: bool) -> bool:
        """Whether compiled code has to be there before it chooses, or before it can be asked."""
        return self.needs_compiled or (asked and self.advice_needs_compiled)


Known = tuple[View, Sequence[LegalAction]]
"""A decision as its seat knew it."""
Taken = tuple[View, Sequence[LegalAction], str]
"""The same with the action that was taken."""


class Bot(Protocol):
    """Chooses one of the legal actions from a view. The same view, list and seed give the same choice.

    A view from a table carries what its seat was told until then (`View.recalled`); for who remembers that is a part of it.
    A bot that thinks for a time cannot promise that; tuned by iterations it keeps the promise.
    """

    @property
    def name(self) -> str:
        """Its level: recruit, beginner, tribune, legate, imperator."""

    @property
    def abilities(self) -> Abilities:
        """What else it can do."""

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions; `legal` is never empty and holds the view's own seat only."""

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """What it would do, with as much beside it as it knows."""

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """What it thinks of an action before it is taken, where it `opines`; None where it cannot tell this one's worth."""

    def opinion_of_turn(self, taken: Sequence[Taken]) -> Opinion | None:
        """Where it `plans`: what it thinks of a whole turn that ends with the last of these; None where none does."""

    def take_up(self, known: Sequence[Known]) -> None:
        """Where it `plans`: the decisions of this turn so far, the oldest first; the last is the one to come."""

    def tuned(self, number: int) -> Bot:
        """The same bot at so many iterations, or for a person of that strength."""


class Chooser(ABC):
    """What every bot is that only chooses: bots are made of this and say what they can do better."""

    @property
    def abilities(self) -> Abilities:
        """Nothing else."""
        return Abilities()

    @abstractmethod
    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """Every bot has its own way."""

    def advise(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
        """Its choice, with the chance to win where it knows that."""
        return considered(self, view, legal, seconds, seed)

    def opinion(self, view: View, legal: Sequence[LegalAction], action: str) -> Opinion | None:
        """It has none."""
        return None

    def opinion_of_turn(self, taken: Sequence[Taken]) -> Opinion | None:
        """It has none."""
        return None

    def take_up(self, known: Sequence[Known]) -> None:
        """There is no plan to go on with."""
        return

    def tuned(self, number: int) -> Bot:
        """There is nothing to tune."""
        raise BadRequest(f"This bot has nothing to tune: leave out '@{number}'.")


class _Chooses(Protocol):
    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice: ...


def considered(bot: _Chooses, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Advice:
    """What a bot plays, as advice."""
    chosen = bot.choose(view, legal, seconds, seed)
    return Advice(chosen.chance, (chosen,))
