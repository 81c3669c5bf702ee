"""A real server for the tests: uvicorn in a thread, a database in a temporary folder, a clock the tests can turn."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import pytest
import uvicorn

from folders import open_to_all
from server.apps import app_for
from triumvirate.server.client import Client
from triumvirate.server.operation.cluster.services import PostgreSQL, Redis, Service
from triumvirate.server.settings import Settings
from triumvirate.server.store.migrate import migrate
from triumvirate.server.table_time import wall_ms
from triumvirate.server.worker import Worker

S = TypeVar("S", bound=Service)
SHARED: list[Service] = []  # by the tests of this process
PATIENCE = 60.0  # seconds for what takes a moment on a quiet machine


class FakeClock:
    """Real time plus what the test adds."""

    def __init__(self) -> None:
        self.ahead_ms = 0

    def __call__(self) -> int:
        return wall_ms() + self.ahead_ms

    def add(self, seconds: float) -> None:
        self.ahead_ms += int(seconds * 1000)


class Running:
    """A server that runs."""

    def __init__(self, worker: Worker, url: str, clock: FakeClock, loop: asyncio.AbstractEventLoop) -> None:
        self.worker = worker
        self.url = url
        self.clock = clock
        self._loop = loop

    def client(self, guest: bool = True) -> Client:
        client = Client(self.url)
        if guest:
            client.be()
        return client

    def do(self, work: Any) -> Any:
        """Run a coroutine in the server's loop."""
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def tick(self) -> None:
        self.do(self.worker.tick())

    def until(self, is_so: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        """Wait until something is so, and answer it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = is_so()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError(f"it did not come to that within {seconds:.0f} s")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def _empty_database() -> bytes:
    """An SQLite database that was brought to the newest schema, once for all servers of this process."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        migrate(f"sqlite:///{file}")
        return file.read_bytes()


def lay_out(folder: Path) -> None:
    """Where there is no database yet, an empty one: a hundred steps of the schema that a server would go, each synced."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "triumvirate.db"
    if not file.exists():
        file.write_bytes(_empty_database())


@contextmanager
def serving(folder: Path, laid_out: bool = True, **settings: Any) -> Iterator[Running]:
    clock = FakeClock()
    if laid_out and "database" not in settings:
        lay_out(folder)
    given = {
        "limits": False,
        "bot_pause": 0.0,
        "bot_talk": 0.0,
        "tick": 3600.0,
        "now": clock,
        "durable": False,
        "deals": False,
        "show": False,
        **settings,
    }
    wanted = Settings(data=folder, **given)
    worker = Worker.__new__(Worker)
    loop = asyncio.new_event_loop()
    port = free_port()
    ready = threading.Event()
    holder: dict[str, Any] = {}

    def work() -> None:
        asyncio.set_event_loop(loop)
        Worker.__init__(worker, wanted)
        config = uvicorn.Config(
            app_for(worker),
            port=port,
            ws="websockets-sansio",
            ws_max_size=16 * 1024,
            ws_ping_interval=None,
            log_config=None,
            access_log=False,
            lifespan="on",
            timeout_graceful_shutdown=2,
        )
        server = holder["server"] = uvicorn.Server(config)

        async def main() -> None:
            task = asyncio.create_task(server.serve())
            while not server.started and not task.done():
                await asyncio.sleep(0.01)
            ready.set()
            await task

        loop.run_until_complete(main())
        loop.close()

    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not ready.wait(0.5):
        assert thread.is_alive(), f"the server at port {port} ended before it was ready; the traceback is above"
        assert time.monotonic() < end, f"the server at port {port} was not ready within {PATIENCE:.0f} s"
    assert holder["server"].started, f"the server at port {port} refused to start; its log says why"
    try:
        yield Running(worker, f"http://127.0.0.1:{port}", clock, loop)
    finally:
        holder["server"].should_exit = True
        thread.join(PATIENCE)


class Process:
    """`triumvirate serve` as people start it."""

    def __init__(self, folder: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.process: subprocess.Popen[str] | None = None

    def start(self, *more: str) -> str:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "triumvirate.cli", "serve", f"--port={self.port}", f"--data={self.folder}", *more],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert str(self.port) in line, line
        return line

    def stop(self, how: int = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


@contextmanager
def running(service: S) -> Iterator[S]:
    """A service for all tests of this process that ask for it."""
    service.start()
    SHARED.append(service)
    yield service
    SHARED.remove(service)
    service.stop()


@pytest.fixture(autouse=True)
def _services_outlive_a_test() -> Iterator[None]:
    """A test may kill or freeze a service and fail before it has mended that: the next one finds it well."""
    yield
    for service in SHARED:
        if service.process is None or service.process.poll() is not None:
            service.start()
        elif service.is_frozen:
            service.thaw()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgreSQL]:
    """One for all; who needs it empty adds a database."""
    with open_to_all() as folder, running(PostgreSQL(folder / "postgres", is_durable=False)) as service:
        yield service


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    with open_to_all() as folder, running(Redis(folder / "redis")) as service:
        yield service


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


def logged(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What the server logged; the client's library in the same process logs what it asks for."""
    return [record for record in caplog.records if not record.name.startswith("http")]
