"""What a table's host arranges: who sits where, whether all are there, the start, and the switches."""

from __future__ import annotations

import secrets

from msgspec import UNSET, UnsetType

from triumvirate.core.errors import BadRequest
from triumvirate.server.bots import coaching
from triumvirate.server.matches import lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import aliases
from triumvirate.server.requests import PatchMatch
from triumvirate.server.store.rows import PersonRow, SeatRow
from triumvirate.server.tables import arranging, caps
from triumvirate.server.tables.seats import is_full, seated


@tries_again
async def put_seat(cache: MatchCache, match: str, person: PersonRow, seat: str, to: str) -> HeldMatch:
    """The host says who sits where."""
    to = await coaching.tuned(cache.db, person.id, (await cache.load(match)).row.game, to)
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("start", draft, viewer)
        found = draft.seat(seat)
        if found is None or found.kind == "auto":
            raise BadRequest(f"There is no seat '{seat}' to arrange.")
        mover = person
        if to.startswith("person:"):
            meant = aliases.person_behind(draft.row, draft.seats, to[7:])
            if meant not in draft.persons():
                raise BadRequest("That person is not at this table.")
            mover = draft.people[meant]
        if to.startswith("seat:"):
            _change_places(draft, found, draft.seat(to[5:]))
        elif to == "me" or to.startswith("person:"):
            _move(draft, found, mover)
        else:
            draft.touch(seated(found, to, person, draft.row.game))
        if draft.row.deadline is not None:
            lots.stop(draft)
        if draft.row.auto_start and is_full(draft):
            lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


def _change_places(draft: HeldMatch, one: SeatRow, other: SeatRow | None) -> None:
    """Two seats exchange whoever sits there: a person, a bot, nobody with their link."""
    if other is None or other.kind == "auto":
        raise BadRequest("There is no such seat to change with.")
    for name in ("kind", "person", "bot", "ready"):
        mine, theirs = getattr(one, name), getattr(other, name)
        setattr(one, name, theirs)
        setattr(other, name, mine)
    for seat in (one, other):
        seat.token = secrets.token_urlsafe(16) if seat.kind == "open" else None
        draft.touch(seat)


def _move(draft: HeldMatch, seat: SeatRow, person: PersonRow) -> None:
    """Somebody changes seats; who sat there takes the old one. Both are as ready as they were."""
    old = next((s for s in draft.seats if s.person == person.id), None)
    there = draft.people.get(seat.person) if seat.person else None
    is_ready, are_they = old is None or old.ready, seat.ready
    if old is not None:
        draft.touch(seated(old, "me", there, draft.row.game) if there else seated(old, "open", person, draft.row.game))
        old.ready = there is not None and are_they
    draft.touch(seated(seat, "me", person, draft.row.game))
    seat.ready = is_ready
    draft.people[person.id] = person


@tries_again
async def check_ready(cache: MatchCache, match: str, person: PersonRow) -> HeldMatch:
    """The host asks whether everybody is there: each person but the host says so anew."""
    async with cache.changing(match) as draft:
        require("start", draft, viewer_of(draft, person))
        arranging.ask_anew(draft)
        await cache.commit(draft)
    return draft


@tries_again
async def start(cache: MatchCache, match: str, person: PersonRow) -> HeldMatch:
    """The host starts the match."""
    async with cache.changing(match) as draft:
        require("start", draft, viewer_of(draft, person))
        if not is_full(draft):
            raise BadRequest("There are free seats: wait, or put bots there.")
        if not all(seat.ready for seat in draft.seats):
            raise BadRequest("Somebody is not ready yet.")
        if not draft.persons():
            await caps.check_bots_alone(cache, person)
        lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def cancel(cache: MatchCache, match: str, person: PersonRow) -> None:
    """The host gives the table up."""
    async with cache.changing(match) as draft:
        require("cancel", draft, viewer_of(draft, person))
        draft.row.status, draft.row.code = "cancelled", None
        await cache.commit(draft)


@tries_again
async def patch(cache: MatchCache, match: str, person: PersonRow, body: PatchMatch) -> HeldMatch:
    """The host's switches."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("host", draft, viewer)
        if body.options is not UNSET or body.clock is not UNSET:
            require("start", draft, viewer)
        if not isinstance(body.options, UnsetType):
            arranging.change_options(draft, body.options)
        if not isinstance(body.clock, UnsetType):
            arranging.change_clock(draft, body.clock)
        if isinstance(body.chat, bool):
            draft.row.chat = body.chat
        if isinstance(body.silent, bool):
            draft.row.customs = {**draft.row.customs, "silent": body.silent}
        if isinstance(body.watch, str):
            draft.row.watch = body.watch
        if isinstance(body.private, bool):
            draft.row.private = body.private
        await cache.commit(draft)
    return draft


@tries_again
async def pass_host(cache: MatchCache, match: str, person: PersonRow, to: str) -> HeldMatch:
    """Somebody else at the table is the host from now on."""
    async with cache.changing(match) as draft:
        require("host", draft, viewer_of(draft, person))
        meant = aliases.person_behind(draft.row, draft.seats, to)
        if meant not in draft.persons():
            raise BadRequest("The next host sits at the table.")
        draft.row.host = meant
        await cache.commit(draft)
    return draft
