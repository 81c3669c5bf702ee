"""Observations are functions of the view, written whole, the same on every engine; masks are the legal list."""

import random

import numpy as np
import pytest

from some import some
from tables import EXPANSIONS, GAME
from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.games.caesar import encode
from triumvirate.games.caesar.rules.made import ACTIONS

OPTIONS = {
    "base": {},
    "all": EXPANSIONS,
    "solo": {"solo": "hard", **EXPANSIONS},
    "pompey": {"solo": "easy", "solo_side": "pompey"},
}


def seen(state, seat, poison):
    out = np.full(encode.OBSERVATION, poison, np.int8)
    encode.observe(state, seat, out)
    return out


def positions(options, seed):
    """Tables in the course of random matches."""
    rng = random.Random(seed)
    table = Table.new(GAME, options, seed=seed)
    while not table.is_over():
        yield table
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_every_number_is_written(options):
    for table in some(positions(options, 5)):
        for seat in range(2):
            assert np.array_equal(seen(table._state, seat, 99), seen(table._state, seat, -99))


@pytest.mark.parametrize("options", OPTIONS.values(), ids=OPTIONS)
def test_another_truth_of_the_same_view_looks_the_same(options):
    rng, different = random.Random(2), 0
    for seed in range(3):
        for table in positions(options, seed):
            for number, seat in enumerate(table.seats):
                real = seen(table._state, number, 99)
                if number == table._state.automaton:
                    continue  # nobody sits there
                for _ in range(2):
                    other = GAME.knowledge.determinize(table.view(seat), rng)
                    different += GAME.layout.hash(other) != GAME.layout.hash(table._state)
                    assert np.array_equal(seen(other, number, 99), real)
    assert different > 20 or "solo" in options  # Auto-Crassus plays with open tokens


def test_what_a_seat_knows_shows():
    table = Table.new(GAME, {}, seed=1)
    state = table._state.copy()
    before = seen(state, 0, 99)
    slot = (state.hand[0] & -state.hand[0]).bit_length() - 1
    state.hand[0] &= ~(1 << slot)
    state.bag[0] |= 1 << slot
    assert not np.array_equal(seen(state, 0, 99), before)


@pytest.mark.parametrize("options", [{}, EXPANSIONS], ids=["base", "all"])
def test_native_loops_agree_with_python(options):
    encoding = engine.load("caesar", "native", "learn.encoding")
    for table in some(positions(options, 8)):
        records = GAME.layout.records([table._state])
        seats = np.zeros(1, np.int64)
        encoding.deciders_batch(records, seats)
        assert table.seats[seats[0]] == table.deciders()[0]
        rows, masks = np.full((1, encode.OBSERVATION), 99, np.float32), np.full((1, ACTIONS), 7, np.uint8)
        encoding.observe_batch(records, seats, rows)
        assert np.array_equal(rows[0], seen(table._state, int(seats[0]), 99))
        encoding.mask_batch(records, seats, masks)
        assert sorted(choice.index for choice in table.legal()) == np.flatnonzero(masks[0]).tolist()
        assert set(masks[0].tolist()) <= {0, 1}
        encoding.mask_batch(records, 1 - seats, masks)
        assert not masks.any()


def test_step_batch_with_takes_the_given_actions_and_leaves_the_rest():
    encoding = engine.load("caesar", "native", "learn.encoding")
    state = Table.new(GAME, {}, seed=4)._state
    records = GAME.layout.records([state, state])
    action = GAME.legal(state, state.to_move)[3]
    assert encoding.step_batch_with(records, np.array([state.to_move, -1]), np.array([action, action])) == 1
    moved = state.copy()
    GAME.rules.apply(moved, state.to_move, action)
    assert GAME.layout.packed(records)[0].tobytes() == GAME.layout.pack(moved)
    assert GAME.layout.packed(records)[1].tobytes() == GAME.layout.pack(state)
