"""Learning curves with torch: what a decision was worth, that a stopped run goes on as if it had not been, every method short.

A step of `make prove`, not of `make test`: torch is not among the pinned packages.
"""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import torch

from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.learn.curves import run as running
from triumvirate.learn.curves.budget import LOOK, PPO, REGRET, TREE, Budget, budgets_of, shortened
from triumvirate.learn.curves.forest import halving
from triumvirate.learn.curves.methods import method_for
from triumvirate.learn.curves.playing import lambda_returns, one_side

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


SEARCHED = replace(SMALL, iterations=12, truths=2)


@pytest.mark.parametrize("method", [LOOK, TREE])
def test_what_looks_ahead_tries_legal_actions_and_leaves_the_games_alone(method: str) -> None:
    batch = Batch("caesar_mini", 8, seed=2)
    batch.reset()
    before = batch._states.copy()
    learner = method_for(replace(SEARCHED, method=method), batch)
    for _ in range(12):
        chosen = learner.choose(batch)
        assert batch.masks[np.arange(8), chosen.actions].all()
        assert np.allclose(chosen.lesson.sum(1), 1, atol=0.01)
        assert not chosen.lesson[~batch.masks].any()
        assert (batch._states == before).all()
        batch.step(chosen.actions)
        before = batch._states.copy()


@pytest.mark.parametrize("name", ["caesar", "julius", "rubico"])
def test_a_tree_knows_no_more_than_its_mover(name: str) -> None:
    """Another truth behind the same view: the same search, number for number."""
    batch, chance = Batch(name, 6, seed=4), random.Random(3)
    batch.reset()
    for _ in range(25):
        batch.step(batch.sample())
    other, setting = batch.clone(), batch.setting
    for row in range(batch.games):
        view = setting.view(batch._states[row], int(batch.seats[row]))
        other._states[row] = setting.game.layout.records([setting.game.knowledge.determinize(view, chance)])[0]
    assert (other._states != batch._states).any()
    learner = method_for(replace(SEARCHED, method=TREE, environment=name, games=6), batch)
    torch.nn.init.normal_(
        learner.network.value.weight
    )  # one that has learned something, and sees a difference in every row
    begun = learner.generator.get_state()
    first = learner.choose(batch)
    learner.generator.set_state(begun)
    second = learner.choose(other)
    assert np.array_equal(first.actions, second.actions)
    assert np.array_equal(first.lesson, second.lesson)


def test_a_tree_finds_what_wins() -> None:
    """Where the next action ends the game its tree knows the result, whatever the network thinks."""
    batch = Batch("caesar_mini", 64, seed=5)
    batch.reset()
    learner = method_for(replace(SEARCHED, method=TREE, games=64, iterations=48, sharpness=1000.0), batch)
    points = []
    for _ in range(40):
        ours = batch.seats == 0
        actions = np.where(ours, learner.choose(batch).actions, batch.sample())
        batch.step(actions)
        points += batch.rewards[batch.done, 0].tolist()
    assert len(points) > 300
    assert np.mean(points) > 0.8  # at random 0.63


def test_iterations_are_given_by_halving() -> None:
    assert halving(8, 24) == [(8, 1), (4, 2), (2, 4)]
    assert halving(1, 5) == [(1, 5)]
    assert all(times > 0 for many in range(1, 20) for _, times in halving(many, 3))


def test_where_sides_are_dealt_a_whole_side_is_measured() -> None:
    batch = Batch("rubico", 40, seed=1)
    batch.reset()
    own = one_side(batch, np.random.default_rng(1))
    for row in range(batch.games):
        roles = batch._states[row]["role"][: own.shape[1]]
        assert len(set(roles[own[row]])) == 1
        assert set(roles[own[row]]).isdisjoint(roles[~own[row]])
    assert len({int(batch._states[row]["role"][: own.shape[1]][own[row]][0]) for row in range(batch.games)}) == 2


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
