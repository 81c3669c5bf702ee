"""A server that cannot start says what is wrong and what to do, in one line and without a traceback."""

from __future__ import annotations

import sqlite3
import subprocess
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import warm
from faults.disk import Disk
from triumvirate.server.operation.cluster.services import free_port
from triumvirate.server.store.migrate import NEWEST, migrate

NOBODY_THERE = {"TRIUMVIRATE_PATIENCE": "0"}


def refused(*command: str, **environment: str) -> str:
    """What a command that must fail says last."""
    with TemporaryDirectory() as folder:
        done = warm.run(command, environment, Path(folder) / "said")
    assert done.code == 2, done.said
    assert "Traceback" not in done.said
    return done.said.splitlines()[-1]


def serve(folder: Path, **environment: str) -> str:
    return refused("serve", f"--port={free_port()}", f"--data={folder}", **environment)


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    with Disk(tmp_path / "disk", 4) as small:
        yield small.demand()


def database(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    migrate(f"sqlite:///{folder / 'triumvirate.db'}")
    return folder / "triumvirate.db"


def test_a_folder_that_cannot_be_made(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    said = serve(tmp_path / "file" / "data")
    assert "Cannot use the data folder" in said
    assert "choose another with --data" in said


def test_a_folder_that_cannot_be_written(disk: Disk) -> None:
    (disk.folder / "data").mkdir()
    subprocess.run(["mount", "-o", "remount,ro", str(disk.folder)], check=True)
    assert "Read-only file system. Make it yours to write" in serve(disk.folder / "data")


def test_a_full_disk(disk: Disk) -> None:
    folder = disk.folder / "data"
    folder.mkdir()
    disk.fill()
    assert "no room left on the disk" in serve(folder)
    assert not (folder / "secret.key").exists(), "an empty key would let anybody sign"
    disk.empty()
    database(folder)
    disk.fill()
    assert "make room and start again" in serve(folder, TRIUMVIRATE_SECRET_KEY="k" * 40)


@pytest.mark.parametrize("where", ["head", "middle"])
def test_a_damaged_file(tmp_path: Path, where: str) -> None:
    file = database(tmp_path)
    found = file.read_bytes()
    place = 0 if where == "head" else 4096
    file.write_bytes(found[:place] + b"\xa5" * 8192 + found[place + 8192 :])
    said = serve(tmp_path)
    assert f"{file} is damaged" in said
    assert "triumvirate db restore" in said


@pytest.mark.parametrize("command", ["serve", "worker"])
def test_a_database_of_a_newer_server(tmp_path: Path, command: str) -> None:
    with sqlite3.connect(database(tmp_path)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.close()
    more = [f"--port={free_port()}"] if command == "serve" else []
    said = refused(command, *more, f"--data={tmp_path}")
    assert "made by a newer Triumvirate" in said
    assert f"triumvirate db migrate --to {NEWEST}" in said


@pytest.mark.parametrize("command", ["serve", "db"])
def test_a_database_that_is_not_there(tmp_path: Path, command: str) -> None:
    where = f"postgresql://me:hidden@127.0.0.1:{free_port()}/table"
    more = {"serve": f"--port={free_port()}", "db": "check"}[command]
    said = refused(command, more, f"--data={tmp_path}", f"--database={where}", **NOBODY_THERE)
    assert "does not answer" in said
    assert "start it, or check TRIUMVIRATE_DATABASE" in said
    assert "hidden" not in said


def test_addresses_that_are_none(tmp_path: Path) -> None:
    assert "write postgresql://" in serve(tmp_path, TRIUMVIRATE_DATABASE="nonsense")
    assert "write redis://" in serve(tmp_path, TRIUMVIRATE_REDIS="nonsense")
