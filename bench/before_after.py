"""This checkout beside another one, such as the commit before a change: is any way of playing slower than it was?

    .venv/bin/python bench/before_after.py ../before            # a checkout with an environment of its own
    .venv/bin/python bench/before_after.py ../before --pairs 15 --only native,search --games caesar
    .venv/bin/python bench/before_after.py ../before --only native --games caesar --options '{"solo": "hard"}'
    PYTHONPATH=src python3 bench/before_after.py ../before --only cuda --now . --now ../another    # on a GPU machine

Each checkout has one process that does the same work on request: whole random games inside the native engine, on the
python engine, by one fused call a move, tree searches, and environments, many at once or by PettingZoo's loop (of the
newest rules, for these alone may observe more than before); where there is a GPU, `cuda` is random games there. They
take turns, the first of a round being last in the next, and a pair's ratio is that of the processor time both needed,
which a busy machine disturbs less than the clock, or on a GPU of its own time. Printed is the median of the ratios with
the middle half of them; above 1 the checkout is faster than the one of before. A checkout without an environment of its
own is run from its sources by the Python that runs this. Played are the first rules of each game, which all checkouts
have, or the newest ones where options are named.
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

Options = dict[str, Any]
Work = Callable[[int], int]
"""So many units of work; how many moves or simulations they were, which must be the same for both checkouts."""


# --- what each checkout is asked to do ------------------------------------------------------------------------------


def native(game: Any, options: Options) -> Work:
    """Whole random games inside the native engine."""
    import numpy as np

    template = game.layout.records([game.prepare(game.check(options))])
    states, wins = template.copy(), np.zeros(1 << 8, np.int64)
    return lambda n: int(game.playout.play_many(states, template, 0, n, wins))


def python(game: Any, options: Options) -> Work:
    """Whole random games on the python engine, by count and n-th legal."""
    from triumvirate.core.compiled.generator import below

    rules, prepared = game.rules, game.prepare(game.check(options))

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


def fused_step(game: Any, options: Options) -> Work:
    """Random games from Python, one call of the native engine a move: apply, and the next legal list."""
    import numpy as np

    playout, template = game.playout, game.layout.records([game.prepare(game.check(options))])
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


def search(game: Any, options: Options) -> Work:
    """Searches of the first decision by random playouts, so that no bot's judgement is measured."""
    from triumvirate.core.table import Table
    from triumvirate.search import Limit, Search, Settings

    table = Table.new(game, options, seed=1)
    seat = table.legal()[0].seat
    view, legal = table.view(seat), table.legal(seat)
    settings = Settings(explore=0.7, trust=0.0, even_weights=True, random_playouts=True, truths=16)

    def work(n: int) -> int:
        Search(game, view, legal, 1, settings).think(Limit.steady(10 * n))
        return n

    return work


def cuda(game: Any, options: Options) -> Work:
    """Whole random games on a GPU, eight in every thread of a launch; a launch is over before the clock is read."""
    import numpy as np

    from triumvirate.core import engine
    from triumvirate.core.batch import THREADS

    game = on_gpu(game, options)
    device, kernels = engine.cuda_module(), engine.load(getattr(game, "text", game.name), "cuda", "kernels")
    template = device.to_device(game.layout.records([game.prepare(game.check(options))]))
    actions, wins = (device.to_device(np.zeros(GPU_THREADS, np.int64)) for _ in range(2))

    def work(n: int) -> int:
        for launch in range(n):
            kernels.play_kernel[GPU_THREADS // THREADS, THREADS](template, launch * GPU_THREADS * 8, 8, actions, wins)
        return n * int(actions.copy_to_host().sum())

    return work


def on_gpu(game: Any, options: Options) -> Any:
    """The game as it plays such a match there, records too; checkouts from before there were forms have one text a game."""
    return game.played_with(game.check(options), "cuda") if hasattr(game, "played_with") else game


def batch(game: Any, options: Options) -> Work:
    """Steps of 1,024 games at once with observation and mask, legal actions at random (as `bench/envs.py` measures)."""
    from triumvirate import envs

    games = envs.batch(game.name, 1024, **options)
    games.reset()

    def work(n: int) -> int:
        for _ in range(n):
            games.step(games.sample())
        return n * 1024

    return work


def pettingzoo(game: Any, options: Options) -> Work:
    """Episodes of the AEC environment, as its own loop plays them."""
    from triumvirate import envs

    rng = random.Random(1)
    env: Any = envs.pettingzoo(game.name, **options)

    def work(n: int) -> int:
        moves = 0
        for seed in range(n):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, terminated, truncated, _ = env.last()
                if terminated or truncated:
                    break
                choices = seen["action_mask"].nonzero()[0].tolist()
                env.step(choices[int(rng.random() * len(choices))])
                moves += 1
        return moves

    return work


GPU_THREADS = 1 << 17
ROWS: dict[str, Callable[[Any, Options], Work]] = {
    "native": native,
    "python": python,
    "fused step": fused_step,
    "search": search,
    "batch": batch,
    "pettingzoo": pettingzoo,
    "cuda": cuda,
}
HERE_ROWS = ("native", "python", "fused step", "search", "batch", "pettingzoo")
CLOCKS = dict.fromkeys(HERE_ROWS, time.process_time) | {"cuda": time.perf_counter}


def answer() -> None:
    """The process of one checkout: a line `[row, game, options, units]` in, `[seconds, moves]` out."""
    from triumvirate.games import find_game

    ready: dict[tuple[str, str], Work] = {}
    for line in sys.stdin:
        row, game, options, units = json.loads(line)
        if (row, game) not in ready:
            ready[row, game] = ROWS[row](find_game(game) if options else find_game(game, 1), options)
            ready[row, game](1)
        begun = CLOCKS[row]()
        moves = ready[row, game](units)
        print(json.dumps([CLOCKS[row]() - begun, moves]), flush=True)


# --- all of them, in turns -------------------------------------------------------------------------------------------


class Checkout:
    """A checkout's process, and how many seconds it needed for each half of a pair."""

    def __init__(self, folder: Path, options: Options) -> None:
        self.folder, self.options = folder.resolve(), options
        own = self.folder / ".venv" / "bin" / "python"
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        if not own.exists():
            environment["PYTHONPATH"] = str(self.folder / "src")
        self.process = subprocess.Popen(
            [str(own) if own.exists() else sys.executable, str(Path(__file__).resolve()), "--answer"],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def ask(self, row: str, game: str, units: int) -> None:
        """Let it begin so many units of work."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps([row, game, self.options, units]) + "\n")
        self.process.stdin.flush()

    def told(self) -> tuple[float, int]:
        """Seconds and moves of what it was asked for."""
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        if not said:
            sys.exit(f"The process of {self.folder} has died.")
        seconds, moves = json.loads(said)
        return float(seconds), int(moves)

    def measure(self, row: str, game: str, units: int) -> tuple[float, int]:
        """Seconds and moves of so many units of work."""
        self.ask(row, game, units)
        return self.told()


def units_for(checkout: Checkout, row: str, game: str, wanted: float) -> int:
    """How many units take about as many seconds as one half of a pair should."""
    units = 1
    while True:
        seconds, _ = checkout.measure(row, game, units)
        if seconds > wanted / 8:
            return max(1, round(units * wanted / seconds))
        units *= 4


def compare(
    before: Checkout, now: list[Checkout], row: str, game: str, pairs: int, seconds: float
) -> list[list[float]]:
    """For each checkout of now the ratios of all pairs, in order of size: how much faster it is than the one before."""
    for checkout in (before, *now):  # they compile side by side, and are measured one at a time
        checkout.ask(row, game, 1)
    for checkout in (before, *now):
        checkout.told()
    units = units_for(before, row, game, seconds)
    ratios: list[list[float]] = [[] for _ in now]
    for number in range(pairs):
        turns = [before, *now] if number % 2 else [*reversed(now), before]
        done = {checkout: checkout.measure(row, game, units) for checkout in turns}
        if len({moves for _, moves in done.values()}) > 1:
            told = ", ".join(f"{moves} by {checkout.folder.name}" for checkout, (_, moves) in done.items())
            print(f"  {game} {row}: moves {told}", file=sys.stderr)
        speed = {checkout: moves / needed for checkout, (needed, moves) in done.items()}
        for found, checkout in zip(ratios, now, strict=True):
            found.append(speed[checkout] / speed[before])
    return [sorted(found) for found in ratios]


def main() -> None:
    """Compare, print the table, and fail when a median is below the floor."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("before", nargs="?", type=Path, help="the other checkout")
    asked.add_argument("--now", type=Path, action="append", help="a checkout to compare with it; this one otherwise")
    asked.add_argument("--pairs", type=int, default=7)
    asked.add_argument("--seconds", type=float, default=1.0, help="of work in each half of a pair")
    asked.add_argument("--only", default=",".join(HERE_ROWS), help=f"rows, by commas, of {', '.join(ROWS)}")
    asked.add_argument("--games", default="", help="games, by commas; all of them otherwise")
    asked.add_argument("--options", type=json.loads, default={}, help='of all matches, such as \'{"solo": "hard"}\'')
    asked.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.answer:
        answer()
        return
    if given.before is None:
        asked.error("which other checkout?")
    from triumvirate.games import game_names

    before = Checkout(given.before, given.options)
    now = [Checkout(folder, given.options) for folder in given.now or [HERE]]
    print("| game | row | checkout | now / before | middle half |\n|---|---|---|---|---|")
    slower = []
    for game in given.games.split(",") if given.games else game_names():
        for row in given.only.split(","):
            for checkout, ratios in zip(now, compare(before, now, row, game, given.pairs, given.seconds), strict=True):
                middle = statistics.median(ratios)
                low, _, high = statistics.quantiles(ratios, n=4)
                where = checkout.folder.name
                print(f"| {game} | {row} | {where} | {middle:.3f} | {low:.3f} to {high:.3f} |", flush=True)
                if middle < FLOOR:
                    slower.append(f"{game} {row} {where}")
    if slower:
        sys.exit(f"Below {FLOOR}: {', '.join(slower)}.")


if __name__ == "__main__":
    main()
