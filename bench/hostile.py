"""One server under attack: fifty hostile connections at each of its dearest doors, and people who play meanwhile.

    .venv/bin/python bench/hostile.py                          # every door, about twenty minutes
    .venv/bin/python bench/hostile.py --only truth,history --rounds 8 --addresses 50

Bystanders and attackers come from different addresses of this machine. For each door, what one visit takes when all is
quiet (which says how dear it is), the bystanders' p50 and p99 quiet and under attack, in turns of some seconds because
the machine itself has better and worse moments, and how the attackers were answered; each attack begins with all that
a visitor may have saved up. Status 1 where a door fails: p99 more than 3 times the quiet one, or over 150 ms.
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
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import resources
from pathlib import Path
from typing import TypeVar

from triumvirate.core.record import write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server.client import Client, Refused, match_of
from triumvirate.server.errors import RateLimited
from triumvirate.server.store import tournaments
from triumvirate.server.store.database import Database
from triumvirate.server.store.rows import KeptClock
from triumvirate.server.store.tournaments import FINISHED, EntrantRow, MeetingRow, TournamentRow

SERVE = """
import sys
from pathlib import Path
from triumvirate.server.run import run
run(port=int(sys.argv[1]), data=Path(sys.argv[2]))
"""
T = TypeVar("T")
GAME = "julius"  # the longest matches
ENTRIES = 2000
LINE = 600  # moves of the match that stand: the others were taken back
STUDIES = 20  # as many as a guest may have
CROWD, ROUNDS = 1024, 10
BYSTANDERS, PAUSE = 12, 0.08
PERSONAL = ("studies", "export", "new study")  # attackers come as who has all the studies
VARIANT = "variants/spies.toml"
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
    "chronicle": "GET /api/matches/{match}/chronicle",
    "analysis": "POST /api/matches/{match}/analysis",
    "studies": "GET /api/studies",
    "study": "GET /api/studies/{study}",
    "line": "GET /api/studies/{study}/moves/{entry}",
    "new study": "POST /api/studies",
    "export": "GET /api/me/export",
    "puzzle": "GET /api/puzzles/julius/next",
    "deal": "GET /api/daily/julius",
    "tournament": "GET /api/tournaments/crowd",
    "book": "GET /api/games/julius/book",
    "home-made": "POST /api/games/caesar/home-made",
}


@dataclass(frozen=True)
class House:
    """The server with what is in it: a long match, a study of it, somebody who has as many studies as one may."""

    port: int
    record: str
    match: str
    study: str
    visitor: str  # the cookie of who has the studies, and of the attackers
    people: list[tuple[str, str]]

    def address(self, door: str, entry: int) -> str:
        """Where a visit goes."""
        return DOORS[door].format(match=self.match, study=self.study, entry=entry)


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


async def attack(house: House, door: str, body: bytes, connections: int, addresses: int, seconds: float) -> None:
    """Ask as fast as it goes until the time is over; the answers are counted and printed."""
    end, answers = time.monotonic() + seconds, Counter[int]()

    async def hammer(number: int) -> None:
        line = Line(house.port, f"127.0.1.{number % addresses + 1}", house.visitor if door in PERSONAL else "")
        rng, moves = random.Random(number), LINE if "{study}" in DOORS[door] else ENTRIES - 100
        while time.monotonic() < end:
            answers[await line.ask(house.address(door, rng.randrange(moves)), body)] += 1
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
    sent: dict[str, object] = {
        "upload": {"record": record},
        "new study": {"record": record},
        "login": {"name": "nobody at all", "password": "guess after guess"},
        "analysis": {},
        "home-made": {"text": resources.files("triumvirate.games.caesar.data").joinpath(VARIANT).read_text()},
    }
    return json.dumps(sent[door]).encode() if door in sent else b""


def at(part: float, took: list[float]) -> float:
    """A quantile of sorted numbers."""
    return took[min(len(took) - 1, int(part * len(took)))]


async def alone(house: House, door: str) -> float:
    """Milliseconds of one visit when nothing else happens."""
    line, took = Line(house.port, "127.0.3.1", house.visitor if door in PERSONAL else ""), []
    for entry in range(5):
        began = time.perf_counter()
        await line.ask(house.address(door, 300 * entry), sent_to(door, house.record))
        took.append((time.perf_counter() - began) * 1000)
    line.close()
    return at(0.5, sorted(took))


def under_attack(name: str, house: House, given: argparse.Namespace) -> tuple[list[float], Counter[str]]:
    """What bystanders wait while fifty others ask as fast as it goes, and how those were answered."""
    numbers = [str(given.connections), str(given.addresses), str(given.seconds + 1)]
    with tempfile.NamedTemporaryFile(suffix=".json") as told, tempfile.NamedTemporaryFile(suffix=".json") as body:
        Path(told.name).write_text(json.dumps(asdict(house)))
        Path(body.name).write_bytes(sent_to(name, house.record))
        command = [sys.executable, __file__, "--attack", told.name, name, body.name, *numbers]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attacker:
            assert attacker.stdout is not None
            attacker.stdout.readline()  # it begins
            took = asyncio.run(bystanders(house.port, house.people, given.seconds))
            return took, Counter(json.loads(attacker.stdout.readline() or "{}"))


def try_door(name: str, house: House, given: argparse.Namespace) -> bool:
    """Quiet and under attack, in turns, and quiet again; whether people hardly noticed."""
    one = asyncio.run(alone(house, name))
    quiet: list[float] = []
    hurt: list[float] = []
    answers = Counter[str]()
    for _ in range(given.rounds):
        quiet += asyncio.run(bystanders(house.port, house.people, given.seconds))
        took, answered = under_attack(name, house, given)
        hurt += took
        answers += answered
    quiet += asyncio.run(bystanders(house.port, house.people, given.seconds))
    (q50, q99), (h50, h99) = ((at(0.5, took), at(0.99, took)) for took in (sorted(quiet), sorted(hurt)))
    is_well = h99 <= TIMES * q99 and h99 < MOST_MS
    told = ", ".join(f"{count} × {status}" for status, count in sorted(answers.items()))
    print(
        f"{name:12} {one:7.1f}   quiet {q50:6.1f} {q99:6.1f}   attacked {h50:6.1f} {h99:6.1f} ms   × {h99 / q99:4.1f}   "
        f"{'well' if is_well else 'HURT'}   {told}",
        flush=True,
    )
    return is_well


def furnished(port: int, folder: Path, record: str) -> House:
    """What the attackers want to have looked up, and people at their tables."""
    url = f"http://127.0.0.1:{port}"
    host = Client(url)
    match = match_of(host.upload(record))
    people = []
    for _ in range(BYSTANDERS):
        one = Client(url)
        state = patiently(lambda: one.play("caesar", bot="recruit"))  # noqa: B023 - called at once
        people.append((one.cookie, match_of(state)))
    made = [patiently(lambda: host.post(dict, "/studies", record=record))["study"]["id"] for _ in range(STUDIES)]
    patiently(lambda: host.call("PATCH", f"/studies/{made[0]}", {"is_shared": True}))
    asyncio.run(crowd(folder))
    return House(port, record, match, made[0], host.cookie, people)


def patiently(work: Callable[[], T]) -> T:
    """Do it, as fast as one visitor may."""
    while True:
        try:
            return work()
        except Refused as refused:
            if refused.code != RateLimited.code:
                raise
            time.sleep(1)


async def crowd(folder: Path) -> None:
    """A tournament of a thousand that has been played to its end."""
    db = Database(f"sqlite:///{folder / 'triumvirate.db'}")
    await db.start()
    clock: KeptClock = {"kind": "days", "seconds": 0, "increment": 0, "days": 1, "on_time_out": "bot"}
    row = TournamentRow(
        "crowd",
        "Ludi",
        "swiss",
        "caesar",
        {},
        clock,
        False,
        False,
        None,
        1,
        status=FINISHED,
        round=ROUNDS,
        rounds=ROUNDS,
    )
    await tournaments.add(db, row)
    field = [EntrantRow("crowd", f"bot:recruit#{n}", None, "recruit", n, n) for n in range(CROWD)]
    made = []
    for number in range(1, ROUNDS + 1):
        order = random.Random(number).sample(range(CROWD), CROWD)
        pairs = zip(order[::2], order[1::2], strict=True)
        made += [MeetingRow("crowd", number, n, f"m{number}.{n}", list(two), 1, [2, 0]) for n, two in enumerate(pairs)]
    await tournaments.advance(db, row, added=field, made=made)
    await db.stop()


def named(told: str) -> list[str]:
    """Doors by name, before anything is set up for them."""
    names = told.split(",")
    if missing := [name for name in names if name not in DOORS]:
        raise argparse.ArgumentTypeError(f"there is no door {', '.join(missing)}; there are {', '.join(DOORS)}")
    return names


def main() -> None:
    """All doors, one after another."""
    if sys.argv[1:2] == ["--attack"]:
        told, door, body, connections, addresses, seconds = sys.argv[2:]
        house, sent = House(**json.loads(Path(told).read_text())), Path(body).read_bytes()
        print("it begins", flush=True)
        asyncio.run(attack(house, door, sent, int(connections), int(addresses), float(seconds)))
        return
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", type=named, default=list(DOORS), metavar="DOOR,…", help="doors by name")
    parser.add_argument("--rounds", type=int, default=4, help="of quiet and attack, for each door")
    parser.add_argument("--seconds", type=float, default=5.0, help="of quiet and of attack, each time")
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
            house = furnished(port, Path(folder), record)
            entries = record.count("\n") - 10
            print(
                f"{given.connections} connections from {given.addresses} addresses; a match of about {entries} entries"
            )
            print(f"{'door':12}   alone   quiet    p50    p99   attacked    p50    p99")
            well = [try_door(name, house, given) for name in given.only]
        finally:
            server.terminate()
            server.wait()
    raise SystemExit(0 if all(well) else 1)


if __name__ == "__main__":
    main()
