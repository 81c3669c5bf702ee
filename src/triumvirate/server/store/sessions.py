"""What is asked and written about sessions: one row for each device that somebody is signed in on."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.sql.selectable import SelectLabelStyle

from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow, SessionRow, made, read, values
from triumvirate.server.store.schema import people, sessions

_WITH_PERSON = (
    select(sessions, people)
    .join(people, people.c.id == sessions.c.person)
    .set_label_style(SelectLabelStyle.LABEL_STYLE_TABLENAME_PLUS_COL)
)


async def find(db: Database, session: str) -> tuple[SessionRow, PersonRow] | None:
    """A session that has not ended, and whose it is."""
    is_on = sessions.c.id == session, sessions.c.ended.is_(None), people.c.erased.is_(False)
    row = await db.row(_WITH_PERSON.where(*is_on))
    if row is None:
        return None
    first = len(sessions.c)
    found = made(SessionRow, dict(zip(sessions.c.keys(), row[:first], strict=True)))
    return found, made(PersonRow, dict(zip(people.c.keys(), row[first:], strict=True)))


async def add(db: Database, session: SessionRow) -> None:
    """Somebody is signed in."""

    def job(connection: Connection) -> None:
        connection.execute(insert(sessions).values(values(session)))

    await db.write(job)


async def change(db: Database, session: str, **columns: object) -> None:
    """Set columns of a session."""

    def job(connection: Connection) -> None:
        connection.execute(update(sessions).where(sessions.c.id == session).values(**columns))

    await db.write(job)


async def of_person(db: Database, person: str, since: int) -> list[SessionRow]:
    """Somebody's sessions that have not ended and were used since then, the last used first."""
    here = sessions.c.person == person, sessions.c.ended.is_(None), sessions.c.seen > since
    return [
        read(SessionRow, row) for row in await db.rows(select(sessions).where(*here).order_by(sessions.c.seen.desc()))
    ]


async def end(db: Database, person: str, now: int, session: str | None = None) -> bool:
    """End one session of somebody, or all of them; whether there was any."""
    mine = sessions.c.person == person, sessions.c.ended.is_(None)
    query = update(sessions).where(*mine).values(ended=now)
    query = query if session is None else query.where(sessions.c.id == session)

    def job(connection: Connection) -> bool:
        return connection.execute(query).rowcount > 0

    return await db.write(job)


async def alive(db: Database, ids: set[str]) -> set[str]:
    """Which of these sessions have not ended."""
    query = select(sessions.c.id).where(sessions.c.id.in_(ids), sessions.c.ended.is_(None))
    return {str(row.id) for row in await db.rows(query)} if ids else set()


async def is_of(db: Database, session: str, person: str) -> bool:
    """Whether a session is or was somebody's."""
    theirs = sessions.c.id == session, sessions.c.person == person
    return await db.row(select(sessions.c.id).where(*theirs)) is not None


async def networks_of(db: Database, person: str, since: int) -> set[str]:
    """The networks that somebody came from of late, ended sessions too."""
    query = select(sessions.c.network).where(sessions.c.person == person, sessions.c.seen > since)
    return {str(row.network) for row in await db.rows(query) if row.network}


async def forget(db: Database, before: int) -> int:
    """Delete sessions that nobody has used since then."""

    def job(connection: Connection) -> int:
        return connection.execute(delete(sessions).where(sessions.c.seen < before)).rowcount

    return await db.write(job)
