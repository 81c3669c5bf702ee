"""Bring a database to the newest schema, step by step, by Alembic."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING

from sqlalchemy import text
from sqlalchemy.exc import OperationalError, ProgrammingError

from triumvirate.server.errors import ForOperator
from triumvirate.server.store.database import Database, with_driver

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0015"
log = logging.getLogger(__name__)
NEWER = (
    f"The database was made by a newer Triumvirate ({{}}; this one knows up to {NEWEST}). Start that version, or let "
    f"its command go back first: `triumvirate db migrate --to {NEWEST}`."
)


def migrate(url: str, revision: str = "head", is_back: bool = False) -> None:
    """Upgrade to a revision, or go back to one; nothing happens when it is there already."""
    if revision == "head" and _is_newest(url):
        return
    from alembic import command  # half a second that only a new schema costs
    from alembic.util.exc import CommandError

    try:
        (command.downgrade if is_back else command.upgrade)(_config(url), revision)
    except CommandError as fault:
        if "locate revision" not in str(fault) or revision != "head":
            raise ForOperator(f"There is no way to revision '{revision}': {fault}.") from fault
        raise ForOperator(NEWER.format("revision unknown here")) from fault


async def revision_of(db: Database) -> str:
    """The revision that a database is at; empty where it has no tables yet."""
    try:
        row = await db.row(text("SELECT version_num FROM alembic_version"))
    except (OperationalError, ProgrammingError):  # there is no such table
        return ""
    return str(row[0]) if row else ""


async def to_newest(db: Database) -> None:
    """Bring the database of a server to the newest schema; Alembic, slow to load, is asked only where it is not there yet."""
    if db.is_sqlite or await revision_of(db) != NEWEST:
        await asyncio.to_thread(migrate, db.url)


async def until_newest(db: Database, seconds: float = 60.0) -> None:
    """Wait until a web worker, or `triumvirate db migrate`, has brought the database up to date."""
    end, has_said = asyncio.get_running_loop().time() + seconds, False
    while (found := await revision_of(db)) != NEWEST:
        if found > NEWEST:
            raise ForOperator(NEWER.format(f"revision {found}"))
        if not has_said:
            log.warning("the database is not up to date: waiting for a web worker, or for `triumvirate db migrate`")
            has_said = True
        if asyncio.get_running_loop().time() > end:
            raise ForOperator(f"The database is at revision '{found}', not {NEWEST}: run `triumvirate db migrate`.")
        await asyncio.sleep(0.2)


def newest() -> str:
    """The newest revision's name, as Alembic finds it."""
    from alembic.script import ScriptDirectory

    return ScriptDirectory.from_config(_config("sqlite://")).get_current_head() or ""


def _is_newest(url: str) -> bool:
    """A quick look into an SQLite file; for anything else Alembic looks itself."""
    path = url.partition(":///")[2]
    if not url.startswith("sqlite") or not path:
        return False
    try:
        with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as connection:
            found = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    except sqlite3.Error:
        return False
    return found == [(NEWEST,)]


def _config(url: str) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(files("triumvirate.server").joinpath("migrations")))
    config.set_main_option("sqlalchemy.url", with_driver(url).replace("%", "%%"))
    return config
