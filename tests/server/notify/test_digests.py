"""Letters about matches that wait, over a database file: to whom, about what, and how often."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from loops import in_own_loop
from server.conftest import lay_out
from server.rows import a_match
from triumvirate.server.notify import notices as telling
from triumvirate.server.notify.notices import Notices
from triumvirate.server.settings import Mail, Settings
from triumvirate.server.store import matches, people
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import PersonRow, SeatRow

HOUR = 3_600_000
NOW = 100 * HOUR
HOURS = 12


@pytest.fixture
def letters(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """Who was written to, and about how many matches."""
    sent: list[tuple[str, int]] = []

    def write(server: Any, to: str, subject: str, text: str) -> int:
        sent.append((to, text.count("http://t/m/")))
        return 0

    async def aside(send: Any) -> int:
        return int(send())

    monkeypatch.setattr(telling.mail, "send", write)
    monkeypatch.setattr(telling.webhook, "aside", aside)
    monkeypatch.setattr(telling.push, "find_pusher", lambda settings: None)
    return sent


def sent_by(folder: Path, *persons: PersonRow, waiting: int = 1) -> None:
    """The digests of a server where each of these is waited for in so many matches."""

    async def work() -> None:
        lay_out(folder)
        db = Database(f"sqlite:///{folder / 'triumvirate.db'}", durable=False)
        await db.start()
        settings = Settings(data=folder, public_url="http://t", mail=Mail("smtp"), digest_hours=HOURS)
        cache: Any = SimpleNamespace(db=db, settings=settings, changed=[], now=lambda: NOW)
        try:
            for person in persons:
                await people.add(db, person)
                for number in range(waiting):
                    await a_turn(db, person.id, number)
                await a_turn(db, person.id, 100, deciders=["p1"])
                await a_turn(db, person.id, 101, status="finished")
            for _ in range(2):
                await Notices(cache).send_digests()
        finally:
            await db.stop()

    in_own_loop(work())


async def a_turn(db: Database, person: str, number: int, **row: Any) -> None:
    """A match in which somebody sits beside somebody else; theirs is `p0`."""
    match = f"{person}{number}"
    sitting = [SeatRow(match, "p0", 0, "person", person), SeatRow(match, "p1", 1, "person", "other")]
    await matches.add(db, a_match(id=match, **{"status": "running", "deciders": ["p0"], **row}), sitting)


def somebody(name: str, at: int = NOW - HOURS * HOUR - 1, **more: Any) -> PersonRow:
    usual = {"email": f"{name}@example.org", "email_confirmed": True, "digest_at": at}
    return PersonRow(name, name, 0, **usual | more)


def test_who_is_waited_for_hears_so_once_in_so_many_hours(tmp_path: Path, letters: list[tuple[str, int]]) -> None:
    sent_by(
        tmp_path,
        somebody("cato"),
        somebody("livia", at=NOW - HOURS * HOUR),
        somebody("nero", email_confirmed=False),
        somebody("brutus", email=None),
        waiting=2,
    )
    assert letters == [("cato@example.org", 2)]


def test_who_is_waited_for_nowhere_hears_nothing_and_is_looked_at_again(
    tmp_path: Path, letters: list[tuple[str, int]]
) -> None:
    sent_by(tmp_path, somebody("cato"), waiting=0)
    assert letters == []


def test_so_many_letters_go_out_at_a_time_about_so_many_matches(
    tmp_path: Path, letters: list[tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(telling, "MOST_DIGESTS", 1)
    monkeypatch.setattr(telling, "MOST_WAITING", 2)
    sent_by(tmp_path, somebody("cato"), somebody("livia"), waiting=3)
    assert len(letters) == 2, "one after the other"
    assert {count for _, count in letters} == {2}


def test_digests_go_on_whatever_goes_wrong(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[float] = []
    tried: list[int] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if len(slept) == 3:
            raise asyncio.CancelledError

    async def send() -> None:
        tried.append(len(slept))
        raise OSError("no")

    notices: Any = Notices.__new__(Notices)
    notices.send_digests = send
    monkeypatch.setattr(telling.asyncio, "sleep", sleep)
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(notices._digests())
    assert (slept, tried) == ([600, 600, 600], [1, 2])
