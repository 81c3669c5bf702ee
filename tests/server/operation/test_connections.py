"""Connections that ask nothing: half-open ones, slow ones, too many of them, and a person who plays meanwhile."""

from __future__ import annotations

import asyncio
import resource
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from loops import in_own_loop
from server.conftest import Process, lay_out, serving
from server.playing import table_for_two
from triumvirate.server.client import Client
from triumvirate.server.errors import RateLimited
from triumvirate.server.operation import connections, open_files, open_sockets, protocols
from triumvirate.server.operation.addresses import Proxies, house, street
from triumvirate.server.operation.connections import Connections
from triumvirate.server.operation.open_sockets import OpenSockets
from triumvirate.server.operation.protocols import TimedHttp, for_visitors

HALF = b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "


class Line(asyncio.Transport):
    """A connection without a network."""

    def __init__(self, address: str = "192.0.2.1") -> None:
        super().__init__({"peername": (address, 4000), "sockname": ("192.0.2.9", 80)})
        self.is_open = True
        self.written = b""

    def abort(self) -> None:
        self.is_open = False

    close = abort

    def is_closing(self) -> bool:
        return not self.is_open

    def write(self, data: Any) -> None:
        self.written += data

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Timers:
    """A loop's timers that a test lets run out."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self.set: list[tuple[float, asyncio.Handle]] = []

    def __getattr__(self, name: str) -> Any:
        return getattr(self._loop, name)

    def call_later(self, seconds: float, call: Callable[..., None], *args: Any) -> asyncio.Handle:
        handle = asyncio.Handle(call, args, self._loop)
        self.set.append((seconds, handle))
        return handle

    def run_out(self, seconds: float) -> None:
        """Whatever was to end within so many seconds ends."""
        due, self.set = [one for one in self.set if one[0] <= seconds], [one for one in self.set if one[0] > seconds]
        for _, handle in due:
            if not handle.cancelled():
                handle._run()


async def answered(scope: Any, receive: Any, send: Any) -> None:
    while (await receive()).get("more_body"):
        pass
    await send({"type": "http.response.start", "status": 204, "headers": []})
    await send({"type": "http.response.body", "body": b""})


def opened(timers: Timers, line: Line, register: Connections | None = None, application: Any = answered) -> TimedHttp:
    config = uvicorn.Config(application, log_config=None)
    config.load()
    http = for_visitors(register or Connections(100))[0](config, ServerState(), {}, _loop=timers)  # type: ignore[arg-type]
    http.connection_made(line)
    return http


def on_a_line(*parts: bytes, then: float) -> bool:
    """Whether a connection is still open after these bytes and so many seconds."""

    async def talk() -> bool:
        timers = Timers(asyncio.get_running_loop())
        line = Line()
        http = opened(timers, line)
        for part in parts:
            http.data_received(part)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
        timers.run_out(then)
        return line.is_open

    return bool(in_own_loop(talk()))


WHOLE = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"
LONG = b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n"


@pytest.mark.parametrize(
    "parts",
    [[], [HALF], [HALF, b"x", b"x", b"x"], [LONG], [LONG, b"1", b"2"], [WHOLE, HALF], [WHOLE]],
    ids=[
        "nothing",
        "half a header",
        "drop by drop",
        "no body",
        "half a body",
        "a second half header",
        "silence after it",
    ],
)
def test_who_does_not_finish_a_request_is_let_go(parts: list[bytes]) -> None:
    longest = protocols.HEADER_SECONDS + protocols.BODY_SECONDS
    assert not on_a_line(*parts, then=longest)


@pytest.mark.parametrize("parts", [[WHOLE], [HALF], [LONG]])
def test_who_is_on_time_stays(parts: list[bytes]) -> None:
    assert on_a_line(*parts, then=4.9)


@pytest.mark.parametrize("request_", [WHOLE, LONG + b"123456789"])
def test_an_answer_may_take_its_time(request_: bytes) -> None:
    async def talk() -> tuple[bool, bytes]:
        timers, line = Timers(asyncio.get_running_loop()), Line()
        is_made = asyncio.Event()

        async def slowly(scope: Any, receive: Any, send: Any) -> None:
            await is_made.wait()
            await answered(scope, receive, send)

        opened(timers, line, application=slowly).data_received(request_)
        await asyncio.sleep(0)
        timers.run_out(protocols.HEADER_SECONDS + protocols.BODY_SECONDS)
        is_made.set()
        while line.is_open and not line.written:
            await asyncio.sleep(0)
        return line.is_open, line.written[:12]

    assert in_own_loop(talk()) == (True, b"HTTP/1.1 204")


def test_a_socket_counts_until_it_is_lost_and_its_reader_has_to_read() -> None:
    async def talk() -> tuple[list[int], list[bool]]:
        timers, register = Timers(asyncio.get_running_loop()), Connections(9)
        config = uvicorn.Config(answered, log_config=None)
        config.load()
        counts, stays = [], []
        for reads in (True, False):
            line = Line()
            socket = for_visitors(register)[1](config, ServerState(), {}, _loop=timers)  # type: ignore[arg-type]
            register.arrive(line, "192.0.2.1")
            socket.connection_made(line)
            counts.append(len(register))
            socket.pause_writing()
            if reads:
                socket.resume_writing()
                timers.run_out(protocols.READER_SECONDS)
                stays.append(line.is_open)
                socket.pause_writing()
            else:
                timers.run_out(protocols.READER_SECONDS)
                stays.append(line.is_open)
            socket.connection_lost(OSError("gone"))
            counts.append(len(register))
            timers.run_out(protocols.READER_SECONDS)
            stays.append(line.is_open)
        return counts, stays

    assert in_own_loop(talk()) == ([1, 0, 1, 0], [True, True, False, False])


def test_a_reader_who_reads_nothing_is_let_go() -> None:
    async def talk() -> tuple[bool, bool]:
        timers, line = Timers(asyncio.get_running_loop()), Line()
        http = opened(timers, line)
        http._request.over()  # how long a request may take is another matter
        http.pause_writing()
        http.resume_writing()
        timers.run_out(protocols.READER_SECONDS)
        after_reading = line.is_open
        http.pause_writing()
        timers.run_out(protocols.READER_SECONDS)
        return after_reading, line.is_open

    assert in_own_loop(talk()) == (True, False)


def test_too_many_of_one_address_drive_out_their_own_idle_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 3)
    register = Connections(5)
    neighbour, mine = Line("192.0.2.7"), [Line() for _ in range(5)]
    assert register.arrive(neighbour, "192.0.2.7")
    assert register.arrive(mine[0], "192.0.2.1")
    register.works(mine[0])
    for line in mine[1:]:
        assert register.arrive(line, "192.0.2.1")
    assert [line.is_open for line in mine] == [True, False, False, True, True], "what works stays, the oldest idle go"
    assert neighbour.is_open
    for line in mine[3:]:
        register.works(line)
    assert not register.arrive(Line(), "192.0.2.1"), "all of them work: the next has to wait"
    register.leave(mine[0])
    assert register.arrive(Line(), "192.0.2.1")
    assert len(register) == 4


def test_when_all_places_are_taken_the_one_that_waited_longest_goes() -> None:
    register = Connections(2)
    lines = [Line() for _ in range(3)]
    for number, line in enumerate(lines):
        assert register.arrive(line, f"192.0.2.{number}")
    assert [line.is_open for line in lines] == [False, True, True]


def test_a_proxys_connections_are_many_peoples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_OF_ONE", 1)
    register = Connections(10, "10.0.0.0/8, ::1")
    lines = [Line() for _ in range(4)]
    assert all(register.arrive(line, "10.1.2.3") for line in lines)
    assert all(line.is_open for line in lines)
    assert "::1" in Proxies("10.0.0.0/8, ::1")
    assert "192.0.2.1" in Proxies("*")
    assert "somewhere" not in Proxies("10.0.0.0/8")


@pytest.mark.parametrize(
    ("address", "one", "many"),
    [
        ("192.0.2.17", "192.0.2.17/32", "192.0.2.0/24"),
        ("::ffff:192.0.2.17", "192.0.2.17/32", "192.0.2.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64", "2001:db8:1::/48"),
        ("fe80::1%eth0", "fe80::/64", "fe80::/48"),
        ("?", "?", "?"),
    ],
)
def test_whom_an_address_stands_for(address: str, one: str, many: str) -> None:
    assert (house(address), street(address)) == (one, f"street {many}")


def test_a_process_has_as_many_files_as_it_may() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (512, hard))
    try:
        assert open_files.raise_limit(1024) == 1024
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 1024
        assert open_files.raise_limit(600) == 1024, "never less than it had"
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_sockets_are_counted_by_person_and_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_sockets, "OF_PERSON", 1)
    monkeypatch.setattr(open_sockets, "OF_ADDRESS", 2)
    sockets = OpenSockets()
    with sockets.one_more("192.0.2.1", "cato"):
        with pytest.raises(RateLimited), sockets.one_more("192.0.2.9", "cato"):
            pass
        with sockets.one_more("192.0.2.1", None), pytest.raises(RateLimited), sockets.one_more("192.0.2.1", "brutus"):
            pass
    with sockets.one_more("192.0.2.9", "cato"):
        pass


def test_the_socket_that_is_one_too_many_is_told_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(open_sockets, "OF_PERSON", 1)
    with serving(tmp_path, limits=True) as server:
        caesar, pompey, match = table_for_two(server)
        with caesar.live(match) as first:
            first.next("state")
            with caesar.live(match) as second:
                assert "too many tables" in second.next("refused")["error"]["reason"]
            with pompey.live(match) as other:
                other.next("state")
        server.until(lambda: not server.worker.sockets._counts)
        with caesar.live(match) as again:
            again.next("state")


@pytest.fixture
def many_files() -> Iterator[None]:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(4096, hard)), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.usefixtures("many_files")
def test_two_thousand_half_open_connections_and_a_person_still_plays(tmp_path: Path) -> None:
    lay_out(tmp_path)
    process = Process(tmp_path)
    process.start()
    half_open: list[socket.socket] = []
    try:
        for _ in range(2000):
            half_open.append(socket.create_connection(("127.0.0.1", process.port), timeout=20))
            half_open[-1].sendall(HALF)
        me = Client(process.url)
        state = me.play("caesar")
        assert me.act(state, state.legal[0].action).number >= 1
    finally:
        for one in half_open:
            one.close()
        process.stop()


@pytest.mark.parametrize(
    ("soft", "hard", "wanted", "given", "set_to"),
    [
        (1024, 4096, 2000, 2000, (2000, 4096)),
        (1024, 4096, 9000, 4096, (4096, 4096)),
        (1024, -1, 9000, 9000, (9000, -1)),
        (9000, 9500, 9000, 9000, None),
        (9200, 9500, 9000, 9200, None),
        (-1, -1, 9000, 9000, None),
    ],
)
def test_how_many_files_a_system_gives(
    monkeypatch: pytest.MonkeyPatch, soft: int, hard: int, wanted: int, given: int, set_to: tuple[int, int] | None
) -> None:
    asked: list[tuple[int, int]] = []
    system = SimpleNamespace(
        RLIMIT_NOFILE=7,
        RLIM_INFINITY=-1,
        getrlimit=lambda what: (soft, hard),
        setrlimit=lambda what, limits: asked.append(limits),
    )
    monkeypatch.setattr(open_files.importlib, "import_module", lambda name: system)
    assert open_files.raise_limit(wanted) == given
    assert asked == ([set_to] if set_to else [])


def test_a_system_that_lets_nobody_have_more_leaves_what_there_is(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(what: int, limits: tuple[int, int]) -> None:
        raise ValueError("no")

    system = SimpleNamespace(RLIMIT_NOFILE=7, RLIM_INFINITY=-1, getrlimit=lambda what: (512, -1), setrlimit=refuse)
    monkeypatch.setattr(open_files.importlib, "import_module", lambda name: system)
    assert open_files.raise_limit(1024) == 512

    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(open_files.importlib, "import_module", missing)
    assert open_files.raise_limit(1024) == 1024
    assert [open_files.room_for_connections(files) for files in (1024, 320, 319, 10)] == [768, 64, 64, 64]
