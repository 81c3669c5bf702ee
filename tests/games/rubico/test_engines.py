"""The native engine agrees with the python engine, byte for byte, after every action."""

import random

import numpy as np
import pytest

from games.rubico.scenes import GAME, random_options
from triumvirate.core.compiled.generator import below
from triumvirate.games import find_game
from triumvirate.games.rubico.state import LAYOUT, MOST_SEATS

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach

RULES = GAME.rules


def step(state):
    """One random action, asking chance exactly as `playout.random_step` does."""
    seats = [seat for seat in range(MOST_SEATS) if RULES.deciders(state) >> seat & 1]
    seat = seats[0] if len(seats) == 1 else seats[below(state, len(seats))]
    RULES.apply(state, seat, RULES.nth_legal(state, seat, below(state, RULES.count_legal(state, seat))))


def agree(options, seeds):
    """Every game of a batch, in lock-step on both engines."""
    playout = GAME.playout
    template = LAYOUT.records([GAME.prepare(options)])
    records = np.repeat(template, len(seeds))
    playout.start_batch(records, template, np.array(seeds))
    states = []
    for seed in seeds:
        state = GAME.prepare(options)
        state.rng_seed = seed
        RULES.setup(state)
        states.append(state)
    running = len(seeds)
    while running:
        packed = LAYOUT.packed(records)
        for state, row in zip(states, packed, strict=True):
            assert row.tobytes() == LAYOUT.pack(state)
        running = playout.step_batch(records)
        for state in states:
            if not RULES.is_over(state):
                step(state)
    for state in states:
        assert RULES.winners(state) == sum(1 << seat for seat in range(state.players) if RULES.score(state, seat))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_native_and_python_agree_after_every_action(players):
    rng = random.Random(players)
    agree(GAME.check({"players": players}), [players])
    for number in range(7):
        agree(GAME.check(random_options(rng, players)), [100 * players + number])


def test_matches_of_version_1_agree_too():
    first = find_game("rubico", 1)
    assert first.native is GAME.native
    agree(first.check({"players": 7}), list(range(4)))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(60))
def test_native_and_python_agree_after_every_action_in_many_matches(seed):
    rng = random.Random(seed)
    agree(GAME.check(random_options(rng)), list(range(seed * 20, seed * 20 + 20)))


def test_native_refuses_what_python_refuses():
    checked = 0
    native = GAME.native
    options = GAME.check({"players": 7})
    for seed in range(3):
        state = GAME.prepare(options)
        state.rng_seed = seed
        RULES.setup(state)
        for moves in range(300):
            if RULES.is_over(state):
                break
            if moves % 10 == 0:
                checked += 1
                record = LAYOUT.records([state])[0]
                for seat in range(7):
                    for action in range(0, 250, 3):
                        assert native.refusal(record, seat, action) == RULES.refusal(state, seat, action)
            step(state)
    assert checked
