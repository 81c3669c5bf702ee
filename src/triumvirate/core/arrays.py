"""The array of everybody who holds games side by side: records, rows of observations, masks, counts."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

# NumPy's kinds of numbers are told at run time (a game's record, an observation's width): no annotation names them all, and
# with a narrower word type checkers refuse `rewards[done]` to who uses these arrays.
Array: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[Any]]
# States of one game side by side, as its `Layout` lays them out.
Records: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.void]]

ALIGNMENT = 64  # bytes: what other libraries ask of memory that they take over without a copy


def aligned(array: Array) -> Array:
    """The same numbers where a library may take them over as they are; itself where it lies well already."""
    if array.ctypes.data % ALIGNMENT == 0 and array.flags.c_contiguous:
        return array
    room = np.zeros(array.nbytes + ALIGNMENT, np.uint8)
    start = -room.ctypes.data % ALIGNMENT
    placed: Array = room[start : start + array.nbytes].view(array.dtype).reshape(array.shape)
    placed[...] = array
    return placed
