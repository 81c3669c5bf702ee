"""What looking back at finished matches found: one row a match, made once and never changed but by a newer judge."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from triumvirate.core.plain import JsonObject
from triumvirate.server.store.database import Database
from triumvirate.server.store.schema import analyses, matches, seats


async def load(db: Database, match: str, version: int) -> JsonObject | None:
    """What was found, if it was this version's judge that found it."""
    row = await db.row(select(analyses.c.version, analyses.c.found).where(analyses.c.match == match))
    return row.found if row is not None and row.version == version else None


async def of_person(db: Database, person: str, version: int, most: int) -> list[tuple[str, JsonObject]]:
    """What was found in somebody's last matches that were looked back at, the newest first, with the seat they had."""
    query = (
        select(seats.c.seat, analyses.c.found)
        .join(seats, seats.c.match == analyses.c.match)
        .join(matches, matches.c.id == analyses.c.match)
        .where(seats.c.person == person, analyses.c.version == version)
        .order_by(matches.c.updated.desc())
        .limit(most)
    )
    return [(row.seat, row.found) for row in await db.rows(query)]


async def keep(db: Database, match: str, version: int, found: JsonObject) -> None:
    """Keep what was found; who is second of two that looked at once finds the same."""

    def job(connection: Connection) -> None:
        connection.execute(delete(analyses).where(analyses.c.match == match))
        connection.execute(insert(analyses).values(match=match, version=version, found=found))

    await db.write(job)
