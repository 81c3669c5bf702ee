"""Live matches as a load: two people at two sockets each, who move as soon as both have seen the last move."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from triumvirate.server.client import Client, match_of


class Choice(msgspec.Struct):
    action: str


class Told(msgspec.Struct):
    """What the load needs of a message."""

    type: str
    number: int = -1
    legal: list[Choice] = []
    result: Any = None


_decode = msgspec.json.Decoder(Told).decode


def quantile(values: list[float], part: float) -> float:
    return round(sorted(values)[int(len(values) * part)] * 1000, 2) if values else 0.0


async def open_socket(url: str, cookie: str = "") -> ClientConnection:
    headers = {"Cookie": f"triumvirate={cookie}"} if cookie else {}
    return await connect(
        url, additional_headers=headers, max_size=None, compression=None, ping_interval=None, proxy=None
    )


class Table:
    """One match after the other is played at it, all of them opened beforehand."""

    def __init__(self, url: str, number: int) -> None:
        self.rng = random.Random(number)
        self.url = url
        self.made: list[tuple[str, list[str]]] = []
        self.ready: list[tuple[list[ClientConnection], list[Told]]] = []
        self.done: list[ClientConnection] = []
        self.acks: list[float] = []
        self.seen: list[float] = []

    def make(self, matches: int) -> None:
        """Open matches: two guests sit down at each."""
        for _ in range(matches):
            one, two = Client(self.url), Client(self.url)
            state = one.create("caesar", private=True)
            two.join(state.invites["pompey"])  # type: ignore[index]
            self.made.append((match_of(state), [one.cookie, two.cookie]))

    async def sit(self) -> None:
        """Both people of each match open their sockets."""
        for match, cookies in self.made:
            address = self.url.replace("http", "ws") + f"/api/matches/{match}/live"
            sockets = [await open_socket(address, cookie) for cookie in cookies]
            for socket in sockets:
                await socket.send('{"type":"hello"}')
            self.ready.append((sockets, [_decode(await socket.recv()) for socket in sockets]))
        self.made = []

    async def play(self, end: float, pause: float) -> None:
        """Until the time is over, or there are no matches left."""
        while self.ready and time.perf_counter() < end:
            sockets, states = self.ready.pop()
            await self._play(sockets, states, end, pause)
            self.done += sockets

    async def leave(self) -> None:
        """Close all sockets."""
        open_still = [*self.done, *(socket for sockets, _ in self.ready for socket in sockets)]
        await asyncio.gather(*(socket.close() for socket in open_still))

    async def _play(self, sockets: list[ClientConnection], states: list[Told], end: float, pause: float) -> None:
        while time.perf_counter() < end:
            seat = next((place for place, state in enumerate(states) if state.legal), None)
            if seat is None or states[seat].result:
                return
            before = states[seat]
            began = time.perf_counter()
            message = {
                "type": "act",
                "id": 1,
                "action": self.rng.choice(before.legal).action,
                "seen": before.number,
                "key": secrets.token_hex(8),
            }
            await sockets[seat].send(json.dumps(message))
            arrived = await asyncio.gather(
                *(_next(socket, before.number + 1 if i == seat else 0) for i, socket in enumerate(sockets))
            )
            states = [told for told, _, _ in arrived]
            self.acks += [ack - began for _, ack, _ in arrived if ack]
            self.seen.append(arrived[1 - seat][2] - began)
            await asyncio.sleep(pause)


async def _next(socket: ClientConnection, number: int) -> tuple[Told, float, float]:
    """Until an update shows the entry: the update, when the ack came (0 if none is due here), when it was shown.

    The other side may learn nothing of an entry but that something happened: any update will do (number 0).
    """
    acked = 0.0
    while True:
        told = _decode(await socket.recv())
        if told.type == "ack":
            acked = time.perf_counter()
        elif told.type == "ping":
            await socket.send('{"type":"pong"}')
        elif told.type == "refused":
            raise SystemExit("a move was refused")
        elif told.type == "update" and told.number >= number:
            return told, acked, time.perf_counter()


async def hold(url: str, count: int) -> list[ClientConnection]:
    """People who look on, each at a socket that stays open."""
    match = match_of(Client(url).create("caesar", same_screen=True))
    address = url.replace("http", "ws") + f"/api/matches/{match}/live"
    held: list[ClientConnection] = []
    for first in range(0, count, 50):
        for socket in await asyncio.gather(*(open_socket(address) for _ in range(min(50, count - first)))):
            await socket.send('{"type":"hello"}')
            held.append(socket)
    return held


async def make(tables: list[Table], matches: int) -> None:
    """Open so many matches at each table, one after the other."""
    loop = asyncio.get_running_loop()
    for table in tables:
        await loop.run_in_executor(None, table.make, matches)


async def sit(tables: list[Table]) -> int:
    """Open all sockets; how many."""
    for table in tables:
        await table.sit()
    return 2 * sum(len(table.ready) for table in tables)


async def leave(tables: list[Table]) -> None:
    """Close them."""
    for table in tables:
        await table.leave()


async def play(tables: list[Table], seconds: float, pause: float) -> dict[str, Any]:
    """All tables at once; what came of it."""
    began = time.perf_counter()
    await asyncio.gather(*(table.play(began + seconds, pause) for table in tables))
    took = time.perf_counter() - began
    acks = [ack for table in tables for ack in table.acks]
    seen = [lag for table in tables for lag in table.seen]
    return {
        "tables": len(tables),
        "moves": len(seen),
        "moves/s": round(len(seen) / took, 1),
        "ack p50 ms": quantile(acks, 0.5),
        "ack p99 ms": quantile(acks, 0.99),
        "other screen p50 ms": quantile(seen, 0.5),
        "other screen p99 ms": quantile(seen, 0.99),
    }
