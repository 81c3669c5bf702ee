"""`triumvirate analyse`: win chance over a match, its turning points, and what would have been better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from triumvirate.analysis import Analysis

MARKS = {"": "", "slip": "?!", "mistake": "?", "blunder": "??"}
EIGHTHS = "▁▂▃▄▅▆▇█"


def analyse(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record; - reads standard input.")],
    iterations: Annotated[int, typer.Option(min=50, help="Iterations of the search for each decision.")] = 4000,
    seed: Annotated[int, typer.Option(help="Same seed, same analysis.")] = 1,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all of it as JSON; - is standard output.")
    ] = None,
) -> None:
    """Look back at a match.

    Every decision is searched again from what its seat could know then: the chance to win, the better move, and why.
    """
    import json

    from triumvirate.analysis import analyse as look_back
    from triumvirate.cli.console import output, progress
    from triumvirate.core.record import read_record
    from triumvirate.games import find_game

    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8", errors="replace")
    table = read_record(text, find_game)
    with progress("decisions") as bar:
        task = bar.add_task(table.game.title, total=len(table.entries))
        found = look_back(table, iterations, seed, lambda done, _: bar.update(task, completed=done))
    if str(json_file) == "-":
        typer.echo(json.dumps(found.to_json(), ensure_ascii=False))
        return
    _print(output(), table.game.title, found)
    if json_file is not None:
        json_file.write_text(json.dumps(found.to_json(), ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
        typer.echo(f"written: {json_file}")


def _print(console: Console, title: str, found: Analysis) -> None:
    from rich.table import Table

    side = " and ".join(found.side)
    console.print(f"[bold]{title}[/]  {len(found.moments)} decisions, {found.iterations} iterations each")
    console.print(f"chance of {side}, decision by decision:", markup=False)
    console.print(f"  {sparkline(found.curve)}", markup=False)
    drawn = Table("", "", "action", "mark", f"{found.side[0]} before", "with it", "best", "better was", box=None)
    for moment in found.moments:
        mark = MARKS[moment.verdict]
        better = moment.best.action if mark else ""
        chances = [f"{100 * chance:.0f} %" for chance in (moment.chance, moment.taken, moment.best.chance or 0.0)]
        drawn.add_row(f"{moment.number}.", moment.seat, moment.action, mark, *chances, better)
    console.print(drawn)
    for point in found.turning_points:
        moment = next(moment for moment in found.moments if moment.number == point.number)
        said = (
            f"{point.number}. {point.seat}: {point.action}: {100 * point.swing:+.0f} points for {side}, {point.cause}."
        )
        console.print(said, style="bold", markup=False)
        if point.cause != "luck":
            better = "The legate would" if point.cause == "play" else "Better"
            console.print(f"   {better}: {moment.best.action}. {moment.best.why}", markup=False)
    if found.winners is not None:
        console.print(f"Won: {' and '.join(found.winners) or 'nobody'}.", markup=False)


def sparkline(chances: tuple[float, ...]) -> str:
    """One bar for each decision, from 0 to 100 %."""
    return "".join(EIGHTHS[min(7, int(8 * chance))] for chance in chances)
