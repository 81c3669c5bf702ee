"""Whether the database answers: asked of it once a second at most, however many want to know."""

from __future__ import annotations

import asyncio

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import Unavailable, out_of_reach
from triumvirate.server.store.database import Database

GOOD_FOR = 1.0
PATIENCE = 3.0


class Vitals:
    """The last answer, and the one question that is under way."""

    def __init__(self, db: Database) -> None:
        self._db = db
        self._asked = float("-inf")
        self._fault: TriumvirateError | None = None
        self._asking = asyncio.Lock()

    async def check(self) -> None:
        """Be refused where the database is away, or does not answer in time."""
        clock = asyncio.get_running_loop().time
        async with self._asking:
            if clock() > self._asked + GOOD_FOR:
                self._fault = await self._ask()
                self._asked = clock()
        if self._fault is not None:
            raise Unavailable(self._fault.reason)

    async def _ask(self) -> TriumvirateError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._db.check()
        except TimeoutError:
            return out_of_reach()
        except TriumvirateError as fault:
            return fault
        return None
