"""What is told of deals of the day."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.core.plain import JsonObject
from triumvirate.server.replies.common import PersonInfo, Reply


class TryInfo(Struct):
    """A try: its match, whether (if not, why not) it is ranked, and how it went once it has ended."""

    match: str
    is_ranked: bool
    why: str
    ended: int | None
    gave_up: bool
    score: int | None
    is_done: bool | None
    facts: dict[str, int]
    better_than: int | None = None  # the percentage of all others
    place: int | None = None


class DealLeader(Struct):
    """One of the best of a day."""

    person: PersonInfo
    is_done: bool
    facts: dict[str, int]


class BotTry(Struct):
    """How a bot did with the same deal; its match can be looked at once the day is over."""

    bot: str
    is_done: bool
    facts: dict[str, int]
    better_than: int | None
    match: str | None


class Parting(Struct):
    """A decision of one's own, and what the line did at its next one, in words (as far as the bots have some) and as the
    actions' own texts; `number` is the entry of one's own match."""

    number: int
    mine: str
    theirs: str
    my_action: str
    their_action: str


class LineInfo(Struct):
    """The best line of the strongest bot, how many decisions one's own try shares with it, and what follows on both sides."""

    bot: str
    match: str
    is_done: bool
    facts: dict[str, int]
    shared: int
    partings: list[Parting]


class DealInfo(Struct):
    """The deal of a game on a day, as far as whoever asks may know it."""

    game: str
    title: str
    day: str
    ends: int
    is_over: bool
    seat: str
    bot: str
    options: JsonObject
    task: str
    aim: int
    digest: str
    made: int
    next_digest: str | None  # of the day after, once it is sealed
    is_under_way: bool  # bots have played it up to where the person takes over
    played: int
    streak: int
    mine: list[TryInfo]
    leaders: list[DealLeader]
    bots: list[BotTry]  # for who has ended a try, and afterwards for all
    text: str | None = None  # what was sealed, once the day is over
    line: LineInfo | None = None


class DealsReply(Reply, kw_only=True):
    """The deals of today, and what time it is: the page counts down by it."""

    now: int
    deals: list[DealInfo]


class DealReply(Reply, kw_only=True):
    """One deal."""

    now: int
    deal: DealInfo


class CalendarDay(Struct):
    """A day with a deal, and one's own ranked try at it."""

    day: str
    mine: TryInfo | None


class CalendarReply(Reply, kw_only=True):
    """The days of a game that have a deal, the newest first."""

    game: str
    today: str
    streak: int
    days: list[CalendarDay]
