"""What workers do about deals: each is made the day before by whoever comes first, and opened when its day is over."""

from __future__ import annotations

import asyncio
import contextlib
import logging

from triumvirate.bots import infos_for
from triumvirate.core.errors import TriumvirateError
from triumvirate.games import find_game
from triumvirate.server.bots.compiling import is_asleep
from triumvirate.server.bots.driver import BotDriver
from triumvirate.server.daily import days, trying
from triumvirate.server.daily.deal import Deal, games_with_deals
from triumvirate.server.daily.dealing import deal_of
from triumvirate.server.errors import NotFound
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.notify.notices import Notices
from triumvirate.server.operation.workshop import MANY
from triumvirate.server.store import daily
from triumvirate.server.store.daily import DealRow

log = logging.getLogger("triumvirate.server.daily")
AT_ONCE = 100
MOST_KEPT = 200
MOST_DAYS = 120  # of the past that a calendar shows
BEST_OF = 3  # tries of the strongest bot: the best of them is the line that is shown
LONGEST_MS = 6 * 3_600_000  # after which a bot's try is given up for lost


class Deals:
    """The deals of all games, for one worker."""

    def __init__(self, cache: MatchCache, bots: BotDriver, notices: Notices) -> None:
        self._cache, self._bots, self._notices = cache, bots, notices
        self._known: dict[tuple[str, str], tuple[DealRow, Deal]] = {}
        self._making = asyncio.Lock()
        self._days: dict[str, tuple[str, list[str]]] = {}  # of each game, as read on a day

    def games(self) -> list[str]:
        """The games that have deals here."""
        return games_with_deals() if self._cache.settings.deals else []

    @property
    def today(self) -> str:
        """The day that it is."""
        return days.day_at(self._cache.now())

    async def find(self, game: str, day: str) -> tuple[DealRow, Deal]:
        """The deal of a day that has begun; a refusal where there is none."""
        found = None
        if game in self.games() and days.is_day(day) and day <= self.today:
            found = await (self._made(game, day) if day == self.today else self._read(game, day))
        if found is None:
            raise NotFound("There is no such deal.")
        return found

    async def days(self, game: str) -> list[str]:
        """The days that have a deal, today first; they are read once a day, for none is added to those that have begun."""
        today = self.today
        await self.find(game, today)
        read_on, found = self._days.get(game, ("", []))
        if read_on != today:
            found = await daily.days_of(self._cache.db, game, today, MOST_DAYS)
            self._days[game] = today, found
        return found

    async def next_digest(self, game: str, day: str) -> str | None:
        """What was published of the deal after a day's."""
        after = days.later(day, 1)
        found = await (self._made(game, after) if day == self.today else self._read(game, after))
        return found[0].digest if found else None

    async def keep(self) -> None:
        """Make what is to be made, open what is over, tell who wants to hear, let bots try what nobody waits for."""
        if not self._cache.settings.deals:
            return
        for game in self.games():
            for day in (self.today, days.later(self.today, 1)):
                await self._made(game, day)
        await self.open_past()
        if self.games() and await daily.claim_telling(self._cache.db, self.today, self._cache.now()):
            self._notices.tell_of_deals()
        if self._cache.settings.show:
            await self.let_bots_try()

    async def _read(self, game: str, day: str) -> tuple[DealRow, Deal] | None:
        known = self._known.get((game, day))
        if known is None and (row := await daily.deal(self._cache.db, game, day)) is not None:
            known = self._known[game, day] = row, Deal.read(daily.text_of(self._cache.db, row))
            while len(self._known) > MOST_KEPT:
                self._known.pop(next(iter(self._known)))
        return known

    async def _made(self, game: str, day: str) -> tuple[DealRow, Deal] | None:
        """A deal, made here and now where nobody has yet; of two workers the first one's stands."""
        found = await self._read(game, day)
        if found is not None:
            return found
        async with self._making:
            if await self._read(game, day) is None:
                deal = await self._cache.workshop.run(lambda: deal_of(game, day), MANY)
                await daily.add_deal(self._cache.db, game, day, deal.digest, deal.text().encode(), self._cache.now())
                log.info("a deal was made", extra={"game": game, "day": day})
        return await self._read(game, day)

    # --- opening ----------------------------------------------------------------------------------------------------

    async def open_past(self) -> None:
        """Open the matches of deals whose day is over: from now on everything about them may be seen."""
        cache, today = self._cache, self.today
        for game, day in await daily.unopened(cache.db, today, days.later(today, -1)):
            sealed = await daily.sealed_matches(cache.db, game, day, AT_ONCE)
            for match in sealed:
                with contextlib.suppress(TriumvirateError):
                    async with cache.changing(match) as draft:
                        draft.row.open_after_end, draft.row.watch = True, "link"
                        await cache.commit(draft)
            if len(sealed) < AT_ONCE:
                await daily.note_opened(cache.db, game, day, cache.now())

    # --- bots -------------------------------------------------------------------------------------------------------

    async def let_bots_try(self) -> None:
        """Begin one try of a bot, if none is under way and no bot waits for a place to think."""
        cache, thinking = self._cache, self._bots.thinking
        if thinking.waiting() or await daily.bots_under_way(cache.db, cache.now() - LONGEST_MS):
            return
        for day in (self.today, days.later(self.today, 1)):
            for game in self.games():
                begun = {(one.bot, one.key) for one in await daily.bots_of(cache.db, game, day)}
                for bot, nth in tries_of_bots(game):
                    if (bot, trying.key_of_bot(game, day, bot, nth)) not in begun:
                        found = await self._made(game, day)
                        assert found is not None
                        await trying.begin_for_bot(cache, found[1], bot, nth)
                        return


def tries_of_bots(game: str) -> list[tuple[str, int]]:
    """Who tries a deal: every bot that is awake and plays by a strength of its own, the strongest several times."""
    found = [info for info in infos_for(game) if info.points is not None and not is_asleep(game, info.name)]
    tries = [(info.name, 0) for info in found]
    return (
        tries + [(strongest_of([name for name, _ in tries], game), nth) for nth in range(1, BEST_OF)] if tries else []
    )


def strongest_of(bots: list[str], game: str) -> str:
    """The strongest of some bots of a game."""
    points = {info.name: info.points or 0 for info in infos_for(find_game(game).name)}
    return max(bots, key=lambda name: points.get(name, 0))
