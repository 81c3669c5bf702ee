"""PostgreSQL by asyncpg: every job in a transaction of its own, several at once; the server groups their commits.

Jobs of several workers are never put into one transaction: two that lock the same matches in another order would wait
for each other.
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import event
from sqlalchemy.engine import AdaptedConnection
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError, InvalidRequestError, StatementError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import Pool
from sqlalchemy.sql import Executable
from sqlalchemy.util import greenlet_spawn

from triumvirate.core.errors import BadRequest
from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import CannotWrite, no_room, out_of_reach
from triumvirate.server.store.database import Found, Job, T, sql_state

log = logging.getLogger("triumvirate.server.database")
CONNECTIONS = 8
SECONDS = 10.0  # a statement or a connection that takes longer is given up
TRIES = 4
DEADLOCK, SERIALIZATION = "40P01", "40001"
DISK_FULL = "53100"
BAD_VALUE, BROKEN_RULE = "22", "23"  # classes of SQL states


class Postgres:
    """Two pools: one for reads without transactions, one for jobs."""

    def __init__(self, url: str) -> None:
        self._write_engine = _pool(url)
        self._read_engine = _pool(url, isolation_level="AUTOCOMMIT")
        self._distrusted = -SECONDS
        self._closing: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Connections are made as they are needed."""

    async def stop(self) -> None:
        """Close the pools."""
        for task in list(self._closing):
            task.cancel()
        await self._write_engine.dispose()
        await self._read_engine.dispose()

    async def rows(self, query: Executable, values: JsonObject | None = None) -> list[Found]:
        """All rows of a query."""
        try:
            try:
                return await self._read(query, values)
            except DBAPIError as fault:
                if not fault.connection_invalidated:
                    raise
                return await self._read(query, values)  # the line was cut while nobody used it: all of that age go
        except Exception as fault:
            self._look_at(fault)
            raise _for_people(fault) from fault

    async def _read(self, query: Executable, values: JsonObject | None) -> list[Found]:
        async with asyncio.timeout(SECONDS), self._read_engine.connect() as connection:
            return list((await connection.execute(query, values)).all())

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; tried again where it was only in another's way."""

        async def once() -> T:
            async with self._write_engine.begin() as connection:
                return await connection.run_sync(job)

        return await self._tried(once)

    async def change(self, statement: Executable, columns: JsonObject) -> int:
        """Run one statement: no word to begin and none to commit."""

        async def once() -> int:
            async with self._read_engine.connect() as connection:
                return (await connection.execute(statement, columns)).rowcount

        return await self._tried(once)

    async def _tried(self, work: Callable[[], Awaitable[T]]) -> T:
        for left in reversed(range(TRIES)):
            try:
                async with asyncio.timeout(SECONDS):
                    return await work()
            except DBAPIError as fault:
                if not left or sql_state(fault) not in (DEADLOCK, SERIALIZATION):
                    raise _for_people(fault) from fault
                await asyncio.sleep(random.random() * 0.05)
            except Exception as fault:
                self._look_at(fault)
                raise _for_people(fault) from fault
        raise AssertionError("the last try answers or raises")

    def _look_at(self, fault: Exception) -> None:
        """Where one line fell silent, the others of its age may be dead as well: all are replaced, and not one by one."""
        now = asyncio.get_running_loop().time()
        if not isinstance(fault, TimeoutError) or now - self._distrusted < SECONDS:
            return
        self._distrusted = now
        for engine in (self._write_engine.sync_engine, self._read_engine.sync_engine):
            old = engine.pool
            engine.dispose(close=False)
            task = asyncio.create_task(_close(old))
            self._closing.add(task)
            task.add_done_callback(self._closing.discard)


def _pool(url: str, **more: str) -> AsyncEngine:
    engine = create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=SECONDS,
        connect_args={"timeout": SECONDS, "command_timeout": SECONDS},
        hide_parameters=True,  # a fault in the log must not tell what was asked for: tokens, secrets, names
        **more,
    )
    event.listen(engine.sync_engine, "checkout", _is_still_there)
    return engine


async def _close(pool: Pool) -> None:
    """Close what nobody uses any more; to a line that is dead, saying goodbye takes its time."""
    with suppress(Exception):
        await greenlet_spawn(pool.dispose)


def _is_still_there(connection: AdaptedConnection, *_: object) -> None:
    """A line that the other side has closed is replaced before it is used: no question is asked for that."""
    if connection.driver_connection.is_closed():
        raise DisconnectionError("closed by the other side")


def _for_people(fault: Exception) -> Exception:
    """A database that does not answer is said plainly, and so is a value it cannot keep; the rest is passed on."""
    if isinstance(fault, IntegrityError):
        return fault
    if isinstance(fault, DBAPIError | StatementError):
        state = sql_state(fault)
        told = str(fault.orig)
        if state.startswith(BAD_VALUE) or "invalid input for query argument" in told:
            return BadRequest("There is a value in this that cannot be kept.")
        if state.startswith(("42", BROKEN_RULE)):  # our own mistake: to be seen in the log as what it is
            return fault
        if state == DISK_FULL:
            log.error("the database has no room left", extra={"reason": told[:300]})
            return _caused(no_room(), fault)
    elif not isinstance(fault, OSError | TimeoutError | NoConnection | InvalidRequestError):  # the last: closed twice
        return fault
    else:
        told = type(fault).__name__
    log.error("the database does not answer", extra={"reason": told[:300]})
    return _caused(out_of_reach(), fault)


def _caused(refused: CannotWrite, fault: Exception) -> CannotWrite:
    refused.__cause__ = fault
    return refused
