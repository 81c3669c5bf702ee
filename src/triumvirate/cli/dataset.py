"""`triumvirate dataset`: many matches between bots, as data."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.parameters import BotNames, GameName, Games, MatchOptions, Seed, Workers


def dataset(
    game: GameName,
    out: Annotated[Path, typer.Option(metavar="DIR", help="The folder; a run that was stopped goes on there.")],
    games: Games = 1000,
    bots: BotNames = None,
    option: MatchOptions = None,
    seed: Seed = 1,
    swap: Annotated[bool, typer.Option(help="Play each deal once from every seating.")] = True,
    seconds: Annotated[float, typer.Option(min=0.0, help="Thinking time of a bot for each action.")] = 1.0,
    format: Annotated[str, typer.Option(help="parquet or jsonl.")] = "parquet",
    part: Annotated[int, typer.Option(min=1, help="Matches in one file.")] = 50,
    observations: Annotated[bool, typer.Option(help="The rows of numbers that environments give.")] = True,
    records: Annotated[bool, typer.Option("--records", help="Also every match as text.")] = False,
    truth: Annotated[bool, typer.Option("--truth", help="Also what was hidden, in columns named truth….")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="Begin anew where the folder holds another dataset.")] = False,
    workers: Workers = 0,
) -> None:
    """Make a dataset of matches between bots: views, actions and results.

    The same command makes the same files, on any number of cores, stopped and gone on with or not. Bots that think for a
    time play other matches each time; `legate@1000` thinks for 1000 iterations and plays the same.
    """
    import time

    from triumvirate.arena.series import Series, bots_by_seat
    from triumvirate.arena.workers import cores
    from triumvirate.bots import usual_bot
    from triumvirate.cli.console import duration, output, progress
    from triumvirate.cli.options import named, read_options
    from triumvirate.datasets.make import Plan, make
    from triumvirate.games import find_game

    played = find_game(game)
    options = played.check(read_options(played, option))
    names = bots_by_seat(game, named(bots) or [usual_bot(game)], len(played.seats(options)))
    plan = Plan(Series(game, options, names, games, seed, swap, seconds), format, part, observations, truth, records)
    started = time.perf_counter()
    with progress("games") as bar:
        task = bar.add_task(f"{played.title}  {' – '.join(dict.fromkeys(names))}", total=games)
        for made in make(plan, out, min(workers or cores(), plan.parts), fresh):
            bar.advance(task, made)
    output().print(f"written: {games} matches in {out}, {duration(time.perf_counter() - started)}", markup=False)
