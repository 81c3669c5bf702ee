"""`triumvirate analyse`: win chance over a match, its turning points, and what would have been better."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from triumvirate.analysis import Analysis
    from triumvirate.analysis.findings import Moment
    from triumvirate.core.table import Table

CAUSES = {"despite": "in spite of that move"}
ALSO = "other faults:"
MARKS = {"": "", "slip": "?!", "mistake": "?", "blunder": "??"}
HOW = {"search": "{} iterations each", "tries": "{} games an action"}
EIGHTHS = "▁▂▃▄▅▆▇█"


def analyse(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="The records; - reads standard input.")],
    iterations: Annotated[int, typer.Option(min=50, help="Iterations of the search for each decision.")] = 800,
    seed: Annotated[int, typer.Option(help="Same seed, same analysis.")] = 0,
    device: Annotated[
        str,
        typer.Option(help="cpu, cuda or auto: all matches at once by playouts, where two play, on the GPU or here."),
    ] = "",
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all of it as JSON; - is standard output.")
    ] = None,
    language: Annotated[str, typer.Option(help="en or it.")] = "en",
) -> None:
    """Look back at matches.

    Every decision is searched again from what its seat could know then: the chance to win, the better move, and why.
    With --device, or for several matches of a game for two that has no judge of its own, all actions of all decisions are
    played out side by side instead.
    """
    import json

    from triumvirate.cli.console import output
    from triumvirate.core.record import read_record
    from triumvirate.games import find_game

    tables = [read_record(_text(file), find_game) for file in files]
    found = _look_back(tables, iterations, seed, device or ("auto" if len(tables) > 1 else ""))
    data = [one.to_json(language) for one in found]
    told = json.dumps(
        data if len(data) > 1 else data[0], ensure_ascii=False, indent=None if str(json_file) == "-" else 1
    )
    if str(json_file) == "-":
        typer.echo(told)
        return
    for table, one in zip(tables, found, strict=True):
        _print(output(), table.game.title, one, language)
    if json_file is not None:
        json_file.write_text(told + "\n", encoding="utf-8")
        typer.echo(f"written: {json_file}")


def _text(file: Path) -> str:
    return sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8", errors="replace")


def _look_back(tables: list[Table], iterations: int, seed: int, device: str) -> list[Analysis]:
    """The matches that can go together at once, the others one by one."""
    from triumvirate.analysis import analyse as look_back
    from triumvirate.analysis.batch import analyse_batch, can_be_batched
    from triumvirate.analysis.tries import device_for
    from triumvirate.cli.console import progress

    found: dict[int, Analysis] = {}
    together: dict[str, list[int]] = {}
    if device:
        device = device_for(device)
        for place, table in enumerate(tables):
            if can_be_batched(table):
                together.setdefault(table.game.name, []).append(place)
    with progress("decisions") as bar:
        for places in together.values():
            task = bar.add_task(f"{len(places)} × {tables[places[0]].game.title} on {device}", total=None)
            found |= zip(places, analyse_batch([tables[place] for place in places], seed, device), strict=True)
            bar.update(task, total=1, completed=1)
        for place, table in enumerate(tables):
            if place not in found:
                task = bar.add_task(table.game.title, total=len(table.entries))
                found[place] = look_back(
                    table,
                    iterations,
                    seed,
                    lambda done, _, task=task: bar.update(task, completed=done),  # type: ignore[misc]
                )
    return [found[place] for place in range(len(tables))]


def _print(console: Console, title: str, found: Analysis, language: str) -> None:
    from rich.table import Table as Drawn

    from triumvirate.core import speech

    speech.add_folder(Path(__file__).parent)

    def told(sentence: str) -> str:
        return speech.told(sentence, language)

    side = f" {told('and')} ".join(found.side)
    how = HOW.get(found.judge, "").format(found.iterations)
    console.print(
        f"[bold]{title}[/]  " + ", ".join(told(one) for one in (f"{len(found.moments)} decisions", how) if one)
    )
    console.print(told(f"chance of {side}, decision by decision:"), markup=False)
    console.print(f"  {sparkline(found.curve)}", markup=False)
    drawn = Drawn(
        "", "", *map(told, ("action", "mark", f"{found.side[0]} before", "with it", "best", "better was")), box=None
    )
    for moment in found.moments:
        mark = MARKS[moment.verdict]
        better = moment.best.action if mark else ""
        chances = [f"{100 * chance:.0f} %" for chance in (moment.chance, moment.taken, moment.best.chance or 0.0)]
        drawn.add_row(f"{moment.number}.", moment.seat, moment.action, mark, *chances, better)
    console.print(drawn)
    by_number = {moment.number: moment for moment in found.moments}
    for point in found.turning_points:
        cause = CAUSES.get(point.cause, point.cause)
        swung = told(f"{100 * point.swing:+.0f} points for {side}, {cause}.")
        console.print(f"{point.number}. {point.seat}: {point.action}: {swung}", style="bold", markup=False)
        _print_judged(console, by_number.pop(point.number), language)
    if others := [moment for moment in by_number.values() if moment.verdict]:
        console.print(told(ALSO), markup=False)
    for moment in others:
        lost = told(f"{moment.verdict}, {100 * moment.lost:.0f} points lost.")
        console.print(f"{moment.number}. {moment.seat}: {moment.action}: {lost}", style="bold", markup=False)
        _print_judged(console, moment, language)
    if found.winners is not None:
        won = f" {told('and')} ".join(found.winners) or told("nobody")
        console.print(told(f"Won: {won}."), markup=False)


def _print_judged(console: Console, moment: Moment, language: str) -> None:
    """What was done in words, and of a fault what speaks against it and what would have been better."""
    from rich.padding import Padding
    from rich.text import Text

    from triumvirate.core import speech

    lines = {"Done": moment.done.said(language)}
    if moment.verdict:
        why = moment.best.why.said(language)
        lines["Against"] = moment.against.said(language)
        lines["Better"] = why if moment.done else f"{moment.best.action}. {why}".strip()
    for head, line in lines.items():
        if line:
            console.print(Padding(Text(f"{speech.told(head, language)}: {line}"), (0, 0, 0, 3), expand=False))


def sparkline(chances: tuple[float, ...]) -> str:
    """One bar for each decision, from 0 to 100 %."""
    return "".join(EIGHTHS[min(7, int(8 * chance))] for chance in chances)
