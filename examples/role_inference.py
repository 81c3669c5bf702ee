"""Whose side are you on? A small network guesses the hidden roles of RUBICO from what one seat has observed.

    pip install triumvirate
    python role_inference.py                # minutes: plays 1,500 games between tribunes, learns, says how well it guesses
    python role_inference.py --short        # seconds

Five play: three for Caesar, two for the Senate, who know each other. We sit with Caesar's people, who know nothing but
their own card, and guess of every other seat whether it is a senator. Of four others two are senators, so guessing blindly
is right half the time. NumPy alone: features of the observation, one hidden layer, Adam. Games are split before learning,
so no game is both learned from and judged.
"""

from __future__ import annotations

import argparse
import json
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from triumvirate.arena.match import play_match
from triumvirate.arena.workers import cores, spread
from triumvirate.bots import find_bot
from triumvirate.datasets.rows import observe
from triumvirate.games import find_game
from triumvirate.games.rubico import encode
from triumvirate.games.rubico.state import SEATS, SENATE

Array = np.ndarray[Any, Any]
PLAYERS = 5
PAST_SEATS = 18  # where a remembered round begins to speak of the seats
TAKEN = 2 * encode.SAYING_COUNT + 2 * encode.FACE_COUNT


def features(observation: Array, other: int) -> Array:
    """What an observation says of another seat, which sits so many places after us: now, and summed over the rounds before."""
    row = encode.AT_SEATS + other * encode.SEAT_ROW
    now = observation[row : row + encode.SEAT_ROW].copy()
    now[5:7] = 0.0  # where a known role would stand; we know our own alone
    rounds = observation[encode.AT_PAST :].reshape(encode.ROUNDS, encode.PAST_ROW)
    rounds = rounds[rounds[:, 0] > 0]
    seat = PAST_SEATS + other * encode.PAST_SEAT
    theirs = rounds[:, seat : seat + encode.PAST_SEAT]
    shown = rounds[:, 11:15]  # red, blue, Pompey and Janus among the cards taken
    steps = rounds[:, 10:11] - rounds[:, 9:10]
    outcome = np.concatenate([shown, shown[:, :1] - shown[:, 1:2], steps], 1)
    chose = rounds[:, 1 + other : 2 + other]
    of_taken = (theirs[:, TAKEN : TAKEN + 1] * outcome).sum(0)
    of_choice = (chose * outcome).sum(0)
    said = [(theirs[:, column : column + 1] * outcome).sum(0) for column in range(6, 12)]
    powers = observation[encode.AT_POWERS : encode.AT_PAST].reshape(-1, encode.POWER_ROW)
    used = powers[:, 1 + other]
    return np.concatenate(
        [now, theirs.sum(0), of_taken, of_choice, *said, outcome.sum(0), used, [len(rounds) / encode.ROUNDS]]
    ).astype(np.float32)


def watch(job: tuple[int, int]) -> list[tuple[Array, int, int, int]]:
    """Play some games; for each seat of Caesar's and each round: features of every other seat, its side, the round, the game."""
    game, tribune = find_game("rubico"), find_bot("rubico", "tribune")
    options = game.check({"players": PLAYERS})
    found = []
    for seed in range(*job):
        table = play_match(game, options, [tribune] * PLAYERS, seed)
        seen: set[tuple[str, int]] = set()
        for entry in table.entries:
            state = game.layout.unpack(entry.before)
            if entry.seat is None or (entry.seat, state.round) in seen or state.round < 2:
                continue
            seen.add((entry.seat, state.round))
            seat = SEATS.index(entry.seat)
            if state.role[seat] == SENATE:
                continue
            observation = np.array(observe(table, state, seat), np.float32)
            for other in range(1, PLAYERS):
                role = state.role[(seat + other) % PLAYERS]  # the answer, kept apart from what is observed
                found.append((features(observation, other), int(role == SENATE), state.round, seed))
    return found


def gather(games: int, workers: int) -> tuple[Array, Array, Array, Array]:
    """Features, sides, rounds and game numbers of many games, in the order of the games."""
    jobs = [(first, min(first + 25, games)) for first in range(0, games, 25)]
    rows = sorted((row for some in spread(watch, jobs, workers) for row in some), key=lambda row: row[3])
    columns = list(zip(*rows, strict=True))
    return np.stack(columns[0]), np.array(columns[1]), np.array(columns[2]), np.array(columns[3])


class Guesser:
    """One hidden layer, or none, with Adam and early stopping on games kept apart."""

    def __init__(self, inputs: int, hidden: int, seed: int = 0) -> None:
        rng = np.random.default_rng(seed)
        sizes = [inputs, hidden, 1] if hidden else [inputs, 1]
        self.weights = [rng.normal(0, 1 / np.sqrt(a), (a, b)).astype(np.float32) for a, b in pairwise(sizes)]
        self.biases = [np.zeros(size, np.float32) for size in sizes[1:]]
        self._rng = rng

    def chance(self, x: Array) -> Array:
        """The chance that a seat is a senator."""
        return self._forward(x)[-1]

    def _forward(self, x: Array) -> list[Array]:
        layers = [x]
        for weight, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.maximum(layers[-1] @ weight + bias, 0))
        logit = (layers[-1] @ self.weights[-1] + self.biases[-1])[:, 0]
        return [*layers, 1 / (1 + np.exp(-np.clip(logit, -30, 30)))]

    def learn(self, x: Array, y: Array, held_x: Array, held_y: Array, epochs: int) -> None:
        """Adam on the log loss with a little weight decay; the weights of the best epoch on the held games are kept."""
        values = [*self.weights, *self.biases]
        first, second = [np.zeros_like(v) for v in values], [np.zeros_like(v) for v in values]
        best, kept, count = np.inf, [v.copy() for v in values], 0
        for _ in range(epochs):
            for rows in np.array_split(self._rng.permutation(len(x)), max(1, len(x) // 256)):
                count += 1
                for place, slope in enumerate(self._slopes(x[rows], y[rows])):
                    first[place] += 0.1 * (slope - first[place])
                    second[place] += 0.001 * (slope**2 - second[place])
                    step = first[place] / (1 - 0.9**count) / (np.sqrt(second[place] / (1 - 0.999**count)) + 1e-8)
                    values[place] -= 1e-3 * (step + 0.01 * values[place])
            loss = log_loss(self.chance(held_x), held_y)
            if loss < best:
                best, kept = loss, [v.copy() for v in values]
        for value, good in zip(values, kept, strict=True):
            value[...] = good

    def _slopes(self, x: Array, y: Array) -> list[Array]:
        *layers, chance = self._forward(x)
        wrong = ((chance - y) / len(y))[:, None].astype(np.float32)
        weights, biases = [], []
        for place in reversed(range(len(self.weights))):
            weights.insert(0, layers[place].T @ wrong)
            biases.insert(0, wrong.sum(0))
            if place:
                wrong = (wrong @ self.weights[place].T) * (layers[place] > 0)
        return [*weights, *biases]


def log_loss(chance: Array, y: Array) -> float:
    """The mean logarithmic loss."""
    return float(-np.log(np.where(y == 1, chance, 1 - chance) + 1e-9).mean())


def infer(games: int, epochs: int, hidden: int, workers: int) -> dict[str, Any]:
    """Play, learn, judge: accuracy on games never seen, against always saying the same."""
    started = time.perf_counter()
    x, y, rounds, numbers = gather(games, workers)
    played = time.perf_counter() - started
    train, held, test = (
        numbers < 0.7 * games,
        (numbers >= 0.7 * games) & (numbers < 0.8 * games),
        numbers >= 0.8 * games,
    )
    mean, spread_of = x[train].mean(0), x[train].std(0) + 1e-6
    x = np.clip((x - mean) / spread_of, -5, 5)
    guesser = Guesser(x.shape[1], hidden)
    guesser.learn(x[train], y[train], x[held], y[held], epochs)
    chance = guesser.chance(x[test])
    right = (chance > 0.5) == (y[test] == 1)
    base = float(max(y[test].mean(), 1 - y[test].mean()))
    by_game = np.array([right[numbers[test] == number].mean() for number in np.unique(numbers[test])])
    return {
        "games": games,
        "guesses": int(test.sum()),
        "base_rate": base,
        "accuracy": float(right.mean()),
        "error": float(1.96 * by_game.std() / np.sqrt(len(by_game))),  # guesses of one game hang together
        "log_loss": log_loss(chance, y[test]),
        "by_round": {int(n): float(right[rounds[test] == n].mean()) for n in np.unique(rounds[test]) if n <= 9},
        "playing_seconds": round(played, 1),
        "learning_seconds": round(time.perf_counter() - started - played, 1),
    }


def main() -> None:
    """Say what was found."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--epochs", type=int, default=30)
    parser.add_argument("--hidden", type=int, default=32, help="0 is logistic regression")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0 means one for each core")
    parser.add_argument("--curve", type=Path, help="write the figures as JSON")
    parser.add_argument("--demand", type=float, help="fail unless the accuracy is this much above the base rate")
    parser.add_argument("--short", action="store_true", help="a run of seconds")
    asked = parser.parse_args()
    if asked.short:
        asked.games, asked.epochs = 60, 10
    found = infer(asked.games, asked.epochs, asked.hidden, asked.workers or cores())
    print(f"{found['games']} games in {found['playing_seconds']} s, learned in {found['learning_seconds']} s")
    print(f"always the same guess: {found['base_rate']:.1%} right")
    print(f"the network:           {found['accuracy']:.1%} ± {found['error']:.1%} right, of {found['guesses']} guesses")
    for number, share in found["by_round"].items():
        print(f"  in round {number}: {share:.1%}")
    if asked.curve:
        asked.curve.write_text(json.dumps(found, indent=1) + "\n")
    if asked.demand is not None and found["accuracy"] - found["error"] < found["base_rate"] + asked.demand:
        raise SystemExit(f"the accuracy is not {asked.demand:.0%} above the base rate")


if __name__ == "__main__":
    main()
