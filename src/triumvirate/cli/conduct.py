"""What `triumvirate arena conduct` does: a bot against itself, watched for foolishness, with notes where it happened."""

from __future__ import annotations

from pathlib import Path

from triumvirate.arena.conduct import NOTHING, Seen, Watched, conduct_of, watch_matches
from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.report import Bar, Section
from triumvirate.cli.arenas import Match
from triumvirate.cli.console import output, progress
from triumvirate.cli.running import Run
from triumvirate.core.errors import BadRequest


def conduct(run: Run, played: Match, names: list[str], games: int, notes: Path | None) -> list[Section]:
    """Plays, tells after every match how things stand, and fails where a bar is passed."""
    from rich.table import Table

    if len(names) != 1:
        raise BadRequest("Give one bot, which plays against itself.")
    bars = conduct_of(played.game).bars
    seat_bot(played.game, names[0])
    console = output()
    total = NOTHING
    match = Watched(played.game, played.options, names[0], run.seed, run.seconds)
    with progress("games") as bar:
        task = bar.add_task(f"{played.game}  {names[0]}", total=games)
        for number, seen in enumerate(watch_matches(match, games, run.workers, run.ray), 1):
            total = seen
            bar.update(task, completed=number)
            if not console.is_terminal:
                console.print(f"{number} games: {_shortly(total, list(bars))}", markup=False)
            if notes is not None:
                notes.write_text("\n".join(total.notes) + "\n", encoding="utf-8")
    drawn = Table("in matches against itself", "seen", "of", "share", "95 % interval", "at most", box=None)
    for thing, most in bars.items():
        low, high = total.interval(thing)
        cells = (
            _percent(total.share(thing)),
            f"{_percent(low)} – {_percent(high)}",
            _percent(most) if most < 1 else "",
        )
        drawn.add_row(thing, str(total.seen[thing]), str(total.of[thing]), *cells)
    console.print(drawn)
    passed = [thing for thing, most in bars.items() if total.share(thing) > most]
    if passed:
        raise BadRequest(f"More than there should be: {', '.join(passed)}.")
    plot = [Bar(thing, total.share(thing), *total.interval(thing), _percent(total.share(thing))) for thing in bars]
    return [Section("Conduct", f"{games} games of {names[0]} against itself.", plot, (0.0, 1.0))]


def _percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def _shortly(total: Seen, things: list[str]) -> str:
    return "; ".join(f"{thing} {total.seen[thing]}/{total.of[thing]}" for thing in things)
