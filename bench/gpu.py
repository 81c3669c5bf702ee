"""The cuda engine on a GPU machine: agreement with native after every action, then random play per second.

PYTHONPATH=src python3 bench/gpu.py [--games caesar,julius,rubico] [--verify 20000] [--sizes fit,131072x8] [--json FILE]

A size is threads × games in each; `fit` is as many threads as have their states in the second-level cache together.

A set that fails or disagrees is named, the others go on, and the exit status is 1 at the end.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
import traceback
from pathlib import Path
from typing import Any

import numpy as np

from triumvirate.core import engine
from triumvirate.core.batch import THREADS, CudaBatch, NativeBatch
from triumvirate.core.game import Game
from triumvirate.games import find_game

EVERYTHING = {"poison": True, "centurions": True, "border_control": True}
SETS: dict[str, dict[str, dict[str, Any]]] = {
    "caesar": {"base": {}, "all expansions": EVERYTHING, "solo hard": {"solo": "hard", **EVERYTHING}},
    "julius": {"historical": {}},
    "rubico": {"5 players": {}, "7 players": {"players": 7}},
}


def compile_seconds(game: Game, options: dict[str, Any]) -> tuple[float, float]:
    """How long each engine takes until it has made one random action, native first: mostly compilation."""
    seconds = []
    for batch_of in (NativeBatch, CudaBatch):
        begun = time.time()
        batch = batch_of(game, options)
        batch.start(np.arange(1, 2))
        batch.step()
        batch.packed()
        seconds.append(time.time() - begun)
    return seconds[0], seconds[1]


def agree(game: Game, options: dict[str, Any], games: int) -> str:
    """Lock-step random games on native and cuda, compared byte by byte after every action."""
    seeds = np.arange(1, games + 1)
    cpu, gpu = NativeBatch(game, options), CudaBatch(game, options)
    cpu.start(seeds)
    gpu.start(seeds)
    actions = 0
    while True:
        if not np.array_equal(cpu.packed(), gpu.packed()):
            rows = np.flatnonzero((cpu.packed() != gpu.packed()).any(axis=1))
            return f"DIFFERENT after {actions} actions, first seed {seeds[rows[0]]}, {len(rows)} games"
        running = cpu.step()
        if gpu.step() != running:
            return f"DIFFERENT number of running games after {actions} actions"
        actions += running
        if running == 0:
            return f"{games} games, {actions} actions, equal after every one"


def speed(game: Game, options: dict[str, Any], threads: int, games: int) -> dict[str, Any]:
    """Actions per second of whole random games: median of five timed launches after a warm-up."""
    cuda = engine.cuda_module()
    game = game.played_with(game.check(options), "cuda")
    kernels = engine.load(game.text, "cuda", "kernels")
    template = cuda.to_device(game.layout.records([game.prepare(game.check(options))]))
    actions = cuda.to_device(np.zeros(threads, np.int64))
    wins = cuda.to_device(np.zeros(threads, np.int64))
    blocks = (threads + THREADS - 1) // THREADS

    def launch(seed: int) -> None:
        kernels.play_kernel[blocks, THREADS](template, seed, games, actions, wins)

    launch(1)
    cuda.synchronize()
    rates = []
    for trial in range(5):
        first, last = cuda.event(), cuda.event()
        first.record()
        launch(1_000_000_007 * (trial + 1))
        last.record()
        last.synchronize()
        rates.append(int(actions.copy_to_host().sum()) / (cuda.event_elapsed_time(first, last) / 1000))
    return {
        "threads": threads,
        "games_per_thread": games,
        "actions_per_s": statistics.median(rates),
        "low": min(rates),
        "high": max(rates),
        "first_seat_wins": float(wins.copy_to_host().sum()) / (threads * games),
    }


def fitting(game: Game, options: dict[str, Any]) -> tuple[int, int]:
    """As many threads as the second-level cache has room for states, in whole blocks, and games for some work."""
    room = int(engine.cuda_module().get_current_device().L2_CACHE_SIZE)
    state = game.played_with(game.check(options), "cuda").layout.dtype().itemsize
    return room // state // THREADS * THREADS, 8


def measure(game: Game, label: str, options: dict[str, Any], verify: int, sizes: str) -> list[dict[str, Any]]:
    """One option set: how long it compiles, whether it agrees, how fast it is."""
    native_s, cuda_s = compile_seconds(game, options)
    print(f"{game.name}, {label}: ready after {native_s:.1f} s native, {cuda_s:.1f} s cuda", flush=True)
    begun = time.time()
    verdict = agree(game, options, verify)
    print(f"  {verdict} ({time.time() - begun:.1f} s)", flush=True)
    rows = []
    for size in sizes.split(","):
        threads, games = fitting(game, options) if size == "fit" else (int(part) for part in size.split("x"))
        begun = time.time()
        row = speed(game, options, threads, games)
        rows.append({"game": game.name, "options": label, "verdict": verdict, "cuda_compile_s": cuda_s} | row)
        print(
            f"  {threads:>8} threads × {games:>2} games: {row['actions_per_s'] / 1e6:9.1f} M actions/s "
            f"({row['low'] / 1e6:.1f}–{row['high'] / 1e6:.1f}), first seat wins {row['first_seat_wins']:.3f} "
            f"({time.time() - begun:.1f} s with compilation)",
            flush=True,
        )
    return rows


def main() -> None:
    """Verify, time, print a table; keep what there is after every set."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="caesar,julius,rubico")
    parser.add_argument("--verify", type=int, default=20_000)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--sizes", default="fit,131072x8,524288x4,1048576x4")
    arguments = parser.parse_args()
    if not engine.has_cuda():
        raise SystemExit("There is no GPU here; the cuda engine is absent.")
    rows: list[dict[str, Any]] = []
    failed = []
    for name in arguments.games.split(","):
        for label, options in SETS[name].items():
            try:
                found = measure(find_game(name), label, options, arguments.verify, arguments.sizes)
            except Exception:  # whatever one set dies of, the others are still to be measured
                traceback.print_exc()
                failed.append(f"{name}, {label}")
                continue
            rows += found
            if found[0]["verdict"].startswith("DIFFERENT"):
                failed.append(f"{name}, {label}")
            if arguments.json:
                arguments.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    if failed:
        raise SystemExit(f"Failed or different: {'; '.join(failed)}")


if __name__ == "__main__":
    main()
