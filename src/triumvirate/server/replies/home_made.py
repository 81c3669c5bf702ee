"""Answers about home-made variants."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from triumvirate.book.document import Chapter, Section
from triumvirate.core.plain import JsonObject
from triumvirate.server.replies.common import Reply


class DocumentFault(Struct):
    """What is wrong with a text: the sentence, and the line where that is known."""

    reason: str
    line: int | None


class BotKnows(Struct):
    """Whether a bot knows a variant: well, by the rules alone, or not, so that another one plays for it."""

    name: str
    knows: Literal["well", "by_the_rules", "stand_in"]


class HomeMadeReply(Reply, kw_only=True):
    """A text that was checked: its fault, or what it says written out, its rules in words, and which bots know it."""

    fault: DocumentFault | None
    document: JsonObject | None
    chapter: Chapter | None
    bots: list[BotKnows]


class ExamplesReply(Reply, kw_only=True):
    """Texts to start from, by their names, and what may be written; none where a game has no home-made variants."""

    option: str
    examples: dict[str, str]
    guide: list[Section]


class SeatShare(Struct):
    """How often a seat won, with the interval in which its share lies 19 times of 20."""

    seat: str
    wins: int
    share: float
    low: float
    high: float


class CameUp(Struct):
    """How often a home-made bonus was taken in a match."""

    name: str
    times: float


class BalanceReply(Reply, kw_only=True):
    """Matches that bots played with a variant, so far."""

    id: str
    status: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    reason: str | None
    seats: list[SeatShare]
    draws: int
    shortest: int
    middle: int
    longest: int
    came: list[CameUp]
