"""`triumvirate rules`: each section of the book, our paraphrase, the functions, the tests and the rulings."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import GameName

if TYPE_CHECKING:
    from triumvirate.core.game import Game


def rules(
    game: GameName,
    section: Annotated[
        str | None, typer.Argument(metavar="[SECTION]", help="A section, such as turn.2d, or a chapter, such as turn.")
    ] = None,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 when a section lacks a function or a test.")
    ] = False,
    made: Annotated[
        bool, typer.Option("--made", help="Print the text that is made from the decisions that the rules declare.")
    ] = False,
) -> None:
    """Show the rules: section, paraphrase, code, tests, rulings.

    Tests are found when the command runs from a checkout.
    """
    from triumvirate.book.audit import gaps, sections_of
    from triumvirate.cli.console import output
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game

    played = find_game(game)
    if made:
        _print_made(played)
        return
    book = sections_of(played)
    if section:
        book = [entry for entry in book if entry.id == section or entry.id.startswith(section + ".")] or [
            entry for entry in book if entry.id.startswith(section)
        ]
        if not book:
            raise BadRequest(f"{played.title} has no section '{section}'; 'triumvirate rules {game}' lists them all.")
    console = output()
    if check:
        missing = gaps(book)
        for line in missing:
            console.print(line, markup=False)
        console.print(f"{len(book)} sections, {len(missing)} gaps")
        raise typer.Exit(1 if missing else 0)
    console.print(f"[bold]{played.title}[/], rules version {played.version}: {len(book)} sections, in our own words\n")
    for entry in book:
        title = f"  {entry.title}" if entry.title else ""
        console.print(f"[bold]{entry.id}[/]{title}")
        for function in entry.functions:
            where = f"{function.module.removeprefix('triumvirate.')}:{function.line}"
            console.print(f"  {function.paraphrase}", markup=False)
            console.print(f"    code  {where} {function.function}", style="dim", markup=False)
        for test in entry.tests:
            console.print(f"    test  {test.file}:{test.line} {test.name}", style="dim", markup=False)
        for ruling in entry.rulings:
            console.print(f"    ruling: {ruling.title}. {ruling.text}", style="italic", markup=False)
        console.print()


def _print_made(game: Game) -> None:
    """What dispatches, refuses, counts and lists the actions of a game, as its engines load it."""
    from triumvirate.core.decisions import table_of
    from triumvirate.core.making import made_text

    print(made_text(table_of(game.rules.__name__)), end="")
