"""One try at a deal: a match against its bots whose draws come from the day's secret, sealed until the day is over."""

from __future__ import annotations

from sqlalchemy.exc import IntegrityError

from triumvirate.games import find_game
from triumvirate.server.daily import days
from triumvirate.server.daily.deal import Deal
from triumvirate.server.errors import Forbidden
from triumvirate.server.matches import entry, lots
from triumvirate.server.matches.cache import MatchCache
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.store import daily
from triumvirate.server.store.daily import TryRow
from triumvirate.server.store.rows import MatchRow, PersonRow, SeatRow
from triumvirate.server.tables import caps

AGAIN, BROWSER, PAST = "again", "browser", "past"
NO_CLOCK = {"kind": "none", "seconds": 0, "increment": 0, "days": 0, "on_time_out": ""}


async def begin(cache: MatchCache, person: PersonRow, deal: Deal, tried_here: bool) -> HeldMatch:
    """Somebody's match of a deal: the one they have begun, or a new one.

    Ranked is the first try of a person on the deal's own day, in a browser in which nobody else had one.
    """
    if find_game(deal.game).version != deal.rules:
        raise Forbidden("This deal was made for rules that are not played any more.")
    is_past = deal.day < days.day_at(cache.now())
    before = await daily.tries_of(cache.db, deal.game, deal.day, person.id)
    running = next((one for one in before if one.ended is None), None)
    if running is not None:
        return await cache.load(running.match)
    await caps.check_tables(cache, person)
    why = PAST if is_past else AGAIN if before else BROWSER if tried_here else ""
    key = f"{deal.game} {deal.day} {person.id}"
    try:
        return await _add(cache, deal, person, None, why, None if why else key, 0, is_past)
    except IntegrityError:  # the same person, from two pages at once
        first = await daily.ranked_try(cache.db, key)
        if first is None:
            raise
        return await cache.load(first.match)


async def begin_for_bot(cache: MatchCache, deal: Deal, bot: str, nth: int) -> HeldMatch | None:
    """A bot's own try; None where another worker has begun it."""
    key = key_of_bot(deal.game, deal.day, bot, nth)
    try:
        return await _add(cache, deal, None, bot, "", key, nth, deal.day < days.day_at(cache.now()))
    except IntegrityError:
        return None


def key_of_bot(game: str, day: str, bot: str, nth: int) -> str:
    """What there is one of: a bot's so-manieth try."""
    return f"{game} {day} bot {bot} {nth}"


async def _add(
    cache: MatchCache,
    deal: Deal,
    person: PersonRow | None,
    bot: str | None,
    why: str,
    key: str | None,
    nth: int,
    is_open: bool,
) -> HeldMatch:
    now, terms, game = cache.now(), deal.terms, find_game(deal.game)
    row = MatchRow(
        id=cache.new_id(),
        game=deal.game,
        rules=deal.rules,
        options=dict(terms.options),
        secret=deal.secret,
        clock=NO_CLOCK,  # type: ignore[arg-type]  # as the rows have it
        host=person.id if person else None,
        created=now,
        updated=now,
        private=True,
        rated=False,
        watch="link" if is_open else "nobody",
        chat=False,
        open_after_end=is_open,
        deal={
            "day": deal.day,
            "seat": terms.seat,
            "bot": terms.bot,
            "task": terms.task,
            "aim": terms.aim,
            "is_ranked": person is not None and not why,
            "why": why,
            "nth": nth,
        },
    )
    seats = [_seat(row.id, place, seat, terms.bot) for place, seat in enumerate(game.seats(terms.options))]
    mine = next(seat for seat in seats if seat.seat == terms.seat)
    mine.kind, mine.person, mine.bot = ("person", person.id, None) if person else ("bot", None, bot)
    held = HeldMatch(row, seats, {person.id: person} if person else {})
    lots.start_draft(held, now)
    for seat, action in deal.prelude:
        entry.enter(held, seat, action, Note(now, "bot"))
    tried = TryRow(
        match=row.id,
        game=deal.game,
        day=deal.day,
        person=person.id if person else None,
        bot=bot,
        key=key,
        is_ranked=row.deal["is_ranked"],
        why=why,
        began=now,
    )
    await cache.add(held, beside=daily.adding(tried))
    return held


def _seat(match: str, place: int, seat: str, bot: str) -> SeatRow:
    return SeatRow(match, seat, place, "bot", bot=bot, ready=True)
