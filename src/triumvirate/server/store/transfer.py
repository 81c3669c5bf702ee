"""All rows of one database in another: backup, restore and the move from SQLite to PostgreSQL are all this."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from queue import Full, Queue
from typing import TypeVar

import msgspec
from sqlalchemy import Connection, Table, create_engine, event, func, insert, select, text
from sqlalchemy.pool import ConnectionPoolEntry, NullPool

from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import ForOperator
from triumvirate.server.store.database import with_driver
from triumvirate.server.store.schema import metadata
from triumvirate.server.store.sqlite import begin_immediate

T = TypeVar("T")
TABLES = [table for table in metadata.sorted_tables if table.name not in ("workers",)]
MOST_AT_ONCE = 500
Chunk = tuple[Table, list[JsonObject]]


def over(url: str, work: Callable[[Connection], T], is_snapshot: bool = False) -> T:
    """Do something in one transaction of a database: committed at the end, nothing of it if it fails.

    A snapshot sees one moment throughout: on SQLite nobody writes meanwhile, on PostgreSQL it does not matter.
    """
    url = with_driver(url)
    if url.startswith("sqlite"):
        with _sqlite(url) as connection:
            return work(connection)
    return asyncio.run(_over_asyncpg(url, work, is_snapshot))


@contextmanager
def _sqlite(url: str) -> Iterator[Connection]:
    engine = create_engine(url, poolclass=NullPool)
    event.listen(engine, "connect", _by_hand)
    event.listen(engine, "begin", begin_immediate)
    with engine.begin() as connection:
        yield connection
    engine.dispose()


def _by_hand(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None
    connection.execute("PRAGMA busy_timeout=10000")


async def _over_asyncpg(url: str, work: Callable[[Connection], T], is_snapshot: bool) -> T:
    from sqlalchemy.ext.asyncio import create_async_engine

    more: JsonObject = {"isolation_level": "REPEATABLE READ"} if is_snapshot else {}
    engine = create_async_engine(url, poolclass=NullPool, **more)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


def counts(url: str) -> dict[str, int]:
    """How many rows each table has."""

    def count(connection: Connection) -> dict[str, int]:
        return {
            table.name: int(connection.execute(select(func.count()).select_from(table)).scalar_one())
            for table in TABLES
        }

    return over(url, count)


def copy(source: str, target: str) -> dict[str, str]:
    """Copy every row into an empty database, in one transaction there; then both sides are compared.

    Answers the digest of each table. Nothing is left in the target when anything fails.
    """
    chunks: Queue[Chunk | None] = Queue(4)

    def write(here: Connection) -> dict[str, str]:
        for table in TABLES:
            if here.execute(select(func.count()).select_from(table)).scalar_one():
                raise ForOperator(f"The database to write to is not empty: there are rows in '{table.name}'.")
        while (chunk := chunks.get()) is not None:
            here.execute(insert(chunk[0]), chunk[1])
        for table in TABLES:
            _count_on(here, table)
        written = {table.name: _digest(_rows(here, table)) for table in TABLES}
        if written != read_digests.result():
            raise ForOperator("What was written is not what was read: nothing was kept.")
        return written

    def read(there: Connection) -> dict[str, str]:
        try:
            return {table.name: _digest(_passed_on(_rows(there, table), table, chunks, writing)) for table in TABLES}
        finally:
            _put(chunks, None, writing)

    with ThreadPoolExecutor(2) as pool:  # each side may be asynchronous: each in a loop of its own
        writing = pool.submit(lambda: over(target, write))
        read_digests = pool.submit(lambda: over(source, read, is_snapshot=True))
        return writing.result()


def _passed_on(
    rows: Iterable[JsonObject], table: Table, chunks: Queue[Chunk | None], writing: Future[dict[str, str]]
) -> Iterator[JsonObject]:
    """The same rows, handed to the writer on the way."""
    chunk: list[JsonObject] = []
    for row in rows:
        chunk.append(row)
        if len(chunk) == MOST_AT_ONCE:
            _put(chunks, (table, chunk), writing)
            chunk = []
        yield row
    if chunk:
        _put(chunks, (table, chunk), writing)


def _put(chunks: Queue[Chunk | None], chunk: Chunk | None, writing: Future[dict[str, str]]) -> None:
    """Wait for room, unless the writer has given up."""
    while not writing.done():
        try:
            chunks.put(chunk, timeout=0.2)
        except Full:
            continue
        return


def _rows(connection: Connection, table: Table) -> Iterator[JsonObject]:
    query = select(table).execution_options(yield_per=MOST_AT_ONCE)
    for row in connection.execute(query):
        yield dict(row._mapping)


def _digest(rows: Iterable[JsonObject]) -> str:
    """A digest of rows in any order, the same whatever database holds them."""
    total, count = 0, 0
    for row in rows:
        total += int.from_bytes(hashlib.sha256(msgspec.json.encode(list(row.values()))).digest(), "big")
        count += 1
    return f"{count} {total % 2**256:064x}"


def _count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL numbers new rows from its own counter: it goes on after the highest copied."""
    counter = table.autoincrement_column
    if connection.dialect.name == "postgresql" and counter is not None:
        there = f"pg_get_serial_sequence('{table.name}', '{counter.name}')"
        highest = f"(SELECT coalesce(max({counter.name}), 0) + 1 FROM {table.name})"
        connection.execute(text(f"SELECT setval({there}, {highest}, false) WHERE {there} IS NOT NULL"))
