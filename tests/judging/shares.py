"""How often something was so, and whether that is enough."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Share:
    """How often something was so, and whether that is enough, or little enough."""

    what: str
    seen: float
    of: int
    bar: float
    at_most: bool = False
    least: int = 0  # cases that must have been met: a share of next to nothing shows nothing

    @property
    def value(self) -> float:
        return self.seen / self.of if self.of else 0.0

    @property
    def holds(self) -> bool:
        if self.of < self.least:
            return False
        return self.value <= self.bar if self.at_most else self.value >= self.bar or not self.of

    def __str__(self) -> str:
        sign = "≤" if self.at_most else "≥"
        return f"{self.what}: {self.seen:g} of {self.of} = {self.value:.3f} ({sign} {self.bar:g}) {self.holds}"
