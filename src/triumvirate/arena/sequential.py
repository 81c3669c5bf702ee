"""Stopping early and still honestly: a sequential test for win rates, and an interval that may be looked at any time."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

ERROR = 0.05


@dataclass(frozen=True)
class Sprt:
    """Wald's test between a share that is too low and one that is high enough; both errors are at most `error`."""

    low: float
    high: float
    error: float = ERROR

    @property
    def bound(self) -> float:
        """The log-likelihood ratio that decides, either way."""
        return math.log((1.0 - self.error) / self.error)

    def ratio(self, scores: Iterable[float]) -> float:
        """The log-likelihood ratio of scores between 0 and 1; a draw counts as half a win and half a loss."""
        won, lost = math.log(self.high / self.low), math.log((1.0 - self.high) / (1.0 - self.low))
        return sum(score * won + (1.0 - score) * lost for score in scores)

    def verdict(self, scores: Sequence[float]) -> str:
        """'holds', 'fails', or 'open' while the test has not decided."""
        ratio = self.ratio(scores)
        return "holds" if ratio >= self.bound else "fails" if ratio <= -self.bound else "open"

    def __str__(self) -> str:
        return f"SPRT {self.low:.0%} against {self.high:.0%}, errors {self.error:.0%} each way"


def claim_test(claim: float) -> Sprt:
    """The test of "at least this share": five points below it should fail, or less where there is less room on either side."""
    slack = min(0.05, 1.0 - claim, claim / 2.0)
    return Sprt(claim - slack, claim)


def always_valid(values: Sequence[float], error: float = ERROR, tight_at: int = 200) -> tuple[float, float]:
    """An interval of the mean that holds at every moment together (asymptotic, by a normal mixture), for any stopping."""
    n = len(values)
    if n < 10:
        return -math.inf, math.inf
    mean = sum(values) / n
    # one imagined value half a unit off, so that a clean sheet is not taken for certainty
    variance = (sum((value - mean) ** 2 for value in values) + 0.25) / (n + 1)
    # narrowest near `tight_at` observations
    rho = (-2.0 * math.log(error) + math.log(-2.0 * math.log(error) + 1.0)) / tight_at
    reach = math.sqrt(variance * 2.0 * (n * rho + 1.0) / (n * n * rho) * math.log(math.sqrt(n * rho + 1.0) / error))
    return mean - reach, mean + reach
