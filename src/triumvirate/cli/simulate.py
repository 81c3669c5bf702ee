"""`triumvirate simulate`: many games between bots, with win rates and error bars."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import GameName, Games, MatchOptions, Seed, Workers

if TYPE_CHECKING:
    from rich.console import Console

    from triumvirate.arena.match import Played
    from triumvirate.arena.series import Series


SCALE = "0 %            50 %         100 %"


def simulate(
    game: GameName,
    games: Games = 100,
    bots: Annotated[
        str | None,
        typer.Option(
            metavar="A,B,…",
            help="One bot for all seats, or one for each; without it the usual one, the others the weakest.",
        ),
    ] = None,
    option: MatchOptions = None,
    seed: Seed = 1,
    swap: Annotated[bool, typer.Option(help="Play each deal once from every seating.")] = True,
    seconds: Annotated[float, typer.Option(min=0.0, help="Thinking time of a bot for each action.")] = 1.0,
    workers: Workers = 0,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help="Also draw the plot into a file.")] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Also write all results as JSON.")
    ] = None,
) -> None:
    """Play many games between bots and plot who wins.

    Win rates come with 95 % intervals, by bot and by seat. A seed gives the same games with any number of workers.
    """
    import time

    from triumvirate.arena.series import Series, bots_by_seat, play_series
    from triumvirate.arena.workers import cores
    from triumvirate.bots import names_for, usual_bot
    from triumvirate.cli.console import output, progress
    from triumvirate.cli.options import named, read_options
    from triumvirate.games import find_game

    played_game = find_game(game)
    options = played_game.check(read_options(played_game, option))
    seats = played_game.seats(options)
    weakest = names_for(game)[:1]
    names = bots_by_seat(game, named(bots) or [usual_bot(game), *weakest * (len(seats) - 1)], len(seats))
    series = Series(game, options, names, games, seed, swap, seconds)
    reports: list[Played] = []
    started = time.perf_counter()
    with progress("games") as bar:
        task = bar.add_task(f"{played_game.title}  {' – '.join(dict.fromkeys(names))}", total=games)
        for some in play_series(series, min(workers or cores(), games)):
            reports.extend(some)
            bar.advance(task, len(some))
    reports.sort(key=lambda report: report.number)
    console = output()
    _print(console, series, reports, seats, time.perf_counter() - started)
    if json_file:
        _write_json(json_file, series, reports, seats)
        console.print(f"written: {json_file}", markup=False)
    if plot:
        from triumvirate.cli.plots import svg

        plot.write_text(svg(series, reports, seats), encoding="utf-8")
        console.print(f"written: {plot}", markup=False)


def _print(console: Console, series: Series, reports: list[Played], seats: tuple[str, ...], seconds: float) -> None:
    from collections import Counter

    from rich.table import Table

    from triumvirate.arena.balance import balance_of
    from triumvirate.arena.statistics import lengths, rates_by_bot, rates_by_seat
    from triumvirate.cli.console import duration
    from triumvirate.cli.plots import length_bars, rate_bar
    from triumvirate.games import find_game

    actions = sum(report.actions for report in reports)
    chosen = {name: value for name, value in series.options.items() if value not in (False, None)}
    console.print(f"{series.game}: {len(reports)} games, {actions} actions in {duration(seconds)}; seed {series.seed}")
    console.print(f"options: {', '.join(f'{name} {value}' for name, value in chosen.items())}", markup=False)
    teams = find_game(series.game).teams
    factions = balance_of(reports, seats, teams).sides if teams is not None else []
    for title, rates in (
        *((("faction", factions),) if factions else ()),
        ("bot", rates_by_bot(reports, "the game itself")),
        ("seat", rates_by_seat(reports, seats)),
    ):
        drawn = Table(title, "won", "draws", "of", "share", "95 % interval", SCALE, box=None)
        for rate in rates:
            low, high = rate.interval
            interval = f"{100 * low:.1f} – {100 * high:.1f} %"
            share = f"{100 * rate.share:.1f} %"
            drawn.add_row(rate.name, str(rate.wins), str(rate.draws), str(rate.games), share, interval, rate_bar(rate))
        console.print(drawn)
    how = Counter(report.reason for report in reports)
    console.print("ended by: " + ", ".join(f"{reason} {count}" for reason, count in how.most_common()), markup=False)
    lasted = lengths(reports)
    console.print(
        f"actions a game: mean {lasted.mean:.1f}, median {lasted.median}, from {lasted.shortest} to {lasted.longest}"
    )
    console.print(length_bars(reports))


def _write_json(path: Path, series: Series, reports: list[Played], seats: tuple[str, ...]) -> None:
    import json
    from dataclasses import asdict

    from triumvirate.arena.statistics import Rate, lengths, rates_by_bot, rates_by_seat

    def plain(rate: Rate) -> dict[str, object]:
        return {**asdict(rate), "share": rate.share, "interval": list(rate.interval)}

    data = {
        "series": asdict(series),
        "by_bot": [plain(rate) for rate in rates_by_bot(reports, "the game itself")],
        "by_seat": [plain(rate) for rate in rates_by_seat(reports, seats)],
        "lengths": asdict(lengths(reports)),
        "games": [asdict(report) for report in reports],
    }
    path.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
