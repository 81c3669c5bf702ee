"""The deal of the day, as a game has it: what is played, by whom, what is asked, and how a try is weighed.

A game that leaves this part out has no deal of the day. Everything follows from a secret and the day alone, so that the
deal can be sealed the day before and opened afterwards.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from triumvirate.core.options import Options

if TYPE_CHECKING:
    from triumvirate.core.table import Table

WIN = "win"
WON = 1000  # a task that was done outweighs everything else


@dataclass(frozen=True)
class Terms:
    """What is played on a day: the options, the person's seat, the bot in all others, the task and its number."""

    options: Options
    seat: str
    bot: str
    task: str = WIN
    aim: int = 0


@dataclass(frozen=True)
class Weighed:
    """How a try went: a number that compares it with others, whether the task was done, and what people are told of it."""

    score: int
    is_done: bool
    facts: Mapping[str, int] = field(default_factory=dict)


def by_points(table: Table, terms: Terms) -> Weighed:
    """A victory first, then the points ahead of the best other seat."""
    result, points = table.result(), table.scores()
    own = points[terms.seat]
    other = max((score for seat, score in points.items() if seat != terms.seat), default=0)
    is_done = result is not None and terms.seat in result.winners
    return Weighed(WON * is_done + own - other, is_done, {"own": own, "other": other})


def as_it_is(table: Table, terms: Terms) -> bool:
    """Every set-up will do, and the person plays from it on."""
    return True


def at_the_end(table: Table, terms: Terms) -> bool:
    """A deal is over with its match."""
    return table.is_over()


@dataclass(frozen=True)
class Daily:
    """The part of a plug that says what its deals are.

    Until `begins`, bots play all seats, the person's too: what they did is part of the deal. A set-up that does not fit, or
    a match that is over before it begins, is dealt anew before anything is published.
    """

    terms: Callable[[int, random.Random], Terms]  # by the day's number and what is drawn for it
    weigh: Callable[[Table, Terms], Weighed] = by_points
    ends: Callable[[Table, Terms], bool] = at_the_end
    fits: Callable[[Table, Terms], bool] = as_it_is
    begins: Callable[[Table, Terms], bool] = as_it_is
