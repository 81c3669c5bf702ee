"""What a seat does in a running match: act, undo, skip a scene, resign."""

from __future__ import annotations

from triumvirate.bots.reasons import Why
from triumvirate.core.errors import MatchOver
from triumvirate.core.table import TAKE_BACK
from triumvirate.server import games
from triumvirate.server.errors import Forbidden, Stale
from triumvirate.server.matches import curtain, knowledge, stages
from triumvirate.server.matches.conditions import Case
from triumvirate.server.matches.endings import lose
from triumvirate.server.matches.entry import carry_out, let_window_be, open_curtain, take_back
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.keeper import Keeper, tries_again
from triumvirate.server.matches.permissions import acting_seat, refusal, require
from triumvirate.server.matches.stand_ins import put_stand_in
from triumvirate.server.matches.time_out import end_what_is_late
from triumvirate.server.matches.viewer import viewer_of
from triumvirate.server.store.rows import PersonRow

MOST_CHANGES = 400  # of mind, in a match: nobody who plays needs so many, and no table stays open by them for ever


@tries_again
async def act(
    cache: Keeper,
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
        if _goes_back(draft, seat, action):
            _check_patience(draft, seat)
        number = carry_out(draft, seat, action, Note(cache.now(), "person", key=f"{seat}:{key}" if key else None))
        await cache.commit(draft)
    return draft, number, False


@tries_again
async def act_as_bot(cache: Keeper, match: str, seat: str, action: str, why: Why, seen: int) -> None:
    """The bot of a seat acts, if nothing that it knows of has happened since it looked."""
    async with cache.changing(match, trusting=True) as draft:
        bot = draft.playing_bot(seat)
        is_paused = draft.row.paused_at is not None
        is_on = draft.is_running and not is_paused and not curtain.is_drawn(draft.row)
        if bot is None or not is_on or knowledge.last(draft, seat) != seen:
            raise Stale("The table has moved on.")
        found = draft.seat(seat)
        by = "bot" if found and found.bot else "stand_in"
        carry_out(draft, seat, action, Note(cache.now(), by, why.kept()))
        await cache.commit(draft)


@tries_again
async def undo(cache: Keeper, match: str, person: PersonRow | None, asked: str | None) -> tuple[HeldMatch, int]:
    """A seat takes its own last action back, within the rules."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        undoing = (one for one in viewer.seats if refusal("undo", Case(draft, viewer, one)) is None)
        seat = asked or next(undoing, None)
        require("undo", draft, viewer, seat=seat)
        seat = acting_seat(draft, viewer, seat)
        _check_patience(draft, seat)
        take_back(draft, seat, Note(cache.now(), "person"))
        await cache.commit(draft)
    return draft, draft.row.number


@tries_again
async def skip(cache: Keeper, match: str, person: PersonRow | None) -> HeldMatch:
    """Somebody has seen enough of a scene, which is over as soon as everybody who is there has; or needs no more of a window."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("skip", draft, viewer)
        if curtain.is_drawn(draft.row):
            curtain.wish(draft.row, viewer.seats)
            if curtain.all_wish(draft, cache.presence):
                open_curtain(draft, cache.now())
        else:
            let_window_be(draft, viewer.seats, cache.now())
        await cache.commit(draft)
    return draft


@tries_again
async def resign(cache: Keeper, match: str, person: PersonRow | None, asked: str | None) -> HeldMatch:
    """A seat gives up: with two at the table the other wins, with more a bot plays on; a deal of the day is over."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("resign", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        if len(draft.seats) == 2 or draft.row.deal:
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


def _goes_back(draft: HeldMatch, seat: str, action: str | int) -> bool:
    """Whether an action is one that could be done and undone without end."""
    goes_back = draft.game.clocks.goes_back
    if isinstance(action, str) or draft.table is None:
        return isinstance(action, str) and goes_back(action)
    return any(choice.index == action and goes_back(choice.action) for choice in draft.table.legal(seat))


def _check_patience(draft: HeldMatch, seat: str) -> None:
    """Refuse another change of mind to who has had enough of them: what leads on stays open."""
    entries = draft.table.entries if draft.table else []
    goes_back = draft.game.clocks.goes_back
    changes = sum(entry.seat == seat and (entry.action == TAKE_BACK or goes_back(entry.action)) for entry in entries)
    if changes >= MOST_CHANGES:
        raise Forbidden(
            f"You have changed your mind {MOST_CHANGES} times in this match; what you do stands from here on."
        )
