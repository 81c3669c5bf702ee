"""One server under attack: fifty hostile connections at each of its dearest doors, and people who play meanwhile.

    .venv/bin/python bench/hostile.py                          # every door, about six minutes
    .venv/bin/python bench/hostile.py --only truth,history --seconds 10 --addresses 50

Bystanders and attackers come from different addresses of this machine. For each door, the bystanders' p50 and p99 quiet
(before and after) and under attack, in the same run, and how the attackers were answered; status 1 where a door fails:
p99 more than 3 times the quiet one, or over 150 ms.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.client import Client, match_of

SERVE = """
import sys
from pathlib import Path
from triumvirate.server.run import run
run(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""
GAME = "julius"  # the longest matches
ENTRIES = 2000
BYSTANDERS, PAUSE = 12, 0.08
TIMES, MOST_MS = 3.0, 150.0
DOORS = {
    "description": "GET /api/openapi.json",
    "truth": "GET /api/matches/{match}/truth?at={entry}",
    "history": "GET /api/matches/{match}/history?from={entry}",
    "state": "GET /api/matches/{match}",
    "verify": "GET /api/matches/{match}/verify",
    "log": "GET /api/matches/{match}/log",
    "record": "GET /api/matches/{match}/record",
    "upload": "POST /api/records",
    "login": "POST /api/login",
    "list": "GET /api/matches?list=watch",
    "page": "GET /",
}


class Line:
    """A connection that asks one thing after another, with next to no work of its own."""

    def __init__(self, port: int, source: str, cookie: str = "") -> None:
        self._port, self._source, self._cookie = port, source, cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, what: str, body: bytes = b"") -> int:
        """The status of the answer; 0 when there was none."""
        method, path = what.split(" ")
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self._port}\r\nCookie: triumvirate={self._cookie}\r\n"
        if body:
            head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n"
        try:
            if self._streams is None:
                opened = asyncio.open_connection("127.0.0.1", self._port, local_addr=(self._source, 0))
                self._streams = await asyncio.wait_for(opened, 10)
            reader, writer = self._streams
            writer.write(head.encode() + b"\r\n" + body)
            return await self._answer(reader)
        except (OSError, EOFError, ValueError, TimeoutError):
            self.close()
            return 0

    async def _answer(self, reader: asyncio.StreamReader) -> int:
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 60)).lower()
        length = int(head.partition(b"content-length:")[2].split(b"\r\n")[0])
        await reader.readexactly(length)
        if b"connection: close" in head:
            self.close()
        return int(head.split(b" ")[1])

    def close(self) -> None:
        """The next question opens another."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


async def bystanders(port: int, people: list[tuple[str, str]], seconds: float) -> list[float]:
    """People at their tables, each from an address of their own: milliseconds of every answer."""
    end, took = time.monotonic() + seconds, []

    async def sit(number: int, cookie: str, match: str) -> None:
        line, rng = Line(port, f"127.0.2.{number + 1}", cookie), random.Random(number)
        doors = ("GET /api/me", f"GET /api/matches/{match}", f"GET /api/matches/{match}/legal")
        while time.monotonic() < end:
            began = time.perf_counter()
            status = await line.ask(rng.choice(doors))
            took.append((time.perf_counter() - began) * 1000 if status == 200 else 60_000.0)
            await asyncio.sleep(PAUSE * rng.uniform(0.5, 1.5))
        line.close()

    await asyncio.gather(*(sit(number, *one) for number, one in enumerate(people)))
    return sorted(took)


async def attack(
    port: int, door: str, body: bytes, match: str, connections: int, addresses: int, seconds: float
) -> None:
    """Ask as fast as it goes until the time is over; the answers are counted and printed."""
    end, answers = time.monotonic() + seconds, Counter[int]()

    async def hammer(number: int) -> None:
        line, rng = Line(port, f"127.0.1.{number % addresses + 1}"), random.Random(number)
        while time.monotonic() < end:
            asked = door.format(match=match, entry=rng.randrange(ENTRIES - 100))
            answers[await line.ask(asked, body)] += 1
        line.close()

    tasks = [asyncio.create_task(hammer(number)) for number in range(connections)]
    await asyncio.wait(tasks, timeout=seconds + 2)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    print(json.dumps({str(status): count for status, count in answers.items()}))


def long_record() -> str:
    """A finished match of about 2,000 entries: people who change their minds."""
    for seed in range(20):
        table, rng = Table.new(find_game(GAME), {}, seed), random.Random(seed)
        while not table.is_over():
            last = table.entries[-1]
            is_early = len(table.entries) < ENTRIES - 300
            if is_early and last.seat and last.action != "take back" and rng.random() < 0.75:
                table.take_back(last.seat)
            else:
                seat = rng.choice(table.deciders())
                table.act(seat, rng.choice(table.legal(seat)).action)
        if ENTRIES <= len(table.entries) < 2900:
            return write_record(table, reveal=True)
    raise SystemExit("no match was long enough")


def sent_to(door: str, record: str) -> bytes:
    """What an attacker sends there."""
    if door == "upload":
        return json.dumps({"record": record}).encode()
    return json.dumps({"name": "nobody at all", "password": "guess after guess"}).encode() if door == "login" else b""


def at(part: float, took: list[float]) -> float:
    """A quantile of sorted numbers."""
    return took[min(len(took) - 1, int(part * len(took)))]


def try_door(
    name: str, port: int, people: list[tuple[str, str]], match: str, record: str, given: argparse.Namespace
) -> bool:
    """Quiet, under attack, and quiet again; whether people hardly noticed."""
    before = asyncio.run(bystanders(port, people, given.seconds))
    numbers = [str(given.connections), str(given.addresses), str(given.seconds + 1)]
    with tempfile.NamedTemporaryFile(suffix=".json") as body:
        Path(body.name).write_bytes(sent_to(name, record))
        command = [sys.executable, __file__, "--attack", str(port), DOORS[name], body.name, match, *numbers]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
            assert attacker.stdout is not None
            attacker.stdout.readline()  # it begins
            hurt = asyncio.run(bystanders(port, people, given.seconds))
            answers = json.loads(attacker.stdout.readline() or "{}")
    after = asyncio.run(bystanders(port, people, given.seconds))
    quiet = sorted(before + after)
    (q50, q99), (h50, h99) = ((at(0.5, took), at(0.99, took)) for took in (quiet, hurt))
    is_well = h99 <= TIMES * q99 and h99 < MOST_MS
    told = ", ".join(f"{count} × {status}" for status, count in sorted(answers.items()))
    print(
        f"{name:12} quiet {q50:6.1f} {q99:6.1f}   attacked {h50:6.1f} {h99:6.1f} ms   × {h99 / q99:4.1f}   "
        f"{'well' if is_well else 'HURT'}   {told}",
        flush=True,
    )
    return is_well


def main() -> None:
    """All doors, one after another."""
    if sys.argv[1:2] == ["--attack"]:
        port, door, body, match, connections, addresses, seconds = sys.argv[2:]
        print("it begins", flush=True)
        sent = Path(body).read_bytes()
        asyncio.run(attack(int(port), door, sent, match, int(connections), int(addresses), float(seconds)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default=",".join(DOORS), help="doors by name")
    parser.add_argument(
        "--seconds", type=float, default=10.0, help="of quiet, of attack, and of quiet again, for each door"
    )
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--addresses", type=int, default=1, help="that the attackers come from, all of one /24")
    given = parser.parse_args()
    record = long_record()
    with socket.socket() as probe, tempfile.TemporaryDirectory() as folder:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
        probe.close()
        server = subprocess.Popen([sys.executable, "-c", SERVE, str(port), folder], stdout=subprocess.PIPE)
        try:
            assert server.stdout is not None
            server.stdout.readline()
            host = Client(f"http://127.0.0.1:{port}")
            match = match_of(host.upload(record))
            people = []
            for _ in range(BYSTANDERS):
                one = Client(f"http://127.0.0.1:{port}")
                state = one.play("caesar", bot="recruit")
                people.append((one.cookie, match_of(state)))
            entries = record.count("\n") - 10
            print(
                f"{given.connections} connections from {given.addresses} addresses; a match of about {entries} entries"
            )
            print(f"{'door':12} quiet    p50    p99   attacked    p50    p99")
            well = [try_door(name, port, people, match, record, given) for name in given.only.split(",")]
        finally:
            server.terminate()
            server.wait()
    raise SystemExit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
