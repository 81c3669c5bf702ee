"""Why a server cannot start: every cause has its own sentence, and what nobody foresaw stays what it is."""

from __future__ import annotations

import asyncio
import errno
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import ArgumentError, DBAPIError, OperationalError

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import CannotWrite, ForOperator, NotFound
from triumvirate.server.operation import starting
from triumvirate.server.operation.starting import explained, patiently, plainly
from triumvirate.server.settings import Settings

ELSEWHERE = "postgresql://cato:secret@rome.example:5433/forum"


def of_sqlite(code: int) -> sqlite3.Error:
    fault = sqlite3.OperationalError("as it was said")
    fault.sqlite_errorcode = code
    return fault


class OfPostgres(Exception):
    """As the driver raises it."""

    def __init__(self, sqlstate: str, words: str = "<class 'x'>: no") -> None:
        super().__init__(words)
        self.sqlstate = sqlstate


def of_postgres(state: str) -> DBAPIError:
    return DBAPIError("select", {}, OfPostgres(state))


def told(fault: BaseException, settings: Settings) -> str:
    found = explained(fault, settings)
    return found.reason if found else ""


@pytest.mark.parametrize(
    ("code", "words"),
    [
        (sqlite3.SQLITE_NOTADB, "is damaged, or no database"),
        (sqlite3.SQLITE_CORRUPT, "is damaged, or no database"),
        (sqlite3.SQLITE_FULL, "no room left on the disk"),
        (sqlite3.SQLITE_CANTOPEN, "yours to write"),
        (sqlite3.SQLITE_READONLY, "yours to write"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "yours to write"),
        (sqlite3.SQLITE_PERM, "yours to write"),
        (sqlite3.SQLITE_BUSY, "keeps"),
        (sqlite3.SQLITE_LOCKED, "keeps"),
        (sqlite3.SQLITE_IOERR_READ, "does not do what it is told"),
    ],
)
@pytest.mark.parametrize("is_wrapped", [True, False])
def test_what_is_wrong_with_a_file_is_told_with_its_name(
    code: int, words: str, is_wrapped: bool, tmp_path: Path
) -> None:
    fault: BaseException = of_sqlite(code)
    said = told(OperationalError("select", {}, fault) if is_wrapped else fault, Settings(data=tmp_path))
    assert words in said
    assert str(tmp_path / "triumvirate.db") in said
    assert not said.startswith("/") or "damaged" in said


@pytest.mark.parametrize("fault", [of_sqlite(sqlite3.SQLITE_MISUSE), sqlite3.OperationalError("?"), RuntimeError("?")])
def test_what_nobody_foresaw_of_a_file_is_not_explained(fault: Exception, tmp_path: Path) -> None:
    assert explained(fault, Settings(data=tmp_path)) is None
    with pytest.raises(type(fault)) as raised, plainly(Settings(data=tmp_path)):
        raise fault
    assert raised.value is fault


@pytest.mark.parametrize(
    ("state", "words"),
    [
        ("53100", "no room left on the disk"),
        ("28P01", "does not let us in (no)"),
        ("3D000", "does not let us in (no)"),
        ("42501", "does not let us in (no)"),
        ("57P03", "does not answer (no)"),
        ("08006", "does not answer (no)"),
        ("53300", "does not answer (no)"),
    ],
)
def test_what_a_database_elsewhere_said_is_told_without_its_password(state: str, words: str, tmp_path: Path) -> None:
    said = told(of_postgres(state), Settings(data=tmp_path, database=ELSEWHERE))
    assert words in said
    assert "PostgreSQL at rome.example:5433, database 'forum'," in said
    assert "secret" not in said


def test_a_database_elsewhere_is_away_by_its_line_too(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path, database="postgresql:///forum")
    cut = DBAPIError("select", {}, OfPostgres("", ""), connection_invalidated=True)
    assert "localhost:5432, database 'forum', does not answer (" in told(cut, settings)
    assert "does not answer (TimeoutError)" in told(TimeoutError(), settings)
    assert "does not answer (gone)" in told(OSError("gone"), settings)
    assert explained(of_postgres("42601"), settings) is None
    assert "data folder" in told(PermissionError(errno.EACCES, "no", str(tmp_path)), settings)


def test_an_address_that_is_none_is_told_with_how_to_write_it(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    assert "TRIUMVIRATE_DATABASE is no address" in told(ArgumentError("what?"), settings)
    assert "TRIUMVIRATE_REDIS is no address" in told(ValueError("Redis URL must begin"), settings)
    assert explained(ValueError("another"), settings) is None


def test_a_folder_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    here = tmp_path / "data"
    settings = Settings(data=here)
    inside = str(here / "match.key")
    assert told(PermissionError(errno.EACCES, "Permission denied", inside), settings).startswith(
        f"Cannot use the data folder, {inside}: Permission denied."
    )
    assert str(tmp_path) in told(PermissionError(errno.EACCES, "Permission denied", str(tmp_path)), settings)
    assert f"{here}: a word" in told(OSError("a word"), settings)
    for full in (errno.ENOSPC, errno.EDQUOT):
        assert f"no room left on the disk of {here}" in told(OSError(full, "full"), settings)
    assert explained(PermissionError(errno.EACCES, "Permission denied", "/etc/elsewhere"), settings) is None


def test_a_refusal_stays_itself_and_a_write_that_failed_is_told_by_its_cause(tmp_path: Path) -> None:
    settings = Settings(data=tmp_path)
    for refused in (NotFound("no"), CannotWrite("no")):
        with pytest.raises(TriumvirateError) as raised, plainly(settings):
            raise refused
        assert raised.value is refused
    with pytest.raises(NotFound), plainly(settings):
        raise NotFound("no") from of_sqlite(sqlite3.SQLITE_FULL)
    with pytest.raises(ForOperator, match="no room left"), plainly(settings):
        raise CannotWrite("no") from of_sqlite(sqlite3.SQLITE_FULL)
    with pytest.raises(CannotWrite, match="no"), plainly(settings):
        raise CannotWrite("no") from RuntimeError("?")
    with pytest.raises(ForOperator, match="keeps"), plainly(settings):
        raise of_sqlite(sqlite3.SQLITE_BUSY)


@pytest.mark.parametrize(
    ("database", "fault", "tries"),
    [
        (ELSEWHERE, ConnectionRefusedError("no"), 3),
        (ELSEWHERE, CannotWrite("no"), 3),
        (ELSEWHERE, of_postgres("28P01"), 1),
        (ELSEWHERE, FileNotFoundError(errno.ENOENT, "no", "/x"), 1),
        ("", ConnectionRefusedError("no"), 1),
    ],
)
def test_only_a_database_that_is_away_is_waited_for(
    database: str, fault: Exception, tries: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starting, "BETWEEN_TRIES", 0.0)
    tried: list[int] = []

    async def work() -> None:
        tried.append(1)
        if len(tried) < 3:
            raise fault

    async def wait() -> None:
        await patiently(work, Settings(data=tmp_path, database=database))

    if tries == 3:
        asyncio.run(wait())
    else:
        with pytest.raises(type(fault)):
            asyncio.run(wait())
    assert len(tried) == tries
