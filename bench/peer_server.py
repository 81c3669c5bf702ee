"""Our server beside boardgame.io's, in one run under the same load: two people a match who move in turn.

    .venv/bin/python bench/peer_server.py          # about a minute; needs Node and npm, installs the peer into .bench

Every move is sent by one socket and seen at both before the next is made. Ours plays CAESAR! by its rules, makes a view
for each seat and keeps every move on the disk before it is acknowledged (SQLite, one process). The peer's plays a game
whose move counts clicks, in memory as it is by default, then with its FlatFile storage. It is spoken to by its own
transport, socket.io over WebSocket. The same Python load drives both.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop
from websockets.asyncio.client import ClientConnection

from processes import Costs, memory
from tables import Table, leave, make, open_socket, play, quantile, sit

ROOT = Path(__file__).resolve().parent.parent
HERE, INSTALLED = ROOT / "bench" / "boardgame_io", ROOT / ".bench" / "boardgame_io"
GAME = "click"
OURS = """
import sys
from pathlib import Path
from triumvirate.server.run import run
run(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""


def install() -> None:
    """The peer, where it is not there yet."""
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SystemExit("bench: Node and npm are needed for the peer")
    INSTALLED.mkdir(parents=True, exist_ok=True)
    (INSTALLED.parent / ".gitignore").write_text("*\n")
    wanted = (HERE / "package.json").read_text()
    kept = INSTALLED / "package.json"
    if not (INSTALLED / "node_modules" / "boardgame.io").exists() or kept.read_text() != wanted:
        kept.write_text(wanted)
        quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock", "--loglevel=error"]
        subprocess.run([npm, "install", *quiet], cwd=INSTALLED, check=True)
    shutil.copy(HERE / "server.cjs", INSTALLED)


@contextmanager
def running(command: list[str], ports: list[int]) -> Iterator[int]:
    """A server in a process, once it listens at its ports; its number."""
    environment = {**os.environ, "TRIUMVIRATE_LIMITS": "0", "NODE_ENV": "production"}
    process = subprocess.Popen(command, env=environment, cwd=INSTALLED, stdout=subprocess.DEVNULL)
    try:
        while not all(listens(port) for port in ports):
            if process.poll() is not None:
                raise SystemExit(f"bench: {command[0]} ended with {process.returncode}")
            time.sleep(0.1)
        yield process.pid
    finally:
        process.terminate()
        process.wait(20)


def listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


class PeerTable:
    """One endless match of the peer's: two sockets that click in turn."""

    def __init__(self, port: int, lobby: int) -> None:
        self.port, self.lobby = port, lobby
        self.seen: list[float] = []
        made = self._post("create", {"numPlayers": 2})
        self.match = made["matchID"]
        joined = [self._post(f"{self.match}/join", {"playerID": str(n), "playerName": f"p{n}"}) for n in (0, 1)]
        self.credentials = [one["playerCredentials"] for one in joined]
        self.sockets: list[ClientConnection] = []
        self.state = 0

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        asked = urllib.request.Request(
            f"http://127.0.0.1:{self.lobby}/games/{GAME}/{path}",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(asked, timeout=20) as answer:
            return json.loads(answer.read())

    async def sit(self) -> None:
        """Both people: engine.io's opening, the game's namespace, a sync."""
        for player in (0, 1):
            there = await open_socket(f"ws://127.0.0.1:{self.port}/socket.io/?EIO=4&transport=websocket")
            await there.recv()
            await there.send(f"40/{GAME},")
            await there.recv()
            await self._emit(there, "sync", self.match, str(player), self.credentials[player], 2)
            self.state = (await self._until(there, "sync"))[2]["state"]["_stateID"]
            self.sockets.append(there)

    async def _emit(self, there: ClientConnection, *message: Any) -> None:
        await there.send(f"42/{GAME}," + json.dumps(message))

    async def _until(self, there: ClientConnection, kind: str) -> Any:
        """The next message of a kind; heartbeats are answered on the way."""
        while True:
            told = str(await there.recv())
            if told == "2":
                await there.send("3")
            elif told.startswith("42"):
                message = json.loads(told[told.index("[") :])
                if message[0] == "error":
                    raise SystemExit(f"the peer refused: {message}")
                if message[0] == kind:
                    return message

    async def play(self, end: float) -> None:
        """Until the time is over."""
        player = 0
        while time.perf_counter() < end:
            began = time.perf_counter()
            payload = {"type": "click", "args": [], "playerID": str(player), "credentials": self.credentials[player]}
            action = {"type": "MAKE_MOVE", "payload": payload}
            await self._emit(self.sockets[player], "update", action, self.state, self.match, str(player))
            lags = await asyncio.gather(*(self._shown(there) for there in self.sockets))
            self.seen.append(lags[1 - player] - began)
            self.state += 1
            player = 1 - player

    async def _shown(self, there: ClientConnection) -> float:
        while (await self._until(there, "update"))[2]["_stateID"] <= self.state:
            pass
        return time.perf_counter()


async def peer(process: int, port: int, lobby: int, tables: int, seconds: float) -> dict[str, Any]:
    """The peer under load."""
    loop = asyncio.get_running_loop()
    chairs = [await loop.run_in_executor(None, PeerTable, port, lobby) for _ in range(tables)]
    for chair in chairs:
        await chair.sit()
    costs = Costs({"server": [process]})
    began = time.perf_counter()
    await asyncio.gather(*(chair.play(began + seconds) for chair in chairs))
    took = time.perf_counter() - began
    lags = [lag for chair in chairs for lag in chair.seen]
    spent = costs.per(len(lags) / 1000)
    used = memory(process)
    await asyncio.gather(*(there.close() for chair in chairs for there in chair.sockets))
    return _line(len(lags), took, quantile(lags, 0.5), quantile(lags, 0.99), spent, used)


async def ours(process: int, port: int, _: int, tables: int, seconds: float) -> dict[str, Any]:
    """Our server under the same load."""
    chairs = [Table(f"http://127.0.0.1:{port}", number) for number in range(tables)]
    await make(chairs, 2 + int(seconds * 900 / tables / 14))
    await sit(chairs)
    costs = Costs({"server": [process]})
    found = await play(chairs, seconds, 0.0)
    spent = costs.per(found["moves"] / 1000)
    used = memory(process)
    took = found["moves"] / found["moves/s"]
    await leave(chairs)
    return _line(found["moves"], took, found["other screen p50 ms"], found["other screen p99 ms"], spent, used)


def _line(moves: int, took: float, half: float, most: float, spent: dict[str, float], used: float) -> dict[str, Any]:
    return {
        "moves/s": round(moves / took, 1),
        "other screen p50 ms": half,
        "other screen p99 ms": most,
        "server cpu ms a move": spent["server"],
        "load cpu ms a move": spent["load"],
        "server MB": round(used),
    }


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=8.0)
    asked = parser.parse_args()
    install()
    found: dict[str, Any] = {}
    for name in ("Triumvirate, SQLite", "boardgame.io, memory", "boardgame.io, FlatFile"):
        is_ours = name.startswith("Trium")
        with tempfile.TemporaryDirectory() as folder:
            port, lobby = free_port(), free_port()
            node = ["node", "server.cjs", str(port), str(lobby), *([folder] if "FlatFile" in name else [])]
            command = [sys.executable, "-c", OURS, str(port), folder] if is_ours else node
            with running(command, [port] if is_ours else [port, lobby]) as process:
                work = ours if is_ours else peer
                found[name] = uvloop.run(work(process, port, lobby, asked.tables, asked.seconds))
        print(name, json.dumps(found[name]), flush=True)
    (ROOT / ".bench" / "peer_server.json").write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
