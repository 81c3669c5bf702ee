"""What is told of studies: which there are, the tree of one, and the board after one of its moves."""

from __future__ import annotations

from msgspec import Struct

from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, Result
from triumvirate.server.replies.common import EventJson, Reply, ViewJson


class StudyInfo(Struct):
    """A study in a list. `source` is the match that it began with, where there was one."""

    id: str
    name: str
    game: str
    title: str
    source: str | None
    is_mine: bool
    is_shared: bool
    moves: int
    updated: int


class StudiesReply(Reply, kw_only=True):
    """My studies, the last changed first, and how many I may have."""

    studies: list[StudyInfo]
    most: int


class StudyMove(Struct):
    """A move of the tree: what it follows, who did it, whether chance had a part in it, and what is said of it.

    `verdict` is the judge's word for a fault, where it was asked: slip, mistake or blunder.
    """

    number: int
    parent: int | None
    seat: str | None
    action: str
    is_drawn: bool
    comment: str
    verdict: str


class StudyReply(Reply, kw_only=True):
    """A study with its tree. The move of a match's entry has the entry's number and `offset` more."""

    study: StudyInfo
    seats: list[str]
    options: JsonObject
    offset: int
    moves: list[StudyMove]


class StudyBoard(Reply, kw_only=True):
    """The board after a move, as one seat sees it; `beside` are the views of the others."""

    move: StudyMove
    seat: str
    view: ViewJson
    beside: list[ViewJson]
    deciders: list[str]
    legal: list[LegalAction]
    events: list[EventJson]
    words: list[str]
    result: Result | None
    position: str
