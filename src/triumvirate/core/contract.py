"""What every game has for those who play it: the ten functions of its `rules` package, and what a state has besides fields."""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Protocol

from triumvirate.core.fields import State


class Draws(Protocol):
    """Where the draws of a state come from at a table."""

    def take(self, state: State, n: int, what: int) -> int:
        """A drawn number from 0 to n-1."""


class Played(Protocol):
    """A state on the python engine, beside its game's own fields (`games/NAME/made_state.py`)."""

    source: Draws | None  # the state's own generator where there is none
    log: list[tuple[int, ...]] | None  # who hears the facts that rules tell


class Rules(Protocol):
    """A module with these names. Seats are numbers, sets of seats bit sets, actions numbers of the game's table."""

    __name__: str

    def setup(self, s: State, /) -> None:
        """From a prepared state to the first decision."""

    def deciders(self, s: State, /) -> int:
        """The seats that may act now; 0 after the end."""

    def count_legal(self, s: State, seat: int, /) -> int:
        """How many actions a deciding seat has."""

    def nth_legal(self, s: State, seat: int, n: int, /) -> int:
        """One of them, counted from 0."""

    def list_legal(self, s: State, seat: int, out: MutableSequence[int], /) -> int:
        """Write all of them into a row that is long enough; how many there are."""

    def refusal(self, s: State, seat: int, action: int, /) -> int:
        """Why a seat may not take an action: a number of the game's reasons, 0 when it may."""

    def apply(self, s: State, seat: int, action: int, /) -> None:
        """Carry a legal action out, up to the next decision."""

    def is_over(self, s: State, /) -> bool:
        """Whether the game has ended."""

    def winners(self, s: State, /) -> int:
        """The winning seats; none while the game runs and in a draw."""

    def score(self, s: State, seat: int, /) -> int:
        """A seat's points."""
