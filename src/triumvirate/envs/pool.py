"""Games in the manner of EnvPool: some rows are stepped while a learner thinks about others.

`send` hands over the actions of some rows and returns at once, `recv` waits for whichever rows are ready next. Rows travel in
groups of `batch_size`, each stepped by a thread of its own outside the global lock; `info["env_id"]` names them.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from functools import partial

import numpy as np
from numpy.typing import ArrayLike

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.envs.aec import Observation
from triumvirate.envs.many import Batch
from triumvirate.envs.one_seat import OneSeatBatch
from triumvirate.envs.spaces import Actions, observation_space

Received = tuple[Observation, Array, Array, Array, JsonObject]


class Pool:
    """`num_envs` games of which `batch_size` at a time are waited for; a game that ends begins again in the same step.

    What `recv` gives belongs to the caller: observations with masks, rewards of the seats that acted, terminated, truncated,
    and `info` with `env_id`, `seat` by number and the `rewards` of all seats.
    """

    def __init__(
        self,
        name: str,
        num_envs: int,
        *,
        batch_size: int | None = None,
        opponent: str | None = None,
        seed: int | None = None,
        **options: OptionValue,
    ) -> None:
        size = num_envs if batch_size is None else batch_size
        if size < 1 or num_envs < 1 or num_envs % size:
            raise BadRequest(f"{num_envs} games cannot be dealt into groups of {size}: take a divisor.")
        self.num_envs, self.batch_size = num_envs, size
        seeds = np.random.SeedSequence(seed).spawn(num_envs // size)
        self._groups = [_batch(name, size, int(each.generate_state(1)[0]), opponent, options) for each in seeds]
        self.setting = self._groups[0].setting
        self.single_action_space = Actions(self._groups[0].actions)
        self.single_observation_space = observation_space(self.setting, self._groups[0].actions)
        self.all_env_ids: Array = np.arange(num_envs, dtype=np.int32)
        self._threads = ThreadPoolExecutor(len(self._groups))
        self._under_way: dict[Future[Received], int] = {}

    def async_reset(self) -> None:
        """Begin all games; `recv` gives their first decisions group by group."""
        if self._under_way:
            raise BadRequest("Some rows are still under way: receive them first.")
        for group in range(len(self._groups)):
            self._begin(group, partial(self._reset, group))

    def send(self, actions: ArrayLike, env_id: ArrayLike | None = None) -> None:
        """One action for each row of some groups that were received; without `env_id` for all rows in their order."""
        rows = self.all_env_ids if env_id is None else np.asarray(env_id)
        given = np.asarray(actions)
        if given.shape != rows.shape or rows.ndim != 1:
            raise BadRequest(f"{given.shape} actions for {rows.shape} rows: one a row.")
        for group in self._groups_of(rows):
            chosen = given[rows // self.batch_size == group]
            self._begin(group, partial(self._step, group, chosen))

    def recv(self) -> Received:
        """The next group that is ready; of several, the one that was sent first, so that none is left waiting."""
        if not self._under_way:
            raise BadRequest("Nothing is under way: call `async_reset()` or `send(…)` first.")
        done, _ = wait(self._under_way, return_when=FIRST_COMPLETED)
        first = next(future for future in self._under_way if future in done)
        del self._under_way[first]
        return first.result()

    def reset(self) -> tuple[Observation, JsonObject]:
        """Begin all games and wait for all of them."""
        self.async_reset()
        seen, *_, info = self._all()
        return seen, info

    def step(self, actions: ArrayLike, env_id: ArrayLike | None = None) -> Received:
        """`send`, and then `recv` as many rows as were sent."""
        self.send(actions, env_id)
        return self._all() if env_id is None else self.recv()

    def sample(self, env_id: ArrayLike | None = None) -> Array:
        """A random legal action for each row."""
        rows = self.all_env_ids if env_id is None else np.asarray(env_id)
        return np.concatenate([self._groups[group].sample() for group in self._groups_of(rows)])

    def close(self) -> None:
        """Let the threads go."""
        self._threads.shutdown()

    def __len__(self) -> int:
        return self.num_envs

    def _groups_of(self, rows: Array) -> list[int]:
        """The groups that these rows are, whole and in order."""
        groups = np.asarray(rows[:: self.batch_size] // self.batch_size, np.int64) % len(self._groups)
        whole = self.all_env_ids.reshape(-1, self.batch_size)[groups].ravel()
        if len(rows) % self.batch_size or not np.array_equal(whole, rows):
            raise BadRequest("Rows are sent as they were received: `info['env_id']` of one or several groups.")
        return [int(group) for group in groups]

    def _begin(self, group: int, work: Callable[[], Received]) -> None:
        if group in self._under_way.values():
            raise BadRequest(f"The rows from {group * self.batch_size} on are still under way: receive them first.")
        self._under_way[self._threads.submit(work)] = group

    def _all(self) -> Received:
        """All groups that are under way, in the order of their rows."""
        parts = sorted((self.recv() for _ in list(self._under_way)), key=lambda part: int(part[4]["env_id"][0]))
        seen = {name: np.concatenate([part[0][name] for part in parts]) for name in parts[0][0]}
        told = {name: np.concatenate([part[4][name] for part in parts]) for name in parts[0][4]}
        rewards, terminated, truncated = (np.concatenate([part[place] for part in parts]) for place in (1, 2, 3))
        return seen, rewards, terminated, truncated, told

    def _reset(self, group: int) -> Received:
        self._groups[group].reset()
        return self._received(group, np.zeros(self.batch_size, np.float32))

    def _step(self, group: int, actions: Array) -> Received:
        batch = self._groups[group]
        acted = batch.seats.copy()
        batch.step(actions)
        return self._received(group, batch.rewards[np.arange(self.batch_size), acted])

    def _received(self, group: int, rewards: Array) -> Received:
        batch = self._groups[group]
        info: JsonObject = {
            "env_id": self.all_env_ids[group * self.batch_size : (group + 1) * self.batch_size].copy(),
            "seat": batch.seats.copy(),
            "rewards": batch.rewards.copy(),
        }
        seen = {"observation": batch.observations.copy(), "action_mask": batch.masks.copy()}
        return seen, rewards, batch.done.copy(), np.zeros(self.batch_size, np.bool_), info


def _batch(name: str, games: int, seed: int, opponent: str | None, options: dict[str, OptionValue]) -> Batch:
    if opponent is None:
        return Batch(name, games, seed=seed, **options)
    return OneSeatBatch(name, games, opponent=opponent, seed=seed, **options)
