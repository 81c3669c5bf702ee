"""The bots' share of the processor: so many think at once, the match that has had least goes first, nobody has it all."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count

MEMORY = 60.0  # seconds after which half of what a match has used is forgotten
LEAST = 0.05
MOST_MATCHES = 4096


class Thinking:
    """A fair queue. Who asks for time waits for a place, and gets less of it while many wait or a match has had much."""

    def __init__(self, places: int, share: float) -> None:
        self._free = places
        self._places = places
        self._share = share
        self._used: dict[str, tuple[float, float]] = {}  # by match: seconds used, and when that was
        self._waiting: list[tuple[float, int, asyncio.Future[None]]] = []
        self._arrivals = count()

    @asynccontextmanager
    async def place(self, match: str, wanted: float) -> AsyncIterator[float]:
        """Wait for a place and hold it: how many seconds of thought are granted there."""
        await self._enter(match)
        began = self._now()
        try:
            yield self.granted(match, wanted)
        finally:
            self._note(match, self._now() - began)
            self._leave()

    def granted(self, match: str, wanted: float) -> float:
        """What is wanted, cut where others wait, and where the match would have more than its share of each minute."""
        crowd = 1.0 + len(self._waiting) / self._places
        left = self._share * MEMORY - self.used(match)
        return max(min(LEAST, wanted), min(wanted / crowd, left))

    def used(self, match: str) -> float:
        """The seconds that a match has used of late; older ones count less and less."""
        seconds, noted = self._used.get(match, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self._now() - noted) / MEMORY))

    def waiting(self) -> int:
        """How many wait for a place."""
        return len(self._waiting)

    def free(self) -> int:
        """How many places nobody has."""
        return self._free

    def recall(self, match: str, seconds: float, ago: float) -> None:
        """What a match has used of other workers' time, some seconds ago."""
        self._used[match] = (max(self.used(match), seconds * 0.5 ** (max(0.0, ago) / MEMORY)), self._now())

    async def _enter(self, match: str) -> None:
        if self._free > 0:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (self.used(match), next(self._arrivals), turn))
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

    def _note(self, match: str, seconds: float) -> None:
        if len(self._used) >= MOST_MATCHES:
            oldest = min(self._used, key=lambda name: self._used[name][1])
            del self._used[oldest]
        self._used[match] = (self.used(match) + seconds, self._now())

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()
