"""Games in the manner of pgx: `init(keys)` and `step(states, actions)` give new states and leave the old ones as they were.

A state is all games at once, row by row. A game that is over stays over, pays nothing more, and its mask lets every action
pass, as pgx has it; with `auto_reset` another one begins in its place in the same step.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.core.options import OptionValue
from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.many import Batch


@dataclass(frozen=True, slots=True)
class States:
    """Many games at one moment; nothing in it is ever written over."""

    current_player: Array
    observation: Array
    rewards: Array  # of all seats
    terminated: Array
    truncated: Array
    legal_action_mask: Array
    _batch: Batch = field(repr=False)

    def __len__(self) -> int:
        return len(self.current_player)


class PureGames:
    """A game as two functions over states."""

    def __init__(self, name: str, *, auto_reset: bool = False, **options: OptionValue) -> None:
        self.setting = find_setting(name, options)
        self.auto_reset = auto_reset
        self.num_players = len(self.setting.seats)
        self.num_actions = int(self.setting.stepping.ACTIONS)
        self.observation_shape = (int(self.setting.stepping.OBSERVATION),)
        self._name, self._options = name, options

    def init(self, keys: ArrayLike) -> States:
        """A game for each key: whole numbers, or rows of them as JAX's keys are. The same keys begin the same games."""
        given = np.asarray(keys)
        if given.ndim not in (1, 2) or not len(given) or given.dtype.kind not in "iu":
            raise BadRequest("`init` takes keys: whole numbers, one or a row of them for each game.")
        entropy = [len(given), *(int(word) for word in given.astype(np.uint64).ravel())]
        seed = int(np.random.SeedSequence(entropy).generate_state(1, np.uint64)[0])
        batch = Batch(self._name, len(given), seed=seed, **self._options)
        batch.reset()
        over = np.zeros(len(given), np.bool_)
        return States(
            current_player=batch.seats.copy(),
            observation=batch.observations.copy(),
            rewards=batch.rewards.copy(),
            terminated=over,
            truncated=np.zeros_like(over),
            legal_action_mask=batch.masks.copy(),
            _batch=batch,
        )

    def step(self, states: States, actions: ArrayLike) -> States:
        """One action in every game that goes on. An action that is not legal is refused by its row."""
        batch = states._batch.clone()
        was_over = np.zeros_like(states.terminated) if self.auto_reset else states.terminated
        given = np.asarray(actions)
        if was_over.any() and given.shape == was_over.shape:
            given = np.where(was_over, batch.sample(), given)  # another game goes on there; nobody sees it
        batch.step(given)
        over = np.logical_or(was_over, batch.done)
        held = np.zeros_like(over) if self.auto_reset else over  # these show their end
        ended = held[:, None]
        last = np.where(was_over[:, None], states.observation, batch.final_observations)
        return States(
            current_player=np.where(held, states.current_player, batch.seats),
            observation=np.where(ended, last, batch.observations),
            rewards=np.where(was_over[:, None], np.float32(0), batch.rewards),
            terminated=over,
            truncated=np.zeros_like(over),
            legal_action_mask=np.logical_or(batch.masks, ended),
            _batch=batch,
        )
