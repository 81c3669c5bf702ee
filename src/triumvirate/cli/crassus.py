"""`triumvirate arena crassus`: bots in the person's seat against every level of Auto-Crassus."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from triumvirate.arena import crassus as automaton
from triumvirate.arena.ladder import keep_result
from triumvirate.arena.report import Bar, Section
from triumvirate.bots import find_bot
from triumvirate.cli.arenas import Hands
from triumvirate.cli.console import output, progress


def crassus(hands: Hands, names: Sequence[str], games: int, results: Path) -> list[Section]:
    """Every bot against every level; results go into auto-crassus.json and the page auto-crassus.md beside it."""
    bots = tuple(names) or automaton.BOTS
    for name in set(bots) - {automaton.NETWORK}:
        find_bot(automaton.GAME, name)
    wanted = automaton.bouts(bots, games, hands.seed)
    data, told = results / "auto-crassus.json", results / "auto-crassus.md"
    kept = json.loads(data.read_text(encoding="utf-8")) if data.is_file() else {}
    bars: dict[str, list[Bar]] = {expansions: [] for expansions in automaton.SETS}
    console = output()
    for bout in wanted:
        name = f"{bout.bot} {bout.level} {bout.expansions}"
        with progress("games") as bar:
            task = bar.add_task(name, total=games)
            score = automaton.run_bout(
                bout,
                hands.workers,
                hands.state,
                hands.ray,
                lambda done, bar=bar, task=task: bar.update(task, completed=done),  # type: ignore[misc]
            )
        kept = keep_result(data, name, automaton.result_of(score))
        before = told.read_text(encoding="utf-8") if told.is_file() else "# Auto-Crassus\n"
        told.write_text(automaton.page(before, kept), encoding="utf-8")
        low, high = score.interval
        shown = f"{100 * score.share:.1f} % ({100 * low:.1f} – {100 * high:.1f}) of {len(score.points)} games"
        console.print(f"{name}: {shown}", markup=False)
        bars[bout.expansions].append(Bar(f"{bout.level}, {bout.bot}", score.share, low, high, shown))
    return [Section(name, "The person's share.", some, (0.0, 1.0), 0.5) for name, some in bars.items()]
