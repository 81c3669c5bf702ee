"""Starting a server: its address, its log, and a clean end."""

from __future__ import annotations

import asyncio
import gc
import importlib
import io
import logging
import os
import signal
import socket
import sys
import webbrowser
from dataclasses import replace
from pathlib import Path
from types import FrameType

import msgspec
import uvicorn

from triumvirate.server.app import make_app
from triumvirate.server.operation.listening import listening
from triumvirate.server.operation.starting import plainly
from triumvirate.server.settings import Settings
from triumvirate.server.worker import Worker

NOTICED_AFTER = 1.5  # seconds in which a proxy has seen that this worker is not ready any more
_OWN = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "taskName", "color_message"}


class JsonLines(logging.Formatter):
    """A log line as JSON: time, level, what happened, and what it was about (a match's id among it)."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        line: dict[str, object] = {
            "at": round(record.created, 3),
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({name: value for name, value in record.__dict__.items() if name not in _OWN})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def lan_address() -> str | None:
    """This machine's address in the local network, as far as it can tell; nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        address: str = probe.getsockname()[0]
    return None if address.startswith("127.") else address


def qr_code(address: str) -> str:
    """An address as a QR code for the terminal; nothing where the library for it is not installed."""
    try:
        segno = importlib.import_module("segno")
    except ImportError:
        return ""
    text = io.StringIO()
    segno.make(address, error="m").terminal(text, compact=True)
    return text.getvalue()


def set_up_log(level: str) -> None:
    """Structured lines on standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for quiet in ("alembic", "sqlalchemy"):
        logging.getLogger(quiet).setLevel(logging.WARNING)
    logging.getLogger("sqlalchemy.pool").setLevel(logging.CRITICAL)  # lines that died: `store` says so without a trace


def open_page(address: str) -> None:
    """Open a page in the person's browser; on a machine without a screen the printed address must do."""
    has_screen = sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
    if not has_screen or not webbrowser.open(address):
        print(f"No browser could be opened here: open {address} yourself.", flush=True)


class Server(uvicorn.Server):
    """Says where it is as soon as it listens, and goes gently: first it takes no more people, then it ends."""

    def __init__(self, config: uvicorn.Config, greeting: str, page: str, worker: Worker) -> None:
        super().__init__(config)
        self._greeting = greeting
        self._page = page
        self._worker = worker

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Find the database, listen, then say so."""
        with plainly(self._worker.settings):
            await self._worker.start()
        await super().startup(sockets)
        if self.started:
            print(self._greeting, flush=True)
            if self._page:
                open_page(self._page)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Behind a proxy, tell it first: it sends the next people elsewhere. A second signal ends at once."""
        if sig == signal.SIGTERM and self._worker.settings.is_shared and not self._worker.is_draining:
            self._worker.is_draining = True
            loop = asyncio.get_running_loop()
            loop.call_soon_threadsafe(loop.call_later, NOTICED_AFTER, super().handle_exit, sig, frame)
        else:
            super().handle_exit(sig, frame)


def run(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("data"),
    public_url: str = "",
    trusted_proxies: str = "",
    greeting: str = "",
    log_level: str = "warning",
    page: str = "",
    database: str = "",
    redis: str = "",
    bots: bool = True,
) -> None:
    """Serve until a signal says stop; `page` is opened in a browser as soon as it is there."""
    set_up_log(log_level)
    os.umask(0o077)
    settings = Settings.from_environment(data, public_url, trusted_proxies, database, redis, bots)
    with plainly(settings):
        worker = Worker(settings)
    config = listening(make_app(settings, worker), settings, host, port)
    sys.setswitchinterval(0.0005)  # a bot that thinks must not keep the sockets waiting
    gc.freeze()  # what lives as long as the server need not be looked through again and again
    gc.set_threshold(20_000, 20, 50)
    Server(config, greeting or f"Triumvirate is at http://{host}:{port}/", page, worker).run()


def work(data: Path, database: str, redis: str, threads: int, log_level: str = "warning") -> None:
    """Think for bots until a signal says stop."""
    set_up_log(log_level)
    os.umask(0o077)
    settings = Settings.from_environment(data, database=database, redis=redis, is_one_of_many=True)
    settings = replace(settings, bots=True, bot_threads=threads)
    with plainly(settings):
        asyncio.run(_work(Worker(settings, "bots")))


async def _work(worker: Worker) -> None:
    told = asyncio.Event()
    for sig in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(sig, told.set)
    await worker.start()
    print(f"Bots think here ({worker.settings.name}). Stop it with Ctrl-C.", flush=True)
    await told.wait()
    await worker.stop()
