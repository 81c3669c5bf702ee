"""Environments can be copied, pickled and saved in the middle of a game, and go on as the original does."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from triumvirate import envs
from triumvirate.core.errors import BadRequest
from triumvirate.envs.many import Batch
from triumvirate.envs.seeds import Seeds

COPIES: list[Callable[[Any], Any]] = [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy]
copies = pytest.mark.parametrize("twin_of", COPIES, ids=["pickle", "deepcopy"])


@copies
def test_an_aec_environment(twin_of: Callable[[Any], Any]) -> None:
    env = envs.pettingzoo("caesar", poison=True)
    env.reset(seed=4)
    for _ in range(5):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    twin, over, steps = twin_of(env), False, 0
    while not over:
        seen = env.last()[0]
        assert np.array_equal(twin.last()[0]["observation"], seen["observation"])
        steps += 1
        for one in (env, twin):
            one.step(int(np.flatnonzero(seen["action_mask"])[steps % 2]))
        over = env.last()[2]
    assert steps > 5
    assert twin.rewards == env.rewards


@copies
def test_one_seat_against_a_bot(twin_of: Callable[[Any], Any]) -> None:
    env = envs.gymnasium("caesar", opponent="tribune", seat="pompey")
    env.reset(seed=4)
    twin = twin_of(env)
    over = False
    while not over:
        action = int(np.flatnonzero(env.action_masks())[0])
        told, again = env.step(action), twin.step(action)
        assert np.array_equal(told[0]["observation"], again[0]["observation"])
        assert told[1:] == again[1:]
        over = told[2]
    assert not env.action_masks().any()


@copies
def test_a_parallel_environment(twin_of: Callable[[Any], Any]) -> None:
    env = envs.parallel("rubico", players=3)
    seen, _ = env.reset(seed=4)
    twin = twin_of(env)
    actions = {agent: int(np.flatnonzero(told["action_mask"])[-1]) for agent, told in seen.items()}
    told, again = env.step(actions)[0], twin.step(actions)[0]
    assert all(np.array_equal(told[agent]["observation"], again[agent]["observation"]) for agent in env.possible_agents)


@pytest.mark.parametrize("twin_of", [*COPIES, Batch.clone, lambda batch: Batch.restore(batch.save())])
def test_a_batch_goes_on_with_the_same_chance_and_choices(twin_of: Callable[[Any], Any]) -> None:
    batch = envs.batch("caesar", 6, seed=9, threads=2)
    batch.reset()
    for _ in range(10):
        batch.step(batch.sample())
    twin = twin_of(batch)
    ended = 0
    for _ in range(60):
        actions = batch.sample()
        assert np.array_equal(twin.sample(), actions)
        batch.step(actions)
        twin.step(actions)
        assert np.array_equal(twin.observations, batch.observations)
        ended += int(batch.done.sum())
    assert ended > 6
    batch.close()
    batch.step(batch.sample())


def test_what_was_saved_by_somebody_else_is_no_batch() -> None:
    with pytest.raises(BadRequest, match="no saved batch"):
        Batch.restore(pickle.dumps({"games": 3}))


def test_rows_have_seeds_of_their_own_and_batches_have_nothing_in_common() -> None:
    starts = [int(Seeds(seed).first(2)[0]) for seed in range(1000)]
    gaps = np.diff(np.sort(np.array(starts)))
    assert gaps.min() > 1_000_000_000  # games until one batch would reach another's
    assert np.array_equal(Seeds(7).first(3), Seeds(7).first(3))
    assert np.array_equal(np.diff(Seeds(7).first(3)), [1, 1])
    unnamed = Seeds(None)
    assert np.array_equal(Seeds(unnamed.entropy).first(2), unnamed.first(2))


def test_a_batch_begins_other_games_unless_it_is_given_the_seed_again() -> None:
    batch = envs.batch("caesar", 4, seed=3)
    first = batch.reset()[0].copy()
    assert not np.array_equal(batch.reset()[0], first)
    assert np.array_equal(batch.reset(seed=3)[0], first)
    assert batch.seed == 3


@pytest.mark.parametrize(
    ("actions", "told"),
    [
        ([1], r"takes 4 actions, one a game, not an array of shape \(1,\)"),
        ([0.0, 1.0, 2.0, 3.0], "whole numbers, not float64"),
        ([[1, 2, 3, 4]], r"not an array of shape \(1, 4\)"),
        ([-1, -1, -1, -1], r"Action -1 of row 0 is not legal, nor are those of 3 other rows"),
    ],
)
def test_a_batch_says_what_is_wrong_with_actions(actions: Any, told: str) -> None:
    batch = envs.batch("caesar", 4)
    with pytest.raises(BadRequest, match="call `reset"):
        batch.step([0, 0, 0, 0])
    batch.reset()
    with pytest.raises(BadRequest, match=told):
        batch.step(actions)


def test_nothing_can_be_played_before_the_beginning_or_after_the_end() -> None:
    with pytest.raises(BadRequest, match="at least one thread"):
        envs.batch("caesar", 4, threads=0)
    for env in (envs.gymnasium("caesar", opponent="random"), envs.parallel("caesar")):
        with pytest.raises(BadRequest, match="not begun"):
            env.step({} if hasattr(env, "wait") else 0)
    with pytest.raises(BadRequest, match="no render mode 'film'"):
        envs.gymnasium("caesar", render_mode="film")


def test_a_vector_environment_is_gymnasiums() -> None:
    games = envs.vector("caesar", 5, poison=True)
    assert isinstance(games, gymnasium.vector.VectorEnv)
    assert games.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    seen, info = games.reset(seed=11)
    assert games.observation_space.contains(seen)
    assert info["seed"].tolist() == [11] * 5
    ended = 0
    for _ in range(80):
        acted, actions = info["seat"], games.sample()
        assert games.action_space.contains(actions)
        seen, rewards, over, cut, info = games.step(actions)
        assert (rewards.shape, over.shape, cut.any()) == ((5,), (5,), np.False_)
        assert np.array_equal(rewards, info["rewards"][np.arange(5), acted])
        assert ("final_obs" in info) == over.any()
        if over.any():
            ended += int(over.sum())
            row = int(np.flatnonzero(info["_final_obs"])[0])
            assert not np.array_equal(info["final_obs"][row]["observation"], seen["observation"][row])
            assert not info["final_obs"][row]["action_mask"].any()
    assert ended > 5
    twin, actions = games.clone(), games.sample()
    assert np.array_equal(twin.step(actions)[0]["observation"], games.step(actions)[0]["observation"])
    games.close()
