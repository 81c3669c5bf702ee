"""The cluster under live matches: how fast, what each part of it costs, and what stored matches do to that.

    .venv/bin/python bench/cluster.py                      # all of it, about six minutes
    .venv/bin/python bench/cluster.py --only workers       # moves/s, p99 and costs with 1, 2 and 3 web workers
    .venv/bin/python bench/cluster.py --only sockets       # 2,000 sockets held while others play
    .venv/bin/python bench/cluster.py --only stored        # 100 to 100,000 stored matches, PostgreSQL and SQLite

PostgreSQL (with commits that wait for the disk), Redis, HAProxy, the workers and the load itself share this machine, so
moves/s say where two cores are full. How it grows is told by the processor seconds of each part for 1,000 moves. Results
are kept in .bench/cluster.json, which bench/million.py reads.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from pathlib import Path
from typing import Any

import uvloop

import stored
from processes import Costs, memory
from tables import Table, hold, leave, make, play, sit
from triumvirate.server.operation.cluster.ensemble import Ensemble

KEPT = Path(__file__).resolve().parent.parent / ".bench" / "cluster.json"
SETTINGS = {"TRIUMVIRATE_LIMITS": "0", "TRIUMVIRATE_BOTS": "0"}
IDLE = 4.0
ROUNDS = 3
PARTS = ("workers", "sockets", "stored")


def open_folder() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="triumvirate-bench-", ignore_cleanup_errors=True)
    os.chmod(folder.name, 0o755)
    return folder


def components(ensemble: Ensemble) -> dict[str, list[int]]:
    """The processes of each part."""
    found = {"worker": [web.process.pid for web in ensemble.webs if web.process]}
    for name, service in (("postgres", ensemble.postgres), ("redis", ensemble.redis), ("proxy", ensemble.proxy)):
        if service is not None and service.process is not None:
            found[name] = [service.process.pid]
    return found


def say(name: str, found: dict[str, Any]) -> dict[str, Any]:
    print(name, json.dumps(found), flush=True)
    return found


def with_workers(count: int, tables: int, seconds: float) -> dict[str, Any]:
    """A match that is over is followed by another; all are opened, with their sockets, before the clock runs."""

    async def work(ensemble: Ensemble) -> dict[str, Any]:
        costs = Costs(components(ensemble))
        chairs = [Table(ensemble.url, number) for number in range(tables)]
        each = 2 + int(seconds * 600 / tables / 14)  # of about 14 moves
        await make(chairs, each)
        opened = costs.per(tables * each / 1000)
        sockets = await sit(chairs)
        connected = costs.per(sockets / 1000)
        await asyncio.sleep(IDLE)
        idle = costs.per(IDLE)
        found = await play(chairs, seconds, 0.0)
        moved = costs.per(found["moves"] / 1000, found["moves"] / found["moves/s"], idle)
        ran_out = not any(chair.ready for chair in chairs)
        await leave(chairs)
        return {
            "workers": count,
            **found,
            "cpu s per 1000 moves": moved,
            "cpu s a second while idle": idle,
            "cpu s per 1000 matches opened": opened,
            "cpu s per 1000 sockets opened": connected,
            **({"note": "the matches ran out"} if ran_out else {}),
        }

    with open_folder() as name, Ensemble(Path(name), webs=count, bots=0, **SETTINGS) as ensemble:
        return uvloop.run(work(ensemble))


def with_sockets(count: int, seconds: float) -> dict[str, Any]:
    """So many people look on while ten tables play at a human pace."""

    async def work(ensemble: Ensemble) -> dict[str, Any]:
        chairs = [Table(ensemble.url, number) for number in range(10)]
        await make(chairs, 1 + int(seconds / 0.2 / 14))
        await sit(chairs)
        webs = [web.process.pid for web in ensemble.webs if web.process]
        before, costs = sum(map(memory, webs)), Costs(components(ensemble))
        held = await hold(ensemble.url, count)
        connected = costs.per(count / 1000)
        grown = sum(map(memory, webs)) - before
        await asyncio.sleep(5.0)
        idle = costs.per(5.0 * count / 1000)
        found = await play(chairs, seconds, 0.2)
        await leave(chairs)
        still = sum(socket.state.name == "OPEN" for socket in held)
        await asyncio.gather(*(socket.close() for socket in held))
        return {
            "sockets held": f"{still} of {count}",
            **found,
            "worker KB per socket": round(grown * 1000 / count, 1),
            "cpu s per 1000 connects": connected,
            "cpu s per 1000 idle socket seconds": idle,
        }

    with open_folder() as name, Ensemble(Path(name), webs=3, bots=0, **SETTINGS) as ensemble:
        return uvloop.run(work(ensemble))


async def human_pace(url: str, seconds: float, costs: Costs) -> dict[str, Any]:
    """Ten tables that take a little time for each move; of some rounds the one that the machine disturbed least."""
    rounds = []
    for _ in range(ROUNDS):
        chairs = [Table(url, number) for number in range(10)]
        await make(chairs, 1 + int(seconds / 0.1 / 14))
        await sit(chairs)
        costs.per(1)
        found = await play(chairs, seconds, 0.1)
        rounds.append({**found, "cpu s per 1000 moves": costs.per(found["moves"] / 1000)})
        await leave(chairs)
    return min(rounds, key=lambda found: found["cpu s per 1000 moves"]["load"])


def with_stored(on_postgres: bool, counts: list[int], seconds: float) -> list[dict[str, Any]]:
    """One worker; ten tables at a human pace, and people who open and list, with ever more matches in the database."""
    found = []
    name = "PostgreSQL" if on_postgres else "SQLite"
    with (
        open_folder() as folder,
        Ensemble(Path(folder), webs=1, bots=0, on_postgres=on_postgres, **SETTINGS) as ensemble,
    ):
        somebody, pattern = stored.real_match(ensemble.url)
        empty = stored.size(ensemble.database)
        for count in counts:
            took = stored.fill(ensemble.database, count, pattern)
            grown = stored.size(ensemble.database) - empty
            costs = Costs(components(ensemble))
            played = uvloop.run(human_pace(ensemble.url, seconds, costs))
            found.append(
                say(
                    "stored",
                    {
                        "database": name,
                        "stored": count,
                        **stored.latencies(ensemble.url, somebody, count),
                        **played,
                        "bytes per match": grown // count,
                        "fill s": round(took, 1),
                    },
                )
            )
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=PARTS, nargs="*", default=list(PARTS))
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--sockets", type=int, default=2000)
    parser.add_argument("--stored", type=int, nargs="*", default=[100, 1000, 10_000, 100_000])
    asked = parser.parse_args()
    if "workers" in asked.only:
        keep("workers", [say("workers", with_workers(count, asked.tables, asked.seconds)) for count in asked.workers])
    if "sockets" in asked.only:
        keep("sockets", say("sockets", with_sockets(asked.sockets, asked.seconds)))
    if "stored" in asked.only:
        keep("stored", [row for kind in (True, False) for row in with_stored(kind, asked.stored, 5.0)])


def keep(part: str, found: Any) -> None:
    """Put a part beside the others of earlier runs."""
    KEPT.parent.mkdir(exist_ok=True)
    (KEPT.parent / ".gitignore").write_text("*\n")
    kept = json.loads(KEPT.read_text()) if KEPT.exists() else {}
    KEPT.write_text(json.dumps({**kept, part: found}, indent=1) + "\n")


if __name__ == "__main__":
    main()
