"""Phases d to f on given cards: the book's examples and every corner of Janus, Pompey, Vesta and Juno."""

import json
from pathlib import Path

import pytest

from games.rubico.scenes import GAME, LONG_ROAD, reveal
from triumvirate.core.chance import Source
from triumvirate.games.rubico.rules.progress import advance
from triumvirate.games.rubico.rules.reveal import reveal_cards
from triumvirate.games.rubico.rules.senate import turn_senate_cards
from triumvirate.games.rubico.state import FACES, LAYOUT, SENATE_CARDS

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text())
EFFECTS = {"plus_blue": ["blue"], "plus_red": ["red_1", "red_2", "red_2"]}


def prepared(vector):
    """A state whose chosen cards, active Senate cards and powers are the vector's."""
    state = GAME.prepare(GAME.check({"players": vector["players"], **LONG_ROAD}))
    state.round, state.winner, state.placing, state.position = 1, -1, -1, vector["position"]
    state.vesta, state.juno = int(vector["vesta"]), int(vector["juno"])
    active = []
    for effect in vector["effects"]:
        active.append(next(card for card in EFFECTS[effect] if active.count(card) < EFFECTS[effect].count(card)))
    for place, card in enumerate(["empty", *active]):
        state.senate_shown[place] = SENATE_CARDS.index(card)
        state.senate_left[SENATE_CARDS.index(card)] -= 1
    state.shown_n, state.tucked = 1 + len(active), 1
    for cell, letter in enumerate(vector["cards"]):
        state.face[cell] = next(i for i, face in enumerate(FACES) if face[0].upper() == letter)
        state.picked[cell // 5] |= 1 << cell % 5
    return state


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["says"] for vector in VECTORS])
def test_4_d_to_4_f_count_advance_and_turn_as_the_book_says(vector):
    state, expect = prepared(vector), vector["expect"]
    assert [box for box in range(state.goal + 1) if state.checkpoints >> box & 1] == vector["checkpoints"]
    state.source = Source(GAME, reveal(vector["cards"]))
    reveal_cards(state)
    state.source.check_used_up()
    state.source = None
    assert (state.red, state.blue, state.pompey) == (expect["red"], expect["blue"], expect["pompey"])
    assert state.red - state.blue == expect["raw_difference"]
    advance(state)
    assert state.position == expect["new_pos"]
    assert (state.winner == 0) == expect["caesar_wins"]
    before = state.shown_n
    if not expect["caesar_wins"]:
        turn_senate_cards(state)
    assert state.shown_n - before == expect["senate_reveals"]
    assert LAYOUT.unpack(LAYOUT.pack(state)).red == state.red
