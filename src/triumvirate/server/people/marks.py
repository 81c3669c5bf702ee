"""Whom somebody mutes, blocks or reports: people by their ids, and at an anonymous table by the handle that is shown.

What is marked by a handle counts at that table alone until it ends; then names are shown, and it is the person's.
"""

from __future__ import annotations

from triumvirate.server.errors import NotFound
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import aliases
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import PersonRow


async def meant(cache: MatchCache, me: PersonRow, shown: str) -> tuple[str, str]:
    """Who is meant by an id or handle, and what a mark against them is kept by."""
    match = aliases.match_of_handle(shown)
    if match is None:
        found, kept = await people.find(cache.db, shown), shown
        person = found.id if found else None
    else:
        held = await cache.load(match)
        require("look", held, viewer_of(held, me))
        person = aliases.person_behind(held.row, held.seats, shown, await matches.speakers(cache.db, match))
        kept = shown if aliases.is_anonymous(held.row) else person or ""
    if person is None or person == me.id:
        raise NotFound("There is no such person.")
    return person, kept


async def reported(cache: MatchCache, me: PersonRow, shown: str, match: str | None, chat: int | None) -> str:
    """Whom a report is about: who said the line that it names, else who is behind the id that was shown."""
    if chat is not None and match is not None and aliases.match_of_handle(shown) == match:
        author = await matches.author(cache.db, match, chat)
        if author is not None and author != me.id:
            held = await cache.load(match)
            require("look", held, viewer_of(held, me))
            return author
    person, _ = await meant(cache, me, shown)
    return person
