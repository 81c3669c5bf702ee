"""More leaks that are put in on purpose: of what is behind a curtain, by notices, and by the time that bots take."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec.structs import replace as with_facts

from triumvirate.server.bots import driver
from triumvirate.server.bots.pace import Pace
from triumvirate.server.matches import curtain, history, knowledge, summary
from triumvirate.server.notify import notices
from triumvirate.server.notify.notices import Notices
from triumvirate.server.routes import admin, tables
from twins import behind
from twins.leaks import LEAKS, Instead, Patch, leak

__all__ = ["LEAKS"]


# --- the curtain ----------------------------------------------------------------------------------------------------


@leak("letters", "socket|GET /api/matches/<match>")
def a_letter_is_read_before_it_is_opened(patch: Patch) -> None:
    patch.setattr(curtain, "told", lambda held: curtain.behind(held).events[:1])


@leak("reveal", "socket")
def an_entry_is_sent_before_it_is_told(patch: Patch) -> None:
    patch.setattr(curtain, "told", lambda held: curtain.behind(held).events)


@leak("called", "webhook")
def somebody_is_called_for_what_is_behind_the_curtain(patch: Patch) -> None:
    honest = Notices.table_changed

    def changed(self: Notices, held: Any) -> None:
        honest(self, held)
        if curtain.is_drawn(held.row):
            after = behind.before_it(held)
            curtain.carried_out(after, curtain.of(held.row))
            for person in held.persons():
                if any(seat in after.deciders() for seat in held.seats_of(person)):
                    self._tell_once(held, person, "your_turn")

    patch.setattr(Notices, "table_changed", changed)


@leak("reveal", "socket")
def a_beat_is_told_with_the_one_before_it(patch: Patch) -> None:
    patch.setattr(curtain, "told", _with_the_next_beat)


def _with_the_next_beat(held: Any) -> Any:
    kept = curtain.of(held.row)
    return curtain.behind(held).events[: kept["beats"][: kept["beat"] + 2][-1]["told"]]


@leak("reveal", "socket")
def an_act_is_carried_out_before_it_is_told(patch: Patch) -> None:
    patch.setattr(curtain, "falls", lambda draft, entry, note: False)


@leak("reveal", "GET /api/matches/<match>/history")
def the_history_is_ahead_of_the_curtain(patch: Patch) -> None:
    def paged(held: Any, *more: Any) -> Any:
        return [], len(str(curtain.behind(held).events)) if curtain.is_drawn(held.row) else None

    patch.setattr(history, "history", paged)


@leak("reveal", "GET /api/matches/<match>/log")
def the_log_is_ahead_of_the_curtain(patch: Patch) -> None:
    honest = history.log_text

    def ahead(held: Any, *more: Any) -> str:
        return honest(held, *more) + (repr(curtain.behind(held).events) if curtain.is_drawn(held.row) else "")

    patch.setattr(history, "log_text", ahead)


@leak("reveal", "GET /api/matches.list=")
def a_list_is_ahead_of_the_curtain(patch: Patch) -> None:
    honest = summary.match_info

    def ahead(row: Any, *more: Any) -> Any:
        hidden = [str(one) for one in row.stage["curtain"]["outcomes"]] if curtain.is_drawn(row) else []
        return with_facts(honest(row, *more), deciders=hidden)

    patch.setattr(tables, "match_info", ahead)


@leak("reveal", "GET /api/me/export")
def an_export_is_ahead_of_the_curtain(patch: Patch) -> None:
    honest = admin.overview.all_of

    async def everything(db: Any, person: str) -> Any:
        rows = await db.rows(tables.matches.listing("mine", person, None, None))
        return {**await honest(db, person), "stages": [row.stage for row in rows]}

    patch.setattr(admin, "overview", Instead(admin.overview, all_of=everything))


# --- notices --------------------------------------------------------------------------------------------------------


@leak("away", "webhook")
def somebody_is_called_again_for_every_unseen_act(patch: Patch) -> None:
    patch.setattr(notices, "knowledge", Instead(knowledge, last_of_others=lambda held, seat: held.row.number))


@leak("away", "push")
def a_push_comes_for_what_nobody_sees(patch: Patch) -> None:
    honest = Notices.table_changed

    def changed(self: Notices, held: Any) -> None:
        honest(self, held)
        for person in held.persons():
            found = replace(held.people[person], webhook=None)
            self._spawn(self._tell(held.id, held.row.game, held.game.title, found, "finished"))

    patch.setattr(Notices, "table_changed", changed)


@leak("away", "mail")
def a_letter_tells_of_what_nobody_sees(patch: Patch) -> None:
    honest = Notices._waiting

    async def waiting(self: Notices, person: str) -> list[str]:
        found = await honest(self, person)
        return [match for match in found for _ in range((await self._cache.load(match)).row.number)]

    patch.setattr(Notices, "_waiting", waiting)


# --- bots -----------------------------------------------------------------------------------------------------------


@leak("bots", "socket")
def a_bot_answers_when_it_has_thought(patch: Patch) -> None:
    patch.setattr(Pace, "due", lambda self, pause, budget, now: now)


@leak("bots", "socket")
def a_bot_takes_its_time_for_what_nobody_sees(patch: Patch) -> None:
    patch.setattr(driver, "is_unseen", lambda held, seat, action: False)


@leak("bots", "socket")
def a_bot_begins_anew_with_every_unseen_act(patch: Patch) -> None:
    patch.setattr(driver, "mark_of", lambda held: (held.row.number,))
