"""Answers about people: accounts, statistics, leaderboards, and what an operator sees."""

from __future__ import annotations

from msgspec import Struct, field

from triumvirate.core.plain import JsonObject
from triumvirate.server.replies.common import PersonInfo, Reply
from triumvirate.server.replies.lobby import MatchInfo


class VacationInfo(Struct):
    """Days off."""

    until: int | None
    days_left: int


class MeInfo(Struct):
    """Oneself."""

    id: str
    name: str
    guest: bool
    settings: JsonObject
    email: str | None
    email_confirmed: bool
    webhook: str | None
    muted: list[str]
    blocked: list[str]
    vacation: VacationInfo
    created: int
    operator: bool = False  # may open /admin
    shut_out_until: int | None = None  # by the operator


class MeReply(Reply, kw_only=True):
    """Oneself, or nobody yet."""

    me: MeInfo | None


class DeviceLink(Reply, kw_only=True):
    """A link that signs another device in, once."""

    token: str
    path: str
    expires: int


class SessionInfo(Struct):
    """Where somebody is signed in: a kind of device, since when, and when it was used last (to the hour)."""

    id: str
    device: str
    began: int
    seen: int
    here: bool


class SessionsReply(Reply, kw_only=True):
    """All places where one is signed in, the last used first."""

    sessions: list[SessionInfo]


class RatingInfo(Struct):
    """A rating."""

    rating: int
    deviation: int
    games: int


class SideInfo(Struct):
    """How somebody has done on one side of a game."""

    played: int = 0
    won: int = 0


class StatsInfo(Struct):
    """How somebody has done at a game."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    against_bots: int = 0
    won_against_bots: int = 0
    sides: dict[str, SideInfo] = {}


class MeetingInfo(Struct):
    """A finished match that anybody may look at, as one of its people sees another."""

    game: str
    seat: str
    outcome: str
    at: int
    other: PersonInfo
    match: str


class RatingPoint(Struct):
    """What a rating was after a match."""

    at: int
    rating: int


class OverlookedInfo(Struct):
    """Something that faults had in common, in words, and in how many."""

    words: str
    count: int


class HabitInfo(Struct):
    """What somebody tends to overlook at a game, from matches that were looked back at."""

    game: str
    matches: int
    decisions: int
    faults: int
    overlooked: list[OverlookedInfo]


class PlayerReply(Reply, kw_only=True):
    """Somebody's page: numbers, and whom they met last, the newest first; one's own private matches only oneself sees."""

    person: PersonInfo
    ratings: dict[str, RatingInfo]
    stats: dict[str, StatsInfo]
    curves: dict[str, list[RatingPoint]]
    meetings: list[MeetingInfo]
    habits: list[HabitInfo] = field(default_factory=list)  # one's own alone


class LeaderRow(Struct):
    """A line of the leaderboard."""

    place: int
    person: PersonInfo
    rating: RatingInfo


class LeaderboardReply(Reply, kw_only=True):
    """The best of a game."""

    game: str
    rows: list[LeaderRow]


class WorkerInfo(Struct):
    """A process of the server, and what it said of itself when it signed last."""

    name: str
    kind: str
    started: int
    seen: int
    alive: bool
    facts: JsonObject


class ReportInfo(Struct):
    """A report; the line of chat that it is about, while it is kept."""

    id: int
    by: str
    by_name: str | None
    person: str
    person_name: str | None
    banned_until: int | None
    match: str | None
    chat: int | None
    said: str | None
    reason: str
    at: int


class KnownPerson(Struct):
    """Somebody, as the operator sees them."""

    id: str
    name: str
    guest: bool
    created: int
    banned_until: int | None
    matches: int
    reports: int
    operator: bool = False


class AdminReply(Reply, kw_only=True):
    """How things stand, for the operator."""

    version: str
    now: int
    database: str
    totals: dict[str, int]
    workers: list[WorkerInfo]
    bot_queue: int
    reports: list[ReportInfo]
    registration: bool
    guests: bool
    retention_days: int


class AdminPeople(Reply, kw_only=True):
    """People who were looked for."""

    people: list[KnownPerson]


class SignPair(Struct):
    """Two people whose results are a sign: who gained, of how many matches, how likely, and matches to look at."""

    winner: str
    loser: str
    signs: list[str]
    played: int
    counted: int
    score: float
    expected: float | None
    one_in: int | None
    short: int
    networks: int
    matches: list[str]


class SignRing(Struct):
    """People who hang together by signs, with their names."""

    people: dict[str, str]
    pairs: list[SignPair]


class AdminSigns(Reply, kw_only=True):
    """Signs that people help each other to ratings, of so many matches in so many days."""

    days: int
    looked_at: int
    rings: list[SignRing]


class AdminTables(Reply, kw_only=True):
    """Tables of a status."""

    matches: list[MatchInfo]
