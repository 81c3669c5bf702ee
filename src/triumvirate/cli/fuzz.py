"""`triumvirate fuzz`: random games on the native engine, with what must always hold checked after every action."""

from __future__ import annotations

import typer

from triumvirate.cli.parameters import EveryOption, GameName, Games, Seed, Workers

BATCH = 100  # games with the same options


def fuzz(
    game: GameName,
    games: Games = 100_000,
    option: EveryOption = None,
    seed: Seed = 1,
    workers: Workers = 0,
) -> None:
    """Play random games and check what must always hold.

    The game's invariants are checked after every action on the native engine; of a game that has none, that it ends and that
    somebody can act until then. A violation is named, with exit status 1.
    """
    import time

    from triumvirate.arena.workers import cores, spread
    from triumvirate.cli.console import duration, output, progress
    from triumvirate.cli.fuzzing import OF_ANY_GAME, OWN, Checked, Job, check, has_own
    from triumvirate.cli.options import read_options
    from triumvirate.cli.warm import warm_with_bar
    from triumvirate.games import find_game
    from triumvirate.warming import is_compiled

    played = find_game(game)
    options = played.check(read_options(played, option)) if option else None
    console = output()
    if not is_compiled(played):
        warm_with_bar(played)
    jobs = [Job(game, options, seed + first, min(BATCH, games - first)) for first in range(0, games, BATCH)]
    started = time.perf_counter()
    results: list[Checked] = []
    with progress("games") as bar:
        task = bar.add_task("fuzz", total=games)
        for result in spread(check, jobs, min(workers or cores(), len(jobs))):
            results.append(result)
            bar.advance(task, result.games)
    violations = sorted((r.violation for r in results if r.violation), key=lambda violation: violation.seed)
    seconds = time.perf_counter() - started
    count = sum(result.games for result in results)
    actions = sum(result.actions for result in results)
    under = "the options given" if option else f"{len(jobs)} drawn sets of options"
    console.print(
        f"{played.title}: {count} games under {under}, {actions} actions, {len(violations)} violations; {duration(seconds)}, "
        f"{actions / max(seconds, 1e-9) / 1e6:.2f} M actions/s"
    )
    if not has_own(played):
        console.print(
            f"  {played.title} has no {OWN}: only what holds of any game was checked (who decides, and that it ends); "
            "with `violation(s)` there its own invariants are checked too",
            markup=False,
        )
    for violation in violations[:10]:
        what = OF_ANY_GAME.get(violation.code, f"invariant {violation.code}")
        console.print(
            f"  seed {violation.seed}, action {violation.action}: {what}; options {violation.options}", markup=False
        )
    if violations:
        raise typer.Exit(1)
