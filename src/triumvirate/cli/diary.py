"""`triumvirate diary`: what the bots of a recorded match thought round by round, and what its people could have known."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer


def diary(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record; - reads standard input.")],
    seat: Annotated[str | None, typer.Option(help="Only this seat's diary.")] = None,
    level: Annotated[
        str | None, typer.Option(help="Write every seat's diary as this bot would; otherwise as the record names them.")
    ] = None,
    language: Annotated[str, typer.Option(help="en or it.")] = "en",
) -> None:
    """Read the diaries of a match: lies, doubts in percent, cards seen; all of it worked out from the seats' own views.

    A seat that the record does not name as a bot says what could have been known there.
    """
    from triumvirate.bots import info_of, names_for
    from triumvirate.bots.diary import diaries
    from triumvirate.cli.console import output
    from triumvirate.core.errors import BadRequest
    from triumvirate.core.record import read_record
    from triumvirate.games import find_game

    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8", errors="replace")
    table = read_record(text, find_game)
    if seat is not None:
        table.view(seat)
    game = table.game.name
    if level is not None:
        bots = dict.fromkeys(table.seats, info_of(game, level).name)
    else:
        named = {one: name.partition("@")[0] for one, name in table.names.items()}
        bots = {one: name for one, name in named.items() if name in names_for(game)}
    found = diaries(table, bots)
    if not found:
        raise BadRequest("There is nothing to read: the match is not over, or the bots of its game keep no diary.")
    console = output()
    for one in found:
        if seat not in (None, one.seat):
            continue
        console.print(f"[bold]{one.seat}[/]  {one.bot or table.names.get(one.seat, '')}")
        for page in one.pages:
            doubts = ", ".join(f"{other} {percent} %" for other, percent in page.doubts.items())
            told = " ".join(line.said(game, language) for line in page.lines)
            console.print(f"{page.round:>3}. {told}".rstrip(), markup=False)
            console.print(f"     {doubts}", style="dim", markup=False)
