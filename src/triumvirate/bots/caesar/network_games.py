"""The imperator's network without its search against Auto-Crassus: thousands of games at once on the native engine."""

from __future__ import annotations

import numpy as np

from triumvirate.arena.match import choice_seed
from triumvirate.core import engine
from triumvirate.core.arrays import Array
from triumvirate.core.options import Options
from triumvirate.games import find_game

GAME = "caesar"
AT_ONCE = 256


def network_points(options: Options, first: int, last: int, seed: int) -> list[float]:
    """The person's points in the games with numbers from `first` up to `last`, each deal once from either side."""
    game = find_game(GAME)
    points: list[float] = []
    for begin in range(first, last, AT_ONCE):
        numbers = range(begin, min(begin + AT_ONCE, last))
        sides = [game.seats(game.check({}))[number % 2] for number in numbers]
        made = {side: game.prepare(game.check({**options, "solo_side": side})) for side in set(sides)}
        states = game.layout.records([made[side] for side in sides])
        for state, number in zip(states, numbers, strict=True):
            state["rng_seed"], state["rng_count"] = choice_seed(seed, number // 2), 0
            game.native.setup(state)
        play_out(states)
        persons = 1 - states["automaton"]
        points += [
            _points(int(game.native.winners(state)), int(seat)) for state, seat in zip(states, persons, strict=True)
        ]
    return points


def play_out(states: Array) -> None:
    """Every person's seat takes the action that the network likes best, until all games are over."""
    from triumvirate.bots.caesar.imperator import network

    judge, encoding = network(), engine.load(GAME, "native", "learn.encoding")
    seats = np.zeros(len(states), np.int64)
    while True:
        encoding.deciders_batch(states, seats)
        running = np.nonzero(seats >= 0)[0]
        if not len(running):
            return
        some, deciding = states[running], seats[running]
        legal = np.zeros((len(running), judge.actions), np.int8)
        encoding.mask_batch(some, deciding, legal)
        liked = np.where(legal > 0, judge.judge(some)[1], -1.0).argmax(axis=1)
        encoding.step_batch_with(some, deciding, liked.astype(np.int64))
        states[running] = some


def _points(winners: int, seat: int) -> float:
    return 0.5 if not winners else float(winners >> seat & 1)
