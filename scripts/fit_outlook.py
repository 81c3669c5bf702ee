"""Fits the outlook of JULIUS CAESAR, the network by which its legate judges a position, to games.

`python scripts/fit_outlook.py` plays ten thousand games by one step's foresight, a third of the turns with odd aims so
that unusual positions occur too, and fits the chance that Caesar wins from what is on the table when a turn begins. It
takes about five minutes of one core; the same numbers give the same weights. `--planned SECONDS` plays by the legate's own
plans instead, on all cores, and goes on from the weights that there are: what it judges then is its own kind of play.
"""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from triumvirate.bots.julius.native_text import campaign, outlook
from triumvirate.bots.julius.plans import OUTLOOK, STACK, lasting
from triumvirate.bots.julius.practice import CAESARS_RESULT, Positions, join, practise_together
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.state import PHASE_OVER, TURNS, YEARS

Floats = NDArray[np.float32]
STARTS = 300
PLAIN_SHARE, ODDNESS = 0.65, 0.4
BATCH, RATE, GENTLE_RATE, DECAY = 1024, 2e-3, 4e-4, 3e-4
TEST_SHARE = 10


def play(games: int, seed: int) -> Positions:
    """Quick games from many deals, noted at the beginning of every turn."""
    rng = np.random.default_rng(seed)
    starts = GAME.layout.records([Table.new(GAME, {}, seed * 1000 + n)._state for n in range(STARTS)])
    stack, sums = np.zeros(STACK, starts.dtype), lasting().sums
    row = np.zeros(outlook().FACTS)
    most = games * YEARS * TURNS
    noted = Positions(np.zeros((most, len(row)), np.float16), np.zeros(most, np.float32), np.zeros(most, np.int32))
    count = 0
    for game in range(games):
        stack[0] = starts[game % STARTS]
        first, is_start = count, True
        while stack[0]["phase"] != PHASE_OVER:
            stack[0]["rng_seed"], stack[0]["rng_count"] = int(rng.integers(1 << 60)), 0
            if not is_start:
                outlook().describe(stack[0], row, sums)
                noted.facts[count], noted.games[count] = row, game
                count += 1
            is_start = False
            aims = lasting().aims
            if rng.random() >= PLAIN_SHARE:
                aims = aims * np.exp(rng.normal(0, ODDNESS, aims.shape))
            campaign().play_turns(stack, 0, aims, sums, 1, 1)
        noted.results[first:count] = CAESARS_RESULT[stack[0]["winner"]]
        if game % 500 == 0:
            print(f"{game} games, {count} positions", flush=True)
    return Positions(noted.facts[:count], noted.results[:count], noted.games[:count])


class Network:
    """One hidden layer beside a straight way, fitted by Adam."""

    def __init__(self, facts: int, units: int, rate: float = RATE) -> None:
        self.rate = rate
        rng = np.random.default_rng(0)
        self.weights: dict[str, Floats] = {
            "straight": np.zeros(facts, np.float32),
            "inward": (rng.normal(0, 1, (facts, units)) * 0.06).astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "outward": (rng.normal(0, 1, units) * 0.1).astype(np.float32),
        }
        self.rng = rng
        self._mean = {name: np.zeros_like(row) for name, row in self.weights.items()}
        self._square = {name: np.zeros_like(row) for name, row in self.weights.items()}
        self._steps = 0

    def go_on_from(self, net: Floats) -> None:
        """Take the weights of a network that was written before."""
        facts = len(net) - 1
        self.weights["straight"][:] = net[:facts, -1]
        self.weights["inward"][:] = net[:facts, :-1]
        self.weights["outward"][:] = net[facts, :-1]

    def leaning(self, x: Floats) -> tuple[Floats, Floats]:
        """What the hidden units say, and the logarithm of the odds that Caesar wins."""
        units = x @ self.weights["inward"] + self.weights["bias"]
        return units, x @ self.weights["straight"] + np.maximum(units, 0) @ self.weights["outward"]

    def loss(self, x: Floats, y: Floats) -> float:
        """The mean surprise at the results, in nats."""
        leaning = self.leaning(x)[1]
        return float(np.mean(np.logaddexp(0, leaning) - y * leaning))

    def improve(self, x: Floats, y: Floats, planned: int) -> None:
        """One step of so many that are planned."""
        units, leaning = self.leaning(x)
        wrong = ((1 / (1 + np.exp(-leaning)) - y) / len(y)).astype(np.float32)
        back = np.outer(wrong, self.weights["outward"]) * (units > 0)
        slopes: dict[str, Any] = {
            "straight": x.T @ wrong + DECAY * self.weights["straight"],
            "outward": np.maximum(units, 0).T @ wrong + DECAY * self.weights["outward"],
            "inward": x.T @ back + DECAY * self.weights["inward"],
            "bias": back.sum(0),
        }
        self._steps += 1
        n = self._steps
        rate = self.rate * min(1, n / 200) * max(0.02, 1 - n / planned)
        for name, row in self.weights.items():
            self._mean[name] = 0.9 * self._mean[name] + 0.1 * slopes[name]
            self._square[name] = 0.999 * self._square[name] + 0.001 * slopes[name] ** 2
            row -= rate * (self._mean[name] / (1 - 0.9**n)) / (np.sqrt(self._square[name] / (1 - 0.999**n)) + 1e-8)

    def matrix(self) -> Floats:
        """All weights in one, as `outlook.py` reads them; the bias goes with the last fact, which is always 1."""
        facts, units = self.weights["inward"].shape
        net = np.zeros((facts + 1, units + 1))
        net[:facts, :units] = self.weights["inward"]
        net[facts - 1, :units] += self.weights["bias"]
        net[:facts, units] = self.weights["straight"]
        net[facts, :units] = self.weights["outward"]
        return net.astype(np.float32)


def fit(positions: Positions, units: int, rounds: int, earlier: Floats | None = None) -> Floats:
    """The weights that do best on games that were held back; perhaps from earlier ones on."""
    held = positions.games % TEST_SHARE == 0
    facts, results = positions.facts[~held], positions.results[~held]
    test_facts, test_results = positions.facts[held].astype(np.float32), positions.results[held]
    network = Network(facts.shape[1], units, RATE if earlier is None else GENTLE_RATE)
    if earlier is not None:
        network.go_on_from(earlier)
        print(f"as it is: {network.loss(test_facts, test_results):.4f} nats on games held back", flush=True)
    batches = len(facts) // BATCH
    best, found = np.inf, network.matrix()
    for number in range(rounds):
        order = network.rng.permutation(len(facts))
        for n in range(batches):
            part = order[n * BATCH : (n + 1) * BATCH]
            network.improve(facts[part].astype(np.float32), results[part], rounds * batches)
        surprise = network.loss(test_facts, test_results)
        print(f"round {number + 1}: {surprise:.4f} nats on games held back", flush=True)
        if surprise < best:
            best, found = surprise, network.matrix()
    return found


def main() -> None:
    """Play, fit, write."""
    asked = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    asked.add_argument("--games", type=int, default=10000)
    asked.add_argument("--seed", type=int, default=11)
    asked.add_argument("--units", type=int, default=32)
    asked.add_argument("--rounds", type=int, default=12)
    asked.add_argument("--out", type=Path, default=OUTLOOK)
    asked.add_argument("--planned", type=float, default=0.0, help="seconds of games by the legate's plans")
    asked.add_argument("--tries", type=int, default=48)
    asked.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    given = asked.parse_args()
    if given.planned:
        parts = practise_together(given.workers, given.tries, given.seed, given.planned, given.games)
        played = join(list(parts))
        print(f"{int(played.games.max()) + 1} planned games, {len(played.results)} positions", flush=True)
        net = fit(played, lasting().network.shape[1] - 1, given.rounds, lasting().network.astype(np.float32))
    else:
        net = fit(play(given.games, given.seed), given.units, given.rounds)
    np.savez_compressed(given.out, net=net)
    print(f"{given.out}: {net.shape[0]} × {net.shape[1]} weights")


if __name__ == "__main__":
    main()
