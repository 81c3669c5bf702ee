"""Rows of the database as objects, so that a misspelt column is a type error."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, NotRequired, TypedDict, TypeVar

import msgspec

from triumvirate.core.chance import BY_PLACE, Lots, Outcome
from triumvirate.core.plain import JsonObject
from triumvirate.core.view import Result
from triumvirate.decoders import decoder_of

if TYPE_CHECKING:
    from triumvirate.server.store.database import Found

T = TypeVar("T")
decoder_of(Result)  # rows are read in threads too: let msgspec look at the class before
TOOK_BACK = (
    "took_back"  # why a match is unrated: what was drawn or shown, and taken back, can be spent on a better move
)

OF_TOURNAMENT = "tournament"  # the source of a match that a tournament has made: nobody is its host
ABANDONED = "abandoned"  # how a match ended that an operator ended: nobody won, nothing was counted


class KeptClock(TypedDict):
    """How time is kept in a match, its gaps filled."""

    kind: str
    seconds: int
    increment: int
    days: int
    on_time_out: str


class KeptBeat(TypedDict):
    """A beat of a scene: the kind of event it is about, how many of the entry's events are told in it, how long it lasts."""

    about: str
    told: int
    ms: int


class Curtain(TypedDict):
    """What was done and is being told (see `matches/curtain.py`): the act as it is to be entered, its beats, which of them is
    on and until when, which seats would rather skip it, and the stage that it interrupts."""

    seat: str | None
    action: str
    outcomes: list[Outcome]
    at: int
    by: str
    why: str | None
    key: str | None
    beats: list[KeptBeat]
    beat: int
    ends: int
    skip: list[str]
    stage: Stage


class Stage(TypedDict, total=False):
    """The stage that a whole table is in (see `matches/stages.py`); nothing at all where no phase is timed.

    While a scene is told there is nothing but `curtain`.
    """

    key: str
    name: str
    began: int
    ends: int | None
    window: bool
    answered: list[str]
    closes: int
    curtain: Curtain


class Offer(TypedDict):
    """An offer on the table and the seats that still have to answer; a vote also has whom it is against, and who agrees."""

    kind: str
    seat: str
    at: int
    answer: list[str]
    against: NotRequired[str]
    yes: NotRequired[list[str]]


class Numbers(TypedDict, total=False):
    """What seats add to a match's secret (see `matches/lots.py`): who is expected to, seals by person and then by seat,
    whether some are waited for, the numbers that were opened, and how often the start was void. `before` and `streaks`
    are what the set-up is dealt against (see `core/deals.py`), by person and, once the match began, by seat. At a table
    of a tournament (`matches/round_lots.py`) `until` is how long those are waited for who have sealed a number, and
    `broke_off` are the people who did not open theirs."""

    expected: list[str]
    seals: dict[str, str]
    is_waiting: bool
    opening: dict[str, str]
    shares: dict[str, str]
    voids: int
    until: int
    broke_off: list[str]
    before: dict[str, tuple[str, int]]
    streaks: dict[str, tuple[str, int]]


class KeptDeal(TypedDict, total=False):
    """The deal of the day that a match is a try of (see `daily/`): what is asked of which seat, and whether it is ranked.

    `nth` tells several tries of one bot apart."""

    day: str
    seat: str
    bot: str
    task: str
    aim: int
    is_ranked: bool
    why: str
    nth: int


class Room(TypedDict, total=False):
    """The games that were played in a room before this one: how many, and how many of them each person won and played."""

    games: int
    won: dict[str, int]
    played: dict[str, int]


@dataclass
class PersonRow:
    """Somebody: a guest or an account."""

    id: str
    name: str
    created: int
    guest: bool = True
    account: str | None = None
    password: str | None = field(default=None, repr=False)
    epoch: int = 0
    settings: JsonObject = field(default_factory=dict)
    email: str | None = None
    email_confirmed: bool = False
    webhook: str | None = None
    vacation_until: int | None = None
    vacation_left: int = 20
    device_nonce: str | None = field(default=None, repr=False)
    look: str = ""  # the name as eyes compare it: see people/names.py
    digest_at: int = 0
    erased: bool = False
    banned_until: int | None = None


@dataclass
class SessionRow:
    """Somebody signed in on a device. `proved` is when they last showed that it is them, by a password or a link."""

    id: str
    person: str
    began: int
    seen: int
    proved: int = 0
    ended: int | None = None
    network: str = ""
    device: str = ""


@dataclass
class MatchRow:
    """A match without its seats and actions."""

    id: str
    game: str
    rules: int
    options: JsonObject
    secret: bytes = field(repr=False)
    clock: KeptClock
    host: str | None
    created: int
    updated: int
    status: str = "open"
    private: bool = False
    same_screen: bool = False
    rated: bool = True
    unrated: str | None = None  # why it does not count for ratings although it was to: see people/fairness.py
    draws: str = BY_PLACE
    numbers: Numbers = field(default_factory=Numbers)
    watch: str = "anyone"
    chat: bool = True
    bot_reasons: str = "after"
    open_after_end: bool = True
    auto_start: bool = True
    code: str | None = None
    secret_known: bool = True
    position: str = field(default="", repr=False)
    source: str = "table"
    number: int = -1
    version: int = 0
    deciders: list[str] = field(default_factory=list)
    clocks: dict[str, dict[str, int]] = field(default_factory=lambda: {"left": {}, "since": {}})
    deadline: int | None = None
    paused_at: int | None = None
    offers: list[Offer] = field(default_factory=list)
    customs: dict[str, bool | int] = field(default_factory=dict)
    stage: Stage = field(default_factory=Stage)
    result: Result | None = None
    rematch: str | None = None
    room: Room = field(default_factory=Room)
    deal: KeptDeal = field(default_factory=KeptDeal)
    finished: int | None = None

    @property
    def lots(self) -> Lots:
        """What its draws follow from."""
        numbers = self.numbers if self.status != "open" else Numbers()
        shares = {seat: bytes.fromhex(share) for seat, share in numbers.get("shares", {}).items()}
        streaks = {seat: (role, times) for seat, (role, times) in numbers.get("streaks", {}).items()}
        return Lots(self.secret, shares, self.draws, streaks)


@dataclass
class SeatRow:
    """A seat: `kind` is person, bot, auto or open."""

    match: str
    seat: str
    place: int
    kind: str
    person: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    token: str | None = field(default=None, repr=False)
    ready: bool = False


@dataclass
class ActionRow:
    """An entry of a match, for ever."""

    match: str
    number: int
    seat: str | None
    action: str
    outcomes: list[Outcome] | None  # None only for replaying by the word
    events: list[JsonObject]
    by: str
    at: int
    why: str | None = None
    key: str | None = None


def read(kind: type[T], row: Found) -> T:
    """An object from a database row."""
    return made(kind, row._asdict())


def made(kind: type[T], columns: Mapping[str, object]) -> T:
    """An object from its columns; what the database keeps as JSON gets its type."""
    found = kind(**columns)
    if isinstance(found, MatchRow):
        found.result = msgspec.convert(found.result, Result | None)
    return found


def values(row: PersonRow | SessionRow | MatchRow | SeatRow | ActionRow) -> JsonObject:
    """The columns of an object, not copied deeply: they go straight to the database."""
    return {item.name: getattr(row, item.name) for item in fields(row)}
