"""What the hall does by itself: forgives the time it was closed, passes hosts on, clears tables nobody came to."""

from __future__ import annotations

import contextlib
import logging

from sqlalchemy import select

from triumvirate.core.errors import TriumvirateError
from triumvirate.server import clocks, phases
from triumvirate.server.hall import Hall
from triumvirate.server.store import matches as stored
from triumvirate.server.store import overview
from triumvirate.server.store.schema import matches

log = logging.getLogger("triumvirate.server")
GRACE_MS = 30_000
OPEN_MS, PRIVATE_MS = 86_400_000, 14 * 86_400_000
HOUR_MS, ROUND_MS = 3_600_000, 16_000


async def forgive_downtime(hall: Hall) -> None:
    """Clocks in seconds that ran out while the server was away get half a minute: nobody could have moved."""
    for match in await stored.overdue(hall.db, hall.now() + GRACE_MS, most=None):
        with contextlib.suppress(TriumvirateError):
            async with hall.changing(match) as draft:
                if draft.row.clock["kind"] not in ("live", "phase"):
                    continue
                now = hall.now()
                for seat in draft.row.clocks["since"]:
                    draft.row.clocks["left"][seat] = max(clocks.deadlines_of(draft.row)[seat] - now, GRACE_MS)
                clocks.run(draft, now)
                phases.resume(draft, (draft.row.stage.get("ends") or now) - GRACE_MS, now)
                await hall.commit(draft)
                log.info("clock forgiven", extra={"match": match})


async def pass_hosts(hall: Hall) -> None:
    """Where the host has been away for a while and others are there, one of them is the host."""
    for match in hall.watched():
        with contextlib.suppress(TriumvirateError):
            live = await hall.load(match)
            if _next_host(hall, match, live.row.host, live.persons()) is None:
                continue
            async with hall.changing(match) as draft:
                heir = _next_host(hall, match, draft.row.host, draft.persons())
                if heir is not None and draft.row.status in ("open", "running"):
                    draft.row.host = heir
                    await hall.commit(draft)


def _next_host(hall: Hall, match: str, host: str | None, people: list[str]) -> str | None:
    if host is not None and hall.presence.is_here(match, host):
        return None
    left = hall.presence.away_since(match, host) if host is not None else 0
    if left is None or left + hall.settings.away_ms > hall.now():
        return None
    return next((person for person in people if person != host and hall.presence.is_here(match, person)), None)


async def close_old_tables(hall: Hall) -> None:
    """Tables that never started: public ones after a day, private ones after two weeks."""
    now = hall.now()
    old = (matches.c.updated < now - PRIVATE_MS) | (matches.c.private.is_(False) & (matches.c.updated < now - OPEN_MS))
    for row in await hall.db.rows(select(matches.c.id).where(matches.c.status == "open", old).limit(200)):
        with contextlib.suppress(TriumvirateError):
            async with hall.changing(row.id) as draft:
                if draft.row.status == "open" and not hall.presence.is_watched(row.id):
                    draft.row.status, draft.row.code = "cancelled", None
                    await hall.commit(draft)


async def forget_old(hall: Hall) -> None:
    """What the operator's retention period has ended for; about once an hour, by whichever worker comes first."""
    days = hall.settings.retention_days
    if days and hall.now() % HOUR_MS < ROUND_MS:
        gone = await overview.forget_old(hall.db, hall.now() - days * 86_400_000)
        log.info("forgotten", extra={key: count for key, count in gone.items() if count})
