"""The cluster under live matches: moves/s and the time from a click to the other screen, with 1, 2 and 3 web workers.

    .venv/bin/python bench/cluster.py                    # 1, 2 and 3 workers, 8 s each
    .venv/bin/python bench/cluster.py --sockets 2000     # and so many sockets held meanwhile
    .venv/bin/python bench/cluster.py --stored           # the cost of a move with 100 to 100,000 stored matches

PostgreSQL, Redis, HAProxy, the workers and the load itself share this machine: what is measured is where it saturates.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import uvloop
from sqlalchemy import insert, text
from websockets.asyncio.client import ClientConnection, connect

from triumvirate.server.client import Client, match_of
from triumvirate.server.cluster.ensemble import Ensemble
from triumvirate.server.store.schema import actions, matches, seats
from triumvirate.server.store.transfer import over

KEPT = 4
SETTINGS = {"TRIUMVIRATE_LIMITS": "0", "TRIUMVIRATE_BOT_PAUSE": "0"}


def quantile(values: list[float], part: float) -> float:
    return round(sorted(values)[int(len(values) * part)] * 1000, 2) if values else 0.0


class Table:
    """Two people at two sockets, perhaps of two workers; who is to move clicks as soon as both have seen the last."""

    def __init__(self, url: str, number: int) -> None:
        self.rng = random.Random(number)
        one, two = Client(url), Client(url)
        state = one.create("caesar", private=True)
        two.join(state.invites["pompey"])  # type: ignore[index]
        self.id = match_of(state)
        self.cookies = [one.cookie, two.cookie]
        self.url = url.replace("http", "ws") + f"/api/matches/{self.id}/live"
        self.acks: list[float] = []
        self.seen: list[float] = []
        self.is_over = False

    async def open(self) -> list[ClientConnection]:
        sockets = []
        for cookie in self.cookies:
            headers = {"Cookie": f"triumvirate={cookie}"}
            socket = await connect(
                self.url, additional_headers=headers, max_size=None, compression=None, ping_interval=None, proxy=None
            )
            await socket.send('{"type":"hello"}')
            sockets.append(socket)
        return sockets

    async def play(self, end: float, pause: float) -> None:
        sockets = await self.open()
        states = [json.loads(await socket.recv()) for socket in sockets]
        while time.perf_counter() < end and not self.is_over:
            seat = next((i for i, state in enumerate(states) if state.get("legal")), None)
            if seat is None:
                break
            state = states[seat]
            action = self.rng.choice(state["legal"])["action"]
            began = time.perf_counter()
            message = {"type": "act", "id": 1, "action": action, "seen": state["number"], "key": secrets.token_hex(8)}
            await sockets[seat].send(json.dumps(message))
            arrived = await asyncio.gather(
                *(self._next(socket, state["number"] + 1 if i == seat else 0) for i, socket in enumerate(sockets))
            )
            states = [told for told, _, _ in arrived]
            self.acks += [ack - began for _, ack, _ in arrived if ack]
            self.seen.append(arrived[1 - seat][2] - began)
            self.is_over = bool(states[seat].get("result"))
            await asyncio.sleep(pause)
        for socket in sockets:
            await socket.close()

    async def _next(self, socket: ClientConnection, number: int) -> tuple[Any, float, float]:
        """Until an update shows the entry: the update, when the ack came (0 if none is due here), when it was shown.

        The other side may learn nothing of an entry but that something happened: any update will do (number 0).
        """
        acked = 0.0
        while True:
            told = json.loads(await socket.recv())
            if told["type"] == "ack":
                acked = time.perf_counter()
            elif told["type"] == "ping":
                await socket.send('{"type":"pong"}')
            elif told["type"] == "refused":
                raise SystemExit(f"refused: {told}")
            elif told["type"] == "update" and told["number"] >= number:
                return told, acked, time.perf_counter()


async def hold(url: str, count: int) -> list[ClientConnection]:
    """People who look on, each at a socket that stays open."""
    match = match_of(Client(url).create("caesar", same_screen=True))
    address = url.replace("http", "ws") + f"/api/matches/{match}/live"
    held: list[ClientConnection] = []
    for first in range(0, count, 50):
        more = [connect(address, max_size=None, compression=None, ping_interval=None, proxy=None) for _ in range(50)]
        for socket in await asyncio.gather(*more[: count - first]):
            await socket.send('{"type":"hello"}')
            held.append(socket)
    return held


async def load(url: str, tables: int, seconds: float, pause: float, sockets: int = 0) -> dict[str, Any]:
    held = await hold(url, sockets) if sockets else []
    loop = asyncio.get_running_loop()
    made = [await loop.run_in_executor(None, Table, url, number) for number in range(tables)]
    began = time.perf_counter()

    async def chair(number: int) -> None:
        table = made[number]
        while time.perf_counter() < began + seconds:
            await table.play(began + seconds, pause)
            if table.is_over:
                table = await loop.run_in_executor(None, Table, url, number)
                made.append(table)

    await asyncio.gather(*(chair(number) for number in range(tables)))
    took = time.perf_counter() - began
    acks = [ack for table in made for ack in table.acks]
    seen = [lag for table in made for lag in table.seen]
    still = sum(socket.state.name == "OPEN" for socket in held)
    await asyncio.gather(*(socket.close() for socket in held))
    return {
        "tables": tables,
        "moves/s": round(len(seen) / took, 1),
        "ack p50 ms": quantile(acks, 0.5),
        "ack p99 ms": quantile(acks, 0.99),
        "other screen p50 ms": quantile(seen, 0.5),
        "other screen p99 ms": quantile(seen, 0.99),
        **({"sockets held": f"{still} of {sockets}"} if sockets else {}),
    }


def store(url: str, wanted: int, pattern: str) -> None:
    """Copies of a match, until there are so many; of its entries only the first few, to spare the disk."""

    def fill(connection: Any) -> None:
        there = int(connection.execute(text("SELECT count(*) FROM matches")).scalar_one())
        model = connection.execute(matches.select().where(matches.c.id == pattern)).one()._mapping
        seated = [row._mapping for row in connection.execute(seats.select().where(seats.c.match == pattern))]
        acted = [row._mapping for row in connection.execute(actions.select().where(actions.c.match == pattern))]
        acted = acted[:KEPT]
        for first in range(there, wanted, 500):
            ids = [f"copy{number:08}" for number in range(first, min(first + 500, wanted))]
            connection.execute(
                insert(matches), [{**model, "id": name, "status": "finished", "code": None} for name in ids]
            )
            connection.execute(
                insert(seats), [{**row, "match": name, "person": f"p_{name}"} for name in ids for row in seated]
            )
            connection.execute(insert(actions), [{**row, "match": name} for name in ids for row in acted])
        connection.execute(text("ANALYZE"))

    over(url, fill)


def open_folder() -> tempfile.TemporaryDirectory[str]:
    folder = tempfile.TemporaryDirectory(prefix="triumvirate-bench-", ignore_cleanup_errors=True)
    os.chmod(folder.name, 0o755)
    return folder


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--workers", type=int, nargs="*", default=[1, 2, 3])
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--pause", type=float, default=0.0, help="seconds between a table's moves; 0 saturates")
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--sockets", type=int, default=0)
    parser.add_argument("--stored", type=int, nargs="*", help="numbers of stored matches")
    asked = parser.parse_args()
    if asked.stored is not None:
        with open_folder() as name, Ensemble(Path(name), webs=1, bots=0, **SETTINGS) as ensemble:
            pattern = Client(ensemble.url)
            state = pattern.create("caesar", same_screen=True, private=True)
            match = match_of(state)
            while not state.result:
                state = pattern.act(state, state.legal[0]["action"])
                state = state if state.legal or state.result else pattern.state(match)
            for count in asked.stored or [100, 1000, 10_000, 100_000]:
                began = time.perf_counter()
                store(ensemble.database, count, match)
                filled = time.perf_counter() - began
                found = uvloop.run(load(ensemble.url, 10, asked.seconds, 0.1))
                began = time.perf_counter()
                for _ in range(20):
                    pattern.matches("mine")
                    pattern.matches("finished")
                listed = (time.perf_counter() - began) / 40 * 1000
                print({"stored": count, "fill s": round(filled), **found, "list ms": round(listed, 1)}, flush=True)
        return
    for workers in asked.workers:
        with open_folder() as name, Ensemble(Path(name), webs=workers, bots=0, **SETTINGS) as ensemble:
            found = uvloop.run(load(ensemble.url, asked.tables, asked.seconds, asked.pause, asked.sockets))
            print({"workers": workers, **found}, flush=True)
    sys.stdout.flush()


if __name__ == "__main__":
    main()
