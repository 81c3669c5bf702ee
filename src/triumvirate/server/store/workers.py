"""Who is at work: every process signs in a table of the database, and the others see when it stops doing so."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from triumvirate.server.store.bot_queue import clock
from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.schema import workers

FORGOTTEN_MS = 600_000
CLOCK = "clock"  # the name and kind of a row that is no worker's, see boot_clock.py
LEFT = {"left": True}  # the facts of the last worker, whose row stays to tell when that was


@dataclass(frozen=True)
class Signed:
    """The database's time, and for how many milliseconds no web worker at all had signed (0 when there was none)."""

    now: int
    silence: int


async def sign(db: Database, name: str, kind: str, facts: Mapping[str, object]) -> Signed:
    """Sign once more. The database's clock counts, so a worker whose own clock jumps deceives nobody."""

    def job(connection: Connection) -> Signed:
        now = int(connection.execute(select(clock(connection))).scalar_one())
        last = connection.execute(select(func.max(workers.c.seen)).where(workers.c.kind == "web")).scalar()
        changed = connection.execute(update(workers).where(workers.c.name == name).values(seen=now, facts=facts))
        if changed.rowcount == 0:
            connection.execute(insert(workers).values(name=name, kind=kind, started=now, seen=now, facts=facts))
            connection.execute(delete(workers).where(workers.c.seen < now - FORGOTTEN_MS, workers.c.kind != CLOCK))
        return Signed(now, max(0, now - int(last)) if last is not None else 0)

    return await db.write(job)


async def leave(db: Database, name: str) -> None:
    """Sign out; when that was is kept on the others' rows, or on this one as the last."""

    def job(connection: Connection) -> None:
        others = connection.execute(
            select(func.count()).select_from(workers).where(workers.c.name.not_in((name, CLOCK)))
        ).scalar_one()
        mine = workers.c.name == name
        connection.execute(delete(workers).where(mine) if others else update(workers).where(mine).values(facts=LEFT))

    await db.write(job)


async def everybody(db: Database) -> list[Found]:
    """All who signed of late and have not left."""
    rows = await db.rows(select(workers).where(workers.c.kind != CLOCK).order_by(workers.c.kind, workers.c.name))
    return [row for row in rows if row.facts != LEFT]
