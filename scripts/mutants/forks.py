"""Works done in forks, some at a time: what one of them breaks, or how long it takes, is no other's trouble."""

from __future__ import annotations

import os
import select
from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

T = TypeVar("T")
PIECE = 1 << 16


def in_forks(works: Iterable[T], do: Callable[[T], str], jobs: int) -> Iterator[tuple[T, str, int]]:
    """Each work in a fork of its own, at most so many at once: what it said and its exit status, as they end."""
    waiting = iter(works)
    running: dict[int, tuple[T, int, bytes]] = {}
    more = True
    while more or running:
        while more and len(running) < jobs:
            try:
                work = next(waiting)
            except StopIteration:
                more = False
                break
            reader, child = _begin(work, do)
            running[reader] = (work, child, b"")
        for reader in select.select(list(running), [], [])[0] if running else ():
            work, child, said = running.pop(reader)
            piece = os.read(reader, PIECE)
            if piece:
                running[reader] = (work, child, said + piece)
                continue
            os.close(reader)
            _, status = os.waitpid(child, 0)
            yield work, said.decode(), os.waitstatus_to_exitcode(status)


def _begin(work: T, do: Callable[[T], str]) -> tuple[int, int]:
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reader)
        try:
            os.write(writer, do(work).encode())
        finally:
            os._exit(0)
    os.close(writer)
    return reader, child
