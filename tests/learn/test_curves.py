"""Learning curves, as far as they need no torch: budgets that are named beforehand, pictures and tables of what was kept."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from dataclasses import asdict
from pathlib import Path

import pytest

from triumvirate.core.errors import BadRequest
from triumvirate.learn.curves.budget import LOOK, PPO, REGRET, TREE, Budget, budgets_of, shortened
from triumvirate.learn.curves.picture import Curve, fill_page, mean_line, picture, read_all, table

DOCS = Path(__file__).parents[2] / "docs"


def kept(method: str, seed: int, *measures: float) -> Curve:
    steps = len(measures) - 1
    budget = asdict(Budget(method, "caesar", seed, 100 * steps))
    points = (
        {"decisions": 100 * at, "games": at, "seconds": 2.0 * at, "measure": each} for at, each in enumerate(measures)
    )
    return Curve(budget, tuple(points))


@pytest.mark.parametrize("game", ["caesar", "julius", "rubico"])
def test_every_game_names_three_seeds_of_three_methods(game: str) -> None:
    named = budgets_of(game)
    for method in (PPO, LOOK, TREE):
        assert [one.seed for one in named if one.method == method] == [1, 2, 3]
    assert len({one.name for one in named}) == len(named)
    assert all(shortened(one).decisions < one.decisions and shortened(one).method == one.method for one in named)


def test_the_small_board_is_for_a_regret_method() -> None:
    assert {one.environment for one in budgets_of("caesar") if one.method == REGRET} == {"caesar_mini"}
    with pytest.raises(BadRequest, match="names no budgets"):
        budgets_of("chess")


def test_a_picture_has_a_line_for_every_seed_and_one_for_the_mean() -> None:
    curves = [kept(PPO, 1, 0.5, 0.7), kept(PPO, 2, 0.5, 0.9), kept(LOOK, 1, 0.4, 0.6)]
    assert mean_line(curves[:2]) == [(0, 0.5), (100, pytest.approx(0.8))]
    drawn = ET.fromstring(picture(curves))
    lines = drawn.findall("{http://www.w3.org/2000/svg}polyline")
    assert len(lines) == 3 + 2
    mean = next(line for line in lines if line.get("stroke-width") == "2.5")
    (_, low), (_, high) = (point.split(",") for point in (mean.get("points") or "").split())
    assert float(high) < float(low)  # more points lie higher
    regret = ET.fromstring(picture([kept(REGRET, 1, 0.4, 0.04, 0.004)]))
    assert "exploitability" in "".join(regret.itertext())


def test_a_table_says_what_each_seed_cost_and_reached(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Before\n<!-- curves of caesar -->\nold\n<!-- end of curves -->\nafter\n")
    fill_page(page, "caesar", [kept(PPO, 2, 0.5, 0.6, 0.75)])
    assert "| PPO | 2 | 200 | 50.0% | 60.0% | 75.0% | 2 | 4 s |" in page.read_text()
    assert "old" not in page.read_text()
    assert page.read_text().endswith("after\n")
    assert table([kept(REGRET, 1, 0.4, 0.1)]).count("0.40000") == 1


def test_only_runs_that_spent_their_budget_are_shown(tmp_path: Path) -> None:
    for seed, spent in ((1, 100), (2, 50)):
        head = {"budget": asdict(Budget(PPO, "caesar", seed, 100)), "triumvirate": "0"}
        point = {"decisions": spent, "games": 1, "seconds": 1.0, "measure": 0.5}
        (tmp_path / f"caesar-ppo-{seed}.jsonl").write_text(f"{json.dumps(head)}\n{json.dumps(point)}\n")
    assert [curve.budget["seed"] for curve in read_all(tmp_path, "caesar")] == [1]


@pytest.mark.parametrize("file", sorted((DOCS / "curves").glob("*.jsonl")), ids=lambda file: file.stem)
def test_the_curves_of_the_documentation_were_made_with_the_budgets_that_are_named(file: Path) -> None:
    budget = json.loads(file.read_text().splitlines()[0])["budget"]
    game = budget["environment"].partition("_")[0]
    assert Budget(**budget) in budgets_of(game)
