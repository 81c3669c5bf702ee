"""Somebody goes for good."""

from __future__ import annotations

from triumvirate.server import games
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.keeper import tries_again
from triumvirate.server.matches.stand_ins import put_stand_in
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow


@tries_again
async def leave_everything(cache: MatchCache, person: PersonRow) -> None:
    """Bots play their running matches to the end."""
    for match in await matches.running_with(cache.db, person.id):
        async with cache.changing(match) as draft:
            for seat in draft.seats_of(person.id):
                put_stand_in(draft, seat, games.best_bot(draft.row.game), cache.now())
            await cache.commit(draft)
