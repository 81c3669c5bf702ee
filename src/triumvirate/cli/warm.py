"""`triumvirate warm`: compile the native engine now, so that nobody waits for it later."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any

import typer

if TYPE_CHECKING:
    from triumvirate.core.game import Game


def warm(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="All games if left out.")] = None,
) -> None:
    """Compile the native engine, or find it in the cache.

    Compiled code is kept for exactly these sources and this compiler; set TRIUMVIRATE_CACHE to keep it elsewhere.
    """
    import time

    from triumvirate.cli.console import duration, output
    from triumvirate.games import GAMES, find_game
    from triumvirate.search.warm import is_compiled

    console = output()
    for name in games or list(GAMES):
        started = time.perf_counter()
        game = find_game(name)
        known = is_compiled(game)
        if not known:
            warm_with_bar(game)
        how = "is compiled already" if known else f"compiled in {duration(time.perf_counter() - started)}"
        console.print(f"{game.title} {how}")


def warm_with_bar(game: Game) -> None:
    """Compile step by step with a progress bar, then note in the cache that it is complete."""
    from triumvirate.cli.console import progress
    from triumvirate.core.engine import cache_folder
    from triumvirate.search.warm import FINISHED

    steps = steps_for(game)
    with progress("steps") as bar:
        task = bar.add_task(f"compiling {game.title}", total=len(steps))
        for step in steps:
            step()
            bar.advance(task)
    (cache_folder(game.name) / FINISHED).touch()


def steps_for(game: Game) -> list[Callable[[], Any]]:
    """One call for each compiled entry point, on a template of one state, with the types that callers use."""
    import numpy as np

    from triumvirate.core import engine
    from triumvirate.search.warm import is_searched, warm_search

    options = game.check({})
    template = game.layout.records([game.prepare(options)])
    states = template.copy()
    seeds = np.array([1], np.int64)
    wins = np.zeros(1 << len(game.seats(options)), np.int64)
    listed = np.zeros(1 << 16, np.int64)

    def one_step() -> None:
        game.playout.start_batch(states, template, seeds)
        count = game.playout.list_legal(states[0], listed)
        if count:
            game.playout.step(states, int(listed[0]), listed)

    steps: list[Callable[[], Any]] = [
        lambda: game.playout.start_batch(states, template, seeds),
        lambda: game.playout.step_batch(states),
        lambda: game.playout.play_many(states, template, 1, 1, wins),
        one_step,
    ]
    if (game.package / "rules" / "invariants.py").exists():
        steps.append(lambda: engine.load(game.name, "native", "rules.invariants").violation(states[0]))
    if (game.package / "campaign.py").exists():
        from triumvirate.bots.julius_plans import warm_campaign

        steps.append(warm_campaign)
    if is_searched(game):
        steps.append(lambda: warm_search(game))
    return steps
