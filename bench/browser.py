"""Everything about tables in the page in one table: speed beside the native engine, starts, downloads; in real Chromium.

    .venv/bin/python bench/browser.py                       # all of it, nine turns each
    .venv/bin/python bench/browser.py --game rubico --turns 21
    .venv/bin/python bench/browser.py --only start          # or: speed, downloads

The wasm engine and the native one take turns on the same core, so that a busy moment falls on both; the median of the ratios is
told. A row that misses what is asked for ends with "missed", and then so does the run.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import json
import math
import os
import shutil
import socket
import statistics
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.request import urlopen

import numpy as np

from triumvirate.bots import find_bot
from triumvirate.core.game import Game
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names
from triumvirate.in_page.files import built_file
from triumvirate.search.grow import Grower
from triumvirate.search.search import Search
from triumvirate.search.settings import Settings

if TYPE_CHECKING:
    from playwright.sync_api import Page, Playwright

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-headless-shell") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
ROOM = {"nodes": 20_000, "edges": 400_000}  # of a tree: enough for what is grown here
ITERATIONS = 400
GOALS = {"caesar": 0.55, "rubico": 0.65, "julius": 0.4}
SEARCH_GOAL = 0.4
START_GOALS = {"page ready, cold": 1.0, "first move, cold": 6.0, "page ready, cached": 1.0, "first move, cached": 2.5}
DECIDED = 400  # iterations of a decision
FIRST_MOVE = "button.token:not([disabled]):not(.plan), .choices button:not([disabled])"
KEPT = """async () => {
  const { folder, files } = await (await fetch("python/made.json")).json();
  for (const file of files) {
    while (!(await caches.match(`python/${folder}/${file}`))) await new Promise((later) => setTimeout(later, 50));
  }
}"""

LOAD = """async ([file, arrays]) => {
  const bytes = (text) => Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
  const math = { env: { exp: Math.exp, log: Math.log, pow: Math.pow } };
  const { instance } = await WebAssembly.instantiate(bytes(file), math);
  const game = instance.exports;
  let free = Math.ceil(game.__heap_base.value / 64) * 64;
  const kept = arrays.map((text) => {
    const array = bytes(text);
    const place = free;
    free = Math.ceil((free + array.length) / 64) * 64;
    const missing = free - game.memory.buffer.byteLength;
    if (missing > 0) game.memory.grow(Math.ceil(missing / 65536));
    return { place, array };
  });
  const fill = () => kept.forEach(({ place, array }) => new Uint8Array(game.memory.buffer).set(array, place));
  window.timed = (name, given) => {
    fill();
    const passed = given.flatMap((one) => {
      if (typeof one === "string") return [BigInt(one)];
      return typeof one === "number" ? [one] : [kept[one[0]].place, ...one.slice(1)];
    });
    const begun = performance.now();
    const result = Number(game[name](...passed) ?? 0);
    return [result, (performance.now() - begun) / 1000];
  };
}"""


def sent(array: Any) -> str:
    """An array as a page takes it."""
    return base64.b64encode(array.tobytes()).decode()


def playing(game: Game, page: Page, turns: int, games: int) -> list[float]:
    """The wasm engine's share of the native engine's speed in random play, turn by turn."""
    template = game.layout.records([game.prepare(game.check({}))])
    wins = np.zeros(256, np.int64)
    page.evaluate(
        LOAD, [base64.b64encode(built_file(game).read_bytes()).decode(), list(map(sent, (template, template, wins)))]
    )
    given = [[0, 1], [1, 1], "1", games, [2, 256]]
    ratios = []
    for turn in range(turns + 1):
        begun = time.perf_counter()
        actions = game.playout.play_many(template.copy(), template, 1, games, wins.copy())
        native = time.perf_counter() - begun
        counted, seconds = page.evaluate("([name, given]) => timed(name, given)", ["play_many", given])
        if counted != actions:
            raise SystemExit(f"{game.title}: {counted} actions in the page, {actions} on the native engine")
        if turn:  # the first one warms both up
            ratios.append(native / seconds)
    return ratios


def searching(game: Game, page: Page, turns: int) -> list[float]:
    """The same of the legate's search at the first decision."""
    table = Table.new(game, seed=1)
    seat = table.deciders()[0]
    settings = Settings(**{**_settings(game), **ROOM})
    search = Search(game, table.view(seat), table.legal(seat), 1, settings)
    search._sample(15)
    truths = search._truths

    def fresh() -> Grower:
        return Grower(search._ground.compiled, settings, search.seat, 7, None)

    arrays = [*fresh().tree, truths, truths[:1]]
    page.evaluate(LOAD, [base64.b64encode(built_file(game).read_bytes()).decode(), list(map(sent, arrays))])
    given = [*([place, *array.shape] for place, array in enumerate(arrays)), "7", 0, ITERATIONS]
    ratios = []
    for turn in range(turns + 1):
        grower = fresh()
        begun = time.perf_counter()
        grower.grow(truths, ITERATIONS)
        native = time.perf_counter() - begun
        _, seconds = page.evaluate("([name, given]) => timed(name, given)", ["think", given])
        if turn:
            ratios.append(native / seconds)
    return ratios


def _settings(game: Game) -> dict[str, Any]:
    """The numbers that the game's legate searches with."""
    found: Any = find_bot(game.name, "legate")
    settings = getattr(found, "settings", None) or Settings()
    return {name: getattr(settings, name) for name in settings.__dataclass_fields__}


def judging(game: Game, page: Page, turns: int) -> tuple[list[float], float]:
    """How long the network's opinion of a leaf takes in the page as a share of ONNX Runtime's here, and how long at all."""
    from triumvirate.bots.caesar.imperator import SETTINGS, WEIGHTS, exported
    from triumvirate.learn.weights import Laid, read_weights
    from triumvirate.search.room import room_of

    laid, size = Laid(room_of(game), read_weights(WEIGHTS)), SETTINGS.batch
    table = Table.new(game, seed=1)
    truths = Search(game, table.view(table.deciders()[0]), table.legal(), 1)
    truths._sample(size - 1)
    states, policies = truths._truths, np.zeros((size, laid.slots))
    arrays = [states, laid.net, laid.shape, laid.seen(size), laid.layers(size), np.zeros(4096, np.int64)]
    arrays += [np.zeros((size, 2)), policies]
    page.evaluate(LOAD, [base64.b64encode(built_file(game).read_bytes()).decode(), list(map(sent, arrays))])
    given = [[place, *array.shape] for place, array in enumerate(arrays)]
    judge, ratios, seconds = exported(), [], []
    for turn in range(4 * turns + 1):
        begun = time.perf_counter()
        judge.judge(states)
        native = time.perf_counter() - begun
        _, taken = page.evaluate("([name, given]) => timed(name, given)", ["judge_batch", given])
        if turn:
            ratios.append(native / taken)
            seconds.append(taken / size)
    return ratios, statistics.median(seconds)


class Quiet(SimpleHTTPRequestHandler):
    """Plain files; nothing is told of requests."""

    def log_message(self, format: str, *args: Any) -> None:
        """Not even this."""


@contextmanager
def exported_site() -> Iterator[str]:
    """The address of the site as `export-site` writes it."""
    from triumvirate.offline.site import write_site

    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder, "site"))
        web = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=web.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{web.server_port}/site/"
        web.shutdown()
        web.server_close()


@contextmanager
def served() -> Iterator[str]:
    """The address of a server that has just begun."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [str(Path(sys.executable).with_name("triumvirate")), "serve", "--port", str(port)]
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([*command, "--data", folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urlopen(f"http://127.0.0.1:{port}/healthz")
                    break
                except OSError:
                    time.sleep(0.2)
            yield f"http://127.0.0.1:{port}/"
        finally:
            server.terminate()
            server.wait()


def starting(playwright: Playwright, turns: int) -> dict[str, list[float]]:
    """Seconds until the page is there, and until a first move can be made: in a new browser, and in one that has been there."""
    found: dict[str, list[float]] = {name: [] for name in START_GOALS}
    with exported_site() as address:
        for _ in range(turns):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page()
            for when in ("cold", "cached", "cached"):
                page.goto("about:blank")
                begun = time.perf_counter()
                page.goto(f"{address}#/here")
                page.locator("main h1").first.wait_for(timeout=120_000)
                found[f"page ready, {when}"].append(time.perf_counter() - begun)
                page.locator("article select").first.wait_for(timeout=120_000)
                page.locator("article button.primary").first.click()
                page.locator(FIRST_MOVE).first.wait_for(timeout=120_000)
                found[f"first move, {when}"].append(time.perf_counter() - begun)
                if when == "cold":  # whoever sits down has everything kept
                    page.evaluate(KEPT)
            browser.close()
    return found


def downloads(playwright: Playwright) -> Iterator[tuple[str, int]]:
    """What travels, compressed, part by part: the ordinary first page, and what tables in the page need beside it."""
    from triumvirate.offline.site import STATIC

    made = json.loads((STATIC / "python" / "made.json").read_text())
    folder = STATIC / "python" / made["folder"]
    with served() as address:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        page = browser.new_page(service_workers="block")
        fetched: list[str] = []
        page.on("request", lambda request: fetched.append(request.url))
        page.goto(address)
        page.wait_for_load_state("networkidle")
        browser.close()
    asked = sorted({url.partition("#")[0].removeprefix(address) or "index.html" for url in fetched})
    if any(name.startswith("python/") for name in asked):
        raise SystemExit(f"the ordinary page fetches what only tables in the page need: {asked}")
    yield "first load, ordinary page", sum(packed(STATIC / name) for name in asked if (STATIC / name).is_file())
    for name in sorted(made["files"]):
        yield name, packed(folder / name)
    yield "a table in the page, all", sum(packed(folder / name) for name in made["files"] if not name.endswith(".npz"))


def packed(file: Path) -> int:
    """The bytes of a file as a web server sends it, compressed where that helps."""
    body = file.read_bytes()
    return min(len(body), len(gzip.compress(body, 6)))


class Rows:
    """The table: printed row by row, and what was missed."""

    def __init__(self) -> None:
        self.missed: list[str] = []
        print(f"{'what':44} {'found':>12} {'from':>8} {'to':>8} {'asked for':>10}")

    def add(self, what: str, found: Sequence[float], unit: str, least: float = 0.0, most: float = math.inf) -> None:
        """A row of figures that took turns; the median is held against what is asked for."""
        middle = statistics.median(found)
        goal = f">= {least:g}" if least else f"< {most:g}" if most < math.inf else ""
        is_missed = not least <= middle <= most
        ends = f"{min(found):8.2f} {max(found):8.2f}" if len(found) > 1 else " " * 17
        print(f"{what:44} {middle:8.2f} {unit:>3} {ends} {goal:>10}{'  missed' if is_missed else ''}", flush=True)
        if is_missed:
            self.missed.append(what)

    def size(self, what: str, count: int) -> None:
        """A row of a download."""
        print(f"{what:44} {count / 1000:8,.0f} kB", flush=True)


def speed(playwright: Playwright, rows: Rows, names: Sequence[str], turns: int) -> None:
    """Random play, the legate's iterations and the imperator's judgement, game by game."""
    browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
    for name in names:
        game = find_game(name)
        page = browser.new_page()
        games = 300 if name == "julius" else 2000
        rows.add(f"{game.title}, random play", playing(game, page, turns, games), "x", least=GOALS[name])
        rows.add(f"{game.title}, legate's iterations", searching(game, page, turns), "x", least=SEARCH_GOAL)
        if name == "caesar":
            ratios, each = judging(game, page, turns)
            rows.add(f"{game.title}, imperator's opinions", ratios, "x")
            rows.add(f"{game.title}, imperator@{DECIDED}, decisions", [1 / (DECIDED * each)], "/s")
        page.close()
    browser.close()


def main() -> None:
    """All of it, one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), help="only this one")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--only", choices=("speed", "start", "downloads"), help="only this part")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    rows = Rows()
    with sync_playwright() as playwright:
        if asked.only in (None, "downloads"):
            for what, size in downloads(playwright):
                rows.size(what, size)
        if asked.only in (None, "start"):
            for what, seconds in starting(playwright, max(1, asked.turns // 2)).items():
                rows.add(what, seconds, "s", most=START_GOALS[what])
        if asked.only in (None, "speed"):
            if hasattr(os, "sched_setaffinity"):  # Chromium is begun from here and stays on the same core
                os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
            speed(playwright, rows, [asked.game] if asked.game else game_names(), asked.turns)
    if rows.missed:
        raise SystemExit(f"missed: {', '.join(rows.missed)}")


if __name__ == "__main__":
    main()
