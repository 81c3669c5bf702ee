"""Why a server cannot start, in words for whoever starts it: what is wrong, where, and what to do."""

from __future__ import annotations

import asyncio
import errno
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from triumvirate.core.errors import TriumvirateError
from triumvirate.server.errors import CannotWrite, ForOperator
from triumvirate.server.settings import Settings
from triumvirate.server.store.database import sql_state

log = logging.getLogger("triumvirate.server")
BETWEEN_TRIES = 0.5
NOT_YET = ("57P", "08", "53300")  # starting or stopping, no connection, no connection free
FULL = "53100"
REFUSED = ("28", "3D", "42501")  # who one is, which database, what one may do there


@contextmanager
def plainly(settings: Settings) -> Iterator[None]:
    """What goes wrong in here is told to the operator; what nobody foresaw is passed on."""
    try:
        yield
    except TriumvirateError as fault:
        if not isinstance(fault, CannotWrite) or fault.__cause__ is None:
            raise
        raise explained(fault.__cause__, settings) or fault from fault.__cause__
    except Exception as fault:
        told = explained(fault, settings)
        if told is None:
            raise
        raise told from fault


async def patiently(work: Callable[[], Awaitable[None]], settings: Settings) -> None:
    """Try again for a while where the database is not there yet: after a power cut everything starts at once."""
    clock = asyncio.get_running_loop().time
    end, has_said = clock() + settings.patience, False
    while True:
        try:
            return await work()
        except Exception as fault:
            if clock() > end or not _is_away(fault, settings):
                raise
        if not has_said:
            log.warning("the database does not answer yet", extra={"where": _address(settings)})
            has_said = True
        await asyncio.sleep(BETWEEN_TRIES)


def explained(fault: BaseException, settings: Settings) -> ForOperator | None:
    """The fault as a sentence for the operator, where there is one."""
    if isinstance(fault, ArgumentError):
        return ForOperator("TRIUMVIRATE_DATABASE is no address: write postgresql://user:password@host/name.")
    if isinstance(fault, ValueError) and "Redis URL" in str(fault):
        return ForOperator("TRIUMVIRATE_REDIS is no address: write redis://host:6379/0.")
    said = _of_sqlite(fault, settings) if settings.database_url.startswith("sqlite") else _of_postgres(fault, settings)
    if said is None and isinstance(fault, OSError):
        said = _of_folder(fault, settings.data)
    return ForOperator(said) if said else None


def _of_folder(fault: OSError, folder: Path) -> str | None:
    where = Path(fault.filename or folder)
    if not where.is_relative_to(folder) and not folder.is_relative_to(where):
        return None
    if fault.errno in (errno.ENOSPC, errno.EDQUOT):
        return f"There is no room left on the disk of {where}: make room, or choose another folder with --data."
    reason = fault.strerror or str(fault)
    return f"Cannot use the data folder, {where}: {reason}. Make it yours to write, or choose another with --data."


def _of_sqlite(fault: BaseException, settings: Settings) -> str | None:
    orig = fault.orig if isinstance(fault, DBAPIError) else fault
    if not isinstance(orig, sqlite3.Error):
        return None
    file = settings.database_url.partition(":///")[2]
    code = getattr(orig, "sqlite_errorcode", 0) & 0xFF
    if code in (sqlite3.SQLITE_NOTADB, sqlite3.SQLITE_CORRUPT):
        return (
            f"{file} is damaged, or no database of Triumvirate ({orig}). Move it away and take your last backup back "
            "with `triumvirate db restore FILE`; without one, the server starts with an empty database."
        )
    if code == sqlite3.SQLITE_FULL:
        return f"There is no room left on the disk of {file}: make room and start again; nothing was changed."
    if code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY, sqlite3.SQLITE_PERM):
        return f"Cannot write to {file} ({orig}): make it and its folder yours to write."
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return f"Another program keeps {file} locked: end it, and start again."
    if code == sqlite3.SQLITE_IOERR:
        return f"The disk of {file} does not do what it is told ({orig}): look whether it is full or broken."
    return None


def _of_postgres(fault: BaseException, settings: Settings) -> str | None:
    where, state = _address(settings), sql_state(fault)
    reason = str(getattr(fault, "orig", None) or fault).rpartition(">: ")[2] or type(fault).__name__
    if state == FULL:
        return f"There is no room left on the disk of {where}: make room and start again."
    if state.startswith(REFUSED):
        return f"{where} does not let us in ({reason}): check TRIUMVIRATE_DATABASE, and that role and database exist."
    if _is_away(fault, settings):
        return f"{where} does not answer ({reason}): start it, or check TRIUMVIRATE_DATABASE."
    return None


def _is_away(fault: BaseException, settings: Settings) -> bool:
    """Whether a database elsewhere cannot be reached; a file is there or is not."""
    if settings.database_url.startswith("sqlite"):
        return False
    away = isinstance(fault, OSError | TimeoutError | CannotWrite) and getattr(fault, "filename", None) is None
    return away or sql_state(fault).startswith(NOT_YET) or getattr(fault, "connection_invalidated", False)


def _address(settings: Settings) -> str:
    """Where the database is, without anybody's password."""
    url = make_url(settings.database_url)
    return f"PostgreSQL at {url.host or 'localhost'}:{url.port or 5432}, database '{url.database}',"
