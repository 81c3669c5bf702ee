"""What is asked and written about tournaments. A change is one transaction that wins against the version it was made from."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from triumvirate.core.plain import JsonObject
from triumvirate.core.view import Result
from triumvirate.server.errors import Beaten
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import KeptClock, MatchRow, read
from triumvirate.server.store.schema import actions, entrants, matches, meetings, seats, tournaments

MOST = 50
OPEN, RUNNING, FINISHED = "open", "running", "finished"
IN, AWAY, OUT = "in", "away", "out"


@dataclass
class TournamentRow:
    """A tournament without its entrants and meetings."""

    id: str
    name: str
    kind: str
    game: str
    options: JsonObject
    clock: KeptClock
    rated: bool
    private: bool
    host: str | None
    created: int
    fill: str | None = None
    status: str = OPEN
    round: int = 0
    rounds: int = 0
    patience: int = 300
    minutes: int = 0
    starts: int | None = None
    ends: int | None = None
    pause_until: int | None = None
    due: int | None = None
    version: int = 0
    finished: int | None = None
    club: str | None = None


@dataclass
class EntrantRow:
    """Somebody who takes part."""

    tournament: str
    who: str
    person: str | None
    bot: str | None
    joined: int
    number: int | None = None
    rating: int | None = None
    state: str = IN
    adds_numbers: bool = False


@dataclass
class MeetingRow:
    """One table of one round."""

    tournament: str
    round: int
    place: int
    match: str | None
    seats: list[int]
    made: int
    points: list[int] | None = None
    is_played: bool = True
    factions: list[str] = field(default_factory=list)
    ended: int | None = None
    absent_at: int | None = None


@dataclass
class Whole:
    """A tournament with all that belongs to it: entrants by number (by joining before the start), meetings as made."""

    row: TournamentRow
    entrants: list[EntrantRow]
    meetings: list[MeetingRow]


# --- asking -----------------------------------------------------------------------------------------------------------


async def find(db: Database, tournament: str) -> TournamentRow | None:
    """A tournament by id."""
    row = await db.row(select(tournaments).where(tournaments.c.id == tournament))
    return None if row is None else read(TournamentRow, row)


async def whole(db: Database, tournament: str) -> Whole | None:
    """A tournament with its entrants and meetings."""
    row = await find(db, tournament)
    if row is None:
        return None
    theirs = select(entrants).where(entrants.c.tournament == tournament)
    found = [read(EntrantRow, one) for one in await db.rows(theirs.order_by(entrants.c.number, entrants.c.joined))]
    tables = select(meetings).where(meetings.c.tournament == tournament).order_by(meetings.c.round, meetings.c.place)
    return Whole(row, found, [read(MeetingRow, one) for one in await db.rows(tables)])


async def due(db: Database, now: int) -> list[str]:
    """Tournaments that have to be looked at."""
    query = select(tournaments.c.id).where(tournaments.c.due <= now).order_by(tournaments.c.due).limit(MOST)
    return [str(row.id) for row in await db.rows(query)]


async def listed(db: Database, person: str | None, game: str | None) -> list[tuple[TournamentRow, int]]:
    """Public tournaments and one's own, with how many take part: those to come and under way first, then the newest."""
    mine = select(entrants.c.tournament).where(entrants.c.person == (person or ""))
    is_shown = or_(tournaments.c.private.is_(False), tournaments.c.host == (person or ""), tournaments.c.id.in_(mine))
    number = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    query = select(tournaments, number.label("entrants")).where(is_shown)
    if game:
        query = query.where(tournaments.c.game == game)
    is_over = tournaments.c.status == FINISHED
    found = await db.rows(query.order_by(is_over, tournaments.c.created.desc()).limit(MOST))
    return [(_row(dict(row._mapping)), int(row.entrants)) for row in found]


async def of_club(db: Database, club: str) -> list[tuple[TournamentRow, int]]:
    """A club's tournaments, with how many take part: those to come and under way first, then the newest."""
    number = select(func.count()).where(entrants.c.tournament == tournaments.c.id).scalar_subquery()
    query = select(tournaments, number.label("entrants")).where(tournaments.c.club == club)
    is_over = tournaments.c.status == FINISHED
    found = await db.rows(query.order_by(is_over, tournaments.c.created.desc()).limit(MOST))
    return [(_row(dict(row._mapping)), int(row.entrants)) for row in found]


def _row(columns: JsonObject) -> TournamentRow:
    return TournamentRow(**{name: value for name, value in columns.items() if name != "entrants"})


async def under_way(db: Database, person: str) -> int:
    """How many tournaments of somebody are to come or being played."""
    return await db.number(select(func.count()).where(tournaments.c.host == person, tournaments.c.status != FINISHED))


async def bots_of(db: Database, person: str) -> int:
    """How many bots take part in tournaments of somebody that are to come or being played."""
    theirs = select(tournaments.c.id).where(tournaments.c.host == person, tournaments.c.status != FINISHED)
    brought = entrants.c.bot.is_not(None), entrants.c.tournament.in_(theirs)
    return await db.number(select(func.count()).select_from(entrants).where(*brought))


@dataclass(frozen=True)
class Ended:
    """A match that has ended: who won, who of its seats did anything, whether all of it may be seen."""

    match: str
    result: Result | None
    at: int
    seats: list[str]
    acted: set[str]
    is_open: bool
    version: int


async def ended(db: Database, ids: Collection[str]) -> list[Ended]:
    """Those of some matches that are over."""
    if not ids:
        return []
    over = select(matches).where(matches.c.id.in_(ids), matches.c.status.in_(("finished", "cancelled")))
    found = [read(MatchRow, row) for row in await db.rows(over)]
    names = [row.id for row in found]
    seated = select(seats.c.match, seats.c.seat).where(seats.c.match.in_(names)).order_by(seats.c.place)
    acted = select(actions.c.match, actions.c.seat).where(actions.c.match.in_(names), actions.c.seat.is_not(None))
    sat = [(str(row.match), str(row.seat)) for row in await db.rows(seated)] if names else []
    did = [(str(row.match), str(row.seat)) for row in await db.rows(acted.distinct())] if names else []
    return [
        Ended(
            row.id,
            row.result,
            row.finished or row.updated,
            [seat for match, seat in sat if match == row.id],
            {seat for match, seat in did if match == row.id},
            row.open_after_end,
            row.version,
        )
        for row in found
    ]


async def missing(db: Database, ids: Collection[str]) -> set[str]:
    """Those of some ids that no match has yet."""
    there = await db.rows(select(matches.c.id).where(matches.c.id.in_(ids))) if ids else []
    return set(ids) - {str(row.id) for row in there}


# --- writing ----------------------------------------------------------------------------------------------------------


async def add(db: Database, row: TournamentRow) -> None:
    """A new tournament."""

    def job(connection: Connection) -> None:
        connection.execute(insert(tournaments).values(**vars(row)))

    await db.write(job)


async def advance(
    db: Database,
    row: TournamentRow,
    *,
    field: Sequence[EntrantRow] = (),
    added: Sequence[EntrantRow] = (),
    removed: Collection[str] = (),
    made: Sequence[MeetingRow] = (),
    settled: Sequence[MeetingRow] = (),
) -> None:
    """Write a changed tournament with entrants and meetings, all or nothing; `Beaten` where somebody was faster.

    `field` and `settled` are rows that change, `added` and `made` are new ones, `removed` names entrants that go.
    """
    seen = row.version
    columns = {**vars(row), "version": seen + 1}

    def job(connection: Connection) -> None:
        here = tournaments.c.id == row.id, tournaments.c.version == seen
        if connection.execute(update(tournaments).where(*here).values(**columns)).rowcount != 1:
            raise Beaten("Somebody else was first; look again.")
        for who in removed:
            connection.execute(delete(entrants).where(entrants.c.tournament == row.id, entrants.c.who == who))
        for one in field:
            theirs = entrants.c.tournament == row.id, entrants.c.who == one.who
            connection.execute(update(entrants).where(*theirs).values(**vars(one)))
        if added:
            connection.execute(insert(entrants), [vars(one) for one in added])
        if made:
            connection.execute(insert(meetings), [vars(one) for one in made])
        for table in settled:
            there = meetings.c.round == table.round, meetings.c.place == table.place
            connection.execute(update(meetings).where(meetings.c.tournament == row.id, *there).values(**vars(table)))

    await db.write(job)
    row.version = seen + 1


async def look_again(db: Database, tournament: str, at: int) -> None:
    """When it has to be looked at next, where nothing changed."""

    def job(connection: Connection) -> None:
        connection.execute(update(tournaments).where(tournaments.c.id == tournament).values(due=at))

    await db.write(job)


async def remove(db: Database, tournament: str) -> None:
    """Take a tournament out; matches that were made for it stay what they are."""

    def job(connection: Connection) -> None:
        erase(connection, [tournament])

    await db.write(job)


def erase(connection: Connection, ids: Collection[str]) -> None:
    """All rows of some tournaments."""
    for table in (meetings, entrants):
        connection.execute(delete(table).where(table.c.tournament.in_(ids)))
    connection.execute(delete(tournaments).where(tournaments.c.id.in_(ids)))


def forget(connection: Connection, person: str) -> None:
    """Somebody goes for good: out of tournaments to come, nameless in the others, host of none."""
    to_come = select(tournaments.c.id).where(tournaments.c.status == OPEN)
    theirs = entrants.c.person == person
    connection.execute(delete(entrants).where(theirs, entrants.c.tournament.in_(to_come)))
    touched = select(entrants.c.tournament).where(theirs)
    connection.execute(
        update(tournaments).where(tournaments.c.id.in_(touched)).values(version=tournaments.c.version + 1)
    )
    connection.execute(update(entrants).where(theirs).values(state=OUT))
    erase(
        connection,
        [
            row.id
            for row in connection.execute(
                select(tournaments.c.id).where(tournaments.c.host == person, tournaments.c.status == OPEN)
            )
        ],
    )
    connection.execute(update(tournaments).where(tournaments.c.host == person).values(host=None))
