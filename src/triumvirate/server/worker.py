"""Everything a running server consists of, put together, started and stopped."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from triumvirate.core.errors import TriumvirateError
from triumvirate.server import games
from triumvirate.server.asking import Asked, Socket
from triumvirate.server.bots import showing
from triumvirate.server.bots.analyses import Analyst
from triumvirate.server.bots.balances import Balances
from triumvirate.server.bots.compiling import is_awake
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.bots.shared_driver import SharedBotDriver
from triumvirate.server.bots.talking import Talking
from triumvirate.server.daily.browsers import Browsers
from triumvirate.server.daily.keeping import Deals
from triumvirate.server.daily.telling import Telling
from triumvirate.server.matches import questions
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.presence import Presence
from triumvirate.server.matches.proofs import Proofs
from triumvirate.server.matches.time_out import time_out
from triumvirate.server.notify.notices import Notices
from triumvirate.server.operation import housekeeping
from triumvirate.server.operation.addresses import house
from triumvirate.server.operation.cluster.polling import Polling
from triumvirate.server.operation.limits import Limits
from triumvirate.server.operation.open_sockets import OpenSockets
from triumvirate.server.operation.processor_time import ProcessorTime
from triumvirate.server.operation.starting import patiently
from triumvirate.server.operation.vitals import Vitals
from triumvirate.server.people.sessions import Sessions
from triumvirate.server.puzzles.telling import PuzzleDesk
from triumvirate.server.replies import ExplainReply, ForesightReply, PreviewReply
from triumvirate.server.settings import Settings
from triumvirate.server.sockets.bus import Bus, LocalBus
from triumvirate.server.sockets.hub import SocketHub
from triumvirate.server.store import boot_clock, bot_queue, matches, vault, workers
from triumvirate.server.store.database import Database
from triumvirate.server.store.migrate import to_newest, until_newest
from triumvirate.server.store.puzzles import StoredPuzzles
from triumvirate.server.store.rows import PersonRow
from triumvirate.server.store.studies import StoredStudies
from triumvirate.server.studies.desk import StudyDesk
from triumvirate.server.table_time import SMALL_MS, TableTime, even_ms
from triumvirate.server.tables.cursors import Cursors
from triumvirate.server.tournaments.director import Director
from triumvirate.server.tournaments.looking import Looking

log = logging.getLogger("triumvirate.server")
HOUSEKEEPING_MS = 15_000
SIGN_SECONDS = 3.0
QUICK_MS = 1_000  # an answer that took longer says too little of what time it is
REST_MS = 10_000  # after the database's clock was turned: until all workers have seen it, nobody is late
SILENCE_MS = 10_000  # without any web worker, after which nobody can be blamed for being late


class Worker:
    """One process of a server: `web`, or `bots` for one in which only bots think."""

    def __init__(self, settings: Settings, kind: str = "web") -> None:
        self.settings = settings
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)  # it holds the secrets of running matches
        self.kind = kind
        self.db = Database(settings.database_url, settings.durable)
        self.vitals = Vitals(self.db)
        self.sessions = Sessions(self.db, settings)
        self.cursors = Cursors(settings)
        presence = Presence()
        bus, self.limits = _lines(settings, presence)
        self.cache = MatchCache(self.db, settings, bus, self.sessions, presence)
        self.hub = SocketHub(self.cache)
        self.sockets = OpenSockets(settings.limits)
        self.processor = ProcessorTime(settings.limits)
        self.bots: BotDriver = SharedBotDriver(self.cache) if settings.is_shared else BotDriver(self.cache)
        self.talking = Talking(self.cache, self.bots)
        self.analyst = Analyst(self.db, self.bots)
        self.balances = Balances(self.bots)
        self.notices = Notices(self.cache)
        self.deals = Deals(self.cache, self.bots, self.notices)
        self.telling = Telling(self.cache, self.deals)
        self.browsers = Browsers(settings)
        self.puzzles = PuzzleDesk(StoredPuzzles(self.db), is_awake, self.cache.workshop.run)
        self.studies = StudyDesk(
            self.cache,
            StoredStudies(self.db),
            self.bots.think,
            self.bots.opinion,
            self.cache.workshop.run,
            settings.limits,
        )
        self.director = Director(self.cache)
        self.tournaments = Looking(self.db)
        self.proofs = Proofs()
        self.metrics = self.cache.metrics
        self.metrics.watch("live_sockets", "Open sockets", lambda: len(self.hub))
        self.metrics.watch("tables_held", "Matches held in memory", lambda: len(self.cache))
        self.metrics.watch("bots_at_work", "Matches that bots play for here", lambda: self.bots.busy())
        self.metrics.watch("bots_waiting", "Bots that wait for a place to think", lambda: self.bots.thinking.waiting())
        self.metrics.watch("bus_up", "Whether word of other workers comes by itself", lambda: self.cache.bus.is_up)
        self._tasks: list[asyncio.Task[None]] = []
        self._rests_until = 0
        self._was_turned = False
        self.is_ready = False
        self.is_draining = False

    async def start(self) -> None:
        """Bring the database up to date, wake the bots, let the clocks tick."""
        await self.db.start()
        await patiently(self._find_database, self.settings)
        await self.cache.bus.start()
        await self.notices.start()
        await self.bots.start()
        work = [self._sign_on()]
        if self.kind == "web":
            work += [self._tick(), self._beat(), self._lay_out_the_games()]
            if self.settings.is_shared:
                work.append(Polling(self.cache, self.hub).run())
        self._tasks = [asyncio.create_task(job) for job in work]
        self.is_ready = True
        log.info("ready", extra={"worker": self.settings.name, "kind": self.kind})

    async def _find_database(self) -> None:
        if self.kind == "web":
            await to_newest(self.db)
        else:
            await until_newest(self.db)
        self.db.vault = await vault.opened(self.db, self.settings.match_key, self.kind == "web")
        await self._sign(is_first=True)

    async def stop(self) -> None:
        """Close the sockets, forget what is being thought, write what waits."""
        self.is_ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.hub.stop()
        await self.analyst.stop()
        await self.balances.stop()
        await self.talking.stop()
        await self.bots.stop()
        await self.notices.stop()
        with contextlib.suppress(Exception):  # the database may be what is away
            await workers.leave(self.db, self.settings.name)
        await self.cache.bus.stop()
        await self.limits.stop()
        self.cache.workshop.stop()
        await self.db.stop()

    async def _sign(self, is_first: bool = False) -> None:
        """Sign in the database; where nobody had for a while, people could not move and their clocks are forgiven."""
        if self.db.is_sqlite:
            await self._go_by_this_machine()
        began = even_ms()
        signed = await workers.sign(self.db, self.settings.name, self.kind, self._facts())
        has_jumped = self._keep_time(signed.now, even_ms() - began, is_first)
        is_alone = not self.settings.is_shared and is_first
        if self.kind == "web" and (signed.silence > SILENCE_MS or is_alone or has_jumped):
            await housekeeping.forgive_downtime(self.cache)

    def _keep_time(self, told: int, took: int, is_first: bool) -> bool:
        """Workers on several machines go by the database's clock; whether that was turned since the last look."""
        clock = self.settings.now
        if self.db.is_sqlite or not isinstance(clock, TableTime) or (took > QUICK_MS and not is_first):
            return False
        jump = clock.behind(told)
        clock.follow(told)
        if jump and not is_first:
            log.warning("the database's clock was turned", extra={"ms": jump})
            self._rests_until = even_ms() + REST_MS
        return bool(jump) and not is_first

    async def _go_by_this_machine(self) -> None:
        """Beside a file all workers go by the time that this machine began with; a clock that was turned is told of."""
        clock = self.settings.now
        turned_by = await boot_clock.keep(self.db, clock) if isinstance(clock, TableTime) else 0
        if abs(turned_by) > SMALL_MS and not self._was_turned:
            log.warning("the clock was turned: matches go by the time before, until a reboot", extra={"ms": turned_by})
        self._was_turned = abs(turned_by) > SMALL_MS

    async def _sign_on(self) -> None:
        while True:
            await asyncio.sleep(SIGN_SECONDS)
            try:
                await self._sign()
            except Exception:
                log.warning("signing failed: the database is away")

    def _facts(self) -> dict[str, int]:
        """What the operator may want to know of this process."""
        return {
            "sockets": len(self.hub),
            "tables": len(self.cache),
            "bots": self.bots.busy(),
            "bus": self.cache.bus.is_up,
        }

    async def tick(self) -> None:
        """Look at the clocks once, and at tournaments."""
        if even_ms() < self._rests_until:
            return
        for match in await matches.overdue(self.db, self.cache.now()):
            with contextlib.suppress(TriumvirateError):  # somebody else has dealt with it
                await time_out(self.cache, match)
        await self.director.tick()

    async def waiting_for_bots(self) -> int:
        """How many matches wait for a bot, in all processes."""
        return await bot_queue.waiting(self.db) if self.settings.is_shared else self.bots.busy()

    async def keep_house(self) -> None:
        """Hosts who left, tables nobody came to, deals of the day, the match on show."""
        await housekeeping.pass_hosts(self.cache)
        await housekeeping.close_old_tables(self.cache)
        await housekeeping.forget_old(self.cache)
        await housekeeping.forget_uploads(self.cache)
        await self.deals.keep()
        if self.settings.show:
            await showing.keep_on(self.cache)

    async def _tick(self) -> None:
        next_round = 0
        while True:
            await asyncio.sleep(self.settings.tick)
            try:
                await self.tick()
                self.cache.sweep()
                if self.cache.now() > next_round:
                    next_round = self.cache.now() + HOUSEKEEPING_MS
                    await self.keep_house()
            except TriumvirateError as fault:
                log.warning("the clocks stand still", extra={"reason": fault.reason})
            except Exception:
                log.exception("the clocks stumbled")

    async def _lay_out_the_games(self) -> None:
        """What the first page asks for takes a second the first time, so it is made before anybody asks."""
        await asyncio.to_thread(games.catalogue)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.settings.heartbeat)
            self.hub.beat()

    # --- questions about an action ----------------------------------------------------------------------------------

    async def preview(
        self, match: str, person: PersonRow | None, asked: str | None, action: str, language: str
    ) -> PreviewReply:
        """What an action would do, as far as its player can know."""
        return questions.previewed(await self.cache.load(match), person, asked, action, language)

    async def foresee(
        self, match: str, person: PersonRow | None, asked: str | None, action: str | None, language: str
    ) -> ForesightReply:
        """What the game's own player would do next, by the view of who asks."""
        reckon = questions.foreseen(await self.cache.load(match), person, asked, action, language)
        return await self.cache.workshop.run(reckon)

    async def explain(
        self, match: str, person: PersonRow | None, asked: str | None, action: str, language: str
    ) -> ExplainReply:
        """Whether an action is allowed, and why not."""
        return questions.explained(await self.cache.load(match), person, asked, action, language)


def _lines(settings: Settings, presence: Presence) -> tuple[Bus, Limits]:
    """How word gets to other workers, and where limits are counted."""
    if not settings.redis:
        return LocalBus(settings.is_shared), Limits(settings.limits)
    from triumvirate.server.operation.cluster.redis_bus import (
        RedisBus,  # an extra, and slow to load where it is not used
    )
    from triumvirate.server.operation.cluster.shared_limits import SharedLimits

    bus = RedisBus(settings.redis, settings.name, presence, settings.now)
    return bus, SharedLimits(settings.redis, bus, settings.limits)


def address_of(connection: Asked | Socket) -> str:
    """The sender as far as the address tells, which the server (behind trusted proxies: uvicorn) is told."""
    return house(connection.client.host) if connection.client else "?"
