"""Looking into the database for what other workers did, how a worker waits for a schema, and an end to every wait."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import Any

import h11
import pytest

from triumvirate.server.errors import ForOperator, Unavailable
from triumvirate.server.operation import processor_time, protocols
from triumvirate.server.operation.cluster import polling as pollings
from triumvirate.server.operation.cluster.polling import OVERLAP, Polling
from triumvirate.server.operation.processor_time import AT_ONCE, Account, ProcessorTime
from triumvirate.server.operation.protocols import Deadline, TimedHttp
from triumvirate.server.store import migrate


class World:
    """A hub and a database that answer from lists."""

    def __init__(self) -> None:
        self.shown: dict[str, int] = {"m": 3, "n": 5}
        self.versions: dict[str, int] = {"m": 3, "n": 6}
        self.lines: list[tuple[int, str]] = []
        self.last = 10
        self.heard: list[tuple[str, str, int]] = []
        self.asked: list[Any] = []
        hub: Any = SimpleNamespace(
            matches=lambda: list(self.shown),
            shown=self.shown.get,
            heard=lambda signal: self.heard.append((signal.match, signal.kind, signal.item)),
        )
        bus = SimpleNamespace(is_up=True)
        cache: Any = SimpleNamespace(
            db=SimpleNamespace(rows=self._rows, number=self._number),
            bus=bus,
            settings=SimpleNamespace(poll=0.001, slow_poll=30.0),
        )
        self.cache = cache
        self.polling = Polling(cache, hub)

    async def _rows(self, query: Any) -> list[Any]:
        text = str(query)
        if "FROM chat" not in text:
            return [SimpleNamespace(id=match, version=version) for match, version in self.versions.items()]
        since = next(value for name, value in query.compile().params.items() if name.startswith("id"))
        self.asked.append(since)
        return [SimpleNamespace(id=line, match=match) for line, match in self.lines if line > since]

    async def _number(self, query: Any) -> int:
        return self.last

    def look(self) -> list[tuple[str, str, int]]:
        self.heard.clear()
        asyncio.run(self.polling.look())
        return self.heard


def test_a_match_that_has_moved_on_and_lines_that_were_said_since_are_told() -> None:
    world = World()
    assert world.look() == [("n", "table", 6)]
    world.shown["n"] = 6
    world.lines = [(11, "m"), (12, "n")]
    assert world.look() == [("m", "chat", 11), ("n", "chat", 12)]
    assert world.asked == [10, 10], "what was said before this worker came is not told"
    world.lines = [(10 + OVERLAP + 5, "m")]
    world.look()
    world.look()
    assert world.asked[-1] == 15, "a lower number may come to light later"


def test_many_matches_are_asked_for_in_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pollings, "MOST_AT_ONCE", 1)
    world = World()
    world.look()
    assert len(world.asked) == 2


@pytest.mark.parametrize(("is_up", "slow", "is_often"), [(True, 30.0, False), (False, 30.0, True), (True, 0.0, True)])
def test_it_looks_often_only_while_no_word_comes(is_up: bool, slow: float, is_often: bool) -> None:
    world = World()
    world.cache.bus.is_up, world.cache.settings.slow_poll = is_up, slow
    looks: list[int] = []

    async def look() -> None:
        looks.append(1)
        raise (Unavailable("away") if len(looks) % 2 else RuntimeError("what?"))

    async def run() -> None:
        world.polling.look = look  # type: ignore[method-assign]
        task = asyncio.create_task(world.polling.run())
        for _ in range(400):
            await asyncio.sleep(0.001)
            if len(looks) > 2:
                break
            if not is_often and _ > 40:
                break
        if not is_often:
            world.cache.bus.is_up = False
            await asyncio.sleep(0.02)
            world.cache.bus.is_up = True
            before = len(looks)
            assert before > 0
            await asyncio.sleep(0.03)
            assert len(looks) <= before + 1, "once more when the line is back"
        assert not task.done(), "a look that fails ends nothing"
        task.cancel()

    asyncio.run(run())
    assert (len(looks) > 2) or not is_often


# --- the schema -------------------------------------------------------------------------------------------------------


def waits(monkeypatch: pytest.MonkeyPatch, *revisions: str, seconds: float = 60.0) -> int:
    """How often it was looked at until the newest was there."""
    left = list(revisions)
    looked: list[str] = []

    async def revision_of(db: Any) -> str:
        looked.append(left[0])
        return left.pop(0) if len(left) > 1 else left[0]

    monkeypatch.setattr(migrate, "revision_of", revision_of)
    db: Any = None
    asyncio.run(migrate.until_newest(db, seconds))
    return len(looked)


def test_a_worker_waits_until_the_schema_is_the_newest(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    assert waits(monkeypatch, migrate.NEWEST) == 1
    assert not caplog.records
    assert waits(monkeypatch, "", "0001", migrate.NEWEST) == 3
    assert len([record for record in caplog.records if "not up to date" in record.message]) == 1
    with pytest.raises(ForOperator, match="newer Triumvirate"):
        waits(monkeypatch, "9999")
    with pytest.raises(ForOperator, match="at revision '0001'"):
        waits(monkeypatch, "0001", seconds=-1.0)


@pytest.mark.parametrize(
    ("url", "revision", "is_asked"),
    [
        ("postgresql://x/y", migrate.NEWEST, False),
        ("postgresql://x/y", "0001", True),
        ("postgresql://x/y", "", True),
        ("postgresql://x/y", "9999", True),
        ("sqlite:///x", migrate.NEWEST, True),
    ],
)
def test_a_server_elsewhere_that_says_it_is_the_newest_is_left_alone(
    url: str, revision: str, is_asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Alembic is slow to load; `migrate` looks into a file by itself."""
    asked: list[str] = []

    async def revision_of(db: Any) -> str:
        return revision

    monkeypatch.setattr(migrate, "revision_of", revision_of)
    monkeypatch.setattr(migrate, "migrate", asked.append)
    db: Any = SimpleNamespace(url=url, is_sqlite=url.startswith("sqlite"))
    asyncio.run(migrate.to_newest(db))
    assert asked == [url] * is_asked


def test_only_a_file_is_looked_into_quickly(tmp_path: Any) -> None:
    assert not migrate._is_newest("postgresql://x/y")
    assert not migrate._is_newest("sqlite://")
    assert not migrate._is_newest(f"sqlite:///{tmp_path / 'none.db'}")
    assert migrate.newest() == migrate.NEWEST
    assert (
        migrate._config("postgresql://a%40b@x/y").get_main_option("sqlalchemy.url") == "postgresql+asyncpg://a%40b@x/y"
    )


@pytest.mark.parametrize(
    ("revision", "said", "words"),
    [
        ("head", "Can't locate revision x", "newer Triumvirate"),
        ("head", "something else", "no way to revision 'head'"),
        ("0007", "Can't locate revision x", "no way to revision '0007'"),
    ],
)
def test_a_schema_that_cannot_be_reached_is_told(
    revision: str, said: str, words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from alembic import command
    from alembic.util.exc import CommandError

    went: list[str] = []

    def fail(config: Any, revision: str) -> None:
        went.append(revision)
        raise CommandError(said)

    monkeypatch.setattr(command, "upgrade", fail)
    monkeypatch.setattr(command, "downgrade", lambda config, revision: went.append(f"back to {revision}"))
    with pytest.raises(ForOperator, match=words):
        migrate.migrate("postgresql://x/y", revision)
    migrate.migrate("postgresql://x/y", revision, is_back=True)
    assert went == [revision, f"back to {revision}"]


# --- an end to every wait ---------------------------------------------------------------------------------------------


class Loop:
    """Keeps timers."""

    def __init__(self) -> None:
        self.timers: list[Any] = []

    def call_later(self, seconds: float, what: Any) -> Any:
        timer = SimpleNamespace(seconds=seconds, what=what, is_off=False)
        timer.cancel = lambda: setattr(timer, "is_off", True)
        self.timers.append(timer)
        return timer

    def on(self) -> list[float]:
        return [timer.seconds for timer in self.timers if not timer.is_off]


def test_what_is_waited_for_already_is_not_put_off() -> None:
    loop: Any = Loop()
    transport: Any = SimpleNamespace(abort="abort")
    deadline = Deadline()
    deadline.over()
    deadline.wait("header", 5.0, loop, transport)
    deadline.wait("header", 9.0, loop, transport)
    assert (loop.on(), loop.timers[0].what) == ([5.0], "abort")
    deadline.wait("body", 7.0, loop, transport)
    assert loop.on() == [7.0]
    deadline.over()
    assert loop.on() == []
    deadline.wait("body", 8.0, loop, transport)
    assert loop.on() == [8.0]


@pytest.mark.parametrize(
    ("their", "is_silent", "is_answered", "is_socket", "timer", "register"),
    [
        (h11.IDLE, False, True, False, [protocols.HEADER_SECONDS], "rests"),
        (h11.IDLE, True, True, False, [], "rests"),
        (h11.SEND_BODY, False, False, False, [protocols.BODY_SECONDS], "works"),
        (h11.DONE, False, False, False, [], "works"),
        (h11.DONE, False, None, False, [], "rests"),
        (h11.IDLE, False, True, True, [], ""),
    ],
)
def test_a_request_has_to_arrive(
    their: Any, is_silent: bool, is_answered: bool | None, is_socket: bool, timer: list[float], register: str
) -> None:
    made: Any = TimedHttp.__new__(TimedHttp)
    noted: list[str] = []
    made.visitors = SimpleNamespace(works=lambda _: noted.append("works"), rests=lambda _: noted.append("rests"))
    made.loop, made.transport = Loop(), SimpleNamespace(abort=None)
    made.conn = SimpleNamespace(their_state=their)
    made.cycle = None if is_answered is None else SimpleNamespace(response_complete=is_answered)
    made._request, made._reader, made._is_socket = Deadline(), Deadline(), is_socket
    made._await_request(is_silent)
    assert made.loop.on() == timer
    assert noted == ([register] if register else [])


# --- allowances -------------------------------------------------------------------------------------------------------


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    now = [100.0]
    monkeypatch.setattr("triumvirate.server.operation.processor_time.time.monotonic", lambda: now[0])
    return now


def test_an_allowance_is_spent_and_grows_to_its_most(clock: list[float]) -> None:
    processor, rate = ProcessorTime(), (0.5, 2.0)
    assert processor.left("cato", rate) == 2.0
    processor._pay(Account({"cato": rate}, 3.0))
    assert processor.left("cato", rate) == -1.0
    assert processor._wait("cato", rate) == pytest.approx(2.001)
    clock[0] += 1.0
    assert processor.left("cato", rate) == -0.5
    clock[0] += 1.0
    assert processor._wait("cato", rate) == pytest.approx(0.001)
    clock[0] += 0.1
    assert processor._wait("cato", rate) == 0.0
    clock[0] += 100.0
    assert processor.left("cato", rate) == 2.0


def test_names_are_kept_up_to_a_number_those_who_paid_last(clock: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processor_time, "MOST_NAMES", 2)
    processor = ProcessorTime()
    for name in ("a", "b", "a"):
        processor._pay(Account({name: (1.0, 1.0)}, 0.5))
    assert list(processor._left) == ["b", "a"]
    processor._pay(Account({"c": (1.0, 1.0)}, 0.5))
    assert list(processor._left) == ["a", "c"]


@pytest.mark.parametrize(("wait", "told"), [(0.2, "wait 1 s"), (1.4, "wait 1 s"), (3.6, "wait 4 s")])
def test_who_is_too_fast_hears_for_how_long(wait: float, told: str) -> None:
    refused = processor_time.too_fast(wait)
    assert told in refused.reason
    assert refused.wait == wait


def test_places_are_given_on_in_their_order_and_forgotten_when_all_are_free() -> None:
    async def scene() -> None:
        processor = ProcessorTime()
        for _ in range(AT_ONCE):
            await processor._enter("house", None)
        waiting = [asyncio.create_task(processor._enter("house", None)) for _ in range(2)]
        await asyncio.sleep(0)
        processor._leave("house")
        await asyncio.sleep(0)
        assert [task.done() for task in waiting] == [True, False]
        waiting[1].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for _ in range(AT_ONCE - 1):
            processor._leave("house")
        assert processor._visitors["house"].free == AT_ONCE - 1
        processor._leave("house")
        assert processor._visitors == {}

    asyncio.run(scene())
