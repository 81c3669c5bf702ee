"""A tournament as pages show it. All of it is open: who takes part, who met whom, and points of what is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from triumvirate.games import find_game
from triumvirate.server.people.aliases import person_info
from triumvirate.server.replies.lobby import ClockInfo
from triumvirate.server.replies.tournaments import (
    ClubName,
    EntrantInfo,
    StandingLine,
    TournamentInfo,
    TournamentReply,
    TournamentTable,
)
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.tournaments import OPEN, EntrantRow, TournamentRow, Whole
from triumvirate.server.tournaments import hosting, kinds
from triumvirate.tournaments import arena
from triumvirate.tournaments.meetings import Meeting
from triumvirate.tournaments.standing import ARENA, standing

MOST_STEPS = 24


def info(row: TournamentRow, count: int, known: Mapping[str, PersonRow]) -> TournamentInfo:
    """As lists show it."""
    host = known.get(row.host or "")
    return TournamentInfo(
        id=row.id,
        name=row.name,
        kind=row.kind,
        game=row.game,
        title=find_game(row.game).title,
        status=row.status,
        rated=row.rated,
        private=row.private,
        clock=ClockInfo(**row.clock),
        options=row.options,
        round=row.round,
        rounds=row.rounds,
        minutes=row.minutes,
        patience=row.patience,
        starts=row.starts,
        ends=row.ends,
        created=row.created,
        finished=row.finished,
        host=person_info(host) if host and not host.erased else None,
        fill=row.fill,
        entrants=count,
    )


@dataclass(frozen=True)
class Reckoned:
    """What takes long to work out for many, and is the same for all who look."""

    standing: list[StandingLine]
    course: list[list[int]]
    tables: list[TournamentTable]


def reckoned(found: Whole) -> Reckoned:
    """Points and places now, and after each round."""
    row, count = found.row, len(found.entrants)
    meetings = kinds.played(kinds.in_order_of_ending(found.meetings) if row.kind == ARENA else found.meetings)
    tables = [
        TournamentTable(one.round, one.place, one.match, one.seats, one.points, one.is_played, list(one.factions))
        for one in found.meetings
    ]
    return Reckoned(_standing(row, count, meetings), _course(row, count, meetings), tables)


def reply(
    found: Whole,
    person: PersonRow | None,
    known: Mapping[str, PersonRow],
    now: int,
    club: ClubName | None = None,
    points: Reckoned | None = None,
) -> TournamentReply:
    """All that may be seen of it; `club` is whose it is, where who looks is a member."""
    row = found.row
    points = points or reckoned(found)
    mine = hosting.entrant_of(found, person)
    number = mine.number if mine else None
    playing = (one.match for one in found.meetings if number in one.seats and one.points is None)
    return TournamentReply(
        tournament=info(row, len(found.entrants), known),
        entrants=[_entrant(one, known) for one in found.entrants],
        tables=points.tables,
        standing=points.standing,
        course=points.course,
        pause_until=row.pause_until,
        you=mine.who if mine else None,
        your_match=next(playing, None) if number is not None else None,
        can=hosting.can(found, person, row.club is None or club is not None),
        now=now,
        club=club,
    )


def _entrant(one: EntrantRow, known: Mapping[str, PersonRow]) -> EntrantInfo:
    """Somebody as all may see them; who has gone for good has no name, and none for the host either."""
    somebody = known.get(one.person or "")
    is_gone = one.person is not None and (somebody is None or somebody.erased)
    person = person_info(somebody) if one.person is not None else None
    return EntrantInfo("" if is_gone else one.who, one.number, person, one.bot, one.rating, one.state)


def _standing(row: TournamentRow, count: int, meetings: Sequence[Meeting]) -> list[StandingLine]:
    if row.status == OPEN:
        return []
    return [
        StandingLine(
            place=line.place,
            number=line.entrant,
            points=line.points,
            wins=line.wins,
            played=line.played,
            ties=line.ties,
            factions=line.factions,
            streak=arena.streak(line.entrant, meetings) if row.kind == ARENA else 0,
        )
        for line in standing(row.kind, count, meetings)
    ]


def _course(row: TournamentRow, count: int, meetings: Sequence[Meeting]) -> list[list[int]]:
    """Everybody's points after each round; of an arena after each part of what has ended."""
    if row.status == OPEN or not meetings:
        return []
    if row.kind == ARENA:
        over = [meeting for meeting in meetings if meeting.points is not None]
        steps = min(MOST_STEPS, len(over))
        parts = [over[: len(over) * (step + 1) // steps] for step in range(steps)]
    else:
        rounds = sorted({meeting.round for meeting in meetings})
        parts = [[meeting for meeting in meetings if meeting.round <= last] for last in rounds]
    found = []
    for part in parts:
        points = {line.entrant: line.points for line in standing(row.kind, count, part)}
        found.append([points[number] for number in range(count)])
    return found
