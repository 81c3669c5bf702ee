"""Answers during a match: the state, choices, hints, chat."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import UNSET, Struct, UnsetType

from triumvirate.core.plain import JsonObject
from triumvirate.core.view import LegalAction, Result
from triumvirate.server.replies.common import EventJson, PersonInfo, Reply, ViewJson
from triumvirate.server.replies.lobby import MatchInfo


class EntryInfo(Struct):
    """An entry of a match, as one viewer may know it."""

    number: int
    seat: str | None
    action: str | None
    at: int
    events: list[EventJson]
    words: list[str]
    by: str
    why: str | None


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


class SceneInfo(Struct):
    """What everybody is told together, beat by beat, before it is part of the match: an entry as far as it has been told.

    `about` is the kind of event that the beat is about, `ends` when it is over, `skip` which seats have seen enough.
    """

    number: int
    seat: str | None
    at: int
    about: str
    beat: int
    ends: int
    events: list[EventJson]
    words: list[str]
    skip: list[str]


class LotsInfo(Struct):
    """Numbers that seats add to the secret before the start: what I owe (`seal`, `open` or nothing), all seals, the deadline."""

    asked: str | None
    seals: dict[str, str]
    by: int | None


class State(Reply, kw_only=True):
    """A match as one viewer may know it. As an update, `match` is there only when it changed."""

    type: Literal["state", "update"] = "state"
    match: MatchInfo | UnsetType = UNSET
    seat: str | None
    number: int
    now: int
    view: ViewJson | None
    legal: list[LegalAction]
    deciders: list[str]
    result: Result | None
    entries: list[EntryInfo]
    clocks: ClocksInfo | None
    stage: StageInfo | None = None
    scene: SceneInfo | None = None
    undo: UndoInfo
    offers: list[OfferInfo]
    commitment: str
    secret: str | None
    presence: PresenceInfo
    can: list[str]
    stand_in_after: dict[str, int] | None
    invites: dict[str, str] | UnsetType = UNSET
    code: str | UnsetType | None = UNSET
    lots: LotsInfo | None = None


class LegalReply(Reply, kw_only=True):
    """The viewer's own choices."""

    actions: list[LegalAction]


class ViewReply(Reply, kw_only=True):
    """The viewer's view."""

    view: ViewJson | None


class BoardReply(Reply, kw_only=True):
    """The viewer's board in plain characters; nothing before the start."""

    text: str


class MemoryReply(Reply, kw_only=True):
    """What the viewer could remember."""

    memory: JsonObject


class ResultReply(Reply, kw_only=True):
    """How it ended, if it has."""

    result: Result | None


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
    events: list[EventJson]
    words: list[str]
    chance: bool


class Foreseen(Struct):
    """What the game's own player would do, in order and in words, and how likely that is."""

    chance: float
    events: list[EventJson]
    words: list[str]


class ForeseenWay(Struct):
    """What its turn may begin with, how likely that is, and the likeliest courses from there."""

    chance: float
    begins: EventJson
    courses: list[Foreseen]


class ForesightReply(Reply, kw_only=True):
    """What the game's own player would do next. `follows` is false where something else comes before its turn."""

    action: str | None
    follows: bool
    certain: Foreseen
    ways: list[ForeseenWay]


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


class HintAbout(Struct):
    """What is thought of an action before it is taken: slip, mistake, blunder or nothing, and what speaks against it.

    `done` tells in words what a whole turn did, where that is judged; it began so many decisions before this action.
    """

    action: str
    verdict: str
    chance: float
    unsure: bool
    against: str
    done: str
    before: int


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
    about: HintAbout | None = None


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
