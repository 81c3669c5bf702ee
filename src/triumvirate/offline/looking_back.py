"""Looking back at a match without a server: decision by decision in the page's worker, and kept on its shelf."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from dataclasses import dataclass

from triumvirate.analysis import Analysis, LookingBack
from triumvirate.analysis.budget import BUDGETS, Occasion
from triumvirate.analysis.stored import VERSION, from_data, to_data
from triumvirate.core import speech
from triumvirate.core.errors import TriumvirateError
from triumvirate.core.table import Table
from triumvirate.offline.keeping import Shelf
from triumvirate.server.replies import AnalysisReply

log = logging.getLogger("triumvirate.offline")
ITERATIONS = BUDGETS[Occasion.LOOKING_BACK].iterations
BREATH = 0.001  # seconds between two decisions in which the page may ask something else


@dataclass
class Work:
    """One match that is looked at, or was."""

    total: int
    done: int = 0
    found: Analysis | None = None
    fault: str | None = None

    @property
    def status(self) -> str:
        """As the page is told it."""
        return "failed" if self.fault else "done" if self.found else "running"


class PageAnalyst:
    """Looks back at matches on request, one at a time."""

    def __init__(self, shelf: Shelf, iterations: int = ITERATIONS) -> None:
        self._shelf, self._iterations = shelf, iterations
        self._work: dict[str, Work] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._turn = asyncio.Lock()

    async def begin(self, match: str, table: Callable[[], Table]) -> None:
        """Look at a match, unless that is done or under way."""
        known = await self._known(match)
        if known is not None and known.fault is None:
            return
        played = table()
        work = self._work[match] = Work(total=len(played.entries))
        task = asyncio.ensure_future(self._look(match, played, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def report(self, match: str, language: str) -> AnalysisReply:
        """How far it is, or what was found."""
        work = await self._known(match)
        if work is None:
            return AnalysisReply(status="none", done=0, total=0, reason=None, analysis=None)
        return AnalysisReply(
            status=work.status,
            done=work.done,
            total=work.total,
            reason=speech.told(work.fault, language) if work.fault else None,
            analysis=work.found.to_json(language) if work.found else None,
        )

    async def _known(self, match: str) -> Work | None:
        if match not in self._work and (note := await self._shelf.note(_name(match))) is not None:
            found = from_data(json.loads(note))
            self._work.setdefault(match, Work(len(found.moments), len(found.moments), found))
        return self._work.get(match)

    async def _look(self, match: str, table: Table, work: Work) -> None:
        try:
            async with self._turn:
                looking = LookingBack(table, self._iterations)
                while looking.step():
                    work.done = looking.done
                    await asyncio.sleep(BREATH)
                found = looking.found()
            await self._shelf.keep_note(_name(match), json.dumps(to_data(found)).encode())
            work.found = found
        except TriumvirateError as refused:
            work.fault = refused.reason
        except Exception:
            log.exception("an analysis failed")
            work.fault = "That did not work; try again."

    async def forget(self, match: str) -> None:
        """A match is gone, and what was found in it."""
        self._work.pop(match, None)
        await self._shelf.remove_note(_name(match))


def _name(match: str) -> str:
    return f"analysis {VERSION} {match}"
