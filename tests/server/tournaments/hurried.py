"""A server in a process of its own, to be killed: `python hurried.py FOLDER SINCE PACE`. It tells its address, and goes on.

Its clock runs PACE times as fast since SINCE, so that the pauses between rounds and an arena's minutes pass; one that is
started again on the same folder has the same time.
"""

from __future__ import annotations

import sys
import threading
from pathlib import Path

from server.conftest import serving
from triumvirate.server.table_time import wall_ms


def main(folder: str, since: str, pace: str) -> None:
    def now() -> int:
        return int(since) + (wall_ms() - int(since)) * int(pace)

    with serving(Path(folder), now=now, tick=0.2, durable=True, bot_threads=2) as server:
        print(server.url, flush=True)
        threading.Event().wait()


if __name__ == "__main__":
    main(*sys.argv[1:])
