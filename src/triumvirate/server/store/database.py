"""The way to the database: reads at any time, writes through one queue whose commits are grouped.

Callers get their answer after the commit, never before: what was acknowledged is on the disk. Jobs are plain functions
over a connection, so the same ones run in SQLite's thread and on an asynchronous driver (PostgreSQL).
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.exc import OperationalError
from sqlalchemy.sql import Executable

from triumvirate.server.errors import CannotWrite, Unavailable

log = logging.getLogger("triumvirate.server.database")
T = TypeVar("T")
Job = Callable[[Connection], T]
MOST_IN_A_COMMIT = 64
BETWEEN_COMMITS = 0.008  # seconds; a commit costs far more than one more write in it
READERS = 2


class Engine(Protocol):
    """How statements reach a database."""

    async def rows(self, query: Executable) -> list[Any]:
        """All rows of a query."""

    async def transaction(self, jobs: list[Job[Any]]) -> list[Any]:
        """The answers of jobs that were carried out in one transaction and committed."""

    async def close(self) -> None:
        """The end."""


class Threads:
    """SQLite: a thread that writes, a few that read; a transaction costs the event loop one hand-over."""

    def __init__(self, url: str, durable: bool) -> None:
        self._write_engine = create_engine(url)
        self._read_engine = create_engine(url, isolation_level="AUTOCOMMIT")
        for engine in (self._write_engine, self._read_engine):
            event.listen(engine, "connect", _prepare(durable, engine is self._write_engine))
        event.listen(self._write_engine, "begin", _begin_immediate)
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="database writer")
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="database reader")

    async def rows(self, query: Executable) -> list[Any]:
        """All rows of a query."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._rows, query)

    def _rows(self, query: Executable) -> list[Any]:
        with self._read_engine.connect() as connection:
            return list(connection.execute(query).all())

    async def transaction(self, jobs: list[Job[Any]]) -> list[Any]:
        """All jobs, then the commit."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._transaction, jobs)

    def _transaction(self, jobs: list[Job[Any]]) -> list[Any]:
        with self._write_engine.begin() as connection:
            return [job(connection) for job in jobs]

    async def close(self) -> None:
        """Finish what is being done."""
        await asyncio.to_thread(self._writer.shutdown)
        await asyncio.to_thread(self._readers.shutdown)
        self._write_engine.dispose()
        self._read_engine.dispose()


class Asynchronous:
    """Any database with an asynchronous driver, such as PostgreSQL with asyncpg."""

    def __init__(self, url: str) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # not needed, and slow to load, where SQLite serves

        self._write_engine = create_async_engine(url, pool_pre_ping=True)
        self._read_engine = create_async_engine(url, pool_pre_ping=True, isolation_level="AUTOCOMMIT")

    async def rows(self, query: Executable) -> list[Any]:
        """All rows of a query."""
        async with self._read_engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def transaction(self, jobs: list[Job[Any]]) -> list[Any]:
        """All jobs, then the commit."""
        async with self._write_engine.begin() as connection:
            return [await connection.run_sync(job) for job in jobs]

    async def close(self) -> None:
        """Close the pools."""
        await self._write_engine.dispose()
        await self._read_engine.dispose()


class Database:
    """One database. A job that fails alone fails; it never takes its neighbours with it."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = url
        self._engine: Engine = Threads(url, durable) if url.startswith("sqlite:") else Asynchronous(url)
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all(), name="database writer")

    async def stop(self) -> None:
        """Write what waits, then close."""
        if self._task:
            await self._queue.put(None)
            await self._task
        await self._engine.close()

    async def rows(self, query: Executable) -> list[Any]:
        """All rows of a query."""
        return await self._engine.rows(query)

    async def row(self, query: Executable) -> Any:
        """The first row of a query, or None."""
        found = await self._engine.rows(query)
        return found[0] if found else None

    async def check(self) -> None:
        """Raise when the database does not answer."""
        await self.row(text("SELECT 1"))

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction, perhaps together with others; returns after the commit.

        A job may be run twice (its neighbour failed): it does nothing but speak to its connection.
        """
        if self._task is None or self._task.done():
            raise Unavailable("The server is stopping.")
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        await self._queue.put((job, future))
        return await future

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

    async def _commit(self, jobs: list[tuple[Job[Any], asyncio.Future[Any]]]) -> bool:
        """All jobs in one transaction; False when one of several failed and each is to be tried alone."""
        try:
            answers = await self._engine.transaction([job for job, _ in jobs])
        except Exception as fault:  # whatever it is, the job's caller has to hear of it
            if len(jobs) == 1 and not jobs[0][1].done():
                jobs[0][1].set_exception(_for_people(fault))
            return False
        for (_, future), answer in zip(jobs, answers, strict=True):
            if not future.done():
                future.set_result(answer)
        return True


def _for_people(fault: Exception) -> Exception:
    """A database that cannot write (a full disk, a lock that stays) is said plainly; other faults are passed on."""
    if not isinstance(fault, OperationalError):
        return fault
    log.error("the database cannot write", extra={"reason": str(fault.orig)})
    refused = CannotWrite("The server cannot write to its disk just now; nothing was changed. Try again later.")
    refused.__cause__ = fault
    return refused


def _prepare(durable: bool, is_writer: bool) -> Callable[[Any, Any], None]:
    def prepare(connection: Any, _: Any) -> None:
        if is_writer:
            connection.isolation_level = None  # transactions begin where `_begin_immediate` says
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute(f"PRAGMA synchronous={'FULL' if durable else 'NORMAL'}")
        connection.execute("PRAGMA busy_timeout=10000")
        connection.execute("PRAGMA wal_autocheckpoint=4000")  # pages; every checkpoint keeps the writes waiting

    return prepare


def _begin_immediate(connection: Any) -> None:
    """Take SQLite's write lock at once: a lock taken half-way could not be waited for."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
