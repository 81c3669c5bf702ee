"""`triumvirate games`: which games there are, and of one of them its seats, options, bots and environments."""

from __future__ import annotations

from typing import Annotated

import typer


def games(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="One of them, with all that it can be asked for.")] = "",
) -> None:
    """List the games; with a name, its seats, options, bots and environments."""
    from triumvirate.cli.console import output
    from triumvirate.games import find_game, game_names

    if game:
        _show(game)
        return
    for name in game_names():
        found = find_game(name)
        counts = f"{min(found.counts)}" if len(found.counts) == 1 else f"{min(found.counts)}–{max(found.counts)}"
        output().print(f"{name:12} {found.title}, {counts} players", markup=False)


def _show(name: str) -> None:
    from rich.table import Table

    from triumvirate.bots import infos_for
    from triumvirate.cli.console import output
    from triumvirate.games import find_game

    game, console = find_game(name), output()
    console.print(f"{game.title}, rules version {game.version}", markup=False)
    console.print(f"seats: {', '.join(game.seats(game.check({})))}", markup=False)
    options = Table("option", "values", "default", "what it does", title="-o NAME=VALUE", title_justify="left")
    for option in game.options:
        values = ", ".join(str(choice) for choice in option.choices or ()) or option.type
        options.add_row(option.name, values, str(option.default), option.doc)
    bots = Table("bot", "about", title="--against, --bots", title_justify="left")
    for bot in infos_for(game.name):
        bots.add_row(bot.name, bot.about)
    for table in (options, bots):
        console.print(table)
    named = (f"{game.name}_{each.name}" if each.name else game.name for each in game.environments)
    console.print(f"environments: {', '.join(named)}", markup=False)
