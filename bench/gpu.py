"""The cuda engine on a GPU machine: agreement with native after every action, then random play per second.

PYTHONPATH=src python3 bench/gpu.py [--games caesar] [--verify 20000] [--json FILE]
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
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
    kernels = engine.load(game.name, "cuda", "kernels")
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


def main() -> None:
    """Verify, time, print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default="caesar")
    parser.add_argument("--verify", type=int, default=20_000)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--sizes", default="131072x8,524288x4,1048576x4")
    arguments = parser.parse_args()
    if not engine.has_cuda():
        raise SystemExit("There is no GPU here; the cuda engine is absent.")
    rows: list[dict[str, Any]] = []
    for name in arguments.games.split(","):
        game = find_game(name)
        for label, options in SETS[name].items():
            begun = time.time()
            verdict = agree(game, options, arguments.verify)
            print(f"{name}, {label}: {verdict} ({time.time() - begun:.1f} s)", flush=True)
            for size in arguments.sizes.split(","):
                threads, games = (int(part) for part in size.split("x"))
                row = {"game": name, "options": label, "verdict": verdict} | speed(game, options, threads, games)
                rows.append(row)
                print(
                    f"  {threads:>8} threads × {games:>2} games: {row['actions_per_s'] / 1e6:9.1f} M actions/s "
                    f"({row['low'] / 1e6:.1f}–{row['high'] / 1e6:.1f}), first seat wins {row['first_seat_wins']:.3f}",
                    flush=True,
                )
    if arguments.json:
        arguments.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main()
