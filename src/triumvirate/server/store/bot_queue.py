"""Bots' turns where several processes share the work: a row for each match, claimed by a lease that runs out by itself.

Whether a bot is to move is written in the transaction that made it so, so no turn is lost with a worker. The lease only
keeps two bots from thinking about the same: that they cannot both act is the match's own doing.
"""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Connection,
    FromClause,
    ScalarSelect,
    cast,
    delete,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from triumvirate.server.store.database import Database
from triumvirate.server.store.matches import Extra
from triumvirate.server.store.schema import bot_turns, matches, seats

LONGEST_MS = (
    120_000  # no lease and no pause after a failure is longer: what says so was written before the clock jumped
)
LATELY_MS = 120_000
_BLANK: dict[str, str | float | None] = {"holder": None, "until": 0, "used": 0.0, "noted": 0}


@dataclass(frozen=True)
class Claim:
    """A match to think for: since when it was due, whose time it takes, and how much they had when that was noted."""

    match: str
    due: int | None
    used: float
    noted: int
    payer: str = ""


def clock(connection: Connection) -> ColumnElement[int]:
    """The database's own time in milliseconds: leases do not depend on the clocks of the workers."""
    if connection.dialect.name == "sqlite":
        return cast(literal_column("(julianday('now') - 2440587.5) * 86400000"), BigInteger)
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def note(match: str, is_due: bool, is_over: bool) -> Extra:
    """What is written beside a match: whether a bot is to move. Who holds the lease goes on holding it."""

    def write(connection: Connection) -> None:
        if is_over:
            connection.execute(delete(bot_turns).where(bot_turns.c.match == match))
        elif is_due:
            _insert(connection, match, {"due": clock(connection)})
        else:
            here = bot_turns.c.match == match, bot_turns.c.due.is_not(None)
            connection.execute(update(bot_turns).where(*here).values(due=None))

    return write


def _insert(connection: Connection, match: str, changes: dict[str, ColumnElement[int]] | None) -> None:
    kind = sqlite if connection.dialect.name == "sqlite" else postgresql
    row = kind.insert(bot_turns).values(match=match, due=clock(connection), **_BLANK)
    if changes is None:
        connection.execute(row.on_conflict_do_nothing())
    else:
        connection.execute(row.on_conflict_do_update(index_elements=["match"], set_=changes))


async def adopt(db: Database, matches: list[str]) -> None:
    """Matches of a time when bots thought within the server: each is looked at once."""

    def job(connection: Connection) -> None:
        for match in matches:
            _insert(connection, match, None)

    await db.write(job)


async def claim(db: Database, holder: str, most: int, seconds: float) -> list[Claim]:
    """Take up to so many turns that nobody holds; who has used least and waited longest comes first.

    What somebody has used is theirs at all their tables: who has many is not served more often for it.
    """

    def job(connection: Connection) -> list[Claim]:
        now = clock(connection)
        is_due = or_(bot_turns.c.due <= now, bot_turns.c.due > now + LONGEST_MS)
        longest = LONGEST_MS + int(seconds * 1000)
        is_free = or_(bot_turns.c.holder.is_(None), bot_turns.c.until < now, bot_turns.c.until > now + longest)
        payer = _payer(bot_turns, matches)
        query = (
            select(bot_turns.c.match, payer.label("payer"))
            .outerjoin(matches, matches.c.id == bot_turns.c.match)
            .where(is_due, is_free)
            .order_by(
                bot_turns.c.due + _used_by(payer, now) * 1000
            )  # seconds used count like seconds that one came later
            .limit(most)
            .with_for_update(skip_locked=True, of=bot_turns)
        )
        found = {row.match: row.payer for row in connection.execute(query)}
        if not found:
            return []
        held = {"holder": holder, "until": now + int(seconds * 1000)}
        taken = update(bot_turns).where(bot_turns.c.match.in_(list(found))).values(held)
        rows = connection.execute(
            taken.returning(bot_turns.c.match, bot_turns.c.due, bot_turns.c.used, bot_turns.c.noted)
        )
        return [Claim(row.match, row.due, row.used, row.noted, found[row.match]) for row in rows]

    return await db.write(job)


def _payer(turns: FromClause, tables: FromClause) -> ColumnElement[str]:
    """Whose time a turn takes: the host's; without a host the people's; of bots alone that of all such tables."""
    sitting = select(func.min(seats.c.person)).where(seats.c.match == turns.c.match).correlate(turns).scalar_subquery()
    return func.coalesce(tables.c.host, sitting, tables.c.source, turns.c.match)


def _used_by(payer: ColumnElement[str], now: ColumnElement[int]) -> ScalarSelect[float]:
    """The seconds that bots have thought for somebody of late, as the last of their turns to end noted it."""
    turns, theirs = bot_turns.alias(), matches.alias()
    is_theirs = _payer(turns, theirs) == payer
    query = select(func.coalesce(func.max(turns.c.used), 0.0)).outerjoin(theirs, theirs.c.id == turns.c.match)
    return query.where(is_theirs, turns.c.noted > now - LATELY_MS).correlate(matches, bot_turns).scalar_subquery()


async def renew(db: Database, holder: str, matches: list[str], seconds: float) -> None:
    """Go on holding these."""

    def job(connection: Connection) -> None:
        mine = bot_turns.c.holder == holder, bot_turns.c.match.in_(matches)
        connection.execute(update(bot_turns).where(*mine).values(until=clock(connection) + int(seconds * 1000)))

    await db.write(job)


async def release(db: Database, holder: str, claim: Claim, used: float, noted: int, wait: float = 0.0) -> None:
    """Hold it no more; where the bot failed, nobody tries again for a while.

    Where there was nothing to do, that is noted, unless something came up since the claim: then it is due since another
    moment, earlier or later, however the clock went.
    """

    def job(connection: Connection) -> None:
        here = bot_turns.c.match == claim.match
        if wait:
            later = clock(connection) + int(wait * 1000)
            connection.execute(update(bot_turns).where(here, bot_turns.c.due.is_not(None)).values(due=later))
        else:
            connection.execute(update(bot_turns).where(here, bot_turns.c.due == claim.due).values(due=None))
        free: dict[str, str | float | None] = {"holder": None, "until": 0, "used": used, "noted": noted}
        connection.execute(update(bot_turns).where(here, bot_turns.c.holder == holder).values(free))

    await db.write(job)


async def waiting(db: Database) -> int:
    """How many matches wait for a bot."""
    return await db.number(select(func.count()).select_from(bot_turns).where(bot_turns.c.due.is_not(None)))
