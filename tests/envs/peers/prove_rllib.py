"""RLlib learns on our Gymnasium environment with its own module for masks: PPO, one process, some thousand steps.

A step of `make prove`: Ray and torch are not among the pinned packages.
"""

from __future__ import annotations

import os
from typing import Any

os.environ.setdefault("RAY_AUTH_MODE", "disabled")  # one process: no token is left in anybody's home

import gymnasium
import numpy as np
import torch
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule
from ray.tune.registry import register_env

from triumvirate import envs

NAME = "caesar_mini"


class Named(gymnasium.ObservationWrapper):
    """The same observation under the names, and as the floats, that RLlib's module asks for."""

    def __init__(self, env: gymnasium.Env) -> None:
        super().__init__(env)
        rows, masks = env.observation_space["observation"], env.observation_space["action_mask"]
        self.observation_space = gymnasium.spaces.Dict(
            {
                "action_mask": gymnasium.spaces.Box(0, 1, masks.shape, np.float32),
                "observations": gymnasium.spaces.Box(
                    rows.low.astype(np.float32), rows.high.astype(np.float32), dtype=np.float32
                ),
            }
        )
        self.action_space = gymnasium.spaces.Discrete(int(env.action_space.n))

    def observation(self, seen: dict[str, Any]) -> dict[str, Any]:
        mask = seen["action_mask"]
        if not mask.any():
            mask = np.ones_like(mask)  # after the end: nothing is drawn from it, but logarithms are taken
        return {"action_mask": mask.astype(np.float32), "observations": seen["observation"].astype(np.float32)}


def test_ppo_learns_to_beat_random_play() -> None:
    torch.set_num_threads(1)
    register_env("triumvirate", lambda config: Named(envs.gymnasium(NAME, opponent="random")))
    config = (
        PPOConfig()
        .environment("triumvirate")
        .env_runners(num_env_runners=0, num_envs_per_env_runner=8)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=1024, minibatch_size=256, num_epochs=4, lr=1e-3, gamma=1.0)
        .rl_module(
            rl_module_spec=RLModuleSpec(
                module_class=ActionMaskingTorchRLModule, model_config={"fcnet_hiddens": [128, 128]}
            )
        )
        .debugging(seed=1)
    )
    learner = config.build_algo()
    try:
        told = [learner.train()["env_runners"]["episode_return_mean"] for _ in range(8)]
    finally:
        learner.stop()
    assert all(-1 <= each <= 1 for each in told)
    assert sum(told[-3:]) / 3 > sum(told[:2]) / 2 + 0.2, told
    print(f"{NAME} against random play, mean return of each round: {', '.join(f'{each:+.2f}' for each in told)}")
