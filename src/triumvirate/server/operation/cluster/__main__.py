"""`make cluster`: the whole cluster on this machine, until a signal says stop."""

from __future__ import annotations

import argparse
import os
import signal
import sys
import tempfile
import threading
from pathlib import Path

from triumvirate.server.operation.cluster.ensemble import Ensemble
from triumvirate.server.operation.cluster.services import Failed, Missing

WATCHED_EVERY = 1.0


def main() -> int:
    """Start everything, watch over it, stop everything."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, help="a folder that is kept; without, all is gone afterwards")
    parser.add_argument("--port", type=int, default=8000, help="where people go")
    parser.add_argument("--webs", type=int, default=3, help="how many web workers")
    parser.add_argument("--bots", type=int, default=2, help="how many bot workers")
    asked = parser.parse_args()
    told = threading.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sig, lambda *_: told.set())
    with tempfile.TemporaryDirectory(prefix="triumvirate-") as scratch:
        folder = asked.data or Path(scratch)
        folder.mkdir(parents=True, exist_ok=True)
        os.chmod(folder, 0o755)  # the database runs as another user, in a folder of its own
        ensemble = Ensemble(folder, asked.webs, asked.bots, port=asked.port)
        try:
            ensemble.start(lambda line: print(f"cluster: {line}", flush=True))
        except (Missing, Failed) as fault:
            print(f"cluster: {fault}", file=sys.stderr)
            return 1
        print(f"Triumvirate is at {ensemble.url}/ (Ctrl-C stops all of it)", flush=True)
        while not told.wait(WATCHED_EVERY):
            for service in ensemble.services():
                if service.process is not None and service.process.poll() is not None:
                    print(f"cluster: {service.folder.name} ended; starting it again", flush=True)
                    service.launch()  # whether it stays is seen at the next look
        print("cluster: stopping", flush=True)
        ensemble.stop()
    return 0


if __name__ == "__main__":
    sys.exit(main())
