"""Tables of the cuda engine: every one in constant memory once, in the narrowest numbers that hold it."""

from __future__ import annotations

import functools
from collections.abc import Callable

import numpy as np

from triumvirate.core.arrays import Array
from triumvirate.core.engine import cuda_module

cuda = cuda_module()


def reader(row: Array) -> Callable[[int], int]:
    """The device function that reads a table; the same one for every module that names the table."""
    return _reader(row.tobytes(), row.dtype.char)


@functools.cache
def _reader(content: bytes, kind: str) -> Callable[[int], int]:
    row = np.frombuffer(content, kind)

    def read(n: int) -> int:
        return np.int64(row[n])  # type: ignore[return-value]

    made: Callable[[int], int] = cuda.jit(device=True)(read)
    return made
