"""Answers about games, options and tables."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import UNSET, Struct, UnsetType, field

from triumvirate.book.document import Book
from triumvirate.core.options import OptionValue
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import Result
from triumvirate.server.replies.common import PersonInfo, Reply

Chosen: TypeAlias = Annotated[OptionValue, "OptionValue"]


class BotTold(Struct):
    """What people read about a bot in a language."""

    character: str
    about: str


class BotInfo(Struct):
    """A bot of a game: how long it may think, and whether it can already (else the game's usual one plays for a minute).

    Points are its strength, 1500 being a game's tribune; none for one that is as strong as it is asked to be. `abroad` is
    what people read about it in other languages, `persona` the name that it goes by in this game.
    """

    name: str
    about: str
    seconds: float
    awake: bool
    points: int | None = None
    character: str = ""
    abroad: dict[str, BotTold] = {}
    persona: str = ""


class OptionSchema(Struct, omit_defaults=True):
    """What may be chosen for an option: the values where they are few, the names of documents that come with the game."""

    type: str
    default: Chosen
    doc: str
    choices: list[Chosen] | UnsetType = UNSET
    shipped: list[str] | UnsetType = UNSET


class GameInfo(Struct):
    """A game and what may be chosen for it."""

    name: str
    title: str
    version: int
    seats: list[str]
    options: dict[str, OptionSchema]
    bots: list[BotInfo]
    clocks: list[str]
    time_out: dict[str, list[str]]
    auto_start: bool
    gentle: str  # the bot whom a newcomer meets
    usual: str  # who plays where nobody was asked for
    count_option: str = ""  # the option that says how many play
    phrases: list[str] = []
    reactions: list[str] = []
    chunk: str = ""  # the client's folder that draws it; the plain board without one
    lessons: list[str] = []


class PushInfo(Struct):
    """Whether browsers can be pushed to, and the key they need."""

    available: bool
    key: str | None


class GamesReply(Reply, kw_only=True):
    """All games, and what this server can do."""

    games: list[GameInfo]
    push: PushInfo
    mail: bool
    languages: list[str]
    deals: list[str] = field(default_factory=list)  # the games that have a deal of the day here


class BookReply(Reply, kw_only=True):
    """The rules of a game, in one language."""

    book: Book


class OptionsReply(Reply, kw_only=True):
    """Options with defaults filled in, and the seats they make."""

    options: JsonObject
    seats: list[str]
    automata: list[str]


class ClockInfo(Struct):
    """How time is kept at a table."""

    kind: str
    seconds: int
    increment: int
    days: int
    on_time_out: str


class BadgeInfo(Struct):
    """What somebody wears at a table of many: a drawing and a colour, each by its name."""

    emblem: str
    colour: str


class SeatInfo(Struct):
    """A seat and who sits there; at a table of many how they are called, what they wear, and their score in the room."""

    seat: str
    kind: str
    person: PersonInfo | None
    bot: str | None
    stand_in: str | None
    ready: bool
    present: bool
    waking: bool = False  # its bot's search is being compiled: the usual one plays until then
    called: str = ""
    badge: BadgeInfo | None = None
    won: int = 0
    played: int = 0


class DealOfMatch(Struct):
    """Of which day's deal a match is a try, what is asked of which seat, and whether (if not, why not) it is ranked."""

    day: str
    seat: str
    task: str
    aim: int
    is_ranked: bool
    why: str


class MatchInfo(Struct):
    """A match as lists show it."""

    id: str
    game: str
    title: str
    rules: int
    status: str
    private: bool
    same_screen: bool
    rated: bool
    unrated: str | None
    watch: str
    chat: bool
    bot_reasons: str
    open_after_end: bool
    customs: dict[str, bool | int]
    source: str
    options: JsonObject
    clock: ClockInfo
    seats: list[SeatInfo]
    host: str | None
    created: int
    updated: int
    number: int
    deciders: list[str]
    your_seats: list[str]
    your_turn: bool
    paused: bool
    result: Result | None
    rematch: str | None
    watchers: int
    game_of_room: int = 1  # the how-manieth game of its room it is
    deal: DealOfMatch | None = None  # the deal of the day that it is a try of


class MatchesReply(Reply, kw_only=True):
    """A page of matches; of open tables also how strong those are who sit there, by person and game."""

    matches: list[MatchInfo]
    next: str | None
    ratings: dict[str, dict[str, int]]


class InviteReply(Reply, kw_only=True):
    """What is behind a link."""

    match: MatchInfo
    seat: str | None
