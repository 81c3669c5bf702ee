"""What JULIUS CAESAR's network sees is a function of the view, written whole; every action worth a thought has a slot."""

import random
from itertools import chain

import numpy as np

from some import some
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.julius import sight
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import PLACE_INDEX
from triumvirate.games.julius.rules.made import ACT_MOVE, ACT_TAKE_BACK
from triumvirate.games.julius.state import BLOCKS, FIRST_CITY, PLACES
from triumvirate.learn.sight import sight_of

FOLLOWED = 240


def seen(state, seat, poison=99):
    out = np.full(sight.OBSERVATION, poison, np.int8)
    sight.observe(state, seat, out)
    return out


def positions(options, seed):
    """Tables in the course of a random match."""
    rng = random.Random(seed)
    table = Table.new(GAME, options, seed=seed)
    for _ in range(FOLLOWED):
        yield table
        choice = rng.choice([one for one in table.legal() if one.action != "take-back"])
        table.act(choice.seat, choice.index)
        if table.is_over():
            return


def test_another_truth_of_the_same_view_looks_the_same_and_every_number_is_written():
    rng, different = random.Random(2), 0
    for options in ({}, {"setup": "free"}):
        for number, table in enumerate(positions(options, 3)):
            if number % 4:
                continue
            for seat, name in enumerate(table.seats):
                real = seen(table._state, seat)
                assert np.array_equal(real, seen(table._state, seat, -99))
                other = GAME.knowledge.determinize(table.view(name), rng)
                different += GAME.layout.hash(other) != GAME.layout.hash(table._state)
                assert np.array_equal(seen(other, seat), real)
    assert different > 40


def test_every_action_but_taking_back_has_a_slot_of_its_kind():
    phases = set()
    for table in chain(positions({"setup": "free"}, 5), positions({}, 5)):
        state = table._state
        for seat in some(GAME.deciding(state)):
            for action in some(GAME.legal(state, seat)):
                slot = sight.slot(state, seat, action)
                assert (slot == sight.NO_OPINION) == (action == ACT_TAKE_BACK)
                assert slot < sight.SLOTS
        phases.add(table.view(table.deciders()[0]).phase)
    assert {"deploy", "cards", "move", "step", "levy", "fight"} <= phases


def test_like_blocks_of_one_city_share_an_opinion_and_leaders_have_their_own():
    state = Table.new(GAME, {}, 1)._state
    here = [block for block in range(BLOCKS) if state.where[block] == PLACE_INDEX["genua"]]
    leaders = [block for block in here if sight.kind_of(state, block) == sight.LEADER]
    legions = [block for block in here if sight.kind_of(state, block) == sight.STRONG]
    slots = {block: sight.slot(state, 0, ACT_MOVE + block) for block in here}
    assert len(leaders) == 1
    assert len(legions) > 1
    assert len({slots[block] for block in legions}) == 1
    assert slots[leaders[0]] != slots[legions[0]]


def test_it_counts_who_stands_next_door():
    state = Table.new(GAME, {}, 1)._state
    roma = (PLACE_INDEX["roma"] - FIRST_CITY) * sight.ROW
    genua, ravenna, neapolis = (PLACE_INDEX[name] for name in ("genua", "ravenna", "neapolis"))
    row = seen(state, 0)
    assert row[roma + sight.OWN_NEAR] == state.present[genua] + state.present[ravenna]
    assert row[roma + sight.FOES_NEAR] == state.present[PLACES + neapolis]


def test_a_game_without_a_sight_of_its_own_has_a_number_for_every_action():
    game = find_game("caesar")
    own = sight_of(game)
    assert own.slots == game.actions
    assert own.slot(game.prepare(game.check({})), 0, 17) == 17
