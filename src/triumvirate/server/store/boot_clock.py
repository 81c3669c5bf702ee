"""The time beside a file: all processes of a machine go by what its clock said first, whatever it is turned to later.

What the wall clock is ahead of the clock since the machine was started is noted in the database once, so every worker,
and every one that is started again, counts alike. Several machines go by the database's clock instead.
"""

from __future__ import annotations

from typing import TypedDict

from sqlalchemy import Connection, delete, insert, select

from triumvirate.server.store.database import Database
from triumvirate.server.store.schema import workers
from triumvirate.server.store.workers import CLOCK
from triumvirate.server.table_time import TableTime, boot

PLAUSIBLE_MS = 1_700_000_000_000  # a machine without a battery begins long before, until the network tells it the time


class Noted(TypedDict):
    """Which start of the machine it was, and what its wall clock was ahead then."""

    boot: str
    ahead: int


async def keep(db: Database, time: TableTime) -> int:
    """Go by the time that was noted since the machine was started; how far the wall clock is ahead of it by now."""
    query = select(workers.c.facts).where(workers.c.name == CLOCK)
    wall = time.wall_ahead()

    def job(connection: Connection) -> int:
        ahead = _counting(connection.execute(query).scalar(), time)
        if ahead is not None:  # another worker was first
            return ahead
        facts: Noted = {"boot": boot(), "ahead": wall}
        connection.execute(delete(workers).where(workers.c.name == CLOCK))
        connection.execute(insert(workers).values(name=CLOCK, kind=CLOCK, started=0, seen=0, facts=facts))
        return wall

    noted = await db.row(query)
    ahead = _counting(noted.facts, time) if noted is not None else None
    time.ahead = await db.write(job) if ahead is None else ahead
    return wall - time.ahead


def _counting(noted: Noted | None, time: TableTime) -> int | None:
    """What is noted, if that was since this start of the machine, and not before it knew the year."""
    if noted is None or noted["boot"] != boot():
        return None
    ahead = noted["ahead"]
    return ahead if time() - time.ahead + ahead > PLAUSIBLE_MS else None
