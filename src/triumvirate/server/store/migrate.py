"""Bring a database to the newest schema, step by step, by Alembic."""

from __future__ import annotations

import sqlite3
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from alembic.config import Config

NEWEST = "0002"


def migrate(url: str, revision: str = "head") -> None:
    """Upgrade to a revision; nothing happens when it is there already."""
    if revision == "head" and _is_newest(url):
        return
    from alembic import command  # half a second that only a new schema costs

    command.upgrade(_config(url), revision)


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
    # Alembic runs in a thread of its own, without an event loop: the plain drivers serve it.
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg")
    config.set_main_option("sqlalchemy.url", plain.replace("%", "%%"))
    return config
