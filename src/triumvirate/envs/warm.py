"""Compile the loops of a game's environments now, with the types that environments use, so that nobody waits later."""

from __future__ import annotations

import numpy as np

from triumvirate.envs.catalogue import find_setting
from triumvirate.envs.cursor import Cursor
from triumvirate.envs.many import Batch
from triumvirate.envs.one_seat import OneSeatBatch


def warm_single(name: str) -> None:
    """What PettingZoo, Gymnasium and OpenSpiel call, in one game."""
    cursor = Cursor(find_setting(name, {}))
    cursor.start(1)
    seat, action = cursor.deciding()[0], cursor.choose(np.random.default_rng(1))
    for other in range(len(cursor.setting.seats)):
        cursor.observe(other)
    cursor.stepping.mark_for(cursor.states, seat, cursor.mask.copy())
    cursor.act_as(seat, action)
    cursor.relist()
    cursor.step(cursor.choose(np.random.default_rng(1)))
    cursor.rewards()


def warm_batch(name: str) -> None:
    """What a batch calls, on one game: of all seats, and of one learner."""
    for batch in (Batch(name, 1), OneSeatBatch(name, 1)):
        batch.reset()
        batch.step(batch.sample())
    batch.state()
