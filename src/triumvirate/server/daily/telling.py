"""A deal as somebody may know it: what is asked, how all did, and when its day is over everything."""

from __future__ import annotations

from collections.abc import Mapping

from triumvirate.bots.speech import action_words
from triumvirate.games import find_game
from triumvirate.server.daily import days, standing
from triumvirate.server.daily.deal import Deal
from triumvirate.server.daily.keeping import Deals, strongest_of
from triumvirate.server.daily.settling import GAVE_UP
from triumvirate.server.matches import knowledge
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.replies import (
    BotTry,
    CalendarDay,
    CalendarReply,
    DealInfo,
    DealLeader,
    LineInfo,
    Parting,
    PersonInfo,
    TryInfo,
)
from triumvirate.server.store import daily
from triumvirate.server.store.daily import DealRow, TryRow
from triumvirate.server.store.database import Found

MOST_PARTINGS = 8


class Telling:
    """Answers what is asked about deals."""

    def __init__(self, cache: MatchCache, deals: Deals) -> None:
        self._cache, self._deals = cache, deals

    async def deal(self, game: str, day: str, person: str | None, language: str, whole: bool = True) -> DealInfo:
        """A deal for somebody; `whole` with the best line, which takes longer."""
        row, deal = await self._deals.find(game, day)
        db, today = self._cache.db, self._deals.today
        is_over = day < today
        scores = await daily.scores(db, game, day)
        mine = await daily.tries_of(db, game, day, person) if person else []
        played = await daily.played_days(db, game, person) if person else {}
        may_compare = is_over or any(one.ended is not None for one in mine)
        bots = [one for one in await daily.bots_of(db, game, day) if one.ended is not None] if may_compare else []
        told = DealInfo(
            game=game,
            title=find_game(game).title,
            day=day,
            ends=days.end_of(day),
            is_over=is_over,
            seat=deal.terms.seat,
            bot=deal.terms.bot,
            options=dict(deal.terms.options),
            task=deal.terms.task,
            aim=deal.terms.aim,
            digest=row.digest,
            made=row.made,
            next_digest=await self._deals.next_digest(game, day),
            is_under_way=bool(deal.prelude),
            played=sum(scores.values()),
            streak=standing.streak(played, today),
            mine=[try_info(one, scores) for one in mine],
            leaders=[_leader(found) for found in await daily.leaders(db, game, day)],
            bots=_best_of_each(bots, scores, is_over),
        )
        if is_over and whole:
            await self._open(told, row, deal, mine, bots, language)
        return told

    async def _open(
        self, told: DealInfo, row: DealRow, deal: Deal, mine: list[TryRow], bots: list[TryRow], language: str
    ) -> None:
        """All that may be told when the day is over."""
        told.text = daily.text_of(self._cache.db, row)
        best = best_line(bots, deal.game)
        if best is None or best.bot is None:
            return
        own = next((one for one in mine if one.ended is not None), None)
        line = await self._cache.load(best.match)
        shared, partings = 0, list[Parting]()
        if own is not None:
            shared, partings = parted(await self._cache.load(own.match), line, deal, language)
        told.line = LineInfo(best.bot, best.match, bool(best.is_done), dict(best.facts), shared, partings)

    async def calendar(self, game: str, person: str | None) -> CalendarReply:
        """The days that have a deal, with somebody's ranked tries."""
        today, shown = self._deals.today, await self._deals.days(game)
        played = await daily.played_days(self._cache.db, game, person) if person else {}
        return CalendarReply(
            game=game,
            today=today,
            streak=standing.streak(played, today),
            days=[CalendarDay(day, try_info(played[day], {}) if day in played else None) for day in shown],
        )


def try_info(one: TryRow, scores: Mapping[int, int]) -> TryInfo:
    """A try, with its place among the others of its day where it is ranked."""
    gave_up = one.score == GAVE_UP
    told = TryInfo(
        match=one.match,
        is_ranked=one.is_ranked,
        why=one.why,
        ended=one.ended,
        gave_up=gave_up,
        score=None if gave_up else one.score,
        is_done=one.is_done,
        facts=dict(one.facts),
    )
    if one.is_ranked and one.score is not None and scores:
        told.better_than = standing.better_than(one.score, scores)
        told.place = standing.place(one.score, scores)
    return told


def best_line(bots: list[TryRow], game: str) -> TryRow | None:
    """The best try of the strongest bot that has tried."""
    names = [one.bot for one in bots if one.bot]
    if not names:
        return None
    strongest = strongest_of(names, game)
    return max((one for one in bots if one.bot == strongest), key=lambda one: (one.score or 0, -one.began))


def parted(own: HeldMatch, line: HeldMatch, deal: Deal, language: str) -> tuple[int, list[Parting]]:
    """How many decisions a try shares with a line, and from where they part what each did next."""
    seat, game = deal.terms.seat, deal.game
    first = len(deal.prelude) + 1  # after the set-up
    mine = [entry for entry in own.entries[first:] if entry.seat == seat]
    theirs = [entry for entry in line.entries[first:] if entry.seat == seat]
    pairs = list(zip(mine, theirs, strict=False))
    shared = next((n for n, (one, other) in enumerate(pairs) if one.action != other.action), len(pairs))
    return shared, [
        Parting(
            knowledge.own_number(own, seat, one.number),
            action_words(game, one.action, language),
            action_words(game, other.action, language),
            one.action,
            other.action,
        )
        for one, other in pairs[shared : shared + MOST_PARTINGS]
    ]


def _best_of_each(bots: list[TryRow], scores: Mapping[int, int], is_over: bool) -> list[BotTry]:
    best: dict[str, TryRow] = {}
    for one in bots:
        if one.bot and (one.bot not in best or (one.score or 0) > (best[one.bot].score or 0)):
            best[one.bot] = one
    return [
        BotTry(
            bot,
            bool(one.is_done),
            dict(one.facts),
            standing.better_than_people(one.score or 0, scores),
            one.match if is_over else None,
        )
        for bot, one in sorted(best.items(), key=lambda item: -(item[1].score or 0))
    ]


def _leader(found: Found) -> DealLeader:
    return DealLeader(PersonInfo(found.person, found.name, found.guest), bool(found.is_done), dict(found.facts))
