"""`triumvirate replay`: a record in words, with boards."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from triumvirate.core.table import Entry, Table


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record; - reads standard input.")],
    step: Annotated[bool, typer.Option("--step", help="Show the board after every action and wait for Enter.")] = False,
    boards: Annotated[bool, typer.Option(help="Show the board: at the end, or after every action with --step.")] = True,
    seat: Annotated[str | None, typer.Option(help="See it as this seat did; otherwise as a spectator.")] = None,
    language: Annotated[str, typer.Option(help="en or it.")] = "en",
    verify: Annotated[bool, typer.Option("--verify", help="Recompute every draw from the record's secret.")] = False,
) -> None:
    """Replay the record of a match in words.

    A record that does not replay is refused with its first bad line.
    """
    from triumvirate.cli.console import output
    from triumvirate.core.proving import advance, check_draws, started
    from triumvirate.core.record import read_record
    from triumvirate.games import find_game

    text = sys.stdin.read() if str(file) == "-" else file.read_text(encoding="utf-8", errors="replace")
    table = read_record(text, find_game)
    if seat is not None:
        table.view(seat)
    console = output()
    names = ", ".join(f"{name} ({table.names[name]})" if table.names.get(name) else name for name in table.seats)
    console.print(f"[bold]{table.game.title}[/]  {names}  {len(table.entries)} lines")
    if verify:
        check_draws(table, text)
        console.print(f"verified: every draw of {len(table.entries)} lines follows from the secret that was promised")
        if table.lots.streaks and not table.position:
            _print_deals(console, table)
    again = started(table)
    for entry in table.entries:
        advance(again, entry)
        _print_entry(console, again, entry, seat, language)
        if step and boards:
            _print_board(console, again, seat)
            if sys.stdin.isatty():
                console.input("[dim]Enter: next[/]")
    if boards and not step:
        _print_board(console, again, seat)
    result = again.result()
    if result is None:
        console.print(f"The match is not over; the table waits for {', '.join(again.deciders())}.")
    else:
        won = " and ".join(result.winners) or "nobody"
        console.print(f"[bold]{won}[/] won: {result.reason}; {', '.join(f'{s} {n}' for s, n in result.scores.items())}")


def _print_deals(console: Console, table: Table) -> None:
    """How a set-up that was dealt against streaks came about, try by try."""
    had = ", ".join(f"{seat} {role} {times}×" for seat, (role, times) in table.lots.streaks.items())
    console.print(f"dealt against streaks ({had}):", markup=False)
    for tried in table.deals():
        roles = ", ".join(f"{seat} {role}" for seat, role in tried.roles.items())
        chance = f"1/{1 << tried.halvings}"
        console.print(f"  try {tried.number}: {roles}; stands with {chance}: {'yes' if tried.stands else 'no'}")


def _print_entry(console: Console, table: Table, entry: Entry, seat: str | None, language: str) -> None:
    who = f"{entry.seat}: " if entry.seat else ""
    console.print(f"{entry.number:>3}. {who}{entry.action}", style="bold", markup=False)
    for event in entry.events:
        if event.is_for(seat):
            said = table.game.say(table.options, event.to_json(), seat, language)
            if said:
                console.print(f"     {said}", markup=False)


def _print_board(console: Console, table: Table, seat: str | None) -> None:
    from triumvirate.show.boards import draw_view

    console.print(draw_view(table.view(seat), min(console.width, 100)))
