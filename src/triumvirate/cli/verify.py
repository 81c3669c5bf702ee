"""`triumvirate verify`: the same games on all engines, compared after every action."""

from __future__ import annotations

from typing import Annotated

import typer

BATCH = 100


def verify(
    game: Annotated[str, typer.Argument(metavar="GAME", help="caesar, julius or rubico.")],
    games: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    engines: Annotated[str, typer.Option(metavar="A,B,…", help="python, native, cuda; all that are here if left out.")] = "",
    option: Annotated[list[str], typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option for every game; without any, each game draws its own.")] = [],  # noqa: B006, E501  Typer copies it
    seed: Annotated[int, typer.Option(help="The first game's seed; the others follow.")] = 1,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 means one for each core.")] = 0,
) -> None:
    """Play the same random games on all engines and compare.

    After every action the whole states must be equal, byte by byte. The first difference is named and the exit status is 1.
    """
    import time

    from triumvirate.arena.workers import cores, spread
    from triumvirate.cli.console import duration, output, progress
    from triumvirate.cli.lockstep import LANES, Job, Verdict, compare, engines_for, why_not
    from triumvirate.cli.options import read_options
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game

    played = find_game(game)
    taking_part = engines_for([name.strip() for name in engines.split(",") if name.strip()])
    if len(taking_part) < 2:
        raise BadRequest(f"There is nothing to compare: only {', '.join(taking_part)} can take part here.")
    options = played.check(read_options(played, option)) if option else None
    console = output()
    console.print(f"{played.title}: {' = '.join(taking_part)}?")
    for name in LANES:
        if name not in taking_part:
            console.print(f"  without {name}: {why_not(name) or 'not asked for'}", style="dim")
    jobs = [
        Job(game, tuple(taking_part), options, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)
    ]
    started = time.perf_counter()
    verdicts: list[Verdict] = []
    with progress("games") as bar:
        task = bar.add_task("verify", total=games)
        for verdict in spread(compare, jobs, min(workers or cores(), len(jobs))):
            verdicts.append(verdict)
            bar.advance(task, verdict.games)
            if verdict.difference:
                break
    actions = sum(verdict.actions for verdict in verdicts)
    different = verdicts[-1].difference
    if different is None:
        seconds = time.perf_counter() - started
        console.print(f"same: {games} games, {actions} actions, every state equal on {', '.join(taking_part)}; {duration(seconds)}")
        return
    where = f"after action {different.action}" if different.action else "after the set-up"
    console.print(f"DIFFERENT: game of seed {different.seed}, {where}, field '{different.field}'", style="bold red")
    for name, value in different.values.items():
        console.print(f"  {name:7} {value}", markup=False)
    again = " ".join(f"-o {name}={value}" for name, value in different.options.items() if value not in (None, False))
    console.print(f"  again: triumvirate verify {game} --games 1 --seed {different.seed} {again}", markup=False)
    raise typer.Exit(1)
