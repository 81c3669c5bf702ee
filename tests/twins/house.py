"""One of the two servers: a worker with a clock that stands unless it is turned, and everything it sends caught."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import Connection

from server.apps import app_for
from server.conftest import lay_out
from triumvirate.puzzles import shelf
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import names
from triumvirate.server.settings import Mail, Settings
from triumvirate.server.store import clubs, matches, people, tournaments
from triumvirate.server.store.tournaments import EntrantRow, MeetingRow, TournamentRow
from triumvirate.server.worker import Worker
from triumvirate.tournaments.standing import ROTATION
from twins.wire import Answer, Line, ask

MORNING = 1_800_000_000_000
QUIET_ROUNDS = 3
OPERATOR = "Cato"


class DrivenClock:
    """Stands until it is turned. Who sleeps by it wakes when it has been turned far enough."""

    def __init__(self) -> None:
        self.ms = MORNING
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def __call__(self) -> int:
        return self.ms

    def turn(self, ms: int) -> None:
        self.ms = ms
        for due, sleeper in self._sleepers:
            if due <= ms and not sleeper.done():
                sleeper.set_result(None)
        self._sleepers = [(due, sleeper) for due, sleeper in self._sleepers if not sleeper.done()]

    async def sleep(self, seconds: float) -> None:
        sleeper: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self.ms + round(seconds * 1000), sleeper))
        self.turn(self.ms)
        await sleeper

    @property
    def has_sleepers(self) -> bool:
        return bool(self._sleepers)


class Push:
    """A browser's push service that notes what it is sent."""

    public_key = "key"

    def __init__(self, sent: Callable[[str, str, str], None]) -> None:
        self._sent = sent

    def send(self, endpoint: str, p256dh: str, auth: str, body: bytes) -> int:
        self._sent("push", endpoint, body.decode())
        return 201


class House:
    """A server; `names` are its own random words, each with the word that stands for it in both servers."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = name
        self.clock = DrivenClock()
        self.names: dict[str, str] = {}
        self.cursors: dict[str, str] = {}
        self.sent: list[tuple[int, str, str, str]] = []
        self.lines: list[Line] = []
        self.places: dict[str, str] = {"move": "0", "season": "1", "day": "2027-01-14"}  # what stands in addresses
        settings = Settings(
            deals=False,  # each house would deal its own: tests/server/daily has their twins
            show=False,
            data=folder / name,
            limits=False,
            bot_pause=0.0,
            bot_talk=0.0,
            tick=1e6,
            heartbeat=1e6,
            now=self.clock,
            durable=False,
            mail=Mail("mail.example"),
            public_url="http://tables.example",
            admins=(OPERATOR,),
        )
        self.names[settings.name] = "<worker>"
        lay_out(settings.data)
        self.worker = Worker(settings)
        self.worker.notices._pusher = Push(self.note)  # type: ignore[assignment]
        self.app = app_for(self.worker)
        self._lasting: set[Any] = set()

    async def start(self) -> None:
        await self.worker.start()
        self._lasting = set(self.worker.notices._tasks)

    async def stop(self) -> None:
        await self.worker.stop()

    def note(self, way: str, to: str, text: str) -> None:
        """A notice that left the house."""
        self.sent.append((self.clock.ms, way, to, text))

    # --- talking ----------------------------------------------------------------------------------------------------

    async def ask(self, method: str, target: str, body: object = None, cookie: str = "") -> Answer:
        return await ask(self.app, method, target, body, cookie)

    async def do(self, method: str, target: str, body: object = None, cookie: str = "") -> Any:
        """A request that must be answered well."""
        answer = await self.ask(method, f"/api{target}", body, cookie)
        assert answer.status < 300, (target, answer.body)
        return answer.json()

    def line(self, target: str, cookie: str, hear: Callable[[str], None]) -> Line:
        line = Line(self.app, target, cookie, hear)
        self.lines.append(line)
        return line

    async def guest(self, name: str, standing_for: str) -> tuple[str, str]:
        """Somebody new, by the cookie and the id."""
        made = await self.ask("POST", "/api/me")
        await self.do("PATCH", "/me", {"name": name}, made.cookie)
        who = made.json()["me"]["id"]
        self.names[who] = f"<{standing_for}>"
        for session in (await self.do("GET", "/me/sessions", cookie=made.cookie))["sessions"]:
            self.names[session["id"]] = f"<session of {standing_for}>"
        return made.cookie, who

    async def open_a_neighbour(self) -> None:
        """Another table with its host, at which something happens now and then."""
        cookie, _ = await self.guest("Quintus", "neighbour")
        body = {"game": "caesar", "seats": {"caesar": "me", "pompey": "bot:recruit"}, "watch": "anyone"}
        made = await self.do("POST", "/matches", body, cookie)
        self.neighbour = cookie, made["match"]["id"]
        self.names |= {made["match"]["id"]: "<neighbour>", made["commitment"]: "<its commitment>"}

    async def make_club(self, match: str, cookies: list[str]) -> None:
        """A club of these people, who see a table on its page that is in all other lists too."""
        made = await self.do("POST", "/clubs", {"name": "The Ides"}, cookies[0])
        club, invitation = made["club"]["id"], made["token"]
        self.places |= {"club": club, "token": invitation}
        self.names |= {club: "<club>", invitation: "<invitation>"}
        for cookie in cookies[1:]:  # one after the other: at one moment the order would be that of random ids
            self.clock.turn(self.clock.ms + 1)
            await self.do("POST", "/club-invitations", {"token": invitation}, cookie)

        def is_theirs(connection: Connection) -> None:
            clubs.add_table(connection, club, made["club"]["owner"]["id"], match)

        await self.worker.db.write(is_theirs)

    async def make_tournament(self, match: str, people: list[str]) -> None:
        """The club's tournament of a single table: the one that is played. All see it, and how it stands."""
        row, now = self.held(match).row, self.clock.ms
        made = TournamentRow(
            id=self.worker.cache.new_id(),
            name="Ludi",
            kind=ROTATION,
            game=row.game,
            options=dict(row.options),
            clock=row.clock,
            rated=False,
            private=False,
            host=people[0],
            created=now,
            status=tournaments.RUNNING,
            round=1,
            rounds=1,
            club=self.places["club"],
        )
        entrants = [EntrantRow(made.id, who, who, None, now, number) for number, who in enumerate(people)]
        meeting = MeetingRow(made.id, 1, 0, match, list(range(len(people))), now)
        await tournaments.add(self.worker.db, made)
        await tournaments.advance(self.worker.db, made, added=entrants, made=[meeting])
        self.places["tournament"] = made.id
        self.names[made.id] = "<tournament>"

    async def make_study(self, game: str, position: str) -> None:
        """Somebody else's study of a position of the game, open to everybody; and a puzzle."""
        cookie, _ = self.neighbour
        study = (await self.do("POST", "/studies", {"game": game, "position": position}, cookie))["study"]["id"]
        await self.do("PATCH", f"/studies/{study}", {"is_shared": True}, cookie)
        self.names[study] = "<study>"
        puzzles = sorted(shelf.shipped(game)) if game in shelf.games_with_puzzles() else []
        self.places |= {"study": study, "puzzle": next(iter(puzzles), "nothing")}

    async def make_operator(self, person: str) -> None:
        """Somebody who keeps the server: an account whose name its settings tell."""
        await people.change(self.worker.db, person, name=OPERATOR, look=names.look(OPERATOR), guest=False)
        self.worker.cache.person_changed(person)

    async def confirm_mail(self, person: str, address: str) -> None:
        """Somebody's address, as if the letter had been answered."""
        await people.change(self.worker.db, person, email=address, email_confirmed=True)

    async def touch(self, match: str, host: str) -> None:
        """A host changes something that everybody sees, and that has nothing to do with the game."""
        on = not self.held(match).row.chat
        await self.do("PATCH", f"/matches/{match}", {"chat": on}, host)
        await self.settle()

    async def forget(self, match: str) -> None:
        """As if a table had never been."""
        await matches.remove(self.worker.db, match)
        self.worker.cache.drop(match)

    def held(self, match: str) -> HeldMatch:
        return self.worker.cache._matches[match][0]

    # --- waiting ----------------------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Until everybody was told everything."""
        quiet = 0
        while quiet < QUIET_ROUNDS:
            await asyncio.sleep(0)
            if self._is_busy():
                quiet = 0
                await asyncio.sleep(0.0005)
            else:
                quiet += 1

    def _is_busy(self) -> bool:
        hub, notices = self.worker.hub, self.worker.notices
        waiting = any(not one.outbox.empty() for group in hub._connections.values() for one in group)
        unheard = any(not line.is_heard() for line in self.lines)
        thinking = self.worker.bots.busy() and not self.clock.has_sleepers
        return bool(waiting or unheard or thinking or hub._waiting or hub._tasks or set(notices._tasks) - self._lasting)

    async def at(self, ms: int) -> None:
        """The clock is turned, and the server looks at it."""
        self.clock.turn(ms)
        await self.worker.tick()
        await self.settle()

    def note_cursor(self, cursor: str) -> None:
        """A cursor is the server's own word for a place in a list; what stands for it names that place."""
        place = self.worker.cursors.read(cursor)
        assert place is not None
        self.cursors[cursor] = f"<after {place.updated} {self.plain(place.match)}>"

    def plain(self, text: str) -> str:
        """A text without the words that are random on every server."""
        for word, name in (*self.cursors.items(), *self.names.items()):
            text = text.replace(word, name)
        return text
