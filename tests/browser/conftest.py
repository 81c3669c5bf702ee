"""A real server, real browsers: Debian's Chromium without a window, driven by Playwright."""

from __future__ import annotations

import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from browser.hands import Person, Server
from server.conftest import lay_out

ROOT = Path(__file__).parents[2]
# Chromium without a window: the whole browser draws its own bars for every person, half as much work again.
CHROMIUM = shutil.which("chromium-headless-shell") or "/usr/bin/chromium-headless-shell"
PATIENCE_MS = 60_000  # for what takes a moment on a quiet machine
# Without the last ones Chromium looks for its maker's hosts at every start. A screen is drawn as one piece: in the usual
# twenty, each of which goes through all that is on a map, a year of JULIUS CAESAR took a fifth more.
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--default-tile-width=1280",
    "--default-tile-height=720",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

# Bots answer soon, may take a seat that was left a second ago, and everybody's matches may be rated.
SETTINGS = {
    "TRIUMVIRATE_BOT_PAUSE": "0.05",
    "TRIUMVIRATE_BOT_TALK": "0",  # what bots say comes in a time of its own
    "TRIUMVIRATE_AWAY": "1",
    "TRIUMVIRATE_ESTABLISHED_HOURS": "0",
    "TRIUMVIRATE_LIMITS": "0",  # everybody comes from one address; tests/server holds the limits
}

# A page without an address of its own keeps nothing.
PREFERS = """try { localStorage['triumvirate.settings'] ??= '{"pace": "%s", "forced": %s}' } catch {}"""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything in this folder drives a browser, and may be tried twice: a busy machine can lose a click.

    `tests/conftest.py` lists what needed it, and fails a run in which too much did.
    """
    here = f"{Path(__file__).parent}/"
    for item in items:
        if str(item.path).startswith(here):
            item.add_marker(pytest.mark.browser)
            item.add_marker(pytest.mark.flaky(reruns=1))


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture(scope="session")
def client_files() -> None:
    """The client, built from its sources (at once when nothing changed)."""
    subprocess.run([str(ROOT / "scripts/build-web")], check=True, cwd=ROOT)


def start(port: int, data: Path, **settings: str) -> subprocess.Popen[bytes]:
    lay_out(data)
    command = [sys.executable, "-m", "triumvirate.cli", "serve", "--port", str(port), "--data", str(data)]
    env = {**os.environ, **SETTINGS, **settings}
    process = subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(1200):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=1):
                return process
        except OSError:
            time.sleep(0.1)
    process.kill()
    raise RuntimeError("the server did not become ready")


@pytest.fixture(scope="session")
def server(client_files: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of this folder."""
    port, data = free_port(), tmp_path_factory.mktemp("server")
    process = start(port, data)
    yield Server(f"http://127.0.0.1:{port}")
    process.send_signal(signal.SIGTERM)
    process.wait(60)


@pytest.fixture(scope="module")
def fragile(
    client_files: None, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Server, Callable[[], None]]]:
    """A server of one's own, and a way to kill it with -9 and start it again on the same data."""
    port, data = free_port(), tmp_path_factory.mktemp("fragile")
    running = [start(port, data)]

    def kill_and_restart() -> None:
        os.kill(running[0].pid, signal.SIGKILL)
        running[0].wait()
        running[0] = start(port, data)

    yield Server(f"http://127.0.0.1:{port}"), kill_and_restart
    running[0].kill()
    running[0].wait()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Any]:
    """The browser."""
    if not Path(CHROMIUM).exists():
        pytest.fail("There is no chromium-headless-shell here; `make test` installs Debian's.")
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=PATIENCE_MS)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def person(chromium: Any) -> Iterator[Callable[..., Person]]:
    """Makes people: a browser profile of their own each, quick because nothing moves and nothing is told at length.

    What leaves no choice waits for their click, so that a test that acts by the API is alone in doing so.

    No page may report an error.
    """
    made: list[Person] = []

    def make(
        name: str = "", *, width: int = 1280, height: int = 720, pace: str = "none", forced: bool = False, **more: Any
    ) -> Person:
        more.setdefault("reduced_motion", "reduce")
        more.setdefault("locale", "en-GB")
        context = chromium.new_context(viewport={"width": width, "height": height}, **more)
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(PREFERS % (pace, json.dumps(forced)))
        made.append(Person(context.new_page(), name))
        return made[-1]

    yield make
    faults = [fault for one in made for fault in one.faults]
    for one in made:
        one.page.context.close()
    assert not faults
