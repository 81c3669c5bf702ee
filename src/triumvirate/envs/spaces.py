"""The spaces of the environments: all actions of a game by number, and an observation beside its mask."""

from __future__ import annotations

from types import ModuleType

import numpy as np
from gymnasium import spaces

from triumvirate.core.arrays import Array


class Actions(spaces.Discrete):  # type: ignore[misc]  # its types are not followed
    """Actions by number; `sample` takes the masks of the environments as they are, or as the int8 Gymnasium asks for."""

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        """A random action, one that the mask allows where one is given."""
        if mask is not None and mask.dtype == np.bool_:
            mask = mask.view(np.int8)
        return super().sample(mask, probability)  # type: ignore[no-any-return]


def observation_space(stepping: ModuleType, actions: int) -> spaces.Dict:
    """A row of numbers and a mask over the actions."""
    row = np.dtype(stepping.DTYPE)
    low, high = (-128, 127) if row == np.int8 else (-np.inf, np.inf)
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, (stepping.OBSERVATION,), row.type),
            "action_mask": spaces.Box(0, 1, (actions,), np.bool_),
        }
    )
