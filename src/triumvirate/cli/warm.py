"""`triumvirate warm`: compile the native engine now, so that nobody waits for it later."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

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
    from triumvirate.games import find_game, game_names
    from triumvirate.warming import is_compiled

    console = output()
    for name in games or game_names():
        started = time.perf_counter()
        game = find_game(name)
        known = is_compiled(game)
        if not known:
            warm_with_bar(game)
        how = "is compiled already" if known else f"compiled in {duration(time.perf_counter() - started)}"
        console.print(f"{game.title} {how}")


def warm_with_bar(game: Game) -> None:
    """Compile step by step with a progress bar."""
    from triumvirate.cli.console import progress
    from triumvirate.warming import compile_all, steps_for

    with progress("steps") as bar:
        task = bar.add_task(f"compiling {game.title}", total=len(steps_for(game)))
        compile_all(game, lambda: bar.advance(task))
