"""`triumvirate db`: migrate, check, backup, restore and the move to PostgreSQL, without losing a match."""

from __future__ import annotations

import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import Connection, text

from server.conftest import serving
from server.playing import act_once, play_out, table_for_two
from triumvirate.core.errors import TriumvirateError
from triumvirate.server.client import Client
from triumvirate.server.errors import ForOperator
from triumvirate.server.operation import db_commands
from triumvirate.server.operation.cluster.services import PostgreSQL
from triumvirate.server.store import transfer
from triumvirate.server.store.migrate import NEWEST, migrate


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str, str]:
    """A folder with a finished and a running match, played once; the running one, and the cookie of somebody in it."""
    folder = tmp_path_factory.mktemp("evening")
    with serving(folder) as server:
        caesar, pompey, match = table_for_two(server)
        play_out({"caesar": caesar, "pompey": pompey}, match)
        caesar, pompey, match = table_for_two(server)
        for _ in range(5):
            act_once({"caesar": caesar, "pompey": pompey}, match, random.Random(2))
        caesar.say(match, 'Alea iacta est — \'twas "said".')
    return folder, match, caesar.cookie


@pytest.fixture
def played(evening: tuple[Path, str, str], tmp_path: Path) -> tuple[str, str, str, Path]:
    """A copy of it for each test: the database, the match, the cookie, the folder."""
    before, match, cookie = evening
    folder = shutil.copytree(before, tmp_path / "data")
    return f"sqlite:///{folder / 'triumvirate.db'}", match, cookie, folder


def test_a_sound_database_is_found_sound(played: tuple[str, str, str, Path]) -> None:
    told = db_commands.look_through(played[0])
    assert told.is_well
    assert told.lines[-1].startswith("2 matches with ")


@pytest.mark.parametrize(("found", "said"), [("", "run `triumvirate db migrate`"), ("9999", "newer")])
@pytest.mark.parametrize(
    "command",
    [
        db_commands.look_through,
        lambda url: db_commands.back_up(url, Path("kept.db")),
        lambda url: db_commands.move(url, "sqlite:///other.db", dry_run=True),
        lambda url: db_commands.audited(url, "key"),
        db_commands.signs_of,
    ],
)
def test_a_database_of_another_revision_is_left_alone(
    found: str, said: str, command: Callable[[str], object], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(db_commands, "_revision", lambda url: found)
    for name in ("check", "migrate", "Database"):
        monkeypatch.setattr(db_commands, name, lambda *_: pytest.fail("it was opened"))
    with pytest.raises(ForOperator, match=said):
        command(f"sqlite:///{tmp_path / 'triumvirate.db'}")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "harm",
    [
        "delete from actions where number = 3",
        "update actions set outcomes = '[]' where number = 0",
        "update matches set deciders = '[]' where status = 'running'",
        "update actions set events = '[]' where number = 2",
    ],
)
def test_a_database_that_lies_is_found_out(played: tuple[str, str, str, Path], harm: str) -> None:
    with sqlite3.connect(played[3] / "triumvirate.db") as connection:
        connection.execute(harm)
    assert not db_commands.look_through(played[0]).is_well


def test_backup_and_restore_bring_everything_back(played: tuple[str, str, str, Path], tmp_path: Path) -> None:
    kept, again = tmp_path / "kept.db", tmp_path / "again"
    assert db_commands.back_up(played[0], kept).is_well
    assert kept.stat().st_mode & 0o077 == 0, "it holds secrets"
    again.mkdir()
    target = f"sqlite:///{again / 'triumvirate.db'}"
    told = db_commands.restore(target, kept, dry_run=True)
    assert "nothing was changed" in told.lines[-1]
    assert not (again / "triumvirate.db").exists()
    db_commands.restore(target, kept, dry_run=False)
    for key in ("secret.key", "match.key"):
        (again / key).write_text((played[3] / key).read_text())
    with serving(again) as server:
        back = Client(server.url)
        back.cookie = played[2]
        assert back.state(played[1]).number == 5
        assert back.chat(played[1]).chat[0].text.startswith("Alea")
    with pytest.raises(TriumvirateError, match="not empty"):
        db_commands.restore(target, kept, dry_run=False)


def test_a_backup_of_the_first_schema_can_be_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    migrate(f"sqlite:///{old}", "0001")
    with sqlite3.connect(old) as connection:
        row = "'p_x', 'Livia', NULL, NULL, 1, 0, '{}', NULL, 0, NULL, NULL, 20, NULL, 0, 1, 0"
        connection.execute(f"insert into people values ({row})")
    target = tmp_path / "new.db"
    db_commands.restore(f"sqlite:///{target}", old, dry_run=False)
    with sqlite3.connect(target) as connection:
        assert connection.execute("select name from people").fetchone() == ("Livia",)


def test_what_is_no_backup_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x").write_text("not a database at all")
    with pytest.raises(TriumvirateError, match="no backup"):
        db_commands.restore(f"sqlite:///{tmp_path / 'y'}", tmp_path / "x", dry_run=True)


def test_back_to_an_older_revision_and_forth_again(played: tuple[str, str, str, Path]) -> None:
    assert "would be brought to 0002" in db_commands.bring_to(played[0], "0002", dry_run=True).lines[0]
    assert "at revision 0002 now" in db_commands.bring_to(played[0], "0002", dry_run=False).lines[0]
    assert f"at revision {NEWEST} now" in db_commands.bring_to(played[0], "head", dry_run=False).lines[0]
    assert db_commands.look_through(played[0]).is_well


def test_the_move_to_postgres_loses_no_match(
    played: tuple[str, str, str, Path], tmp_path: Path, postgres: PostgreSQL
) -> None:
    there = postgres.add("moved_to")
    moved = [sys.executable, "-m", "triumvirate.cli", "db", "move", there, "--data", str(played[3])]
    done = subprocess.run(moved, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "compared row by row" in done.stdout
    assert db_commands.look_through(there).lines[-1].endswith(" 0 with faults.")
    keys = {"secret_key": (played[3] / "secret.key").read_text(), "sealing_key": (played[3] / "match.key").read_text()}
    with serving(tmp_path / "other", database=there, **keys) as server:
        back = Client(server.url)
        back.cookie = played[2]
        assert back.state(played[1]).number == 5
        number = back.say(played[1], "Veni.").line.id
        assert server.worker.cache.chat_numbers.stored(number) == 2, "the counter of chat lines goes on"
    kept = tmp_path / "kept.db"
    assert db_commands.back_up(there, kept).is_well
    assert "2 matches" in db_commands.restore(f"sqlite:///{tmp_path / 'z'}", kept, dry_run=True).lines[0]


def test_nobody_writes_to_a_file_while_it_is_read_in_one_transaction(tmp_path: Path) -> None:
    file = tmp_path / "small.db"
    with sqlite3.connect(file) as made:
        made.execute("CREATE TABLE numbers (number INTEGER)")

    def work(connection: Connection) -> int:
        other = sqlite3.connect(file, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("INSERT INTO numbers VALUES (1)")
        other.close()
        return int(connection.execute(text("SELECT count(*) FROM numbers")).scalar_one())

    assert transfer.over(f"sqlite:///{file}", work) == 0
    with sqlite3.connect(file, timeout=0) as after:
        after.execute("INSERT INTO numbers VALUES (1)")
