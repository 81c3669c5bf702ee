"""Power goes at any moment of a server's writing: what it had acknowledged is there, and every match can be played again.

The disk is one that writes down what is asked of it (`recorded_disk.py`); after the fact its files are made as a cut may
have left them, opened and compared with what people were told. `make prove` looks at every moment.
"""

from __future__ import annotations

import ctypes
import random
import shutil
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DatabaseError

from faults.friends import Friends
from faults.promises import Promise, Promises, broken
from faults.recorded_disk import (
    Keeps,
    Recording,
    everything_is_kept,
    library,
    nothing_is_kept,
    recording,
    some_is_kept,
)
from server.conftest import serving
from triumvirate.server.store import sqlite as driver
from triumvirate.server.store.checking import check
from triumvirate.server.store.transfer import over

FILE = "triumvirate.db"
PAGES = 40  # after which the log is carried into the file, so that this is met as well
MOMENTS, REPLAYED = 24, 2


@pytest.fixture(scope="module")
def sqlite() -> ctypes.CDLL:
    found = library()
    if found is None:
        pytest.skip("Python's SQLite is not a library of its own here, so its disk cannot be watched")
    return found


@pytest.fixture
def often_carried_over() -> Iterator[None]:
    def sooner(connection: Any, _: Any) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.execute(f"PRAGMA wal_autocheckpoint={PAGES}")

    event.listen(Engine, "connect", sooner)
    yield
    event.remove(Engine, "connect", sooner)


def written(sqlite: ctypes.CDLL, folder: Path, rounds: int) -> tuple[Recording, Promises]:
    """A server with two friends at it, what its disk was asked, and what they were told after how much of that."""
    folder = folder.resolve()
    folder.mkdir()
    with (
        recording(sqlite, folder) as recorded,
        serving(folder, laid_out=False, durable=True, established_hours=0.0) as server,
    ):
        promises = Promises(lambda: len(recorded.asked))
        friends = Friends(server.url, 1, threading.Event(), promises)
        for _ in range(rounds):
            friends.meet()
    return recorded, promises


def harm(recorded: Recording, promises: Promises, moments: list[int], folder: Path) -> list[str]:
    """Everything that is wrong after a cut at any of these moments, whatever of the unsynced writes the disk has kept."""
    replayed = set(random.Random(1).sample(moments, min(REPLAYED, len(moments))))
    found: list[str] = []
    for moment in moments:
        ways: dict[str, Keeps] = {
            "nothing": nothing_is_kept,
            "everything": everything_is_kept,
            "some": some_is_kept(moment),
        }
        for name, keeps in ways.items():
            url = _rebuilt(recorded, moment, keeps, folder)
            faults = _faults(url, promises.at(moment))
            if not faults and moment in replayed:
                faults = [one.fault for one in check(url) if one.fault]
            found += [f"after {moment}, {name} of the rest kept: {fault}" for fault in faults]
    return found


def _rebuilt(recorded: Recording, moment: int, keeps: Keeps, folder: Path) -> str:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    for name, content in recorded.files_after_a_cut(moment, keeps).items():
        (folder / name).write_bytes(content)
    return f"sqlite:///{folder / FILE}"


def _faults(url: str, promised: list[Promise]) -> list[str]:
    def look(connection: Connection) -> list[str]:
        said = [str(row[0]) for row in connection.exec_driver_sql("PRAGMA integrity_check")]
        return broken(connection, promised) if said == ["ok"] else said

    try:
        return over(url, look)
    except DatabaseError as damaged:
        return [str(damaged.orig)]


def since_people_came(recorded: Recording, promises: Promises) -> list[int]:
    """The moments of a cut from the first promise on; before it the tables are still being made."""
    return [moment for moment in recorded.moments() if moment >= promises.given[0].made]


def test_nothing_acknowledged_is_lost_with_the_power(
    sqlite: ctypes.CDLL, tmp_path: Path, often_carried_over: None
) -> None:
    recorded, promises = written(sqlite, tmp_path / "data", rounds=2)
    moments = since_people_came(recorded, promises)
    assert {one.kind for one in promises.given} >= {
        "move",
        "line",
        "seat",
        "name",
        "setting",
        "offer",
        "pause",
        "rated",
    }
    assert any(one.file == FILE and one.kind == "sync" for one in recorded.asked[moments[0] :]), (
        "the log was carried over"
    )
    chosen = random.Random(2).sample(moments, min(MOMENTS, len(moments)))
    assert harm(recorded, promises, sorted(chosen), tmp_path / "after") == []


@pytest.mark.parametrize("wait", ["OFF", "NORMAL"])
def test_a_server_that_does_not_wait_for_its_disk_is_caught(
    sqlite: ctypes.CDLL, tmp_path: Path, wait: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = driver._prepare

    def hasty(durable: bool, is_writer: bool) -> Any:
        prepare = honest(durable, is_writer)

        def prepared(connection: sqlite3.Connection, entry: Any) -> None:
            prepare(connection, entry)
            connection.execute(f"PRAGMA synchronous={wait}")

        return prepared

    monkeypatch.setattr(driver, "_prepare", hasty)
    recorded, promises = written(sqlite, tmp_path / "data", rounds=1)
    assert harm(recorded, promises, [promises.given[-1].made], tmp_path / "after")


@pytest.mark.long
def test_long_nothing_acknowledged_is_lost_at_any_moment(
    sqlite: ctypes.CDLL, tmp_path: Path, often_carried_over: None
) -> None:
    recorded, promises = written(sqlite, tmp_path / "data", rounds=12)
    moments = since_people_came(recorded, promises)
    print(f"{len(promises.given)} promises, {len(recorded.asked)} calls of the disk, {len(moments)} moments of a cut")
    assert harm(recorded, promises, moments, tmp_path / "after") == []
