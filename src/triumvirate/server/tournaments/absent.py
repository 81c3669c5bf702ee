"""Who never came to their table: with two there the other wins, with more a bot plays, and nobody waits for them again.

Who sealed a number and did not open it is absent as well: `matches/round_lots.py` has dealt with the table by then.
"""

from __future__ import annotations

import contextlib

from triumvirate.core.errors import TriumvirateError
from triumvirate.core.view import Result
from triumvirate.server import games
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.endings import finish
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.matches.stand_ins import put_stand_in
from triumvirate.server.store.tournaments import MeetingRow


async def find(cache: MatchCache, meetings: list[MeetingRow]) -> tuple[set[str], list[MeetingRow]]:
    """The people who did not come to tables at which it is time to look, and those tables; both are dealt with."""
    gone: set[str] = set()
    looked = []
    for meeting in meetings:
        if meeting.match is None or meeting.absent_at is None or meeting.absent_at > cache.now():
            continue
        found: set[str] | None = set()
        with contextlib.suppress(TriumvirateError):  # over meanwhile: its result is taken
            found = await _deal_with(cache, meeting.match)
        if found is None:
            continue
        gone |= found
        meeting.absent_at = None
        looked.append(meeting)
    return gone, looked


@tries_again
async def _deal_with(cache: MatchCache, match: str) -> set[str] | None:
    """Who is gone; None while numbers are still waited for, before the start."""
    async with cache.changing(match) as draft:
        if draft.row.status == "open":
            return None
        gone = set(draft.row.numbers.get("broke_off", []))
        missing = _missing(cache, draft)
        if not missing or not draft.is_running:
            return gone
        gone |= {person for seat in draft.seats if seat.seat in missing and (person := seat.person)}
        if len(draft.seats) > 2:
            for seat in missing:
                put_stand_in(draft, seat, games.best_bot(draft.row.game), cache.now())
        else:
            assert draft.table is not None
            winners = tuple(seat.seat for seat in draft.seats if seat.seat not in missing)
            finish(draft, Result(winners, "time out", draft.table.scores()), cache.now())
        await cache.commit(draft)
    return gone


def _missing(cache: MatchCache, draft: HeldMatch) -> list[str]:
    """The seats of people who are not there and have done nothing."""
    acted = {entry.seat for entry, note in zip(draft.entries, draft.notes, strict=True) if note.by == "person"}
    return [
        seat.seat
        for seat in draft.seats
        if seat.person
        and not seat.stand_in
        and seat.seat not in acted
        and not cache.presence.is_here(draft.id, seat.person)
    ]
