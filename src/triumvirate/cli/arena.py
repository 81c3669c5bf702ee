"""`triumvirate arena`: duels, round robins, factions, balance, automata, conduct, exploiters, rungs, solved ends, the ladder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import MatchOptions
from triumvirate.cli.running import Run, keeps, runs

if TYPE_CHECKING:
    from triumvirate.arena.report import Section

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game by its short name.")]
BotNames = Annotated[
    str, typer.Argument(metavar="A,B,…", help="The bots; legate@2000 fixes its iterations, cmd:./mybot is a program.")
]
Games = Annotated[int, typer.Option("--games", "-n", min=2, help="The most games (deals for factions).")]
Claim = Annotated[
    float | None, typer.Option(help="A claimed share of A (0 to 1; points for factions): play stops when it is clear.")
]
Results = Annotated[
    Path | None,
    typer.Option(help="Where the results and pages are; without it docs/ where that has them, else arena/."),
]


@keeps
def duel(
    run: Run, game: GameName, bots: BotNames = "", games: Games = 100, claim: Claim = None, option: MatchOptions = None
) -> list[Section]:
    """Two bots from both sides of the same deals, until a sequential test decides."""
    from triumvirate.cli import arenas

    return arenas.duel(run, arenas.match_of(game, option), run.named(bots), games, claim)


@keeps
def round_robin(
    run: Run, game: GameName, bots: BotNames = "", games: Games = 100, option: MatchOptions = None
) -> list[Section]:
    """All pairs and their ratings; where more than two play, they are mixed at tables."""
    from triumvirate.cli import arenas

    return arenas.round_robin(run, arenas.match_of(game, option), run.named(bots), games)


@keeps
def factions(
    run: Run,
    game: GameName,
    bots: BotNames = "",
    games: Games = 100,
    claim: Claim = None,
    opposition: Annotated[
        str | None, typer.Option(help="Who plays the other faction; without it the game's usual bot.")
    ] = None,
) -> list[Section]:
    """What a faction gains when A plays it instead of B, in games that deal sides."""
    from triumvirate.cli import arenas

    return arenas.factions(run, game, run.named(bots), opposition, games, claim)


@keeps
def balance(
    run: Run,
    game: GameName,
    bots: BotNames = "",
    games: Games = 100,
    option: MatchOptions = None,
    keep: Annotated[Path | None, typer.Option(metavar="FILE.json", help="Write the shares into this file too.")] = None,
    even: Annotated[
        float | None, typer.Option(min=0.0, max=1.0, help="Fail where a side wins more than this share (0 to 1).")
    ] = None,
) -> list[Section]:
    """Win rate by side and first move among equals."""
    from triumvirate.cli import arenas

    return arenas.balance(run, arenas.match_of(game, option), run.named(bots), games, keep, even)


@runs
def automaton(
    run: Run, game: GameName, bots: BotNames = "", games: Games = 100, results: Results = None
) -> list[Section]:
    """Bots against the player that comes with a game, level by level; written to a page of its own."""
    from triumvirate.cli.automata import against_automaton

    return against_automaton(run, game, run.named(bots), games, _kept_in(results))


@runs
def conduct(
    run: Run,
    game: GameName,
    bots: BotNames = "",
    games: Games = 100,
    option: MatchOptions = None,
    notes: Annotated[Path | None, typer.Option(metavar="FILE", help="Write down where each thing was seen.")] = None,
) -> list[Section]:
    """How a bot behaves in matches against itself, by what its game counts as foolish."""
    from triumvirate.cli import arenas
    from triumvirate.cli.conduct import conduct as watch

    return watch(run, arenas.match_of(game, option), run.named(bots), games, notes)


@keeps
def panel(
    run: Run,
    game: GameName,
    bots: BotNames = "",
    games: Games = 100,
    players: Annotated[list[int] | None, typer.Option(help="A player count; repeat for more.")] = None,
    only: Annotated[list[str] | None, typer.Option(help="This exploiter only; repeat for more.")] = None,
    side: Annotated[str, typer.Option(help="Whose seats the exploiters sit in; without it the side that lies.")] = "",
) -> list[Section]:
    """What odd ways of playing gain over a bot, seat by seat in the same deals."""
    from triumvirate.cli.panel import panel as play

    return play(run, game, run.named(bots), players or [], games, only or [], side)


@keeps
def rungs(
    run: Run,
    game: GameName,
    only: Annotated[list[int] | None, typer.Option(help="The rung of these points only; repeat for more.")] = None,
    games: Games = 600,
) -> list[Section]:
    """Each strength of a game's coach against the next one above, until a sequential test tells them apart."""
    from triumvirate.cli.rungs import rungs as climb

    return climb(run, game, only or [], games)


@runs
def endgames(
    run: Run,
    game: GameName,
    bots: BotNames = "",
    games: Annotated[int, typer.Option("--games", "-n", min=2, help="How many ends.")] = 100,
    allowed: Annotated[int | None, typer.Option(help="Fail where a bot errs oftener in ends that it solves.")] = None,
    before: Annotated[int | None, typer.Option(help="Fail where a bot errs oftener just before them.")] = None,
    notes: Annotated[Path | None, typer.Option(metavar="FILE", help="Write down the positions of all errors.")] = None,
) -> list[Section]:
    """Errors of bots in solved ends; half of these come one or two moves before bots try to solve them themselves."""
    from triumvirate.cli.endgames import endgames as play

    return play(run, game, run.named(bots), games, allowed, before, notes)


@keeps
def ladder(
    run: Run,
    only: Annotated[list[str] | None, typer.Option(help="This rung only; repeat for more.")] = None,
    results: Results = None,
) -> list[Section]:
    """Every claim of every game's bots in turn, written to ladder.md."""
    from triumvirate.cli import arenas

    return arenas.ladder(run, only or [], _kept_in(results))


def _kept_in(results: Path | None) -> Path:
    """Where results go: the folder asked for, the checkout's own pages, or a new folder; never a stranger's `docs`."""
    if results is None:
        results = Path("docs") if Path("docs/ladder.json").is_file() else Path("arena")
    results.mkdir(parents=True, exist_ok=True)
    return results


arena: dict[str, Callable[..., None]] = {
    "duel": duel,
    "round-robin": round_robin,
    "factions": factions,
    "balance": balance,
    "automaton": automaton,
    "conduct": conduct,
    "panel": panel,
    "rungs": rungs,
    "endgames": endgames,
    "ladder": ladder,
}
"""Let bots play each other and say how strong they are, with intervals."""
