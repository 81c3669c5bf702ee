"""Alembic's way in: the URL is given by `store.migrate`, the wanted tables by `store.schema`."""

import asyncio

from alembic import context
from sqlalchemy import Connection, create_engine, pool, text
from sqlalchemy.ext.asyncio import create_async_engine

from triumvirate.server.store.schema import metadata

ONE_AT_A_TIME = 0x7215_17A7E  # the advisory lock of workers that start together


def migrate(connection: Connection) -> None:
    """Run what is asked for over one connection; on PostgreSQL other workers wait meanwhile."""
    is_sqlite = connection.dialect.name == "sqlite"
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=is_sqlite)
    with context.begin_transaction():
        if not is_sqlite:
            connection.execute(text(f"SELECT pg_advisory_xact_lock({ONE_AT_A_TIME})"))
        context.run_migrations()


async def migrate_there(url: str) -> None:
    """The same over an asynchronous driver."""
    engine = create_async_engine(url, poolclass=pool.NullPool, connect_args={"timeout": 10})
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


url = context.config.get_main_option("sqlalchemy.url") or ""
if url.startswith("sqlite"):
    engine = create_engine(url, poolclass=pool.NullPool)
    with engine.connect() as connection:
        migrate(connection)
    engine.dispose()
else:
    asyncio.run(migrate_there(url))
