"""Records that people bring: replayed, checked, and kept as finished matches."""

from __future__ import annotations

import asyncio

from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.errors import Unavailable
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.tables import caps
from triumvirate.server.tables.brought import brought, check_size

_working = asyncio.Semaphore(2)


async def upload(cache: MatchCache, person: PersonRow, text: str) -> HeldMatch:
    """A finished match to replay."""
    check_size(text)
    await caps.check_records(cache, person)
    if _working.locked():
        raise Unavailable("Others are uploading: try again in a moment.")
    async with _working:
        table = await cache.workshop.run(lambda: read_record(text, find_game))
    held = brought(cache, person, table, text)
    await matches.add(cache.db, held.row, held.seats, held.new_rows())
    held.settled()
    return cache.hold(held)
