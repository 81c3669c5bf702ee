"""Bots of several processes: turns are claimed by a lease, taken over from the dead, and shared fairly."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, delete, select, update

from loops import in_own_loop
from server.conftest import serving
from triumvirate.server.bots import driver, shared_driver
from triumvirate.server.client import match_of
from triumvirate.server.store import bot_queue
from triumvirate.server.store.database import Database
from triumvirate.server.store.migrate import migrate
from triumvirate.server.store.schema import bot_turns
from triumvirate.server.table_time import wall_ms


async def opened(folder: Path) -> Database:
    url = f"sqlite:///{folder / 'x.db'}"
    migrate(url)
    db = Database(url)
    await db.start()
    return db


def test_a_turn_is_held_by_one_until_its_lease_ends(tmp_path: Path) -> None:
    async def work() -> list[Any]:
        db = await opened(tmp_path)
        await bot_queue.adopt(db, ["a", "b"])
        first = await bot_queue.claim(db, "one", 1, 60)
        rest = await bot_queue.claim(db, "two", 5, 60)
        none = await bot_queue.claim(db, "three", 5, 60)
        await db.write(lambda c: c.execute(update(bot_turns).where(bot_turns.c.holder == "one").values(until=1)))
        taken = await bot_queue.claim(db, "three", 5, 60)
        await db.stop()
        return [[claim.match for claim in found] for found in (first, rest, none, taken)]

    first, rest, none, taken = in_own_loop(work())
    assert sorted(first + rest) == ["a", "b"]
    assert none == []
    assert taken == first, "the lease of the one who died has run out"


def test_who_has_thought_much_comes_later(tmp_path: Path) -> None:
    async def work() -> list[str]:
        db = await opened(tmp_path)
        await bot_queue.adopt(db, ["greedy", "modest"])
        for claim in await bot_queue.claim(db, "one", 2, 60):
            used = 9.0 if claim.match == "greedy" else 0.1
            await bot_queue.release(db, "one", bot_queue.Claim(claim.match, 0, 0, 0), used, wall_ms())
        found = await bot_queue.claim(db, "two", 1, 60)
        await db.stop()
        return [claim.match for claim in found]

    assert in_own_loop(work()) == ["modest"]


def test_who_has_many_tables_waits_with_all_of_them(server: Any) -> None:
    greedy, modest = server.client(), server.client()
    tables = {who: [match_of(who.create("caesar", private=True)) for _ in range(3)] for who in (greedy, modest)}
    many, few, payer = tables[greedy], tables[modest][:1], greedy.me().me.id

    async def work() -> list[str]:
        db = server.worker.db
        await bot_queue.adopt(db, many)
        first = (await bot_queue.claim(db, "one", 1, 60))[0]
        assert first.payer == payer
        await bot_queue.release(db, "one", bot_queue.Claim(first.match, 0, 0, 0), 9.0, wall_ms())
        await bot_queue.adopt(db, few)
        found = await bot_queue.claim(db, "two", 1, 60)
        await db.write(lambda connection: connection.execute(delete(bot_turns)))
        return [claim.match for claim in found]

    assert server.do(work()) == few, "two tables of the other have not been thought for, and came before"


def test_a_table_of_bots_alone_queues_again_after_some_moves(server: Any) -> None:
    me = server.client()
    server.worker.bots.table_changed = lambda held: None  # nobody else plays for it
    try:
        seats = {"caesar": "bot:recruit", "pompey": "bot:recruit"}
        match = match_of(me.create("caesar", private=True, seats=seats, auto_start=True))
        assert server.do(server.worker.bots.play(match, 2))
        assert me.state(match).number == 2
    finally:
        del server.worker.bots.table_changed


def test_nothing_to_do_is_noted_unless_something_came_up(tmp_path: Path) -> None:
    async def work() -> list[Any]:
        db = await opened(tmp_path)
        await bot_queue.adopt(db, ["idle", "busy", "busy before"])
        claims = {claim.match: claim for claim in await bot_queue.claim(db, "one", 3, 60)}
        again = {"busy": 5, "busy before": -3_600_000}  # the clock may have been turned since
        for match, by in again.items():
            later = update(bot_turns).where(bot_turns.c.match == match).values(due=(claims[match].due or 0) + by)
            await db.write(partial(Connection.execute, statement=later))
        for claim in claims.values():
            await bot_queue.release(db, "one", claim, 0.0, 1)
        rows = await db.rows(select(bot_turns.c.match).where(bot_turns.c.due.is_not(None)))
        await db.stop()
        return [row.match for row in rows]

    assert in_own_loop(work()) == ["busy", "busy before"]


def test_a_clock_that_goes_back_keeps_no_turn_waiting(tmp_path: Path) -> None:
    """A worker died with a lease, a turn became due; then the clock was turned back by an hour."""

    async def work() -> list[str]:
        db = await opened(tmp_path)
        await bot_queue.adopt(db, ["held", "due"])
        await bot_queue.claim(db, "dead", 1, 60)
        ahead = {"due": bot_turns.c.due + 3_600_000, "until": bot_turns.c.until + 3_600_000}
        await db.write(lambda c: c.execute(update(bot_turns).values(ahead)))
        found = await bot_queue.claim(db, "alive", 5, 60)
        await db.stop()
        return sorted(claim.match for claim in found)

    assert in_own_loop(work()) == ["due", "held"]


def test_bots_play_whichever_process_they_think_in(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'shared.db'}"
    with serving(tmp_path, database=database, bots=False) as web:
        me = web.client()
        state = me.play("caesar", side="caesar", bot="recruit")
        match = match_of(state)
        while state.legal:
            state = me.act(state, state.legal[0].action)
        number = state.number
        with serving(tmp_path, database=database, is_one_of_many=True, poll=0.1):
            web.until(lambda: me.state(match).legal or me.state(match).result)
            assert me.state(match).number > number


def test_a_bot_that_fails_is_tried_again_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_driver, "AFTER_FAILURE", 0.2)
    failures: list[str] = []

    async def broken(self: Any, match: str, *_: Any) -> Any:
        failures.append(match)
        raise RuntimeError("a faulty bot")

    with serving(tmp_path, is_one_of_many=True, poll=0.05) as server:
        me = server.client()
        with monkeypatch.context() as harmed:
            harmed.setattr(driver.BotDriver, "think", broken)
            state = me.play("caesar", side="caesar", bot="recruit")
            while state.legal:
                state = me.act(state, state.legal[0].action)
            server.until(lambda: len(failures) >= driver.MOST_TRIES, 20)
        server.until(lambda: me.state(match_of(state)).legal or me.state(match_of(state)).result, 20)
