"""What an operator does to people and tables: shuts somebody out, ends a table, hands out what may be handed out."""

from __future__ import annotations

from triumvirate.core.errors import BadRequest
from triumvirate.server import history
from triumvirate.server.doors import is_operator
from triumvirate.server.endings import finish
from triumvirate.server.errors import Forbidden, NotFound
from triumvirate.server.hall import Hall, looks_again
from triumvirate.server.live import Live
from triumvirate.server.store import overview, people

DAY_MS = 86_400_000
ABANDONED = "abandoned"


async def shut_out(hall: Hall, person: str, days: int) -> None:
    """Keep somebody out for some days, from this moment on; 0 lets them in again."""
    found = await people.find(hall.db, person)
    if found is None:
        raise NotFound("There is nobody of that name.")
    if days and is_operator(hall.settings, found):
        raise Forbidden("An operator cannot be shut out: take the name out of TRIUMVIRATE_ADMINS first.")
    await overview.ban(hall.db, person, hall.now() + days * DAY_MS if days else None)
    hall.person_changed(person)


@looks_again
async def end_table(hall: Hall, match: str) -> Live:
    """End a table as abandoned: nobody wins, nothing is counted; one that has not started is cleared away."""
    async with hall.changing(match) as draft:
        if draft.is_finished:
            raise BadRequest("The match is over.")
        if draft.is_running:
            scores = {seat.seat: 0 for seat in draft.seats}
            finish(draft, {"winners": [], "reason": ABANDONED, "scores": scores}, hall.now())
            draft.has_just_ended = False  # no standings, no ratings
        else:
            draft.row.status, draft.row.code = "cancelled", None
        await hall.commit(draft)
    return draft


def record_of(live: Live, language: str) -> str:
    """The record as anybody may have it: an operator may play too, so nothing of a running match is told before its end."""
    return history.record(live) if live.is_open_book else history.record_so_far(live, None, language)
