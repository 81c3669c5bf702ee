"""What is asked and written about clubs. Who comes, goes or is sent away locks the club's row first: its owner is always one
of its members, and the last one to go leaves nothing behind."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select, update

from triumvirate.server.errors import Conflict, NotFound
from triumvirate.server.store import seasons
from triumvirate.server.store import tournaments as stored
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import MatchRow, read
from triumvirate.server.store.schema import (
    club_tables,
    clubs,
    entrants,
    matches,
    members,
    tournaments,
)

MOST_MEMBERS = 500
MOST_TABLES = 40


@dataclass
class ClubRow:
    """A club without its members."""

    id: str
    name: str
    owner: str
    season: int
    created: int
    token: str | None = None


@dataclass
class MemberRow:
    """Somebody's place in a club."""

    club: str
    person: str
    joined: int


# --- asking -----------------------------------------------------------------------------------------------------------


async def find(db: Database, club: str) -> ClubRow | None:
    """A club by id."""
    row = await db.row(select(clubs).where(clubs.c.id == club))
    return None if row is None else read(ClubRow, row)


async def by_token(db: Database, token: str) -> ClubRow | None:
    """The club behind an invitation."""
    row = await db.row(select(clubs).where(clubs.c.token == token))
    return None if row is None else read(ClubRow, row)


async def members_of(db: Database, club: str) -> list[MemberRow]:
    """Its members, the oldest first."""
    query = select(members).where(members.c.club == club).order_by(members.c.joined, members.c.person)
    return [read(MemberRow, row) for row in await db.rows(query)]


async def is_member(db: Database, club: str, person: str) -> bool:
    """Whether somebody belongs to it."""
    return await db.row(select(members.c.club).where(members.c.club == club, members.c.person == person)) is not None


async def of(db: Database, person: str) -> list[tuple[ClubRow, int]]:
    """Somebody's clubs by name, with how many members each has."""
    mine = select(members.c.club).where(members.c.person == person)
    found = await db.rows(select(clubs).where(clubs.c.id.in_(mine)).order_by(clubs.c.name, clubs.c.id))
    counted = select(members.c.club, func.count().label("number")).where(members.c.club.in_(mine))
    counts = {row.club: int(row.number) for row in await db.rows(counted.group_by(members.c.club))}
    return [(read(ClubRow, row), counts[row.id]) for row in found]


async def tables_of(db: Database, club: str) -> list[MatchRow]:
    """Its tables: those that wait or are played, then finished ones; the order says nothing of when who acted."""
    here = select(club_tables.c.match).where(club_tables.c.club == club)
    query = select(matches).where(matches.c.id.in_(here), matches.c.status != "cancelled")
    is_over = matches.c.status == "finished"
    query = query.order_by(is_over, matches.c.created.desc(), matches.c.id).limit(MOST_TABLES)
    return [read(MatchRow, row) for row in await db.rows(query)]


# --- writing ----------------------------------------------------------------------------------------------------------


async def add(db: Database, row: ClubRow) -> None:
    """A new club; its owner is its first member."""

    def job(connection: Connection) -> None:
        connection.execute(insert(clubs).values(**vars(row)))
        connection.execute(insert(members).values(club=row.id, person=row.owner, joined=row.created))

    await db.write(job)


async def change(
    db: Database, club: str, beside: Callable[[Connection, ClubRow], None] | None = None, **columns: object
) -> None:
    """Set columns of a club, with what is to be written `beside`; a new owner has to be a member still."""

    def job(connection: Connection) -> None:
        row = _locked(connection, club)
        if beside:
            beside(connection, row)
        if "owner" in columns and not _is_in(connection, club, str(columns["owner"])):
            raise NotFound("Nobody of that name is a member.")
        connection.execute(update(clubs).where(clubs.c.id == club).values(**columns))

    await db.write(job)


async def join(db: Database, club: str, token: str, person: str, now: int) -> None:
    """Somebody becomes a member, if the invitation is good still; who is one stays one."""

    def job(connection: Connection) -> None:
        if _locked(connection, club).token != token:
            raise NotFound("This invitation is not open any more.")
        if _is_in(connection, club, person):
            return
        if connection.execute(select(func.count()).where(members.c.club == club)).scalar_one() >= MOST_MEMBERS:
            raise Conflict("The club is full.")
        connection.execute(insert(members).values(club=club, person=person, joined=now))

    await db.write(job)


async def part(db: Database, club: str, person: str, *, is_sent_away: bool = False) -> None:
    """Somebody is a member no more; the link that one who is sent away came by is good no more either."""

    def job(connection: Connection) -> None:
        _part(connection, club, person)
        if is_sent_away:
            connection.execute(update(clubs).where(clubs.c.id == club).values(token=None))

    await db.write(job)


async def remove(db: Database, club: str) -> None:
    """Take a club out with its tournaments; matches that were made for it stay what they are."""

    def job(connection: Connection) -> None:
        _locked(connection, club)
        _erase(connection, club)

    await db.write(job)


def add_table(connection: Connection, club: str, person: str, match: str) -> None:
    """A new table is the club's, if who makes it is a member still."""
    _locked(connection, club)
    if not _is_in(connection, club, person):
        raise NotFound("There is no such club.")
    connection.execute(insert(club_tables).values(match=match, club=club))


def follow(connection: Connection, before: str, match: str) -> None:
    """The next game at a club's table is the club's too."""
    club = connection.execute(select(club_tables.c.club).where(club_tables.c.match == before)).scalar()
    if club is not None:
        connection.execute(insert(club_tables).values(match=match, club=club))


def drop_tables(connection: Connection, gone: Collection[str]) -> None:
    """Matches that are taken out are no club's."""
    connection.execute(delete(club_tables).where(club_tables.c.match.in_(gone)))


def forget(connection: Connection, person: str) -> None:
    """Somebody goes for good: out of every club, and nameless in its past seasons."""
    seasons.forget(connection, person)
    mine = select(members.c.club).where(members.c.person == person).order_by(members.c.club)
    for club in connection.execute(mine).scalars().all():
        _part(connection, club, person)


def _locked(connection: Connection, club: str) -> ClubRow:
    """A club that nobody else changes meanwhile."""
    row = connection.execute(select(clubs).where(clubs.c.id == club).with_for_update()).one_or_none()
    if row is None:
        raise NotFound("There is no such club.")
    return read(ClubRow, row)


def _is_in(connection: Connection, club: str, person: str) -> bool:
    here = members.c.club == club, members.c.person == person
    return connection.execute(select(members.c.club).where(*here)).one_or_none() is not None


def _part(connection: Connection, club: str, person: str) -> None:
    """Out of a club and of its tournaments to come; the oldest member follows an owner, and after the last one it is gone."""
    row = _locked(connection, club)
    connection.execute(delete(members).where(members.c.club == club, members.c.person == person))
    to_come = tournaments.c.club == club, tournaments.c.status == stored.OPEN
    theirs = entrants.c.person == person, entrants.c.tournament.in_(select(tournaments.c.id).where(*to_come))
    if connection.execute(delete(entrants).where(*theirs)).rowcount:
        connection.execute(update(tournaments).where(*to_come).values(version=tournaments.c.version + 1))
    if row.owner != person:
        return
    oldest = select(members.c.person).where(members.c.club == club).order_by(members.c.joined, members.c.person)
    heir = connection.execute(oldest.limit(1)).scalar()
    if heir is None:
        _erase(connection, club)
    else:
        connection.execute(update(clubs).where(clubs.c.id == club).values(owner=heir))


def _erase(connection: Connection, club: str) -> None:
    ids = connection.execute(select(tournaments.c.id).where(tournaments.c.club == club)).scalars().all()
    stored.erase(connection, list(ids))
    seasons.erase(connection, club)
    for table in (members, club_tables):
        connection.execute(delete(table).where(table.c.club == club))
    connection.execute(delete(clubs).where(clubs.c.id == club))
