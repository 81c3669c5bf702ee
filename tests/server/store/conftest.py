"""A database file of each test's own, and no server."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from loops import in_own_loop
from server.conftest import lay_out
from triumvirate.server.store.database import Database

Work = Callable[[Database], Awaitable[Any]]
Ask = Callable[[Work], Any]


@pytest.fixture
def ask(tmp_path: Path) -> Ask:
    """Ask a new database; what the work answers comes back."""

    def asked(work: Work) -> Any:
        async def within() -> Any:
            lay_out(tmp_path)
            db = Database(f"sqlite:///{tmp_path / 'triumvirate.db'}", durable=False)
            await db.start()
            try:
                return await work(db)
            finally:
                await db.stop()

        return in_own_loop(within())

    return asked
