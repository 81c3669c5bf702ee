"""The match cache: all matches that this worker holds, the lock of each, and the one way to change them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import weakref
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Protocol

from sqlalchemy import Connection

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.bots import coaching
from triumvirate.server.daily import settling
from triumvirate.server.errors import Beaten, Unavailable, no_match
from triumvirate.server.matches import knowledge, stages, states
from triumvirate.server.matches.chat_numbers import ChatNumbers
from triumvirate.server.matches.held import HeldMatch, go_on, rebuild
from triumvirate.server.matches.permissions import looking_seat
from triumvirate.server.matches.presence import Presence
from triumvirate.server.matches.viewer import Moment, viewer_of
from triumvirate.server.operation.metrics import Metrics
from triumvirate.server.operation.workshop import Workshop
from triumvirate.server.people import fairness
from triumvirate.server.people.sessions import Sessions
from triumvirate.server.people.standings import counted
from triumvirate.server.people.unmasking import unmasked
from triumvirate.server.replies import State
from triumvirate.server.settings import Settings
from triumvirate.server.sockets.bus import Bus, Signal
from triumvirate.server.store import bot_queue, matches
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server")


class MatchCache:
    """What the parts of the server share; who wants to hear of every change puts itself into `changed`."""

    def __init__(
        self, db: Database, settings: Settings, bus: Bus, sessions: Sessions, presence: Presence | None = None
    ) -> None:
        self.db = db
        self.settings = settings
        self.bus = bus
        self.sessions = sessions
        self.presence = presence or Presence()
        self.chat_numbers = ChatNumbers(settings.signing_key())
        self._matches: OrderedDict[str, tuple[HeldMatch, float]] = OrderedDict()
        self._locks: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        self._unlike: set[str] = set()  # matches in whose change somebody at them became another than it knows
        self.changed: list[ChangeListener] = []
        self.metrics = Metrics()
        self.workshop = Workshop()
        self._reads: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()
        bus.listen(self._heard)

    def new_id(self) -> str:
        """An id that cannot be guessed: who has it was given it."""
        return secrets.token_urlsafe(9)

    def now(self) -> int:
        """The time that matches run by."""
        return self.settings.now()

    # --- matches ----------------------------------------------------------------------------------------------------

    async def load(self, match: str, at_least: int | None = None) -> HeldMatch:
        """A match, from the cache or from the database; a `NoMatch` when there is none.

        What is held is compared with the database, unless it is known which version will do.
        """
        kept = self._matches.get(match)
        if kept is not None and not await self._is_outdated(kept[0], at_least):
            self._matches[match] = (kept[0], _time())
            self._matches.move_to_end(match)
            return kept[0]
        before = kept[0] if kept is not None and kept[0].table is not None else None
        if before is not None and (one_on := await self._one_on(before)):
            return self.hold(one_on)
        return await self._read_anew(match, before)

    async def _read_anew(self, match: str, before: HeldMatch | None) -> HeldMatch:
        """From the database; a match that many want at once is read once."""
        lock = self._reads.get(match)
        if lock is None:
            lock = self._reads.setdefault(match, asyncio.Lock())
        async with lock:
            kept = self._matches.get(match)
            if before is None and kept is not None and not await self._is_outdated(kept[0]):
                return kept[0]
            return await self._read(match, before)

    async def _read(self, match: str, before: HeldMatch | None) -> HeldMatch:
        found = await matches.whole(self.db, match)
        if found is None or found[0].status == "cancelled":
            self.drop(match)
            raise no_match()
        row, seats, known = found
        entries = await matches.actions_of(self.db, match, before.row.number if before else -1)
        entries = [entry for entry in entries if entry.number <= row.number]  # later ones show at the next look
        if before is None:
            return self.hold(await self.workshop.run(lambda: rebuild(row, seats, known, entries), len(entries)))
        table, notes = go_on(before, entries)
        return self.hold(HeldMatch(row, seats, known, table, notes))

    async def _one_on(self, before: HeldMatch) -> HeldMatch | None:
        """A match to which another worker has added one entry and nothing else, as nearly always: seats are as before."""
        found = await matches.since(self.db, before.id, before.row.number)
        if found is None:
            return None
        row, entries = found
        if (row.version, row.number, len(entries)) != (before.row.version + 1, before.row.number + 1, 1):
            return None
        table, notes = go_on(before, entries)
        return HeldMatch(row, before.seats, before.people, table, notes)

    async def _is_outdated(self, held: HeldMatch, at_least: int | None = None) -> bool:
        """Only another worker can have changed what this one holds."""
        if at_least is not None:
            return held.row.version < at_least
        if not self.bus.is_shared:
            return False
        return await matches.version_of(self.db, held.id) != held.row.version

    @asynccontextmanager
    async def changing(self, match: str, trusting: bool = False) -> AsyncIterator[HeldMatch]:
        """A draft of a match that nobody else in this process changes meanwhile.

        Trusting, what is held is not compared with the database first: the commit notices when it was too old, and a
        refusal is looked into before it is believed.
        """
        lock = self._locks.get(match)
        if lock is None:
            lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            self._unlike.discard(match)
            held = await self.load(match, 0 if trusting else None)
            try:
                yield held.draft()
            except Beaten:
                await self.load(match, held.row.version + 1)
                raise
            except Unavailable:
                raise
            except TriumvirateError as refused:
                kept = self._matches.get(match)
                if trusting and kept is not None and await self._is_outdated(kept[0]):
                    await self.load(match)
                    raise Beaten("Somebody else was first; look again.") from refused
                raise

    async def commit(self, draft: HeldMatch) -> None:
        """Write a draft, with standings and ratings when it has just ended, then let everybody see it.

        A fault drops what was held: the database decides.
        """
        if knowledge.is_open_change(draft):
            draft.row.updated = self.now() // knowledge.TICK_MS * knowledge.TICK_MS
        if draft.has_just_ended:
            await fairness.judge(self.db, self.settings, draft)
        entries = draft.new_rows()
        extra = _both(_both(counted(draft), settling.ended(draft)), _both(unmasked(draft), self._bots_turn(draft)))
        began = _time()
        try:
            seated = draft.touched_rows()
            await matches.advance(self.db, draft.before, draft.row, entries, seated, extra, draft.is_seated_anew)
        except Beaten:  # what is held is true as far as it goes
            raise
        except BaseException:  # also when nobody waits for it any more: it may have been written
            self._matches.pop(draft.id, None)
            raise
        self.metrics.commit_seconds.observe(_time() - began)
        for entry in entries:
            self.metrics.moves.labels(draft.row.game, entry.by).inc()
        draft.settled()
        if draft.id not in self._unlike:  # else it is read anew, with the people as they are now
            self.hold(draft)
        log.info("changed", extra={"match": draft.id, "number": draft.row.number, "status": draft.row.status})
        self._tell(draft)

    async def add(self, held: HeldMatch, code_from: str | None = None, beside: matches.Extra | None = None) -> None:
        """Write a new match, with what belongs `beside` it, then let everybody know; `code_from` is the match whose code it
        takes over."""
        extra = _both(beside, self._bots_turn(held))
        await matches.add(self.db, held.row, held.seats, held.new_rows(), extra, code_from)
        held.settled()
        self.hold(held)
        self._tell(held)

    async def remove(self, match: str) -> None:
        """Forget a match that was never played."""
        await matches.remove(self.db, match)

    async def tuned(self, person: str, game: str, who: str) -> str:
        """A seat's wish, `bot:coach` being the coach of this person."""
        return await coaching.tuned(self.db, person, game, who)

    async def played_before(self, match: str) -> str | None:
        """The match that this one is a rematch of."""
        return await matches.played_before(self.db, match)

    def _tell(self, held: HeldMatch) -> None:
        self.bus.publish(Signal(held.id, "table", held.row.version))
        if self.bus.is_shared and stages.waits_for_bot(held):
            self.bus.publish(Signal(held.id, "bots"))
        for listener in self.changed:
            listener.table_changed(held)

    def _bots_turn(self, held: HeldMatch) -> matches.Extra | None:
        """What bot workers have to know, written with the change itself."""
        if not self.bus.is_shared or not any(
            seat.bot or seat.stand_in or seat.seat in held.touched for seat in held.seats
        ):
            return None
        return bot_queue.note(held.id, stages.waits_for_bot(held), not held.is_running)

    def watched(self) -> list[str]:
        """The matches at which somebody is."""
        return self.presence.matches()

    def drop(self, match: str) -> None:
        """Forget what is held of a match."""
        self._matches.pop(match, None)

    def sweep(self) -> None:
        """Forget matches that nobody has touched for a while."""
        limit = _time() - self.settings.idle_seconds
        for match, (_, used) in list(self._matches.items()):
            if used < limit:
                del self._matches[match]

    def hold(self, held: HeldMatch) -> HeldMatch:
        """Keep a match, unless a newer one came while this was being read; the one that is held is the answer."""
        kept = self._matches.get(held.id)
        if kept is not None and kept[0].row.version > held.row.version:
            return kept[0]
        self._matches[held.id] = (held, _time())
        self._matches.move_to_end(held.id)
        while len(self._matches) > self.settings.live_tables:
            self._matches.popitem(last=False)
        return held

    def __len__(self) -> int:
        return len(self._matches)

    # --- people -----------------------------------------------------------------------------------------------------

    def person_changed(self, person: str) -> None:
        """Somebody is not as before (a name, a vacation): every worker shows it from now on."""
        self.bus.publish(Signal(person, "person"))

    def _heard(self, signal: Signal) -> None:
        """Somebody may not be as before: their matches are read anew, with the people at them."""
        if signal.kind == "person":
            for match, (held, _) in list(self._matches.items()):
                if signal.match in held.people:
                    self.drop(match)
                    if (lock := self._locks.get(match)) is not None and lock.locked():
                        self._unlike.add(match)

    # --- showing ----------------------------------------------------------------------------------------------------

    def moment(self) -> Moment:
        """What is so around all tables now."""
        return Moment(self.now(), self.presence, self.settings.away_ms)

    def show(
        self,
        held: HeldMatch,
        person: PersonRow | None,
        asked: str | None = None,
        since: int = -1,
        language: str | None = None,
    ) -> State:
        """The state of a match for somebody."""
        reader = self.reader(held, person, asked, language)
        return states.state(held, reader, self.moment(), knowledge.after(held, reader.seat, since))

    def reader(
        self, held: HeldMatch, person: PersonRow | None, asked: str | None = None, language: str | None = None
    ) -> states.Reader:
        """Somebody as a reader of a match: of their own seat, or of one they may look at."""
        viewer = viewer_of(held, person)
        return states.Reader(viewer, looking_seat(held, viewer, asked), language or language_of(person))


def _both(one: matches.Extra | None, other: matches.Extra | None) -> matches.Extra | None:
    if one is None or other is None:
        return one or other

    def write(connection: Connection) -> None:
        one(connection)
        other(connection)

    return write


class ChangeListener(Protocol):
    """Hears of every committed change: bots, notices."""

    def table_changed(self, held: HeldMatch) -> None:
        """A match has changed."""


def language_of(person: PersonRow | None) -> str:
    """The language somebody has chosen."""
    chosen = (person.settings if person else {}).get("language", "en")
    return chosen if chosen in ("en", "it") else "en"


def _time() -> float:
    return asyncio.get_running_loop().time()
