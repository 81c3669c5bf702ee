"""What is closed or forgotten after its time, to the very moment; and what of a person is erased."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any

from sqlalchemy import Connection, Table, insert, select

from server.rows import a_match
from server.store.conftest import Ask
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.operation import housekeeping
from triumvirate.server.store import matches, overview, people
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow, SeatRow
from triumvirate.server.store.schema import chat, marks, puzzle_ratings, ratings, seats
from triumvirate.server.store.schema import matches as matches_table

NOW = 100 * 86_400_000
DAY = 86_400_000


async def put(db: Database, table: Table, **row: Any) -> None:
    def job(connection: Connection) -> None:
        connection.execute(insert(table).values(row))

    await db.write(job)


async def keep(db: Database, match: str, person: str | None = None, **row: Any) -> None:
    await matches.add(db, a_match(id=match, **row), [SeatRow(match, "p1", 0, "person" if person else "open", person)])


async def say(db: Database, match: str, person: str = "cato") -> None:
    await put(db, chat, match=match, person=person, room="table", text="x", at=1)


def test_tables_that_never_started_are_closed_after_a_day_or_two_weeks(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "public", updated=NOW - DAY - 1)
        await keep(db, "still", updated=NOW - DAY)
        await keep(db, "private", updated=NOW - 14 * DAY - 1, private=True)
        await keep(db, "private still", updated=NOW - 14 * DAY, private=True)
        await keep(db, "running", updated=0, status="running")
        await keep(db, "round", updated=0, source="tournament")
        closed: list[str] = []

        @asynccontextmanager
        async def changing(match: str) -> AsyncIterator[HeldMatch]:
            yield HeldMatch(a_match(id=match), [], {})

        async def commit(draft: HeldMatch) -> None:
            closed.append(draft.id)

        cache: Any = SimpleNamespace(
            db=db,
            now=lambda: NOW,
            changing=changing,
            commit=commit,
            presence=SimpleNamespace(is_watched=lambda match: False),
        )
        await housekeeping.close_old_tables(cache)
        assert sorted(closed) == ["private", "public"]

    ask(work)


def test_records_that_were_brought_go_after_their_time_guests_first(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await people.add(db, PersonRow("account", "A", 0, guest=False))
        await people.add(db, PersonRow("guest", "G", 0))
        for name, host, created, source in (
            ("a old", "account", 4, "upload"),
            ("a new", "account", 5, "upload"),
            ("g old", "guest", 9, "upload"),
            ("g new", "guest", 10, "upload"),
            ("table", "guest", 1, "table"),
        ):
            await keep(db, name, host=host, created=created, source=source)
            await say(db, name)
        assert await overview.forget_uploads(db, 10, 5) == 2
        left = {str(row.id) for row in await db.rows(select(matches_table.c.id))}
        assert left == {"a new", "g new", "table"}
        assert {str(row.match) for row in await db.rows(select(seats.c.match))} == left
        assert {str(row.match) for row in await db.rows(select(chat.c.match))} == left

    ask(work)


def test_finished_matches_of_a_source_go_after_their_time(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await keep(db, "old", source="show", finished=4, status="finished")
        await keep(db, "new", source="show", finished=5, status="finished")
        await keep(db, "playing", source="show", status="running")
        await keep(db, "other", source="table", finished=4, status="finished")
        assert await overview.forget_source(db, "show", 5) == 1
        assert {str(row.id) for row in await db.rows(select(matches_table.c.id))} == {"new", "playing", "other"}

    ask(work)


def test_what_was_kept_long_enough_is_forgotten_and_nothing_else(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name, guest, created in (("idle", True, 4), ("new", True, 5), ("account", False, 4), ("seated", True, 4)):
            await people.add(db, PersonRow(name, name, created, guest=guest))
        await keep(db, "over", "seated", status="finished", finished=4)
        await keep(db, "over later", status="finished", finished=5)
        await keep(db, "never", status="cancelled", updated=4)
        await keep(db, "never later", status="cancelled", updated=5)
        await keep(db, "running", status="running", updated=4)
        for match in ("over", "over later", "running"):
            await say(db, match)
        assert await overview.forget_old(db, 5) == {"chat": 1, "seats": 1, "tables": 1, "guests": 1}
        assert set(await people.find_many(db, {"idle", "new", "account", "seated"})) == {"new", "account", "seated"}
        left = {str(row.id) for row in await db.rows(select(matches_table.c.id))}
        assert left == {"over", "over later", "never later", "running"}
        assert {str(row.match) for row in await db.rows(select(chat.c.match))} == {"over later", "running"}

    ask(work)


def test_who_goes_for_good_leaves_nothing_personal(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for name in ("cato", "livia"):
            person = PersonRow(name, name, 0, guest=False, account=name, password="x", email=f"{name}@b", look=name)
            person.settings, person.webhook, person.epoch = {"a": 1}, "w", 5
            await people.add(db, person)
            await say(db, "m", name)
            await put(db, ratings, person=name, game="caesar", rating=1, deviation=1, volatility=1, games=1)
            await people.keep_push(db, name, f"push of {name}", "p", "a")
        await people.mark(db, "cato", "muted", "nero", True)
        await people.mark(db, "livia", "muted", "cato", True)
        await people.mark(db, "livia", "muted", "nero", True)
        await people.erase(db, "cato")
        gone = (await people.find_many(db, {"cato"}))["cato"]
        assert (gone.name, gone.account, gone.password, gone.settings, gone.email) == ("?", None, None, {}, None)
        assert (gone.webhook, gone.look, gone.erased, gone.epoch) == (None, "", True, 6)
        stays = (await people.find_many(db, {"livia"}))["livia"]
        assert (stays.name, stays.erased, stays.epoch) == ("livia", False, 5)
        assert [str(row.person) for row in await db.rows(select(chat.c.person))] == ["livia"]
        assert [str(row.person) for row in await db.rows(select(ratings.c.person))] == ["livia"]
        assert [(str(row.person), str(row.other)) for row in await db.rows(select(marks))] == [("livia", "nero")]
        assert await people.pushes_of(db, "cato") == []
        assert len(await people.pushes_of(db, "livia")) == 1
        assert await db.rows(select(puzzle_ratings)) == []

    ask(work)
