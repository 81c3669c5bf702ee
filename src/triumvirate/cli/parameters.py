"""Arguments and options that several commands share, so that they read the same everywhere."""

from __future__ import annotations

from typing import Annotated

import typer

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help="A game by its short name; 'triumvirate games' shows all.")
]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(help="The first game's seed; the others follow. Same seed, same games.")]
Workers = Annotated[int, typer.Option(min=0, help="Processes; 0 means one for each core.")]
BotNames = Annotated[
    str | None,
    typer.Option(
        metavar="A,B,…", help="One bot for all seats, or one for each; without it the game's usual one for all."
    ),
]
MatchOptions = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option of the match ('triumvirate games GAME' lists them); repeat for more.",
    ),
]
EveryOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="An option for all games ('triumvirate games GAME' lists them); without any they are drawn.",
    ),
]
