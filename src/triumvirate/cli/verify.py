"""`triumvirate verify`: the same games on all engines, compared after every action."""

from __future__ import annotations

from typing import Annotated

import typer

from triumvirate.cli.parameters import EveryOption, GameName, Games, Seed, Workers

BATCH = 100


def verify(
    game: GameName,
    games: Games = 1000,
    engines: Annotated[
        str, typer.Option(metavar="A,B,…", help="python, native, cuda, wasm; all that are here if left out, but wasm.")
    ] = "",
    option: EveryOption = None,
    shipped: Annotated[
        bool, typer.Option(help="Draw a document that ships, such as a variant, for every game.")
    ] = False,
    seed: Seed = 1,
    workers: Workers = 0,
) -> None:
    """Play the same random games on all engines and compare.

    After every action the whole states must be equal, byte by byte. The first difference is named, with exit status 1.
    """
    import time

    from triumvirate.arena.workers import cores, spread
    from triumvirate.cli.console import duration, output, progress
    from triumvirate.cli.lockstep import LANES, Job, Verdict, build_with_word, compare, engines_for, why_not
    from triumvirate.cli.options import read_options
    from triumvirate.cli.warm import warm_with_bar
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game
    from triumvirate.warming import is_compiled

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
    if "native" in taking_part and not is_compiled(played):
        warm_with_bar(played)
    if "wasm" in taking_part:
        build_with_word(played, options, shipped)
    names = tuple(taking_part)
    jobs = [
        Job(game, names, options, seed + first, min(BATCH, games - first), shipped) for first in range(0, games, BATCH)
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
        equal = f"every state equal on {', '.join(taking_part)}"
        console.print(f"same: {games} games, {actions} actions, {equal}; {duration(seconds)}")
        return
    where = f"after action {different.action}" if different.action else "after the set-up"
    console.print(f"DIFFERENT: game of seed {different.seed}, {where}, field '{different.field}'", style="bold red")
    for name, value in different.values.items():
        console.print(f"  {name:7} {value}", markup=False)
    usual = played.check({})
    again = " ".join(f"-o {name}={value}" for name, value in different.options.items() if value != usual.get(name))
    again = "--shipped" if shipped and options is None else again  # the seed draws the same options, documents too
    console.print(f"  again: triumvirate verify {game} --games 1 --seed {different.seed} {again}", markup=False)
    raise typer.Exit(1)
