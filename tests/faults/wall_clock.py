"""The clock on a worker's wall, which can be turned while it runs.

`python wall_clock.py serve …` is `triumvirate serve …` by such a clock: what Python and SQLite take for the time is as
far from the true time as a file says. (libfaketime would do the same to any program, but stalls Python's threads.)
"""

from __future__ import annotations

import os
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

HOUR = 3600
VARIABLE = "WALL_CLOCK"
EPOCH, DAY = 2440587.5, 86400.0  # of SQLite's days


class WallClock:
    """What the time is for the processes that are started by it."""

    command = (sys.executable, __file__)

    def __init__(self, file: Path) -> None:
        self._file = file
        self.turn(0)

    def turn(self, seconds: int) -> None:
        """So far from the true time, at once."""
        draft = self._file.with_suffix(".new")
        draft.write_text(str(seconds))
        draft.replace(self._file)

    @property
    def environment(self) -> dict[str, str]:
        """By which a process finds it."""
        return {VARIABLE: str(self._file)}


def go_by(file: Path) -> None:
    """From now on this process takes for the time what the file says."""
    true_time, true_ns = time.time, time.time_ns

    def ahead() -> int:
        return int(file.read_text())

    def beside(connection: Any, _: Any) -> None:
        if isinstance(connection, sqlite3.Connection):
            connection.create_function("julianday", 1, lambda _: time.time() / DAY + EPOCH)

    time.time = lambda: true_time() + ahead()
    time.time_ns = lambda: true_ns() + ahead() * 1_000_000_000

    from sqlalchemy import event
    from sqlalchemy.engine import Engine

    event.listen(Engine, "connect", beside)


if __name__ == "__main__":
    from triumvirate.cli import main

    go_by(Path(os.environ[VARIABLE]))
    main()
