"""What a seat does in a running match: act, undo, resign; and what the table does when time is out."""

from __future__ import annotations

import logging

from triumvirate.bots.reasons import kept
from triumvirate.core.errors import Illegal, MatchOver, NotYourTurn
from triumvirate.core.table import TAKE_BACK
from triumvirate.server import games
from triumvirate.server.errors import Conflict, Forbidden, Stale
from triumvirate.server.matches import clocks, stages
from triumvirate.server.matches.cache import MatchCache, tries_again
from triumvirate.server.matches.endings import counted, lose, settle
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.permissions import acting_seat, require, viewer_of
from triumvirate.server.matches.states import last_known
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server.matches.acting")


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
    """A person acts. Answers the match, the entry's number, and whether this key had been used already."""
    async with cache.changing(match, trusting=True) as draft:
        viewer = viewer_of(draft, person)
        number = _answered_before(draft, viewer.seats, key)
        if number is not None:
            return draft, number, True
        require("act", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        _check_may_act(draft, seat)
        _check_fresh(draft, seat, seen)
        if await _out_of_time(cache, draft):
            if draft.is_running and stages.is_timed(draft.row):
                raise Stale("Time was out: the table has moved on.")
            raise MatchOver("Your time was out.")
        if stages.is_answer(draft, seat, action):
            number = _answer(cache, draft, seat)
        else:
            note = Note(cache.now(), "person", key=f"{seat}:{key}" if key else None)
            number = carry_out(draft, seat, action, note)
        await commit(cache, draft)
    return draft, number, False


def _answer(cache: MatchCache, draft: HeldMatch, seat: str) -> int:
    """Let a secret moment go by: kept back until the window closes for all. The number is the last this seat knows."""
    stages.look(draft, cache.now())
    stages.answer(draft, seat)
    if stages.may_close(draft, cache.now()):
        close_window(draft, cache.now())
    return last_known(draft, seat)


@tries_again
async def act_as_bot(cache: MatchCache, match: str, seat: str, action: str, why: str, seen: int) -> None:
    """The bot of a seat acts, if nothing has happened since it looked."""
    async with cache.changing(match, trusting=True) as draft:
        bot = draft.playing_bot(seat)
        if bot is None or not draft.is_running or draft.row.paused_at is not None or draft.row.number != seen:
            raise Stale("The table has moved on.")
        found = draft.seat(seat)
        by = "bot" if found and found.bot else "stand_in"
        if stages.is_answer(draft, seat, action):
            _answer(cache, draft, seat)
        else:
            carry_out(draft, seat, action, Note(cache.now(), by, kept(why)))
        await commit(cache, draft)


def carry_out(draft: HeldMatch, seat: str, action: str | int, note: Note) -> int:
    """Make the entry on a draft; the rules refuse what is not legal and nothing changes."""
    assert draft.table is not None
    entry = draft.table.act(seat, action)
    draft.note(entry, note)
    settle(draft, seat, note.at)
    return entry.number


@tries_again
async def undo(cache: MatchCache, match: str, person: PersonRow | None, asked: str | None) -> tuple[HeldMatch, int]:
    """A seat takes its own last action back, within the rules."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("undo", draft, viewer)
        seat = asked or next(
            (s for s in viewer.seats if draft.table and games.why_no_undo(draft.table, s) is None), None
        )
        seat = acting_seat(draft, viewer, seat)
        _check_may_act(draft, seat, own_turn=False)
        assert draft.table is not None
        reason = games.why_no_undo(draft.table, seat)
        if reason:
            raise Illegal(reason, "undo")
        entry = draft.table.take_back(seat)
        draft.note(entry, Note(cache.now(), "person"))
        settle(draft, seat, cache.now())
        await commit(cache, draft)
    return draft, entry.number


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
            put_stand_in(cache, draft, seat, games.best_bot(draft.row.game))
        await commit(cache, draft)
    return draft


# --- time -----------------------------------------------------------------------------------------------------------


@tries_again
async def time_out(cache: MatchCache, match: str) -> None:
    """Somebody's time may be out: the table's rule is carried out."""
    async with cache.changing(match) as draft:
        await _out_of_time(cache, draft)


async def _out_of_time(cache: MatchCache, draft: HeldMatch) -> bool:
    """Carry out the table's rule for the phase or the first seat whose time is out; whether there was one."""
    row = draft.row
    if stages.may_close(draft, cache.now()) or stages.is_over(draft, cache.now()):
        (close_window if row.stage["window"] else end_phase)(draft, cache.now())
        await commit(cache, draft)
        return True
    late = clocks.out_of_time(row, cache.now()) if draft.is_running and row.paused_at is None else []
    if not late:
        return False
    seat, rule = late[0], row.clock["on_time_out"]
    log.info("time out", extra={"match": draft.id, "seat": seat, "rule": rule})
    if rule == "bot" or (rule == "lose" and len(draft.seats) > 2):
        put_stand_in(cache, draft, seat, games.best_bot(row.game))
    elif rule == "default":
        assert draft.table is not None
        action = games.default_action(draft.table, seat)
        if stages.is_answer(draft, seat, action):
            _answer(cache, draft, seat)
        else:
            carry_out(draft, seat, action, Note(cache.now(), "time_out"))
    else:
        lose(draft, seat, "time out", cache.now())
    await commit(cache, draft)
    return True


def close_window(draft: HeldMatch, now: int) -> None:
    """The rules hear that everybody who had not done anything lets it be, all at the same moment."""
    key, answered = draft.row.stage["key"], draft.row.stage["answered"]
    action = games.secret_answer(draft.row.game)
    assert action is not None
    for seat in list(draft.row.deciders):
        if draft.row.stage.get("key") == key:
            carry_out(draft, seat, action, Note(now, "person" if seat in answered else "time_out"))


def end_phase(draft: HeldMatch, now: int) -> None:
    """Time is out for everybody who is openly waited for: each does what says nothing of who they are."""
    key = draft.row.stage["key"]
    assert draft.table is not None
    while draft.row.stage.get("key") == key and (late := games.publicly_waited_for(draft.table)):
        carry_out(draft, late[0], games.default_action(draft.table, late[0]), Note(now, "time_out"))


# --- stand-ins ------------------------------------------------------------------------------------------------------


def put_stand_in(cache: MatchCache, draft: HeldMatch, seat: str, bot: str) -> None:
    """A bot plays for a seat from now on; its clock stops."""
    found = draft.seat(seat)
    assert found is not None
    found.stand_in = bot
    draft.touch(found)
    clocks.charge(draft.row, cache.now())
    clocks.run(draft, cache.now())
    stages.look(draft, cache.now())


@tries_again
async def stand_in(cache: MatchCache, match: str, person: PersonRow | None, seat: str, bot: str | None) -> HeldMatch:
    """Somebody at the table calls a bot for a person who left."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("stand_in", draft, viewer)
        after = cache.show_seat(draft, viewer, None, draft.row.number, "en").stand_in_after or {}
        if seat not in after:
            raise Forbidden("Nobody has left that seat.")
        if after[seat] > cache.now():
            raise Forbidden("They may still come back: wait a little.")
        put_stand_in(cache, draft, seat, games.check_bot(draft.row.game, bot or games.best_bot(draft.row.game)))
        await commit(cache, draft)
    return draft


@tries_again
async def leave_everything(cache: MatchCache, person: PersonRow) -> None:
    """Somebody goes for good: bots play their running matches to the end."""
    for match in await matches.running_with(cache.db, person.id):
        async with cache.changing(match) as draft:
            for seat in draft.seats_of(person.id):
                put_stand_in(cache, draft, seat, games.best_bot(draft.row.game))
            await commit(cache, draft)


@tries_again
async def come_back(cache: MatchCache, match: str, person: PersonRow | None, seat: str) -> HeldMatch:
    """A person takes their seat back from a bot; with a clock in days, a fresh one."""
    async with cache.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("return", draft, viewer)
        found = draft.seat(acting_seat(draft, viewer, seat))
        assert found is not None
        if found.stand_in is None:
            raise Conflict("You are playing yourself already.")
        found.stand_in = None
        draft.touch(found)
        if clocks.has_clock(draft.row):
            least = clocks.full(draft.row) if draft.row.clock["kind"] != "live" else 30_000
            left = draft.row.clocks["left"]
            left[found.seat] = max(left.get(found.seat, 0), least)
            clocks.charge(draft.row, cache.now())
            clocks.run(draft, cache.now())
            stages.look(draft, cache.now())
        await commit(cache, draft)
    return draft


# --- checks ---------------------------------------------------------------------------------------------------------


async def commit(cache: MatchCache, draft: HeldMatch) -> None:
    """Write a draft, with standings and ratings when it has just ended."""
    await cache.commit(draft, counted(draft))


def _answered_before(draft: HeldMatch, seats: tuple[str, ...], key: str | None) -> int | None:
    if key is None:
        return None
    return next((n for seat in seats if (n := draft.number_of_key(f"{seat}:{key}")) is not None), None)


def _check_may_act(draft: HeldMatch, seat: str, own_turn: bool = True) -> None:
    found = draft.seat(seat)
    if draft.row.paused_at is not None:
        raise Conflict("The match is paused.")
    if found is not None and found.stand_in:
        raise Conflict("A bot is playing for you: take your seat back first.")
    if own_turn and seat not in stages.waiting(draft.row):
        raise NotYourTurn("It is not your turn.")


def _check_fresh(draft: HeldMatch, seat: str, seen: int | None) -> None:
    """Refuse what was meant for a table that is no more: this seat has acted, or something was taken back."""
    if seen is None or draft.table is None:
        return
    if seen >= len(draft.table.entries):
        raise Stale("The table has not come that far.")
    for entry in draft.table.entries[seen + 1 :]:
        if entry.seat == seat or entry.action == TAKE_BACK:
            raise Stale("The table has moved on since you looked.")
