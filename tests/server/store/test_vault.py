"""Match secrets at rest: sealed by a key outside the database; without that key the server says so and does not start."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from stat import S_IMODE

import pytest

from keep_schemas import SCHEMAS
from loops import in_own_loop
from server.conftest import serving
from server.playing import play_out, table_for_two
from triumvirate.server.errors import ForOperator
from triumvirate.server.settings import Settings
from triumvirate.server.store.vault import WRONG, Vault, is_sealed
from triumvirate.server.worker import Worker


def kept(folder: Path) -> dict[str, bytes]:
    with sqlite3.connect(folder / "triumvirate.db") as connection:
        return dict(connection.execute("select id, secret from matches").fetchall())


async def start(folder: Path, **settings: str) -> None:
    worker = Worker(Settings(data=folder, limits=False, durable=False, **settings))  # type: ignore[arg-type]
    try:
        await worker.start()
    finally:
        await worker.stop()


@pytest.mark.parametrize("size", [0, 1, 32, 64, 65, 200])
def test_what_is_sealed_opens_with_its_key_alone(size: int) -> None:
    vault, secret = Vault("one key"), bytes(range(size % 256))
    once, twice = vault.seal(secret), vault.seal(secret)
    assert once != twice
    assert vault.open(once) == vault.open(twice) == secret
    assert len(secret) < 16 or secret not in once  # a byte or two stand anywhere by chance
    for wrong in (Vault("another"),):
        with pytest.raises(ForOperator, match="does not fit"):
            wrong.open(once)
    for at in range(len(b"sealed1:"), len(once)):
        changed = once[:at] + bytes([once[at] ^ 1]) + once[at + 1 :]
        with pytest.raises(ForOperator):
            vault.open(changed)


def test_the_database_holds_no_secret_and_the_match_still_verifies(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        caesar, pompey, match = table_for_two(server)
        assert is_sealed(kept(tmp_path)[match])
        server.worker.cache.drop(match)
        play_out({"caesar": caesar, "pompey": pompey}, match)
        secret = caesar.verify(match).secret
        assert bytes.fromhex(secret) not in (tmp_path / "triumvirate.db").read_bytes()
    assert S_IMODE((tmp_path / "match.key").stat().st_mode) == 0o600


def test_secrets_of_before_are_sealed_at_the_next_start_and_stay_what_they_were(tmp_path: Path) -> None:
    with sqlite3.connect(tmp_path / "triumvirate.db") as connection:
        connection.executescript((SCHEMAS / "0005.sql").read_text(encoding="utf-8"))
    before = kept(tmp_path)
    in_own_loop(start(tmp_path))
    after = kept(tmp_path)
    vault = Vault((tmp_path / "match.key").read_text())
    assert before
    assert all(is_sealed(secret) for secret in after.values())
    assert {match: vault.open(secret) for match, secret in after.items()} == before


def test_without_its_key_a_server_says_so_and_makes_no_other(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table_for_two(server)
    (tmp_path / "match.key").rename(tmp_path / "elsewhere.key")
    with pytest.raises(ForOperator, match=r"match\.key"):
        in_own_loop(start(tmp_path))
    assert not (tmp_path / "match.key").exists()
    with pytest.raises(ForOperator) as refused:
        in_own_loop(start(tmp_path, sealing_key="another key"))
    assert str(refused.value) == WRONG
    in_own_loop(start(tmp_path, sealing_key=(tmp_path / "elsewhere.key").read_text()))
