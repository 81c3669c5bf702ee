"""Two servers in one loop, in a thread of their own: other tests keep loops too."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from triumvirate.core import table
from triumvirate.server import games
from triumvirate.server.bots import driver
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.bots.pace import Pace
from triumvirate.server.matches import preview
from triumvirate.server.notify import mail, webhook
from triumvirate.server.routes import me, tables
from twins.chance import Dealer
from twins.course import Course, Plan
from twins.house import House

SECONDS = 300


class Twins:
    """The two houses and the loop that they live in."""

    def __init__(self, folder: Path, dealer: Dealer) -> None:
        self.dealer = dealer
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.houses = self.run(self._open(folder))
        self._seeds = 0

    async def _open(self, folder: Path) -> tuple[House, House]:
        houses = House(folder, "a"), House(folder, "b")
        for house in houses:
            await house.start()
            await house.open_a_neighbour()
        return houses

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(SECONDS)

    def play(self, plan: Plan, steps: int, every: int = 4, seed: int = 1, until: str = "") -> Course:
        """A course from its beginning."""
        self.dealer.rng.seed(seed)
        course = Course(self.houses, self.dealer, plan, seed)

        async def whole() -> None:
            try:
                await course.begin(is_same=not plan.scenes)
                await course.play(steps, every, until)
            finally:
                await course.leave()

        self.run(whole())
        return course

    def close(self) -> None:
        for house in self.houses:
            self.run(house.stop())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)
        self._loop.close()


async def _by_the_driven_clock(self: BotDriver, due: float) -> None:
    clock: Any = self._cache.settings.now
    await clock.sleep(max(0.0, due - clock() / 1000))


@pytest.fixture(scope="module")
def twins(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Twins]:
    dealer = Dealer(1)
    sent: dict[str, Any] = {}

    def note(way: str, to: str, text: str) -> int:
        house = next(house for house in sent["twins"].houses if any(name in to for name in house.names))
        house.note(way, to, text)
        return 200

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(table, "Source", dealer)
        patch.setattr(tables, "PAGE", 2)
        patch.setattr(driver, "Pace", lambda match: Pace("<match>"))  # what is drawn for a match is drawn by its id
        patch.setattr(BotDriver, "_now", lambda self: self._cache.now() / 1000)
        patch.setattr(BotDriver, "_rest_until", _by_the_driven_clock)
        patch.setattr(games, "is_asleep", cache(games.is_asleep))  # compiling may end between the two
        patch.setattr(preview.secrets, "randbits", lambda bits: 7)
        patch.setattr(me, "check_url", lambda *given: None)
        patch.setattr(webhook, "post", lambda url, body, headers, *more: note("webhook", url, body.decode()))
        patch.setattr(mail, "send", lambda server, to, subject, text: note("mail", to, f"{subject}\n{text}"))
        sent["twins"] = running = Twins(tmp_path_factory.mktemp("twins"), dealer)
        yield running
        running.close()
