"""What a worker does by itself, without a server: its clock, its sign, its rounds, its house."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from server.rows import NO_CLOCK, a_table
from triumvirate.server import worker as workers
from triumvirate.server.errors import Conflict
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.operation import housekeeping
from triumvirate.server.settings import Settings
from triumvirate.server.table_time import TableTime
from triumvirate.server.worker import QUICK_MS, REST_MS, SILENCE_MS, SMALL_MS, Worker


class Clock(TableTime):
    """Says how far the database's clock is off."""

    def __init__(self, jump: int) -> None:
        self.jump, self.followed = jump, list[int]()

    def behind(self, told: int) -> int:
        return self.jump

    def follow(self, told: int) -> None:
        self.followed.append(told)


def a_worker(folder: Path, is_sqlite: bool = False, kind: str = "web", **settings: Any) -> Any:
    made: Any = Worker.__new__(Worker)
    made.settings, made.kind = Settings(data=folder, **settings), kind
    made.db = SimpleNamespace(is_sqlite=is_sqlite)
    made._rests_until, made._was_turned = 0, False
    made.cache = SimpleNamespace(now=lambda: 1_000, bus=SimpleNamespace(is_up=True))
    return made


@pytest.mark.parametrize(
    ("jump", "took", "is_first", "is_sqlite", "has_jumped", "follows"),
    [
        (50_000, 0, False, False, True, True),
        (0, 0, False, False, False, True),
        (50_000, 0, True, False, False, True),
        (50_000, QUICK_MS, False, False, True, True),
        (50_000, QUICK_MS + 1, False, False, False, False),
        (50_000, QUICK_MS + 1, True, False, False, True),
        (50_000, 0, False, True, False, False),
    ],
)
def test_workers_go_by_the_databases_clock_and_rest_when_it_was_turned(
    jump: int,
    took: int,
    is_first: bool,
    is_sqlite: bool,
    has_jumped: bool,
    follows: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "even_ms", lambda: 500)
    clock = Clock(jump)
    worker = a_worker(tmp_path, is_sqlite, now=clock)
    assert worker._keep_time(77, took, is_first) is has_jumped
    assert clock.followed == ([77] if follows else [])
    assert worker._rests_until == (500 + REST_MS if has_jumped else 0)
    other = a_worker(tmp_path, now=lambda: 5)
    assert other._keep_time(77, 0, False) is False


@pytest.mark.parametrize(
    ("kind", "silence", "is_first", "is_shared", "has_jumped", "is_forgiven"),
    [
        ("web", 0, False, True, False, False),
        ("web", SILENCE_MS, False, True, False, False),
        ("web", SILENCE_MS + 1, False, True, False, True),
        ("web", 0, True, False, False, True),
        ("web", 0, True, True, False, False),
        ("web", 0, False, False, False, False),
        ("web", 0, False, True, True, True),
        ("bots", SILENCE_MS + 1, False, True, True, False),
    ],
)
def test_clocks_are_forgiven_where_nobody_could_have_moved(
    kind: str,
    silence: int,
    is_first: bool,
    is_shared: bool,
    has_jumped: bool,
    is_forgiven: bool,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = a_worker(tmp_path, kind=kind, is_one_of_many=is_shared)
    worker._keep_time = lambda told, took, is_first: has_jumped
    worker._facts = dict
    forgiven: list[bool] = []

    async def sign(*_: Any) -> Any:
        return SimpleNamespace(now=5, silence=silence)

    async def forgive(cache: Any) -> None:
        forgiven.append(True)

    monkeypatch.setattr(workers.workers, "sign", sign)
    monkeypatch.setattr(workers.housekeeping, "forgive_downtime", forgive)
    asyncio.run(worker._sign(is_first))
    assert bool(forgiven) is is_forgiven


def test_beside_a_file_a_clock_that_was_turned_is_told_of_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    turned = [0]

    async def keep(db: Any, clock: Any) -> int:
        return turned[0]

    monkeypatch.setattr(workers.boot_clock, "keep", keep)
    worker = a_worker(tmp_path, True, now=Clock(0))
    for by, lines in ((SMALL_MS, 0), (SMALL_MS + 1, 1), (SMALL_MS + 2, 1), (0, 1), (-SMALL_MS - 1, 2)):
        turned[0] = by
        asyncio.run(worker._go_by_this_machine())
        assert len([one for one in caplog.records if "was turned" in one.message]) == lines
        assert worker._was_turned is (abs(by) > SMALL_MS)
    other = a_worker(tmp_path, True, now=lambda: 5)
    asyncio.run(other._go_by_this_machine())
    assert not other._was_turned


@pytest.mark.parametrize(("now", "looked"), [(499, []), (500, ["a", "b", "director"])])
def test_a_worker_that_rests_looks_at_no_clock(
    now: int, looked: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[str] = []

    async def overdue(db: Any, now: int) -> list[str]:
        return ["a", "b"]

    async def late(cache: Any, match: str) -> None:
        seen.append(match)
        if match == "a":
            raise Conflict("dealt with elsewhere")

    async def direct() -> None:
        seen.append("director")

    monkeypatch.setattr(workers, "even_ms", lambda: now)
    monkeypatch.setattr(workers.matches, "overdue", overdue)
    monkeypatch.setattr(workers, "time_out", late)
    worker = a_worker(tmp_path)
    worker.director = SimpleNamespace(tick=direct)
    worker._rests_until = 500
    asyncio.run(worker.tick())
    assert seen == looked


@pytest.mark.parametrize("show", [True, False])
def test_the_house_is_kept_in_order(show: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []

    def noting(name: str) -> Any:
        async def note(*_: Any) -> None:
            done.append(name)

        return note

    names = ["pass_hosts", "close_old_tables", "forget_old", "forget_uploads"]
    for name in names:
        monkeypatch.setattr(workers.housekeeping, name, noting(name))
    monkeypatch.setattr(workers.showing, "keep_on", noting("show"))
    worker = a_worker(tmp_path, show=show)
    worker.deals = SimpleNamespace(keep=noting("deals"))
    asyncio.run(worker.keep_house())
    assert done == [*names, "deals", *(["show"] if show else [])]


@pytest.mark.parametrize(("kind", "way"), [("web", "migrated"), ("bots", "waited")])
def test_a_web_worker_brings_the_database_up_to_date_and_others_wait_for_it(
    kind: str, way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[Any] = []

    async def migrated(db: Any) -> None:
        done.append("migrated")

    async def wait(db: Any) -> None:
        done.append("waited")

    async def opened(db: Any, key: Any, may_make: bool) -> str:
        done.append(may_make)
        return "vault"

    async def sign(is_first: bool = False) -> None:
        done.append(is_first)

    monkeypatch.setattr(workers, "to_newest", migrated)
    monkeypatch.setattr(workers, "until_newest", wait)
    monkeypatch.setattr(workers.vault, "opened", opened)
    worker = a_worker(tmp_path, kind=kind)
    worker._sign = sign
    asyncio.run(worker._find_database())
    assert done == [way, kind == "web", True]
    assert worker.db.vault == "vault"


@pytest.mark.parametrize(("is_shared", "waiting"), [(True, 7), (False, 3)])
def test_bots_that_are_waited_for_are_those_of_all_processes(
    is_shared: bool, waiting: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def in_all(db: Any) -> int:
        return 7

    monkeypatch.setattr(workers.bot_queue, "waiting", in_all)
    worker = a_worker(tmp_path, is_one_of_many=is_shared)
    worker.bots = SimpleNamespace(busy=lambda: 3)
    assert asyncio.run(worker.waiting_for_bots()) == waiting


def test_an_address_is_the_senders_house_or_nobodys() -> None:
    connection: Any = SimpleNamespace(client=SimpleNamespace(host="192.0.2.7"))
    assert workers.address_of(connection) == "192.0.2.7/32"
    connection.client = None
    assert workers.address_of(connection) == "?"


# --- the house --------------------------------------------------------------------------------------------------------


class House:
    """A cache with one table, at a time, with some there and some away."""

    def __init__(self, held: HeldMatch, now: int = 1_000, **away: int) -> None:
        self.held, self._now, self.away = held, now, away
        self.here: set[str] = set()
        self.commits = 0
        self.db: Any = None
        self.settings = SimpleNamespace(away_ms=100, record_days=90, retention_days=0)
        self.presence = SimpleNamespace(
            is_here=lambda match, person: person in self.here,
            away_since=lambda match, person: self.away.get(person),
            is_watched=lambda match: bool(self.here),
        )

    def now(self) -> int:
        return self._now

    def watched(self) -> list[str]:
        return ["m"]

    async def load(self, match: str) -> HeldMatch:
        return self.held

    @asynccontextmanager
    async def changing(self, match: str) -> AsyncIterator[HeldMatch]:
        yield self.held

    async def commit(self, draft: HeldMatch) -> None:
        self.commits += 1


@pytest.mark.parametrize(
    ("row", "here", "away", "host"),
    [
        ({}, {"livia"}, {"cato": 900}, "livia"),
        ({}, {"livia"}, {"cato": 901}, "cato"),
        ({}, {"livia"}, {}, "cato"),
        ({}, set(), {"cato": 0}, "cato"),
        ({}, {"cato", "livia"}, {"cato": 0}, "cato"),
        ({"host": None}, {"livia"}, {}, "livia"),
        ({"source": "tournament"}, {"livia"}, {"cato": 0}, "cato"),
        ({"status": "finished"}, {"livia"}, {"cato": 0}, "cato"),
        ({"status": "open"}, {"livia"}, {"cato": 0}, "livia"),
    ],
)
def test_a_host_who_left_is_followed_by_somebody_who_is_there(
    row: dict[str, Any], here: set[str], away: dict[str, int], host: str
) -> None:
    held = a_table("cato", "livia", **{"status": "running", "host": "cato", **row})
    house: Any = House(held, **away)
    house.here = here
    asyncio.run(housekeeping.pass_hosts(house))
    assert held.row.host == host
    assert house.commits == int(host == "livia")


def test_a_table_that_somebody_looks_at_or_that_began_meanwhile_is_not_closed() -> None:
    for status, here, after in (("open", set(), "cancelled"), ("open", {"x"}, "open"), ("running", set(), "running")):
        held = a_table("cato", None, status=status, code="AAA")
        house: Any = House(held)
        house.here = here

        async def rows(query: Any) -> list[Any]:
            return [SimpleNamespace(id="m")]

        house.db = SimpleNamespace(rows=rows)
        asyncio.run(housekeeping.close_old_tables(house))
        assert held.row.status == after
        assert (held.row.code is None) == (after == "cancelled")
        assert house.commits == int(after == "cancelled")


@pytest.mark.parametrize(
    ("clock", "status", "is_forgiven"),
    [("live", "running", True), ("phase", "running", True), ("days", "running", False), ("live", "open", False)],
)
def test_clocks_in_seconds_are_forgiven(
    clock: str, status: str, is_forgiven: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[int] = []
    asked: list[Any] = []

    async def overdue(db: Any, now: int, most: int | None) -> list[str]:
        asked.append((now, most))
        return ["m"]

    monkeypatch.setattr(housekeeping.stored, "overdue", overdue)
    monkeypatch.setattr(housekeeping, "Clock", lambda draft, now: SimpleNamespace(forgive=given.append))
    monkeypatch.setattr(housekeeping.round_lots, "forgive", lambda draft, until: until == 0)
    house: Any = House(a_table("cato", "livia", status=status, clock={**NO_CLOCK, "kind": clock}))
    asyncio.run(housekeeping.forgive_downtime(house))
    assert asked == [(31_000, None)], "also those that would run out within that time, and all of them"
    assert given == ([30_000] if is_forgiven else [])
    assert house.commits == int(is_forgiven)


def test_a_round_that_waits_for_numbers_is_forgiven_too(monkeypatch: pytest.MonkeyPatch) -> None:
    async def overdue(*_: Any) -> list[str]:
        return ["m"]

    until: list[int] = []
    monkeypatch.setattr(housekeeping.stored, "overdue", overdue)

    def forgive(draft: HeldMatch, at: int) -> bool:
        until.append(at)
        return True

    monkeypatch.setattr(housekeeping.round_lots, "forgive", forgive)
    house: Any = House(a_table("cato", "livia"))
    asyncio.run(housekeeping.forgive_downtime(house))
    assert until == [31_000]
    assert house.commits == 1


@pytest.mark.parametrize("minute", [0, 15_999, 16_000, 1_800_000])
def test_what_is_old_is_forgotten_once_an_hour(minute: int, monkeypatch: pytest.MonkeyPatch) -> None:
    day = 86_400_000
    now = 1_000 * day + minute
    asked: dict[str, Any] = {}

    async def uploads(db: Any, of_guests: int, of_accounts: int) -> int:
        asked["uploads"] = ((now - of_guests) // day, (now - of_accounts) // day)
        return 1

    async def sessions(db: Any, before: int) -> None:
        asked["sessions"] = (now - before) // day

    async def old(db: Any, before: int) -> dict[str, int]:
        asked["old"] = (now - before) // day
        return {"chat": 0}

    monkeypatch.setattr(housekeeping.overview, "forget_uploads", uploads)
    monkeypatch.setattr(housekeeping.overview, "forget_old", old)
    monkeypatch.setattr(housekeeping.sessions, "forget", sessions)
    house: Any = House(a_table("cato"), now)

    def kept(record_days: int, retention_days: int) -> dict[str, Any]:
        asked.clear()
        house.settings.record_days, house.settings.retention_days = record_days, retention_days
        asyncio.run(housekeeping.forget_uploads(house))
        asyncio.run(housekeeping.forget_old(house))
        return dict(asked)

    is_time = minute < 16_000
    assert kept(90, 0) == ({"uploads": (30, 90), "sessions": 400} if is_time else {})
    assert kept(7, 12) == ({"uploads": (7, 7), "sessions": 400, "old": 12} if is_time else {})
