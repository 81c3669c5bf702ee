"""One server process under live matches: each move is seen by both players and a spectator.

    .venv/bin/python bench/server.py                        # short: 60 matches, 5 s
    .venv/bin/python bench/server.py --matches 334 --rate 500 --seconds 15    # the goal: 1,000 sockets, 500 moves/s

Prints moves/s, the time from a click to the other screens (p50, p99, worst), the memory of an idle match, and how
long a stored match takes to open from the database.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
import uvloop
from sqlalchemy import select
from websockets.asyncio.client import ClientConnection, connect

from tables import Told
from triumvirate.server.client import Client, match_of
from triumvirate.server.settings import Settings
from triumvirate.server.store.schema import matches as stored
from triumvirate.server.worker import Worker

SERVE = """
import sys
from pathlib import Path
from triumvirate.server.run import run
run(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""


decoder = msgspec.json.Decoder(Told)


class Match:
    """A match with its three sockets; clicks are sent at the paced moments, arrivals noted."""

    def __init__(self, number: int, url: str) -> None:
        self.rng = random.Random(number)
        caesar, pompey = Client(url), Client(url)
        caesar.be()
        pompey.be()
        state = caesar.create("caesar", private=True)
        pompey.join(state.invites["pompey"])  # type: ignore[index]
        self.id = match_of(state)
        self.cookies = [caesar.cookie, pompey.cookie, ""]
        self.url = url.replace("http", "ws") + f"/api/matches/{self.id}/live"
        self.origin = url
        self.sockets: list[ClientConnection] = []
        self.latest: list[Told] = []
        self.clicked: dict[int, float] = {}
        self.lags: list[float] = []
        self.moves = 0

    async def open(self) -> None:
        for cookie in self.cookies:
            headers = {"Cookie": f"triumvirate={cookie}"} if cookie else {}
            there = await connect(
                self.url, additional_headers=headers, max_size=None, compression=None, ping_interval=None, proxy=None
            )
            await there.send('{"type":"hello"}')
            self.sockets.append(there)
            self.latest.append(decoder.decode(await there.recv()))

    async def listen(self, which: int) -> None:
        async for raw in self.sockets[which]:
            told = decoder.decode(raw)
            if told.type == "ping":
                await self.sockets[which].send('{"type":"pong"}')
            elif told.type == "refused":
                raise SystemExit(f"refused: {raw!r}")
            elif told.type == "update":
                if told.number in self.clicked:
                    self.lags.append(time.perf_counter() - self.clicked[told.number])
                self.latest[which] = told

    async def play(self, every: float, end: float) -> None:
        at = time.perf_counter() + self.rng.random() * every
        while at < end:
            await asyncio.sleep(max(0.0, at - time.perf_counter()))
            at += every
            seat = next((i for i in (0, 1) if self.latest[i].legal), None)
            if seat is None or (self.latest[seat].number in self.clicked and self.moves > self.latest[seat].number):
                continue
            state = self.latest[seat]
            number = state.number + 1
            if number in self.clicked:
                continue
            action = self.rng.choice(state.legal).action
            self.clicked[number] = time.perf_counter()
            self.moves += 1
            await self.sockets[seat].send(
                json.dumps({"type": "act", "action": action, "seen": state.number, "key": f"click-{number:05}"})
            )


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def memory(process: int) -> float:
    """Resident memory in MB."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    return 0.0


def cpu(process: int) -> float:
    """Seconds of processor time used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def load(url: str, args: argparse.Namespace, process: int) -> dict[str, Any]:
    loop = asyncio.get_running_loop()
    for number in range(10):  # what is loaded at first use is not a match's memory
        await loop.run_in_executor(None, Match, -1 - number, url)
    empty = memory(process)
    matches = [await loop.run_in_executor(None, Match, number, url) for number in range(args.matches)]
    seated = memory(process)
    for match in matches:
        await match.open()
    connected = memory(process)
    listeners = [asyncio.create_task(match.listen(which)) for match in matches for which in range(3)]
    busy = cpu(process)
    began = time.perf_counter()
    every = args.matches / args.rate
    await asyncio.gather(*(match.play(every, began + args.seconds) for match in matches))
    took = time.perf_counter() - began
    busy = cpu(process) - busy
    await asyncio.sleep(0.5)
    for task in listeners:
        task.cancel()
    await asyncio.gather(*listeners, return_exceptions=True)
    lags = sorted(lag for match in matches for lag in match.lags)
    moves = sum(match.moves for match in matches)
    for match in matches:
        for there in match.sockets:
            await there.close()
    return {
        "matches": args.matches,
        "sockets": 3 * args.matches,
        "moves": moves,
        "moves/s": round(moves / took, 1),
        "arrivals": len(lags),
        "p50 ms": round(lags[len(lags) // 2] * 1000, 2),
        "p99 ms": round(lags[int(len(lags) * 0.99)] * 1000, 2),
        "worst ms": round(lags[-1] * 1000, 2),
        "server busy": f"{busy / took:.0%}",
        "server ms a move": round(busy / moves * 1000, 3),
        "KB per idle match": round((seated - empty) * 1024 / args.matches, 1),
        "KB per open socket": round((connected - seated) * 1024 / (3 * args.matches), 1),
    }


async def open_cold(folder: str) -> dict[str, Any]:
    """How long a stored match takes from the database to a state that can be sent, in this process."""
    worker = Worker(Settings(data=Path(folder), limits=False, deals=False, show=False))
    await worker.start()
    rows = await worker.db.rows(select(stored.c.id, stored.c.number).order_by(stored.c.number.desc()).limit(20))
    took = []
    for row in rows:
        began = time.perf_counter()
        worker.cache.show(await worker.cache.load(row.id), None)
        took.append((time.perf_counter() - began) * 1000)
    await worker.stop()
    return {
        "entries of a match opened": rows[0].number + 1,
        "ms to open it (median)": round(sorted(took)[len(took) // 2], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, all matches together")
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        port = free_port()
        environment = {**os.environ, "TRIUMVIRATE_LIMITS": "0"}
        server = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(port), folder], env=environment, stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            server.stdout.readline()
            gc.freeze()
            gc.disable()  # a pause of the load's own must not count as the server's
            found = uvloop.run(load(f"http://127.0.0.1:{port}", args, server.pid))
        finally:
            server.terminate()
            server.wait(10)
        found |= asyncio.run(open_cold(folder))
    if args.json:
        print(json.dumps(found))
    else:
        for name, value in found.items():
            print(f"{name:>26}  {value}")


if __name__ == "__main__":
    main()
