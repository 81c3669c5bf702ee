"""Iterations of our tree search from the first position of CAESAR!, beside OpenSpiel's C++ MCTSBot, on one core.

Both build a tree from scratch and finish every iteration by one random playout; ours is measured once more with the
playout policy that the legate uses. Repetitions take turns, so that a busy moment falls on everybody.

    bench/run                            # once, makes .bench-venv with the peers
    .venv/bin/python bench/search.py     # prints the table and the ratios
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

PEERS = {"OpenSpiel go 9x9": "go(board_size=9)", "OpenSpiel connect_four": "connect_four"}
OURS = {"CAESAR! random playouts": True, "CAESAR! playout policy": False}
PEER_PYTHON = Path(__file__).parents[1] / ".bench-venv" / "bin" / "python"
GOALS = (("OpenSpiel go 9x9", 10.0), ("OpenSpiel connect_four", 1.0))
SIMULATIONS = 10_000

Once = Callable[[], float]
"""One search of so many simulations; gives the seconds it took on this core."""


def timed(work: Callable[[], Any]) -> float:
    """Processor seconds, which other programs on the machine disturb less than the clock's."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def our_search(uniform: bool) -> Once:
    """Our search on one tree, from sampled truths of the first player's view."""
    from triumvirate.bots.caesar.legate import SETTINGS
    from triumvirate.core.table import Table
    from triumvirate.games import find_game
    from triumvirate.search import Limit, Search, Settings

    game = find_game("caesar")
    table = Table.new(game, {}, seed=1)
    view, legal = table.view("caesar"), table.legal("caesar")
    settings = (
        Settings(explore=0.7, trust=0.0, even_weights=True, random_playouts=True, truths=16) if uniform else SETTINGS
    )
    Search(game, view, legal, 1, settings).think(Limit.steady(10))
    return lambda: timed(lambda: Search(game, view, legal, 1, settings).think(Limit.steady(SIMULATIONS)))


def peer_search(name: str) -> Once:
    """OpenSpiel's search with one random rollout a simulation, its usual constant and no solver."""
    import pyspiel

    game: Any = pyspiel.load_game(name)
    state = game.new_initial_state()

    def once() -> float:
        judge = pyspiel.RandomRolloutEvaluator(1, 1)
        bot = pyspiel.MCTSBot(game, judge, 2.0, SIMULATIONS, 4000, False, 1, False)
        return timed(lambda: bot.mcts_search(state))

    return once


def rate(once: Once, seconds: float) -> float:
    """Simulations a second, over searches that take at least so long together."""
    searches, spent = 0, 0.0
    while spent < seconds:
        spent += once()
        searches += 1
    return searches * SIMULATIONS / spent


def peer_rate(name: str, seconds: float) -> float:
    """The same of a peer, in its own environment and process."""
    command = [str(PEER_PYTHON), __file__, "--peer", name, "--seconds", str(seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    return float(json.loads(done.stdout))


def measure(seconds: float, repetitions: int) -> dict[str, list[float]]:
    """The rates of everybody, repetition by repetition."""
    ours = {label: our_search(uniform) for label, uniform in OURS.items()}
    rates: dict[str, list[float]] = {label: [] for label in (*OURS, *PEERS)}
    for _ in range(repetitions):
        for label, once in ours.items():
            rates[label].append(rate(once, seconds))
        for label, name in PEERS.items():
            rates[label].append(peer_rate(name, seconds))
    return rates


def tell(rates: dict[str, list[float]]) -> str:
    """The table and the ratios as Markdown."""
    lines = ["| search | iterations/s | slowest–fastest |", "|---|---:|---:|"]
    for label, found in rates.items():
        lines.append(f"| {label} | {statistics.median(found):,.0f} | {min(found):,.0f}–{max(found):,.0f} |")
    lines += ["", "| ours | to | wanted | measured |", "|---|---|---:|---:|"]
    for ours in OURS:
        for peer, wanted in GOALS:
            ratio = statistics.median(rates[ours]) / statistics.median(rates[peer])
            asked = f"≥ {wanted:g} ×" if OURS[ours] else ""
            lines.append(f"| {ours} | {peer} | {asked} | {ratio:.2f} × |")
    return "\n".join(lines)


def main() -> int:
    """Measure and print; the exit status says whether the goals were reached."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=2.0, help="length of a repetition (2)")
    parser.add_argument("--repetitions", type=int, default=5, help="how many (5)")
    parser.add_argument("--peer", help=argparse.SUPPRESS)
    options = parser.parse_args()
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    if options.peer:
        print(json.dumps(rate(peer_search(options.peer), options.seconds)))
        return 0
    if not PEER_PYTHON.exists():
        print("bench: the peers are missing; bench/run installs them into .bench-venv", file=sys.stderr)
        return 1
    rates = measure(options.seconds, options.repetitions)
    print(tell(rates))
    first = statistics.median(rates[next(iter(OURS))])
    return 0 if all(first >= wanted * statistics.median(rates[peer]) for peer, wanted in GOALS) else 1


if __name__ == "__main__":
    sys.exit(main())
