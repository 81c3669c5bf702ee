"""`triumvirate arena`: duels, round robins, factions, balance and the ladder, with intervals and early stopping."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from triumvirate.cli.parameters import MatchOptions, Seed, Workers

if TYPE_CHECKING:
    from triumvirate.arena.report import Section

WHATS = ("duel", "round-robin", "factions", "balance", "crassus", "ladder")


def arena(
    what: Annotated[
        str, typer.Argument(metavar="WHAT", help="duel, round-robin, factions, balance, crassus or ladder.")
    ],
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="caesar, julius or rubico.")] = "",
    bots: Annotated[str, typer.Argument(metavar="[A,B,…]", help="The bots; legate@2000 fixes its iterations.")] = "",
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="The most games (deals for factions).")] = 100,
    claim: Annotated[
        float | None,
        typer.Option(help="A claimed share of A (0 to 1; points for factions): play stops when it is clear."),
    ] = None,
    opposition: Annotated[str, typer.Option(help="Who plays the other faction.")] = "tribune",
    option: MatchOptions = None,
    seed: Seed = 1,
    seconds: Annotated[float, typer.Option(min=0.0, help="Thinking time where a bot has no fixed iterations.")] = 1.0,
    workers: Workers = 0,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Run on this Ray cluster (auto: this one).")
    ] = None,
    state: Annotated[Path, typer.Option(help="Folder of kept results; a run that was stopped goes on.")] = Path(
        ".arena"
    ),
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a page with plots.")] = None,
    only: Annotated[list[str] | None, typer.Option(help="This rung of the ladder only; repeat for more.")] = None,
    results: Annotated[Path, typer.Option(help="Where the results and pages of ladder and crassus are.")] = Path(
        "docs"
    ),
) -> None:
    """Let bots play each other and say how strong they are, with intervals.

    duel GAME A,B: both sides of the same deals, until a sequential test decides.
    round-robin GAME A,B,C: all pairs and their ratings; RUBICO mixes them at tables.
    factions rubico A,B: what a faction gains when A plays it instead of B.
    balance GAME A: win rate by side and first move among equals.
    crassus caesar A,B,…: bots against Auto-Crassus, written to docs/auto-crassus.md.
    ladder: every claim in turn, written to docs/ladder.md.
    """
    from triumvirate.arena.workers import cores
    from triumvirate.cli import arenas
    from triumvirate.cli.options import read_options
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game

    if what not in WHATS:
        raise BadRequest(f"There is no '{what}' in the arena; there are {', '.join(WHATS)}.")
    hands = arenas.Hands(workers or cores(), ray, state, seed, seconds)
    sections: list[Section]
    if what == "ladder":
        sections = arenas.ladder(hands, only or [], results)
    else:
        names = [name.strip() for name in bots.split(",") if name.strip()]
        if what == "crassus":
            from triumvirate.cli.crassus import crassus

            sections = crassus(hands, names, games, results)
        elif what == "factions":
            sections = arenas.factions(hands, names, opposition, games, claim)
        else:
            played = find_game(game)
            options: dict[str, Any] = played.check(read_options(played, option))
            if what == "duel":
                sections = arenas.duel(hands, game, options, names, games, claim)
            elif what == "round-robin":
                sections = arenas.round_robin(hands, game, options, names, games)
            else:
                sections = arenas.balance(hands, game, options, names, games)
    if report is not None:
        from triumvirate.arena.report import page
        from triumvirate.cli.console import output

        report.write_text(page(f"Arena: {what} {game}".strip(), "Win rates with 95 % intervals.", sections), "utf-8")
        output().print(f"written: {report}", markup=False)
