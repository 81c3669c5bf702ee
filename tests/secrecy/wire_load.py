"""Many matches at once: every seat and a watcher at a socket and at the API, and all that each of them was sent."""

from __future__ import annotations

import json
import random
import threading
import time
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from websockets.exceptions import ConnectionClosed

from server.conftest import Running
from triumvirate.server.client import Client, LiveMatch, Refused, match_of
from triumvirate.server.table_time import wall_ms

LOOKS = ("", "/view", "/legal", "/board", "/memory", "/history", "/log", "/record/so-far", "/result", "/chat")
PAST = ("/board?at={at}", "/memory?at={at}")  # entries that one knows of, and some that are still to come
CLOSED = ("/truth", "/record", "/position", "/verify", "/analysis", "?seat={other}", "/view?seat={other}")
JUNK = ("pass", "nonsense", "move legio-1", "place sword-6-0 NU-AF facedown", "use minerva p2 1", "levy legio-36")
ONWARD = ("confirm", "lock", "done", "pick", "pass")  # what brings a round to its end
TABLES: dict[str, list[dict[str, Any]]] = {  # what is played: by people alone and beside bots
    "caesar": [
        {"options": {}},
        {"options": {"poison": True, "centurions": True}},
        {"options": {"poison": True, "border_control": True}, "bots": 1},
    ],
    "julius": [{"options": {}}, {"options": {}, "bots": 1}],
    "rubico": [
        {"options": {"players": 3}},
        {"options": {"players": 5}, "bots": 2},
        {"options": {"players": 4}, "customs": {"scenes": 50, "window": 1}, "is_hurried": True},
    ],
}


@dataclass
class Heard:
    """One message as it came: by which way, to what question, and when."""

    way: str
    asked: dict[str, Any]
    raw: bytes
    status: int = 200
    at: int = field(default_factory=wall_ms)


@dataclass
class Seated:
    """Somebody at a table: a seat's holder, or a watcher without one, with all that came over the wire."""

    client: Client
    match: str
    seat: str | None
    others: list[str]
    language: str
    heard: list[Heard] = field(default_factory=list)
    person: str | None = None
    is_hurried: bool = False  # would rather see the next scene than try everything
    fault: BaseException | None = None


def open_table(server: Running, game: str, plan: dict[str, Any], rng: random.Random) -> list[Seated]:
    """A table whose seats are taken, with a watcher."""
    host = server.client()
    state = host.create(game, options=plan["options"], customs=plan.get("customs", {}), auto_start=False)
    match = match_of(state)
    seats = [seat.seat for seat in state.match.seats]  # type: ignore[union-attr]
    holders: dict[str, Client] = {seats[0]: host}
    for seat in seats[1 : len(seats) - plan.get("bots", 0)]:
        holders[seat] = server.client()
        holders[seat].at(match, dict, "join", seat=seat)
    for seat in seats[len(holders) :]:
        host.send("PUT", dict, f"/matches/{match}/seats/{seat}", {"to": "bot:recruit"})
    for somebody in holders.values():
        somebody.at(match, dict, "ready", ready=True)
    host.at(match, dict, "start")
    people = [
        Seated(client, match, seat, [other for other in seats if other != seat], rng.choice(("en", "it")))
        for seat, client in holders.items()
    ]
    people.append(Seated(Client(server.url), match, None, seats, rng.choice(("en", "it"))))
    for somebody in people:
        somebody.is_hurried = plan.get("is_hurried", False)
        somebody.person = somebody.client.me().me.id if somebody.seat else None  # type: ignore[union-attr]
    return people


class Chair(threading.Thread):
    """Plays at random and asks for everything that can be asked, also for what is none of its business."""

    def __init__(self, at: Seated, moves: int, end: float, seed: int) -> None:
        super().__init__(daemon=True)
        self.at, self.left, self.end = at, moves, end
        self.rng = random.Random(seed)
        self.is_over = False
        self.told: dict[str, Any] = {}
        self.asked: dict[int, dict[str, Any]] = {}

    def run(self) -> None:
        try:
            while not self.is_over and self.left > 0 and time.monotonic() < self.end:
                self._sit()
        except BaseException as fault:
            self.at.fault = fault

    def _sit(self) -> None:
        """One socket, from its hello until it is left for another."""
        at = self.at
        with at.client.live(at.match, lang=at.language) as socket:
            self.asked = {}
            self._hear(socket, 20.0)
            stay = self.rng.randint(6, 25)
            while stay and not self.is_over and self.left > 0 and time.monotonic() < self.end:
                stay -= 1
                self._ask(socket)
                if self.told.get("legal"):
                    self._act(socket)
                self._hear(socket, 0.03)

    def _act(self, socket: LiveMatch) -> None:
        self.left -= 1
        legal = [choice["action"] for choice in self.told["legal"]]
        onward = [action for action in legal if action.split()[0] in ONWARD]
        action = self.rng.choice(onward if onward and self.at.is_hurried and self.rng.random() < 0.8 else legal)
        number = socket.act(action, seen=self.told["number"])
        self.asked[number] = {"type": "act", "action": action}
        self._hear(socket, 10.0, number)

    def _ask(self, socket: LiveMatch) -> None:
        what = self.rng.random()
        at = self.at
        action = self.rng.choice([*JUNK, *(choice["action"] for choice in self.told.get("legal", [])[:5])])
        if what < 0.12 and at.seat:
            self._send(socket, self.rng.choice(("explain", "preview")), action=action)
        elif what < 0.17 and at.seat:
            self._send(socket, "act", action=self.rng.choice(JUNK), key=f"{self.rng.random():.12f}")
        elif what < 0.2 and at.seat:
            self._send(socket, "undo")
        elif what < 0.24 and at.seat:
            self._send(socket, "chat", text=f"salve {self.rng.randrange(1000)}")
        elif what < 0.27:
            self._send(socket, "seat", seat=self.rng.choice(at.others))
        elif what < 0.4:
            at = max(0, self.told.get("number", 0) + self.rng.randint(-4, 2))
            self._get(self.rng.choice(LOOKS + PAST).format(at=at))
        elif what < 0.46:
            self._get(self.rng.choice(CLOSED).format(other=self.rng.choice(at.others)))
        elif what < 0.48:
            self._get("", "/matches?list=watch")
        elif what < 0.5 and at.seat:
            self._call("hint", lambda: at.client.call("POST", f"/matches/{at.match}/hint", {}), {})

    def _send(self, socket: LiveMatch, kind: str, **message: Any) -> None:
        number = socket.ask(kind, **message)
        self.asked[number] = {"type": kind, **message}
        self._hear(socket, 10.0, number)

    def _get(self, what: str, path: str = "") -> None:
        target = path or f"/matches/{self.at.match}{what}"
        target += ("&" if "?" in target else "?") + f"lang={self.at.language}"
        self._call("GET", lambda: self.at.client.call("GET", target), {"path": path or what})

    def _call(self, way: str, call: Callable[[], bytes], asked: dict[str, Any]) -> None:
        status, before = 200, len(self.at.client.heard)
        try:
            call()
        except Refused as refused:
            status = refused.status
        except TimeoutError:  # so many ask for hints at once that some give up
            return
        self.at.heard += [Heard(way, asked, raw, status) for raw in self.at.client.heard[before:]]

    def _hear(self, socket: LiveMatch, seconds: float, answer: int | None = None) -> None:
        """Everything that comes within a time, or until an answer has come."""
        end = time.monotonic() + seconds
        while (wait := end - time.monotonic()) > 0:
            before = len(self.at.client.heard)
            try:
                told = socket.next(timeout=wait)
            except TimeoutError:
                return
            except ConnectionClosed:
                self.is_over = True
                return
            for raw in self.at.client.heard[before:]:
                number = json.loads(raw).get("id")
                self.at.heard.append(Heard("socket", self.asked.get(number, {}), raw))
            if told["type"] in ("state", "update"):
                self.told = told
                self.is_over = self.is_over or bool(told["result"])
                if answer is None and seconds > 1:
                    return
            elif answer is not None and told.get("id") == answer:
                return


def play_under_load(
    server: Running, rounds: int, moves: int, seconds: float, seed: int, played: Collection[str]
) -> list[Seated]:
    """All tables of some games at the same time; everybody with what they were sent."""
    rng = random.Random(seed)
    people = [
        somebody
        for _ in range(rounds)
        for game in played
        for plan in TABLES[game]
        for somebody in open_table(server, game, plan, rng)
    ]
    end = time.monotonic() + seconds
    chairs = [Chair(somebody, moves, end, rng.getrandbits(30)) for somebody in people]
    for chair in chairs:
        chair.start()
    for chair in chairs:
        chair.join(seconds + 60)
        assert not chair.is_alive(), "a seat hangs"
    for somebody in people:
        if somebody.fault is not None:
            raise somebody.fault
    return people
