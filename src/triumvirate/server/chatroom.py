"""Talking at a table: players to everybody, spectators among themselves while the match runs."""

from __future__ import annotations

from triumvirate.server import names, phrases
from triumvirate.server.aliases import speaker
from triumvirate.server.bus import Notice
from triumvirate.server.errors import Forbidden
from triumvirate.server.hall import Hall
from triumvirate.server.live import Live
from triumvirate.server.permissions import Viewer, require, viewer_of
from triumvirate.server.replies import ChatLine
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import PersonRow

TABLE, WATCHERS = "table", "watchers"


async def say(hall: Hall, match: str, person: PersonRow | None, text: str) -> ChatLine:
    """A line from somebody at the table or looking on."""
    live = await hall.load(match)
    viewer = viewer_of(live, person)
    require("chat", live, viewer)
    assert person is not None
    if live.row.customs.get("silent") and phrases.key_of(live.row.game, text) is None:
        raise Forbidden("This table speaks in phrases: choose one.")
    columns = {
        "match": match,
        "room": TABLE if viewer.seats else WATCHERS,
        "seat": viewer.seats[0] if len(viewer.seats) == 1 else None,
        "text": names.clean_text(text),
        "at": hall.now(),
    }
    number = await matches.say(hall.db, person=person.id, **columns)
    hall.bus.publish(Notice(match, "chat", number))
    return ChatLine(
        id=number,
        room=str(columns["room"]),
        seat=viewer.seats[0] if len(viewer.seats) == 1 else None,
        person=speaker(live.row, live.seats, viewer.seats[0] if viewer.seats else None, person),
        text=str(columns["text"]),
        at=hall.now(),
        phrase=phrases.key_of(live.row.game, text),
    )


async def page(hall: Hall, match: str, person: PersonRow | None, before: int | None) -> list[ChatLine]:
    """The last lines that somebody may read, without those they have muted."""
    live = await hall.load(match)
    viewer = viewer_of(live, person)
    require("look", live, viewer)
    rows = await matches.chat_of(hall.db, match, rooms(live, viewer), before)
    known = await people.find_many(hall.db, {row.person for row in rows})
    hidden = await unheard(hall, person)
    return [line_of(live, row, known) for row in rows if row.person not in hidden]


async def unheard(hall: Hall, person: PersonRow | None) -> set[str]:
    """Whom somebody has muted or blocked."""
    if person is None:
        return set()
    marks = await people.marked(hall.db, person.id)
    return {*marks["muted"], *marks["blocked"]}


def rooms(live: Live, viewer: Viewer) -> list[str]:
    """Which rooms somebody hears."""
    return [TABLE] if viewer.seats and not live.is_finished else [TABLE, WATCHERS]


def line_of(live: Live, row: object, known: dict[str, PersonRow]) -> ChatLine:
    """A stored line."""
    line = row._mapping  # type: ignore[attr-defined]
    who = speaker(live.row, live.seats, line["seat"], known.get(line["person"]))
    phrase = phrases.key_of(live.row.game, line["text"])
    return ChatLine(line["id"], line["room"], line["seat"], who, line["text"], line["at"], phrase)
