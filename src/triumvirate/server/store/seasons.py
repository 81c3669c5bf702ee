"""What is asked and written about a club's seasons: what was played in one, and the standings of those that are over."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from triumvirate.server.store.database import Database, Found
from triumvirate.server.store.rows import read
from triumvirate.server.store.schema import (
    club_tables,
    matches,
    meetings,
    members,
    season_lines,
    seasons,
    standings,
    tournaments,
)

MOST_SEASONS = 40  # that are shown


class Outcome(NamedTuple):
    """How a member did in a match."""

    match: str
    person: str
    outcome: str


@dataclass
class SeasonRow:
    """A season that is over."""

    club: str
    number: int
    began: int
    ended: int


@dataclass
class LineRow:
    """How somebody did in it; points are halves. Nobody stands for who is gone for good."""

    club: str
    number: int
    line: int
    place: int
    person: str | None
    points: int
    wins: int
    played: int


def _outcomes(club: str, since: int) -> Select[*tuple[object, ...]]:
    """Of members at the club's own tables and tournaments since a time."""
    at_tables = select(club_tables.c.match).where(club_tables.c.club == club)
    met = select(meetings.c.match).join(tournaments, tournaments.c.id == meetings.c.tournament)
    in_tournaments = met.where(tournaments.c.club == club, meetings.c.match.is_not(None))
    return (
        select(standings.c.match, standings.c.person, standings.c.outcome, matches.c.customs)
        .join(matches, matches.c.id == standings.c.match)
        .join(members, (members.c.person == standings.c.person) & (members.c.club == club))
        .where(standings.c.at >= since)
        .where(or_(standings.c.match.in_(at_tables), standings.c.match.in_(in_tournaments)))
    )


def _unmasked(found: Iterable[Found]) -> list[Outcome]:
    """Tables of masks are left out."""
    return [Outcome(row.match, row.person, row.outcome) for row in found if not row.customs.get("anonymous")]


async def outcomes(db: Database, club: str, since: int) -> list[Outcome]:
    """How members did in the season that is played."""
    return _unmasked(await db.rows(_outcomes(club, since)))


def outcomes_until(connection: Connection, club: str, since: int, until: int) -> list[Outcome]:
    """How they did in a season that is over now; its club's row is locked."""
    return _unmasked(connection.execute(_outcomes(club, since).where(standings.c.at < until)).all())


async def of(db: Database, club: str) -> list[SeasonRow]:
    """A club's seasons that are over, the newest first."""
    query = select(seasons).where(seasons.c.club == club).order_by(seasons.c.number.desc()).limit(MOST_SEASONS)
    return [read(SeasonRow, row) for row in await db.rows(query)]


async def find(db: Database, club: str, number: int) -> SeasonRow | None:
    """One of them."""
    row = await db.row(select(seasons).where(seasons.c.club == club, seasons.c.number == number))
    return None if row is None else read(SeasonRow, row)


async def lines(db: Database, club: str, number: int) -> list[LineRow]:
    """Its standing."""
    query = select(season_lines).where(season_lines.c.club == club, season_lines.c.number == number)
    return [read(LineRow, row) for row in await db.rows(query.order_by(season_lines.c.line))]


async def winners(db: Database, club: str) -> list[LineRow]:
    """Who came first in each season that is over."""
    query = select(season_lines).where(season_lines.c.club == club, season_lines.c.place == 1)
    return [read(LineRow, row) for row in await db.rows(query.order_by(season_lines.c.number, season_lines.c.line))]


def number_of_next(connection: Connection, club: str) -> int:
    """The number that a season gets when it is over."""
    last = connection.execute(select(func.max(seasons.c.number)).where(seasons.c.club == club)).scalar()
    return int(last or 0) + 1


def keep(connection: Connection, season: SeasonRow, standing: Sequence[LineRow]) -> None:
    """A season is over: its standing stays."""
    connection.execute(insert(seasons).values(**vars(season)))
    connection.execute(insert(season_lines), [vars(line) for line in standing])


def erase(connection: Connection, club: str) -> None:
    """All seasons of a club."""
    for table in (season_lines, seasons):
        connection.execute(delete(table).where(table.c.club == club))


def forget(connection: Connection, person: str) -> None:
    """Somebody goes for good: nameless in what is over."""
    connection.execute(update(season_lines).where(season_lines.c.person == person).values(person=None))
