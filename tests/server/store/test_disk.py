"""A full disk: who acts is told, nothing is half done, and the table goes on when there is room again."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from server.conftest import Running, serving
from server.playing import act_once, table_for_two
from triumvirate.server.bots import driver
from triumvirate.server.client import Refused, match_of


def _room(server: Running, pages: int | None) -> None:
    """Let the database have no more pages than it has, or as many as it likes."""

    def job(connection: Any) -> None:
        most = pages if pages is not None else connection.exec_driver_sql("PRAGMA page_count").scalar()
        connection.exec_driver_sql(f"PRAGMA max_page_count = {most}")

    server.do(server.worker.db.write(job))


def test_a_full_disk_is_said_and_the_table_goes_on_after_it(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caesar, pompey, match = table_for_two(server)
        people = {"caesar": caesar, "pompey": pompey}
        rng = random.Random(1)
        _room(server, None)
        with pytest.raises(Refused, match="cannot write to its disk") as refused:  # noqa: PT012 - until it is full
            for _ in range(60):
                before = caesar.state(match)
                act_once(people, match, rng)
        assert refused.value.code == "unavailable"
        after = caesar.state(match)
        assert (after.number, after.view) == (before.number, before.view)
        _room(server, 1_000_000)
        assert act_once(people, match, rng).number == before.number + 1


def test_a_bot_waits_until_there_is_room_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "UNTIL_MENDED", 0.01)
    failed: list[int] = []

    async def full(jobs: list[Any]) -> list[Any]:
        failed.append(len(jobs))
        raise OperationalError("COMMIT", {}, Exception("database or disk is full"))

    with serving(tmp_path, bot_pause=0.3) as server:
        me = server.client()
        state = me.play("caesar", side="caesar", bot="recruit")
        while state.legal:
            state = me.act(state, state.legal[0].action)
        with monkeypatch.context() as broken:
            broken.setattr(server.worker.db._engine, "transaction", full)
            server.until(lambda: len(failed) > driver.MOST_TRIES)
            assert me.state(match_of(state)).number == state.number
        assert server.until(lambda: (s := me.state(match_of(state))).legal and s).number > state.number
