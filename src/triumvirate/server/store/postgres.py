"""PostgreSQL by asyncpg: every job in a transaction of its own, several at once; the server groups their commits.

Jobs of several workers are never put into one transaction: two that lock the same matches in another order would wait
for each other.
"""

from __future__ import annotations

import asyncio
import logging
import random
from typing import Any

from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.sql import Executable

from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import CannotWrite
from triumvirate.server.store.database import Job, T

log = logging.getLogger("triumvirate.server.database")
CONNECTIONS = 8
SECONDS = 10.0  # a statement or a connection that takes longer is given up
TRIES = 4
DEADLOCK, SERIALIZATION = "40P01", "40001"
BAD_VALUE, BROKEN_RULE = "22", "23"  # classes of SQL states


class Postgres:
    """Two pools: one for reads without transactions, one for jobs."""

    def __init__(self, url: str) -> None:
        self._write_engine = _pool(url, pool_pre_ping=True)  # a job is not tried twice without need
        self._read_engine = _pool(url, isolation_level="AUTOCOMMIT")

    async def start(self) -> None:
        """Connections are made as they are needed."""

    async def stop(self) -> None:
        """Close the pools."""
        await self._write_engine.dispose()
        await self._read_engine.dispose()

    async def rows(self, query: Executable) -> list[Any]:
        """All rows of a query."""
        try:
            try:
                return await self._read(query)
            except DBAPIError as fault:
                if not fault.connection_invalidated:
                    raise
                return await self._read(query)  # the line was cut while nobody used it: all of that age are replaced
        except Exception as fault:
            raise _for_people(fault) from fault

    async def _read(self, query: Executable) -> list[Any]:
        async with asyncio.timeout(SECONDS), self._read_engine.connect() as connection:
            return list((await connection.execute(query)).all())

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; tried again where it was only in another's way."""
        for left in reversed(range(TRIES)):
            try:
                async with asyncio.timeout(SECONDS), self._write_engine.begin() as connection:
                    return await connection.run_sync(job)
            except DBAPIError as fault:
                if not left or sql_state(fault) not in (DEADLOCK, SERIALIZATION):
                    raise _for_people(fault) from fault
                await asyncio.sleep(random.random() * 0.05)
            except Exception as fault:
                raise _for_people(fault) from fault
        raise AssertionError("the last try answers or raises")


def _pool(url: str, **more: Any) -> AsyncEngine:
    return create_async_engine(
        url,
        pool_size=CONNECTIONS,
        max_overflow=0,
        pool_timeout=SECONDS,
        connect_args={"timeout": SECONDS, "command_timeout": SECONDS},
        **more,
    )


def sql_state(fault: BaseException) -> str:
    """The five letters by which PostgreSQL says what was wrong; empty when it was not PostgreSQL that spoke."""
    orig = getattr(fault, "orig", None)
    return str(getattr(orig, "sqlstate", None) or getattr(getattr(orig, "__cause__", None), "sqlstate", None) or "")


def _for_people(fault: Exception) -> Exception:
    """A database that does not answer is said plainly, and so is a value it cannot keep; the rest is passed on."""
    if isinstance(fault, IntegrityError):
        return fault
    refused: Exception
    if isinstance(fault, DBAPIError | StatementError):
        state = sql_state(fault)
        told = str(fault.orig)
        if state.startswith(BAD_VALUE) or "invalid input for query argument" in told:
            return BadRequest("There is a value in this that cannot be kept.")
        if state.startswith(("42", BROKEN_RULE)):  # our own mistake: to be seen in the log as what it is
            return fault
    elif not isinstance(fault, OSError | TimeoutError | NoConnection):
        return fault
    else:
        told = type(fault).__name__
    log.error("the database does not answer", extra={"reason": told[:300]})
    refused = CannotWrite("The server cannot reach its database just now. Try again in a moment.")
    refused.__cause__ = fault
    return refused
