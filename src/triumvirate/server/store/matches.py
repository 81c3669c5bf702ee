"""What is asked and written about matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Insert,
    Select,
    Update,
    and_,
    bindparam,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)
from sqlalchemy.exc import IntegrityError
from sqlalchemy.sql.selectable import SelectLabelStyle

from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import Beaten
from triumvirate.server.store import clubs
from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.rows import OF_TOURNAMENT, ActionRow, MatchRow, PersonRow, SeatRow, made, read, values
from triumvirate.server.store.schema import actions, chat, matches, people, seats

Extra = Callable[[Connection], None]
Query: TypeAlias = Select[*tuple[object, ...]]
_FIXED = (
    "id",
    "game",
    "rules",
    "secret",
    "secret_known",
    "draws",
    "position",
    "source",
    "created",
    "version",
)
_ADD_ACTIONS = insert(actions)
_VERSION = select(matches.c.version).where(matches.c.id == bindparam("this"))


@cache
def _advance(names: tuple[str, ...]) -> Update:
    """The statement that changes some columns of a match; made once, because making it costs more than running it."""
    return (
        update(matches)
        .where(matches.c.id == bindparam("this"), matches.c.version == bindparam("seen"))
        .values({name: bindparam(f"new_{name}") for name in (*names, "version")})
    )


@cache
def _advance_by_one(names: tuple[str, ...]) -> Insert:
    """The same with one entry added, as one statement that PostgreSQL takes in one message; no row when it is beaten."""
    moved = _advance(names).returning(matches.c.id).cte("moved")
    columns = [column for column in actions.c if column.name != "match"]
    entry = [bindparam(f"entry_{column.name}", type_=column.type) for column in columns]
    return insert(actions).from_select(["match", *(column.name for column in columns)], select(moved.c.id, *entry))


_WHOLE = (
    select(matches, seats, people)
    .select_from(matches.join(seats, seats.c.match == matches.c.id).outerjoin(people, people.c.id == seats.c.person))
    .where(matches.c.id == bindparam("this"))
    .order_by(seats.c.place)
    .set_label_style(SelectLabelStyle.LABEL_STYLE_TABLENAME_PLUS_COL)
)


async def whole(db: Database, match: str) -> tuple[MatchRow, list[SeatRow], dict[str, PersonRow]] | None:
    """A match with its seats in their order and the people at them, by one question."""
    rows = await db.rows(_WHOLE, {"this": match})
    if not rows:
        return None
    seat, person = len(matches.c), len(matches.c) + len(seats.c)
    seated = [made(SeatRow, dict(zip(seats.c.keys(), row[seat:person], strict=True))) for row in rows]
    known = [made(PersonRow, dict(zip(people.c.keys(), row[person:], strict=True))) for row in rows if row[person]]
    found = _opened(db, rows[0][:seat])
    return found, seated, {somebody.id: somebody for somebody in known}


_SINCE = (
    select(matches, actions)
    .select_from(
        matches.outerjoin(actions, and_(actions.c.match == matches.c.id, actions.c.number > bindparam("after")))
    )
    .where(matches.c.id == bindparam("this"))
    .order_by(actions.c.number)
    .set_label_style(SelectLabelStyle.LABEL_STYLE_TABLENAME_PLUS_COL)
)


async def since(db: Database, match: str, after: int) -> tuple[MatchRow, list[ActionRow]] | None:
    """A match and its entries after a number, by one question."""
    rows = await db.rows(_SINCE, {"this": match, "after": after})
    if not rows:
        return None
    entry = len(matches.c)
    entries = [made(ActionRow, dict(zip(actions.c.keys(), row[entry:], strict=True))) for row in rows if row[entry]]
    return _opened(db, rows[0][:entry]), entries


def _opened(db: Database, columns: Sequence[object]) -> MatchRow:
    """A match with its secret as it was before it was sealed."""
    row = made(MatchRow, dict(zip(matches.c.keys(), columns, strict=True)))
    if db.vault is not None:
        row.secret = db.vault.open(row.secret)
    return row


def _sealed(db: Database, match: MatchRow) -> JsonObject:
    """The columns of a match with its secret sealed."""
    secret = match.secret if db.vault is None else db.vault.seal(match.secret)
    return {**values(match), "secret": secret}


async def seats_of(db: Database, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some matches, in their order."""
    found: dict[str, list[SeatRow]] = {match: [] for match in ids}
    if ids:
        for row in await db.rows(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.place)):
            found[row.match].append(read(SeatRow, row))
    return found


async def version_of(db: Database, match: str) -> int | None:
    """How often a match has changed; None when it is gone."""
    rows = await db.rows(_VERSION, {"this": match})
    return int(rows[0].version) if rows else None


async def actions_of(db: Database, match: str, after: int = -1) -> list[ActionRow]:
    """The entries of a match in order, all or those after a number."""
    query = select(actions).where(actions.c.match == match, actions.c.number > after).order_by(actions.c.number)
    return [read(ActionRow, row) for row in await db.rows(query)]


async def by_token(db: Database, token: str, since: int) -> tuple[str, str | None] | None:
    """The match, and the seat, behind a seat's link or a table's code; the last game of a room counts if it ended since."""
    row = await db.row(select(seats.c.match, seats.c.seat).where(seats.c.token == token))
    if row is not None:
        return str(row.match), str(row.seat)
    is_on = or_(matches.c.status.in_(("open", "running")), matches.c.finished >= since)
    row = await db.row(select(matches.c.id).where(matches.c.code == token.upper(), is_on))
    return None if row is None else (str(row.id), None)


async def add(
    db: Database,
    match: MatchRow,
    seated: list[SeatRow],
    entries: Sequence[ActionRow] = (),
    extra: Extra | None = None,
    code_from: str | None = None,
) -> None:
    """A new match with its seats (and, for an upload, all its entries); `code_from` is the match whose code it takes over."""
    columns = _sealed(db, match)

    def job(connection: Connection) -> None:
        if code_from is not None:
            connection.execute(update(matches).where(matches.c.id == code_from).values(code=None))
            clubs.follow(connection, code_from, match.id)
        connection.execute(insert(matches).values(columns))
        connection.execute(insert(seats), [values(seat) for seat in seated])
        if entries:
            connection.execute(insert(actions), [values(entry) for entry in entries])
        if extra:
            extra(connection)

    await db.write(job)


async def advance(
    db: Database,
    before: MatchRow,
    match: MatchRow,
    entries: Sequence[ActionRow] = (),
    seated: Sequence[SeatRow] = (),
    extra: Extra | None = None,
    is_seated_anew: bool = False,
) -> None:
    """Write a changed match with its new entries and seats, if nobody was faster; otherwise it is `Beaten`.

    `before` is the match as it was read; `match.version` is one higher afterwards, or two higher where seats changed
    together with an entry: one higher with one entry more tells a worker that follows that its seats are still true.
    With `is_seated_anew` the seats that are given are all there are.
    """
    seen = match.version
    version = seen + (2 if entries and seated else 1)
    old = values(before)
    changes = {name: value for name, value in values(match).items() if name not in _FIXED and value != old[name]}
    statement = _advance(tuple(changes))
    columns = {"this": match.id, "seen": seen, "new_version": version}
    columns |= {f"new_{name}": value for name, value in changes.items()}

    async def in_one() -> None:
        columns.update({f"entry_{name}": value for name, value in values(entries[0]).items() if name != "match"})
        if await db.change(_advance_by_one(tuple(changes)), columns) != 1:
            raise Beaten("Somebody else was first; look again.")

    def job(connection: Connection) -> None:
        changed = connection.execute(statement, columns)
        if changed.rowcount != 1:
            raise Beaten("Somebody else was first; look again.")
        if entries:
            connection.execute(_ADD_ACTIONS, [values(entry) for entry in entries])
        if is_seated_anew:
            connection.execute(delete(seats).where(seats.c.match == match.id))
            connection.execute(insert(seats), [values(seat) for seat in seated])
        for seat in () if is_seated_anew else seated:
            here = and_(seats.c.match == seat.match, seats.c.seat == seat.seat)
            connection.execute(update(seats).where(here).values(values(seat)))
        if extra:
            extra(connection)

    try:
        if len(entries) == 1 and not seated and extra is None and not db.is_sqlite:
            await in_one()
        else:
            await db.write(job)
    except IntegrityError as taken:
        raise Beaten("Somebody else was first; look again.") from taken
    match.version = version


async def overdue(
    db: Database, now: int, most: int | None = 100, among: tuple[str, ...] = ("running", "open")
) -> list[str]:
    """Matches in which somebody's time is out, or that wait too long for a number before they start."""
    is_on = matches.c.status.in_(among)
    query = select(matches.c.id).where(matches.c.deadline <= now, is_on).limit(most)
    return [row.id for row in await db.rows(query)]


async def running_with(db: Database, person: str) -> list[str]:
    """The running matches in which somebody has a seat."""
    seated = exists().where(seats.c.match == matches.c.id, seats.c.person == person)
    return [row.id for row in await db.rows(select(matches.c.id).where(matches.c.status == "running", seated))]


async def waiting_for_bots(db: Database) -> list[str]:
    """Running matches in which a bot has a seat: after a restart each is looked at once."""
    bot = exists().where(seats.c.match == matches.c.id, or_(seats.c.kind == "bot", seats.c.stand_in.is_not(None)))
    query = select(matches.c.id).where(matches.c.status == "running", bot).order_by(matches.c.updated.desc())
    return [row.id for row in await db.rows(query.limit(5000))]


def listing(which: str, person: str | None, game: str | None, before: tuple[int, str] | None, most: int = 50) -> Query:
    """The query of a page of one of the lists: open tables, matches to watch, my matches, finished ones."""
    query = select(matches)
    own = select(seats.c.match).where(seats.c.person == (person or ""))
    mine = matches.c.id.in_(own)
    if which == "open":
        query = query.where(*_waits_for_anybody())
    elif which == "watch":
        query = query.where(
            matches.c.status == "running", matches.c.watch == "anyone", matches.c.same_screen.is_(False)
        )
    elif which == "mine":
        query = query.where(matches.c.status != "cancelled", mine)
    else:
        # asked within, so that SQLite begins with the few that are shown, not with all that ended
        ended = matches.alias()
        own = own.join(ended, ended.c.id == seats.c.match).where(ended.c.status == "finished")
        query = query.where(matches.c.id.in_(union(_shown_to_all(game, before, most), own)))
    if game:
        query = query.where(matches.c.game == game)
    return _newest(query, before, most)


async def waiting(db: Database, game: str, person: str, since: int, most: int) -> list[MatchRow]:
    """Public tables of a game, made since then, that wait for somebody other than this person; the oldest first."""
    own = select(seats.c.match).where(seats.c.person == person)
    query = (
        select(matches)
        .where(*_waits_for_anybody(), matches.c.game == game)
        .where(matches.c.created >= since, matches.c.id.not_in(own))
        .order_by(matches.c.created, matches.c.id)
        .limit(most)
    )
    return [read(MatchRow, row) for row in await db.rows(query)]


def _waits_for_anybody() -> tuple[ColumnElement[bool], ...]:
    """Of tables at which anybody may sit down; a tournament's have their people before they start."""
    return matches.c.status == "open", matches.c.private.is_(False), matches.c.source != OF_TOURNAMENT


def _newest(query: Query, before: tuple[int, str] | None, most: int) -> Query:
    """A page of matches, those that changed last first, after a time and id."""
    if before is not None:
        updated, match = before
        query = query.where(matches.c.updated <= updated, or_(matches.c.updated < updated, matches.c.id < match))
    return query.order_by(matches.c.updated.desc(), matches.c.id.desc()).limit(most)


def _shown_to_all(game: str | None, before: tuple[int, str] | None, most: int) -> Query:
    """The last finished matches that anyone may see, found by their index however many private ones there are."""
    query = select(matches.c.id).where(
        matches.c.status == "finished",
        matches.c.private.is_(False),
        matches.c.watch == "anyone",
        matches.c.source != "show",  # of which there is no end
    )
    if game:
        query = query.where(matches.c.game == game)
    return select(_newest(query, before, most).subquery().c.id)


async def chat_of(db: Database, match: str, rooms: Sequence[str], before: int | None, most: int = 100) -> list[Found]:
    """The last lines of chat, oldest first."""
    query = select(chat).where(chat.c.match == match, chat.c.room.in_(rooms))
    if before is not None:
        query = query.where(chat.c.id < before)
    return list(reversed(await db.rows(query.order_by(chat.c.id.desc()).limit(most))))


async def speakers(db: Database, match: str) -> list[str]:
    """Who has said something at a match."""
    return [str(row.person) for row in await db.rows(select(chat.c.person).where(chat.c.match == match).distinct())]


async def author(db: Database, match: str, line: int) -> str | None:
    """Who said a line at a match."""
    row = await db.row(select(chat.c.person).where(chat.c.match == match, chat.c.id == line))
    return None if row is None else str(row.person)


async def say(db: Database, **columns: object) -> int:
    """Keep a line of chat; its number is the answer."""

    def job(connection: Connection) -> int:
        done = connection.execute(insert(chat).values(**columns))
        assert done.inserted_primary_key is not None
        return int(done.inserted_primary_key[0])

    return await db.write(job)


async def say_next(db: Database, last: int, **columns: object) -> int | None:
    """Keep a line of chat as the next one in its room after the line `last`, 0 for the first; None where another came."""

    def job(connection: Connection) -> int | None:
        here = chat.c.match == columns["match"], chat.c.room == columns["room"]
        newest = connection.execute(select(func.max(chat.c.id)).where(*here)).scalar()
        if (newest or 0) != last:
            return None
        done = connection.execute(insert(chat).values(**columns))
        assert done.inserted_primary_key is not None
        return int(done.inserted_primary_key[0])

    return await db.write(job)


async def remove(db: Database, match: str) -> None:
    """Take a match out altogether: tables that never started."""

    def job(connection: Connection) -> None:
        clubs.drop_tables(connection, [match])
        connection.execute(delete(seats).where(seats.c.match == match))
        connection.execute(delete(matches).where(matches.c.id == match))

    await db.write(job)


async def played_before(db: Database, match: str) -> str | None:
    """The match that a rematch followed."""
    found = await db.row(select(matches.c.id).where(matches.c.rematch == match))
    return None if found is None else str(found.id)
