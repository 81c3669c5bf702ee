"""Analyses of finished matches: made in the bots' threads, decision by decision and in their turn, and kept for good."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass

from triumvirate.analysis import Analysis, LookingBack
from triumvirate.analysis.budget import BUDGETS, Occasion
from triumvirate.analysis.stored import VERSION, from_data, to_data
from triumvirate.bots import adviser_of
from triumvirate.core import speech
from triumvirate.core.errors import TriumvirateError
from triumvirate.games import find_game
from triumvirate.search.settings import cores
from triumvirate.server.bots import compiling
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.history import table_at
from triumvirate.server.operation.processor_time import paying
from triumvirate.server.replies import AnalysisReply
from triumvirate.server.store import analyses
from triumvirate.server.store.database import Database

log = logging.getLogger("triumvirate.server.analysis")
ITERATIONS = BUDGETS[Occasion.LOOKING_BACK].iterations
A_DECISION = 0.1  # seconds that one decision is asked for; it takes what it takes
MOST_KEPT = 64  # in memory besides
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
    """Looks back at matches on request, each once: what was found is in the database, for all workers and for later."""

    def __init__(self, db: Database, bots: BotDriver) -> None:
        self._db = db
        self._bots = bots
        self._work: OrderedDict[str, Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def begin(self, held: HeldMatch) -> None:
        """Look at a match, unless that is done or under way."""
        known = await self._known(held.id)
        if known is not None and known.fault is None:
            return
        if len(self._tasks) >= MOST_AT_ONCE:
            return
        work = self._work[held.id] = Work(total=len(table_at(held, None).entries))
        task = asyncio.create_task(self._look(held, work), name=f"analysis of {held.id}")
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        self._forget()

    async def _known(self, match: str) -> Work | None:
        """What is under way here, or was found by anybody."""
        work = self._work.get(match)
        if work is None and (data := await analyses.load(self._db, match, VERSION)) is not None:
            found = from_data(data)
            work = self._work.setdefault(match, Work(len(found.moments), len(found.moments), True, found))
            self._forget()
        return work

    def _forget(self) -> None:
        while len(self._work) > MOST_KEPT:
            self._work.popitem(last=False)

    async def report(self, match: str, language: str) -> AnalysisReply:
        """How far it is, or what was found."""
        work = await self._known(match)
        if work is None:
            return AnalysisReply(status="none", done=0, total=0, reason=None, analysis=None)
        return AnalysisReply(
            status=_status(work),
            done=work.done,
            total=work.total,
            reason=speech.told(work.fault, language) if work.fault else None,
            analysis=work.found.to_json(language) if work.found else None,
        )

    async def _look(self, held: HeldMatch, work: Work) -> None:
        account = paying.get()
        game, name = held.row.game, account.payer if account else f"analysis of {held.id}"
        try:
            await self._until_awake(game)
            looking = await self._bots.in_thread(
                name, game, A_DECISION, lambda _: LookingBack(table_at(held, None), ITERATIONS)
            )
            work.is_begun = True

            async def judge() -> None:
                while await self._bots.in_thread(name, game, A_DECISION, lambda _: looking.step()):
                    work.done = looking.done

            await asyncio.gather(*(judge() for _ in range(cores())))
            found = looking.found()
            await analyses.keep(self._db, held.id, VERSION, to_data(found))
            work.found = found
        except TriumvirateError as refused:
            work.fault = refused.reason
        except Exception:
            log.exception("an analysis failed", extra={"match": held.id})
            work.fault = "Something went wrong here; it was noted."

    async def _until_awake(self, game: str) -> None:
        """Wait until the search is compiled, where the judge needs that."""
        is_searched = find_game(game).judge is None
        while compiling.sleeps(game) if is_searched else compiling.is_asleep(game, adviser_of(game), asked=True):
            self._bots.compiling.wake(game)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _status(work: Work) -> str:
    if work.fault:
        return "failed"
    return "done" if work.found else "running" if work.is_begun else "waiting"
