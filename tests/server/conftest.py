"""A real server for the tests: uvicorn in a thread, a database in a temporary folder, a clock the tests can turn."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from triumvirate.server.app import make_app
from triumvirate.server.client import Client
from triumvirate.server.settings import Settings
from triumvirate.server.table_time import wall_ms
from triumvirate.server.worker import Worker


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
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)

    def tick(self) -> None:
        self.do(self.worker.tick())

    def until(self, is_so: Callable[[], Any], seconds: float = 10.0) -> Any:
        """Wait until something is so, and answer it."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            found = is_so()
            if found:
                return found
            time.sleep(0.02)
        raise AssertionError("it did not come to that")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def serving(folder: Path, **settings: Any) -> Iterator[Running]:
    clock = FakeClock()
    given = {"limits": False, "bot_pause": 0.0, "tick": 3600.0, "now": clock, "durable": False, **settings}
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
            make_app(wanted, worker),
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
    assert ready.wait(20)
    try:
        yield Running(worker, f"http://127.0.0.1:{port}", clock, loop)
    finally:
        holder["server"].should_exit = True
        thread.join(10)


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
        return self.process.wait(15)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running
