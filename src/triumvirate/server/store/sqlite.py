"""SQLite: a thread that writes, with commits grouped, and a few that read."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Generic, TypeVar

from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import OperationalError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql import Executable

from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import no_room, out_of_reach
from triumvirate.server.store.database import Found, Job, T

log = logging.getLogger("triumvirate.server.database")
MOST_IN_A_COMMIT = 64
BETWEEN_COMMITS = 0.008  # seconds; a commit costs far more than one more write in it
READERS = 2
T_co = TypeVar("T_co", covariant=True)


class _Waiting(Generic[T_co]):
    """A job that waits to be written, and who waits for its answer."""

    def __init__(self, job: Job[T_co], future: asyncio.Future[T_co]) -> None:
        self._job = job
        self._future = future

    def carry_out(self, connection: Connection) -> Callable[[], None]:
        """Do it; what comes back tells the answer, and is called after the commit."""
        answer = self._job(connection)
        return lambda: None if self._future.done() else self._future.set_result(answer)

    def fail(self, fault: Exception) -> None:
        """Tell that it was not done."""
        if not self._future.done():
            self._future.set_exception(fault)


class Sqlite:
    """A transaction costs the event loop one hand-over, however many jobs are in it."""

    def __init__(self, url: str, durable: bool) -> None:
        self._write_engine = create_engine(url, hide_parameters=True)  # no tokens and secrets with a fault in the log
        self._read_engine = create_engine(url, isolation_level="AUTOCOMMIT", hide_parameters=True)
        for engine in (self._write_engine, self._read_engine):
            event.listen(engine, "connect", _prepare(durable, engine is self._write_engine))
        event.listen(self._write_engine, "begin", begin_immediate)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="database writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database reader")
        self._queue: asyncio.Queue[_Waiting[object] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all(), name="database writer")

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._task:
            await self._queue.put(None)
            await self._task
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()

    async def rows(self, query: Executable, values: JsonObject | None = None) -> list[Found]:
        """All rows of a query."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._rows, query, values)
        except OperationalError as fault:
            raise _for_people(fault, "read") from fault

    def _rows(self, query: Executable, values: JsonObject | None) -> list[Found]:
        with self._read_engine.connect() as connection:
            return list(connection.execute(query, values).all())

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, perhaps together with others; returns after the commit."""
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        waiting: _Waiting[T] = _Waiting(job, future)
        await self._queue.put(waiting)
        return await future

    async def change(self, statement: Executable, columns: JsonObject) -> int:
        """Run one statement like a job."""
        return await self.write(lambda connection: connection.execute(statement, columns).rowcount)

    async def transaction(self, jobs: list[Job[T]]) -> list[T]:
        """All jobs, then the commit."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transaction, jobs)

    def _transaction(self, jobs: list[Job[T]]) -> list[T]:
        with self._write_engine.begin() as connection:
            return [job(connection) for job in jobs]

    async def _write_all(self) -> None:
        stopping, last = False, 0.0
        clock = asyncio.get_running_loop().time
        while not stopping:
            batch = [await self._queue.get()]
            await asyncio.sleep(last + BETWEEN_COMMITS - clock())  # a lone write does not wait at all
            last = clock()
            while len(batch) < MOST_IN_A_COMMIT and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            jobs = [item for item in batch if item is not None]
            stopping = len(jobs) < len(batch)
            if jobs and not await self._commit(jobs) and len(jobs) > 1:
                for job in jobs:
                    await self._commit([job])

    async def _commit(self, jobs: list[_Waiting[object]]) -> bool:
        """All jobs in one transaction; False when one of several failed and each is to be tried alone."""
        try:
            answers = await self.transaction([job.carry_out for job in jobs])
        except Exception as fault:  # whatever it is, the job's caller has to hear of it
            if len(jobs) == 1:
                jobs[0].fail(_for_people(fault))
            return False
        for tell in answers:
            tell()
        return True


def _for_people(fault: Exception, what: str = "write") -> Exception:
    """A database that cannot write (a full disk, a lock that stays) is said plainly; other faults are passed on."""
    if not isinstance(fault, OperationalError) or getattr(fault.orig, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
        return fault  # SQLITE_ERROR is a mistake in our own question
    log.error(f"the database cannot {what}", extra={"reason": str(fault.orig)})
    refused = no_room() if what == "write" else out_of_reach()
    refused.__cause__ = fault
    return refused


def _prepare(durable: bool, is_writer: bool) -> Callable[[sqlite3.Connection, ConnectionPoolEntry], None]:
    def prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
        if is_writer:
            connection.isolation_level = None  # transactions begin where `begin_immediate` says
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # pages; every checkpoint keeps the writes waiting

    return prepare


def begin_immediate(connection: Connection) -> None:
    """Take SQLite's write lock at once: a lock taken half-way could not be waited for."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
