"""What `triumvirate arena rungs` does: neighbours among the coach's rungs, told apart or not."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from triumvirate.arena.duel import Duel, run_duel
from triumvirate.arena.factions import Factions, gained, paired_interval, run_factions, verdict
from triumvirate.arena.ladder import decided
from triumvirate.arena.report import Bar, Section
from triumvirate.arena.rungs import match_of, steps_of
from triumvirate.cli.console import output, progress
from triumvirate.cli.running import Run
from triumvirate.core.errors import BadRequest


class Found(NamedTuple):
    """What was played of two neighbours: the higher one's share, or the gain of its factions; whether that is enough."""

    value: float
    low: float
    high: float
    games: int
    holds: bool
    is_decided: bool

    @property
    def told(self) -> str:
        """The verdict in words."""
        return ("told apart" if self.holds else "not told apart") + ("" if self.is_decided else " (not decided)")


def rungs(run: Run, game: str, only: list[int], games: int) -> list[Section]:
    """Plays each pair of neighbours, going on from what is kept, and fails where two cannot be told apart."""
    from rich.table import Table

    steps = steps_of(game)
    if strange := set(only) - {step.lower for step in steps}:
        lower = ", ".join(str(step.lower) for step in steps)
        raise BadRequest(f"No rung of {min(strange)} points has one above it; those of {lower} have.")
    drawn = Table("rungs", "higher one's share or gain", "95 % interval", "games", "", box=None)
    alike, bars = [], []
    for step in steps:
        if only and step.lower not in only:
            continue
        name = f"{step.lower} – {step.higher}"
        match = match_of(game, step, games, run.seed, run.seconds)
        found = _watched(
            run, match, run.state / f"rungs-{game}-{step.lower}-{step.higher}.jsonl", f"{game}  {name}", games
        )
        share = f"{100 * found.value:+.1f}" if isinstance(match, Factions) else f"{100 * found.value:.1f} %"
        drawn.add_row(name, share, f"{100 * found.low:.1f} – {100 * found.high:.1f}", str(found.games), found.told)
        bars.append(Bar(name, found.value, found.low, found.high, share))
        output().print(f"{game} {name}: {share} in {found.games}, {found.told}", markup=False)
        if not found.holds:
            alike.append(name)
    output().print(drawn)
    if alike:
        raise BadRequest(f"Rungs that cannot be told apart: {', '.join(alike)}.")
    return [Section("Rungs", "Each rung of the coach against the next one above.", bars, (-0.5, 1.0), 0.5)]


def _watched(run: Run, match: Duel | Factions, file: Path, title: str, games: int) -> Found:
    with progress("games") as bar:
        task = bar.add_task(title, total=games)
        return _played(run, match, file, lambda n: bar.update(task, completed=n))


def _played(run: Run, match: Duel | Factions, file: Path, tick: Callable[[int], None]) -> Found:
    if isinstance(match, Duel):
        standing = run_duel(match, run.workers, file, run.ray, lambda at: tick(len(at.scores)))
        how = decided(standing.verdict, standing.share, match.claim or 0.0)
        return Found(standing.share, *standing.interval, len(standing.scores), how["holds"], how["decided"])
    gains = run_factions(match, run.workers, file, run.ray, tick)
    (both,) = gained(match, gains)
    gain = sum(both) / max(1, len(both))
    how = decided(verdict(match, gains), gain, 0.0)
    return Found(gain, *paired_interval(both), len(both), how["holds"], how["decided"])
