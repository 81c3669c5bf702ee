"""Looking into the database for what other workers did: often while no word comes from them, now and then otherwise."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import func, select

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.sockets.hub import SocketHub
from triumvirate.server.store.schema import chat, matches

log = logging.getLogger("triumvirate.server.watch")
MOST_AT_ONCE = 500
OVERLAP = 50  # chat lines are numbered before they are committed: a lower number may come to light later


class Polling:
    """Compares the matches that people here look at with the database."""

    def __init__(self, cache: MatchCache, hub: SocketHub) -> None:
        self._cache = cache
        self._hub = hub
        self._first_line: int | None = None
        self._last_line = 0

    async def run(self) -> None:
        """For ever."""
        settings = self._cache.settings
        clock = asyncio.get_running_loop().time
        was_up, looked = True, clock()
        while True:
            await asyncio.sleep(settings.poll)
            is_up = self._cache.bus.is_up
            if is_up and was_up and clock() - looked < settings.slow_poll:
                continue
            was_up, looked = is_up, clock()  # once more when the line is back: something may have been missed
            try:
                await self.look()
            except TriumvirateError:
                pass  # the database is away: the next look tells
            except Exception:
                log.exception("looking failed")

    async def look(self) -> None:
        """Once: tell the sockets of every match that has moved on, and of every line that was said."""
        open_here = self._hub.matches()
        for first in range(0, len(open_here), MOST_AT_ONCE):
            some = open_here[first : first + MOST_AT_ONCE]
            for row in await self._cache.db.rows(select(matches.c.id, matches.c.version).where(matches.c.id.in_(some))):
                if self._hub.shown(row.id) != row.version:
                    self._hub.heard(Signal(row.id, "table", row.version))
            await self._look_for_lines(some)

    async def _look_for_lines(self, some: list[str]) -> None:
        if self._first_line is None:  # what was said before this worker came is read, not told
            self._first_line = self._last_line = await self._cache.db.number(select(func.max(chat.c.id)))
        since = max(self._first_line, self._last_line - OVERLAP)
        query = select(chat.c.id, chat.c.match).where(chat.c.match.in_(some), chat.c.id > since).order_by(chat.c.id)
        for row in await self._cache.db.rows(query):
            self._hub.heard(Signal(row.match, "chat", row.id))  # who was told of it is not told again
            self._last_line = max(self._last_line, row.id)
