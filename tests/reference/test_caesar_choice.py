"""Auto-Crassus against an independent reading of its choice list, on thousands of positions of random solo games."""

import random

import pytest

from reference.board import ENDS, LAND_LOCKED
from reference.crassus import Crassus
from tables import GAME, Spy, random_options
from triumvirate.core.table import Table
from triumvirate.games.caesar import facts
from triumvirate.games.caesar.rules.solo_choice import choose_side
from triumvirate.games.caesar.state import NOBODY, PICKED, SEATS
from triumvirate.games.caesar.tokens import token_id
from triumvirate.games.caesar.truth import truth_json


def engine_choice(state):
    """The engine's step and the set of placements that it chooses between, without carrying any out."""
    state = state.copy()
    state.source, state.log = Spy(0), []
    side = choose_side(state)
    if side == NOBODY:
        return None
    told = next(fact for fact in state.log if fact[0] == facts.RESOLVE_CHOSEN)
    step, count = told[2], told[-1]
    if count == 1:
        state.tied_sides, state.choice_step = 1 << side, step
        return step, {GAME.notation.outcome(state, 1, PICKED, 0)["pick"]}
    [(_, outcomes)] = state.source.asked
    assert len(outcomes) == count
    return step, {outcome["pick"] for outcome in outcomes}


def reference_choice(state):
    truth = truth_json(state)
    poison, gifts = bool(state.with_poison), not state.spares
    found = Crassus(truth, SEATS[state.automaton], truth["solo"]["line"], poison, gifts).choose()
    return found and (found[0], {way.text for way in found[1]})


def another_line(state, rng):
    """The same board with another line out of the tokens that Auto-Crassus still has."""
    state = state.copy()
    seat = state.automaton
    tokens = state.hand[seat] | state.bag[seat] | state.centurions[seat]
    slots = [slot for slot in range(19) if tokens >> slot & 1]
    chosen = rng.sample(slots, min(len(slots), rng.randint(1, 5)))
    state.line = [state.kind[slot] for slot in chosen] + [0] * (19 - len(chosen))
    state.line_n = len(chosen)
    assert all(token_id(state, state.line[i]) for i in range(state.line_n))
    return state


def near_the_end(state, rng):
    """The same board with other marker counts, so that closing can decide the game."""
    state = state.copy()
    state.placed = [rng.randint(6, 11), rng.randint(6, 11)]
    return state


def positions(seed, games):
    rng = random.Random(seed)
    for game in range(games):
        table = Table.new(GAME, random_options(rng, solo=True), seed=seed * 1000 + game)
        while not table.is_over():
            state = table._state
            yield state
            for _ in range(3):
                yield another_line(state, rng)
            yield near_the_end(another_line(state, rng), rng)
            table.act(table.deciders()[0], rng.choice(table.legal()).index)


@pytest.mark.parametrize("seed", [0, 1, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(2, 20))])
def test_solo_choice_agrees_with_an_independent_reading(seed):
    steps = set()
    number = 0
    for state in positions(seed, 20):
        number += 1
        ours, theirs = engine_choice(state), reference_choice(state)
        assert ours == theirs, GAME.positions.text(state, {})
        steps.add(ours and ours[0])
    assert number > 600
    assert {1, 2, 3, 4} <= steps


def test_solo_choice_agrees_at_every_resolve_of_whole_games(monkeypatch):
    seen = []

    def checked(state):
        twin = state.copy()
        seen.append(engine_choice(twin))
        assert seen[-1] == reference_choice(twin)
        return choose_side(state)

    monkeypatch.setattr("triumvirate.games.caesar.rules.solo_turn.choose_side", checked)
    rng = random.Random(7)
    for game in range(40):
        table = Table.new(GAME, random_options(rng, solo=True), seed=game)
        while not table.is_over():
            table.act(table.deciders()[0], rng.choice(table.legal()).index)
    assert len(seen) > 300


def test_solo_choice_5_to_7_agree_on_boards_where_nobody_is_strong():
    rng = random.Random(11)
    steps = set()
    for seed in range(200):
        table = Table.new(GAME, random_options(rng, solo=True), seed=seed)
        state = another_line(table._state, rng)
        state.influence = [0] * 36
        crowded = rng.choice([0.2, 1.0])  # how full the spaces around land-locked provinces are
        for border, ends in enumerate(ENDS.values()):
            chance = crowded if set(ends) & set(LAND_LOCKED) else 0.2
            if state.free >> border & 1 and rng.random() < chance:
                state.free &= ~(1 << border)
                state.owned[rng.randrange(2)] |= 1 << border
                state.token[border] = 0
        state.face_down = ~state.free & ((1 << 30) - 1)
        if rng.random() < 0.3:
            state.controlled[state.automaton] |= 1 << rng.randrange(18)
        ours = engine_choice(state)
        assert ours == reference_choice(state)
        steps.add(ours and ours[0])
    assert {5, 6, 7} <= steps
