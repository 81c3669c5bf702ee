"""A club as pages show it: to its members all of it, to who has a link its name, its owner and how many they are."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.server.clubs import season
from triumvirate.server.errors import NotFound
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.summary import match_info
from triumvirate.server.people.aliases import person_info
from triumvirate.server.replies import PersonInfo
from triumvirate.server.replies.clubs import (
    ClubInfo,
    ClubReply,
    ClubTable,
    MemberInfo,
    SeasonInfo,
    SeasonLine,
    SeasonReply,
)
from triumvirate.server.store import clubs as stored
from triumvirate.server.store import matches, people, seasons, tournaments
from triumvirate.server.store.clubs import ClubRow
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.seasons import LineRow, SeasonRow
from triumvirate.server.tournaments import showing


async def mine(cache: MatchCache, person: PersonRow) -> list[ClubInfo]:
    """Somebody's clubs."""
    found = await stored.of(cache.db, person.id)
    known = await people.find_many(cache.db, {row.owner for row, _ in found})
    return [ClubInfo(row.id, row.name, person_info(known.get(row.owner)), count, True) for row, count in found]


async def outside(cache: MatchCache, row: ClubRow, person: PersonRow | None) -> ClubInfo:
    """What an invitation tells."""
    there = await stored.members_of(cache.db, row.id)
    is_member = person is not None and any(one.person == person.id for one in there)
    return ClubInfo(row.id, row.name, person_info(await people.find(cache.db, row.owner)), len(there), is_member)


async def reply(cache: MatchCache, row: ClubRow, person: PersonRow) -> ClubReply:
    """All of it, for a member."""
    there = await stored.members_of(cache.db, row.id)
    tables = await stored.tables_of(cache.db, row.id)
    seats = await matches.seats_of(cache.db, [one.id for one in tables])
    planned = await tournaments.of_club(cache.db, row.id)
    ids = {one.person for one in there} | {one.host for one, _ in planned if one.host}
    ids |= {seat.person for group in seats.values() for seat in group if seat.person}
    known = await people.find_many(cache.db, ids)
    lines = season.standing(await seasons.outcomes(cache.db, row.id, row.season))
    over = await seasons.of(cache.db, row.id)
    winners = await seasons.winners(cache.db, row.id)
    known |= await people.find_many(cache.db, {one.person for one in winners if one.person} - known.keys())
    return ClubReply(
        club=ClubInfo(row.id, row.name, person_info(known.get(row.owner)), len(there), True),
        is_owner=row.owner == person.id,
        token=row.token if row.owner == person.id else None,
        season=row.season,
        created=row.created,
        members=[MemberInfo(person_info(known.get(one.person)), one.joined) for one in there],
        tables=[
            ClubTable(
                match_info(one, seats[one.id], known, cache.presence, person.id),
                one.code if one.status == "open" else None,
            )
            for one in tables
        ],
        tournaments=[showing.info(one, count, known) for one, count in planned],
        standing=[
            SeasonLine(line.place, person_info(known.get(line.person)), line.points, line.wins, line.played)
            for line in by_name(lines, known)
        ],
        seasons=[_season(one, winners, known) for one in over],
    )


def by_name(lines: list[season.Line], known: Mapping[str, PersonRow]) -> list[season.Line]:
    """Who shares a place stands there by name: ids say nothing to anybody."""
    names = {line.person: known[line.person].name if line.person in known else "" for line in lines}
    return sorted(lines, key=lambda line: (line.place, line.played, names[line.person].casefold(), line.person))


async def past(cache: MatchCache, club: str, number: int) -> SeasonReply:
    """A season that is over, for a member."""
    found = await seasons.find(cache.db, club, number) if 0 < number < 2**31 else None
    if found is None:
        raise NotFound("There was no such season.")
    lines = await seasons.lines(cache.db, club, number)
    known = await people.find_many(cache.db, {line.person for line in lines if line.person})
    return SeasonReply(
        season=_season(found, [line for line in lines if line.place == 1], known),
        standing=[SeasonLine(line.place, _who(line, known), line.points, line.wins, line.played) for line in lines],
    )


def _season(row: SeasonRow, winners: list[LineRow], known: Mapping[str, PersonRow]) -> SeasonInfo:
    first = [_who(line, known) for line in winners if line.number == row.number]
    return SeasonInfo(row.number, row.began, row.ended, first)


def _who(line: LineRow, known: Mapping[str, PersonRow]) -> PersonInfo:
    return person_info(known.get(line.person) if line.person else None)
