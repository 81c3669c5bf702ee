"""Work for matches, one task each: whoever is woken while it is at work has it done once more afterwards."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

Work = Callable[[str], Coroutine[Any, Any, None]]


class OneAMatch:
    """The tasks at work, by match."""

    def __init__(self, what: str, work: Work) -> None:
        self._what, self._work = what, work
        self._at_work: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()

    def __len__(self) -> int:
        return len(self._at_work)

    def wake(self, match: str) -> None:
        """Do the work for a match, if nobody does yet."""
        if match in self._at_work:
            self._again.add(match)
            return
        task = asyncio.create_task(self._work(match), name=f"{self._what} of {match}")
        self._at_work[match] = task
        task.add_done_callback(lambda _: self._ended(match))

    def _ended(self, match: str) -> None:
        self._at_work.pop(match, None)
        if match in self._again:
            self._again.discard(match)
            self.wake(match)

    async def stop(self) -> None:
        """No more of it."""
        self._again.clear()
        tasks = list(self._at_work.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
