"""Bit sets and rows of the wasm engine: what WebAssembly counts in one instruction, and loops for the rest."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from numba import njit

from triumvirate.core.native_bits import highest_bit, lowest_bit, nth_by_loop, popcount

if TYPE_CHECKING:
    from triumvirate.core.engine import Row

__all__ = ["equal", "highest_bit", "lowest_bit", "nth_bit", "popcount", "write_bits", "write_row"]

nth_bit = nth_by_loop


@njit  # type: ignore[untyped-decorator]
def write_bits(out: Row, at: int, mask: int, n: int) -> None:
    """The first n places of a set as 0 or 1."""
    for place in range(n):
        out[at + place] = mask >> place & 1


@njit  # type: ignore[untyped-decorator]
def write_row(out: Row, at: int, row: Sequence[int], first: int, n: int) -> None:
    """A copy of n bytes."""
    for place in range(n):
        out[at + place] = row[first + place]


@njit  # type: ignore[untyped-decorator]
def equal(row: Sequence[int], number: int) -> int:
    """The places of a row that hold a number, as a bit set."""
    places = 0
    for place in range(len(row)):
        places |= (row[place] == number) << place
    return places
