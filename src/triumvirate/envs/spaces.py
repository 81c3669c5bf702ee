"""The spaces of the environments: all actions of a game by number, and an observation beside its mask."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from triumvirate.core.arrays import Array
from triumvirate.envs.catalogue import Setting


class Actions(spaces.Discrete):  # type: ignore[misc]  # its types are not followed
    """Actions by number; `sample` takes the masks of the environments as they are, or as the int8 Gymnasium asks for."""

    def sample(self, mask: Array | None = None, probability: Array | None = None) -> np.int64:
        """A random action, one that the mask allows where one is given."""
        if mask is not None and mask.dtype == np.bool_:
            mask = mask.view(np.int8)
        return super().sample(mask, probability)  # type: ignore[no-any-return]


def observation_space(setting: Setting, actions: int) -> spaces.Dict:
    """A row of numbers, each within the bounds of its feature, and a mask over the actions."""
    return spaces.Dict({"observation": row_space(setting), "action_mask": spaces.Box(0, 1, (actions,), np.bool_)})


def row_space(setting: Setting, times: int = 1) -> spaces.Box:
    """So many observations side by side."""
    kind = np.dtype(setting.stepping.DTYPE).type
    low, high = (np.tile(np.array(bound, kind), times) for bound in setting.features.bounds())
    return spaces.Box(low, high, dtype=kind)


def truth_space(setting: Setting) -> spaces.Box:
    """What all seats know together, for critics that may see it."""
    return row_space(setting, len(setting.seats))
