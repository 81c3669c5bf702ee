"""`triumvirate puzzles`: solve them, look for more, prove those that are shipped."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer

from triumvirate.cli.parameters import GameName

Work = Annotated[Path, typer.Argument(metavar="FILE", help="Where what is found is noted, line by line.")]


def mine(
    game: GameName,
    work: Work,
    seconds: Annotated[float, typer.Option(min=1, help="Look for so long, then stop; run it again to go on.")] = 60.0,
    first: Annotated[int, typer.Option(min=0, help="The number of the first match of bots.")] = 0,
    record: Annotated[
        list[Path] | None, typer.Option(help="Look in this record instead of matches of bots; repeat for more.")
    ] = None,
) -> None:
    """Look for puzzles in matches of bots, or in records of any match; a file says how far it has come."""
    from triumvirate.puzzles.mining import found_in, look_on

    matches = 0
    for _name, _found in look_on(game, work, seconds, first, record or []):
        matches += 1
    typer.echo(f"{matches} matches looked through; {len(found_in(work))} puzzles are noted in {work}")


def ship(
    game: GameName,
    work: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Where what was found is noted.")],
    most: Annotated[int, typer.Option(min=1, help="At most so many, themes as even as they can be.")] = 600,
) -> None:
    """Prove what was found, and make the best of it the puzzles that are shipped."""
    from triumvirate.puzzles.mining import found_in
    from triumvirate.puzzles.proving import chosen, faults
    from triumvirate.puzzles.shelf import part_of, write

    kept = chosen(found_in(*work), most)
    for puzzle, fault in faults(game, list(kept)):
        if fault is not None:
            typer.echo(f"{puzzle.id}: left out, {fault}")
            kept.remove(puzzle)
    file = part_of(game).file
    write(file, kept)
    typer.echo(f"{len(kept)} puzzles, {file.stat().st_size} bytes")


def prove(
    games: Annotated[list[str] | None, typer.Argument(metavar="[GAME]…", help="Only these games.")] = None,
    sample: Annotated[int, typer.Option(min=1, help="Every so many, beginning with the first.")] = 1,
) -> None:
    """Prove every puzzle that is shipped anew: one answer, far better than the next, which is refuted."""
    from collections import Counter

    from triumvirate.core.errors import BadRequest
    from triumvirate.puzzles.proving import faults
    from triumvirate.puzzles.shelf import games_with_puzzles, shipped

    wrong = 0
    for game in games or games_with_puzzles():
        puzzles = list(shipped(game).values())[::sample]
        themes: Counter[str] = Counter()
        for puzzle, fault in faults(game, puzzles):
            themes[puzzle.theme] += fault is None
            if fault is not None:
                wrong += 1
                typer.echo(f"{game} {puzzle.id}: {fault}")
        typer.echo(f"{game}: {sum(themes.values())} of {len(puzzles)} hold ({dict(sorted(themes.items()))})")
    if wrong:
        raise BadRequest(f"{wrong} puzzles do not hold.")


def play(
    game: GameName,
    theme: Annotated[str | None, typer.Option(help="Only of this theme.")] = None,
    number: Annotated[int | None, typer.Option(min=1, help="This one, the easiest being the first.")] = None,
    language: Annotated[str, typer.Option(help="en or it.")] = "en",
) -> None:
    """Solve puzzles in the terminal: a board, a question, and what a wrong answer overlooks."""
    from triumvirate.cli.puzzling import solve_some

    solve_some(game, theme, number, language)


puzzles: dict[str, Callable[..., None]] = {"play": play, "mine": mine, "ship": ship, "prove": prove}
"""Positions with one best answer: solve them, look for more, prove those that are shipped."""
