"""Several workers with Redis between them: word, presence and limits are shared; without Redis everything goes on."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from server.conftest import Running, serving
from server.playing import table_for_two
from triumvirate.server.client import Client, Refused
from triumvirate.server.matches import entry
from triumvirate.server.matches.held import Note
from triumvirate.server.operation.cluster import redis_bus
from triumvirate.server.operation.cluster.services import Redis
from triumvirate.server.operation.limits import RATES
from triumvirate.server.sockets.bus import Signal
from triumvirate.server.store.schema import chat

KEY = "one key for all workers of a test"


@pytest.fixture(scope="module")
def workers(redis: Redis, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Running]]:
    """Two workers on one SQLite file: Redis does not care what is below. Looking for oneself is as good as off."""
    tmp_path = tmp_path_factory.mktemp("workers")
    shared: dict[str, Any] = {
        "database": f"sqlite:///{tmp_path / 'shared.db'}",
        "redis": redis.url,
        "secret_key": KEY,
        "slow_poll": 3600.0,
        "poll": 0.1,
    }
    with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
        for worker in (one, two):
            worker.until(lambda worker=worker.worker: worker.cache.bus.is_up)
        yield one, two


def at(worker: Running, client: Client) -> Client:
    """The same person at another worker."""
    there = Client(worker.url)
    there.cookie = client.cookie
    return there


def test_a_move_here_is_seen_there(workers: tuple[Running, Running]) -> None:
    one, two = workers
    caesar, pompey, match = table_for_two(one)
    with at(two, pompey).live(match) as table:
        table.next("state")
        state = caesar.state(match)
        caesar.act(state, state.legal[0].action)
        assert table.next("update")["number"] == 1
        caesar.say(match, "Salve.")
        assert table.next("chat")["line"]["text"] == "Salve."


def test_who_is_at_a_table_is_known_at_every_worker(workers: tuple[Running, Running]) -> None:
    one, two = workers
    caesar, pompey, match = table_for_two(one)
    with at(two, pompey).live(match) as table:
        table.next("state")
        one.until(lambda: caesar.state(match).presence.seats["pompey"])
    one.until(lambda: not caesar.state(match).presence.seats["pompey"])
    person = pompey.me().me.id
    assert one.worker.cache.presence.away_since(match, person) is not None


def test_a_new_name_and_an_erased_one_are_shown_at_every_worker(workers: tuple[Running, Running]) -> None:
    one, two = workers
    caesar, pompey, match = table_for_two(one)
    there = at(two, caesar)

    def name() -> str | None:
        (person,) = [seat.person for seat in there.state(match).match.seats if seat.seat == "pompey"]
        return person and person.name

    assert name() == pompey.me().me.name
    pompey.patch_me(name="Gnaeus")
    two.until(lambda: name() == "Gnaeus")
    pompey.send("DELETE", dict, "/me", {"name": "Gnaeus"})
    two.until(lambda: name() != "Gnaeus")


def test_a_seat_that_changed_together_with_an_entry_is_seen_at_every_worker(workers: tuple[Running, Running]) -> None:
    one, two = workers
    caesar, _, match = table_for_two(one)
    action = caesar.state(match).legal[0].action
    held = two.do(two.worker.cache.load(match))

    async def move_and_stand_in() -> None:
        cache = one.worker.cache
        async with cache.changing(match) as draft:
            entry.carry_out(draft, "caesar", action, Note(cache.now(), "person"))
            seat = draft.seat("pompey")
            seat.stand_in = "recruit"
            draft.touch(seat)
            await cache.commit(draft)

    one.do(move_and_stand_in())
    fresh = two.do(two.worker.cache.load(match))
    assert (fresh.row.number, held.seat("pompey").stand_in) == (held.row.number + 1, None)
    assert fresh.seat("pompey").stand_in == "recruit"


def test_people_at_a_worker_that_goes_are_away(redis: Redis, workers: tuple[Running, Running], tmp_path: Path) -> None:
    one, _ = workers
    caesar, pompey, match = table_for_two(one)
    database = one.worker.settings.database
    with serving(tmp_path, database=database, redis=redis.url, secret_key=KEY) as third:
        third.until(lambda: third.worker.cache.bus.is_up)
        with at(third, pompey).live(match) as table:
            table.next("state")
            one.until(lambda: caesar.state(match).presence.seats["pompey"])
            third.do(third.worker.hub.stop())
    one.until(lambda: not caesar.state(match).presence.seats["pompey"])


def test_without_redis_the_workers_look_for_themselves_and_find_it_again(
    redis: Redis, workers: tuple[Running, Running]
) -> None:
    one, two = workers
    caesar, pompey, match = table_for_two(one)
    with at(two, pompey).live(match) as table:
        table.next("state")
        redis.kill()
        one.until(lambda: not two.worker.cache.bus.is_up and not one.worker.cache.bus.is_up)
        state = caesar.state(match)
        state = caesar.act(state, state.legal[0].action)
        assert table.next("update")["number"] == 1
        caesar.say(match, "Ubi es?")
        assert table.next("chat")["line"]["text"] == "Ubi es?"
        redis.start()
        one.until(lambda: two.worker.cache.bus.is_up and one.worker.cache.bus.is_up)
        one.until(lambda: caesar.state(match).presence.seats["pompey"])
        time.sleep(0.3)
        caesar.say(match, "Hic sum.")
        told = table.next("chat")
        assert told["line"]["text"] == "Hic sum.", "and nothing is told twice"


def test_word_of_a_line_that_was_found_already_tells_nothing_more(workers: tuple[Running, Running]) -> None:
    one, two = workers
    caesar, pompey, match = table_for_two(one)
    with at(two, pompey).live(match) as table:
        table.next("state")
        caesar.say(match, "Semel.")
        assert table.next("chat")["line"]["text"] == "Semel."
        (line,) = two.do(two.worker.db.rows(select(chat.c.id).where(chat.c.match == match)))
        two.do(hear(two, Signal(match, "chat", line.id)))
        caesar.say(match, "Iterum.")
        assert table.next("chat")["line"]["text"] == "Iterum."


async def hear(worker: Running, signal: Signal) -> None:
    """Word that reaches a worker late."""
    worker.worker.hub.heard(signal)


def test_a_redis_that_is_silent_counts_as_gone(
    redis: Redis, workers: tuple[Running, Running], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redis_bus, "BEAT", 0.2)
    monkeypatch.setattr(redis_bus, "SILENCE", 0.8)
    one, _ = workers
    redis.freeze()
    one.until(lambda: not one.worker.cache.bus.is_up)
    caesar, _, match = table_for_two(one)
    assert caesar.state(match).legal
    redis.thaw()
    one.until(lambda: one.worker.cache.bus.is_up)


def test_a_clock_of_redis_that_goes_back_keeps_nobody_waiting(redis: Redis, tmp_path: Path) -> None:
    async def take_an_hour_early(limits: Any) -> None:
        await limits.take("login", "somebody")
        at = time.time() + 3600
        await limits._redis.hset("triumvirate:limit:login:somebody", mapping={"tokens": "5", "at": str(at)})
        await limits.take("login", "somebody")

    with serving(tmp_path, redis=redis.url, secret_key=KEY, limits=True) as server:
        server.until(lambda: server.worker.cache.bus.is_up)
        server.do(take_an_hour_early(server.worker.limits))


def test_limits_are_counted_together(redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(RATES, "login", (1e-6, 10.0))  # nobody is forgiven while a slow machine hashes passwords
    shared: dict[str, Any] = {
        "database": f"sqlite:///{tmp_path / 'shared.db'}",
        "redis": redis.url,
        "secret_key": KEY,
        "limits": True,
    }
    with serving(tmp_path, **shared) as one, serving(tmp_path, **shared) as two:
        for worker in (one, two):
            worker.until(lambda worker=worker.worker: worker.cache.bus.is_up)
        codes = []
        for number in range(16):  # ten may be saved up: five at each would pass if each counted alone
            try:
                Client((one, two)[number % 2].url).log_in("nobody", "wrong password")
            except Refused as refused:
                codes.append(refused.code)
        assert codes[0] == "not_signed_in"
        assert codes.count("not_signed_in") <= 11
        assert codes[-1] == "rate_limited"
