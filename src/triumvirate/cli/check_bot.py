"""`triumvirate check-bot`: whether a program keeps to the protocol of bots in any language."""

from __future__ import annotations

from typing import Annotated

import typer

from triumvirate.cli.parameters import Seed


def check_bot(
    command: Annotated[str, typer.Argument(metavar="COMMAND", help="How the program is started.")],
    game: Annotated[
        list[str] | None, typer.Option("--game", "-g", metavar="GAME", help="A game it knows; without any, all.")
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Matches of each game, from every seat in turn.")
    ] = 2,
    seconds: Annotated[float, typer.Option(min=0.0, help="Its thinking time for each action.")] = 0.1,
    seed: Seed = 1,
) -> None:
    """Start a program, play whole matches with it and say what it does right and wrong.

    The lines that it reads and writes are in docs/protocol.md; bots in Python, C and JavaScript are in examples/bots.
    """
    from triumvirate.arena.check_program import check_program
    from triumvirate.cli.console import output
    from triumvirate.games import find_game, game_names

    known = [find_game(name).name for name in game or game_names()]
    wrong = 0
    for checked in check_program(command, known, games, seconds, seed):
        mark = "ok   " if checked.is_right else "WRONG"
        output().print(f"{mark} {checked.what}" + (f": {checked.told}" if checked.told else ""), markup=False)
        wrong += not checked.is_right
    if wrong:
        raise typer.Exit(1)
