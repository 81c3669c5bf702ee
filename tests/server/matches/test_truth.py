"""The database decides: double clicks, racing tabs, racing workers, `kill -9`, rebuilding, migrations."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event, inspect
from sqlalchemy.engine import Engine
from sqlalchemy.exc import IntegrityError

from loops import in_own_loop
from server.conftest import Process, lay_out, serving
from server.playing import act_once, play_out, table_for_two
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.matches.held import HeldMatch, rebuild
from triumvirate.server.store import matches
from triumvirate.server.store.database import Database
from triumvirate.server.store.migrate import NEWEST, migrate, newest
from triumvirate.server.store.schema import marks, metadata


def test_the_same_key_again_does_nothing_more(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    state = caesar.state(match)
    action = state.legal[0].action
    first = caesar.act(state, action, key="one-click-only")
    again = caesar.act(state, action, key="one-click-only")
    assert first.number == again.number == 1
    assert [entry.number for entry in again.entries] == [1]


def test_a_double_click_in_the_same_moment_acts_once(server: Any) -> None:
    caesar, _, match = table_for_two(server)
    state = caesar.state(match)
    action = state.legal[0].action
    with ThreadPoolExecutor(8) as pool:
        found = list(pool.map(lambda _: caesar.act(state, action, key="the-very-same-click").number, range(8)))
    assert found == [1] * 8
    assert caesar.state(match).number == 1


def test_of_two_tabs_that_race_one_wins_and_the_other_is_stale(server: Any) -> None:
    me = server.client()
    match = match_of(me.create("caesar", same_screen=True, private=True))
    state = me.state(match)
    actions = [choice.action for choice in state.legal[:6]]

    def tab(action: str) -> str:
        try:
            me.act(state, action)
        except Refused as refused:
            return refused.code
        return "won"

    with ThreadPoolExecutor(6) as pool:
        codes = sorted(pool.map(tab, actions))
    assert codes.count("won") == 1
    assert set(codes) <= {"won", "stale", "not_your_turn"}
    assert me.state(match).number == 1


def test_a_second_worker_on_the_same_database_cannot_win_twice(tmp_path: Path) -> None:
    with serving(tmp_path) as one, serving(tmp_path) as two:
        caesar, _, match = table_for_two(one)
        other = Client(two.url)
        other.cookie = caesar.cookie
        state, twin = caesar.state(match), other.state(match)
        assert state.legal == twin.legal
        caesar.act(state, state.legal[0].action)
        with pytest.raises(Refused) as refused:
            other.act(twin, twin.legal[1].action)
        assert refused.value.code in ("stale", "not_your_turn"), "the loser has looked again before it answered"
        assert other.state(match).number == 1


def test_a_match_is_rebuilt_from_its_rows_alone(server: Any) -> None:
    caesar, pompey, match = table_for_two(server, options={"poison": True})
    rng = random.Random(5)
    for _ in range(10):
        act_once({"caesar": caesar, "pompey": pompey}, match, rng)

    async def both() -> tuple[Any, Any, Any]:
        live = await server.worker.cache.load(match)
        rows = await matches.actions_of(server.worker.db, match)
        table = rebuild(live.row, live.seats, live.people, rows).table
        return live.table, table, rows

    held, again, rows = server.do(both())
    assert held.hash() == again.hash()
    assert [e.to_json() for entry in again.entries for e in entry.events] == [e for row in rows for e in row.events]


def test_a_long_match_opens_from_the_database_with_as_few_questions_as_a_short_one(server: Any) -> None:
    caesar, pompey, match = table_for_two(server)
    asked: list[str] = []

    def note(_: Any, __: Any, statement: str, *___: Any) -> None:
        asked.append(statement)

    async def cold() -> list[str]:
        server.worker.cache.drop(match)
        asked.clear()
        event.listen(Engine, "before_cursor_execute", note)
        await server.worker.cache.load(match)
        event.remove(Engine, "before_cursor_execute", note)
        return [statement for statement in asked if statement.startswith("SELECT")]

    short = server.do(cold())
    play_out({"caesar": caesar, "pompey": pompey}, match)
    assert short
    assert server.do(cold()) == short


def test_a_slow_reader_does_not_bring_an_old_state_back(server: Any) -> None:
    """Somebody reads a match from the database while somebody else moves: the newer one is kept."""
    caesar, _, match = table_for_two(server)

    async def old() -> Any:
        live = await server.worker.cache.load(match)
        return HeldMatch(live.row, live.seats, live.people, live.table, live.notes)

    before = server.do(old())
    state = caesar.state(match)
    caesar.act(state, state.legal[0].action)

    async def late() -> int:
        return int(server.worker.cache.hold(before).row.number)

    assert server.do(late()) == 1
    assert caesar.state(match).number == 1


def test_kill_9_in_the_middle_loses_no_acknowledged_move(tmp_path: Path) -> None:
    lay_out(tmp_path)
    server = Process(tmp_path)
    server.start()
    me = Client(server.url)
    match = match_of(me.create("caesar", same_screen=True, private=True))
    rng = random.Random(3)
    total = 0
    for _ in range(2):
        acknowledged: list[tuple[str, str]] = []
        stopping = threading.Event()

        def play(acks: list[tuple[str, str]] = acknowledged, stop: threading.Event = stopping) -> None:
            while not stop.is_set():
                try:
                    state = me.state(match)
                    if state.result:
                        return
                    choice = rng.choice(state.legal)
                    me.act(state, choice.action)
                    acks.append((choice.seat, choice.action))
                except Exception:  # the server is gone: whatever that looks like from here
                    return

        thread = threading.Thread(target=play)
        thread.start()
        time.sleep(0.3)
        server.stop(signal.SIGKILL)
        stopping.set()
        thread.join()
        server.start()
        after = me.state(match)
        total += len(acknowledged)
        for seat in ("caesar", "pompey"):
            entries = me.state(match, seat=seat).entries
            kept = iter([entry.action for entry in entries if entry.seat == seat])
            assert all(action in kept for by, action in acknowledged if by == seat), "in their order, none lost"
        if after.result:
            break
    assert total > 0
    assert server.stop() in (0, -signal.SIGTERM)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path, bot_pause=30.0) as slow:
        me = slow.client()
        match = match_of(me.play("caesar", side="pompey"))
        assert me.state(match).number == 0
    with serving(tmp_path) as again:
        back = Client(again.url)
        back.cookie = me.cookie
        again.until(lambda: back.state(match).legal)


def test_the_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    migrate(url)
    migrate(url)  # again does nothing
    engine = create_engine(url)
    found = inspect(engine)
    made = set(found.get_table_names()) - {"alembic_version"}
    assert made == set(metadata.tables)
    for name, table in metadata.tables.items():
        assert {c["name"]: c["nullable"] for c in found.get_columns(name)} == {
            c.name: c.nullable for c in table.columns
        }
        assert {index["name"] for index in found.get_indexes(name)} >= {index.name for index in table.indexes}
    with engine.connect() as connection:
        assert connection.exec_driver_sql("select version_num from alembic_version").scalar() == newest() == NEWEST
    engine.dispose()


def test_a_database_of_the_first_schema_is_brought_up_with_its_matches(tmp_path: Path) -> None:
    migrate(f"sqlite:///{tmp_path / 'triumvirate.db'}", "0001")
    with serving(tmp_path) as server:
        caesar, _, match = table_for_two(server)
        assert caesar.state(match).match.status == "running"
    with sqlite3.connect(tmp_path / "triumvirate.db") as connection:
        assert connection.execute("pragma journal_mode").fetchone() == ("wal",)
        assert connection.execute("select count(*) from actions").fetchone() == (1,)


def test_jobs_that_share_a_commit_do_not_share_a_fault(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'x.db'}"
    migrate(url)

    async def work() -> list[Any]:
        db = Database(url)
        await db.start()
        twice = {"person": "a", "kind": "muted", "other": "b"}

        def add(row: dict[str, str]) -> Any:
            return lambda connection: connection.execute(marks.insert().values(row)).rowcount

        rows = [twice, {**twice, "other": "c"}, twice, {**twice, "other": "d"}]
        answers = await asyncio.gather(*(db.write(add(row)) for row in rows), return_exceptions=True)
        stored = await db.rows(marks.select())
        await db.stop()
        return [*answers, len(stored)]

    first, second, third, fourth, count = in_own_loop(work())
    assert [first, second, fourth, count] == [1, 1, 1, 3]
    assert isinstance(third, IntegrityError)
