"""Gymnasium's VectorEnv over a batch: one decision in every game each step, of every seat or of one learner's."""

from __future__ import annotations

import copy
from typing import ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.features import Features
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.aec import Observation
from triumvirate.envs.many import Batch
from triumvirate.envs.spaces import Actions, observation_space


class VectorGames(VectorEnv):  # type: ignore[misc]  # its types are not followed
    """The games of a batch: self-play over all seats, or one seat against an opponent (`OneSeatBatch`).

    An observation is that of the seat that decides (`info["seat"]`, by number) with its mask. The reward of a step goes to
    the seat that acted; `info["rewards"]` has those of all seats. A game that ends begins again in the same step
    (`AutoresetMode.SAME_STEP`): what its last actor saw of the end is `info["final_obs"][row]` where `info["_final_obs"][row]`.
    Arrays are written over by the next step unless `copies` is left on.
    """

    metadata: ClassVar[JsonObject] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, batch: Batch, *, copies: bool = True) -> None:
        self.batch = batch
        self.num_envs = num_envs = batch.games
        self.setting = batch.setting
        self.agents = self.setting.seats
        self.single_action_space = Actions(self.batch.actions)
        self.single_observation_space = observation_space(self.setting, self.batch.actions)
        self.action_space = batch_space(spaces.Discrete(self.batch.actions), num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self._copies = copies

    def reset(
        self, *, seed: int | None = None, options: dict[str, OptionValue] | None = None
    ) -> tuple[Observation, JsonObject]:
        """Begin all games; the same seed gives the same deals and draws in every row. `info["seed"][0]` repeats it."""
        if options:
            raise BadRequest("Options of the game are given when the environment is made, not with `reset`.")
        self.batch.reset(seed=seed)
        return self._seen(), self._beginning()

    def step(self, actions: Array) -> tuple[Observation, Array, Array, Array, JsonObject]:
        """One action in every game."""
        batch = self.batch
        acted = batch.seats.copy()
        batch.step(actions)
        ended = batch.done.copy()
        info: JsonObject = {"seat": self._own(batch.seats), "rewards": self._own(batch.rewards)}
        if ended.any():
            info |= self._endings(ended)
        rewards = batch.rewards[np.arange(self.num_envs), acted]
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), info

    def _beginning(self) -> JsonObject:
        """Whose decision each row is, and the batch's seed, a row each as Gymnasium's wrappers want it."""
        return {"seat": self._own(self.batch.seats), "seed": np.full(self.num_envs, self.batch.seed, object)}

    def _endings(self, ended: Array) -> JsonObject:
        """As Gymnasium's own vectors tell it: an observation in the rows that ended and nothing in others, and what was paid."""
        seen: Array = np.full(self.num_envs, None, object)
        for row in np.flatnonzero(ended):
            mask = np.zeros(self.batch.actions, np.bool_)  # after the end there is nothing to do
            seen[row] = {"observation": self.batch.final_observations[row].copy(), "action_mask": mask}
        told = {"rewards": self.batch.rewards.copy(), "_rewards": ended.copy()}
        return {"final_obs": seen, "_final_obs": ended.copy(), "final_info": told, "_final_info": ended.copy()}

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return self.setting.features

    def state(self) -> Array:
        """What all seats know together, a row a game: for critics, not for players."""
        return self.batch.state()

    def sample(self) -> Array:
        """A random legal action for every game."""
        return self.batch.sample()

    def clone(self) -> VectorGames:
        """An independent copy of all games, their chance to come included."""
        twin = copy.copy(self)
        twin.batch = self.batch.clone()
        return twin

    def save(self) -> bytes:
        """All games as they stand."""
        return self.batch.save()

    def restore(self, saved: bytes) -> tuple[Observation, JsonObject]:
        """Go on from games that were saved by an environment like this one; what their seats see now."""
        batch = type(self.batch).restore(saved)
        if (batch.setting.id, batch.setting.options, batch.games) != (
            self.setting.id,
            self.setting.options,
            self.num_envs,
        ):
            raise BadRequest(
                "These are other games than this environment's: name, options and number must be the same."
            )
        self.batch = batch
        return self._seen(), self._beginning()

    def close_extras(self, **given: object) -> None:
        """Let the batch's threads go."""
        self.batch.close()

    def _seen(self) -> Observation:
        return {"observation": self._own(self.batch.observations), "action_mask": self._own(self.batch.masks)}

    def _own(self, array: Array) -> Array:
        return array.copy() if self._copies else array
