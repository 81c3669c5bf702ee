"""What a position costs a table's bot: networks as ONNX Runtime plays them, in batches on one core.

    .venv/bin/python bench/networks.py                                    # the shipped one
    .venv/bin/python bench/networks.py one.onnx another.onnx --batch 16

Positions are those of random games. The files take turns, so that a busy machine is busy for all of them; printed is the
least processor time of a round and the median one, in microseconds a position, with the sizes.
"""

from __future__ import annotations

import argparse
import statistics
import time
from pathlib import Path

import numpy as np

from triumvirate.bots.caesar.imperator import EXPORTED
from triumvirate.envs.many import Batch

ROUNDS, CALLS = 15, 20


def positions(batch: int) -> np.ndarray:
    """Records of games in progress, at different decisions."""
    games = Batch("caesar", batch, seed=1)
    games.reset()
    for _ in range(20):
        games.step(games.sample())
    return games._states.copy()


def main() -> None:
    """From the command line."""
    from triumvirate.learn.evaluator import NetworkEvaluator

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("networks", type=Path, nargs="*", default=[EXPORTED])
    parser.add_argument("--batch", type=int, default=16)
    asked = parser.parse_args()
    states = positions(asked.batch)
    judges = {file: NetworkEvaluator("caesar", file) for file in asked.networks}
    times: dict[Path, list[float]] = {file: [] for file in judges}
    for judge in judges.values():
        judge.judge(states)
    for _ in range(ROUNDS):
        for file, judge in judges.items():
            began = time.process_time()
            for _ in range(CALLS):
                judge.judge(states)
            times[file].append((time.process_time() - began) / CALLS / asked.batch * 1e6)
    for file, found in times.items():
        size = file.stat().st_size / 1e6
        print(f"{min(found):7.1f} µs at best, {statistics.median(found):7.1f} usually, {size:5.2f} MB  {file}")


if __name__ == "__main__":
    main()
