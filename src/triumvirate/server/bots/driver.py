"""Bots at the tables: they think in threads beside the event loop, from a view, and act like everybody else."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from typing import TypeVar

from triumvirate.bots import find_bot, stated_seconds, usual_bot
from triumvirate.bots.contract import Advice, considered
from triumvirate.core.errors import NoMatch, TriumvirateError
from triumvirate.core.view import LegalAction, View
from triumvirate.server import games
from triumvirate.server.bots import advice, compiling
from triumvirate.server.bots.pace import Pace, bots_openly_waited_for, is_unseen, mark_of
from triumvirate.server.bots.thinking import Thinking
from triumvirate.server.errors import CannotWrite, Conflict, Stale
from triumvirate.server.matches import knowledge, stages
from triumvirate.server.matches.acting import act_as_bot
from triumvirate.server.matches.cache import ChangeListener, MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import acting_seat, require
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.replies import HintReply
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server.bots")
T = TypeVar("T")
MOST_TRIES = 5
UNTIL_MENDED = 2.0
AFTER_FAILURE = 30.0  # seconds until bots that failed are tried again


@dataclass(frozen=True)
class Turn:
    """A bot's turn: all that it is given, and whose time it takes."""

    payer: str
    game: str
    bot: str
    seat: str
    view: View
    legal: list[LegalAction]
    number: int


class BotDriver(ChangeListener):
    """Wakes after every change of a match and plays for the bots in it until a person decides."""

    def __init__(self, cache: MatchCache) -> None:
        self._cache = cache
        self._pool = ThreadPoolExecutor(cache.settings.bot_threads, thread_name_prefix="bot")
        self.thinking = Thinking(cache.settings.bot_threads, cache.settings.bot_share)
        self.compiling = compiling.Compiling()
        self._playing: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        cache.changed.append(self)

    def table_changed(self, held: HeldMatch) -> None:
        """Look whether a bot is to move."""
        if bot_turn(held) is not None:
            self.wake(held.id)

    def wake(self, match: str) -> None:
        """Play for the bots of a match, if nobody does yet."""
        if match in self._playing:
            self._again.add(match)
        else:
            task = asyncio.create_task(self._play_or_wait(match), name=f"bots of {match}")
            self._playing[match] = task
            task.add_done_callback(lambda _: self._ended(match))

    async def _play_or_wait(self, match: str) -> None:
        while not await self.play(match):
            await asyncio.sleep(AFTER_FAILURE)

    def _ended(self, match: str) -> None:
        self._playing.pop(match, None)
        if match in self._again:
            self._again.discard(match)
            self.wake(match)

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
                    pause = self._cache.settings.bot_pause / bots_openly_waited_for(held)
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
        return min(self._cache.settings.bot_seconds, stated_seconds(turn.game, turn.bot))

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
        tribune plays, and says so.
        """
        asleep = compiling.is_asleep(turn.game, games.ADVISING if asked else turn.bot)
        if asleep:
            self.compiling.wake(turn.game)
        bot = find_bot(turn.game, usual_bot(turn.game) if asleep else turn.bot)
        wanted = self._budget(turn)
        think = bot.advise if asked else partial(considered, bot)
        seed = secrets.randbits(32)
        found = await self.in_thread(
            turn.payer, turn.game, wanted, lambda seconds: think(turn.view, turn.legal, seconds, seed)
        )
        return advice.instead_of(turn.bot, turn.game, found) if asleep else found

    async def in_thread(self, payer: str, game: str, wanted: float, work: Callable[[float], T]) -> T:
        """Work for the bots' threads, done when it is somebody's turn to have it done, with the seconds it is given."""
        async with self.thinking.place(payer, wanted) as seconds:
            loop = asyncio.get_running_loop()
            began = loop.time()
            try:
                return await loop.run_in_executor(self._pool, work, seconds)
            finally:
                self._cache.metrics.bot_seconds.labels(game).observe(loop.time() - began)

    async def hint(self, match: str, person: PersonRow | None, asked: str | None, language: str) -> HintReply:
        """What a bot would do here, told to a person who plays against nobody but bots."""
        held = await self._cache.load(match)
        viewer = viewer_of(held, person)
        require("hint", held, viewer, seat=asked)
        seat = acting_seat(held, viewer, asked)
        turn = turn_of(held, seat, games.hinting_bot(held.row.game))
        turn = replace(turn, payer=person.id if person else turn.payer)
        return advice.reply(turn.game, turn.bot, await self.think(turn, asked=True), language)

    async def stop(self) -> None:
        """No more moves; what is being thought is forgotten and begun again after the next start."""
        self._again.clear()
        tasks = list(self._playing.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.compiling.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)


def bot_turn(held: HeldMatch) -> Turn | None:
    """The turn of the first bot that has something to decide, or None."""
    if not held.is_running or held.row.paused_at is not None:
        return None
    playing = [(seat, bot) for seat in stages.waiting(held.row) if (bot := held.playing_bot(seat)) is not None]
    return turn_of(held, *playing[0]) if playing else None


def turn_of(held: HeldMatch, seat: str, bot: str) -> Turn:
    """What a bot needs to choose for a seat; a refusal when it has nothing to decide."""
    assert held.table is not None
    legal = held.table.legal(seat)
    if not legal:
        raise Conflict("There is nothing to decide now.")
    known = knowledge.last(held, seat)
    return Turn(held.row.host or held.id, held.row.game, bot, seat, held.table.view(seat), legal, known)
