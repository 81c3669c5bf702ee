"""Talking at a table: players to everybody, spectators among themselves while the match runs."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from triumvirate.bots import talk
from triumvirate.bots.talk import Line
from triumvirate.core.errors import BadRequest
from triumvirate.server import phrases
from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import Viewer, viewer_of
from triumvirate.server.people import names, sitters
from triumvirate.server.people.aliases import is_unheard, speaker
from triumvirate.server.replies import ChatLine, PersonInfo
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import PersonRow

TABLE, WATCHERS = "table", "watchers"
BOT = ""  # who has said what a bot says: nobody


async def say(cache: MatchCache, match: str, person: PersonRow | None, text: str) -> ChatLine:
    """A line from somebody at the table or looking on."""
    held = await cache.load(match)
    viewer = viewer_of(held, person)
    require("chat", held, viewer)
    assert person is not None
    if held.row.customs.get("silent") and phrases.key_of(held.row.game, text) is None:
        raise Forbidden("This table speaks in phrases: choose one.")
    if phrases.answers_nothing(held.game, held.table.view(None) if held.table else None, text):
        raise BadRequest("Nobody has said that here.")
    columns = {
        "match": match,
        "room": TABLE if viewer.seats else WATCHERS,
        "seat": viewer.seats[0] if len(viewer.seats) == 1 else None,
        "text": names.clean_text(text),
        "at": cache.now(),
    }
    number = await matches.say(cache.db, person=person.id, **columns)
    cache.bus.publish(Signal(match, "chat", number))
    return ChatLine(
        id=cache.chat_numbers.shown(number),
        room=str(columns["room"]),
        seat=viewer.seats[0] if len(viewer.seats) == 1 else None,
        person=speaker(held.row, held.seats, viewer.seats[0] if viewer.seats else None, person),
        text=str(columns["text"]),
        at=cache.now(),
        phrase=phrases.key_of(held.row.game, text),
    )


async def page(
    cache: MatchCache, match: str, person: PersonRow | None, before: int | None, language: str
) -> list[ChatLine]:
    """The last lines that somebody may read, without those they have muted; bots' in the reader's language."""
    held = await cache.load(match)
    viewer = viewer_of(held, person)
    require("look", held, viewer)
    earlier = None if before is None else cache.chat_numbers.stored(before)
    rows = await matches.chat_of(cache.db, match, rooms(held, viewer), earlier)
    known = await people.find_many(cache.db, {row.person for row in rows})
    hidden = await unheard(cache, person)
    lines = [(row, line_of(cache, held, row, known, language)) for row in rows]
    return [line for row, line in lines if not is_unheard(held.row, hidden, row.person, line.person.id)]


async def unheard(cache: MatchCache, person: PersonRow | None) -> set[str]:
    """Whom somebody has muted or blocked: people, and handles of anonymous tables."""
    if person is None:
        return set()
    marks = await people.marked(cache.db, person.id)
    return {*marks["muted"], *marks["blocked"]}


def rooms(held: HeldMatch, viewer: Viewer) -> list[str]:
    """Which rooms somebody hears."""
    return [TABLE] if viewer.seats and not held.is_finished else [TABLE, WATCHERS]


def line_of(cache: MatchCache, held: HeldMatch, row: object, known: dict[str, PersonRow], language: str) -> ChatLine:
    """A stored line as somebody reads it."""
    line = row._mapping  # type: ignore[attr-defined]
    if line["person"] == BOT:
        return _of_bot(cache, held, line, language)
    is_before = bool(held.notes) and line["at"] < held.notes[0].at
    who = speaker(held.row, held.seats, line["seat"], known.get(line["person"]), is_before)
    phrase = phrases.key_of(held.row.game, line["text"])
    number = cache.chat_numbers.shown(line["id"])
    return ChatLine(number, line["room"], line["seat"], who, line["text"], line["at"], phrase)


def _of_bot(cache: MatchCache, held: HeldMatch, line: Mapping[str, Any], language: str) -> ChatLine:
    """What a bot said: in the reader's language, and at a silent table by the phrase that says it."""
    called = sitters.called(held.row, held.seats, held.people)
    who = PersonInfo(BOT, called.get(line["seat"], line["seat"].upper()), True)
    told = Line.read(line["text"])
    phrase = phrases.of_bot(held.row.game, told) if held.row.customs.get("silent") else None
    text = f":{phrase}:" if phrase else talk.said(held.row.game, told, language, called)
    number = cache.chat_numbers.shown(line["id"])
    return ChatLine(number, line["room"], line["seat"], who, text, line["at"], phrase)
