"""Leaks that are put in on purpose: each makes something that somebody can obtain depend on what they may not know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import count
from typing import Any

import pytest
from msgspec.structs import replace as with_facts
from sqlalchemy import func, select

from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.server import games
from triumvirate.server.clubs import showing
from triumvirate.server.errors import Stale
from triumvirate.server.matches import (
    acting,
    clock,
    entries,
    entry,
    history,
    knowledge,
    stages,
    states,
    summary,
)
from triumvirate.server.matches.presence import Presence
from triumvirate.server.operation import operators
from triumvirate.server.routes import admin, play, tables
from triumvirate.server.sockets import listener, telling
from triumvirate.server.store import schema
from triumvirate.server.studies import beginning
from triumvirate.server.tables.cursors import Cursors
from triumvirate.server.tournaments.looking import Looking
from triumvirate.server.worker import Worker

Patch = pytest.MonkeyPatch


@dataclass(frozen=True)
class Leak:
    """A leak, the scene in which it shows, and the way by which a witness must notice it."""

    name: str
    scene: str
    plant: Callable[[Patch], None]
    caught: str


LEAKS: list[Leak] = []


def leak(scene: str, caught: str) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    """Declare one; its name is the function's."""

    def declare(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS.append(Leak(plant.__name__.replace("_", " "), scene, plant, caught))
        return plant

    return declare


class Instead:
    """A module as some other module sees it, with some of its functions replaced."""

    def __init__(self, honest: Any, **planted: Any) -> None:
        self._honest = honest
        vars(self).update(planted)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._honest, name)


def true_numbers(held: Any, seat: str | None, number: int) -> int:
    return number


# --- contents -------------------------------------------------------------------------------------------------------


@leak("cards", "socket")
def everybody_is_told_what_the_actor_knows(patch: Patch) -> None:
    honest = entries.entry_info

    def leaky(held: Any, one: Any, note: Any, seat: str | None, *more: Any) -> Any:
        return honest(held, one, note, one.seat or seat, *more)

    patch.setattr(entries, "entry_info", leaky)
    patch.setattr(knowledge, "tells", lambda held, one, seat: True)


# --- numbers --------------------------------------------------------------------------------------------------------


@leak("rows", "GET /api/matches/<match>")
def entries_have_their_true_numbers(patch: Patch) -> None:
    patch.setattr(entries, "knowledge", Instead(knowledge, own_number=true_numbers))


@leak("rows", "GET /api/matches/<match>")
def a_state_tells_the_true_number(patch: Patch) -> None:
    patch.setattr(states, "knowledge", Instead(knowledge, last=lambda held, seat: held.row.number))


@leak("rows", "POST /api/matches/<match>/act")
def seen_is_compared_with_the_true_length(patch: Patch) -> None:
    def check(draft: Any, seat: str, seen: int | None) -> None:
        if seen is not None and seen >= len(draft.table.entries):
            raise Stale("The table has not come that far.")

    patch.setattr(acting, "_check_fresh", check)


@leak("rows", "GET /api/matches/<match>")
def since_is_read_as_a_true_number(patch: Patch) -> None:
    def entries_for(held: Any, seat: str | None, since: int, language: str) -> Any:
        told = (entries.entry_info(held, one, held.notes[one.number], seat, language) for one in held.entries)
        return [one for one in told if one is not None and held.entries[-1].number - since < 3]

    patch.setattr(states, "entries_for", entries_for)


@leak("rows", "GET /api/matches/<match>/history")
def history_is_paged_by_true_numbers(patch: Patch) -> None:
    patch.setattr(history, "PAGE", 1)
    honest = history.history

    def paged(held: Any, seat: str | None, first: int, last: int | None, language: str) -> Any:
        shown, following = honest(held, seat, first, last, language)
        return shown, None if following is None else held.row.number

    patch.setattr(history, "history", paged)


@leak("rows", "GET /api/matches/<match>/board.at=")
def a_board_of_any_entry_is_drawn(patch: Patch) -> None:
    def true_number(held: Any, seat: str | None, own: int) -> int | None:
        return 0 if 0 <= own < len(held.entries) else None

    patch.setattr(history, "knowledge", Instead(knowledge, true_number=true_number))


@leak("cards", "GET /api/matches/<match>/memory.at=")
def a_memory_of_any_entry_is_told(patch: Patch) -> None:
    def table_seen(held: Any, seat: str | None, at: int) -> Table:
        if at >= len(held.entries):
            raise BadRequest("There is no such entry.")
        return history.table_at(held, at)

    patch.setattr(play, "history", Instead(history, table_seen=table_seen))


@leak("rows", "GET /api/matches/<match>/log")
def the_log_counts_every_entry(patch: Patch) -> None:
    honest = history.log_text
    patch.setattr(history, "log_text", lambda held, *more: honest(held, *more) + "." * len(held.entries))


@leak("rows", "GET /api/matches/<match>/record/so-far")
def the_record_so_far_has_a_line_for_every_entry(patch: Patch) -> None:
    honest = history.record_so_far
    patch.setattr(history, "record_so_far", lambda held, *more: honest(held, *more) + "\n" * len(held.entries))


@leak("rows", "second socket")
def a_socket_that_greets_is_told_the_true_number(patch: Patch) -> None:
    def state(held: Any, *more: Any) -> Any:
        return with_facts(states.state(held, *more), number=held.row.number)

    patch.setattr(listener, "states", Instead(states, state=state))


@leak("rows", "GET /api/matches")
def a_list_tells_the_true_number(patch: Patch) -> None:
    patch.setattr(summary, "games", Instead(games, hides_entries=lambda game: False))


@leak("rows", "GET /api/me/export")
def an_export_tells_the_true_number(patch: Patch) -> None:
    honest = admin.overview.all_of

    async def everything(db: Any, person: str) -> Any:
        rows = await db.rows(tables.matches.listing("mine", person, None, None))
        return {**await honest(db, person), "numbers": [row.number for row in rows]}

    patch.setattr(admin, "overview", Instead(admin.overview, all_of=everything))


# --- times and orders -----------------------------------------------------------------------------------------------


@leak("rows", "GET /api/matches.list=")
def lists_are_sorted_by_the_time_of_unseen_changes(patch: Patch) -> None:
    patch.setattr(knowledge, "is_open_change", lambda draft: True)


@leak("rows", "before=1")
def lists_begin_at_any_time_that_is_asked_for(patch: Patch) -> None:
    honest = tables.matches.listing

    def listing(which: str, person: Any, game: Any, before: Any, most: int) -> Any:
        if not isinstance(before, int):
            return honest(which, person, game, before, most)
        return honest(which, person, game, None, most).where(schema.matches.c.number > 3)

    read = Cursors.read
    patch.setattr(Cursors, "read", lambda self, told: 1 if (told or "").isdecimal() else read(self, told))
    patch.setattr(tables, "matches", Instead(tables.matches, listing=listing))


@leak("rows", "GET /api/matches")
def the_time_of_a_change_is_exact(patch: Patch) -> None:
    honest = summary.match_info

    def exact(row: Any, *more: Any) -> Any:
        return with_facts(honest(row, *more), updated=row.updated + row.version)

    patch.setattr(states, "match_info", exact)
    patch.setattr(tables, "match_info", exact)


@leak("rows", "GET /api/clubs/<club>")
def a_clubs_page_tells_the_exact_time_of_a_change(patch: Patch) -> None:
    honest = summary.match_info

    def exact(row: Any, *more: Any) -> Any:
        return with_facts(honest(row, *more), updated=row.updated + row.version)

    patch.setattr(showing, "match_info", exact)


@leak("rows", "GET /api/tournaments/<tournament>")
def a_tournaments_page_tells_how_long_its_tables_are(patch: Patch) -> None:
    honest = Looking.whole

    async def counted(self: Looking, tournament: str) -> Any:
        found = await honest(self, tournament)
        entries = select(func.count()).where(schema.actions.c.match == found.meetings[0].match)
        return replace(found, row=replace(found.row, patience=await self._db.number(entries)))

    patch.setattr(Looking, "whole", counted)


@leak("rows", "POST /api/studies")
def who_is_refused_a_study_learns_how_long_the_match_is(patch: Patch) -> None:
    def require_open(held: Any, person: Any) -> None:
        raise Stale(f"The match is not over after {len(held.entries)} entries.")

    patch.setattr(beginning, "opened", Instead(beginning.opened, require_open=require_open))


@leak("operator", "GET /api/admin/export/")
def an_operator_is_handed_what_opponents_do_unseen(patch: Patch) -> None:
    honest = admin.overview.all_of
    patch.setattr(
        admin, "overview", Instead(admin.overview, all_of=lambda db, person, operator=None: honest(db, person))
    )


@leak("operator", "GET /api/admin/tables")
def an_operators_list_tells_the_exact_time_of_a_change(patch: Patch) -> None:
    honest = summary.match_info

    def exact(row: Any, *more: Any) -> Any:
        return with_facts(honest(row, *more), updated=row.updated + row.version)

    patch.setattr(admin, "match_info", exact)


@leak("operator", "GET /api/admin/tables/<match>/record")
def an_operators_record_has_a_line_for_every_entry(patch: Patch) -> None:
    honest = operators.record_of
    patch.setattr(operators, "record_of", lambda held, language: honest(held, language) + "\n" * len(held.entries))


@leak("rows", "socket")
def an_update_comes_for_what_nobody_sees(patch: Patch) -> None:
    told = count()
    patch.setattr(telling, "substance", lambda state: b"%d" % next(told))


@leak("rows", "presence|GET")
def presence_falls_silent_when_somebody_acts_unseen(patch: Patch) -> None:
    honest = Presence.info

    def info(self: Presence, held: Any) -> Any:
        told = honest(self, held)
        return with_facts(told, watchers=told.watchers + (held.entries[-1].seat is not None and held.row.number % 7))

    patch.setattr(Presence, "info", info)


@leak("cards", "socket")
def an_unseen_act_fills_a_clock_in_days(patch: Patch) -> None:
    patch.setattr(clock, "knowledge", Instead(knowledge, is_open=lambda held, entry: True))


@leak("cards", "GET /api/matches/<match>")
def clocks_tell_since_when_they_run(patch: Patch) -> None:
    honest = clock.Clock.info

    def info(self: Any, known: Any, is_secret: bool) -> Any:
        told = honest(self, known, is_secret)
        return told and with_facts(told, left_ms={**told.left_ms, "since": sum(self._row.clocks["since"].values())})

    patch.setattr(clock.Clock, "info", info)


# --- what may be done -----------------------------------------------------------------------------------------------


@leak("cards", "GET /api/matches/<match>|socket")
def an_offer_lapses_by_an_unseen_act(patch: Patch) -> None:
    patch.setattr(entry, "knowledge", Instead(knowledge, is_open=lambda held, entry: True))


@leak("cards", "GET /api/matches/<match>|socket")
def undo_is_refused_because_somebody_acted_unseen(patch: Patch) -> None:
    patch.setattr(games, "why_no_undo", Table.why_no_undo)


@leak("rows", "socket")
def a_button_shows_by_the_truth(patch: Patch) -> None:
    honest = states.can
    patch.setattr(states, "can", lambda held, *more: honest(held, *more) + ["host"] * (held.row.number % 7))


@leak("rows", "POST /api/matches/<match>/explain")
def a_refusal_tells_how_long_the_match_is(patch: Patch) -> None:
    honest = Worker.explain

    async def explain(self: Worker, match: str, *more: Any) -> Any:
        told = await honest(self, match, *more)
        return with_facts(told, reason=f"{told.reason} {(await self.cache.load(match)).row.number}")

    patch.setattr(Worker, "explain", explain)


@leak("rows", "POST /api/matches/<match>/preview")
def a_preview_is_refused_by_what_others_did(patch: Patch) -> None:
    honest = Worker.preview

    async def preview(self: Worker, match: str, *more: Any) -> Any:
        if (await self.cache.load(match)).row.number > 3:
            raise Stale("The table has moved on.")
        return await honest(self, match, *more)

    patch.setattr(Worker, "preview", preview)


@leak("last row", "GET /api/matches/<match>|socket")
def that_something_unseen_was_taken_back_is_told(patch: Patch) -> None:
    honest = knowledge.tells
    patch.setattr(knowledge, "tells", lambda held, one, seat: one.undone is not None or honest(held, one, seat))


# --- windows --------------------------------------------------------------------------------------------------------


@leak("window", "socket")
def the_table_tells_who_has_answered(patch: Patch) -> None:
    honest = states._known_deciders
    patch.setattr(
        states, "_known_deciders", lambda held, *more: [*honest(held, *more), *held.row.stage.get("answered", ())]
    )


@leak("window", "socket")
def a_window_is_shorter_once_somebody_has_answered(patch: Patch) -> None:
    honest = stages.info

    def info(row: Any, is_asked: bool) -> Any:
        told = honest(row, is_asked)
        return told and with_facts(told, ends=(told.ends or 0) - len(row.stage.get("answered", ())))

    patch.setattr(stages, "info", info)


@leak("closing", "socket")
def a_window_closes_as_soon_as_all_have_answered(patch: Patch) -> None:
    patch.setattr(stages, "_closes_after", lambda stage, now, all_agree: now)
