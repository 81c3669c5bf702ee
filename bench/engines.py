"""Our engines at random play on one core, beside the peers of the same run.

bench/run                      # measures the peers, then this
.venv/bin/python bench/engines.py --peers .bench/peers.json --write docs/benchmarks.md
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np

from triumvirate.core.compiled.generator import below
from triumvirate.core.game import Game
from triumvirate.games import find_game, game_names

FROM_PYTHON = "driven one by one from Python"
INSIDE = "inside the engine"
EVERYTHING = {"poison": True, "centurions": True, "border_control": True}
OPTIONS: dict[str, dict[str, dict[str, Any]]] = {
    "caesar": {"CAESAR!": {}, "CAESAR! all expansions": EVERYTHING, "CAESAR! solo hard": {"solo": "hard"}},
    "julius": {"JULIUS CAESAR": {}},
    "rubico": {"RUBICO 5 players": {}},
}
# What we set out to reach: our row, the peer's row, at least this ratio.
GOALS = [
    ("CAESAR! native", "OpenSpiel connect_four", 10.0),
    ("CAESAR! native", "Pgx connect_four", 2.0),
    ("CAESAR! python", "Catanatron", 2.0),
    ("CAESAR! fused step", "OpenSpiel backgammon", 2.0),
    ("JULIUS CAESAR native", "JULIUS CAESAR python", 100.0),
]

Play = Callable[[], int]


def python_play(game: Game, options: dict[str, Any]) -> Play:
    """One whole random game on the python engine, the legal choice by count and n-th."""
    rules, prepared, seeds = game.rules, game.prepare(game.check(options)), iter(range(1 << 40))

    def play() -> int:
        state = prepared.copy()
        state.rng_seed = next(seeds)
        rules.setup(state)
        moves = 0
        while not rules.is_over(state):
            deciders = rules.deciders(state)
            seat = (deciders & -deciders).bit_length() - 1
            rules.apply(state, seat, rules.nth_legal(state, seat, below(state, rules.count_legal(state, seat))))
            moves += 1
        return moves

    return play


def listed_play(game: Game, options: dict[str, Any]) -> Play:
    """The same with the whole legal list made at every move, as a screen needs it."""
    rules, prepared, seeds = game.rules, game.prepare(game.check(options)), iter(range(1 << 40))

    def play() -> int:
        state = prepared.copy()
        state.rng_seed = next(seeds)
        rules.setup(state)
        moves = 0
        while not rules.is_over(state):
            deciders = rules.deciders(state)
            seat = (deciders & -deciders).bit_length() - 1
            legal = game.legal(state, seat)
            rules.apply(state, seat, legal[int(random.random() * len(legal))])
            moves += 1
        return moves

    return play


def native_play(game: Game, options: dict[str, Any]) -> Play:
    """Whole random games inside the native engine, two thousand at a time."""
    template = game.layout.records([game.prepare(game.check(options))])
    states, wins = template.copy(), np.zeros(1 << 8, np.int64)
    seeds = iter(range(0, 1 << 40, 2000))
    return lambda: int(game.playout.play_many(states, template, next(seeds), 200, wins))


def fused_play(game: Game, options: dict[str, Any]) -> Play:
    """One random game by one fused call a move: apply, then the next legal list, from Python."""
    playout, template = game.playout, game.layout.records([game.prepare(game.check(options))])
    states, out, seeds = template.copy(), np.zeros(1 << 13, np.int64), iter(range(1 << 40))
    seed = np.zeros(1, np.int64)

    def play() -> int:
        seed[0] = next(seeds)
        playout.start_batch(states, template, seed)
        count = playout.list_legal(states[0], out)
        moves = 0
        while count:
            count = playout.step(states, out[int(random.random() * count)], out)
            moves += 1
        return moves

    return play


WAYS = (
    ("native", INSIDE, native_play, "count and n-th legal, whole games"),
    ("python", FROM_PYTHON, python_play, "the plain Python engine, count and n-th legal"),
    ("python, legal list", FROM_PYTHON, listed_play, "the plain Python engine, full legal list every move"),
    ("fused step", FROM_PYTHON, fused_play, "native engine, one call a move: apply and the full legal list"),
)


def measure(play: Play, seconds: float, repetitions: int) -> tuple[float, float, float]:
    """Moves per second: median, slowest and fastest repetition, after a warm-up."""
    play()
    rates = []
    for _ in range(repetitions):
        moves, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            moves += play()
        rates.append(moves / (time.perf_counter() - begun))
    return statistics.median(rates), min(rates), max(rates)


def our_rows(seconds: float, repetitions: int) -> list[dict[str, Any]]:
    """Every game and option set on every way of driving it."""
    rows = []
    for name in game_names():
        game = find_game(name)
        for label, options in OPTIONS[name].items():
            for way, group, make, note in WAYS:
                rate, low, high = measure(make(game, options), seconds, repetitions)
                note_ = f"{note}; state {game.layout.dtype().itemsize} bytes"
                rows.append(
                    {
                        "name": f"{label} {way}",
                        "group": group,
                        "moves_per_s": rate,
                        "low": low,
                        "high": high,
                        "note": note_,
                    }
                )
                print(f"{label} {way}: {rate:,.0f} moves/s", flush=True)
    return rows


def table_of(rows: list[dict[str, Any]]) -> str:
    """Both groups as Markdown, fastest first, with the ratio to the group's fastest peer."""
    lines = []
    for group in (INSIDE, FROM_PYTHON):
        lines += [f"### Moves {group}", "", "| engine | moves/s | slowest–fastest | note |", "|---|---:|---:|---|"]
        for row in sorted((row for row in rows if row["group"] == group), key=lambda row: -row["moves_per_s"]):
            spread = f"{row['low']:,.0f}–{row['high']:,.0f}"
            lines.append(f"| {row['name']} | {row['moves_per_s']:,.0f} | {spread} | {row['note']} |")
        lines.append("")
    return "\n".join(lines)


def goals_of(rows: list[dict[str, Any]]) -> str:
    """The ratios we set out to reach, as measured in this run."""
    rates = {row["name"]: row["moves_per_s"] for row in rows}

    def rate_of(wanted: str) -> float | None:
        return rates.get(wanted) or next((rate for name, rate in rates.items() if name.startswith(wanted)), None)

    lines = ["### Ratios", "", "| ours | to | wanted | measured |", "|---|---|---:|---:|"]
    for ours, peer, wanted in GOALS:
        our_rate, peer_rate = rate_of(ours), rate_of(peer)
        if our_rate and peer_rate:
            lines.append(f"| {ours} | {peer} | ≥ {wanted:g} × | {our_rate / peer_rate:.1f} × |")
    return "\n".join(lines) + "\n"


def main() -> None:
    """Measure, print, and keep the tables where asked."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--peers", type=Path, help="the JSON file of bench/peers.py, from the same run")
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--repetitions", type=int, default=3)
    parser.add_argument("--write", type=Path, help="replace the measured part of this Markdown file")
    arguments = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows = our_rows(arguments.seconds, arguments.repetitions)
    if arguments.peers and arguments.peers.is_file():
        rows += json.loads(arguments.peers.read_text(encoding="utf-8"))
    text = table_of(rows) + "\n" + goals_of(rows)
    print("\n" + text)
    if arguments.write:
        keep(arguments.write, text)


def keep(path: Path, text: str) -> None:
    """Put the tables between the two marks of a page."""
    begin, end = "<!-- measured -->", "<!-- end of measured -->"
    page = path.read_text(encoding="utf-8")
    before, _, rest = page.partition(begin)
    _, _, after = rest.partition(end)
    path.write_text(f"{before}{begin}\n\n{text}\n{end}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
