"""From every schema that was ever released, on both databases: matches open, replay and go on.

The short form begins with the oldest, which goes every step there is, with one from the middle and with the newest; the
long form with each.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import MetaData, create_engine, insert, select

from keep_schemas import KEY, LINE, NAME, PASSWORD, SCHEMAS, revisions
from server.conftest import serving
from server.playing import play_out
from triumvirate.core.record import read_record
from triumvirate.games import find_game
from triumvirate.server.client import Client
from triumvirate.server.operation import db_commands
from triumvirate.server.operation.cluster.services import PostgreSQL
from triumvirate.server.store import people
from triumvirate.server.store.migrate import NEWEST, migrate
from triumvirate.server.store.transfer import over

REVISIONS = revisions()
FEW = {REVISIONS[0], REVISIONS[len(REVISIONS) // 2], REVISIONS[-1]}
EACH = [revision if revision in FEW else pytest.param(revision, marks=pytest.mark.long) for revision in REVISIONS]
GONE = ("alembic_version", "workers")


def as_it_was(revision: str, file: Path) -> tuple[str, int]:
    """The kept database of a schema, and what time it was: clocks in days have not run out since."""
    with sqlite3.connect(file) as connection:
        connection.executescript((SCHEMAS / f"{revision}.sql").read_text(encoding="utf-8"))
        (then,) = connection.execute("select max(updated) from matches").fetchone()
    return f"sqlite:///{file}", then + 1000


def test_every_schema_is_kept() -> None:
    kept = sorted(file.stem for file in SCHEMAS.glob("*.sql"))
    assert kept == REVISIONS, "python tests/keep_schemas.py --write"
    assert REVISIONS[-1] == NEWEST


def people_play_on(folder: Path, then: int, **settings: Any) -> None:
    """Who had an account then comes back: nothing is lost, and the match goes on to its end."""
    with serving(folder, now=lambda: then, sealing_key=KEY, **settings) as server:
        livia = Client(server.url)
        me = livia.log_in(NAME, PASSWORD).me
        mine = livia.matches("mine").matches
        assert sorted(match.status for match in mine) == ["finished", "open", "running"]
        finished = next(match for match in mine if match.status == "finished")
        assert livia.state(finished.id).result == finished.result
        assert read_record(livia.record(finished.id), find_game).result() is not None
        assert livia.player(me.id).stats["caesar"].played == 1
        assert len(me.muted) == 1
        running = next(match for match in mine if match.game == "caesar" and match.status == "running")
        assert livia.chat(running.id).chat[0].text == LINE
        pompey = Client(server.url)
        pompey.cookie = server.do(_cookie(server, running.seats[1].person.id))
        assert play_out({"caesar": livia, "pompey": pompey}, running.id).result
        waiting = next(match for match in mine if match.status == "open")
        assert livia.at(waiting.id, dict, "start")["match"]["status"] == "running"


async def _cookie(server: Any, person: str) -> str:
    found = await people.find(server.worker.db, person)
    assert found is not None
    return str(await server.worker.sessions.begin(found))


@pytest.mark.parametrize("revision", EACH)
def test_sqlite_is_brought_up_and_people_play_on(revision: str, tmp_path: Path) -> None:
    url, then = as_it_was(revision, tmp_path / "triumvirate.db")
    if revision == REVISIONS[0]:
        kept = tmp_path / "kept.db"
        kept.write_bytes((tmp_path / "triumvirate.db").read_bytes())
        told = db_commands.restore(f"sqlite:///{tmp_path / 'other.db'}", kept, dry_run=True)
        assert told.is_well, "a backup of then can be looked into before it is restored"
        assert not (tmp_path / "other.db").exists()
    people_play_on(tmp_path, then)
    assert db_commands.look_through(url).is_well


@pytest.mark.parametrize("revision", EACH)
def test_postgres_is_brought_up_and_people_play_on(revision: str, tmp_path: Path, postgres: PostgreSQL) -> None:
    source, then = as_it_was(revision, tmp_path / "old.db")
    url = postgres.add(f"at_{revision}")
    migrate(url, revision)
    _copy_as_it_was(source, url)
    assert db_commands.bring_to(url, "head", dry_run=True).lines[0].count(NEWEST) == 1
    people_play_on(tmp_path / "data", then, database=url)
    assert db_commands.look_through(url).is_well


def _copy_as_it_was(source: str, target: str) -> None:
    """Rows of an old SQLite database into a PostgreSQL of the same old schema."""
    rows: dict[str, list[dict[str, Any]]] = {}
    engine = create_engine(source)
    with engine.connect() as there:
        old = MetaData()
        old.reflect(there)
        for table in old.sorted_tables:
            rows[table.name] = [dict(row._mapping) for row in there.execute(select(table))]
    engine.dispose()

    def write(here: Any) -> None:
        known = MetaData()
        known.reflect(here)
        assert {table.name for table in known.sorted_tables} == set(rows), "both have the tables of then"
        for table in known.sorted_tables:
            if table.name not in GONE and rows[table.name]:
                here.execute(insert(table), rows[table.name])

    over(target, write)
