"""How a home-made variant plays: matches of bots, a few at a time in the bots' threads, for whoever asks about the same."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import OrderedDict
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from triumvirate.arena.statistics import wilson
from triumvirate.core import speech
from triumvirate.core.errors import BadRequest, NoMatch, TriumvirateError
from triumvirate.core.game import Game
from triumvirate.core.home_made import HomeMade, Measured
from triumvirate.core.options import Options
from triumvirate.games import find_game
from triumvirate.server.bots import compiling
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.errors import Unavailable
from triumvirate.server.operation.processor_time import paying
from triumvirate.server.replies import BalanceReply, CameUp, SeatShare

log = logging.getLogger("triumvirate.server.balance")
MATCHES, AT_ONCE = 400, 20
A_BATCH = 0.2  # seconds that one batch is asked for; it takes what it takes
MOST_KEPT = 64
MOST_RUNNING = 4
BETWEEN_LOOKS = 1.0


@dataclass
class Work:
    """One variant that is played, or was."""

    game: Game
    options: Options
    seats: tuple[str, ...]
    played: list[Measured] = field(default_factory=list)
    is_begun: bool = False
    fault: str | None = None

    @property
    def done(self) -> int:
        """Matches so far."""
        return sum(batch.games for batch in self.played)


class Balances:
    """Balance reports by what they are about: asked twice for the same, it is played once."""

    def __init__(self, bots: BotDriver) -> None:
        self._bots = bots
        self._work: OrderedDict[str, Work] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, name: str, given: Options) -> str:
        """Play matches with these options, unless that was done or is under way; the report's number."""
        game = find_game(name)
        made = home_made_of(game)
        options = game.check(given)
        if not options[made.option]:
            raise BadRequest("There is no variant to be played.")
        told = json.dumps([name, options], sort_keys=True)
        number = hashlib.blake2b(told.encode(), digest_size=9).hexdigest()
        known = self._work.get(number)
        if known is None or known.fault is not None:
            if len(self._tasks) >= MOST_RUNNING:
                raise Unavailable("Other variants are being played just now: try again in a moment.")
            work = self._work[number] = Work(game, options, tuple(game.seats(options)))
            task = asyncio.create_task(self._play(work), name=f"balance {number}")
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
            while len(self._work) > MOST_KEPT:
                self._work.popitem(last=False)
        return number

    def report(self, number: str, language: str) -> BalanceReply:
        """How far it is, and what was seen so far."""
        work = self._work.get(number)
        if work is None:
            raise NoMatch("There is no such report any more: ask for it again.")
        played, done = work.played, work.done
        lengths = sorted(moves for batch in played for moves in batch.actions)
        names = home_made_of(work.game).names(work.options[home_made_of(work.game).option], speech.known(language))
        return BalanceReply(
            id=number,
            status=_status(work),
            done=done,
            total=MATCHES,
            reason=speech.told(work.fault, language) if work.fault else None,
            seats=[_share(seat, sum(batch.wins[seat] for batch in played), done) for seat in work.seats],
            draws=sum(batch.draws for batch in played),
            shortest=lengths[0] if lengths else 0,
            middle=lengths[len(lengths) // 2] if lengths else 0,
            longest=lengths[-1] if lengths else 0,
            came=[
                CameUp(name=name, times=sum(batch.came[place] for batch in played) / done if done else 0.0)
                for place, name in enumerate(names)
            ],
        )

    async def _play(self, work: Work) -> None:
        account = paying.get()
        name, payer = work.game.name, account.payer if account else "balance"
        measure = home_made_of(work.game).measure
        try:
            while compiling.sleeps(name):
                self._bots.compiling.wake(name)
                await asyncio.sleep(BETWEEN_LOOKS)
            work.is_begun = True
            for seed in range(MATCHES // AT_ONCE):
                play = partial(measure.get(), work.options, AT_ONCE, seed)
                work.played.append(await self._bots.in_thread(payer, name, A_BATCH, lambda _: play()))  # noqa: B023 — awaited
        except TriumvirateError as refused:
            work.fault = refused.reason
        except Exception:
            log.exception("a balance report failed")
            work.fault = "Something went wrong here; it was noted."

    async def stop(self) -> None:
        """Leave off."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def home_made_of(game: Game) -> HomeMade:
    """What a game tells about content of its players' own, or a refusal."""
    if game.home_made is None:
        raise BadRequest(f"{game.title} has no home-made variants.")
    return game.home_made


def _share(seat: str, wins: int, done: int) -> SeatShare:
    low, high = wilson(wins, done)
    return SeatShare(seat=seat, wins=wins, share=wins / done if done else 0.0, low=low, high=high)


def _status(work: Work) -> Literal["waiting", "running", "done", "failed"]:
    if work.fault:
        return "failed"
    return "done" if work.done >= MATCHES else "running" if work.is_begun else "waiting"
