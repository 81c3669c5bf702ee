"""A seat's own history as rows of numbers: what a policy with a memory is told of a game, from its beginning until now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.envs.catalogue import Setting
from triumvirate.envs.cursor import Cursor

NOTHING = -1  # instead of an action: the others did something that the seat noticed


class History(NamedTuple):
    """Row by row what a seat observed, and what it did then, or NOTHING. The last row is the present.

    There is a row for each of its own decisions and for each time that what it observes has changed. All of it follows from
    the seat's views: equal histories are what OpenSpiel calls the same information state, in numbers to learn from.
    """

    observations: Array
    actions: Array


def recalled(setting: Setting, seed: int, actions: Sequence[int], seat: int) -> History:
    """Play an episode again and keep what one seat noticed: nobody pays for a history that is not asked for."""
    cursor = Cursor(setting)
    cursor.start(seed)
    rows, done = [cursor.observe(seat)], [NOTHING]
    for action in actions:
        if cursor.seat == seat:
            done[-1] = action
        is_own = cursor.seat == seat
        cursor.step(action)
        row = cursor.observe(seat)
        if is_own or not np.array_equal(row, rows[-1]):
            rows.append(row)
            done.append(NOTHING)
    return History(np.array(rows), np.array(done, np.int64))
