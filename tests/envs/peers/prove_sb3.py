"""Stable-Baselines3's own checks of our Gymnasium environments, and MaskablePPO on one with nothing around it.

A step of `make prove`: it brings torch, which is not among the pinned packages.
"""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from sb3_contrib.common.maskable.utils import is_masking_supported
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.monitor import Monitor

from triumvirate import envs


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("caesar", {}),
        ("caesar", {"solo": "hard"}),
        ("caesar_mini", {}),
        ("julius", {}),
        ("rubico", {"players": 3}),
        ("rubico", {"players": 7}),
    ],
)
def test_its_checker_has_nothing_to_say(name: str, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # an image is what it takes every row of bytes for; ours are no picture
        warnings.filterwarnings("ignore", message=".*(image|normalize|Box\\(0, 255).*")
        check_env(envs.gymnasium(name, opponent="random", **options))


def test_maskable_ppo_learns_without_a_wrapper() -> None:
    torch.set_num_threads(1)
    game = Monitor(envs.gymnasium("caesar_mini", opponent="random"))
    assert is_masking_supported(game)
    assert isinstance(game.observation_space, gymnasium.spaces.Dict)
    learner = MaskablePPO("MultiInputPolicy", game, n_steps=512, gamma=1.0, seed=1, policy_kwargs={"net_arch": [64]})
    before, _ = evaluate_policy(learner, game, n_eval_episodes=100, deterministic=False, warn=False)
    learner.learn(6 * 512)
    after, _ = evaluate_policy(learner, game, n_eval_episodes=100, warn=False)
    assert np.isfinite(after)
    assert after > before + 0.2, (before, after)
    print(f"caesar_mini against random play: {before:+.2f} before, {after:+.2f} after")
