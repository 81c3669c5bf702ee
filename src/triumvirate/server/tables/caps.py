"""How much of the server one person may have under way: tables, tables at which only bots sit, records they brought."""

from __future__ import annotations

from sqlalchemy import func, select

from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.schema import matches, seats

# for a guest, for an account
TABLES = 100, 300
BOTS_ALONE = 3, 6
RECORDS = 20, 200


async def check_tables(cache: MatchCache, person: PersonRow) -> None:
    """Be refused one more table where somebody has as many as they may."""
    if not cache.settings.limits:
        return
    mine = select(seats.c.match).where(seats.c.person == person.id)
    under_way = matches.c.status.in_(("open", "running"))
    most = TABLES[not person.guest]
    query = select(func.count()).where(under_way, (matches.c.host == person.id) | matches.c.id.in_(mine))
    if await cache.db.number(query) >= most:
        raise Forbidden(f"You have {most} tables under way: bring some of them to an end first.")


async def check_bots_alone(cache: MatchCache, person: PersonRow) -> None:
    """The same for tables at which bots play each other: they think all the time, and nobody waits for them."""
    if not cache.settings.limits:
        return
    with_people = select(seats.c.match).where(seats.c.match == matches.c.id, seats.c.person.is_not(None)).exists()
    most = BOTS_ALONE[not person.guest]
    query = select(func.count()).where(matches.c.status == "running", matches.c.host == person.id, ~with_people)
    if await cache.db.number(query) >= most:
        raise Forbidden(f"At {most} of your tables bots play each other already: wait until one of them ends.")


async def check_records(cache: MatchCache, person: PersonRow) -> None:
    """The same for records that somebody brought."""
    if not cache.settings.limits:
        return
    most = RECORDS[not person.guest]
    query = select(func.count()).where(matches.c.source == "upload", matches.c.host == person.id)
    if await cache.db.number(query) >= most:
        raise Forbidden(f"You have brought {most} records, which is as many as are kept: the oldest go by themselves.")
