"""What is asked and written about matches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any

from sqlalchemy import Connection, Select, Update, and_, bindparam, delete, exists, insert, or_, select, union, update
from sqlalchemy.exc import IntegrityError

from triumvirate.server.errors import Beaten
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import ActionRow, MatchRow, SeatRow, read, values
from triumvirate.server.store.schema import actions, chat, matches, seats

Extra = Callable[[Connection], None]
_FIXED = ("id", "game", "rules", "options", "secret", "secret_known", "position", "source", "created", "version")
_ADD_ACTIONS = insert(actions)


@cache
def _advance(names: tuple[str, ...]) -> Update:
    """The statement that changes some columns of a match; made once, because making it costs more than running it."""
    return (
        update(matches)
        .where(matches.c.id == bindparam("this"), matches.c.version == bindparam("seen"))
        .values({name: bindparam(f"new_{name}") for name in (*names, "version")})
    )


async def find(db: Database, match: str) -> MatchRow | None:
    """A match by id."""
    row = await db.row(select(matches).where(matches.c.id == match))
    return None if row is None else read(MatchRow, row)


async def seats_of(db: Database, ids: Sequence[str]) -> dict[str, list[SeatRow]]:
    """The seats of some matches, in their order."""
    found: dict[str, list[SeatRow]] = {match: [] for match in ids}
    if ids:
        for row in await db.rows(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.match, seats.c.place)):
            found[row.match].append(read(SeatRow, row))
    return found


async def version_of(db: Database, match: str) -> int | None:
    """How often a match has changed; None when it is gone."""
    row = await db.row(select(matches.c.version).where(matches.c.id == match))
    return None if row is None else int(row.version)


async def actions_of(db: Database, match: str, after: int = -1) -> list[ActionRow]:
    """The entries of a match in order, all or those after a number."""
    query = select(actions).where(actions.c.match == match, actions.c.number > after).order_by(actions.c.number)
    return [read(ActionRow, row) for row in await db.rows(query)]


async def by_token(db: Database, token: str) -> tuple[str, str | None] | None:
    """The match, and the seat, behind a seat's link or a table's code."""
    row = await db.row(select(seats.c.match, seats.c.seat).where(seats.c.token == token))
    if row is not None:
        return str(row.match), str(row.seat)
    row = await db.row(select(matches.c.id).where(matches.c.code == token.upper(), matches.c.status == "open"))
    return None if row is None else (str(row.id), None)


async def add(
    db: Database,
    match: MatchRow,
    seated: list[SeatRow],
    entries: Sequence[ActionRow] = (),
    extra: Extra | None = None,
) -> None:
    """A new match with its seats (and, for an upload, all its entries)."""

    def job(connection: Connection) -> None:
        connection.execute(insert(matches).values(values(match)))
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
) -> None:
    """Write a changed match with its new entries and seats, if nobody was faster; otherwise it is `Beaten`.

    `before` is the match as it was read; `match.version` is one higher afterwards.
    """
    seen = match.version
    old = values(before)
    changes = {name: value for name, value in values(match).items() if name not in _FIXED and value != old[name]}
    statement = _advance(tuple(changes))
    columns = {"this": match.id, "seen": seen, "new_version": seen + 1}
    columns |= {f"new_{name}": value for name, value in changes.items()}

    def job(connection: Connection) -> None:
        changed = connection.execute(statement, columns)
        if changed.rowcount != 1:
            raise Beaten("Somebody else was first; look again.")
        if entries:
            connection.execute(_ADD_ACTIONS, [values(entry) for entry in entries])
        for seat in seated:
            here = and_(seats.c.match == seat.match, seats.c.seat == seat.seat)
            connection.execute(update(seats).where(here).values(values(seat)))
        if extra:
            extra(connection)

    try:
        await db.write(job)
    except IntegrityError as taken:
        raise Beaten("Somebody else was first; look again.") from taken
    match.version = seen + 1


async def overdue(db: Database, now: int) -> list[str]:
    """Running matches in which somebody's time is out."""
    query = select(matches.c.id).where(matches.c.deadline <= now, matches.c.status == "running").limit(100)
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


def listing(which: str, person: str | None, game: str | None, before: int | None, most: int = 50) -> Select[Any]:
    """The query of a page of one of the lists: open tables, matches to watch, my matches, finished ones."""
    query = select(matches)
    own = select(seats.c.match).where(seats.c.person == (person or ""))
    mine = matches.c.id.in_(own)
    if which == "open":
        query = query.where(matches.c.status == "open", matches.c.private.is_(False))
    elif which == "watch":
        query = query.where(
            matches.c.status == "running", matches.c.watch == "anyone", matches.c.same_screen.is_(False)
        )
    elif which == "mine":
        query = query.where(matches.c.status != "cancelled", mine)
    else:
        query = query.where(
            matches.c.status == "finished", matches.c.id.in_(union(_shown_to_all(game, before, most), own))
        )
    if game:
        query = query.where(matches.c.game == game)
    if before is not None:
        query = query.where(matches.c.updated < before)
    return query.order_by(matches.c.updated.desc()).limit(most)


def _shown_to_all(game: str | None, before: int | None, most: int) -> Select[Any]:
    """The last finished matches that anyone may see, found by their index however many private ones there are."""
    query = select(matches.c.id).where(
        matches.c.status == "finished", matches.c.private.is_(False), matches.c.watch == "anyone"
    )
    if game:
        query = query.where(matches.c.game == game)
    if before is not None:
        query = query.where(matches.c.updated < before)
    return select(query.order_by(matches.c.updated.desc()).limit(most).subquery().c.id)


async def chat_of(db: Database, match: str, rooms: Sequence[str], before: int | None, most: int = 100) -> list[Any]:
    """The last lines of chat, oldest first."""
    query = select(chat).where(chat.c.match == match, chat.c.room.in_(rooms))
    if before is not None:
        query = query.where(chat.c.id < before)
    return list(reversed(await db.rows(query.order_by(chat.c.id.desc()).limit(most))))


async def say(db: Database, **columns: Any) -> int:
    """Keep a line of chat; its number is the answer."""

    def job(connection: Connection) -> int:
        done = connection.execute(insert(chat).values(**columns))
        assert done.inserted_primary_key is not None
        return int(done.inserted_primary_key[0])

    return await db.write(job)


async def remove(db: Database, match: str) -> None:
    """Take a match out altogether: tables that never started."""

    def job(connection: Connection) -> None:
        connection.execute(delete(seats).where(seats.c.match == match))
        connection.execute(delete(matches).where(matches.c.id == match))

    await db.write(job)
