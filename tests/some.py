"""Loops that must have a turn: an assertion in a loop over nothing would prove nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")


def some(things: Iterable[T]) -> Iterator[T]:
    """All of these things, of which there must be at least one."""
    empty = True
    for thing in things:
        empty = False
        yield thing
    assert not empty, "there was nothing to look at, so nothing was shown"
