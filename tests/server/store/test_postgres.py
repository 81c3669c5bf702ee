"""The same server on PostgreSQL: what the database has to decide is asked of a real one again."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import inspect

from faults.lines import Line
from loops import in_own_loop
from server.bots.test_shared_driver import (  # noqa: F401 - run again, with the server of this file
    test_who_has_many_tables_waits_with_all_of_them,
)
from server.conftest import Running, serving
from server.matches.test_lots import (  # noqa: F401 - run again, with the server of this file
    test_a_rematch_waits_for_new_numbers_of_those_who_added_some,
)
from server.matches.test_lots import two as two_with_numbers
from server.matches.test_truth import (  # noqa: F401 - run again, with the server of this file
    test_a_double_click_in_the_same_moment_acts_once,
    test_a_match_is_rebuilt_from_its_rows_alone,
    test_a_slow_reader_does_not_bring_an_old_state_back,
    test_of_two_tabs_that_race_one_wins_and_the_other_is_stale,
    test_the_same_key_again_does_nothing_more,
)
from server.people.test_signs import (  # noqa: F401 - run again, with the server of this file
    test_a_ring_is_found_among_the_rows_of_a_database,
)
from server.playing import act_once, play_out, table_for_two
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.operation.cluster.services import PostgreSQL
from triumvirate.server.replies import State
from triumvirate.server.store import audit, bot_queue
from triumvirate.server.store import postgres as driver
from triumvirate.server.store.database import Database
from triumvirate.server.store.migrate import NEWEST, revision_of
from triumvirate.server.store.schema import metadata

KEY = "one key for all servers of these databases"


@pytest.fixture(scope="module")
def server(postgres: PostgreSQL, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("data"), sealing_key=KEY, database=postgres.url) as running:
        yield running


def test_a_whole_match_with_its_standings(server: Running) -> None:
    caesar, pompey, match = table_for_two(server)
    assert play_out({"caesar": caesar, "pompey": pompey}, match).result
    assert caesar.player(caesar.me().me.id).stats["caesar"].played == 1  # type: ignore[union-attr]


def test_what_only_a_database_can_count_is_counted_here_too(server: Running) -> None:
    """The moves of studies in a list, and whose time bots take: written in this database's own words."""
    me = server.client()
    study = me.post(dict, "/studies", game="caesar")["study"]
    assert me.get(dict, "/studies")["studies"] == [study]
    assert me.get(dict, "/me/export")["studies"][0]["tree"][0][0] == 0
    match = match_of(me.create("caesar", private=True))

    async def payers() -> dict[str, str]:
        await bot_queue.adopt(server.worker.db, [match])
        claims = await bot_queue.claim(server.worker.db, "one", 1000, 60)  # other tests may have left some
        for claim in claims:
            await bot_queue.release(server.worker.db, "one", claim, 0.0, 1)
        return {claim.match: claim.payer for claim in claims}

    assert server.do(payers())[match] == me.me().me.id


def test_the_migrations_make_exactly_the_schema(server: Running) -> None:
    def columns(connection: Any) -> dict[str, dict[str, bool]]:
        found = inspect(connection)
        tables = set(found.get_table_names()) - {"alembic_version"}
        return {name: {c["name"]: c["nullable"] for c in found.get_columns(name)} for name in tables}

    made = server.do(server.worker.db.write(columns))
    assert made == {
        name: {column.name: bool(column.nullable) for column in table.columns}
        for name, table in metadata.tables.items()
    }


def test_two_workers_that_start_together_migrate_once(postgres: PostgreSQL) -> None:
    url = postgres.add("fresh")
    work = f"from triumvirate.server.store.migrate import migrate; migrate({url!r})"
    both = [subprocess.Popen([sys.executable, "-c", work]) for _ in range(2)]
    assert [process.wait(60) for process in both] == [0, 0]

    async def revision() -> str:
        db = Database(url)
        await db.start()
        try:
            return await revision_of(db)
        finally:
            await db.stop()

    assert in_own_loop(revision()) == NEWEST


def test_a_move_at_one_worker_is_seen_at_the_other_without_redis(
    server: Running, postgres: PostgreSQL, tmp_path: Path
) -> None:
    with serving(
        tmp_path, sealing_key=KEY, database=postgres.url, secret_key=server.worker.settings.signing_key(), poll=0.1
    ) as other:
        caesar, pompey, match = table_for_two(server)
        far = Client(other.url)
        far.cookie = pompey.cookie
        with far.live(match) as table:
            table.next("state")
            state = caesar.state(match)
            number = caesar.act(state, state.legal[0].action).number
            assert table.next("update")["number"] == number
            caesar.say(match, "salve")
            assert table.next("chat")["line"]["text"] == "salve"
        twin = Client(other.url)
        twin.cookie = caesar.cookie
        with pytest.raises(Refused) as refused:
            twin.act(state, state.legal[1].action)
        assert refused.value.code in ("stale", "not_your_turn")


def test_workers_that_race_for_the_same_move_agree(server: Running, postgres: PostgreSQL, tmp_path: Path) -> None:
    with serving(
        tmp_path, sealing_key=KEY, database=postgres.url, secret_key=server.worker.settings.signing_key()
    ) as other:
        me = server.client()
        match = match_of(me.create("caesar", same_screen=True, private=True))
        twin = Client(other.url)
        twin.cookie = me.cookie

        def race(at: Client, state: Any) -> str:
            try:
                at.act(state, random.choice(state.legal).action)
            except Refused as refused:
                return refused.code
            return "won"

        for number in range(1, 9):
            state = me.state(match)
            with ThreadPoolExecutor(2) as pool:
                codes = sorted(pool.map(lambda at, shown=state: race(at, shown), (me, twin)))
            assert codes in (["stale", "won"], ["not_your_turn", "won"])
            assert me.state(match).number == twin.state(match).number == number


def test_a_worker_with_an_old_state_looks_again_before_it_refuses(
    server: Running, postgres: PostgreSQL, tmp_path: Path
) -> None:
    caesar, pompey, match = table_for_two(server)
    with serving(
        tmp_path, sealing_key=KEY, database=postgres.url, secret_key=server.worker.settings.signing_key()
    ) as other:
        there = Client(other.url)
        there.cookie = pompey.cookie
        assert there.state(match).legal == [], "held there: it is the other's turn"
        state = caesar.state(match)
        caesar.act(state, state.legal[0].action)
        state = pompey.state(match)
        assert there.act(state, state.legal[0].action).number == state.number + 1


def test_text_that_postgres_cannot_keep_is_refused_and_harms_nothing(server: Running) -> None:
    me = server.client()
    for path in ("/invites/ab%00cd", "/matches?list=open&before=99999999999999999999", "/players/p_%00"):
        status, _, _ = me.raw("GET", f"/api{path}", None, {})
        assert 400 <= status < 500, path
    state = me.play("caesar")
    with pytest.raises(Refused) as refused:
        me.at(match_of(state), dict, "act", action="a\x00b", key="nul-\x00-in-a-key")
    assert refused.value.status < 500


def test_a_database_that_is_restarted_is_found_again(tmp_path: Path, postgres: PostgreSQL) -> None:
    with serving(tmp_path, sealing_key=KEY, database=postgres.url) as running:
        caesar, pompey, match = table_for_two(running)
        people = {"caesar": caesar, "pompey": pompey}
        act_once(people, match, random.Random(1))
        postgres.kill()
        with pytest.raises(Refused) as refused:
            act_once(people, match, random.Random(1))
        assert refused.value.code == "unavailable"
        postgres.start()
        running.until(lambda: _goes(people, match))
        assert caesar.state(match).number == 2


def _goes(people: dict[str, Client], match: str) -> bool:
    try:
        act_once(people, match, random.Random(1))
    except Refused:
        return False
    return True


def test_lines_that_fell_silent_are_replaced_all_at_once(
    tmp_path: Path, postgres: PostgreSQL, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A firewall forgot them: nobody says so, and each would be found out only by waiting for it."""
    with (
        Line(postgres.port) as line,
        serving(tmp_path, sealing_key=KEY, database=postgres.url_at(line.port)) as running,
    ):
        me = running.client()
        match = match_of(me.play("caesar"))
        with ThreadPoolExecutor(8) as at_once:
            list(at_once.map(lambda _: me.state(match), range(40)))
        monkeypatch.setattr(driver, "SECONDS", 1.5)  # not before: on a busy machine a start takes longer
        line.hole()
        line.mend(is_forgotten=True)
        with pytest.raises(Refused, match="cannot reach its database"):
            me.state(match)
        running.until(lambda: _is_shown(me, match))


def _is_shown(me: Client, match: str) -> bool:
    try:
        return me.state(match).number >= 0
    except Refused:
        return False


def test_jobs_that_lock_each_other_out_are_tried_again(server: Running) -> None:
    """Two jobs lock two rows in opposite order: PostgreSQL breaks the knot and both are carried out."""
    one, two = (server.client().me().me.id for _ in range(2))

    def job(first: str, second: str) -> Any:
        def lock(connection: Any) -> int:
            connection.exec_driver_sql("SET LOCAL deadlock_timeout = '20ms'")
            for person in (first, second):
                connection.exec_driver_sql(f"UPDATE people SET digest_at = digest_at + 1 WHERE id = '{person}'")
                connection.exec_driver_sql("SELECT pg_sleep(0.05)")
            return 1

        return lock

    async def both() -> list[int]:
        db = server.worker.db
        return await asyncio.gather(db.write(job(one, two)), db.write(job(two, one)))

    assert server.do(both()) == [1, 1]


def test_numbers_that_are_opened_in_the_same_moment_start_one_match(
    server: Running, postgres: PostgreSQL, tmp_path: Path
) -> None:
    """Two workers get the last two numbers at once: the match begins once, with both."""
    shared = {"sealing_key": KEY, "secret_key": server.worker.settings.signing_key(), "now": server.clock}
    with serving(tmp_path, database=postgres.url, poll=0.1, **shared) as other:
        for _ in range(4):
            caesar, pompey, match, numbers = two_with_numbers(server)
            far = Client(other.url)
            far.cookie = pompey.cookie
            with ThreadPoolExecutor(2) as both:
                opened = [
                    both.submit(client.at, match, State, "open", number=numbers[seat])
                    for client, seat in ((caesar, "caesar"), (far, "pompey"))
                ]
                assert "running" in [state.result().match.status for state in opened]
            pompey.at(match, dict, "resign")
            assert caesar.verify(match).shares == numbers


def test_operators_at_several_workers_write_one_chain(server: Running, postgres: PostgreSQL) -> None:
    """Lines that are added at the same moment on many connections follow one another, and none is lost."""
    before = len(server.do(audit.lines(server.worker.db)))

    async def write() -> None:
        far = Database(postgres.url)
        await far.start()
        try:
            both = [audit.add(db, KEY, n, "p", "Cato", f"look {n}") for n in range(12) for db in (far, server_db)]
            await asyncio.gather(*both)
        finally:
            await far.stop()

    server_db = server.worker.db
    server.do(write())
    lines = server.do(audit.lines(server_db))
    assert [line.number for line in lines] == list(range(1, before + 25))
    assert audit.faults(lines, KEY) == []
    changed = [*lines[:before], replace(lines[before], what="nothing"), *lines[before + 1 :]]
    assert audit.faults(changed, KEY)
