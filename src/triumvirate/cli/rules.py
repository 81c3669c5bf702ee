"""`triumvirate rules`: the book of a game, to learn it from; `--audit` holds the book against the code."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import GameName

if TYPE_CHECKING:
    from triumvirate.book.document import Book, Section
    from triumvirate.core.game import Game

STYLES = {"title": "bold", "heading": "bold cyan", "piece": "bold", "mark": "italic dim", "": ""}


def rules(
    game: GameName,
    section: Annotated[
        str | None, typer.Argument(metavar="[SECTION]", help="A section, such as turn.2d, or a chapter, such as turn.")
    ] = None,
    language: Annotated[str, typer.Option("--language", "-l", help="en or it.")] = "en",
    players: Annotated[int, typer.Option("--players", "-p", help="How many play, where the rules differ by it.")] = 0,
    html: Annotated[
        Path | None, typer.Option("--html", metavar="FILE", help="Write the book as one page to print, with drawings.")
    ] = None,
    audit: Annotated[
        bool, typer.Option("--audit", help="Each section with its functions, tests and rulings instead.")
    ] = False,
    check: Annotated[
        bool, typer.Option("--check", help="Exit with 1 when a section lacks a function or a test.")
    ] = False,
    made: Annotated[
        bool, typer.Option("--made", help="Print the text that is made from the decisions that the rules declare.")
    ] = False,
) -> None:
    """Show the rules of a game, in our own words."""
    from triumvirate.games import find_game

    played = find_game(game)
    if made:
        _print_made(played)
    elif audit or check:
        _print_audit(played, section, check)
    else:
        _print_book(played, section, language, players, html)


def _print_book(game: Game, section: str | None, language: str, players: int, html: Path | None) -> None:
    """The book, or some sections of it; as a page to print where a file is named."""
    from triumvirate.book.making import book_of
    from triumvirate.book.page import page
    from triumvirate.book.plain import lines_of
    from triumvirate.cli.console import output

    book = book_of(game, language, players)
    if html is not None:
        html.write_text(page(book), encoding="utf-8")
        output().print(f"{html}: {game.title}, {sum(1 for _ in book.sections())} sections", markup=False)
        return
    console = output()
    for line, style in lines_of(book, _chosen(game, book, section)):
        console.print(line, style=STYLES[style] or None, markup=False, highlight=False, soft_wrap=True)


def _chosen(game: Game, book: Book, section: str | None) -> list[Section] | None:
    """The sections that a name means: a chapter's, that one and what lies in it; None where none is named."""
    if section is None:
        return None
    for chapter in book.chapters:
        if chapter.id == section:
            return chapter.sections
    named = _named(game, [told.id for told in book.sections()], section)
    return [told for told in book.sections() if told.id in named]


def _named(game: Game, ids: list[str], name: str) -> list[str]:
    """The sections that a name means: that one and what lies in it, or all that begin so."""
    from triumvirate.core.errors import BadRequest

    found = [told for told in ids if told == name or told.startswith(name + ".")]
    found = found or [told for told in ids if told.startswith(name)]
    if not found:
        raise BadRequest(f"{game.title} has no section '{name}'; 'triumvirate rules {game.name}' lists them all.")
    return found


def _print_audit(game: Game, section: str | None, check: bool) -> None:
    """Each section with its paraphrase, functions, tests and rulings; tests are found when this runs in a checkout."""
    from triumvirate.book import audit
    from triumvirate.cli.console import output

    told = audit.sections_of(game)
    if section:
        named = _named(game, [entry.id for entry in told], section)
        told = [entry for entry in told if entry.id in named]
    console = output()
    if check:
        missing = audit.gaps(told)
        for line in missing:
            console.print(line, markup=False)
        console.print(f"{len(told)} sections, {len(missing)} gaps")
        raise typer.Exit(1 if missing else 0)
    console.print(f"[bold]{game.title}[/], rules version {game.version}: {len(told)} sections, in our own words\n")
    for entry in told:
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
