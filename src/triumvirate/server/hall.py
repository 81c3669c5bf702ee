"""The hall: all matches that this worker holds, the lock of each, and the one way to change them."""

from __future__ import annotations

import asyncio
import logging
import random
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from triumvirate.core.errors import TriumvirateError
from triumvirate.server import phases, states
from triumvirate.server.bus import Bus, Notice
from triumvirate.server.errors import Beaten, Unavailable, no_match
from triumvirate.server.live import Live, go_on, rebuild
from triumvirate.server.metrics import Metrics
from triumvirate.server.permissions import Viewer, looking_seat, viewer_of
from triumvirate.server.presence import Presence
from triumvirate.server.replies import State
from triumvirate.server.sessions import Sessions
from triumvirate.server.settings import Settings
from triumvirate.server.store import matches, turns
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server")
P = ParamSpec("P")
T = TypeVar("T")
TRIES = 4


def looks_again(work: Callable[P, Awaitable[T]]) -> Callable[P, Coroutine[Any, Any, T]]:
    """A change that another worker was faster than is tried again on the match as it is now, or refused by it."""

    @wraps(work)
    async def done(*args: P.args, **more: P.kwargs) -> T:
        for _ in range(TRIES - 1):
            try:
                return await work(*args, **more)
            except Beaten:
                await asyncio.sleep(random.random() * 0.02)
        return await work(*args, **more)

    return done


class Hall:
    """What the parts of the server share; who wants to hear of every change puts itself into `changed`."""

    def __init__(
        self, db: Database, settings: Settings, bus: Bus, sessions: Sessions, presence: Presence | None = None
    ) -> None:
        self.db = db
        self.settings = settings
        self.bus = bus
        self.sessions = sessions
        self.presence = presence or Presence()
        self._held: OrderedDict[str, tuple[Live, float]] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self.changed: list[ChangeListener] = []
        self.metrics = Metrics()
        bus.listen(self._heard)

    def now(self) -> int:
        """The time that matches run by."""
        return self.settings.now()

    # --- matches ----------------------------------------------------------------------------------------------------

    async def load(self, match: str, at_least: int | None = None) -> Live:
        """A match, from the cache or from the database; a `NoMatch` when there is none.

        What is held is compared with the database, unless it is known which version will do.
        """
        held = self._held.get(match)
        if held is not None and not await self._is_outdated(held[0], at_least):
            self._held[match] = (held[0], _time())
            self._held.move_to_end(match)
            return held[0]
        before = held[0] if held is not None and held[0].table is not None else None
        if before is not None and (one_on := await self._one_on(before)):
            return self.hold(one_on)
        found = await matches.whole(self.db, match)
        if found is None or found[0].status == "cancelled":
            self.drop(match)
            raise no_match()
        row, seats, known = found
        entries = await matches.actions_of(self.db, match, before.row.number if before else -1)
        entries = [entry for entry in entries if entry.number <= row.number]  # later ones show at the next look
        table, notes = go_on(before, entries) if before else rebuild(row, entries)
        return self.hold(Live(row, seats, known, table, notes))

    async def _one_on(self, before: Live) -> Live | None:
        """A match to which another worker has added one entry and nothing else, as nearly always: seats are as before."""
        found = await matches.since(self.db, before.id, before.row.number)
        if found is None:
            return None
        row, entries = found
        if (row.version, row.number, len(entries)) != (before.row.version + 1, before.row.number + 1, 1):
            return None
        table, notes = go_on(before, entries)
        return Live(row, before.seats, before.people, table, notes)

    async def _is_outdated(self, live: Live, at_least: int | None = None) -> bool:
        """Only another worker can have changed what this one holds."""
        if at_least is not None:
            return live.row.version < at_least
        if not self.bus.is_shared:
            return False
        return await matches.version_of(self.db, live.id) != live.row.version

    @asynccontextmanager
    async def changing(self, match: str, trusting: bool = False) -> AsyncIterator[Live]:
        """A draft of a match that nobody else in this process changes meanwhile.

        Trusting, what is held is not compared with the database first: the commit notices when it was too old, and a
        refusal is looked into before it is believed.
        """
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            live = await self.load(match, 0 if trusting else None)
            try:
                yield live.draft()
            except Beaten:
                await self.load(match, live.row.version + 1)
                raise
            except Unavailable:
                raise
            except TriumvirateError as refused:
                held = self._held.get(match)
                if trusting and held is not None and await self._is_outdated(held[0]):
                    await self.load(match)
                    raise Beaten("Somebody else was first; look again.") from refused
                raise

    async def commit(self, draft: Live, extra: matches.Extra | None = None) -> None:
        """Write a draft, then let everybody see it. A fault drops what was held: the database decides."""
        draft.row.updated = self.now()
        entries = draft.new_rows()
        extra = _both(extra, self._bots_turn(draft))
        began = _time()
        try:
            await matches.advance(self.db, draft.before, draft.row, entries, draft.touched_rows(), extra)
        except Beaten:  # what is held is true as far as it goes
            raise
        except BaseException:  # also when nobody waits for it any more: it may have been written
            self._held.pop(draft.id, None)
            raise
        self.metrics.commit_seconds.observe(_time() - began)
        for entry in entries:
            self.metrics.moves.labels(draft.row.game, entry.by).inc()
        draft.settled()
        self.hold(draft)
        log.info("changed", extra={"match": draft.id, "number": draft.row.number, "status": draft.row.status})
        self._tell(draft)

    async def add(self, live: Live) -> None:
        """Write a new match, then let everybody know."""
        await matches.add(self.db, live.row, live.seats, live.new_rows(), self._bots_turn(live))
        live.settled()
        self.hold(live)
        self._tell(live)

    def _tell(self, live: Live) -> None:
        self.bus.publish(Notice(live.id, "table", live.row.version))
        if self.bus.is_shared and phases.waits_for_bot(live):
            self.bus.publish(Notice(live.id, "bots"))
        for listener in self.changed:
            listener.table_changed(live)

    def _bots_turn(self, live: Live) -> matches.Extra | None:
        """What bot workers have to know, written with the change itself."""
        if not self.bus.is_shared or not any(
            seat.bot or seat.stand_in or seat.seat in live.touched for seat in live.seats
        ):
            return None
        return turns.note(live.id, phases.waits_for_bot(live), not live.is_running)

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

    def person_changed(self, person: str) -> None:
        """Somebody is not as before (a name, a vacation): every worker shows it from now on."""
        self.bus.publish(Notice(person, "person"))

    def _heard(self, notice: Notice) -> None:
        """Somebody may not be as before: their matches are read anew, with the people at them."""
        if notice.kind == "person":
            for match, (live, _) in list(self._held.items()):
                if notice.match in live.people:
                    self.drop(match)

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


def _both(one: matches.Extra | None, other: matches.Extra | None) -> matches.Extra | None:
    if one is None or other is None:
        return one or other

    def write(connection: Connection) -> None:
        one(connection)
        other(connection)

    return write


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
