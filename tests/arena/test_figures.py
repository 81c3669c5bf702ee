"""Figures of balance: kept in a file by a command, told on a page, and what they must say of the usual rules."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import pytest

from triumvirate.arena import balance
from triumvirate.arena.balance import run_balance
from triumvirate.arena.figures import Figure, keep_figure, kept_figures
from triumvirate.arena.series import Series, play_some
from triumvirate.arena.statistics import Rate
from triumvirate.games import find_game

ROOT = Path(__file__).parents[2]
FIGURES = ROOT / "src" / "triumvirate" / "bots" / "rubico" / "balance.json"


def figure(won: int, games: int, **options: Any) -> Figure:
    return Figure("legate", options, games, [Rate("caesar", won, 0, games), Rate("senate", games - won, 0, games)])


def test_a_new_figure_takes_the_place_of_the_one_with_the_same_options(tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    assert kept_figures(file) == []
    for one in (figure(3, 10, players=4), figure(60, 100, players=5), figure(45, 100, players=4)):
        keep_figure(file, one)
    four, five = kept_figures(file)
    assert (four["games"], four["sides"]["caesar"]) == (100, {"won": 45, "low": 0.3561, "high": 0.5476})
    assert five["options"] == {"players": 5}


def test_games_for_a_figure_that_were_stopped_go_on_where_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    series, file = Series("rubico", {"players": 3}, ("recruit",) * 3, 4, 1, False), tmp_path / "kept.jsonl"
    whole = run_balance(series, 1, file)
    file.write_text("\n".join(file.read_text().splitlines()[:3]))
    asked: list[int] = []
    monkeypatch.setattr(balance, "play_some", lambda job: asked.append(job[1]) or play_some(job))
    told: list[int] = []
    assert run_balance(series, 1, file, tick=told.append) == whole
    assert asked == [2, 3]
    assert told == [2, 3, 4]


def test_with_the_usual_rules_neither_side_of_rubico_is_favoured_at_any_count() -> None:
    game = find_game("rubico")
    usual = [game.check({"players": count}) for count in game.counts]
    played = [one for one in kept_figures(FIGURES) if one["bot"] == "legate" and one["options"] in usual]
    shares = {one["options"]["players"]: one["sides"]["caesar"]["won"] / one["games"] for one in played}
    assert sorted(shares) == list(game.counts)
    assert all(0.42 <= share <= 0.58 for share in shares.values()), shares


def test_the_tables_on_the_page_are_those_of_the_figures() -> None:
    pages = runpy.run_path(str(ROOT / "scripts" / "make_balance.py"))["pages"]()
    stale = [file.name for file, text in pages.items() if file.read_text(encoding="utf-8") != text]
    assert pages
    assert not stale, "run scripts/make_balance.py"
