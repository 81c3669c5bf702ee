"""A server with a planted fault: it acknowledges a move first and commits it a little later."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

from triumvirate.server.run import run
from triumvirate.server.store import matches

honest = matches.advance
LATER = 0.4
tasks: set[asyncio.Task[None]] = set()


async def hasty(db: Any, before: Any, match: Any, *more: Any) -> None:
    async def write() -> None:
        await asyncio.sleep(LATER)
        match.version = seen
        await honest(db, before, match, *more)

    seen = match.version
    task = asyncio.create_task(write())
    tasks.add(task)
    task.add_done_callback(tasks.discard)
    match.version = seen + 1


if __name__ == "__main__":
    matches.advance = hasty
    run(port=int(sys.argv[1]), data=Path(sys.argv[2]))
