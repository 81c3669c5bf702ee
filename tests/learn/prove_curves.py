"""Learning curves with torch: what a decision was worth, that a stopped run goes on as if it had not been, every method short.

A step of `make prove`, not of `make test`: torch is not among the pinned packages.
"""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.learn.curves import run as running
from triumvirate.learn.curves.budget import LOOK, PPO, REGRET, Budget, budgets_of, shortened
from triumvirate.learn.curves.methods import method_for
from triumvirate.learn.curves.playing import lambda_returns

torch.set_num_threads(1)
SMALL = Budget(PPO, "caesar_mini", 1, 512, points=2, judged=16, games=16, steps=16, width=16)


def test_returns_are_results_seat_by_seat_mixed_with_later_opinions() -> None:
    wins = np.array([[0.5], [0.4], [0.6], [0.3]], np.float32)
    seats = np.array([[0], [1], [0], [1]])
    points = np.zeros((4, 1, 2), np.float32)
    points[2] = [[1.0, 0.0]]  # the third step ends the game; the fourth is another's first
    done = np.array([[False], [False], [True], [False]])
    found = lambda_returns(wins, seats, points, done, 0.9)[:, 0]
    assert found[2] == 1.0
    assert found[1] == 0.0
    assert found[0] == pytest.approx(0.1 * 0.6 + 0.9 * 1.0)
    assert np.isnan(found[3])


def test_a_look_ahead_tries_legal_actions_and_leaves_the_games_alone() -> None:
    batch = Batch("caesar_mini", 8, seed=2)
    batch.reset()
    before = batch._states.copy()
    method = method_for(replace(SMALL, method=LOOK), batch)
    for _ in range(12):
        chosen = method.choose(batch)
        assert batch.masks[np.arange(8), chosen.actions].all()
        assert np.allclose(chosen.lesson.sum(1), 1, atol=0.01)
        assert not chosen.lesson[~batch.masks].any()
        assert (batch._states == before).all()
        batch.step(chosen.actions)
        before = batch._states.copy()


def test_a_run_that_was_stopped_goes_on_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole = running.run(SMALL, tmp_path / "whole", lambda point: None)

    def stop(point: dict[str, float]) -> None:
        if point["decisions"] == 256:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        running.run(SMALL, tmp_path / "parts", stop)
    told: list[object] = []
    again = running.run(SMALL, tmp_path / "parts", told.append)
    assert [(p["decisions"], p["games"], p["measure"]) for p in again] == [
        (p["decisions"], p["games"], p["measure"]) for p in whole
    ]
    assert len(told) < len(whole)
    assert not list((tmp_path / "parts").glob("*.pt"))
    assert running.run(SMALL, tmp_path / "parts", told.append) == again
    with pytest.raises(BadRequest, match="another budget"):
        running.run(replace(SMALL, width=8), tmp_path / "parts", told.append)


def test_a_regret_method_comes_nearer_to_an_equilibrium(tmp_path: Path) -> None:
    points = running.run(Budget(REGRET, "caesar_mini", 1, 256), tmp_path, lambda point: None)
    assert points[-1]["measure"] < points[0]["measure"] / 4
    assert json.loads((tmp_path / "caesar_mini-regret-1.jsonl").read_text().splitlines()[-1]) == points[-1]


@pytest.mark.parametrize(
    "budget",
    [one for game in ("caesar", "julius", "rubico") for one in budgets_of(game) if one.seed == 1],
    ids=lambda one: one.name,
)
def test_every_method_of_every_game_runs(budget: Budget, tmp_path: Path) -> None:
    points = running.run(shortened(budget), tmp_path, lambda point: None)
    assert points[0]["decisions"] == 0
    assert points[-1]["decisions"] >= shortened(budget).decisions
    assert all(0 <= point["measure"] <= 1 for point in points)
