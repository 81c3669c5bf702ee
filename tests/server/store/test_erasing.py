"""What goes with somebody who goes for good, what one statement says that it changed, and what looking back found."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Boolean, Connection, Float, Integer, Table, bindparam, insert, select, update

from server.rows import a_match
from server.store.conftest import Ask
from triumvirate.server.store import analyses, matches, people, schema
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow, SeatRow

THEIRS = (
    *(schema.chat, schema.marks, schema.pushes, schema.sessions, schema.ratings, schema.puzzle_tries, schema.studies),
    *(schema.daily_tries, schema.puzzle_ratings),
)


def a_row(table: Table, person: str) -> dict[str, Any]:
    """A row of somebody's: what has to be there, and no more."""
    made: dict[str, Any] = {"key": f"key of {person}"} if "key" in table.c else {}
    for column in table.columns:
        if column.name in ("person", "whose"):
            made[column.name] = person
        elif isinstance(column.type, schema.Json):
            made[column.name] = {}
        elif isinstance(column.type, Boolean | Float | Integer):
            if not column.autoincrement or not column.primary_key or column.type.python_type is not int:
                made[column.name] = 0
        elif not column.nullable:
            made[column.name] = "muted" if column.name == "kind" else f"{column.name} of {person}"
    return made


async def put(db: Database, table: Table, row: dict[str, Any]) -> None:
    def job(connection: Connection) -> None:
        connection.execute(insert(table).values(row))

    await db.write(job)


async def whose(db: Database, table: Table) -> set[str | None]:
    """Whose rows a table has."""
    column = table.c.whose if "whose" in table.c else table.c.person
    return {row[0] for row in await db.rows(select(column))}


def test_with_somebody_all_that_is_personal_goes_and_nothing_of_others(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for person in ("cato", "livia"):
            more: dict[str, Any] = {"password": "digest", "settings": {"a": 1}, "email": "a@b", "webhook": "hook"}
            row = PersonRow(person, person.capitalize(), 5, guest=False, look=person, epoch=3, **more)
            row.account = person
            await people.add(db, row)
            for table in THEIRS:
                await put(db, table, a_row(table, person))
        await people.mark(db, "livia", "blocked", "cato", True)
        await people.mark(db, "livia", "muted", "nero", True)
        before = await people.find(db, "livia")
        assert before is not None
        await people.erase(db, "cato")
        for table in THEIRS:
            assert await whose(db, table) == ({"livia", None} if table is schema.daily_tries else {"livia"}), table.name
        assert await people.marked(db, "livia") == {"muted": ["nero", "other of livia"], "blocked": []}
        tries = {row.match: row.key for row in await db.rows(select(schema.daily_tries))}
        assert tries == {"match of cato": None, "match of livia": "key of livia"}, "a try stays without its name"
        assert await people.find(db, "cato") is None
        gone = (await people.find_many(db, {"cato"}))["cato"]
        blank: dict[str, Any] = {"id": "cato", "name": "?", "erased": True, "epoch": 4, "settings": {}, "look": ""}
        blank |= dict.fromkeys(("account", "password", "email", "webhook"))
        assert {name: value for name, value in asdict(gone).items() if name in blank} == blank
        assert await people.find(db, "livia") == before

    ask(work)


def test_one_statement_says_how_many_rows_it_changed(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for number in range(3):
            await matches.add(db, a_match(id=f"m{number}", version=number), [SeatRow(f"m{number}", "p0", 0, "open")])
        seen = schema.matches.c.version >= bindparam("seen")
        statement = update(schema.matches).where(seen).values(number=bindparam("new_number"))
        assert await db.change(statement, {"seen": 1, "new_number": 7}) == 2
        assert await db.change(statement, {"seen": 9, "new_number": 8}) == 0
        assert [row.number for row in await db.rows(select(schema.matches).order_by(schema.matches.c.id))] == [-1, 7, 7]

    ask(work)


def test_what_looking_back_found_is_kept_once_a_match_until_the_judge_is_another(ask: Ask) -> None:
    async def work(db: Database) -> None:
        await analyses.keep(db, "m", 1, {"found": "first"})
        await analyses.keep(db, "n", 1, {"found": "other"})
        await analyses.keep(db, "m", 2, {"found": "second"})
        assert await analyses.load(db, "m", 2) == {"found": "second"}
        assert await analyses.load(db, "m", 1) is None
        assert await analyses.load(db, "n", 1) == {"found": "other"}
        assert await analyses.load(db, "o", 1) is None

    ask(work)


def test_what_was_found_of_somebody_comes_from_their_last_matches(ask: Ask) -> None:
    async def work(db: Database) -> None:
        for number, person in enumerate(("cato", "cato", "livia", "cato", "cato")):
            match = f"m{number}"
            seat = SeatRow(match, f"p{number}", 0, "person", person)
            await matches.add(db, a_match(id=match, updated=number), [seat])
            await analyses.keep(db, match, 2 if number == 3 else 1, {"of": match})
        assert await analyses.of_person(db, "cato", 1, 2) == [("p4", {"of": "m4"}), ("p1", {"of": "m1"})]
        assert await analyses.of_person(db, "cato", 2, 9) == [("p3", {"of": "m3"})]

    ask(work)
