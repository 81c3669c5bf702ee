"""`triumvirate arena automaton`: bots in the person's seat against every level of a game's own player."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from triumvirate.arena import automaton
from triumvirate.arena.ladder import keep_result
from triumvirate.arena.report import Bar, Section
from triumvirate.bots import find_bot
from triumvirate.cli.console import output, progress
from triumvirate.cli.running import Run


def against_automaton(run: Run, game: str, names: Sequence[str], games: int, results: Path) -> list[Section]:
    """Every bot against every level; results go into a page by the automaton's name and the data beside it."""
    own = automaton.automaton_of(game)
    bots = tuple(names) or own.bots
    for name in set(bots) - set(own.batches):
        find_bot(game, name)
    stem = own.name.lower()
    data, told = results / f"{stem}.json", results / f"{stem}.md"
    bars: dict[str, list[Bar]] = {setting: [] for setting in own.settings}
    console = output()
    for bout in automaton.bouts(game, bots, games, run.seed):
        name = f"{bout.bot} {bout.level} {bout.setting}"
        with progress("games") as bar:
            task = bar.add_task(name, total=games)
            score = automaton.run_bout(
                bout,
                run.workers,
                run.state,
                run.ray,
                lambda done, bar=bar, task=task: bar.update(task, completed=done),  # type: ignore[misc]
            )
        kept = keep_result(data, name, automaton.result_of(score))
        before = told.read_text(encoding="utf-8") if told.is_file() else f"# {own.name}\n"
        told.write_text(automaton.page(game, before, kept), encoding="utf-8")
        low, high = score.interval
        shown = f"{100 * score.share:.1f} % ({100 * low:.1f} – {100 * high:.1f}) of {len(score.points)} games"
        console.print(f"{name}: {shown}", markup=False)
        bars[bout.setting].append(Bar(f"{bout.level}, {bout.bot}", score.share, low, high, shown))
    return [Section(name, "The person's share.", some, (0.0, 1.0), 0.5) for name, some in bars.items()]
