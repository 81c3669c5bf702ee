"""What a seat does in a running match: act, undo, resign."""

from __future__ import annotations

from triumvirate.bots.reasons import Why
from triumvirate.core.errors import MatchOver
from triumvirate.core.table import TAKE_BACK
from triumvirate.server import games
from triumvirate.server.errors import Stale
from triumvirate.server.matches import knowledge, stages
from triumvirate.server.matches.cache import MatchCache, tries_again
from triumvirate.server.matches.conditions import Case
from triumvirate.server.matches.endings import lose
from triumvirate.server.matches.entry import carry_out, take_back
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.permissions import acting_seat, refusal, require
from triumvirate.server.matches.stand_ins import put_stand_in
from triumvirate.server.matches.time_out import end_what_is_late
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.store.rows import PersonRow


@tries_again
async def act(
    cache: MatchCache,
    match: str,
    person: PersonRow | None,
    asked: str | None,
    action: str | int,
    seen: int | None = None,
    key: str | None = None,
) -> tuple[HeldMatch, int, bool]:
    """A person acts. Answers the match, the entry's true number, and whether this key had been used already."""
    async with cache.changing(match, trusting=True) as draft:
        viewer = viewer_of(draft, person)
        number = _answered_before(draft, viewer.seats, key)
        if number is not None:
            return draft, number, True
        require("act", draft, viewer, seat=asked)
        seat = acting_seat(draft, viewer, asked)
        _check_fresh(draft, seat, seen)
        if end_what_is_late(draft, cache.now()):
            await cache.commit(draft)
            if draft.is_running and stages.is_timed(draft.row):
                raise Stale("Time was out: the table has moved on.")
            raise MatchOver("Your time was out.")
        number = carry_out(draft, seat, action, Note(cache.now(), "person", key=f"{seat}:{key}" if key else None))
        await cache.commit(draft)
    return draft, number, False


@tries_again
async def act_as_bot(cache: MatchCache, match: str, seat: str, action: str, why: Why, seen: int) -> None:
    """The bot of a seat acts, if nothing that it knows of has happened since it looked."""
    async with cache.changing(match, trusting=True) as draft:
        bot = draft.playing_bot(seat)
        is_paused = draft.row.paused_at is not None
        if bot is None or not draft.is_running or is_paused or knowledge.last(draft, seat) != seen:
            raise Stale("The table has moved on.")
        found = draft.seat(seat)
        by = "bot" if found and found.bot else "stand_in"
        carry_out(draft, seat, action, Note(cache.now(), by, why.kept()))
        await cache.commit(draft)


@tries_again
async def undo(cache: MatchCache, match: str, person: PersonRow | None, asked: str | None) -> tuple[HeldMatch, int]:
    """A seat takes its own last action back, within the rules."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        undoing = (one for one in viewer.seats if refusal("undo", Case(draft, viewer, one)) is None)
        seat = asked or next(undoing, None)
        require("undo", draft, viewer, seat=seat)
        seat = acting_seat(draft, viewer, seat)
        take_back(draft, seat, Note(cache.now(), "person"))
        await cache.commit(draft)
    return draft, draft.row.number


@tries_again
async def resign(cache: MatchCache, match: str, person: PersonRow | None, asked: str | None) -> HeldMatch:
    """A seat gives up: with two at the table the other wins, with more a bot plays on."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("resign", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        if len(draft.seats) == 2:
            lose(draft, seat, "resigned", cache.now())
        else:
            put_stand_in(draft, seat, games.best_bot(draft.row.game), cache.now())
        await cache.commit(draft)
    return draft


# --- checks ---------------------------------------------------------------------------------------------------------


def _answered_before(draft: HeldMatch, seats: tuple[str, ...], key: str | None) -> int | None:
    if key is None:
        return None
    return next((n for seat in seats if (n := draft.number_of_key(f"{seat}:{key}")) is not None), None)


def _check_fresh(draft: HeldMatch, seat: str, seen: int | None) -> None:
    """Refuse what was meant for a table that is no more: this seat has acted, or something was taken back.

    `seen` is a number of the seat's own, and what the seat knows nothing of makes nothing stale.
    """
    if seen is None or draft.table is None:
        return
    known = knowledge.numbers(draft, seat)
    if seen >= len(known):
        raise Stale("The table has not come that far.")
    for number in known[max(seen, -1) + 1 :]:
        entry = draft.table.entries[number]
        if entry.seat == seat or entry.action == TAKE_BACK:
            raise Stale("The table has moved on since you looked.")
