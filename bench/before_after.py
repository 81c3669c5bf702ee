"""This checkout beside another one, such as the commit before a change: is any way of playing slower than it was?

    .venv/bin/python bench/before_after.py ../before            # a checkout with an environment of its own
    .venv/bin/python bench/before_after.py ../before --pairs 15 --only native,search --games caesar

Each checkout has one process that does the same work on request: whole random games inside the native engine, on the
python engine, by one fused call a move, and tree searches. They take turns, the first of a pair being last in the next, and a
pair's ratio is that of the processor time both needed, which a busy machine disturbs less than the clock. Printed is the
median of the ratios with the middle half of them; above 1 this checkout is faster.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parents[1]
FLOOR = 0.97

Work = Callable[[int], int]
"""So many units of work; how many moves or simulations they were, which must be the same for both checkouts."""


# --- what each checkout is asked to do ------------------------------------------------------------------------------


def native(game: Any) -> Work:
    """Whole random games inside the native engine."""
    import numpy as np

    template = game.layout.records([game.prepare(game.check({}))])
    states, wins = template.copy(), np.zeros(1 << 8, np.int64)
    return lambda n: int(game.playout.play_many(states, template, 0, n, wins))


def python(game: Any) -> Work:
    """Whole random games on the python engine, by count and n-th legal."""
    from triumvirate.core.compiled.generator import below

    rules, prepared = game.rules, game.prepare(game.check({}))

    def work(n: int) -> int:
        moves = 0
        for seed in range(n):
            state = prepared.copy()
            state.rng_seed = seed
            rules.setup(state)
            while not rules.is_over(state):
                deciders = rules.deciders(state)
                seat = (deciders & -deciders).bit_length() - 1
                rules.apply(state, seat, rules.nth_legal(state, seat, below(state, rules.count_legal(state, seat))))
                moves += 1
        return moves

    return work


def fused_step(game: Any) -> Work:
    """Random games from Python, one call of the native engine a move: apply, and the next legal list."""
    import numpy as np

    playout, template = game.playout, game.layout.records([game.prepare(game.check({}))])
    states, out, seeds = template.copy(), np.zeros(1 << 13, np.int64), np.zeros(1, np.int64)

    def work(n: int) -> int:
        moves, rng = 0, random.Random(1)
        for seed in range(n):
            seeds[0] = seed
            playout.start_batch(states, template, seeds)
            count = playout.list_legal(states[0], out)
            while count:
                count = playout.step(states, out[int(rng.random() * count)], out)
                moves += 1
        return moves

    return work


def search(game: Any) -> Work:
    """Searches of the first decision by random playouts, so that no bot's judgement is measured."""
    from triumvirate.core.table import Table
    from triumvirate.search import Limit, Search, Settings

    table = Table.new(game, {}, seed=1)
    seat = table.legal()[0].seat
    view, legal = table.view(seat), table.legal(seat)
    settings = Settings(explore=0.7, trust=0.0, even_weights=True, random_playouts=True, truths=16)

    def work(n: int) -> int:
        Search(game, view, legal, 1, settings).think(Limit.steady(10 * n))
        return n

    return work


ROWS: dict[str, Callable[[Any], Work]] = {
    "native": native,
    "python": python,
    "fused step": fused_step,
    "search": search,
}


def answer() -> None:
    """The process of one checkout: a line `[row, game, units]` in, `[processor seconds, moves]` out."""
    from triumvirate.games import find_game

    ready: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        row, game, units = json.loads(line)
        if (row, game) not in ready:
            ready[row, game] = ROWS[row](find_game(game))
            ready[row, game](1)
        begun = time.process_time()
        moves = ready[row, game](units)
        print(json.dumps([time.process_time() - begun, moves]), flush=True)


# --- both, in turns ------------------------------------------------------------------------------------------------


class Checkout:
    """A checkout's process."""

    def __init__(self, folder: Path) -> None:
        python = folder / ".venv" / "bin" / "python"
        if not python.exists():
            sys.exit(f"{folder} has no environment: run 'make setup' there first.")
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.process = subprocess.Popen(
            [str(python), str(Path(__file__).resolve()), "--answer"],
            cwd=folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, row: str, game: str, units: int) -> tuple[float, int]:
        """Processor seconds and moves of so many units of work."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([row, game, units]) + "\n")
        self.process.stdin.flush()
        said = self.process.stdout.readline()
        if not said:
            sys.exit(f"The process for {row} of {game} has died.")
        seconds, moves = json.loads(said)
        return float(seconds), int(moves)


def units_for(checkout: Checkout, row: str, game: str, wanted: float) -> int:
    """How many units take about as many seconds as one half of a pair should."""
    units = 1
    while True:
        seconds, _ = checkout.measure(row, game, units)
        if seconds > wanted / 8:
            return max(1, round(units * wanted / seconds))
        units *= 4


def compare(before: Checkout, after: Checkout, row: str, game: str, pairs: int, seconds: float) -> list[float]:
    """The ratios of all pairs, in order of size: how much faster the second is."""
    units = units_for(before, row, game, seconds)
    after.measure(row, game, 1)
    ratios = []
    for number in range(pairs):
        both = (before, after) if number % 2 else (after, before)
        done = {checkout: checkout.measure(row, game, units) for checkout in both}
        if done[before][1] != done[after][1]:
            print(f"  {game} {row}: {done[before][1]} moves before, {done[after][1]} now", file=sys.stderr)
        speed = {checkout: moves / needed for checkout, (needed, moves) in done.items()}
        ratios.append(speed[after] / speed[before])
    return sorted(ratios)


def main() -> None:
    """Compare, print the table, and fail when a median is below the floor."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("before", nargs="?", type=Path, help="the other checkout")
    asked.add_argument("--pairs", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=1.0, help="of work in each half of a pair")
    asked.add_argument("--only", default=",".join(ROWS), help="rows, by commas")
    asked.add_argument("--games", default="", help="games, by commas; all of them otherwise")
    asked.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.answer:
        answer()
        return
    if given.before is None:
        asked.error("which other checkout?")
    from triumvirate.games import game_names

    before, after = Checkout(given.before.resolve()), Checkout(HERE)
    print("| game | row | now / before | middle half |\n|---|---|---|---|")
    slower = []
    for game in given.games.split(",") if given.games else game_names():
        for row in given.only.split(","):
            ratios = compare(before, after, row, game, given.pairs, given.seconds)
            middle = statistics.median(ratios)
            low, _, high = statistics.quantiles(ratios, n=4)
            print(f"| {game} | {row} | {middle:.3f} | {low:.3f} to {high:.3f} |", flush=True)
            if middle < FLOOR:
                slower.append(f"{game} {row}")
    if slower:
        sys.exit(f"Below {FLOOR}: {', '.join(slower)}.")


if __name__ == "__main__":
    main()
