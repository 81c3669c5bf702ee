"""A line between a worker and what it stands on: it can be slow, swallow everything without a word, or break."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType

from triumvirate.server.operation.cluster.services import free_port

AT_ONCE = 65_536


class Line:
    """Carries bytes from a port of its own to another port of this machine, in a thread of its own."""

    def __init__(self, to: int) -> None:
        self.port = free_port()
        self._to = to
        self._delay = 0.0
        self._loop = asyncio.new_event_loop()
        self._flows = asyncio.Event()
        self._flows.set()
        self._ends: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._dead: set[asyncio.Task[None]] = set()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._is_there = threading.Event()

    # --- what can be done to it -------------------------------------------------------------------------------------

    def slow(self, seconds: float) -> None:
        """Every piece that is carried comes so much later."""
        self._do(lambda: setattr(self, "_delay", seconds))

    def hole(self) -> None:
        """Nothing comes through and nobody is told; whoever connects waits as well."""
        self._do(self._flows.clear)

    def mend(self, is_forgotten: bool = False) -> None:
        """It carries again: also what was held up, unless the lines of that time are forgotten and stay silent."""

        def work() -> None:
            self._delay = 0.0
            if is_forgotten:
                self._dead.update(self._tasks)
            self._flows.set()

        self._do(work)

    def cut(self) -> None:
        """All connections break at once."""
        self._do(lambda: [end.transport.abort() for end in list(self._ends)])

    # --- carrying ---------------------------------------------------------------------------------------------------

    def __enter__(self) -> Line:
        self._thread.start()
        assert self._is_there.wait(10)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.mend()
        self.cut()
        self._do(self._loop.stop)
        self._thread.join(10)

    def _do(self, work: Callable[[], object]) -> None:
        self._loop.call_soon_threadsafe(work)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        self._loop.run_until_complete(asyncio.start_server(self._connected, "127.0.0.1", self.port))
        self._is_there.set()
        self._loop.run_forever()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0))

    async def _connected(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(asyncio.CancelledError):  # the test is over
            await self._connect(here, back)

    async def _connect(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        await self._flows.wait()
        try:
            there, on = await asyncio.open_connection("127.0.0.1", self._to)
        except OSError:
            back.transport.abort()
            return
        self._ends |= {back, on}
        ways = [asyncio.create_task(self._carry(here, on)), asyncio.create_task(self._carry(there, back))]
        self._tasks.update(ways)
        await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        for end in (back, on):
            end.transport.abort()
        await asyncio.wait(ways)
        self._ends -= {back, on}
        self._tasks.difference_update(ways)
        self._dead.difference_update(ways)

    async def _carry(self, here: asyncio.StreamReader, on: asyncio.StreamWriter) -> None:
        this = asyncio.current_task()
        with suppress(OSError):
            while piece := await here.read(AT_ONCE):
                if self._delay:
                    await asyncio.sleep(self._delay)
                await self._flows.wait()
                if this not in self._dead:
                    on.write(piece)
                    await on.drain()
