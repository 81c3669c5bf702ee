"""Bots at tables without a server, and what happens when time is out: one thing after another, as there is one thread."""

from __future__ import annotations

import asyncio
import importlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from functools import cache

from triumvirate.bots import find_bot, infos_for, stated_seconds
from triumvirate.bots.contract import Advice, Opinion, considered
from triumvirate.bots.registry import info_of
from triumvirate.core.engine import COMPILED
from triumvirate.core.errors import NoMatch, TriumvirateError
from triumvirate.core.options import Options
from triumvirate.games import find_game
from triumvirate.offline import bringing
from triumvirate.offline.keeping import NotKept, PageKeeper
from triumvirate.search.ground import ground_of
from triumvirate.search.page_ground import NoSearch
from triumvirate.server import games
from triumvirate.server.bots import advice
from triumvirate.server.bots.one_a_match import OneAMatch
from triumvirate.server.bots.pace import Pace, is_unseen, mark_of, pauses_before
from triumvirate.server.bots.turns import Turn, advised, bot_turn, opining, turn_of
from triumvirate.server.matches import stages
from triumvirate.server.matches.acting import act_as_bot
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.matches.permissions import acting_seat, require
from triumvirate.server.matches.time_out import time_out
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.people import sitters
from triumvirate.server.replies import HintReply
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.offline")
MOST_TRIES = 3
NEXT_TRY = 5.0  # seconds after which a bot looks whether there is room for its action now
WASM = COMPILED[-1]
Think = Callable[[Turn, bool, float], Awaitable[Advice]]


class Playing:
    """Wakes after every change: lets bots play until a person decides, and ends what is late."""

    def __init__(self, keeper: PageKeeper, think: Think, pause: float) -> None:
        self._keeper, self._think, self._pause = keeper, think, pause
        self._bots = OneAMatch("bots", self._play)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._late: set[asyncio.Task[None]] = set()
        self.not_kept: list[Callable[[str, TriumvirateError], None]] = []
        keeper.changed.append(self.changed)

    def changed(self, held: HeldMatch) -> None:
        """A match has changed: perhaps a bot is to move, perhaps its next deadline is another."""
        if bot_turn(held) is not None:
            self._bots.wake(held.id)
        if (timer := self._timers.pop(held.id, None)) is not None:
            timer.cancel()
        due = [at for at in (held.row.deadline, stages.closes(held.row)) if at is not None]
        if due and held.row.status in ("open", "running") and held.row.paused_at is None:
            wait = max(0.0, (min(due) - self._keeper.now()) / 1000)
            self._timers[held.id] = asyncio.get_running_loop().call_later(wait, self._end, held.id)

    def _end(self, match: str) -> None:
        self._timers.pop(match, None)
        task = asyncio.ensure_future(time_out(self._keeper, match))
        self._late.add(task)
        task.add_done_callback(self._late.discard)

    async def _play(self, match: str) -> None:
        """Turn after turn of bots; one that fails a few times leaves the table waiting, and the log says why."""
        tries, pace = 0, Pace(match)
        while tries < MOST_TRIES:
            try:
                held = await self._keeper.load(match)
                turn = bot_turn(held)
                if turn is None:
                    return
                pace.look(mark_of(held), _now())
                seconds = stated_seconds(turn.game, turn.bot)
                choice = (await self._think(turn, False, seconds)).best[0]
                if not is_unseen(held, turn.seat, choice.action):
                    pause = self._pause * pauses_before(held, turn.seat)
                    await asyncio.sleep(max(0.0, pace.due(pause, 0.0, _now()) - _now()))
                await act_as_bot(self._keeper, match, turn.seat, choice.action, choice.why, turn.number)
                tries = 0
            except NoMatch:
                return
            except NotKept as fault:  # the turn is the bot's until there is room for its action
                for tell in self.not_kept:
                    tell(match, fault)
                await asyncio.sleep(NEXT_TRY)
            except TriumvirateError as refused:
                tries += 1
                log.info("a bot was refused: %s", refused.reason)
            except Exception:
                tries += 1
                log.exception("a bot failed")

    async def hint(
        self, match: str, person: PersonRow, asked: str | None, language: str, action: str | None = None
    ) -> HintReply:
        """What a bot would do here, and what it thinks of an action that is about to be taken."""
        held = await self._keeper.load(match)
        viewer = viewer_of(held, person)
        require("hint", held, viewer, seat=asked)
        game = held.row.game
        bot = games.hinting_bot(game)
        bot = bot if can_think(game, bot, held.row.options, asked=True) else games.best_bot(game)
        assert held.table is not None
        turn = advised(turn_of(held, acting_seat(held, viewer, asked), bot), held.table)
        opinion = await self.opine(turn, action) if action is not None else None
        names = sitters.called(held.row, held.seats, held.people)
        return advice.reply(turn.game, turn.bot, await self.advise(turn, asked=True), language, names, opinion)

    async def advise(self, turn: Turn, asked: bool = False) -> Advice:
        """What a bot finds in a turn, of a study say."""
        return await self._think(turn, asked, stated_seconds(turn.game, turn.bot))

    async def opine(self, turn: Turn, action: str) -> Opinion | None:
        """What the judge thinks of an action in a turn."""
        return await opine_here(turn, action)

    async def stop(self) -> None:
        """No more moves."""
        for timer in self._timers.values():
            timer.cancel()
        await self._bots.stop()


async def think_here(turn: Turn, is_asked: bool, seconds: float) -> Advice:
    """A bot's choice from its turn alone: a view, its legal list, and chance of its own."""
    options = turn.view.options
    able = can_think(turn.game, turn.bot, options, is_asked) and await bringing.here().has(turn.game, turn.bot)
    bot = find_bot(turn.game, turn.bot if able else stand_in(turn.game, options))
    seed = secrets.randbits(32) if turn.seed is None else turn.seed
    if is_asked:
        if turn.take_up is not None:
            turn.take_up(bot)
        return bot.advise(turn.view, turn.legal, seconds, seed)
    return considered(bot, turn.view, turn.legal, seconds, seed)


async def opine_here(turn: Turn, action: str) -> Opinion | None:
    """What the coach thinks of an action; None where it is not here, or where nobody can tell a single action's worth."""
    if not (
        can_think(turn.game, turn.bot, turn.view.options, asked=True) and await bringing.here().has(turn.game, turn.bot)
    ):
        return None
    ask = opining(find_bot(turn.game, turn.bot), turn, action)
    return ask() if ask is not None else None


async def is_able(game: str, bot: str) -> bool:
    """Whether a bot can think here, and what it needs for that has come."""
    return can_think(game, bot) and await bringing.here().has(game, bot)


def stand_in(game: str, options: Options | None = None) -> str:
    """Who thinks for a bot that cannot: the strongest that needs no weights of its own."""
    able = [
        info for info in infos_for(game) if info.points and not info.weights and can_think(game, info.name, options)
    ]
    return max(able, key=lambda info: info.points or 0).name


def can_think(game: str, bot: str, options: Options | None = None, asked: bool = False) -> bool:
    """Whether a bot has here all that it needs for a match, or to be asked in one: what it imports, its weights, the form of
    the game to search in.
    """
    if not bringing.here().can_have(game, bot):
        return False
    form = find_game(game).played_with(options, WASM).form if options is not None else None
    return _has_all(game, bot, form.name if form else "", asked)


@cache
def _has_all(game: str, bot: str, form: str, asked: bool) -> bool:
    info = info_of(game, bot)
    try:
        importlib.import_module(info.module)
        if info.weights or find_bot(game, bot).abilities.waits(asked):
            ground_of(find_game(game).in_form(form))
    except (ImportError, NoSearch):
        return False
    return True


def _now() -> float:
    return asyncio.get_running_loop().time()
