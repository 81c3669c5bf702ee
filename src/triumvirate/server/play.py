"""What a seat does in a running match: act, undo, resign; and what the table does when time is out."""

from __future__ import annotations

import logging

from triumvirate.bots.reasons import kept
from triumvirate.core.errors import Illegal, MatchOver, NotYourTurn
from triumvirate.core.table import TAKE_BACK
from triumvirate.server import clocks, games, phases
from triumvirate.server.endings import counted, lose, settle
from triumvirate.server.errors import Conflict, Forbidden, Stale
from triumvirate.server.hall import Hall, looks_again
from triumvirate.server.live import Live, Note
from triumvirate.server.permissions import acting_seat, require, viewer_of
from triumvirate.server.states import last_known
from triumvirate.server.store import matches
from triumvirate.server.store.rows import PersonRow

log = logging.getLogger("triumvirate.server.play")


@looks_again
async def act(
    hall: Hall,
    match: str,
    person: PersonRow | None,
    asked: str | None,
    action: str | int,
    seen: int | None = None,
    key: str | None = None,
) -> tuple[Live, int, bool]:
    """A person acts. Answers the match, the entry's number, and whether this key had been used already."""
    async with hall.changing(match, trusting=True) as draft:
        viewer = viewer_of(draft, person)
        number = _answered_before(draft, viewer.seats, key)
        if number is not None:
            return draft, number, True
        require("act", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        _check_may_act(draft, seat)
        _check_fresh(draft, seat, seen)
        if await _out_of_time(hall, draft):
            if draft.is_running and phases.is_timed(draft.row):
                raise Stale("Time was out: the table has moved on.")
            raise MatchOver("Your time was out.")
        if phases.is_answer(draft, seat, action):
            number = _answer(hall, draft, seat)
        else:
            note = Note(hall.now(), "person", key=f"{seat}:{key}" if key else None)
            number = carry_out(draft, seat, action, note)
        await commit(hall, draft)
    return draft, number, False


def _answer(hall: Hall, draft: Live, seat: str) -> int:
    """Let a secret moment go by: kept back until the window closes for all. The number is the last this seat knows."""
    phases.look(draft, hall.now())
    phases.answer(draft, seat)
    if phases.may_close(draft, hall.now()):
        close_window(draft, hall.now())
    return last_known(draft, seat)


@looks_again
async def act_as_bot(hall: Hall, match: str, seat: str, action: str, why: str, seen: int) -> None:
    """The bot of a seat acts, if nothing has happened since it looked."""
    async with hall.changing(match, trusting=True) as draft:
        bot = draft.playing_bot(seat)
        if bot is None or not draft.is_running or draft.row.paused_at is not None or draft.row.number != seen:
            raise Stale("The table has moved on.")
        found = draft.seat(seat)
        by = "bot" if found and found.bot else "stand_in"
        if phases.is_answer(draft, seat, action):
            _answer(hall, draft, seat)
        else:
            carry_out(draft, seat, action, Note(hall.now(), by, kept(why)))
        await commit(hall, draft)


def carry_out(draft: Live, seat: str, action: str | int, note: Note) -> int:
    """Make the entry on a draft; the rules refuse what is not legal and nothing changes."""
    assert draft.table is not None
    entry = draft.table.act(seat, action)
    draft.note(entry, note)
    settle(draft, seat, note.at)
    return entry.number


@looks_again
async def undo(hall: Hall, match: str, person: PersonRow | None, asked: str | None) -> tuple[Live, int]:
    """A seat takes its own last action back, within the rules."""
    async with hall.changing(match) as draft:
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
        draft.note(entry, Note(hall.now(), "person"))
        settle(draft, seat, hall.now())
        await commit(hall, draft)
    return draft, entry.number


@looks_again
async def resign(hall: Hall, match: str, person: PersonRow | None, asked: str | None) -> Live:
    """A seat gives up: with two at the table the other wins, with more a bot plays on."""
    async with hall.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("resign", draft, viewer)
        seat = acting_seat(draft, viewer, asked)
        if len(draft.seats) == 2:
            lose(draft, seat, "resigned", hall.now())
        else:
            put_stand_in(hall, draft, seat, games.best_bot(draft.row.game))
        await commit(hall, draft)
    return draft


# --- time -----------------------------------------------------------------------------------------------------------


@looks_again
async def time_out(hall: Hall, match: str) -> None:
    """Somebody's time may be out: the table's rule is carried out."""
    async with hall.changing(match) as draft:
        await _out_of_time(hall, draft)


async def _out_of_time(hall: Hall, draft: Live) -> bool:
    """Carry out the table's rule for the phase or the first seat whose time is out; whether there was one."""
    row = draft.row
    if phases.may_close(draft, hall.now()) or phases.is_over(draft, hall.now()):
        (close_window if row.stage["window"] else end_phase)(draft, hall.now())
        await commit(hall, draft)
        return True
    late = clocks.out_of_time(row, hall.now()) if draft.is_running and row.paused_at is None else []
    if not late:
        return False
    seat, rule = late[0], row.clock["on_time_out"]
    log.info("time out", extra={"match": draft.id, "seat": seat, "rule": rule})
    if rule == "bot" or (rule == "lose" and len(draft.seats) > 2):
        put_stand_in(hall, draft, seat, games.best_bot(row.game))
    elif rule == "default":
        assert draft.table is not None
        action = games.default_action(draft.table, seat)
        if phases.is_answer(draft, seat, action):
            _answer(hall, draft, seat)
        else:
            carry_out(draft, seat, action, Note(hall.now(), "time_out"))
    else:
        lose(draft, seat, "time out", hall.now())
    await commit(hall, draft)
    return True


def close_window(draft: Live, now: int) -> None:
    """The rules hear that everybody who had not done anything lets it be, all at the same moment."""
    key, answered = draft.row.stage["key"], draft.row.stage["answered"]
    action = games.secret_answer(draft.row.game)
    assert action is not None
    for seat in list(draft.row.deciders):
        if draft.row.stage.get("key") == key:
            carry_out(draft, seat, action, Note(now, "person" if seat in answered else "time_out"))


def end_phase(draft: Live, now: int) -> None:
    """Time is out for everybody who is openly waited for: each does what says nothing of who they are."""
    key = draft.row.stage["key"]
    assert draft.table is not None
    while draft.row.stage.get("key") == key and (late := games.publicly_waited_for(draft.table)):
        carry_out(draft, late[0], games.default_action(draft.table, late[0]), Note(now, "time_out"))


# --- stand-ins ------------------------------------------------------------------------------------------------------


def put_stand_in(hall: Hall, draft: Live, seat: str, bot: str) -> None:
    """A bot plays for a seat from now on; its clock stops."""
    found = draft.seat(seat)
    assert found is not None
    found.stand_in = bot
    draft.touch(found)
    clocks.charge(draft.row, hall.now())
    clocks.run(draft, hall.now())
    phases.look(draft, hall.now())


@looks_again
async def stand_in(hall: Hall, match: str, person: PersonRow | None, seat: str, bot: str | None) -> Live:
    """Somebody at the table calls a bot for a person who left."""
    async with hall.changing(match) as draft:
        viewer = viewer_of(draft, person)
        require("stand_in", draft, viewer)
        after = hall.show_seat(draft, viewer, None, draft.row.number, "en").stand_in_after or {}
        if seat not in after:
            raise Forbidden("Nobody has left that seat.")
        if after[seat] > hall.now():
            raise Forbidden("They may still come back: wait a little.")
        put_stand_in(hall, draft, seat, games.check_bot(draft.row.game, bot or games.best_bot(draft.row.game)))
        await commit(hall, draft)
    return draft


@looks_again
async def leave_everything(hall: Hall, person: PersonRow) -> None:
    """Somebody goes for good: bots play their running matches to the end."""
    for match in await matches.running_with(hall.db, person.id):
        async with hall.changing(match) as draft:
            for seat in draft.seats_of(person.id):
                put_stand_in(hall, draft, seat, games.best_bot(draft.row.game))
            await commit(hall, draft)


@looks_again
async def come_back(hall: Hall, match: str, person: PersonRow | None, seat: str) -> Live:
    """A person takes their seat back from a bot; with a clock in days, a fresh one."""
    async with hall.changing(match) as draft:
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
            clocks.charge(draft.row, hall.now())
            clocks.run(draft, hall.now())
            phases.look(draft, hall.now())
        await commit(hall, draft)
    return draft


# --- checks ---------------------------------------------------------------------------------------------------------


async def commit(hall: Hall, draft: Live) -> None:
    """Write a draft, with standings and ratings when it has just ended."""
    await hall.commit(draft, counted(draft))


def _answered_before(draft: Live, seats: tuple[str, ...], key: str | None) -> int | None:
    if key is None:
        return None
    return next((n for seat in seats if (n := draft.number_of_key(f"{seat}:{key}")) is not None), None)


def _check_may_act(draft: Live, seat: str, own_turn: bool = True) -> None:
    found = draft.seat(seat)
    if draft.row.paused_at is not None:
        raise Conflict("The match is paused.")
    if found is not None and found.stand_in:
        raise Conflict("A bot is playing for you: take your seat back first.")
    if own_turn and seat not in phases.waiting(draft.row):
        raise NotYourTurn("It is not your turn.")


def _check_fresh(draft: Live, seat: str, seen: int | None) -> None:
    """Refuse what was meant for a table that is no more: this seat has acted, or something was taken back."""
    if seen is None or draft.table is None:
        return
    if seen >= len(draft.table.entries):
        raise Stale("The table has not come that far.")
    for entry in draft.table.entries[seen + 1 :]:
        if entry.seat == seat or entry.action == TAKE_BACK:
            raise Stale("The table has moved on since you looked.")
