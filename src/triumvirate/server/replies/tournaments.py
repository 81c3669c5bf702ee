"""Answers about tournaments."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.core.plain import JsonObject
from triumvirate.server.replies.common import PersonInfo, Reply
from triumvirate.server.replies.lobby import ClockInfo


class TournamentInfo(Struct):
    """A tournament as lists show it."""

    id: str
    name: str
    kind: str
    game: str
    title: str
    status: str
    rated: bool
    private: bool
    clock: ClockInfo
    options: JsonObject
    round: int
    rounds: int
    minutes: int
    patience: int
    starts: int | None
    ends: int | None
    created: int
    finished: int | None
    host: PersonInfo | None
    fill: str | None
    entrants: int


class TournamentsReply(Reply, kw_only=True):
    """Those to come and under way, then the last that ended."""

    tournaments: list[TournamentInfo]


class EntrantInfo(Struct):
    """Somebody who takes part. `number` is their seed, none before the start; `who` names them to the host."""

    who: str
    number: int | None
    person: PersonInfo | None
    bot: str | None
    rating: int | None
    state: str


class TournamentTable(Struct):
    """One table of one round: entrants' numbers by seat, and points in halves once it is over."""

    round: int
    place: int
    match: str | None
    seats: list[int]
    points: list[int] | None
    is_played: bool
    factions: list[str]


class StandingLine(Struct):
    """One line of the standing. All numbers are halves of a point, wins and games apart; streaks are of an arena."""

    place: int
    number: int
    points: int
    wins: int
    played: int
    ties: dict[str, int]
    factions: dict[str, int]
    streak: int


class ClubName(Struct):
    """The club that a tournament is of."""

    id: str
    name: str


class TournamentReply(Reply, kw_only=True):
    """A tournament with all that may be seen of it. `course` is everybody's points after each round, by number; `you` your
    number or name there, `your_match` where you are waited for; `can` is what you may do, and `club` whose it is, told to
    members."""

    tournament: TournamentInfo
    entrants: list[EntrantInfo]
    tables: list[TournamentTable]
    standing: list[StandingLine]
    course: list[list[int]]
    pause_until: int | None
    you: str | None
    your_match: str | None
    can: list[str]
    now: int
    club: ClubName | None = None
