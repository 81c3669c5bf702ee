"""Work that takes long, done in a thread beside the event loop: one thing at a time, for who has had least of it first.

The rules run in Python, so two such threads would be no faster than one; one alone leaves the loop its half of the
processor at any moment (`run` has the interpreter change threads often). What a job takes is paid for by who asked.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from triumvirate.server.bots.thinking import Thinking
from triumvirate.server.errors import Unavailable
from triumvirate.server.operation.processor_time import LONGEST_WAIT, Account, paying, too_fast
from triumvirate.server.operation.threads import answered

T = TypeVar("T")
MANY = 64  # entries of a match: looking at fewer is done where one stands
MOST_WAITING = 200
MOST_OF_ONE = 4
NOBODY = "the house"


class Workshop:
    """One thread, and a fair queue before it."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="workshop")
        self._queue = Thinking(1, 1.0)
        self._theirs: Counter[str] = Counter()

    async def run(self, work: Callable[[], T], size: int = MANY) -> T:
        """Have it done; what is small (so many entries) is done at once and here."""
        if size < MANY:
            return work()
        if self._queue.waiting() >= MOST_WAITING:
            raise Unavailable("Much is looked up just now: try again in a moment.")
        account = paying.get()
        if account is None:
            return await self._done(NOBODY, work, None)
        if self._theirs[account.payer] >= MOST_OF_ONE:  # they are paid for when they are done: not too many before that
            raise too_fast(LONGEST_WAIT)
        self._theirs[account.payer] += 1
        try:
            return await self._done(account.payer, work, account)
        finally:
            self._theirs[account.payer] -= 1
            if not self._theirs[account.payer]:
                del self._theirs[account.payer]

    async def _done(self, payer: str, work: Callable[[], T], account: Account | None) -> T:
        async with self._queue.place(payer, 0.0):
            return await asyncio.get_running_loop().run_in_executor(self._thread, _timed, work, account)

    def stop(self) -> None:
        """What waits is forgotten."""
        self._thread.shutdown(wait=False, cancel_futures=True)


def _timed(work: Callable[[], T], account: Account | None) -> T:
    began = time.thread_time()
    try:
        return answered(work)
    finally:
        if account:  # nobody else adds to it meanwhile: who asked waits
            account.seconds += time.thread_time() - began
