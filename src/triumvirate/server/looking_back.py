"""Analyses of finished matches: made in the bots' threads, decision by decision and in their turn, and kept for a while."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass

from triumvirate.analysis import Analysis, LookingBack
from triumvirate.bots import find_bot
from triumvirate.core import speech
from triumvirate.core.errors import TriumvirateError
from triumvirate.server import games, waking
from triumvirate.server.bots import BotDriver
from triumvirate.server.history import table_at
from triumvirate.server.live import Live
from triumvirate.server.replies import AnalysisReply

log = logging.getLogger("triumvirate.server.analysis")
ITERATIONS = 2000
A_DECISION = 0.1  # seconds that one decision is asked for; it takes what it takes
MOST_KEPT = 64
MOST_AT_ONCE = 8
BETWEEN_LOOKS = 1.0


@dataclass
class Work:
    """One match that is looked at, or was."""

    total: int
    done: int = 0
    is_begun: bool = False
    found: Analysis | None = None
    fault: str | None = None


class Analyst:
    """Looks back at matches on request. What it found is kept in memory; who asks after a restart waits again."""

    def __init__(self, bots: BotDriver) -> None:
        self._bots = bots
        self._work: OrderedDict[str, Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, live: Live) -> None:
        """Look at a match, unless that is done or under way."""
        known = self._work.get(live.id)
        if known is not None and known.fault is None:
            return
        if len(self._tasks) >= MOST_AT_ONCE:
            return
        work = self._work[live.id] = Work(total=len(table_at(live, None).entries))
        task = asyncio.create_task(self._look(live, work), name=f"analysis of {live.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        while len(self._work) > MOST_KEPT:
            self._work.popitem(last=False)

    def report(self, match: str, language: str) -> AnalysisReply:
        """How far it is, or what was found."""
        work = self._work.get(match)
        if work is None:
            return AnalysisReply(status="none", done=0, total=0, reason=None, analysis=None)
        return AnalysisReply(
            status=_status(work),
            done=work.done,
            total=work.total,
            reason=speech.told(work.fault, language) if work.fault else None,
            analysis=work.found.to_json(language) if work.found else None,
        )

    async def _look(self, live: Live, work: Work) -> None:
        game, name = live.row.game, f"analysis of {live.id}"
        try:
            await self._until_awake(game)
            looking = await self._bots.in_thread(
                name, game, A_DECISION, lambda _: LookingBack(table_at(live, None), ITERATIONS)
            )
            work.is_begun = True
            while not looking.is_done():
                await self._bots.in_thread(name, game, A_DECISION, lambda _: _steps(looking))
                work.done = looking.done
            work.found = looking.found()
        except TriumvirateError as refused:
            work.fault = refused.reason
        except Exception:
            log.exception("an analysis failed", extra={"match": live.id})
            work.fault = "Something went wrong here; it was noted."

    async def _until_awake(self, game: str) -> None:
        """Wait until the search is compiled, where the judge needs that."""
        needs = getattr(find_bot(game, games.ADVISING), "needs_compiled", False)
        while needs and waking.is_asleep(game, games.ADVISING):
            self._bots.waking.wake(game)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _steps(looking: LookingBack) -> None:
    """On to the next decision that takes time."""
    while not looking.is_done():
        if looking.step():
            return


def _status(work: Work) -> str:
    if work.fault:
        return "failed"
    return "done" if work.found else "running" if work.is_begun else "waiting"
