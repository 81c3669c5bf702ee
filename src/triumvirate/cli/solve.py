"""`triumvirate solve`: what every action is worth in an end that can be reckoned out."""

from __future__ import annotations

from typing import Annotated

import typer

from triumvirate.cli.parameters import GameName


def solve(
    game: GameName,
    position: Annotated[str, typer.Argument(metavar="POSITION", help="The position's line; - reads standard input.")],
    positions: Annotated[int, typer.Option(min=1, help="Give up after looking into so many.")] = 20_000_000,
    as_json: Annotated[bool, typer.Option("--json", help="All of it as JSON.")] = False,
) -> None:
    """Solve an end of a match, from what the player to move knows.

    Hidden hands and draws are averaged over as the documentation says (docs/search.md); nobody peeks.
    """
    import json
    import sys

    from triumvirate.arena.endgames import ends_of
    from triumvirate.cli.console import output
    from triumvirate.core.chance import secret_of_seed
    from triumvirate.core.errors import BadRequest
    from triumvirate.core.table import Table
    from triumvirate.games import find_game

    ends = ends_of(game)
    text = sys.stdin.read().strip() if position == "-" else position
    table = Table.from_position(find_game(game), text, secret_of_seed(0))
    if table.is_over():
        raise BadRequest("The match is over: there is nothing to solve.")
    seat = table.deciders()[0]
    solved = ends.solve(table.view(seat), table.legal(seat), positions)
    if solved is None:
        raise BadRequest(
            f"This is no end that can be reckoned out, or it takes more than {positions} positions (--positions)."
        )
    if as_json:
        typer.echo(json.dumps({"seat": seat, **solved.to_json()}))
        return
    console = output()
    console.print(f"{seat} to move: {100 * solved.chance:.2f} % with best play ({solved.positions} positions)")
    for option in solved.options:
        mark = "*" if option in solved.best else " "
        console.print(f"{mark} {100 * option.chance:6.2f} %  {option.action}", markup=False, highlight=False)
