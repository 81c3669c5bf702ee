"""OpenSpiel's observations of our games: rows of what a seat may know now, or of all that it has known."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import TYPE_CHECKING

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.errors import BadRequest
from triumvirate.envs.catalogue import Setting
from triumvirate.envs.recall import NOTHING
from triumvirate.envs.remembering import DIGEST, Entry

if TYPE_CHECKING:
    from triumvirate.envs.openspiel import TabletopState

HISTORY = "history"  # the parameter of observers: how many earlier rows an information state has


class TabletopObserver:
    """The present row; with perfect recall also the rows before it, newest first, and what the seat did at each.

    `dict` has the parts: `observation`; `earlier`, rows × numbers, 0 where there were none; `acted`, the action's number plus
    one in bits, nothing where the seat only noticed something; and of rows that are older than these a digest in bits,
    `forgotten`, nothing while there are none. All are functions of the seat's views and actions alone.
    """

    def __init__(self, setting: Setting, size: int, rows: int | None) -> None:
        self._recalls, self._rows = rows is not None, rows or 0
        self._bits = (setting.game.actions + 1).bit_length()
        shapes: dict[str, tuple[int, ...]] = {"observation": (size,)}
        if self._recalls:
            shapes |= {"earlier": (self._rows, size), "acted": (self._rows, self._bits), "forgotten": (8 * DIGEST,)}
        self.tensor: Array = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for name, shape in shapes.items():
            self.dict[name] = self.tensor[at : at + int(np.prod(shape))].reshape(shape)
            at += int(np.prod(shape))

    def set_from(self, state: TabletopState, player: int) -> None:
        """Write what a seat may know."""
        present = state.row(player)
        self.tensor[:] = 0
        self.dict["observation"][:] = present
        if not self._recalls:
            return
        at: Entry | None = state.memory(player).before(present.tobytes())
        for number, entry in enumerate(islice(_from(at), self._rows)):
            self.dict["earlier"][number] = np.frombuffer(entry.row, present.dtype)
            if entry.action != NOTHING:
                self.dict["acted"][number] = [(entry.action + 1) >> bit & 1 for bit in range(self._bits)]
        oldest = next(islice(_from(at), self._rows, None), None)
        if oldest is not None:
            self.dict["forgotten"][:] = np.unpackbits(np.frombuffer(oldest.digest, np.uint8))

    def string_from(self, state: TabletopState, player: int) -> str:
        """The seat's view, or its information state."""
        return state.recalled(player) if self._recalls else state.told(player)


def _from(entry: Entry | None) -> Iterator[Entry]:
    """A row and those before it."""
    while entry is not None:
        yield entry
        entry = entry.earlier


def rows_asked(params: object, usual: int) -> int:
    """How many earlier rows an observer shall have, by its parameter `history`."""
    given = params.get(HISTORY, usual) if isinstance(params, dict) else usual
    if not isinstance(given, int) or given < 0:
        raise BadRequest(
            f"The parameter '{HISTORY}' says how many earlier rows are told: a whole number, not {given!r}."
        )
    return given
