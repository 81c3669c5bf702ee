"""Bots that several processes share: each takes as many turns as it has places to think, and holds them by a lease."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.bots import AFTER_FAILURE, BotDriver
from triumvirate.server.bus import Notice
from triumvirate.server.hall import Hall
from triumvirate.server.live import Live
from triumvirate.server.store import matches, turns

log = logging.getLogger("triumvirate.server.bots")
AT_ONCE = 4  # turns held for each thread: most of a bot's time is a pause for people's eyes
BETWEEN_CLAIMS = 0.05


class BotDesk(BotDriver):
    """Claims turns from the database; another worker's that died are taken over when their lease has run out."""

    def __init__(self, hall: Hall) -> None:
        super().__init__(hall)
        self._most = AT_ONCE * hall.settings.bot_threads
        self._held: dict[str, asyncio.Task[None]] = {}
        self._waiting_again: dict[str, turns.Claim] = {}
        self._news = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._holder = hall.settings.name
        hall.bus.listen(self._heard)

    def table_changed(self, live: Live) -> None:
        """What is to do is read from the database."""

    def _heard(self, notice: Notice) -> None:
        if notice.kind == "bots":
            self._news.set()

    async def start(self) -> None:
        """Begin to take turns, where bots think in this process."""
        if not self._hall.settings.bots:
            return
        await turns.adopt(self._hall.db, await matches.waiting_for_bots(self._hall.db))
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
        settings = self._hall.settings
        while True:
            try:
                free = self._most - len(self._held)
                claims = await turns.claim(self._hall.db, self._holder, free, settings.bot_lease) if free else []
                for claim in claims:
                    ago = (self._hall.now() - claim.noted) / 1000
                    self.thinking.recall(claim.match, claim.used, ago)
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
            async with asyncio.timeout(self._hall.settings.poll):
                await self._news.wait()
        except TimeoutError:
            pass
        self._news.clear()

    def _take(self, claim: turns.Claim) -> None:
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

    async def _hold(self, claim: turns.Claim) -> None:
        wait = AFTER_FAILURE
        try:
            if await self.play(claim.match):
                wait = 0.0
        except asyncio.CancelledError:  # the worker stops: another goes on at once
            claim = replace(claim, due=None)
            wait = 0.0
            raise
        finally:
            await self._release(claim, wait)

    async def _release(self, claim: turns.Claim, wait: float) -> None:
        used = self.thinking.used(claim.match)
        try:
            await turns.release(self._hall.db, self._holder, claim, used, self._hall.now(), wait)
        except Exception:  # the lease runs out by itself
            log.warning("a lease was not given back", extra={"match": claim.match})

    async def _renew_all(self) -> None:
        lease = self._hall.settings.bot_lease
        while True:
            await asyncio.sleep(lease / 3)
            try:
                if self._held:
                    await turns.renew(self._hall.db, self._holder, list(self._held), lease)
            except Exception:
                log.warning("leases were not renewed")
