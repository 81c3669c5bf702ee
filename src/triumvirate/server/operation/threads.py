"""Work that others hand over, done in a thread: whatever goes wrong in it comes back to who waits."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def answered(work: Callable[[], T]) -> T:
    """Do it. A `StopIteration` (a `next` that found nothing) is told as a plain fault: no future can carry one, and who
    waits for it would wait for ever, with the place that they hold.
    """
    try:
        return work()
    except StopIteration as fault:
        raise RuntimeError("nothing was found where something must be") from fault
