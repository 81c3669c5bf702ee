"""What an operator does to people and tables: shuts somebody out, ends a table, hands out what may be handed out."""

from __future__ import annotations

from triumvirate.core.errors import BadRequest
from triumvirate.core.view import Result
from triumvirate.server.errors import Forbidden, NotFound
from triumvirate.server.matches import history
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.endings import finish
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.routes.doors import is_operator
from triumvirate.server.store import overview, people
from triumvirate.server.store.rows import ABANDONED, PersonRow

DAY_MS = 86_400_000


async def shut_out(cache: MatchCache, operator: PersonRow, person: str, days: int) -> None:
    """Keep somebody out for some days, from this moment on; 0 lets them in again. Nobody does that to an opponent."""
    found = await people.find(cache.db, person)
    if found is None:
        raise NotFound("There is nobody of that name.")
    if days and is_operator(cache.settings, found):
        raise Forbidden("An operator cannot be shut out: take the name out of TRIUMVIRATE_ADMINS first.")
    if days and await overview.play_together(cache.db, operator.id, person):
        raise Forbidden("You are playing with them just now: another operator has to decide.")
    await overview.ban(cache.db, person, cache.now() + days * DAY_MS if days else None)
    cache.person_changed(person)


@tries_again
async def end_table(cache: MatchCache, operator: PersonRow, match: str) -> HeldMatch:
    """End a table as abandoned: nobody wins, nothing is counted; one that has not started is cleared away."""
    async with cache.changing(match) as draft:
        if draft.is_running and operator.id in draft.persons():
            raise Forbidden("You sit at this table yourself: another operator has to end it.")
        if draft.is_finished:
            raise BadRequest("The match is over.")
        if draft.is_running:
            scores = {seat.seat: 0 for seat in draft.seats}
            finish(draft, Result((), ABANDONED, scores), cache.now())
            draft.has_just_ended = False  # no standings, no ratings
        else:
            draft.row.status, draft.row.code = "cancelled", None
        await cache.commit(draft)
    return draft


def record_of(held: HeldMatch, language: str) -> str:
    """The record as anybody may have it: an operator may play too, so nothing of a running match is told before its end."""
    return history.record(held) if held.is_open_book else history.record_so_far(held, None, language)
