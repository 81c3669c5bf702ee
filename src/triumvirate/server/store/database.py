"""The way to the database: reads at any time, writes as jobs, each answered after its commit and never before.

What was acknowledged is on the disk. Jobs are plain functions over a connection, so the same ones run in SQLite's
thread (`sqlite.py`) and over PostgreSQL's asynchronous driver (`postgres.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Protocol, TypeVar

from sqlalchemy import Connection, Row, text
from sqlalchemy.sql import Executable

from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import Unavailable

if TYPE_CHECKING:
    from triumvirate.server.store.vault import Vault

T = TypeVar("T")
Job = Callable[[Connection], T]
Found = Row[*tuple[object, ...]]  # of a query: what columns it has, the query says
PLAIN, DRIVER = "postgresql://", "postgresql+asyncpg://"


class Engine(Protocol):
    """How statements reach a database."""

    async def start(self) -> None:
        """Begin to write."""

    async def rows(self, query: Executable, values: JsonObject | None = None) -> list[Found]:
        """All rows of a query."""

    async def write(self, job: Job[T]) -> T:
        """The answer of a job that was carried out and committed."""

    async def change(self, statement: Executable, columns: JsonObject) -> int:
        """How many rows one statement changed that was carried out and committed by itself."""

    async def stop(self) -> None:
        """Write what waits, then close."""


class Database:
    """One database. A job that fails fails alone; it never takes another with it."""

    def __init__(self, url: str, durable: bool = True) -> None:
        self.url = url
        self._engine = _engine(url, durable)
        self._is_open = False
        self.vault: Vault | None = None  # given when the database is found: see store/vault.py

    @property
    def is_sqlite(self) -> bool:
        """Whether it is a file beside the server."""
        return self.url.startswith("sqlite")

    async def start(self) -> None:
        """Begin to write."""
        await self._engine.start()
        self._is_open = True

    async def stop(self) -> None:
        """Write what waits, then close."""
        self._is_open = False
        await self._engine.stop()

    async def rows(self, query: Executable, values: JsonObject | None = None) -> list[Found]:
        """All rows of a query; one that is asked often is made once and given its values here."""
        return await self._engine.rows(query, values)

    async def row(self, query: Executable) -> Found | None:
        """The first row of a query, or None."""
        found = await self._engine.rows(query)
        return found[0] if found else None

    async def number(self, query: Executable) -> int:
        """The one number that a query asks for; 0 where it finds none."""
        found = (await self._engine.rows(query))[0][0]
        assert found is None or isinstance(found, int)
        return found or 0

    async def check(self) -> None:
        """Raise when the database does not answer."""
        await self.row(text("SELECT 1"))

    async def write(self, job: Job[T]) -> T:
        """Run a job in a transaction; returns after the commit.

        A job may be run twice (its neighbour failed, two met in a deadlock): it does nothing but speak to its
        connection.
        """
        if not self._is_open:
            raise Unavailable("The server is stopping.")
        return await self._engine.write(job)

    async def change(self, statement: Executable, columns: JsonObject) -> int:
        """Run one statement, a transaction of its own in one message; returns after the commit how many rows it changed."""
        if not self._is_open:
            raise Unavailable("The server is stopping.")
        return await self._engine.change(statement, columns)


def with_driver(url: str) -> str:
    """A database's address as SQLAlchemy wants it: operators write `postgresql://…` or `postgres://…`."""
    if url.startswith("postgres://"):
        url = "postgresql" + url.removeprefix("postgres")
    return DRIVER + url.removeprefix(PLAIN) if url.startswith(PLAIN) else url


def sql_state(fault: BaseException) -> str:
    """The five letters by which PostgreSQL says what was wrong; empty when it was not PostgreSQL that spoke."""
    orig = getattr(fault, "orig", None)
    return str(getattr(orig, "sqlstate", None) or getattr(getattr(orig, "__cause__", None), "sqlstate", None) or "")


def _engine(url: str, durable: bool) -> Engine:
    if url.startswith("sqlite:"):
        from triumvirate.server.store.sqlite import Sqlite

        return Sqlite(url, durable)
    from triumvirate.server.store.postgres import Postgres  # not needed, and slow to load, where SQLite serves

    return Postgres(with_driver(url))
