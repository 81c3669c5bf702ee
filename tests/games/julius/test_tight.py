"""A GPU's records of JULIUS CAESAR: bits are enough for every number, and what is left out is told from the rest."""

import random

import numpy as np
import pytest

from some import some
from triumvirate.core.batch import NativeBatch
from triumvirate.core.making_flags import actions_by_way
from triumvirate.games import find_game
from triumvirate.games.julius.notation import ACTIONS
from triumvirate.games.julius.rules import blocks
from triumvirate.games.julius.rules.blocks import MOST_STEPS
from triumvirate.games.julius.rules.march import ATTACK_LIMIT, MOVE_LIMIT, PLUTO_LIMIT
from triumvirate.games.julius.rules.retreat import RETREAT_LIMIT
from triumvirate.games.julius.state import (
    BLOCKS,
    IN_BITS,
    IN_FLAGS,
    MOST_OFFERS,
    MOST_WAYS,
    PHASES,
    PLACES,
    SEATS,
    WHOLE,
)

GAME = find_game("julius")
TIGHT = GAME.in_form("tight")

MOST = {
    "where": PLACES - 1,
    "came": PLACES - 1,
    "main_road": PLACES - 1,
    "steps": max(MOST_STEPS),
    "owner": len(SEATS) - 1,
    "moved": 2,
    "reserve": 1,
    "acted": 1,
    "attacker": len(SEATS),
    "activated": 1,
    "crossings": max(*MOVE_LIMIT, *ATTACK_LIMIT, *PLUTO_LIMIT, *RETREAT_LIMIT),
    "entries": (1 << 2 * len(SEATS)) - 1,
}


def test_every_number_of_a_tight_row_fits():
    assert set(MOST) == set(IN_BITS) <= {field.name for field in WHOLE.fields}
    assert all(most < 1 << IN_BITS[name] for name, most in MOST.items())


def test_there_is_a_flag_for_everything_that_a_phase_can_offer():
    ways = [len(actions_by_way(ACTIONS.table, phase)) for phase in range(len(PHASES))]
    assert max(ways) <= MOST_WAYS == IN_FLAGS["offers"].length
    assert ways[PHASES.index("cards")] == 0
    assert ways[PHASES.index("fight")] == 3 * BLOCKS <= MOST_OFFERS


def test_a_tight_record_knows_whether_a_side_stands_somewhere_and_not_with_how_many(monkeypatch):
    monkeypatch.setattr(blocks, "TIGHT", True)
    state = GAME.prepare(GAME.check({}))
    first, second = (block for block in range(2) if blocks.SIDE[block] == 0)
    here, there = PLACES - 2, PLACES - 3
    noted = []
    for block, place in ((first, here), (second, here), (first, there), (second, there)):
        blocks.put(state, block, place)
        noted.append((state.present[here], state.present[there], blocks.count_blocks(state, 0, here)))
    assert noted == [(1, 0, 1), (1, 0, 2), (1, 1, 1), (0, 1, 0)]


def random_states(seeds):
    """Every state of random games."""
    rules = GAME.rules
    for seed in seeds:
        some, state = random.Random(seed), GAME.prepare(GAME.check({"setup": "free"} if seed % 2 else {}))
        state.rng_seed = seed
        rules.setup(state)
        while not rules.is_over(state):
            yield state
            seats = rules.deciders(state)
            seat = (seats & -seats).bit_length() - 1
            rules.apply(state, seat, rules.nth_legal(state, seat, some.randrange(rules.count_legal(state, seat))))
        yield state


def test_states_come_back_whole_from_a_gpus_records():
    states = [state.copy() for state in random_states(range(2))]
    phases = {PHASES[state.phase] for state in states}
    assert {"deploy", "cards", "move", "step", "levy", "fight", "disband", "over"} <= phases
    records = TIGHT.layout.records(states)
    packed = TIGHT.layout.packed(records)
    for state, record, row in some(zip(states, records, packed, strict=True)):
        assert row.tobytes() == WHOLE.pack(state) == WHOLE.pack(TIGHT.layout.from_record(record))
    assert TIGHT.layout.dtype().itemsize < 0.6 * WHOLE.dtype().itemsize


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"setup": "free", "tournament": True}], ids=["historical", "free"])
def test_a_gpus_text_plays_the_same_games_on_the_native_engine_too(options):
    """What only a GPU uses, held against the usual text where there is none."""
    usual, other = NativeBatch(GAME, options), NativeBatch(TIGHT, options)
    assert (usual.game.text, other.game.text) == ("julius", "julius_tight")
    for batch in (usual, other):
        batch.start(np.arange(300, dtype=np.int64))
    while usual.step():
        other.step()
        assert np.array_equal(usual.packed(), other.packed())
    assert other.step() == 0
