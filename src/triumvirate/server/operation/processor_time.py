"""Processor time by who causes it: what a request or message uses is measured and paid from its sender's allowance.

A limit on requests alone lets through fifty that each take as long as a hundred others. So every step that the event
loop does for a request is timed, and every job done for it in a thread. Who has used up their allowance waits until it
has grown again, a second at most, and is then refused: an answer that comes late is what keeps a flood small.
"""

from __future__ import annotations

import asyncio
import time
import types
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Generator
from contextlib import asynccontextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, TypeVar

from triumvirate.server.errors import RateLimited
from triumvirate.server.operation.addresses import house, street

T = TypeVar("T")
# seconds of processor time that are granted each second, and how many may be saved up
HOUSE, STREET, PERSON = (0.2, 0.6), (0.4, 1.2), (0.2, 0.6)
A_REQUEST = 0.0004  # for reading it and writing the answer, which nobody measures
LONGEST_WAIT = 1.0
# For parts of the page, which is broken where one of them is refused: a class of thirty opens it at once.
PATIENT = 10.0
AT_ONCE = 2  # requests of one visitor that the loop is at; the others wait outside
# Times what a request has used, and seconds at most, that its place stays empty: half of the loop is left to others,
# whatever was saved up.
REST, LONGEST_REST = 3.0, 0.2
NOTED = 0.1  # seconds after which a request is waiting for something else, a bot or a database, and not counted
MOST_NAMES = 50_000


@dataclass
class Account:
    """What one request has used, and who pays for it."""

    names: dict[str, tuple[float, float]]
    seconds: float = A_REQUEST
    payer: str = ""

    def also(self, person: str) -> None:
        """It is known who asks."""
        self.names[person] = PERSON
        self.payer = person

    async def measured(self, work: Awaitable[T]) -> T:
        """Do it, and add what the loop's thread used for it."""
        return await _measured(work, self)


paying: ContextVar[Account | None] = ContextVar("paying", default=None)


@dataclass
class _Visitor:
    """The places of one visitor, and who waits for one."""

    free: int = AT_ONCE
    waiting: OrderedDict[asyncio.Future[None], None] = field(default_factory=OrderedDict)


class ProcessorTime:
    """The allowances of everybody, and the places of each visitor. Each worker has its own: so has its core."""

    def __init__(self, is_on: bool = True) -> None:
        self._is_on = is_on
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self._visitors: dict[str, _Visitor] = {}

    @asynccontextmanager
    async def turn(
        self, address: str, person: str | None = None, patience: float | None = None
    ) -> AsyncIterator[Account]:
        """Wait for a place and for an allowance, as long as one has patience; afterwards, pay for what was used."""
        one = house(address)
        account = Account({one: HOUSE, street(address): STREET}, payer=one)
        if person is not None:
            account.also(person)
        if not self._is_on:
            yield account
            return
        await self._enter(one, patience)
        has_left = False

        def leave() -> None:
            nonlocal has_left
            if not has_left:
                has_left = True
                self._leave(one)

        try:
            await self.afford(account, patience)
            later = asyncio.get_running_loop().call_later(NOTED, leave)
            try:
                yield account
            finally:
                later.cancel()
                self._pay(account)
                if not has_left:
                    asyncio.get_running_loop().call_later(min(REST * account.seconds, LONGEST_REST), leave)
        except BaseException:
            leave()
            raise

    async def afford(self, account: Account, patience: float | None = None) -> None:
        """Go on when all who pay can; who has to wait too long is refused, but not at once."""
        if not self._is_on:
            return
        wait = max(self._wait(name, rate) for name, rate in account.names.items())
        longest = LONGEST_WAIT if patience is None else patience
        if wait > 0:
            await asyncio.sleep(min(wait, longest))
        if wait > longest:
            raise too_fast(wait)

    async def hold_up(self) -> None:
        """Before somebody is refused for haste."""
        if self._is_on:
            await asyncio.sleep(LONGEST_WAIT)

    def left(self, name: str, rate: tuple[float, float]) -> float:
        """What somebody may use now; less than nothing when they owe."""
        now = time.monotonic()
        seconds, noted = self._left.get(name, (rate[1], now))
        return min(rate[1], seconds + (now - noted) * rate[0])

    def _wait(self, name: str, rate: tuple[float, float]) -> float:
        left = self.left(name, rate)
        return 0.0 if left > 0 else -left / rate[0] + 0.001

    def _pay(self, account: Account) -> None:
        now = time.monotonic()
        for name, rate in account.names.items():
            self._left[name] = (self.left(name, rate) - account.seconds, now)
            self._left.move_to_end(name)
        while len(self._left) > MOST_NAMES:
            self._left.popitem(last=False)

    async def _enter(self, one: str, patience: float | None) -> None:
        visitor = self._visitors.setdefault(one, _Visitor())
        if visitor.free > 0:
            visitor.free -= 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        visitor.waiting[place] = None
        try:
            async with asyncio.timeout(LONGEST_WAIT if patience is None else patience):
                await place
        except BaseException as fault:
            if visitor.waiting.pop(place, self) is self and place.done() and not place.cancelled():
                self._leave(one)  # it was given a place just now
            if isinstance(fault, TimeoutError):
                raise too_fast(LONGEST_WAIT) from None
            raise

    def _leave(self, one: str) -> None:
        visitor = self._visitors[one]
        while visitor.waiting:
            place, _ = visitor.waiting.popitem(last=False)
            if not place.done():
                place.set_result(None)
                return
        visitor.free += 1
        if visitor.free == AT_ONCE:
            del self._visitors[one]


def too_fast(wait: float) -> RateLimited:
    """Refused for now."""
    return RateLimited(f"Too fast: wait {max(1, round(wait))} s.", wait)


@types.coroutine
def _measured(work: Awaitable[T], account: Account) -> Generator[Any, None, T]:
    """A coroutine, step by step: what each step takes of this thread's processor time is added up."""
    steps = work.__await__()
    thrown: BaseException | None = None
    while True:
        began = time.thread_time()
        try:
            awaited = steps.send(None) if thrown is None else steps.throw(thrown)
        except StopIteration as done:
            result: T = done.value
            return result
        finally:
            account.seconds += time.thread_time() - began
        thrown = None
        try:
            yield awaited
        except BaseException as fault:  # what it waited for failed, or nobody waits for it any more
            thrown = fault
