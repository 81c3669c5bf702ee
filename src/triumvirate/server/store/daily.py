"""What is asked and written about deals of the day. A day's deal is one row, whichever worker makes it first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.matches import Extra
from triumvirate.server.store.rows import read
from triumvirate.server.store.schema import daily_deals, daily_tries, matches, people

LEADERS = 5
LONGEST_STREAK = 400


@dataclass
class DealRow:
    """A deal as it is kept: what was published of it, and its text once it is unsealed."""

    game: str
    day: str
    digest: str
    sealed: bytes = field(repr=False)
    made: int
    opened: int | None = None
    told: int | None = None


@dataclass
class TryRow:
    """One try at a deal."""

    match: str
    game: str
    day: str
    person: str | None
    bot: str | None
    key: str | None
    is_ranked: bool
    why: str
    began: int
    score: int | None = None
    is_done: bool | None = None
    facts: Mapping[str, int] = field(default_factory=dict)
    ended: int | None = None


# --- deals ----------------------------------------------------------------------------------------------------------


async def deal(db: Database, game: str, day: str) -> DealRow | None:
    """The deal of a game on a day."""
    row = await db.row(select(daily_deals).where(daily_deals.c.game == game, daily_deals.c.day == day))
    return None if row is None else read(DealRow, row)


async def days_of(db: Database, game: str, until: str, most: int) -> list[str]:
    """The days up to one that have a deal, the newest first."""
    here = daily_deals.c.game == game, daily_deals.c.day <= until
    query = select(daily_deals.c.day).where(*here).order_by(daily_deals.c.day.desc()).limit(most)
    return [str(row.day) for row in await db.rows(query)]


async def add_deal(db: Database, game: str, day: str, digest: str, text: bytes, now: int) -> bool:
    """Keep a new deal; False where another worker was first."""
    sealed = text if db.vault is None else db.vault.seal(text)
    columns = {"game": game, "day": day, "digest": digest, "sealed": sealed, "made": now}

    def job(connection: Connection) -> None:
        connection.execute(insert(daily_deals).values(columns))

    try:
        await db.write(job)
    except IntegrityError:
        return False
    return True


def text_of(db: Database, row: DealRow) -> str:
    """The text of a deal, unsealed: for the server's own eyes while its day lasts."""
    return (row.sealed if db.vault is None else db.vault.open(row.sealed)).decode()


async def unopened(db: Database, before: str, since: str) -> list[tuple[str, str]]:
    """Game and day of deals whose day is over and whose matches may be sealed: those of the last day are looked at again,
    because a try may have begun in its last moment."""
    query = select(daily_deals.c.game, daily_deals.c.day).where(
        daily_deals.c.day < before, daily_deals.c.opened.is_(None) | (daily_deals.c.day >= since)
    )
    return [(str(row.game), str(row.day)) for row in await db.rows(query.order_by(daily_deals.c.day))]


async def note_opened(db: Database, game: str, day: str, now: int) -> None:
    """All matches of a deal are open."""
    here = daily_deals.c.game == game, daily_deals.c.day == day

    def job(connection: Connection) -> None:
        connection.execute(update(daily_deals).where(*here).values(opened=now))

    await db.write(job)


async def claim_telling(db: Database, day: str, now: int) -> bool:
    """Whether this worker is the one that tells people of a day's deals."""
    here = daily_deals.c.day == day, daily_deals.c.told.is_(None)

    def job(connection: Connection) -> bool:
        return connection.execute(update(daily_deals).where(*here).values(told=now)).rowcount > 0

    return await db.write(job)


# --- tries ----------------------------------------------------------------------------------------------------------


def adding(row: TryRow) -> Extra:
    """What is written of a try together with its match."""
    columns = {name: getattr(row, name) for name in row.__dataclass_fields__}

    def write(connection: Connection) -> None:
        connection.execute(insert(daily_tries).values(columns))

    return write


def ending(match: str, score: int, is_done: bool, facts: Mapping[str, int], ended: int, too_late: bool) -> Extra:
    """What is written of a try together with the end of its match; one that ended after its day is not ranked."""
    columns: dict[str, object] = {"score": score, "is_done": is_done, "facts": dict(facts), "ended": ended}

    def write(connection: Connection) -> None:
        here = daily_tries.c.match == match
        if too_late:
            was_ranked = here, daily_tries.c.is_ranked.is_(True)
            connection.execute(update(daily_tries).where(*was_ranked).values(is_ranked=False, why="late"))
        connection.execute(update(daily_tries).where(here).values(columns))

    return write


async def ranked_try(db: Database, key: str) -> TryRow | None:
    """The try that there is one of."""
    row = await db.row(select(daily_tries).where(daily_tries.c.key == key))
    return None if row is None else read(TryRow, row)


async def tries_of(db: Database, game: str, day: str, person: str) -> list[TryRow]:
    """Somebody's tries at a deal, the first first."""
    here = daily_tries.c.game == game, daily_tries.c.day == day, daily_tries.c.person == person
    return [read(TryRow, row) for row in await db.rows(select(daily_tries).where(*here).order_by(daily_tries.c.began))]


async def bots_of(db: Database, game: str, day: str) -> list[TryRow]:
    """The bots' tries at a deal."""
    here = daily_tries.c.game == game, daily_tries.c.day == day, daily_tries.c.bot.is_not(None)
    return [read(TryRow, row) for row in await db.rows(select(daily_tries).where(*here))]


async def bots_under_way(db: Database, since: int) -> int:
    """How many tries of bots that began since then are being played."""
    under_way = daily_tries.c.bot.is_not(None), daily_tries.c.ended.is_(None), daily_tries.c.began > since
    return await db.number(select(func.count()).select_from(daily_tries).where(*under_way))


async def scores(db: Database, game: str, day: str) -> dict[int, int]:
    """How often each score was reached by people whose try is ranked."""
    here = daily_tries.c.game == game, daily_tries.c.day == day, _COUNTS
    query = select(daily_tries.c.score, func.count().label("times")).where(*here).group_by(daily_tries.c.score)
    return {int(row.score): int(row.times) for row in await db.rows(query)}


async def leaders(db: Database, game: str, day: str) -> list[Found]:
    """The best ranked tries with the names of who played; of equal ones the earlier is first."""
    query = (
        select(daily_tries, people.c.name, people.c.guest)
        .join(people, people.c.id == daily_tries.c.person)
        .where(daily_tries.c.game == game, daily_tries.c.day == day, _COUNTS)
        .order_by(daily_tries.c.score.desc(), daily_tries.c.ended)
    )
    return await db.rows(query.limit(LEADERS))


async def played_days(db: Database, game: str, person: str) -> dict[str, TryRow]:
    """Somebody's ranked and ended tries at the deals of a game, by day."""
    here = daily_tries.c.game == game, daily_tries.c.person == person, _COUNTS
    query = select(daily_tries).where(*here).order_by(daily_tries.c.day.desc()).limit(LONGEST_STREAK)
    return {str(row.day): read(TryRow, row) for row in await db.rows(query)}


async def sealed_matches(db: Database, game: str, day: str, most: int) -> list[str]:
    """Matches of a deal that are still sealed."""
    tried = select(daily_tries.c.match).where(daily_tries.c.game == game, daily_tries.c.day == day)
    query = select(matches.c.id).where(matches.c.id.in_(tried), matches.c.open_after_end.is_(False))
    return [str(row.id) for row in await db.rows(query.limit(most))]


_COUNTS = daily_tries.c.is_ranked.is_(True) & daily_tries.c.ended.is_not(None) & daily_tries.c.bot.is_(None)
