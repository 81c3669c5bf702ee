"""Gymnasium's VectorEnv over a batch: every seat is yours, one decision in every game each step."""

from __future__ import annotations

import copy
from typing import ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from triumvirate.core.arrays import Array
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.aec import Observation
from triumvirate.envs.many import Batch
from triumvirate.envs.spaces import Actions, observation_space


class VectorGames(VectorEnv):  # type: ignore[misc]  # its types are not followed
    """`num_envs` games on the native engine, all seats played by whoever steps: self-play.

    An observation is that of the seat that decides (`info["seat"]`, by number) with its mask. The reward of a step goes to
    the seat that acted; `info["rewards"]` has those of all seats. A game that ends begins again in the same step
    (`AutoresetMode.SAME_STEP`): what its last actor saw of the end is `info["final_obs"]` where `info["_final_obs"]`.
    Arrays are written over by the next step unless `copies` is left on.
    """

    metadata: ClassVar[JsonObject] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, name: str, num_envs: int, *, threads: int = 1, copies: bool = True, **options: OptionValue
    ) -> None:
        self.batch = Batch(name, num_envs, seed=None, threads=threads, **options)
        self.num_envs = num_envs
        self.agents = self.batch.setting.seats
        self.single_action_space = Actions(self.batch.actions)
        self.single_observation_space = observation_space(self.batch.setting.stepping, self.batch.actions)
        self.action_space = batch_space(spaces.Discrete(self.batch.actions), num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copies = copies

    def reset(
        self, *, seed: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> tuple[Observation, JsonObject]:
        """Begin all games; the same seed gives the same deals and draws in every row. `info["seed"]` repeats it."""
        self.batch.reset(seed=seed)
        return self._seen(), {"seat": self._own(self.batch.seats), "seed": self.batch.seed}

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, JsonObject]:
        """One action in every game."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        ended = batch.done.copy()
        info: JsonObject = {"seat": self._own(batch.seats), "rewards": self._own(batch.rewards)}
        if ended.any():
            mask = np.zeros((self.num_envs, batch.actions), np.bool_)  # after the end there is nothing to do
            final = {"observation": batch.final_observations.copy(), "action_mask": mask}
            info |= {"final_obs": final, "_final_obs": ended.copy()}
        rewards = batch.rewards[np.arange(self.num_envs), acted]
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def sample(self) -> Array:
        """A random legal action for every game."""
        return self.batch.sample()

    def clone(self) -> VectorGames:
        """An independent copy of all games, their chance to come included."""
        twin = copy.copy(self)
        twin.batch = self.batch.clone()
        return twin

    def close_extras(self, **given: object) -> None:
        """Let the batch's threads go."""
        self.batch.close()

    def _seen(self) -> Observation:
        return {"observation": self._own(self.batch.observations), "action_mask": self._own(self.batch.masks)}

    def _own(self, array: Array) -> Array:
        return array.copy() if self._copies else array
