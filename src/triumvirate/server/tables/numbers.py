"""Numbers that people add to a match's secret before it starts: sealed first, then opened. `matches/lots.py` says why."""

from __future__ import annotations

import hashlib

from triumvirate.core.errors import BadRequest
from triumvirate.server.errors import Conflict, Forbidden
from triumvirate.server.matches import lots
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import Keeper, tries_again
from triumvirate.server.matches.permissions import require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.store.rows import PersonRow


@tries_again
async def seal(cache: Keeper, match: str, person: PersonRow, digest: str) -> HeldMatch:
    """Somebody at an open table seals a number, or another one."""
    async with cache.changing(match) as draft:
        require("ready", draft, viewer_of(draft, person))
        if draft.row.numbers.get("opening"):
            raise Conflict("The numbers are being opened: it is too late for another.")
        was_waiting = draft.row.numbers.get("is_waiting", False)
        lots.sealed_by(draft, person.id, digest)
        if was_waiting:
            lots.begin(draft, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def open_number(cache: Keeper, match: str, person: PersonRow, share: str) -> HeldMatch:
    """Somebody opens the number that they sealed; with the last one the match begins."""
    async with cache.changing(match) as draft:
        if draft.is_running and share in draft.row.numbers.get("shares", {}).values():
            return draft  # it had come already
        require("ready", draft, viewer_of(draft, person))
        numbers = draft.row.numbers
        if lots.asked(draft, person.id) != lots.OPEN:
            raise BadRequest("No number of yours is asked for now.")
        seat = lots.seat_of(draft, person.id)
        if hashlib.sha256(bytes.fromhex(share)).hexdigest() != numbers["opening"][seat]:
            raise Forbidden("This is not the number that you sealed.")
        shares = {**numbers["shares"], seat: share}
        draft.row.numbers = {**numbers, "shares": shares}
        if set(shares) == set(numbers["opening"]):
            lots.start_draft(draft, cache.now())
        await cache.commit(draft)
    return draft
