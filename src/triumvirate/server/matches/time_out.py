"""What the table does when time is out: for the whole stage, or for one seat as its clock's rule says."""

from __future__ import annotations

import logging

from triumvirate.server import games
from triumvirate.server.matches import curtain, round_lots, stages
from triumvirate.server.matches.clock import Clock
from triumvirate.server.matches.endings import lose
from triumvirate.server.matches.entry import carry_out, close_window, enter, go_on, open_curtain
from triumvirate.server.matches.held import HeldMatch, Note
from triumvirate.server.matches.keeper import Keeper, tries_again
from triumvirate.server.matches.lots import void_if_late
from triumvirate.server.matches.stand_ins import put_stand_in

log = logging.getLogger("triumvirate.server.play")


@tries_again
async def time_out(cache: Keeper, match: str) -> None:
    """Somebody's time may be out: the table's rule is carried out."""
    async with cache.changing(match) as draft:
        if curtain.is_drawn(draft.row) and curtain.all_wish(draft, cache.presence):  # who had not is gone
            open_curtain(draft, cache.now())
            await cache.commit(draft)
        elif _start_is_late(draft, cache.now()) or end_what_is_late(draft, cache.now()):
            await cache.commit(draft)


def _start_is_late(draft: HeldMatch, now: int) -> bool:
    """Whether numbers did not come in time before the start; what follows from that is done."""
    return round_lots.go_on_if_late(draft, now) or void_if_late(draft, now)


def end_what_is_late(draft: HeldMatch, now: int) -> bool:
    """Carry out the table's rule for the stage or the first seat whose time is out; whether there was one."""
    row = draft.row
    if curtain.is_drawn(row):
        is_late = row.paused_at is None and curtain.of(row)["ends"] <= now
        if is_late:
            go_on(draft, now)
        return is_late
    if stages.may_close(draft, now):
        close_window(draft, now)
        return True
    if stages.is_over(draft, now):
        _end_stage(draft, now)
        return True
    late = Clock(draft, now).late()
    if not late:
        return False
    seat, rule = late[0], row.clock["on_time_out"]
    log.info("time out", extra={"match": draft.id, "seat": seat, "rule": rule})
    if rule == "bot" or (rule == "lose" and len(draft.seats) > 2):
        put_stand_in(draft, seat, games.best_bot(row.game), now)
    elif rule == "default":
        assert draft.table is not None
        carry_out(draft, seat, games.default_action(draft.table, seat), Note(now, "time_out"))
    else:
        lose(draft, seat, "time out", now)
    return True


def _end_stage(draft: HeldMatch, now: int) -> None:
    """Time is out for everybody who is openly waited for: each does what says nothing of who they are."""
    key = draft.row.stage["key"]
    assert draft.table is not None
    while draft.row.stage.get("key") == key and (late := games.publicly_waited_for(draft.table)):
        enter(draft, late[0], games.default_action(draft.table, late[0]), Note(now, "time_out"))
