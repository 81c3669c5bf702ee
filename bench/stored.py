"""A database full of matches: copies of a real one, made by the database itself."""

from __future__ import annotations

import random
import sqlite3
import statistics
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import text
from sqlalchemy.engine import make_url

from triumvirate.server.client import Client, match_of
from triumvirate.server.store.schema import actions, matches, people, seats
from triumvirate.server.store.transfer import over

MOVES = 6
ASKED = 30
ROUNDS = 3
NUMBERS = "WITH RECURSIVE n(i) AS (SELECT {first} UNION ALL SELECT i + 1 FROM n WHERE i + 1 < {end}) "


def real_match(url: str) -> tuple[Client, str]:
    """A finished match: a few moves, then somebody gives up."""
    one, two = Client(url), Client(url)
    state = one.create("caesar")
    two.join(state.invites["pompey"])  # type: ignore[index]
    match = match_of(state)
    for _ in range(MOVES):
        shown = {client: client.state(match) for client in (one, two)}
        client = next(client for client, state in shown.items() if state.legal)
        client.act(shown[client], shown[client].legal[0].action)
    one.at(match, dict, "resign")
    return one, match


def fill(database: str, wanted: int, pattern: str) -> float:
    """Copies until there are so many stored matches, each with its own two people; the seconds it took."""
    began = time.perf_counter()
    url = make_url(database)

    def there(connection: Any) -> int:
        return int(connection.execute(text("SELECT count(*) FROM matches WHERE id LIKE 'copy%'")).scalar_one())

    def more(first: int, end: int) -> Callable[[Any], None]:
        def job(connection: Any) -> None:
            for statement in _copies(first, end, pattern):
                connection.execute(text(statement))

        return job

    for first in range(over(database, there), wanted, 10_000):
        over(database, more(first, min(first + 10_000, wanted)))
    if url.get_backend_name() == "sqlite":  # what was written goes where it belongs before anything is timed
        with sqlite3.connect(str(url.database)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    else:  # it counts its rows by itself, soon; SQLite never does
        over(database, lambda connection: connection.execute(text("ANALYZE")))
        over(database, lambda connection: connection.execute(text("CHECKPOINT")))
    return time.perf_counter() - began


def _copies(first: int, end: int, pattern: str) -> list[str]:
    """The statements that copy a match, its seats, its people and its entries."""
    numbers = NUMBERS.format(first=first, end=end)
    name = "('copy' || (10000000 + i))"
    changed = {
        matches: {"id": name, "code": "NULL", "updated": '"updated" - i'},
        seats: {"match": name, "person": f"('p_' || {name} || \"place\")", "token": "NULL"},
        people: {"id": f"('p_' || {name} || (SELECT s.\"place\" FROM seats s WHERE s.person = people.id LIMIT 1))"},
        actions: {"match": name},
    }
    of = {
        matches: f"id = '{pattern}'",
        seats: f"match = '{pattern}'",
        people: f"id IN (SELECT person FROM seats WHERE match = '{pattern}')",
        actions: f"match = '{pattern}'",
    }
    statements = []
    for table, columns in changed.items():
        names = [f'"{column.name}"' for column in table.c]
        values = [columns.get(column.name, f'"{table.name}"."{column.name}"') for column in table.c]
        if table is people:
            values = [
                "NULL" if name in ('"account"', '"email"') else value for name, value in zip(names, values, strict=True)
            ]
        statements.append(
            f"INSERT INTO {table.name} ({', '.join(names)}) {numbers}"
            f"SELECT {', '.join(values)} FROM {table.name}, n WHERE {of[table]}"
        )
    return statements


def size(database: str) -> int:
    """Bytes on disk."""
    url = make_url(database)
    asked = (
        "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        if url.get_backend_name() == "sqlite"
        else f"SELECT pg_database_size('{url.database}')"
    )
    return over(database, lambda connection: int(connection.execute(text(asked)).scalar_one()))


def latencies(url: str, somebody: Client, stored: int) -> dict[str, float]:
    """Milliseconds: to open a stored match that nobody has open, and to list; the quietest of some rounds."""
    unopened = iter(random.Random(stored).sample(range(stored), ASKED * ROUNDS))
    stranger = Client(url)
    ways: dict[str, Callable[[], Any]] = {
        "open ms": lambda: stranger.state(f"copy{10_000_000 + next(unopened)}"),
        "list finished ms": lambda: stranger.matches("finished"),
        "list mine ms": lambda: somebody.matches("mine"),
    }
    return {name: round(min(_median(call) for _ in range(ROUNDS)), 1) for name, call in ways.items()}


def _median(call: Callable[[], Any]) -> float:
    return statistics.median(_timed(call) for _ in range(ASKED))


def _timed(call: Callable[[], Any]) -> float:
    began = time.perf_counter()
    call()
    return (time.perf_counter() - began) * 1000
