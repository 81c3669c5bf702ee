"""What is answered: one Struct per reply, as `docs/api.md` shows them."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, Struct, UnsetType


class Reply(Struct):
    """The parent of all replies; refusals have a shape of their own."""

    ok: bool = True


class Fault(Struct):
    """What was wrong, for people, with the rule's section."""

    code: str
    reason: str
    rule: str | None = None


class Refusal(Struct):
    """A refused request."""

    error: Fault
    ok: bool = False


class PersonInfo(Struct):
    """Somebody, as others see them."""

    id: str
    name: str
    guest: bool


class VacationInfo(Struct):
    """Days off."""

    until: int | None
    days_left: int


class MeInfo(Struct):
    """Oneself."""

    id: str
    name: str
    guest: bool
    settings: dict[str, Any]
    email: str | None
    email_confirmed: bool
    webhook: str | None
    muted: list[str]
    blocked: list[str]
    vacation: VacationInfo
    created: int


class MeReply(Reply, kw_only=True):
    """Oneself, or nobody yet."""

    me: MeInfo | None


class DeviceLink(Reply, kw_only=True):
    """A link that signs another device in, once."""

    token: str
    path: str
    expires: int


class BotInfo(Struct):
    """A bot of a game: how long it may think, and whether it can already (else the tribune plays for a minute)."""

    name: str
    about: str
    seconds: float
    awake: bool


class GameInfo(Struct):
    """A game and what may be chosen for it."""

    name: str
    title: str
    version: int
    seats: list[str]
    options: dict[str, dict[str, Any]]
    bots: list[BotInfo]
    clocks: list[str]
    time_out: dict[str, list[str]]
    auto_start: bool
    phrases: list[str] = []
    reactions: list[str] = []


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


class OptionsReply(Reply, kw_only=True):
    """Options with defaults filled in, and the seats they make."""

    options: dict[str, Any]
    seats: list[str]
    automata: list[str]


class ClockInfo(Struct):
    """How time is kept at a table."""

    kind: str
    seconds: int
    increment: int
    days: int
    on_time_out: str


class SeatInfo(Struct):
    """A seat and who sits there."""

    seat: str
    kind: str
    person: PersonInfo | None
    bot: str | None
    stand_in: str | None
    ready: bool
    present: bool
    waking: bool = False  # its bot's search is being compiled: the tribune plays until then


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
    watch: str
    chat: bool
    bot_reasons: str
    open_after_end: bool
    customs: dict[str, bool | int]
    source: str
    options: dict[str, Any]
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
    result: dict[str, Any] | None
    rematch: str | None
    watchers: int


class MatchesReply(Reply, kw_only=True):
    """A page of matches."""

    matches: list[MatchInfo]
    next: str | None


class InviteReply(Reply, kw_only=True):
    """What is behind a link."""

    match: MatchInfo
    seat: str | None


class EntryInfo(Struct):
    """An entry of a match, as one viewer may know it."""

    number: int
    seat: str | None
    action: str | None
    at: int
    events: list[dict[str, Any]]
    words: list[str]
    by: str
    why: str | None


class HistoryEntry(EntryInfo, kw_only=True):
    """An entry with the viewer's view after it."""

    view: dict[str, Any]


class ClocksInfo(Struct):
    """All clocks of a match."""

    running: list[str]
    left_ms: dict[str, int]
    deadline: dict[str, int]


class UndoInfo(Struct):
    """Whether the last action may be undone, and why not."""

    allowed: bool
    reason: str | None


class OfferInfo(Struct):
    """An offer on the table and who is to answer."""

    kind: str
    seat: str
    at: int
    answer: list[str]
    against: str | None = None


class PresenceInfo(Struct):
    """Who is at the table."""

    seats: dict[str, bool]
    watchers: int


class StageInfo(Struct):
    """The phase that the whole table is in. In a `window` it is not told who has answered, beside oneself."""

    name: str
    began: int
    ends: int | None
    window: bool
    asked: bool


class State(Reply, kw_only=True):
    """A match as one viewer may know it. As an update, `match` is there only when it changed."""

    type: str = "state"
    match: MatchInfo | UnsetType = UNSET
    seat: str | None
    number: int
    now: int
    view: dict[str, Any] | None
    legal: list[dict[str, Any]]
    deciders: list[str]
    result: dict[str, Any] | None
    entries: list[EntryInfo]
    clocks: ClocksInfo | None
    stage: StageInfo | None = None
    undo: UndoInfo
    offers: list[OfferInfo]
    commitment: str
    secret: str | None
    presence: PresenceInfo
    can: list[str]
    stand_in_after: dict[str, int] | None
    invites: dict[str, str] | UnsetType = UNSET
    code: str | UnsetType | None = UNSET


class LegalReply(Reply, kw_only=True):
    """The viewer's own choices."""

    actions: list[dict[str, Any]]


class ViewReply(Reply, kw_only=True):
    """The viewer's view."""

    view: dict[str, Any] | None


class MemoryReply(Reply, kw_only=True):
    """What the viewer could remember."""

    memory: dict[str, Any]


class ResultReply(Reply, kw_only=True):
    """How it ended, if it has."""

    result: dict[str, Any] | None


class ExplainReply(Reply, kw_only=True):
    """Whether an action is allowed, and why not."""

    legal: bool
    reason: str
    rule: str | None


class Change(Struct):
    """A fact of the view that an action would change."""

    path: list[str]
    before: Any
    after: Any


class PreviewReply(Reply, kw_only=True):
    """What an action would do, as far as its player can know."""

    action: str
    legal: bool
    reason: str | None
    rule: str | None
    changes: list[Change]
    events: list[dict[str, Any]]
    words: list[str]
    chance: bool


class HintChoice(Struct):
    """One good action: in words, why, and the chance to win with it where that is known."""

    action: str
    words: str
    why: str
    chance: float | None


class HintMove(Struct):
    """One action of the line that is expected."""

    seat: str
    action: str
    words: str


class HintReply(Reply, kw_only=True):
    """What a bot would do here, what else is good, and how it would go on. `note` says if a weaker bot answered."""

    action: str
    words: str
    why: str
    bot: str
    chance: float | None
    others: list[HintChoice]
    line: list[HintMove]
    note: str | None


class AnalysisReply(Reply, kw_only=True):
    """Looking back at a match: `status` is none, waiting, running, done or failed; `done` of `total` entries."""

    status: str
    done: int
    total: int
    reason: str | None
    analysis: dict[str, Any] | None


class ChatLine(Struct):
    """A line of chat."""

    id: int
    room: str
    seat: str | None
    person: PersonInfo
    text: str
    at: int
    phrase: str | None = None


class ChatReply(Reply, kw_only=True):
    """The line that was said."""

    line: ChatLine


class ChatPage(Reply, kw_only=True):
    """Lines, oldest first."""

    chat: list[ChatLine]


class HistoryReply(Reply, kw_only=True):
    """A page of history."""

    entries: list[HistoryEntry]
    next: int | None


class TruthReply(Reply, kw_only=True):
    """Everything, after the end."""

    truth: dict[str, Any]


class PositionReply(Reply, kw_only=True):
    """A position in one line, and a path to show it."""

    text: str
    path: str


class Draw(Struct):
    """One draw: which of `n` it was, and what that meant."""

    n: int
    index: int
    outcome: Any


class VerifyEntry(Struct):
    """The draws of one entry and the word they come from."""

    number: int
    action: str
    seat: str | None
    word: str
    draws: list[Draw]


class VerifyReply(Reply, kw_only=True):
    """All that is needed to check the dice."""

    commitment: str
    secret: str
    known: bool
    entries: list[VerifyEntry]


class RatingInfo(Struct):
    """A rating."""

    rating: int
    deviation: int
    games: int


class StatsInfo(Struct):
    """How somebody has done at a game."""

    played: int = 0
    won: int = 0
    lost: int = 0
    drawn: int = 0
    against_bots: int = 0
    won_against_bots: int = 0
    sides: dict[str, dict[str, int]] = {}


class PlayerReply(Reply, kw_only=True):
    """Somebody's page."""

    person: PersonInfo
    ratings: dict[str, RatingInfo]
    stats: dict[str, StatsInfo]


class LeaderRow(Struct):
    """A line of the leaderboard."""

    place: int
    person: PersonInfo
    rating: RatingInfo


class LeaderboardReply(Reply, kw_only=True):
    """The best of a game."""

    game: str
    rows: list[LeaderRow]


class Health(Reply, kw_only=True):
    """The server is ready."""

    version: str
    database: str


class AdminReply(Reply, kw_only=True):
    """How things stand, for the operator."""

    totals: dict[str, int]
    workers: list[dict[str, Any]]
    bot_queue: int
    reports: list[dict[str, Any]]
    registration: bool
    guests: bool
    retention_days: int


class AdminTables(Reply, kw_only=True):
    """Tables of a status."""

    matches: list[MatchInfo]


# --- over the WebSocket ---------------------------------------------------------------------------------------------


class PresencePush(Struct, tag_field="type", tag="presence"):
    """Who is at the table now."""

    seats: dict[str, bool]
    watchers: int


class ChatPush(Struct, tag_field="type", tag="chat"):
    """Somebody said something."""

    line: ChatLine


class Ack(Struct, tag_field="type", tag="ack"):
    """Committed; `again` says that it had been already."""

    id: int | str | None
    number: int
    again: bool = False


class Refused(Struct, tag_field="type", tag="refused"):
    """A message that was refused."""

    id: int | str | None
    error: Fault


class PingPush(Struct, tag_field="type", tag="ping"):
    """Answer, please."""

    now: int


class PongPush(Struct, tag_field="type", tag="pong"):
    """An answer."""

    now: int
