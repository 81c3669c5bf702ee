"""Bit sets and rows of the cuda engine, by the GPU's own instructions. Imported only where numba-cuda is."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from triumvirate.core.engine import Row, cuda_module

cuda = cuda_module()
HALF = 0xFFFFFFFF


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def popcount(mask: int) -> int:
    """How many members."""
    return cuda.popc(np.int64(mask))  # type: ignore[no-any-return]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def lowest_bit(mask: int) -> int:
    """The smallest member of a set that has one."""
    return cuda.ffs(np.int64(mask)) - 1  # type: ignore[no-any-return]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def highest_bit(mask: int) -> int:
    """The largest member of a set that has one."""
    return 63 - cuda.clz(np.int64(mask))  # type: ignore[no-any-return]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def nth_bit(mask: int, n: int) -> int:
    """The n-th smallest member, by halving: every thread of a warp takes the same six steps."""
    place = np.int32(0)
    left = np.int32(n)
    half = np.uint32(mask & HALF)
    count = np.int32(cuda.popc(half))
    if left >= count:
        left -= count
        place += np.int32(32)
        half = np.uint32((mask >> 32) & HALF)
    for width in (16, 8, 4, 2, 1):
        count = np.int32(cuda.popc(np.uint32(half & np.uint32((1 << width) - 1))))
        if left >= count:
            left -= count
            place += np.int32(width)
            half = np.uint32(half >> np.uint32(width))
    return np.int64(place)  # type: ignore[return-value]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def write_bits(out: Row, at: int, mask: int, n: int) -> None:
    """The first n places of a set as 0 or 1."""
    for place in range(n):
        out[at + place] = (mask >> place) & 1


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def write_row(out: Row, at: int, row: Sequence[int], first: int, n: int) -> None:
    """A copy of n numbers."""
    for place in range(n):
        out[at + place] = row[first + place]


@cuda.jit(device=True)  # type: ignore[untyped-decorator]
def equal(row: Sequence[int], number: int) -> int:
    """The places of a row that hold a number, as a bit set."""
    places = 0
    for place in range(len(row)):
        places |= (row[place] == number) << place
    return places
