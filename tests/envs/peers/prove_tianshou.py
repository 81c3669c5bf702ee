"""Tianshou on our environments: its PettingZoo wrapper with a seat each, and a DQN with masks that learns from one seat.

A step of `make prove`: Tianshou brings torch, which is not among the pinned packages.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm import DQN
from tianshou.algorithm.modelfree.dqn import DiscreteQLearningPolicy
from tianshou.algorithm.multiagent.marl import MultiAgentOffPolicyAlgorithm
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.algorithm.random import MARLRandomDiscreteMaskedOffPolicyAlgorithm
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv, PettingZooEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from triumvirate import envs

NAME, SIDE_BY_SIDE, JUDGED = "caesar_mini", 8, 200


class Named(gymnasium.ObservationWrapper):
    """The same observation under the names that Tianshou's policies look for."""

    def observation(self, seen: dict[str, Any]) -> dict[str, Any]:
        return {"obs": seen["observation"].astype(np.float32), "mask": seen["action_mask"]}


def learner_s_seat() -> Named:
    return Named(envs.gymnasium(NAME, opponent="random"))


def test_its_wrapper_for_many_agents_plays_whole_games() -> None:
    game = PettingZooEnv(envs.pettingzoo(NAME))
    chance = [MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=game.action_space) for _ in game.agents]
    both = MultiAgentOffPolicyAlgorithm(algorithms=chance, env=game)
    games = DummyVectorEnv([lambda: PettingZooEnv(envs.pettingzoo(NAME))] * 2)
    games.seed(1)
    collector = Collector(both, games)
    collector.reset()
    told = collector.collect(n_episode=12)
    assert told.returns.shape == (12, 2)
    assert np.array_equal(told.returns[:, 0], -told.returns[:, 1])  # what one wins the other loses
    assert 2 <= told.lens.min() <= told.lens.max() <= 6  # as long as games on this board are


def test_a_dqn_learns_to_beat_random_play() -> None:
    torch.manual_seed(1)
    np.random.seed(1)
    torch.set_num_threads(1)
    game = envs.gymnasium(NAME, opponent="random")
    rows, actions = game.observation_space["observation"].shape, int(game.action_space.n)
    network = Net(state_shape=rows, action_shape=actions, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=network, action_space=game.action_space, eps_training=0.2)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=200, gamma=1.0)
    teaching, judging = (DummyVectorEnv([learner_s_seat] * SIDE_BY_SIDE) for _ in range(2))
    for games, seed in ((teaching, 1), (judging, 2)):
        games.seed(seed)
    collector = Collector(learner, teaching, VectorReplayBuffer(8192, SIDE_BY_SIDE), exploration_noise=True)
    judge = Collector(learner, judging)

    judge.reset()
    before = float(judge.collect(n_episode=JUDGED).returns.mean())
    collector.reset()
    learner.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            max_epochs=2,
            epoch_num_steps=3000,
            collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.25,
            batch_size=64,
            show_progress=False,
            verbose=False,
        )
    )
    judge.reset()
    told = judge.collect(n_episode=JUDGED)
    after = float(told.returns.mean())
    assert set(told.returns.tolist()) <= {-1.0, 0.0, 1.0}
    assert after > before + 0.2, (before, after)
    print(f"{NAME} against random play: {before:+.2f} before, {after:+.2f} after")
