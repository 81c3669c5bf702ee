"""What a bot is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from triumvirate.core.view import LegalAction, View


@dataclass(frozen=True)
class Choice:
    """The action a bot takes and its reason in words; `why` is for its own seat's eyes while the match runs.

    Our bots give a `Why` of `bots/reasons.py`, which is English text that can be said in other languages too.
    """

    action: str
    why: str
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
    """What a coach says: the best actions with reasons, the line that the first leads to, the chance to win if known."""

    chance: float | None
    best: tuple[Choice, ...]
    line: tuple[Move, ...] = ()


class Bot(Protocol):
    """Chooses one of the legal actions from a view. The same view, list and seed give the same choice.

    A bot that thinks for a time cannot promise that; it offers `with_iterations`, and keeps the promise there.
    """

    @property
    def name(self) -> str:
        """Its level: recruit, tribune, legate, imperator."""

    @property
    def about(self) -> str:
        """A line for people."""

    def choose(self, view: View, legal: Sequence[LegalAction], seconds: float, seed: int) -> Choice:
        """One of the legal actions; `legal` is never empty and holds the view's own seat only."""
