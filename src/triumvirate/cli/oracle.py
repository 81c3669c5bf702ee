"""`triumvirate oracle`: hold our rules against games that were really played elsewhere."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer


def oracle(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A game that has recorded matches.")],
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The recorded games.")],
    limit: Annotated[int | None, typer.Option(min=1, help="Replay at most so many games.")] = None,
) -> None:
    """Hold the rules against recorded games of real players."""
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game

    own = find_game(game).oracle
    if own is None:
        raise BadRequest(f"There are no recorded games to hold {game} against.")
    if not file.exists():
        raise FileNotFoundError(2, "there is no such file", str(file))
    raise typer.Exit(own.get()(file, limit))
