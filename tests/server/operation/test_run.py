"""Starting a server in its own process: what uvicorn is told, what is said and when, and how it goes."""

from __future__ import annotations

import asyncio
import gc
import importlib
import json
import logging
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import uvicorn

from triumvirate.server import run as running
from triumvirate.server.errors import ForOperator
from triumvirate.server.operation import listening as listens
from triumvirate.server.operation.listening import IDLE_SECONDS, listening
from triumvirate.server.settings import Settings


class FakeWorker:
    """Notes what it is asked for."""

    def __init__(self, settings: Settings, role: str = "web") -> None:
        self.settings, self.role = settings, role
        self.is_draining = False
        self.asked: list[str] = []
        MADE.append(self)

    async def start(self) -> None:
        self.asked.append("start")

    async def stop(self) -> None:
        self.asked.append("stop")


MADE: list[FakeWorker] = []


@pytest.fixture(autouse=True)
def _as_it_was() -> Iterator[None]:
    mask = os.umask(0o022)
    interval, threshold = sys.getswitchinterval(), gc.get_threshold()
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    MADE.clear()
    yield
    os.umask(mask)
    sys.setswitchinterval(interval)
    gc.set_threshold(*threshold)
    gc.unfreeze()
    root.handlers[:], root.level = handlers, level


def server_of(settings: Settings, page: str = "") -> tuple[running.Server, FakeWorker]:
    worker = FakeWorker(settings)
    made: Any = running.Server(uvicorn.Config(app=None, log_config=None), "Here I am.", page, worker)  # type: ignore[arg-type]
    return made, worker


@pytest.mark.parametrize(("is_started", "page"), [(True, "http://page"), (True, ""), (False, "http://page")])
def test_it_is_said_where_the_server_is_once_it_listens(
    is_started: bool, page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    server, worker = server_of(Settings(data=tmp_path), page)
    opened: list[str] = []

    async def startup(self: uvicorn.Server, sockets: list[socket.socket] | None = None) -> None:
        assert worker.asked == ["start"], "the database comes first"
        assert capsys.readouterr().out == ""
        self.started = is_started

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(running, "open_page", opened.append)
    asyncio.run(server.startup())
    assert capsys.readouterr().out == ("Here I am.\n" if is_started else "")
    assert opened == ([page] if is_started and page else [])


def test_a_worker_that_cannot_start_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    server, worker = server_of(Settings(data=tmp_path))

    async def start() -> None:
        raise PermissionError(13, "Permission denied", str(tmp_path))

    monkeypatch.setattr(worker, "start", start)
    with pytest.raises(ForOperator, match="data folder"):
        asyncio.run(server.startup())


@pytest.mark.parametrize(
    ("sig", "is_shared", "is_draining", "is_gentle"),
    [
        (signal.SIGTERM, True, False, True),
        (signal.SIGTERM, True, True, False),
        (signal.SIGTERM, False, False, False),
        (signal.SIGINT, True, False, False),
    ],
)
def test_behind_a_proxy_the_first_signal_is_told_before_it_is_followed(
    sig: int, is_shared: bool, is_draining: bool, is_gentle: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(running, "NOTICED_AFTER", 0.01)
    server, worker = server_of(Settings(data=tmp_path, is_one_of_many=is_shared))
    worker.is_draining = is_draining

    async def told() -> None:
        server.handle_exit(sig, None)
        assert server.should_exit != is_gentle
        assert worker.is_draining == (is_gentle or is_draining)
        for _ in range(500):
            if server.should_exit:
                return
            await asyncio.sleep(0.01)
        raise AssertionError("it never ends")

    asyncio.run(told())


def test_a_server_is_made_of_its_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[Any] = []
    monkeypatch.setattr(running, "Worker", FakeWorker)
    monkeypatch.setattr(running, "make_app", lambda settings, worker: (settings, worker))
    monkeypatch.setattr(running, "listening", lambda *given: given)
    monkeypatch.setattr(running, "Server", lambda *given: SimpleNamespace(run=lambda: ran.append(given)))
    frozen = gc.get_freeze_count()
    running.run("0.0.0.0", 81, tmp_path, "http://public", "10.0.0.1", log_level="error", bots=False)
    ((config, greeting, page, worker),) = ran
    (settings, of_app), told, host, port = config
    assert (host, port, greeting, page) == ("0.0.0.0", 81, "Triumvirate is at http://0.0.0.0:81/", "")
    assert worker is of_app is MADE[0]
    assert settings is told is worker.settings
    assert (settings.data, settings.public_url, settings.trusted_proxies, settings.bots) == (
        tmp_path,
        "http://public",
        "10.0.0.1",
        False,
    )
    assert os.umask(0o077) == 0o077, "what it writes is nobody else's"
    assert sys.getswitchinterval() == pytest.approx(0.0005)
    assert gc.get_threshold() == (20_000, 20, 50)
    assert gc.get_freeze_count() > frozen
    assert logging.getLogger().level == logging.ERROR
    running.run(greeting="Salve.", page="http://page", data=tmp_path)
    assert ran[1][1:3] == ("Salve.", "http://page")


def test_a_bot_worker_is_one_of_many_and_thinks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[FakeWorker] = []

    async def at_once(worker: FakeWorker) -> None:
        worked.append(worker)

    monkeypatch.setenv("TRIUMVIRATE_BOTS", "0")
    monkeypatch.setattr(running, "Worker", FakeWorker)
    monkeypatch.setattr(running, "_work", at_once)
    running.work(tmp_path, "postgresql://somewhere/x", "redis://there", 3, "error")
    (worker,) = worked
    settings = worker.settings
    assert worker.role == "bots"
    assert (settings.bots, settings.bot_threads, settings.is_one_of_many, settings.redis) == (
        True,
        3,
        True,
        "redis://there",
    )
    assert settings.database_url.endswith("somewhere/x")
    assert os.umask(0o077) == 0o077
    assert logging.getLogger().level == logging.ERROR


@pytest.mark.parametrize("sig", [signal.SIGINT, signal.SIGTERM])
def test_a_bot_worker_says_that_it_thinks_once_it_does_and_stops_at_a_signal(
    sig: signal.Signals, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    handlers: dict[int, Callable[[], None]] = {}

    class Signalled(FakeWorker):
        async def start(self) -> None:
            await super().start()
            assert capsys.readouterr().out == "", "it does not think yet"
            asyncio.get_running_loop().call_later(0.01, self.signal)

        def signal(self) -> None:
            self.asked.append("signalled")
            assert capsys.readouterr().out.startswith("Bots think here (cato).")
            handlers[sig]()

        async def stop(self) -> None:
            await super().stop()

    worker: Any = Signalled(Settings(data=tmp_path, name="cato"))

    async def work() -> None:
        monkeypatch.setattr(asyncio.get_running_loop(), "add_signal_handler", handlers.__setitem__)
        await running._work(worker)

    asyncio.run(work())
    assert worker.asked == ["start", "signalled", "stop"]


def test_the_log_goes_to_standard_error_and_leaves_libraries_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    quiet = [logging.getLogger(name) for name in ("alembic", "sqlalchemy", "sqlalchemy.pool")]
    before = [logger.level for logger in quiet]
    for logger in quiet:
        logger.setLevel(logging.NOTSET)
    try:
        running.set_up_log("info")
        assert [logger.level for logger in quiet] == [logging.WARNING, logging.WARNING, logging.CRITICAL]
        logging.getLogger("x").info("salve", extra={"match": "abc"})
        try:
            raise ValueError("what?")
        except ValueError:
            logging.getLogger("x").exception("vale")
    finally:
        for logger, level in zip(quiet, before, strict=True):
            logger.setLevel(level)
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["level"], first["from"], first["what"], first["match"]) == ("info", "x", "salve", "abc")
    assert "trace" not in first
    assert "msg" not in first
    assert "ValueError: what?" in second["trace"]


class FakeProbe:
    """A socket that would go out by some address."""

    def __init__(self, address: str | None) -> None:
        self.address = address

    def __call__(self, *_: object) -> FakeProbe:
        return self

    def __enter__(self) -> FakeProbe:
        return self

    def __exit__(self, *_: object) -> None:
        return None

    def connect(self, _: object) -> None:
        if self.address is None:
            raise OSError("no network")

    def getsockname(self) -> tuple[str, int]:
        assert self.address is not None
        return self.address, 1


@pytest.mark.parametrize(("address", "told"), [(None, None), ("127.0.0.1", None), ("192.168.7.9", "192.168.7.9")])
def test_the_address_in_the_local_network_is_told_where_there_is_one(
    address: str | None, told: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("triumvirate.server.run.socket.socket", FakeProbe(address))
    assert running.lan_address() == told


def test_an_address_is_drawn_where_the_library_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    class Code:
        def terminal(self, out: Any, compact: bool) -> None:
            out.write(f"squares {compact}")

    monkeypatch.setattr(importlib, "import_module", missing)
    assert running.qr_code("http://x") == ""
    library = SimpleNamespace(make=lambda address, error: Code())
    monkeypatch.setattr(importlib, "import_module", lambda name: library)
    assert running.qr_code("http://x") == "squares True"


@pytest.mark.parametrize("proxies", ["", "10.0.0.1"])
def test_uvicorn_is_told_what_keeps_visitors_within_bounds(
    proxies: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listens.open_files, "raise_limit", lambda: 5000)
    settings = Settings(data=tmp_path, trusted_proxies=proxies, limits=True, drain=7.4)

    async def app(*_: Any) -> None:
        """Never asked."""

    config = listening(app, settings, "0.0.0.0", 81)
    assert (config.host, config.port) == ("0.0.0.0", 81)
    assert config.ws_max_size == 16384
    assert config.ws_ping_interval is None
    assert config.ws_ping_timeout is None
    assert not config.ws_per_message_deflate
    assert not config.access_log
    assert not config.server_header
    assert config.proxy_headers is bool(proxies)
    if proxies:
        assert config.forwarded_allow_ips == proxies
    assert config.timeout_keep_alive == IDLE_SECONDS
    assert config.timeout_graceful_shutdown == 7
    assert config.lifespan == "on"
    http: Any = config.http
    ws: Any = config.ws
    assert http.visitors is ws.visitors
