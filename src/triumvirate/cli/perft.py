"""`triumvirate perft`: count the action sequences from a position."""

from __future__ import annotations

from typing import Annotated

import typer

from triumvirate.cli.parameters import GameName, MatchOptions


def perft(
    game: GameName,
    depth: Annotated[int, typer.Argument(min=0, help="How many actions deep.")],
    seed: Annotated[int, typer.Option(help="Where chance comes from: same seed, same counts.")] = 1,
    position: Annotated[str, typer.Option(metavar="TEXT", help="Start from this position's line.")] = "",
    option: MatchOptions = None,
    divide: Annotated[bool, typer.Option(help="Also count below each first action.")] = False,
) -> None:
    """Count the sequences of DEPTH actions."""
    import time

    from triumvirate.cli.console import output
    from triumvirate.cli.options import read_options
    from triumvirate.core.chance import secret_of_seed
    from triumvirate.core.table import Table
    from triumvirate.games import find_game

    played = find_game(game)
    if position:
        table = Table.from_position(played, position, secret_of_seed(seed))
    else:
        table = Table.new(played, read_options(played, option), seed)
    console = output()
    started = time.perf_counter()
    if divide and depth > 0:
        total = 0
        for choice in table.legal():
            table.act(choice.seat, choice.index)
            below = table.perft(depth - 1)
            table.rewind()
            total += below
            console.print(f"{choice.seat}: {choice.action}  {below}", markup=False)
    else:
        total = table.perft(depth)
    console.print(f"perft({depth}) = {total}   [dim]{time.perf_counter() - started:.2f} s[/]")
