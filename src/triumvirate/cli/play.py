"""`triumvirate play`: the terminal table."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.parameters import MatchOptions


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game by its short name; without it a start screen asks.")
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="WHOM",
            help="A bot ('triumvirate games GAME' lists them), a level of the game's own player, people, or cmd:PROGRAM.",
        ),
    ] = None,
    side: Annotated[str | None, typer.Option(help="Your seat.")] = None,
    option: MatchOptions = None,
    seed: Annotated[int | None, typer.Option(help="The same seed gives the same match.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved match.")] = None,
    confirm: Annotated[
        bool, typer.Option("--confirm/--no-confirm", help="Ask once more before an action is taken.")
    ] = True,
    fast: Annotated[bool, typer.Option("--fast", help="Bots act without a pause.")] = False,
) -> None:
    """Play in the terminal.

    Without arguments a start screen asks for everything. The table looks best at 120×40 characters, fits 80×24, and
    scrolls where there is less.
    """
    import sys

    from triumvirate.cli.options import read_options
    from triumvirate.cli.table.opponents import plan
    from triumvirate.cli.table.sitting import Plan, Sitting
    from triumvirate.core.errors import BadRequest
    from triumvirate.core.record import read_record
    from triumvirate.games import find_game

    first: Plan | Sitting | None = None
    if resume is not None:
        table = read_record(resume.read_text(encoding="utf-8", errors="replace"), find_game)
        named = {seat: name for seat, name in table.names.items() if name}
        known = plan(table.game, against or next(iter(named.values()), None), side, table.options, None)
        first = Sitting.at(table, dict(known.bots) if against or side else named)
    elif game is not None:
        played = find_game(game)
        first = plan(played, against, side, read_options(played, option), seed)
    elif against or side or option or seed is not None:
        raise BadRequest("Name the game too: triumvirate play GAME …; without any argument a start screen asks.")
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        raise BadRequest("The table needs a terminal. For programs there is 'triumvirate engine'.")

    from triumvirate.cli.table.app import TableApp

    TableApp(first, pace=0.0 if fast else 0.4, asks_again=confirm).run()
