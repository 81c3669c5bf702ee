"""Bring a database to the newest schema, step by step, by Alembic."""

from __future__ import annotations

from importlib.resources import files

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory


def migrate(url: str, revision: str = "head") -> None:
    """Upgrade to a revision; nothing happens when it is there already."""
    command.upgrade(_config(url), revision)


def newest() -> str:
    """The newest revision's name."""
    return ScriptDirectory.from_config(_config("sqlite://")).get_current_head() or ""


def _config(url: str) -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("triumvirate.server").joinpath("migrations")))
    # Alembic runs in a thread of its own, without an event loop: the plain drivers serve it.
    plain = url.replace("+aiosqlite", "").replace("+asyncpg", "+psycopg")
    config.set_main_option("sqlalchemy.url", plain.replace("%", "%%"))
    return config
