"""A position solved: every action with what it is worth, not as far as a search knows but reckoned out."""

from __future__ import annotations

from dataclasses import dataclass

from triumvirate.core.plain import JsonObject
from triumvirate.search.finding import Finding, Option

TIED = 1e-9


@dataclass(frozen=True)
class Solved:
    """Every action with the chance to win that it leaves, best first, and how many positions that took."""

    options: tuple[Option, ...]
    positions: int

    @property
    def chance(self) -> float:
        """With best play."""
        return self.options[0].chance

    @property
    def best(self) -> tuple[Option, ...]:
        """The actions that nothing is better than."""
        return tuple(option for option in self.options if option.chance > self.chance - TIED)

    @property
    def matters(self) -> bool:
        """Whether it makes a difference what is done."""
        return len(self.best) < len(self.options)

    def loss(self, action: str) -> float:
        """What an action gives away of the chance to win."""
        return self.chance - next(option.chance for option in self.options if option.action == action)

    def finding(self) -> Finding:
        """As a search would tell it."""
        return Finding(self.options, (), self.positions, is_exact=True)

    def to_json(self) -> JsonObject:
        """For pages and files."""
        told = [{"action": option.action, "chance": round(option.chance, 9)} for option in self.options]
        return {
            "chance": round(self.chance, 9),
            "best": [option.action for option in self.best],
            "actions": told,
            "positions": self.positions,
        }
