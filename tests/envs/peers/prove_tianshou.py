"""Tianshou learns on our PettingZoo environment as on any other: its wrapper, its collector, its trainer, masks included.

A step of `make prove`: Tianshou brings torch, which is not among the pinned packages.
"""

from __future__ import annotations

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

NAME, SIDE_BY_SIDE = "caesar_mini", 8


def table() -> PettingZooEnv:
    return PettingZooEnv(envs.pettingzoo(NAME))


def test_a_dqn_learns_to_beat_random_play() -> None:
    torch.manual_seed(1)
    np.random.seed(1)
    torch.set_num_threads(1)
    game = table()
    rows, actions = game.observation_space["observation"].shape[0], int(game.action_space.n)
    network = Net(state_shape=(rows,), action_shape=actions, hidden_sizes=[128, 128])
    policy = DiscreteQLearningPolicy(model=network, action_space=game.action_space, eps_training=0.2)
    learner = DQN(policy=policy, optim=AdamOptimizerFactory(lr=1e-3), target_update_freq=200, gamma=1.0)
    chance = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=game.action_space)
    both = MultiAgentOffPolicyAlgorithm(algorithms=[chance, learner], env=game)
    teaching, judging = (DummyVectorEnv([table] * SIDE_BY_SIDE) for _ in range(2))
    for games, seed in ((teaching, 1), (judging, 2)):
        games.seed(seed)
    collector = Collector(both, teaching, VectorReplayBuffer(8192, SIDE_BY_SIDE), exploration_noise=True)
    judge = Collector(both, judging)

    judge.reset()
    before = float(judge.collect(n_episode=100).returns[:, 1].mean())
    collector.reset()
    learned = both.run_training(
        OffPolicyTrainerParams(
            training_collector=collector,
            test_collector=judge,
            max_epochs=2,
            epoch_num_steps=1500,
            collection_step_num_env_steps=64,
            update_step_num_gradient_steps_per_sample=0.25,
            batch_size=64,
            test_step_num_episodes=50,
            multi_agent_return_reduction=lambda returns: returns[:, 1],
            show_progress=False,
            verbose=False,
        )
    )
    judge.reset()
    told = judge.collect(n_episode=100)
    after = float(told.returns[:, 1].mean())
    assert learned.timing.total_time > 0
    assert told.returns.shape == (100, 2)
    assert np.array_equal(told.returns[:, 0], -told.returns[:, 1])  # what one wins the other loses
    assert after > before + 0.2, (before, after)
    print(f"{NAME}, the second seat against random play: {before:+.2f} before, {after:+.2f} after")
