"""The open sockets of this worker, and what each of them is told when a match changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine

from sqlalchemy import select

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import Forbidden, NotSignedIn, Unavailable
from triumvirate.server.matches import chatroom
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.viewer import Viewer, standing_in_after, viewer_of
from triumvirate.server.people import aliases
from triumvirate.server.replies import ChatLine, ChatPush, PingPush, PresencePush, State
from triumvirate.server.sockets import telling
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.sockets.connection import Connection, Shown, encode, fingerprint
from triumvirate.server.store import people
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.schema import chat

log = logging.getLogger("triumvirate.server.hub")
MOST_AT_ONCE = 500
MOST_LINES = 1_000
SLOW, RESTART, SILENT, MAY_NOT = 1013, 1012, 4408, 4403
UNTIL_BACK = 0.5


class SocketHub:
    """All connections by match. Changes are gathered: however many happen at once, each socket hears of them once."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._connections: dict[str, set[Connection]] = {}
        self._waiting: dict[str, list[Signal]] = {}
        self._telling: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._shown: dict[str, int] = {}  # the version of each match that its sockets were told of last
        self._lines: set[int] = set()  # lines of chat that were told, or that word came of
        cache.bus.listen(self.heard)

    def __len__(self) -> int:
        return sum(len(group) for group in self._connections.values())

    def matches(self) -> list[str]:
        """The matches that somebody has open here."""
        return list(self._connections)

    def shown(self, match: str) -> int | None:
        """The version of a match that its sockets were told of last."""
        return self._shown.get(match)

    # --- coming and going -------------------------------------------------------------------------------------------

    def add(self, connection: Connection, viewer: Viewer, version: int) -> None:
        """A socket that has said hello and was shown a version of its match."""
        self._shown[connection.match] = min(version, self._shown.get(connection.match, version))
        connection.is_seated = bool(viewer.seats)
        self._connections.setdefault(connection.match, set()).add(connection)
        self._cache.presence.arrive(connection.match, viewer.id, connection.is_seated)
        self._cache.bus.publish(Signal(connection.match, "presence"))

    def remove(self, connection: Connection) -> None:
        """A socket that has gone."""
        group = self._connections.get(connection.match)
        if group is None or connection not in group:
            return
        group.discard(connection)
        if not group:
            del self._connections[connection.match]
            self._shown.pop(connection.match, None)
        who = connection.person.id if connection.person else None
        self._cache.presence.depart(connection.match, who, connection.is_seated, self._cache.now())
        self._cache.bus.publish(Signal(connection.match, "presence"))

    def beat(self) -> None:
        """Ask every socket whether it is there; those that have been silent for too long are let go."""
        ping = encode(PingPush(self._cache.now()))
        silent = asyncio.get_running_loop().time() - self._cache.settings.silence
        for group in self._connections.values():
            for connection in group:
                if connection.heard < silent:
                    self._later(connection.close(SILENT))
                else:
                    connection.put(ping)
        ids = {one.person.id for group in self._connections.values() for one in group if one.person}
        if ids and self._cache.bus.is_shared:  # word of it may have been lost on the way from another worker
            self._later(self._look_at_people(ids))

    async def stop(self) -> None:
        """Close every socket: clients come back after the restart."""
        closing = [connection.close(RESTART) for group in self._connections.values() for connection in list(group)]
        await asyncio.gather(*closing, return_exceptions=True)

    # --- telling ----------------------------------------------------------------------------------------------------

    def heard(self, signal: Signal) -> None:
        """Something is new: everybody who looks at that match is told of it soon."""
        if signal.kind == "person":
            self._later(self._look_at_people({signal.match}))
            self._show_person(signal.match)
        if signal.kind == "chat" and not self._is_new_line(signal.item):
            return
        self._tell_soon(signal)

    def _is_new_line(self, line: int) -> bool:
        """Word of a line may come late, when it was found in the database already: nothing is told twice."""
        if line in self._lines:
            return False
        self._lines.add(line)
        if len(self._lines) > MOST_LINES:
            self._lines = set(sorted(self._lines)[MOST_LINES // 2 :])
        return True

    def _tell_soon(self, signal: Signal) -> None:
        if signal.match not in self._connections:
            return
        self._waiting.setdefault(signal.match, []).append(signal)
        if signal.match not in self._telling:  # one teller for each match, or an older state might come after a newer
            self._telling.add(signal.match)
            self._later(self._tell_all(signal.match))

    def _show_person(self, person: str) -> None:
        """Who sits with somebody that has another name or badge now sees it."""
        for match, group in self._connections.items():
            if any(one.is_seated and one.person is not None and one.person.id == person for one in group):
                self._tell_soon(Signal(match, "table"))

    async def _look_at_people(self, ids: set[str]) -> None:
        """Let go of the sockets of who was shut out, and of who comes back with another session."""
        theirs = [one for group in self._connections.values() for one in group if one.person and one.person.id in ids]
        for first in range(0, len(theirs), MOST_AT_ONCE):
            some = theirs[first : first + MOST_AT_ONCE]
            try:
                known = await people.find_many(self._cache.db, {one.person.id for one in some if one.person})
                alive = await self._cache.sessions.alive({one.session for one in some if one.session})
            except TriumvirateError:
                return  # the database is away: looked at again with the next beat
            for connection in some:
                self._look_at_person(connection, known, connection.session in alive)

    def _look_at_person(self, connection: Connection, known: dict[str, PersonRow], is_alive: bool) -> None:
        assert connection.person is not None
        try:
            self._cache.sessions.check(known.get(connection.person.id), is_alive)
        except Forbidden as refused:
            connection.refuse(None, refused)
            self._later(connection.close(MAY_NOT))
        except NotSignedIn:
            self._later(connection.close(RESTART))

    async def _tell_all(self, match: str) -> None:
        try:
            while match in self._waiting:
                await self._tell(match)
        finally:
            self._telling.discard(match)

    def _later(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _tell(self, match: str) -> None:
        signals = self._waiting.pop(match, [])
        try:
            held = await self._cache.load(match, _version_needed(signals))
            kinds = {signal.kind for signal in signals}
            if "table" in kinds:
                if match in self._connections:
                    self._shown[match] = held.row.version
                self._tell_table(held)
            if "presence" in kinds:
                self._tell_presence(held)
            lines = [signal.item for signal in signals if signal.kind == "chat"]
            if lines:
                await self._tell_chat(held, lines)
        except Unavailable:  # the database is away: told as soon as it is back
            await asyncio.sleep(UNTIL_BACK)
            for signal in signals:
                self._tell_soon(signal)
        except TriumvirateError:
            pass  # the match is gone: nothing to tell
        except Exception:
            log.exception("telling failed", extra={"match": match})

    def _tell_presence(self, held: HeldMatch) -> None:
        """Who is here, and what follows from it for each who sits at the table: nobody has to ask."""
        moment = self._cache.moment()
        info = moment.presence.info(held)
        shared: dict[tuple[tuple[str, int], ...], bytes] = {}
        for connection in self._connections.get(held.id, ()):
            if connection.has_greeted:
                after = standing_in_after(held, viewer_of(held, connection.person), moment)
                key = tuple(after.items())
                if key not in shared:
                    shared[key] = encode(PresencePush(info.seats, info.watchers, after or None))
                connection.put(shared[key])

    def _tell_table(self, held: HeldMatch) -> None:
        made: telling.Made = {}
        mark = fingerprint(held)
        views = held.table.views() if held.table else None
        for connection in list(self._connections.get(held.id, ())):
            if connection.has_greeted and (connection.shown.version, connection.shown.fingerprint) != (
                held.row.version,
                mark,
            ):
                try:
                    viewer = viewer_of(held, connection.person)
                    telling.find_place(held, connection, viewer)
                    if bool(viewer.seats) != connection.is_seated:
                        self._count_again(connection, viewer)
                    telling.tell(held, connection, viewer, self._cache.moment(), mark, made, views)
                except TriumvirateError as refused:
                    connection.refuse(None, refused)

    def has_replied(self, held: HeldMatch, viewer: Viewer, tab: str, state: State, since: int) -> None:
        """A call was answered with the state: the socket of the page that called does not tell it once more.

        The person's other pages hear of it as everybody does.
        """
        for connection in self._connections.get(held.id, ()):
            is_same = connection.tab == tab and connection.person is not None and connection.person.id == viewer.id
            if is_same and connection.seat == state.seat and since <= connection.shown.number:
                connection.shown = Shown.of(held, state)

    def language_of(self, match: str, person: str, tab: str) -> str | None:
        """The language of the page that somebody calls from."""
        theirs = (one for one in self._connections.get(match, ()) if one.tab == tab and one.person)
        return next((one.language for one in theirs if one.person and one.person.id == person), None)

    def _count_again(self, connection: Connection, viewer: Viewer) -> None:
        """Somebody who looked on sits now, or the other way round."""
        presence = self._cache.presence
        presence.depart(connection.match, viewer.id, connection.is_seated, self._cache.now())
        connection.is_seated = bool(viewer.seats)
        presence.arrive(connection.match, viewer.id, connection.is_seated)
        self._cache.bus.publish(Signal(connection.match, "presence"))

    async def _tell_chat(self, held: HeldMatch, lines: list[int]) -> None:
        rows = await self._cache.db.rows(select(chat).where(chat.c.id.in_(lines)).order_by(chat.c.id))
        known = await people.find_many(self._cache.db, {row.person for row in rows})
        for row in rows:
            told: dict[str, tuple[ChatLine, bytes]] = {}  # by language
            for connection in self._connections.get(held.id, ()):
                if connection.language not in told:
                    made = chatroom.line_of(self._cache, held, row, known, connection.language)
                    told[connection.language] = made, encode(ChatPush(made))
                line, data = told[connection.language]
                heard = chatroom.rooms(held, viewer_of(held, connection.person))
                is_unheard = aliases.is_unheard(held.row, connection.unheard, row.person, line.person.id)
                if connection.has_greeted and row.room in heard and not is_unheard:
                    connection.put(data)


def _version_needed(signals: list[Signal]) -> int | None:
    """The version that was told of, 0 where nothing was said of the table; None where the database has to say."""
    told = [signal.item for signal in signals if signal.kind == "table"]
    return None if 0 in told else max(told, default=0)
