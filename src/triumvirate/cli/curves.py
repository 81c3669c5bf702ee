"""`triumvirate curves`: learning curves of a game, by methods that are nobody's own and budgets named beforehand."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from triumvirate.cli.parameters import GameName

if TYPE_CHECKING:
    from triumvirate.core.plain import JsonObject
    from triumvirate.learn.curves.budget import Budget


def curves(
    game: GameName,
    only: Annotated[str, typer.Option(metavar="A,B", help="These methods alone: ppo, look, tree, regret.")] = "",
    seeds: Annotated[str, typer.Option(metavar="1,2", help="These seeds alone.")] = "",
    out: Annotated[Path, typer.Option(metavar="FOLDER", help="Where points and pictures go.")] = Path("curves"),
    page: Annotated[Path | None, typer.Option(metavar="FILE.md", help="Fill the tables of this page.")] = None,
    run: Annotated[bool, typer.Option(help="Run what is not done yet, or only draw what is there.")] = True,
    short: Annotated[bool, typer.Option("--short", help="Runs of seconds, to see that everything works.")] = False,
) -> None:
    """Learn a game by PPO, by a look ahead, by a tree search and, on its small boards, by regret; three seeds of each.

    What each may cost stands in the game's curves.toml. A run that was stopped goes on where its last point was measured.
    """
    from triumvirate.cli.console import output
    from triumvirate.core.errors import BadRequest
    from triumvirate.games import find_game
    from triumvirate.learn.curves.budget import METHODS, budgets_of, shortened
    from triumvirate.learn.curves.picture import fill_page, picture, read_all

    methods = _named(only) or list(METHODS)
    if unknown := [name for name in methods if name not in METHODS]:
        raise BadRequest(f"There is no method {', '.join(unknown)}; there are {', '.join(METHODS)}.")
    asked = [shortened(one) if short else one for one in budgets_of(find_game(game).name)]
    asked = [one for one in asked if one.method in methods and (not seeds or str(one.seed) in _named(seeds))]
    console = output()
    if run:
        _run(asked, out)
    for environment in dict.fromkeys(budget.environment for budget in asked):
        if not (found := read_all(out, environment)):
            continue
        drawn = out / f"{environment}.svg"
        drawn.write_text(picture(found), encoding="utf-8")
        console.print(f"wrote {drawn}", markup=False)
        if page is not None:
            fill_page(page, environment, found)


def _run(asked: list[Budget], out: Path) -> None:
    """What is not done yet; drawing needs no torch, this does."""
    from triumvirate.core.errors import BadRequest

    try:
        from triumvirate.learn.curves.run import run
    except ImportError as missing:
        raise BadRequest(
            f"Learning needs the extra 'learn' ({missing.name} is missing): pip install 'triumvirate[learn]'."
        ) from None
    for budget in asked:
        run(budget, out, partial(_tell, budget))


def _tell(budget: Budget, point: JsonObject) -> None:
    from triumvirate.cli.console import output

    run, spent = (
        f"{budget.environment}, {budget.method}, seed {budget.seed}",
        f"{point['decisions']:,} of {budget.decisions:,}",
    )
    output().print(f"{run}: {spent}, {point['measure']:.4f}, {point['seconds']:.0f} s", markup=False)


def _named(given: str) -> list[str]:
    return [name.strip() for name in given.split(",") if name.strip()]
