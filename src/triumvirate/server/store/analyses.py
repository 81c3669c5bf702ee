"""What looking back at finished matches found: one row a match, made once and never changed but by a newer judge."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from triumvirate.core.plain import JsonObject
from triumvirate.server.store.database import Database
from triumvirate.server.store.schema import analyses


async def load(db: Database, match: str, version: int) -> JsonObject | None:
    """What was found, if it was this version's judge that found it."""
    row = await db.row(select(analyses.c.version, analyses.c.found).where(analyses.c.match == match))
    return row.found if row is not None and row.version == version else None


async def keep(db: Database, match: str, version: int, found: JsonObject) -> None:
    """Keep what was found; who is second of two that looked at once finds the same."""

    def job(connection: Connection) -> None:
        connection.execute(delete(analyses).where(analyses.c.match == match))
        connection.execute(insert(analyses).values(match=match, version=version, found=found))

    await db.write(job)
