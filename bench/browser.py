"""The wasm engine in Chromium beside the native engine, on the same core: random play, and iterations of the legate's search.

    .venv/bin/python bench/browser.py                       # all games, nine turns each
    .venv/bin/python bench/browser.py --game rubico --turns 21
    .venv/bin/python bench/browser.py --start               # how soon a table in the page is there

The two take turns, so that a busy moment falls on both; the median of the ratios is printed, and the size of each file.
"""

from __future__ import annotations

import argparse
import base64
import gzip
import os
import shutil
import statistics
import tempfile
import threading
import time
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import TYPE_CHECKING, Any

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

CHROMIUM = shutil.which("chromium") or "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
ROOM = {"nodes": 20_000, "edges": 400_000}  # of a tree: enough for what is grown here
ITERATIONS = 400
GOALS = {"caesar": 0.55, "rubico": 0.65, "julius": 0.4}
SEARCH_GOAL = 0.4
START_GOALS = {"cold": 6.0, "cached": 2.5}
OFFERED = "() => document.querySelector('article select') !== null"
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


def starting(playwright: Playwright, turns: int) -> dict[str, list[float]]:
    """Seconds until the tables in the page can be sat down at: for a new browser, and for one that has been there."""
    from triumvirate.offline.site import write_site

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, format: str, *args: Any) -> None:
            """Nothing is told of requests."""

    found: dict[str, list[float]] = {"cold": [], "cached": []}
    with tempfile.TemporaryDirectory() as folder:
        write_site(Path(folder, "site"))
        web = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder))
        threading.Thread(target=web.serve_forever, daemon=True).start()
        for _ in range(turns):
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            page = browser.new_page()
            for when in ("cold", "cached", "cached"):
                page.goto("about:blank")
                begun = time.perf_counter()
                page.goto(f"http://127.0.0.1:{web.server_port}/site/#/here")
                page.wait_for_function(OFFERED, timeout=120_000)
                found[when].append(time.perf_counter() - begun)
                if when == "cold":  # whoever sits down has everything kept
                    page.locator("article button.primary").first.click()
                    page.evaluate(KEPT)
            browser.close()
        web.shutdown()
        web.server_close()
    return found


def told(what: str, ratios: Sequence[float], goal: float) -> str:
    """A row."""
    middle = statistics.median(ratios)
    return f"{what:28} {middle:5.2f} of native ({min(ratios):.2f} to {max(ratios):.2f}), asked for {goal}"


def main() -> None:
    """All games, one after another."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=game_names(), help="only this one")
    parser.add_argument("--turns", type=int, default=9)
    parser.add_argument("--start", action="store_true", help="only how soon a table in the page is there")
    asked = parser.parse_args()
    from playwright.sync_api import sync_playwright

    if asked.start:
        with sync_playwright() as playwright:
            for when, seconds in starting(playwright, asked.turns).items():
                middle = f"{statistics.median(seconds):.2f} s ({min(seconds):.2f} to {max(seconds):.2f})"
                print(f"a table in the page, {when}: {middle}, asked for {START_GOALS[when]}")
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(
            0, {min(os.sched_getaffinity(0))}
        )  # Chromium is begun from here and stays on the same core
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name in [asked.game] if asked.game else game_names():
            game = find_game(name)
            file = built_file(game).read_bytes()
            print(f"{game.title}: {len(file):,} bytes, {len(gzip.compress(file, 9)):,} compressed")
            page = browser.new_page()
            print(
                told("  random play", playing(game, page, asked.turns, 2000 if name != "julius" else 300), GOALS[name])
            )
            print(told("  the legate's iterations", searching(game, page, asked.turns), SEARCH_GOAL), flush=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
