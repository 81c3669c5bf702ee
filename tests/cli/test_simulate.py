"""`triumvirate simulate` and the arena behind it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from triumvirate.arena.match import Played
from triumvirate.arena.series import Series, bots_by_seat, play_series, seated
from triumvirate.arena.statistics import histogram, lengths, rates_by_bot, rates_by_seat, wilson
from triumvirate.core.errors import BadRequest


def test_simulate_prints_rates_intervals_and_lengths(run: Any, tmp_path: Path) -> None:
    plot, data = tmp_path / "plot.svg", tmp_path / "all.json"
    said = run("simulate", "caesar", "-n", 6, "--workers", 1, "--plot", plot, "--json", data)
    assert said.status == 0
    assert "caesar: 6 games" in said.out
    assert "95 % interval" in said.out
    assert "tribune" in said.out
    assert "●" in said.out
    assert ElementTree.parse(plot).getroot().tag.endswith("svg")
    kept = json.loads(data.read_text())
    assert sum(rate["wins"] + rate["draws"] / 2 for rate in kept["by_bot"]) == 6
    assert len(kept["games"]) == 6


def test_the_number_of_workers_changes_nothing() -> None:
    series = Series("caesar", {}, ("tribune", "recruit"), 6, seed=3)
    alone = [report for some in play_series(series, 1) for report in some]
    spread = [report for some in play_series(series, 2) for report in some]
    assert sorted(spread, key=lambda report: report.number) == alone


def test_swap_plays_each_deal_from_every_seating() -> None:
    series = Series("caesar", {}, ("tribune", "recruit"), 4, seed=10)
    assert [seated(series, number) for number in range(4)] == [
        (("tribune", "recruit"), 10),
        (("recruit", "tribune"), 10),
        (("tribune", "recruit"), 11),
        (("recruit", "tribune"), 11),
    ]
    fixed = Series("caesar", {}, ("tribune", "recruit"), 4, seed=10, swap=False)
    assert {seated(fixed, number)[0] for number in range(4)} == {("tribune", "recruit")}


def test_one_bot_may_take_all_seats() -> None:
    assert bots_by_seat("caesar", ["recruit"], 5) == ("recruit",) * 5
    with pytest.raises(BadRequest, match="2 bots for 5 seats"):
        bots_by_seat("caesar", ["recruit", "tribune"], 5)


def test_auto_crassus_is_counted_as_the_game_itself(run: Any) -> None:
    said = run("simulate", "caesar", "-n", 2, "--workers", 1, "--bots", "recruit", "-o", "solo=easy")
    assert "the game itself" in said.out


def test_wilson_is_the_textbook_interval() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
    low, high = wilson(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert wilson(20, 20)[1] == 1.0
    assert wilson(0, 20)[0] == 0.0


def _played(number: int, winners: tuple[int, ...], actions: int) -> Played:
    return Played(number, 1, ("a", "b", "a"), winners, (0, 0, 0), "x", actions)


def test_rates_count_a_faction_s_seats_and_draws() -> None:
    reports = [_played(0, (0, 2), 10), _played(1, (1,), 20), _played(2, (), 30)]
    by_bot = {rate.name: rate for rate in rates_by_bot(reports, "")}
    assert (by_bot["a"].wins, by_bot["a"].games, by_bot["a"].draws) == (2, 6, 2)
    assert (by_bot["b"].wins, by_bot["b"].games) == (1, 3)
    assert [rate.wins for rate in rates_by_seat(reports, ("p1", "p2", "p3"))] == [1, 1, 1]
    assert (lengths(reports).mean, lengths(reports).median) == (20, 20)


def test_histogram_covers_every_value_once() -> None:
    values = [1, 1, 2, 50, 99]
    classes = histogram(values, 10)
    assert len(classes) <= 10
    assert sum(count for _, _, count in classes) == len(values)
    assert all(low <= high for low, high, _ in classes)
