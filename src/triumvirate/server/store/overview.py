"""What an operator asks of the database: how much there is of what, who is who, who reported whom, all of one person."""

from __future__ import annotations

import asyncio
from collections import Counter

import msgspec
from sqlalchemy import Connection, Select, Text, delete, func, select, type_coerce, update

from triumvirate.core.plain import JsonObject
from triumvirate.server.store import clubs as stored_clubs
from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.schema import (
    actions,
    analyses,
    chat,
    clubs,
    daily_tries,
    entrants,
    marks,
    matches,
    members,
    people,
    pushes,
    puzzle_tries,
    ratings,
    reports,
    season_lines,
    seats,
    standings,
    studies,
    tournaments,
)

_PRIVATE = ("password", "device_nonce", "epoch")
MOST = 200


async def totals(db: Database) -> dict[str, int]:
    """Matches by status, and people."""
    found = {
        str(row.status): int(row.number)
        for row in await db.rows(select(matches.c.status, func.count().label("number")).group_by(matches.c.status))
    }
    guests = await db.rows(
        select(people.c.guest, func.count().label("number")).where(people.c.erased.is_(False)).group_by(people.c.guest)
    )
    return found | {("guests" if row.guest else "accounts"): int(row.number) for row in guests}


def running_with(person: str) -> Select[tuple[str]]:
    """The running matches at which somebody sits."""
    return (
        select(seats.c.match)
        .join(matches, matches.c.id == seats.c.match)
        .where(seats.c.person == person, matches.c.status == "running")
    )


async def play_together(db: Database, one: str, other: str) -> bool:
    """Whether two people sit at the same running match."""
    return one != other and bool(
        await db.rows(running_with(one).where(seats.c.match.in_(running_with(other))).limit(1))
    )


async def reported(db: Database, operator: str) -> list[JsonObject]:
    """The last reports, with the names of both and the line that was meant, as long as they are there.

    Those from a running match of the operator's own wait for its end: names may be secret there.
    """
    by, about = people.alias(), people.alias()
    query = (
        select(
            reports,
            by.c.name.label("by_name"),
            about.c.name.label("person_name"),
            about.c.banned_until,
            chat.c.text.label("said"),
        )
        .outerjoin(by, by.c.id == reports.c.by)
        .outerjoin(about, about.c.id == reports.c.person)
        .outerjoin(chat, (chat.c.id == reports.c.chat) & (chat.c.person == reports.c.person))
        .where(reports.c.match.is_(None) | reports.c.match.not_in(running_with(operator)))
        .order_by(reports.c.id.desc())
        .limit(MOST)
    )
    return [dict(row._mapping) for row in await db.rows(query)]


async def people_like(db: Database, asked: str, now: int, most: int = 50) -> list[JsonObject]:
    """People by a part of their name or by their id; without either, who is shut out or was reported, then the newest."""
    matches_of = select(func.count()).where(seats.c.person == people.c.id).scalar_subquery()
    reports_of = select(func.count()).where(reports.c.person == people.c.id).scalar_subquery()
    is_out = func.coalesce(people.c.banned_until, 0) > now
    columns = people.c.id, people.c.name, people.c.guest, people.c.created, people.c.banned_until
    query = select(*columns, matches_of.label("matches"), reports_of.label("reports")).where(people.c.erased.is_(False))
    if asked:
        query = query.where(people.c.name.icontains(asked, autoescape=True) | (people.c.id == asked))
    order = is_out.desc(), reports_of.desc(), people.c.created.desc()
    return [dict(row._mapping) for row in await db.rows(query.order_by(*order).limit(most))]


async def ban(db: Database, person: str, until: int | None) -> None:
    """Keep somebody out until a time, or let them in again. Their sessions stay, and are told so."""

    def job(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person).values(banned_until=until))

    await db.write(job)


async def all_of(db: Database, person: str, asked_by: str | None = None) -> JsonObject:
    """Everything that is kept about somebody, without what would open their account to others.

    An operator who asks for another's gets no action of a match that is not open to all yet, and nothing at all of the
    running matches at which they sit themselves: there they know what their seat knows.
    """
    operator = asked_by if asked_by != person else None
    found: JsonObject = {}
    row = await db.row(select(people).where(people.c.id == person))
    if row is not None:
        found["person"] = {name: value for name, value in row._mapping.items() if name not in _PRIVATE}
    for table in (chat, marks, pushes, ratings, standings, daily_tries, puzzle_tries):
        query = select(table).where(table.c.person == person)
        if operator is not None and "match" in table.c:
            query = query.where(table.c.match.not_in(running_with(operator)))
        rows = await db.rows(query)
        found[table.name] = [dict(row._mapping) for row in rows]
    found["studies"] = await _studies_of(db, person)
    told = select(reports).where(reports.c.by == person)
    if operator is not None:
        told = told.where(reports.c.match.is_(None) | reports.c.match.not_in(running_with(operator)))
    rows = await db.rows(told)
    found["reports"] = [dict(row._mapping) for row in rows]
    mine = select(seats.c.match, seats.c.seat, matches.c.game, matches.c.status, matches.c.created, matches.c.result)
    mine = mine.join(matches, matches.c.id == seats.c.match).where(seats.c.person == person)
    rows = await db.rows(mine.where(seats.c.match.not_in(running_with(operator))) if operator is not None else mine)
    found["matches"] = [dict(row._mapping) for row in rows]
    found["actions"] = await _actions_of(db, person, operator)
    found["entrants"] = [
        dict(row._mapping) for row in await db.rows(select(entrants).where(entrants.c.person == person))
    ]
    hosted = select(tournaments.c.id, tournaments.c.name, tournaments.c.created).where(tournaments.c.host == person)
    found["tournaments"] = [dict(row._mapping) for row in await db.rows(hosted)]
    joined = select(members.c.club, clubs.c.name, members.c.joined, (clubs.c.owner == person).label("is_owner"))
    joined = joined.join(clubs, clubs.c.id == members.c.club).where(members.c.person == person)
    found["clubs"] = [dict(row._mapping) for row in await db.rows(joined)]
    past = select(season_lines).where(season_lines.c.person == person)
    found["seasons"] = [dict(row._mapping) for row in await db.rows(past)]
    return found


async def _studies_of(db: Database, person: str) -> list[JsonObject]:
    """Somebody's studies; their trees are long, and go as they lie there."""
    columns = [type_coerce(one, Text).label("tree") if one is studies.c.tree else one for one in studies.c]
    rows = await db.rows(select(*columns).where(studies.c.person == person))
    return [{**row._mapping, "tree": msgspec.Raw(row.tree.encode())} for row in rows]


async def _actions_of(db: Database, person: str, operator: str | None) -> list[JsonObject]:
    """What somebody did, with the record's numbers where all is open; elsewhere their own actions are counted."""
    is_open = (matches.c.status == "finished") & matches.c.open_after_end
    acted = select(actions.c.match, actions.c.number, actions.c.action, actions.c.at, is_open.label("is_open"))
    mine = (seats.c.match == actions.c.match) & (seats.c.seat == actions.c.seat)
    query = acted.join(seats, mine).join(matches, matches.c.id == actions.c.match)
    query = query.where(seats.c.person == person, actions.c.by == "person")
    if operator is not None:
        query = query.where(is_open)
    rows = await db.rows(query.order_by(actions.c.match, actions.c.number))
    return await asyncio.to_thread(_counted, rows)  # years of playing are a hundred thousand


def _counted(rows: list[Found]) -> list[JsonObject]:
    done: Counter[str] = Counter()
    found: list[JsonObject] = []
    for row in rows:
        done[row.match] += 1
        number = row.number if row.is_open else done[row.match]
        found.append({"match": row.match, "number": number, "action": row.action, "at": row.at})
    return found


async def forget_uploads(db: Database, of_guests: int, of_accounts: int) -> int:
    """Records that were brought before a time: guests', and accounts' or those of people who are gone."""

    def job(connection: Connection) -> int:
        accounts = select(people.c.id).where(people.c.guest.is_(False))
        by_account = matches.c.host.in_(accounts)
        is_old = (by_account & (matches.c.created < of_accounts)) | (~by_account & (matches.c.created < of_guests))
        old = select(matches.c.id).where(matches.c.source == "upload", is_old).limit(MOST)
        return _take_out(connection, [row.id for row in connection.execute(old)])

    return await db.write(job)


async def forget_source(db: Database, source: str, before: int) -> int:
    """Finished matches of one source that ended before a time."""

    def job(connection: Connection) -> int:
        old = select(matches.c.id).where(matches.c.source == source, matches.c.finished < before).limit(MOST)
        return _take_out(connection, [row.id for row in connection.execute(old)])

    return await db.write(job)


def _take_out(connection: Connection, found: list[str]) -> int:
    """Take matches out with all that belongs to them."""
    stored_clubs.drop_tables(connection, found)
    for table in (actions, seats, chat, analyses):
        connection.execute(delete(table).where(table.c.match.in_(found)))
    connection.execute(delete(matches).where(matches.c.id.in_(found)))
    return len(found)


async def forget_old(db: Database, before: int) -> dict[str, int]:
    """What has been kept long enough: chat of finished matches, tables that never started, guests who never played."""

    def job(connection: Connection) -> dict[str, int]:
        over = select(matches.c.id).where(matches.c.status == "finished", matches.c.finished < before)
        never = select(matches.c.id).where(matches.c.status == "cancelled", matches.c.updated < before)
        at_tables = select(seats.c.person).where(seats.c.person.is_not(None))
        idle = people.c.guest.is_(True), people.c.created < before, people.c.id.not_in(at_tables)
        stored_clubs.drop_tables(connection, [row.id for row in connection.execute(never)])
        gone = {
            "chat": connection.execute(delete(chat).where(chat.c.match.in_(over))).rowcount,
            "seats": connection.execute(delete(seats).where(seats.c.match.in_(never))).rowcount,
            "tables": connection.execute(
                delete(matches).where(matches.c.status == "cancelled", matches.c.updated < before)
            ).rowcount,
        }
        in_clubs = select(people.c.id).where(*idle, people.c.id.in_(select(members.c.person)))
        for person in connection.execute(in_clubs).scalars().all():
            stored_clubs.forget(connection, person)
        connection.execute(delete(studies).where(studies.c.person.in_(select(people.c.id).where(*idle))))
        return gone | {"guests": connection.execute(delete(people).where(*idle)).rowcount}

    return await db.write(job)
