"""Sitting down at a table that waits, being ready, and getting up again."""

from __future__ import annotations

from triumvirate.server.errors import Forbidden, NotFound
from triumvirate.server.matches import lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.conditions import LINK
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import aliases
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import caps
from triumvirate.server.tables.seats import is_full, seated

ROOM_LASTS_MS = 86_400_000  # after its last game


async def invitation(cache: MatchCache, token: str) -> tuple[HeldMatch, str | None]:
    """The table behind a link or code: a room's code leads to the game that is played there, or was a while ago."""
    found = await matches.by_token(cache.db, token, cache.now() - ROOM_LASTS_MS)
    if found is None:
        raise NotFound("This invitation is not open any more.")
    return await cache.load(found[0]), found[1]


@tries_again
async def join(
    cache: MatchCache,
    match: str,
    person: PersonRow,
    seat: str | None,
    is_invited: bool,
    seal: str | None = None,
    is_ready: bool = True,
) -> HeldMatch:
    """Sit down. Private tables need a link; who is blocked by somebody there cannot."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        if viewer.seats and draft.row.status == "open":
            return draft
        require("join", draft, viewer, seat=seat, about=LINK if is_invited else None)
        await caps.check_tables(cache, person)
        is_hidden = aliases.is_anonymous(draft.row)  # there a refusal would tell who sits at the table
        if not is_hidden and await people.is_blocked(cache.db, person.id, set(draft.persons())):
            raise Forbidden("You cannot sit down at this table.")
        found = next(s for s in draft.seats if s.kind == "open" and seat in (None, s.seat))
        seated(found, "me", person, draft.row.game)
        found.ready = is_ready
        draft.people[person.id] = person
        draft.touch(found)
        lots.sealed_by(draft, person.id, seal)
        if draft.row.auto_start and is_full(draft):
            lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def leave(cache: MatchCache, match: str, person: PersonRow) -> None:
    """Get up before the start; the host passes on, and the last one turns off the light."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("leave", draft, viewer)
        for name in viewer.seats:
            seat = draft.seat(name)
            assert seat is not None
            draft.touch(seated(seat, "open", person, draft.row.game))
        lots.stop(draft)
        if draft.row.host == person.id:
            draft.row.host = next(iter(draft.persons()), None)
        if draft.row.host is None:
            draft.row.status, draft.row.code = "cancelled", None
        await cache.commit(draft)


@tries_again
async def set_ready(cache: MatchCache, match: str, person: PersonRow, ready: bool) -> HeldMatch:
    """The ready check."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("ready", draft, viewer)
        for seat in draft.seats:
            if seat.seat in viewer.seats:
                seat.ready = ready
                draft.touch(seat)
        await cache.commit(draft)
    return draft
