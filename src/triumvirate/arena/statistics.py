"""Win rates with 95 % intervals, and the length of games."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from triumvirate.arena.match import Played

Z95 = 1.959963984540054


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; honest also for few trials and for shares near 0 or 1."""
    if trials == 0:
        return 0.0, 1.0
    share = successes / trials
    square = Z95 * Z95
    middle = (share + square / (2 * trials)) / (1 + square / trials)
    reach = Z95 * math.sqrt(share * (1 - share) / trials + square / (4 * trials * trials)) / (1 + square / trials)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Rate:
    """How often somebody won. A match that two of the same name play counts once for each of them."""

    name: str
    wins: int
    draws: int
    games: int

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.games)


def rates_by_bot(reports: Iterable[Played], itself: str) -> list[Rate]:
    """Win rates by bot, the best first; `itself` names the seat that the game plays."""
    sat: Counter[str] = Counter()
    won: Counter[str] = Counter()
    drawn: Counter[str] = Counter()
    for report in reports:
        for seat, name in enumerate(report.bots):
            sat[name or itself] += 1
            won[name or itself] += seat in report.winners
            drawn[name or itself] += not report.winners
    rates = [Rate(name, won[name], drawn[name], sat[name]) for name in sat]
    return sorted(rates, key=lambda rate: (-rate.share, rate.name))


def rates_by_seat(reports: Sequence[Played], seats: Sequence[str]) -> list[Rate]:
    """Win rates by seat, in the order of the seats."""
    drawn = sum(1 for report in reports if not report.winners)
    return [
        Rate(seat, sum(1 for report in reports if number in report.winners), drawn, len(reports))
        for number, seat in enumerate(seats)
    ]


@dataclass(frozen=True)
class Lengths:
    """How many actions games took."""

    mean: float
    shortest: int
    median: int
    longest: int


def lengths(reports: Sequence[Played]) -> Lengths:
    """The lengths of at least one game."""
    actions = sorted(report.actions for report in reports)
    return Lengths(sum(actions) / len(actions), actions[0], actions[len(actions) // 2], actions[-1])


def histogram(values: Sequence[int], most: int = 24) -> list[tuple[int, int, int]]:
    """The values in at most so many classes of equal width: from, to (inclusive), how many."""
    low, high = min(values), max(values)
    width = max(1, math.ceil((high - low + 1) / most))
    counts = Counter((value - low) // width for value in values)
    classes = (high - low) // width + 1
    return [(low + i * width, low + (i + 1) * width - 1, counts[i]) for i in range(classes)]
