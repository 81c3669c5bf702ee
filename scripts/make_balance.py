"""Writes the tables of balance into docs/GAME.md from the figures that a game keeps: `.venv/bin/python scripts/make_balance.py`.

The figures are in bots/GAME/balance.json, written there by `triumvirate arena balance GAME BOT … --keep FILE`; a
page that has the two lines which begin and end such tables gets them between these.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from triumvirate.arena.figures import kept_figures
from triumvirate.bots import infos_for
from triumvirate.core.game import Game
from triumvirate.games import find_game, game_names

ROOT = Path(__file__).resolve().parent.parent
BEGINS, ENDS = "<!-- balance: scripts/make_balance.py -->", "<!-- end of balance -->"


def tables(game: Game) -> str:
    """A table of the usual rules, bot by bot, and one of the strongest that played with other rules; a column for each count."""
    usual = {option.name: option.default for option in game.options}
    cells: dict[str, dict[str, dict[int, str]]] = defaultdict(lambda: defaultdict(dict))
    for figure in sorted(
        kept_figures(ROOT / "src" / "triumvirate" / "bots" / game.name / "balance.json"),
        key=lambda one: int(one["games"]),
    ):
        other = ", ".join(
            f"`{name}` `{_value(value)}`"
            for name, value in figure["options"].items()
            if name != "players" and value != usual[name]
        )
        cells[other][figure["bot"]][figure["options"]["players"]] = _cell(game, figure)
    levels = sorted((info for info in infos_for(game.name) if info.points), key=lambda info: -(info.points or 0))
    with_usual = cells.pop("", {})
    strongest = next(info.name for info in levels if any(info.name in by_bot for by_bot in cells.values()))
    bots = {info.name: with_usual[info.name] for info in levels if info.name in with_usual}
    others = {other: by_bot[strongest] for other, by_bot in sorted(cells.items()) if strongest in by_bot}
    return f"{_table(game, 'bots in all seats', bots)}\n\n{_table(game, f'{strongest}s with other rules', others)}"


def _value(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _cell(game: Game, figure: Mapping[str, Any]) -> str:
    """The first side's share, its interval, and of how many games."""
    assert game.teams is not None
    side, games = figure["sides"][game.teams.names[0]], figure["games"]
    return f"{100 * side['won'] / games:.1f} % ({100 * side['low']:.1f} – {100 * side['high']:.1f}; {games})"


def _table(game: Game, title: str, rows: Mapping[str, Mapping[int, str]]) -> str:
    lines = [_row([title, *map(str, game.counts)]), "|" + "---|" * (1 + len(game.counts))]
    lines += [_row([name, *(by_count.get(count, "") for count in game.counts)]) for name, by_count in rows.items()]
    return "\n".join(lines)


def _row(cells: Iterable[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def written(text: str, made: str) -> str:
    """A page with its tables made anew."""
    before, begins, rest = text.partition(BEGINS)
    _, ends, after = rest.partition(ENDS)
    return f"{before}{begins}\n{made}\n{ends}{after}"


def pages() -> dict[Path, str]:
    """Every page that has such tables, and what it should be."""
    found = {}
    for name in game_names():
        page = ROOT / "docs" / f"{name}.md"
        if page.exists() and BEGINS in (text := page.read_text(encoding="utf-8")):
            found[page] = written(text, tables(find_game(name)))
    return found


if __name__ == "__main__":
    for file, text in pages().items():
        file.write_text(text, encoding="utf-8")
