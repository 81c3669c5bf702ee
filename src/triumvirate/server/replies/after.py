"""Answers about a match looked back at: history, truth, dice, analysis."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.core.chance import Outcome
from triumvirate.core.plain import JsonObject
from triumvirate.server.replies.common import Reply, ViewJson
from triumvirate.server.replies.play import EntryInfo


class HistoryEntry(EntryInfo, kw_only=True):
    """An entry with the viewer's view after it."""

    view: ViewJson


class AnalysisReply(Reply, kw_only=True):
    """Looking back at a match: `status` is none, waiting, running, done or failed; `done` of `total` entries."""

    status: str
    done: int
    total: int
    reason: str | None
    analysis: JsonObject | None


class HistoryReply(Reply, kw_only=True):
    """A page of history."""

    entries: list[HistoryEntry]
    next: int | None


class TruthReply(Reply, kw_only=True):
    """Everything, after the end."""

    truth: JsonObject


class ChronicleReply(Reply, kw_only=True):
    """A match that is over, told as a whole by its game; nothing where the game has no chronicle."""

    chronicle: JsonObject | None


class DiaryPage(Struct):
    """One round of a diary: sentences, how likely each other seat was held to be hidden, in percent, and after which entry."""

    round: int
    entry: int
    lines: list[str]
    doubts: dict[str, int]


class DiaryInfo(Struct):
    """What a seat thought round by round; without a bot what its person could have known."""

    seat: str
    bot: str | None
    pages: list[DiaryPage]


class DiariesReply(Reply, kw_only=True):
    """The diaries of a match that is over; none where the bots of its game keep none."""

    diaries: list[DiaryInfo]


class PositionReply(Reply, kw_only=True):
    """A position in one line, and a path to show it."""

    text: str
    path: str


class Draw(Struct):
    """One draw: which of `n` it was, and what that meant."""

    n: int
    index: int
    outcome: Outcome


class VerifyEntry(Struct):
    """The draws of one entry and the word they come from: that of its place in the line of moves that stand."""

    number: int
    action: str
    seat: str | None
    word: str
    draws: list[Draw]
    place: int


class Deal(Struct):
    """One try of a set-up that is dealt against streaks: its draws, the roles, how often that halves, and the coin."""

    word: str
    draws: list[Draw]
    roles: dict[str, str]
    halvings: int
    coin: str
    stands: bool


class VerifyReply(Reply, kw_only=True):
    """All that is needed to check the dice."""

    commitment: str
    secret: str
    known: bool
    entries: list[VerifyEntry]
    shares: dict[str, str]
    seals: dict[str, str]
    voids: int
    streaks: dict[str, tuple[str, int]]
    deals: list[Deal]
