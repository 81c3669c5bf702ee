"""What a worker does by itself: forgives the time it was closed, passes hosts on, clears tables nobody came to."""

from __future__ import annotations

import contextlib
import logging

from sqlalchemy import select

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.matches import round_lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.clock import Clock
from triumvirate.server.store import matches as stored
from triumvirate.server.store import overview, sessions
from triumvirate.server.store.rows import OF_TOURNAMENT
from triumvirate.server.store.schema import matches

log = logging.getLogger("triumvirate.server")
GRACE_MS = 30_000
OPEN_MS, PRIVATE_MS = 86_400_000, 14 * 86_400_000
HOUR_MS, ROUND_MS = 3_600_000, 16_000
SESSIONS_MS = 400 * 86_400_000
DAY_MS, GUESTS_DAYS = 86_400_000, 30


async def forgive_downtime(cache: MatchCache) -> None:
    """Clocks in seconds that ran out while the server was away get half a minute: nobody could have moved.

    Nor could anybody at a tournament's table have sealed or opened a number.
    """
    for match in await stored.overdue(cache.db, cache.now() + GRACE_MS, None):
        with contextlib.suppress(TriumvirateError):
            async with cache.changing(match) as draft:
                if not draft.is_running:
                    if round_lots.forgive(draft, cache.now() + GRACE_MS):
                        await cache.commit(draft)
                    continue
                if draft.row.clock["kind"] not in ("live", "phase"):
                    continue
                Clock(draft, cache.now()).forgive(GRACE_MS)
                await cache.commit(draft)
                log.info("clock forgiven", extra={"match": match})


async def pass_hosts(cache: MatchCache) -> None:
    """Where the host has been away for a while and others are there, one of them is the host."""
    for match in cache.watched():
        with contextlib.suppress(TriumvirateError):
            held = await cache.load(match)
            if held.row.source == OF_TOURNAMENT:  # its tournament arranges it
                continue
            if _next_host(cache, match, held.row.host, held.persons()) is None:
                continue
            async with cache.changing(match) as draft:
                heir = _next_host(cache, match, draft.row.host, draft.persons())
                if heir is not None and draft.row.status in ("open", "running"):
                    draft.row.host = heir
                    await cache.commit(draft)


def _next_host(cache: MatchCache, match: str, host: str | None, people: list[str]) -> str | None:
    if host is not None and cache.presence.is_here(match, host):
        return None
    left = cache.presence.away_since(match, host) if host is not None else 0
    if left is None or left + cache.settings.away_ms > cache.now():
        return None
    return next((person for person in people if person != host and cache.presence.is_here(match, person)), None)


async def close_old_tables(cache: MatchCache) -> None:
    """Tables that never started: public ones after a day, private ones after two weeks. A tournament's start by themselves."""
    now = cache.now()
    old = (matches.c.updated < now - PRIVATE_MS) | (matches.c.private.is_(False) & (matches.c.updated < now - OPEN_MS))
    wait = matches.c.status == "open", matches.c.source != OF_TOURNAMENT
    for row in await cache.db.rows(select(matches.c.id).where(*wait, old).limit(200)):
        with contextlib.suppress(TriumvirateError):
            async with cache.changing(row.id) as draft:
                if draft.row.status == "open" and not cache.presence.is_watched(row.id):
                    draft.row.status, draft.row.code = "cancelled", None
                    await cache.commit(draft)


async def forget_uploads(cache: MatchCache) -> None:
    """Records that people brought are kept for a time: they have the text themselves. About once an hour."""
    if cache.now() % HOUR_MS < ROUND_MS:
        days = cache.settings.record_days
        of_guests, of_accounts = (cache.now() - kept * DAY_MS for kept in (min(days, GUESTS_DAYS), days))
        gone = await overview.forget_uploads(cache.db, of_guests, of_accounts)
        if gone:
            log.info("records forgotten", extra={"number": gone})


async def forget_old(cache: MatchCache) -> None:
    """Sessions long unused, and what the operator's retention period has ended for; about once an hour, by whichever
    worker comes first."""
    if cache.now() % HOUR_MS < ROUND_MS:
        await sessions.forget(cache.db, cache.now() - SESSIONS_MS)
    days = cache.settings.retention_days
    if days and cache.now() % HOUR_MS < ROUND_MS:
        gone = await overview.forget_old(cache.db, cache.now() - days * 86_400_000)
        log.info("forgotten", extra={key: count for key, count in gone.items() if count})
