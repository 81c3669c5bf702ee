"""Answers about clubs."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.server.replies.common import PersonInfo, Reply
from triumvirate.server.replies.lobby import MatchInfo
from triumvirate.server.replies.tournaments import TournamentInfo


class ClubInfo(Struct):
    """A club as lists and invitations show it."""

    id: str
    name: str
    owner: PersonInfo
    members: int
    is_member: bool


class ClubsReply(Reply, kw_only=True):
    """One's own clubs."""

    clubs: list[ClubInfo]


class InvitedReply(Reply, kw_only=True):
    """The club behind a link."""

    club: ClubInfo


class MemberInfo(Struct):
    """Somebody who belongs to it, and since when."""

    person: PersonInfo
    joined: int


class ClubTable(Struct):
    """A table of the club; by its code members sit down while it waits."""

    match: MatchInfo
    code: str | None


class SeasonLine(Struct):
    """A member's season. Points are halves."""

    place: int
    person: PersonInfo
    points: int
    wins: int
    played: int


class SeasonInfo(Struct):
    """A season that is over: when it began and ended, and who came first."""

    number: int
    began: int
    ended: int
    first: list[PersonInfo]


class SeasonReply(Reply, kw_only=True):
    """A season that is over, with its standing as it was then."""

    season: SeasonInfo
    standing: list[SeasonLine]


class ClubReply(Reply, kw_only=True):
    """A club as its members see it; `token` is for its owner, who invites by it. The season is counted from `season` on;
    `seasons` are over, the newest first."""

    club: ClubInfo
    is_owner: bool
    token: str | None
    season: int
    created: int
    members: list[MemberInfo]
    tables: list[ClubTable]
    tournaments: list[TournamentInfo]
    standing: list[SeasonLine]
    seasons: list[SeasonInfo]
