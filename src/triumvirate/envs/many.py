"""Thousands of games stepped at once on the CPU: NumPy arrays that are written in place, on as many threads as you like."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import numpy as np

from triumvirate.core.arrays import Array, Records
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import find_setting


class Batch:
    """Games side by side; one that ends pays its rewards and begins again in the same step.

    After `reset()` and every `step(actions)` the arrays hold, row by row: `seats` whose decision it is, `observations` of
    that seat, `masks` over all actions, and of the step just made `rewards` by seat and `done`. The arrays are the same
    objects all the time: copy what you keep. `threads` splits the rows; the compiled code runs outside the global lock.
    """

    def __init__(self, name: str, games: int, *, seed: int = 0, threads: int = 1, **options: OptionValue) -> None:
        if games < 1:
            raise BadRequest("A batch needs at least one game.")
        self.setting = find_setting(name, options)
        self._stepping = stepping = self.setting.stepping
        self.games, self.actions = games, int(stepping.ACTIONS)
        self._states: Records = np.repeat(self.setting.template, games)
        self._seeds: Array = np.arange(games, dtype=np.int64) + seed * 1_000_003
        self._stride = games
        self.seats: Array = np.zeros(games, np.int64)
        self.observations: Array = np.zeros((games, stepping.OBSERVATION), stepping.DTYPE)
        self.masks: Array = np.zeros((games, self.actions), np.bool_)
        self.rewards: Array = np.zeros((games, len(self.setting.seats)), np.float32)
        self.done: Array = np.zeros(games, np.bool_)
        self._counts: Array = np.zeros(games, np.int64)
        self._shown: Array = np.zeros(games, np.int64)
        self._random = np.random.default_rng(seed)
        self._parts = [slice(i * games // threads, (i + 1) * games // threads) for i in range(max(1, threads))]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def reset(self) -> tuple[Array, Array]:
        """Begin all games; observations and masks of the seats that decide."""
        for part in self._parts:
            self._stepping.start_many(
                self._states[part],
                self.setting.template,
                self.setting.is_position,
                self._seeds[part],
                self.seats[part],
                self.observations[part],
                self.masks[part],
                self._counts[part],
                self._shown[part],
            )
        return self.observations, self.masks

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array]:
        """One action in every game: observations, rewards, done, masks. Nothing moves where an action is not legal."""
        if self._pool is None:
            refused = self._step(self._parts[0], actions)
        else:
            refused = sum(self._pool.map(lambda part: self._step(part, actions), self._parts))
        if refused:
            raise BadRequest(f"{refused} of {self.games} actions were not legal; `masks` tells which are.")
        return self.observations, self.rewards, self.done, self.masks

    def _step(self, part: slice, actions: Array) -> int:
        return int(
            self._stepping.step_many(
                self._states[part],
                self.setting.template,
                self.setting.is_position,
                self._seeds[part],
                self._stride,
                actions[part],
                self.seats[part],
                self.observations[part],
                self.masks[part],
                self._counts[part],
                self._shown[part],
                self.rewards[part],
                self.done[part],
            )
        )

    def sample(self) -> Array:
        """A random legal action for every game."""
        actions = np.empty(self.games, np.int64)
        draws = self._random.random(self.games)
        self._stepping.choose_many(self._states, self.seats, draws, self._counts, actions)
        return actions

    def counts(self) -> Array:
        """How many legal actions every game has now."""
        return self._counts.copy()
