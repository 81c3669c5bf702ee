"""Days off: clocks in days stand still for somebody who is away."""

from __future__ import annotations

from triumvirate.server.errors import Forbidden
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.clock import DAY_MS, Clock
from triumvirate.server.store import matches, people
from triumvirate.server.store.rows import PersonRow


async def take_vacation(cache: MatchCache, person: PersonRow, length_ms: int) -> None:
    """From now on, for whole days out of the year's allowance; nothing ends it and gives full days back."""
    now = cache.now()
    left = person.vacation_left
    if person.vacation_until and person.vacation_until > now:
        left += (person.vacation_until - now) // DAY_MS
    days = length_ms // DAY_MS
    if days > left:
        raise Forbidden(f"Days of vacation left: {left}.")
    until = now + length_ms if days else None
    await people.change(cache.db, person.id, vacation_until=until, vacation_left=left - days)
    fresh = await people.find(cache.db, person.id)
    assert fresh is not None
    cache.person_changed(person.id)
    for match in await matches.running_with(cache.db, person.id):
        async with cache.changing(match) as draft:
            if draft.row.clock["kind"] == "days":
                draft.people[person.id] = fresh
                Clock(draft, now).run()
                await cache.commit(draft)
