"""Thousands of games stepped at once on the CPU: NumPy arrays that are written in place, on as many threads as you like."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import ClassVar, Self, TypeVar

import numpy as np
from numpy.typing import ArrayLike

from triumvirate.core import engine
from triumvirate.core.arrays import Array, Records, aligned
from triumvirate.core.errors import BadRequest
from triumvirate.core.features import Features
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import Setting, find_setting
from triumvirate.envs.seeds import Seeds

T = TypeVar("T")
HANDED_OUT = ("seats", "observations", "final_observations", "masks", "rewards", "done")


def _counted(refused: int, part: slice) -> tuple[int, int]:
    """How many actions of some rows were not legal, and the first such row, from what `step_many` says."""
    count, first = divmod(refused, part.stop - part.start)
    return count, part.start + first


class Batch:
    """Games side by side; one that ends pays its rewards and begins again in the same step.

    After `reset()` and every `step(actions)` the arrays hold, row by row: `seats` whose decision it is, `observations` of
    that seat, `masks` over all actions, and of the step just made `rewards` by seat and `done`; where it is done,
    `final_observations` has what the seat that acted last saw of the end. The arrays are the same objects all the time:
    copy what you keep. They lie so that torch and JAX take them over by DLPack without a copy. `threads` splits the rows;
    the compiled code runs outside the global lock.
    """

    MADE: ClassVar[tuple[str, ...]] = ("_stepping", "_parts", "_pool")  # what a copy makes itself

    def __init__(
        self, name: str, games: int, *, seed: int | None = 0, threads: int = 1, **options: OptionValue
    ) -> None:
        if games < 1:
            raise BadRequest("A batch needs at least one game.")
        if threads < 1:
            raise BadRequest("A batch needs at least one thread.")
        self.games, self.threads = games, min(threads, games)
        self._prepare(find_setting(name, options))
        stepping = self._stepping
        self._states: Records = np.repeat(self.setting.template, games)
        self.seats: Array = np.zeros(games, np.int64)
        self.observations: Array = np.zeros((games, stepping.OBSERVATION), stepping.DTYPE)
        self.final_observations: Array = np.zeros_like(self.observations)
        self.masks: Array = np.zeros((games, self.actions), np.bool_)
        self.rewards: Array = np.zeros((games, len(self.setting.seats)), np.float32)
        self.done: Array = np.zeros(games, np.bool_)
        self._align()
        self._counts: Array = np.zeros(games, np.int64)
        self._shown: Array = np.zeros(games, np.int64)
        self._sow(seed)

    def _prepare(self, setting: Setting) -> None:
        self.setting, self._stepping = setting, setting.stepping
        self.actions = int(setting.stepping.ACTIONS)
        ends = [number * self.games // self.threads for number in range(self.threads + 1)]
        self._parts = [slice(first, end) for first, end in pairwise(ends)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None

    def _align(self) -> None:
        for name in HANDED_OUT:
            setattr(self, name, aligned(getattr(self, name)))

    def _sow(self, seed: int | None) -> None:
        sown = Seeds(seed)
        self.seed = sown.entropy
        self._seeds = sown.first(self.games)
        self._random = sown.generator()
        self._has_begun = False

    def reset(self, *, seed: int | None = None) -> tuple[Array, Array]:
        """Begin all games; observations and masks of the seats that decide. Without a seed other games than before."""
        if seed is not None:
            self._sow(seed)
        elif self._has_begun:
            self._seeds += self.games
        self._has_begun = True
        self.rewards[:] = 0.0
        self.done[:] = False
        self._begin_all()
        return self.observations, self.masks

    def _begin_all(self) -> None:
        self._each_part(self._begin)

    def _begin(self, part: slice) -> None:
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

    def _each_part(self, work: Callable[[slice], T]) -> list[T]:
        """Do something with every thread's rows."""
        return [work(self._parts[0])] if self._pool is None else list(self._pool.map(work, self._parts))

    def step(self, actions: ArrayLike) -> tuple[Array, Array, Array, Array]:
        """One action in every game: observations, rewards, done, masks. Nothing moves where an action is not legal."""
        self._step_all(self._checked(actions))
        return self.observations, self.rewards, self.done, self.masks

    def _step_all(self, actions: Array) -> None:
        refused = self._each_part(lambda part: self._step(part, actions))
        if any(refused):
            self._refuse([_counted(*one) for one in zip(refused, self._parts, strict=True)], actions)

    def _refuse(self, refused: list[tuple[int, int]], actions: Array) -> None:
        """Say which row was wrong, where some parts counted any."""
        if count := sum(number for number, _ in refused):
            row = next(first for number, first in refused if number)
            more = f", nor are those of {count - 1} other rows" if count > 1 else ""
            raise BadRequest(f"Action {actions[row]} of row {row} is not legal{more}; `masks` tells which are.")

    def _checked(self, actions: ArrayLike) -> Array:
        if not self._has_begun:
            raise BadRequest("The games have not begun: call `reset()` first.")
        given = np.asarray(actions)
        if given.shape != (self.games,):
            raise BadRequest(f"A step takes {self.games} actions, one a game, not an array of shape {given.shape}.")
        if given.dtype.kind not in "iu":
            raise BadRequest(f"Actions are whole numbers, not {given.dtype}.")
        return np.ascontiguousarray(given, np.int64)

    def _step(self, part: slice, actions: Array) -> int:
        """Step some rows; how many of their actions were not legal times the rows, and the first such row; 0 is none."""
        rows: tuple[Array | Records, ...] = (
            self._states,
            self._seeds,
            actions,
            self.seats,
            self.observations,
            self.masks,
            self._counts,
            self._shown,
            self.rewards,
            self.done,
            self.final_observations,
        )
        if self._pool is not None:  # without threads they are all rows
            rows = tuple(one[part] for one in rows)
        states, seeds, actions, *shown = rows
        setting = self.setting
        return int(
            self._stepping.step_many(states, setting.template, setting.is_position, seeds, self.games, actions, *shown)
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

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return self.setting.features

    def state(self) -> Array:
        """What all seats know together, a row a game and seat by seat in it: for critics, not for players."""
        seats = len(self.setting.seats)
        rows = np.empty((self.games, seats * self.observations.shape[1]), self.observations.dtype)
        loop = engine.load(self.setting.game.text, "native", "envs.everybody").observe_everybody
        self._each_part(lambda part: loop(self._states[part], seats, rows[part]))
        return rows

    def clone(self) -> Self:
        """An independent copy of all games, their chance to come included."""
        return copy.deepcopy(self)

    def save(self) -> bytes:
        """All games as they stand; `Batch.restore` goes on from there, in this process or another."""
        return pickle.dumps(self)

    @classmethod
    def restore(cls, saved: bytes) -> Self:
        """The batch that was saved. As with every pickle: only what you saved yourself."""
        batch = pickle.loads(saved)
        if not isinstance(batch, cls):
            raise BadRequest("This is no saved batch.")
        return batch

    def close(self) -> None:
        """Let the threads go; a batch that was closed steps on in one."""
        if self._pool is not None:
            self._pool.shutdown()
        self.threads = 1
        self._prepare(self.setting)

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in vars(self).items() if name not in self.MADE}

    def __setstate__(self, kept: dict[str, object]) -> None:
        vars(self).update(kept)
        self._prepare(self.setting)
        self._states = self._states.astype(self.setting.template.dtype, copy=False)  # numba knows records by identity
        self._align()
