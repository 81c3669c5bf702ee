"""What is asked and written about people."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection

from sqlalchemy import Connection, Text, cast, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from triumvirate.core.plain import JsonObject
from triumvirate.server.errors import Conflict
from triumvirate.server.store import clubs, tournaments
from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.rows import PersonRow, read, values
from triumvirate.server.store.schema import (
    chat,
    daily_tries,
    marks,
    matches,
    people,
    pushes,
    puzzle_ratings,
    puzzle_tries,
    ratings,
    reports,
    seats,
    sessions,
    standings,
    studies,
)


async def find(db: Database, person: str) -> PersonRow | None:
    """Somebody by id."""
    row = await db.row(select(people).where(people.c.id == person, people.c.erased.is_(False)))
    return None if row is None else read(PersonRow, row)


async def find_many(db: Database, ids: set[str]) -> dict[str, PersonRow]:
    """Several by id; the erased ones are there too, without their names."""
    if not ids:
        return {}
    return {row.id: read(PersonRow, row) for row in await db.rows(select(people).where(people.c.id.in_(ids)))}


async def find_account(db: Database, name: str) -> PersonRow | None:
    """An account by its name, written any way."""
    as_before = " ".join(name.split()).casefold()  # accounts made when wide letters were letters of their own
    named = people.c.account.in_({fold(name), as_before})
    row = await db.row(select(people).where(named, people.c.erased.is_(False)))
    return None if row is None else read(PersonRow, row)


async def is_taken(db: Database, look: str, besides: str) -> bool:
    """Whether another's account has a name that looks like this."""
    theirs = people.c.look == look, people.c.guest.is_(False), people.c.erased.is_(False), people.c.id != besides
    return await db.row(select(people.c.id).where(*theirs)) is not None


async def guests_looking(db: Database, look: str, besides: str) -> list[str]:
    """Guests whose name looks like this."""
    theirs = people.c.look == look, people.c.guest.is_(True), people.c.erased.is_(False), people.c.id != besides
    return [str(row.id) for row in await db.rows(select(people.c.id).where(*theirs).limit(100))]


async def find_by_mail(db: Database, address: str) -> list[PersonRow]:
    """The accounts that have confirmed an address."""
    theirs = func.lower(people.c.email) == address.lower(), people.c.email_confirmed.is_(True)
    here = people.c.guest.is_(False), people.c.erased.is_(False)
    return [read(PersonRow, row) for row in await db.rows(select(people).where(*theirs, *here).limit(5))]


async def add(db: Database, person: PersonRow) -> None:
    """A new person."""

    def job(connection: Connection) -> None:
        connection.execute(insert(people).values(values(person)))

    await db.write(job)


async def change(db: Database, person: str, **columns: object) -> None:
    """Set columns of a person; a name that is taken is a `Conflict`."""

    def job(connection: Connection) -> None:
        connection.execute(update(people).where(people.c.id == person).values(**columns))

    try:
        await db.write(job)
    except IntegrityError as taken:
        raise Conflict("That name is taken.") from taken


async def use_device_nonce(db: Database, person: str, nonce: str) -> bool:
    """Spend a device link's nonce: True for the first who comes."""

    def job(connection: Connection) -> bool:
        spent = connection.execute(
            update(people).where(people.c.id == person, people.c.device_nonce == nonce).values(device_nonce=None)
        )
        return spent.rowcount == 1

    return await db.write(job)


async def claim_digest(db: Database, person: PersonRow, now: int) -> bool:
    """Note that a digest is being sent: True for the one worker that shall do it."""

    def job(connection: Connection) -> bool:
        same = people.c.id == person.id, people.c.digest_at == person.digest_at
        return connection.execute(update(people).where(*same).values(digest_at=now)).rowcount == 1

    return await db.write(job)


async def erase(db: Database, person: str) -> None:
    """Delete what is personal; finished matches stay without the name."""

    def job(connection: Connection) -> None:
        blank: JsonObject = {
            "name": "?",
            "account": None,
            "password": None,
            "settings": {},
            "email": None,
            "webhook": None,
            "look": "",
            "erased": True,
        }
        connection.execute(update(people).where(people.c.id == person).values(**blank, epoch=people.c.epoch + 1))
        connection.execute(delete(chat).where(chat.c.person == person))
        connection.execute(delete(marks).where((marks.c.person == person) | (marks.c.other == person)))
        connection.execute(delete(pushes).where(pushes.c.person == person))
        connection.execute(delete(sessions).where(sessions.c.person == person))
        connection.execute(delete(ratings).where(ratings.c.person == person))
        connection.execute(delete(puzzle_tries).where(puzzle_tries.c.person == person))
        connection.execute(delete(studies).where(studies.c.person == person))
        connection.execute(delete(puzzle_ratings).where(puzzle_ratings.c.whose == person))
        mine = daily_tries.c.person == person
        connection.execute(update(daily_tries).where(mine).values(person=None, key=None))
        clubs.forget(connection, person)
        tournaments.forget(connection, person)

    await db.write(job)


async def wanting(db: Database, setting: str) -> list[PersonRow]:
    """Those who have switched a setting on."""
    kept = cast(people.c.settings, Text).contains(f'"{setting}":true', autoescape=True)
    query = select(people).where(people.c.erased.is_(False), kept)
    return [person for row in await db.rows(query) if (person := read(PersonRow, row)).settings.get(setting) is True]


async def marked(db: Database, person: str) -> dict[str, list[str]]:
    """Whom somebody has muted and blocked."""
    found: dict[str, list[str]] = {"muted": [], "blocked": []}
    for row in await db.rows(select(marks).where(marks.c.person == person)):
        found[row.kind].append(row.other)
    return found


async def is_blocked(db: Database, one: str, others: set[str]) -> bool:
    """Whether anybody of `others` blocked `one`, or the other way round."""
    either = ((marks.c.person == one) & marks.c.other.in_(others)) | (
        marks.c.person.in_(others) & (marks.c.other == one)
    )
    return await db.row(select(marks).where(marks.c.kind == "blocked", either)) is not None


async def mark(db: Database, person: str, kind: str, other: str, on: bool) -> None:
    """Mute or block, or stop doing so."""

    def job(connection: Connection) -> None:
        row = {"person": person, "kind": kind, "other": other}
        connection.execute(delete(marks).filter_by(**row))
        if on:
            connection.execute(insert(marks).values(row))

    await db.write(job)


async def report(db: Database, **columns: object) -> None:
    """Keep a report for the moderators."""

    def job(connection: Connection) -> None:
        connection.execute(insert(reports).values(**columns))

    await db.write(job)


async def ratings_of(db: Database, person: str) -> list[Found]:
    """Somebody's ratings, all games."""
    return await db.rows(select(ratings).where(ratings.c.person == person))


async def ratings_of_many(db: Database, persons: Collection[str]) -> dict[str, dict[str, int]]:
    """How strong some people are held to be, by person and game."""
    found: dict[str, dict[str, int]] = {}
    for row in await db.rows(select(ratings).where(ratings.c.person.in_(sorted(persons)))) if persons else ():
        found.setdefault(row.person, {})[row.game] = round(row.rating)
    return found


async def leaders(db: Database, game: str, games: int, most: int) -> list[Found]:
    """Accounts by rating, those with enough rated matches."""
    query = (
        select(ratings, people.c.name)
        .join(people, people.c.id == ratings.c.person)
        .where(ratings.c.game == game, ratings.c.games >= games, people.c.guest.is_(False), people.c.erased.is_(False))
        .order_by(ratings.c.rating.desc())
        .limit(most)
    )
    return await db.rows(query)


async def standings_of(db: Database, person: str) -> list[Found]:
    """Every finished match of somebody, as won, lost or drawn."""
    return await db.rows(select(standings).where(standings.c.person == person))


async def meetings_of(db: Database, person: str, most: int) -> list[Found]:
    """Somebody's last matches with one other person, the newest first, and whether anybody may look at them.

    Tables of masks are left out: who sat there is nobody's business afterwards either.
    """
    theirs = standings.alias()
    query = (
        select(
            standings,
            people.c.id.label("other"),
            people.c.name,
            people.c.guest,
            (matches.c.private.is_(False) & (matches.c.watch == "anyone")).label("is_public"),
            matches.c.customs,
        )
        .join(theirs, (theirs.c.match == standings.c.match) & (theirs.c.person != standings.c.person))
        .join(people, people.c.id == theirs.c.person)
        .join(matches, matches.c.id == standings.c.match)
        .where(standings.c.person == person, people.c.erased.is_(False))
        .order_by(standings.c.at.desc(), standings.c.match)
        .limit(most)
    )
    return [row for row in await db.rows(query) if not row.customs.get("anonymous")]


async def results_against_bots(db: Database, person: str, game: str, most: int) -> list[tuple[str, list[str]]]:
    """Somebody's last matches of a game against bots alone, the newest first: the outcome, and the bots' names."""
    recent = (
        select(standings.c.match, standings.c.outcome, standings.c.at)
        .where(standings.c.person == person, standings.c.game == game, standings.c.against_bots.is_(True))
        .order_by(standings.c.at.desc())
        .limit(most)
        .subquery()
    )
    query = (
        select(recent.c.match, recent.c.outcome, seats.c.bot)
        .join(seats, seats.c.match == recent.c.match)
        .where(seats.c.bot.is_not(None))
        .order_by(recent.c.at.desc(), recent.c.match)
    )
    found: dict[str, tuple[str, list[str]]] = {}
    for row in await db.rows(query):
        found.setdefault(row.match, (row.outcome, []))[1].append(row.bot)
    return list(found.values())


async def keep_push(db: Database, person: str, endpoint: str, p256dh: str, auth: str) -> None:
    """Keep a browser's subscription; an endpoint belongs to who registered it last."""

    def job(connection: Connection) -> None:
        connection.execute(delete(pushes).where(pushes.c.endpoint == endpoint))
        connection.execute(insert(pushes).values(person=person, endpoint=endpoint, p256dh=p256dh, auth=auth))

    await db.write(job)


async def drop_push(db: Database, endpoint: str, person: str | None = None) -> None:
    """Forget a subscription; with `person`, only if it is theirs."""

    def job(connection: Connection) -> None:
        query = delete(pushes).where(pushes.c.endpoint == endpoint)
        connection.execute(query if person is None else query.where(pushes.c.person == person))

    await db.write(job)


async def pushes_of(db: Database, person: str) -> list[Found]:
    """Somebody's subscriptions."""
    return await db.rows(select(pushes).where(pushes.c.person == person))


def fold(name: str) -> str:
    """A name as accounts are compared by: case, doubled spaces and dressed-up letters do not make another person."""
    return " ".join(unicodedata.normalize("NFKC", name).split()).casefold()
