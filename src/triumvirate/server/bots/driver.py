"""Bots at the tables: they think in threads beside the event loop, from a view, and act like everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from typing import TypeVar

from triumvirate.bots import find_bot, stated_seconds, usual_bot
from triumvirate.bots.contract import Advice, Opinion, considered
from triumvirate.core.errors import NoMatch, TriumvirateError
from triumvirate.server import games
from triumvirate.server.bots import advice, compiling, showing
from triumvirate.server.bots.one_a_match import OneAMatch
from triumvirate.server.bots.pace import Pace, is_unseen, mark_of, pauses_before
from triumvirate.server.bots.thinking import Thinking
from triumvirate.server.bots.turns import Turn, advised, bot_turn, opining, turn_of
from triumvirate.server.errors import CannotWrite, Conflict, Stale
from triumvirate.server.matches.acting import act_as_bot
from triumvirate.server.matches.cache import ChangeListener, MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import acting_seat, require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.operation.threads import answered
from triumvirate.server.people import sitters
from triumvirate.server.replies import HintReply
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server.bots")
T = TypeVar("T")
MOST_TRIES = 5
UNTIL_MENDED = 2.0
AFTER_FAILURE = 30.0  # seconds until bots that failed are tried again


class BotDriver(ChangeListener):
    """Wakes after every change of a match and plays for the bots in it until a person decides."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._pool = ThreadPoolExecutor(cache.settings.bot_threads, thread_name_prefix="bot")
        self.thinking = Thinking(cache.settings.bot_threads, cache.settings.bot_share)
        self.compiling = compiling.Compiling()
        self._playing = OneAMatch("bots", self._play_or_wait)
        cache.changed.append(self)

    def table_changed(self, held: HeldMatch) -> None:
        """Look whether a bot is to move."""
        if bot_turn(held) is not None:
            self.wake(held.id)

    def wake(self, match: str) -> None:
        """Play for the bots of a match, if nobody does yet."""
        self._playing.wake(match)

    async def _play_or_wait(self, match: str) -> None:
        while not await self.play(match):
            await asyncio.sleep(AFTER_FAILURE)

    async def start(self) -> None:
        """After a restart: every match that may be waiting for a bot."""
        for match in await matches.waiting_for_bots(self._cache.db):
            self.wake(match)
            await asyncio.sleep(0)

    async def play(self, match: str, most: int | None = None) -> bool:
        """Play for the bots of a match until a person decides or so many moves are seen; False when they failed too often."""
        tries = moves = 0
        pace = Pace(match)
        while tries < MOST_TRIES:
            if moves == most:
                return True
            try:
                held = await self._cache.load(match)
                turn = bot_turn(held)
                if turn is None:
                    return True
                if pace.look(mark_of(held), self._now()):
                    tries = 0
                choice = (await self.think(turn)).best[0]
                is_seen = not is_unseen(held, turn.seat, choice.action)
                if is_seen:
                    pause = self._cache.settings.bot_pause * pauses_before(held, turn.seat)
                    pause *= showing.calm(held, self._cache.presence)
                    await self._rest_until(pace.due(pause, self._budget(turn), self._now()))
                await act_as_bot(self._cache, match, turn.seat, choice.action, choice.why, turn.number)
                tries = 0
                moves += is_seen
            except (Stale, Conflict):
                tries += 1
            except CannotWrite:  # the disk is full, or the database away: the bot waits until that is mended
                await asyncio.sleep(UNTIL_MENDED)
            except NoMatch:
                return True
            except TriumvirateError as refused:
                tries += 1
                log.error("a bot was refused", extra={"match": match, "reason": refused.reason})
            except Exception:  # a faulty bot must not stop the others; the log says which it was
                tries += 1
                log.exception("a bot failed", extra={"match": match})
                await asyncio.sleep(0.2 * tries)
        return False

    def _budget(self, turn: Turn) -> float:
        """The longest that a bot may think, which everybody can read."""
        return min(self._cache.settings.bot_seconds, stated_seconds(turn.game, turn.bot), turn.most)

    def _now(self) -> float:
        return asyncio.get_running_loop().time()

    async def _rest_until(self, due: float) -> None:
        if due > self._now():
            await asyncio.sleep(due - self._now())

    def busy(self) -> int:
        """How many matches are played for."""
        return len(self._playing)

    async def think(self, turn: Turn, asked: bool = False) -> Advice:
        """A bot's choice, made in a thread: no longer than its level states, and when it is the payer's turn.

        One that is asked for advice gives its best, however strong it plays. For one whose search is not compiled yet the
        game's usual bot plays, and says so.
        """
        asleep = compiling.is_asleep(turn.game, turn.bot, asked)
        if asleep:
            self.compiling.wake(turn.game)
        bot = find_bot(turn.game, usual_bot(turn.game) if asleep else turn.bot)
        wanted = self._budget(turn)
        think = bot.advise if asked else partial(considered, bot)
        seed = secrets.randbits(32) if turn.seed is None else turn.seed

        def thought(seconds: float) -> Advice:
            if turn.take_up is not None:
                turn.take_up(bot)
            return think(turn.view, turn.legal, seconds, seed)

        found = await self.in_thread(turn.payer, turn.game, wanted, thought)
        return advice.instead_of(turn.bot, turn.game, found) if asleep else found

    async def in_thread(self, payer: str, game: str, wanted: float, work: Callable[[float], T]) -> T:
        """Work for the bots' threads, done when it is somebody's turn to have it done, with the seconds it is given."""
        async with self.thinking.place(payer, wanted) as seconds:
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                return await loop.run_in_executor(self._pool, lambda: answered(lambda: work(seconds)))
            finally:
                self._cache.metrics.bot_seconds.labels(game).observe(loop.time() - began)

    async def hint(
        self, match: str, person: PersonRow | None, asked: str | None, language: str, action: str | None = None
    ) -> HintReply:
        """What a bot would do here, and what it thinks of an action, told to a person who plays against nobody but bots."""
        held = await self._cache.load(match)
        viewer = viewer_of(held, person)
        require("hint", held, viewer, seat=asked)
        seat = acting_seat(held, viewer, asked)
        turn = turn_of(held, seat, games.hinting_bot(held.row.game))
        assert held.table is not None
        turn = advised(replace(turn, payer=person.id if person else turn.payer), held.table)
        names = sitters.called(held.row, held.seats, held.people)
        opinion = await self.opinion(turn, action) if action is not None else None
        return advice.reply(turn.game, turn.bot, await self.think(turn, asked=True), language, names, opinion)

    async def opinion(self, turn: Turn, action: str) -> Opinion | None:
        """What the adviser thinks of an action; None where it is asleep, or cannot tell a single action's worth."""
        ask = opining(find_bot(turn.game, turn.bot), turn, action)
        if ask is None or compiling.is_asleep(turn.game, turn.bot, asked=True):
            return None
        return await self.in_thread(turn.payer, turn.game, self._budget(turn), lambda _: ask())

    async def stop(self) -> None:
        """No more moves; what is being thought is forgotten and begun again after the next start."""
        await self._playing.stop()
        await self.compiling.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
