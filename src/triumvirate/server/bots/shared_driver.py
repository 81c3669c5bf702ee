"""Bots that several processes share: each takes as many turns as it has places to think, and holds them by a lease."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.bots.driver import AFTER_FAILURE, BotDriver
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store import bot_queue, matches

log = logging.getLogger("triumvirate.server.bots")
AT_ONCE = 4  # turns held for each thread: most of a bot's time is a pause for people's eyes
BETWEEN_CLAIMS = 0.05
AT_A_TIME = 6  # moves, after which a table of bots alone queues again behind people who wait


class SharedBotDriver(BotDriver):
    """Claims turns from the database; another worker's that died are taken over when their lease has run out."""

    def __init__(self, cache: MatchCache) -> None:
        super().__init__(cache)
        self._most = AT_ONCE * cache.settings.bot_threads
        self._held: dict[str, asyncio.Task[None]] = {}
        self._waiting_again: dict[str, bot_queue.Claim] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._holder = cache.settings.name
        cache.bus.listen(self._heard)

    def table_changed(self, held: HeldMatch) -> None:
        """What is to do is read from the database."""

    def _heard(self, signal: Signal) -> None:
        if signal.kind == "bots":
            self._news.set()

    async def start(self) -> None:
        """Begin to take turns, where bots think in this process."""
        if not self._cache.settings.bots:
            return
        await bot_queue.adopt(self._cache.db, await matches.waiting_for_bots(self._cache.db))
        self._tasks = [asyncio.create_task(self._claim_all()), asyncio.create_task(self._renew_all())]

    async def stop(self) -> None:
        """Give back what is held, so that others need not wait for the lease to end."""
        for task in [*self._tasks, *self._held.values()]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._held.values(), return_exceptions=True)
        await super().stop()

    def busy(self) -> int:
        """How many turns are held."""
        return len(self._held)

    async def _claim_all(self) -> None:
        settings = self._cache.settings
        while True:
            try:
                free = self._most - len(self._held)
                claims = await bot_queue.claim(self._cache.db, self._holder, free, settings.bot_lease) if free else []
                for claim in claims:
                    ago = (self._cache.now() - claim.noted) / 1000
                    self.thinking.recall(claim.payer, claim.used, ago)
                    self._take(claim)
                if not claims:
                    await self._wait()
                await asyncio.sleep(BETWEEN_CLAIMS)
            except TriumvirateError:
                await asyncio.sleep(settings.poll)  # the database is away
            except Exception:
                log.exception("claiming failed")
                await asyncio.sleep(settings.poll)

    async def _wait(self) -> None:
        """Until word comes of something to do, or a while has passed."""
        try:
            async with asyncio.timeout(self._cache.settings.poll):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    def _take(self, claim: bot_queue.Claim) -> None:
        if claim.match in self._held:  # the last hold is just ending
            self._waiting_again[claim.match] = claim
            return
        task = asyncio.create_task(self._hold(claim), name=f"bots of {claim.match}")
        self._held[claim.match] = task
        task.add_done_callback(lambda _: self._ended_with(claim.match))

    def _ended_with(self, match: str) -> None:
        del self._held[match]
        self._news.set()
        if match in self._waiting_again:
            self._take(self._waiting_again.pop(match))

    async def _hold(self, claim: bot_queue.Claim) -> None:
        wait = AFTER_FAILURE
        try:
            if await self.play(claim.match, AT_A_TIME):
                wait = 0.0
        except asyncio.CancelledError:  # the worker stops: another goes on at once
            claim = replace(claim, due=None)
            wait = 0.0
            raise
        finally:
            await self._release(claim, wait)

    async def _release(self, claim: bot_queue.Claim, wait: float) -> None:
        used = self.thinking.used(claim.payer)
        try:
            await bot_queue.release(self._cache.db, self._holder, claim, used, self._cache.now(), wait)
        except Exception:  # the lease runs out by itself
            log.warning("a lease was not given back", extra={"match": claim.match})

    async def _renew_all(self) -> None:
        lease = self._cache.settings.bot_lease
        while True:
            await asyncio.sleep(lease / 3)
            try:
                if self._held:
                    await bot_queue.renew(self._cache.db, self._holder, list(self._held), lease)
            except Exception:
                log.warning("leases were not renewed")
