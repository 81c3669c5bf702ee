"""Figures of balance that are kept in a file: how often each side won among equal bots, with which options.

Pages and documents read the file: what a host is told of lopsided rules was played, not typed.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from triumvirate.arena.statistics import Rate
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject


@dataclass(frozen=True)
class Figure:
    """What some games of one bot with itself showed: the sides' wins, and between which shares the truth surely lies."""

    bot: str
    options: dict[str, OptionValue]
    games: int
    sides: Sequence[Rate]

    def to_json(self) -> JsonObject:
        """The figure as it is kept; intervals are at 95 %."""
        sides = {
            rate.name: {"won": rate.wins, "low": round(rate.interval[0], 4), "high": round(rate.interval[1], 4)}
            for rate in self.sides
        }
        return {
            "bot": self.bot,
            "options": self.options,
            "games": self.games,
            "sides": sides,
        }


def kept_figures(file: Path) -> list[JsonObject]:
    """The figures of a file; none where there is no file yet."""
    found: list[JsonObject] = json.loads(file.read_text(encoding="utf-8")) if file.exists() else []
    return found


def keep_figure(file: Path, figure: Figure) -> None:
    """Write a figure into the file, in the place of an older one of the same bot and options; a line for each."""
    new = figure.to_json()
    others = [old for old in kept_figures(file) if (old["bot"], old["options"]) != (new["bot"], new["options"])]
    lines = sorted(json.dumps(one, ensure_ascii=False) for one in [*others, new])
    file.write_text("[\n" + ",\n".join(f" {line}" for line in lines) + "\n]\n", encoding="utf-8")
