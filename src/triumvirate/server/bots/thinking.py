"""The bots' share of the processor: so many think at once, who has had least goes first, nobody has it all.

Time is counted by person, not by match: who starts thirty tables has no more of it than who plays at one.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

MEMORY = 60.0  # seconds after which half of what somebody has used is forgotten
LEAST = 0.05
MOST_NAMES = 4096


class Thinking:
    """A fair queue. Who asks for time waits for a place, and gets less of it while many wait or they have had much."""

    def __init__(self, places: int, share: float) -> None:
        self._free = places
        self._places = places
        self._share = share
        self._used: dict[str, tuple[float, float]] = {}  # by person: seconds used, and when that was
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._arrivals = count()

    @asynccontextmanager
    async def place(self, who: str, wanted: float) -> AsyncIterator[float]:
        """Wait for a place and hold it: how many seconds of thought are granted there."""
        await self._enter(who)
        began = self._now()
        try:
            yield self.granted(who, wanted)
        finally:
            self._note(who, self._now() - began)
            self._leave()

    def granted(self, who: str, wanted: float) -> float:
        """What is wanted, cut where others wait, and where somebody would have more than its share of each minute."""
        crowd = 1.0 + len(self._waiting) / self._places
        left = self._share * MEMORY - self.used(who)
        return max(min(LEAST, wanted), min(wanted / crowd, left))

    def used(self, who: str) -> float:
        """The seconds that bots have thought for somebody of late; older ones count less and less."""
        seconds, noted = self._used.get(who, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - noted) / MEMORY))

    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    def free(self) -> int:
        """How many places nobody has."""
        return self._free

    def recall(self, who: str, seconds: float, ago: float) -> None:
        """What somebody has used of other workers' time, some seconds ago."""
        self._used[who] = (max(self.used(who), seconds * 0.5 ** (max(0.0, ago) / MEMORY)), self._now())

    async def _enter(self, who: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.used(who), next(self._arrivals), turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            turn = heapq.heappop(self._waiting)[2]
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _note(self, who: str, seconds: float) -> None:
        if len(self._used) >= MOST_NAMES:
            oldest = min(self._used, key=lambda name: self._used[name][1])
            del self._used[oldest]
        self._used[who] = (self.used(who) + seconds, self._now())

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
