"""The hall: all matches that this worker holds, the lock of each, and the one way to change them."""

from __future__ import annotations

import asyncio
import logging
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from triumvirate.server import states
from triumvirate.server.bus import Bus, Notice
from triumvirate.server.errors import no_match
from triumvirate.server.live import Live, rebuild
from triumvirate.server.permissions import Viewer, looking_seat, viewer_of
from triumvirate.server.presence import Presence
from triumvirate.server.replies import State
from triumvirate.server.sessions import Sessions
from triumvirate.server.settings import Settings
from triumvirate.server.store import matches, people
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server")


class Hall:
    """What the parts of the server share. `wake_bots` is set by the bots' driver, `on_change` by who sends notices."""

    def __init__(self, db: Database, settings: Settings, bus: Bus, sessions: Sessions) -> None:
        self.db = db
        self.settings = settings
        self.bus = bus
        self.sessions = sessions
        self.presence = Presence()
        self._held: OrderedDict[str, tuple[Live, float]] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.changed: list[ChangeListener] = []

    def now(self) -> int:
        """The time that matches run by."""
        return self.settings.now()

    # --- matches ----------------------------------------------------------------------------------------------------

    async def load(self, match: str) -> Live:
        """A match, from the cache or from the database; a `NoMatch` when there is none."""
        held = self._held.get(match)
        if held is not None and not await self._is_outdated(held[0]):
            self._held[match] = (held[0], _time())
            self._held.move_to_end(match)
            return held[0]
        row = await matches.find(self.db, match)
        if row is None or row.status == "cancelled":
            raise no_match()
        seats = (await matches.seats_of(self.db, [match]))[match]
        entries = await matches.actions_of(self.db, match)
        known = await people.find_many(self.db, {seat.person for seat in seats if seat.person})
        entries = entries[: row.number + 1]  # a write between the two reads shows at the next look
        table, notes = rebuild(row, entries)
        return self.hold(Live(row, seats, known, table, notes))

    async def _is_outdated(self, live: Live) -> bool:
        """Only another worker can have changed what this one holds."""
        if not self.bus.is_shared:
            return False
        row = await matches.find(self.db, live.id)
        return row is None or row.version != live.row.version

    @asynccontextmanager
    async def changing(self, match: str) -> AsyncIterator[Live]:
        """A draft of a match that nobody else in this process changes meanwhile."""
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            live = await self.load(match)
            yield live.draft()

    async def commit(self, draft: Live, extra: matches.Extra | None = None) -> None:
        """Write a draft, then let everybody see it. A `Conflict` drops what was held: the database decides."""
        draft.row.updated = self.now()
        entries = draft.new_rows()
        try:
            await matches.advance(self.db, draft.before, draft.row, entries, draft.touched_rows(), extra)
        except Exception:
            self._held.pop(draft.id, None)
            raise
        draft.settled()
        self.hold(draft)
        log.info("changed", extra={"match": draft.id, "number": draft.row.number, "status": draft.row.status})
        self.bus.publish(Notice(draft.id, "table"))
        for listener in self.changed:
            listener.table_changed(draft)

    def watched(self) -> list[str]:
        """The matches at which somebody is."""
        return self.presence.matches()

    def drop(self, match: str) -> None:
        """Forget what is held of a match."""
        self._held.pop(match, None)

    def sweep(self) -> None:
        """Forget matches that nobody has touched for a while."""
        limit = _time() - self.settings.idle_seconds
        for match, (_, used) in list(self._held.items()):
            if used < limit:
                del self._held[match]

    def hold(self, live: Live) -> Live:
        """Keep a match, unless a newer one came while this was being read; the one that is held is the answer."""
        held = self._held.get(live.id)
        if held is not None and held[0].row.version > live.row.version:
            return held[0]
        self._held[live.id] = (live, _time())
        self._held.move_to_end(live.id)
        while len(self._held) > self.settings.live_tables:
            self._held.popitem(last=False)
        return live

    def __len__(self) -> int:
        return len(self._held)

    # --- people -----------------------------------------------------------------------------------------------------

    def refresh_person(self, person: PersonRow) -> None:
        """A person changed (a name, a vacation): what is held shows it from now on."""
        for live, _ in self._held.values():
            if person.id in live.people:
                live.people[person.id] = person

    # --- showing ----------------------------------------------------------------------------------------------------

    def show(
        self,
        live: Live,
        person: PersonRow | None,
        asked: str | None = None,
        since: int = -1,
        language: str | None = None,
        with_match: bool = True,
    ) -> State:
        """The state of a match for somebody."""
        viewer = viewer_of(live, person)
        seat = looking_seat(live, viewer, asked)
        return self.show_seat(live, viewer, seat, since, language or language_of(person), with_match)

    def show_seat(
        self,
        live: Live,
        viewer: Viewer,
        seat: str | None,
        since: int,
        language: str,
        with_match: bool = True,
        look: states.Look | None = None,
    ) -> State:
        """The state of a match for a viewer whose seat has been settled."""
        now, away_ms = self.now(), self.settings.away_ms
        return states.state(live, viewer, seat, self.presence, now, since, language, with_match, away_ms, look)


class ChangeListener(Protocol):
    """Hears of every committed change: bots, notices."""

    def table_changed(self, live: Live) -> None:
        """A match has changed."""


def language_of(person: PersonRow | None) -> str:
    """The language somebody has chosen."""
    chosen = (person.settings if person else {}).get("language", "en")
    return chosen if chosen in ("en", "it") else "en"


def _time() -> float:
    return asyncio.get_running_loop().time()
