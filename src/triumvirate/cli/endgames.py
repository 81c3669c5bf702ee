"""What `triumvirate arena endgames` does: the errors of bots in ends that are solved."""

from __future__ import annotations

from pathlib import Path

from triumvirate.arena.elsewhere import seat_bot
from triumvirate.arena.endgames import ERROR, Endgames, Tried, ends_of, try_ends
from triumvirate.arena.report import Bar, Section
from triumvirate.arena.statistics import wilson
from triumvirate.cli.console import output, progress
from triumvirate.cli.running import Run
from triumvirate.core.errors import BadRequest

KINDS = {False: "solved by the bots too", True: "one or two moves before they try to"}


def endgames(
    run: Run, game: str, names: list[str], ends: int, allowed: int | None, before: int | None, notes: Path | None
) -> list[Section]:
    """Tries bots on solved ends; fails where one errs more often than is allowed."""
    from rich.table import Table

    if not names:
        raise BadRequest("Give at least one bot.")
    ends_of(game)
    for name in names:
        seat_bot(game, name)
    tried: list[Tried] = []
    with progress("ends") as bar:
        task = bar.add_task(game, total=ends)
        for tried in try_ends(Endgames(game, tuple(names), run.seed, run.seconds), ends, run.workers, run.ray):
            bar.update(task, completed=len(tried))
    drawn = Table("bot", "ends", "number", f"errors over {ERROR:.0%}", "95 % interval", "mean loss", box=None)
    bars, passed, lines = [], [], []
    for name in names:
        for is_before, kind in KINDS.items():
            losses = [one.losses[name] for one in tried if one.is_before == is_before]
            errors = sum(loss > ERROR for loss in losses)
            low, high = wilson(errors, len(losses))
            cells = (str(errors), f"{100 * low:.1f} – {100 * high:.1f} %", f"{100 * sum(losses) / len(losses):.2f} %")
            drawn.add_row(name, kind, str(len(losses)), *cells)
            bars.append(Bar(f"{name}, {kind}", errors / len(losses), low, high, cells[0]))
            most = before if is_before else allowed
            if most is not None and errors > most:
                passed.append(f"{name} ({errors}, {kind})")
        lines += [f"{name} {one.losses[name]:.3f} {one.position}" for one in tried if one.losses[name] > ERROR]
    output().print(drawn)
    if notes is not None:
        notes.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    if passed:
        raise BadRequest(f"More errors than there should be: {', '.join(passed)}.")
    return [Section("Ends", f"Errors on {ends} solved ends.", bars, (0.0, 1.0))]
