"""Processor time: measured step by step, paid for by who causes it; and long work beside the event loop."""

from __future__ import annotations

import asyncio
import http.client
import threading
import time
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from loops import in_own_loop
from server.conftest import serving
from server.playing import play_out, table_for_two
from triumvirate.server.client import Client
from triumvirate.server.errors import RateLimited, Unavailable
from triumvirate.server.matches import cache, history
from triumvirate.server.operation import limits, processor_time, workshop
from triumvirate.server.operation.processor_time import Account, ProcessorTime, paying
from triumvirate.server.operation.workshop import Workshop

ME, OTHER = "192.0.2.1", "198.51.100.7"


def busy(seconds: float) -> None:
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_what_a_request_makes_the_loop_do_is_measured_and_what_it_waits_for_is_not() -> None:
    async def work() -> str:
        busy(0.01)
        await asyncio.sleep(0.03)
        try:
            await asyncio.wait_for(asyncio.Event().wait(), 0.001)
        except TimeoutError:
            busy(0.01)
        return "done"

    async def scene() -> tuple[str, float]:
        account = Account({})
        return await account.measured(work()), account.seconds

    told, seconds = in_own_loop(scene())
    assert told == "done"
    assert 0.02 <= seconds < 0.045


def test_a_request_that_nobody_waits_for_any_more_is_told_so() -> None:
    async def scene() -> list[str]:
        told: list[str] = []

        async def work() -> None:
            try:
                await asyncio.sleep(60)
            finally:
                told.append("cleaned up")

        task = asyncio.create_task(Account({}).measured(work()))
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        return [*told, str(task.cancelled())]

    assert in_own_loop(scene()) == ["cleaned up", "True"]


def test_who_has_used_up_their_allowance_is_refused_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "LONGEST_WAIT", 0.0)

    async def spend(time_of: ProcessorTime, address: str, person: str | None, seconds: float) -> None:
        async with time_of.turn(address, person) as account:
            account.seconds = seconds

    async def scene() -> None:
        processor = ProcessorTime()
        await spend(processor, ME, "cato", 900.0)
        with pytest.raises(RateLimited):
            await spend(processor, ME, None, 0.0)
        with pytest.raises(RateLimited):
            await spend(processor, OTHER, "cato", 0.0)
        with pytest.raises(RateLimited):
            await spend(processor, "192.0.2.99", None, 0.0)  # the same street
        await spend(processor, OTHER, "brutus", 0.0)
        await spend(ProcessorTime(is_on=False), ME, "cato", 0.0)

    in_own_loop(scene())


def test_an_allowance_grows_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "HOUSE", (1000.0, 1.0))
    monkeypatch.setattr(processor_time, "STREET", (1000.0, 1.0))

    async def scene() -> None:
        processor = ProcessorTime()
        for _ in range(3):
            async with processor.turn(ME) as account:
                account.seconds = 2.0

    in_own_loop(scene())


def test_only_so_many_of_one_visitor_are_at_it_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "NOTED", 3600.0)

    async def scene() -> tuple[int, int, int]:
        processor, go, now, most = ProcessorTime(), asyncio.Event(), 0, 0

        async def visit(address: str) -> None:
            nonlocal now, most
            async with processor.turn(address):
                now += 1
                most = max(most, now)
                await go.wait()
                now -= 1

        mine = [asyncio.create_task(visit(ME)) for _ in range(9)]
        await asyncio.sleep(0)
        other = asyncio.create_task(visit(OTHER))
        await asyncio.sleep(0)
        inside = most
        mine[-1].cancel()
        go.set()
        await asyncio.gather(*mine, other, return_exceptions=True)
        while processor._visitors:  # a place rests for a moment before it is free
            await asyncio.sleep(0.001)
        return inside, now, len(processor._visitors)

    assert in_own_loop(scene()) == (processor_time.AT_ONCE + 1, 0, 0)


def test_a_place_rests_so_that_half_of_the_loop_is_left_to_others() -> None:
    async def scene() -> list[float]:
        processor, clock, began = ProcessorTime(), asyncio.get_running_loop().time, []
        for _ in range(processor_time.AT_ONCE + 1):
            async with processor.turn(ME) as account:
                began.append(clock())
                account.seconds = 0.05
        return began

    *at_once, later = in_own_loop(scene())
    assert max(at_once) - min(at_once) < 0.05 < processor_time.REST * 0.05 <= later - at_once[0] + 0.001


def test_who_fails_takes_no_place_any_more() -> None:
    async def scene() -> int:
        processor = ProcessorTime()

        async def fail() -> None:
            async with processor.turn(ME) as account:
                account.seconds = 0.1
                raise ZeroDivisionError

        for _ in range(processor_time.AT_ONCE + 1):
            with pytest.raises(ZeroDivisionError):
                await fail()
        return len(processor._visitors)

    assert in_own_loop(scene()) == 0


def test_who_waits_for_a_bot_takes_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "NOTED", 0.0)

    async def scene() -> None:
        processor = ProcessorTime()
        inside = [processor.turn(ME) for _ in range(4)]
        async with inside[0], inside[1], inside[2], inside[3], asyncio.timeout(20), processor.turn(ME):
            pass

    in_own_loop(scene())


def ask(url: str, path: str, source: str) -> tuple[int, str | None]:
    line = http.client.HTTPConnection(urlsplit(url).netloc, source_address=(source, 0), timeout=20)
    try:
        line.request("GET", path)
        answer = line.getresponse()
        answer.read()
        return answer.status, answer.getheader("Retry-After")
    finally:
        line.close()


def test_every_door_costs_its_visitor_and_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    doors = ("/", "/healthz", "/api/openapi.json", "/api/games")
    with serving(tmp_path, limits=True) as server:
        monkeypatch.setattr(processor_time, "HOUSE", (0.00001, 0.0000001))
        monkeypatch.setattr(processor_time, "LONGEST_WAIT", 0.0)
        for number, path in enumerate(doors):
            visitor, other = f"127.0.7.{number + 1}", f"127.0.8.{number + 1}"
            answers = [ask(server.url, path, visitor) for _ in range(2)]
            assert [status for status, _ in answers] == [200, 429]
            assert int(answers[1][1] or 0) >= 1
            assert ask(server.url, path, other)[0] == 200, "another visitor has an allowance of their own"


def test_a_part_of_the_page_waits_and_is_not_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path, limits=True) as server:
        monkeypatch.setattr(processor_time, "HOUSE", (0.05, 0.0000001))
        monkeypatch.setattr(processor_time, "LONGEST_WAIT", 0.0)
        found = [
            ask(server.url, path, "127.0.7.77")[0]
            for path in ("/assets/a.js", "/api/games", "/assets/b.js", "/python/c")
        ]
        assert found == [404, 429, 404, 200]


def test_whoever_refuses_for_haste_does_so_late(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    held_up: list[int] = []

    async def noting() -> None:
        held_up.append(1)

    with serving(tmp_path, limits=True) as server:
        monkeypatch.setattr(server.worker.processor, "hold_up", noting)
        monkeypatch.setitem(limits.RATES, "heavy", (0.001, 0.0))
        assert ask(server.url, "/api/invites/nothing", "127.0.7.1")[0] == 429
        assert held_up == [1], "a limit of the door's own"
        monkeypatch.setitem(limits.RATES, "everything", (0.001, 0.0))
        assert ask(server.url, "/", "127.0.7.2")[0] == 429
        assert held_up == [1, 1], "the limit of everything"
        assert ask(server.url, "/assets/none.js", "127.0.7.2")[0] == 404, "parts of the page are counted by themselves"
        monkeypatch.setitem(limits.RATES, "files", (0.001, 0.0))
        assert ask(server.url, "/assets/none.js", "127.0.7.2")[0] == 429
        assert ask(server.url, "/healthz", "127.0.7.2")[0] == 200


def test_long_work_is_done_beside_the_loop_and_paid_for() -> None:
    async def scene() -> None:
        shop, account = Workshop(), Account({})
        paying.set(account)
        here = threading.get_ident()
        assert await shop.run(threading.get_ident) != here
        assert await shop.run(threading.get_ident, size=1) == here
        before = account.seconds
        with pytest.raises(ZeroDivisionError):
            await shop.run(lambda: (busy(0.01), 1 / 0))
        assert account.seconds >= before + 0.01, "what fails has cost as much"
        shop.stop()

    in_own_loop(scene())


def test_a_workshop_with_too_long_a_queue_takes_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workshop, "MOST_WAITING", 0)

    async def scene() -> None:
        with pytest.raises(Unavailable):
            await Workshop().run(lambda: None)

    in_own_loop(scene())


def test_nobody_has_more_than_some_jobs_in_the_workshop() -> None:
    async def scene() -> tuple[list[type], str, int]:
        shop, go = Workshop(), threading.Event()

        async def have_done(payer: str) -> str:
            paying.set(Account({}, payer=payer))
            await shop.run(go.wait)
            return payer

        greedy = [asyncio.create_task(have_done("greedy")) for _ in range(workshop.MOST_OF_ONE + 2)]
        await asyncio.sleep(0)
        other = asyncio.create_task(have_done("modest"))
        await asyncio.sleep(0)
        go.set()
        found = await asyncio.gather(*greedy, return_exceptions=True)
        refused = [type(one) for one in found if isinstance(one, Exception)]
        return refused, await other, len(shop._theirs)

    assert in_own_loop(scene()) == ([RateLimited, RateLimited], "modest", 0)


def test_a_long_match_is_shown_beside_the_loop(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    caesar, pompey, match = table_for_two(server)
    play_out({"caesar": caesar, "pompey": pompey}, match)
    threads: list[str] = []
    real = history.history

    def noting(*args: Any) -> Any:
        threads.append(threading.current_thread().name)
        return real(*args)

    monkeypatch.setattr(history, "history", noting)
    assert caesar.history(match).entries
    assert [name.partition("_")[0] for name in threads] == ["workshop"]


def test_a_match_that_many_want_at_once_is_read_once(server: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, match = table_for_two(server)
    reads: list[str] = []
    real = cache.rebuild

    def noting(row: Any, *more: Any) -> Any:
        reads.append(row.id)
        return real(row, *more)

    monkeypatch.setattr(cache, "rebuild", noting)

    async def all_at_once() -> None:
        server.worker.cache.drop(match)
        await asyncio.gather(*(server.worker.cache.load(match) for _ in range(9)))

    server.do(all_at_once())
    assert reads == [match]
    assert Client(server.url).raw("GET", "/healthz", None, {})[0] == 200


def test_work_that_finds_nothing_fails_and_holds_up_nobody(server: Any) -> None:
    """A `StopIteration` in a thread reaches no future: whoever waited would hold their place for ever."""

    async def both_ways() -> list[str]:
        found: list[str] = []
        for done in (
            lambda work: server.worker.cache.workshop.run(work),
            lambda work: server.worker.bots.in_thread("somebody", "caesar", 0.1, lambda seconds: work()),
        ):
            async with asyncio.timeout(20):
                with pytest.raises(RuntimeError, match="nothing was found"):
                    await done(lambda: next(iter([])))
                found.append(await done(lambda: "the next one"))
        return found

    assert server.do(both_ways()) == ["the next one"] * 2
