"""What an environment of one table says of itself: its features, and what all seats know together."""

from __future__ import annotations

from gymnasium import spaces

from triumvirate.core.arrays import Array
from triumvirate.core.features import Features
from triumvirate.envs.catalogue import Setting
from triumvirate.envs.cursor import Cursor
from triumvirate.envs.spaces import truth_space


class Described:
    """For environments of several agents."""

    setting: Setting
    _cursor: Cursor

    @property
    def features(self) -> Features:
        """What the numbers of an observation mean."""
        return self.setting.features

    @property
    def state_space(self) -> spaces.Box:
        """Of `state()`."""
        return truth_space(self.setting)

    def state(self) -> Array:
        """What all seats know together, seat by seat: for critics, not for players."""
        return self._cursor.observe_all()
