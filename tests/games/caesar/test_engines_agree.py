"""One text, two engines: the same games byte by byte, and a planted difference is caught and named."""

import random
import sys

import numpy as np
import pytest
from numba import types

from games.caesar.home_made import random_variant
from regenerate import PLAYTHROUGHS
from tables import EXPANSIONS, GAME, random_options
from triumvirate.core.compiled.generator import below
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.variants import SHIPPED
from triumvirate.in_page.exports import exports_of

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach

LAYOUT = GAME.layout
HOME_MADE = GAME.played_with(GAME.check({"variant": "spies"}))


def python_step(state):
    """`playout.random_step` on the python engine."""
    seat = state.to_move
    GAME.rules.apply(state, seat, GAME.rules.nth_legal(state, seat, below(state, GAME.rules.count_legal(state, seat))))


def first_difference(options, games, seed=0, meddle=None, played=GAME):
    """Play the same random games on both engines; the first unequal state as (action, game, fields), or None."""
    options = played.check(options)
    played = played.played_with(options)
    layout, states = played.layout, []
    for number in range(games):
        state = played.prepare(options)
        state.rng_seed = seed + number
        GAME.rules.setup(state)
        states.append(state)
    template = layout.records([played.prepare(options)])
    records = np.repeat(template, games)
    played.playout.start_batch(records, template, np.arange(seed, seed + games))
    action, running = 0, games
    while running:
        if meddle:
            meddle(action, records)
        for number, row in enumerate(layout.packed(records)):
            if row.tobytes() != layout.pack(states[number]):
                native = layout.from_record(records[number])
                fields = [f.name for f in layout.fields if getattr(native, f.name) != getattr(states[number], f.name)]
                return action, number, fields
        running = played.playout.step_batch(records)
        for state in states:
            if not GAME.rules.is_over(state):
                python_step(state)
        action += 1
    return None


@pytest.mark.parametrize("seed", range(8))
def test_python_and_native_agree_after_every_action(seed):
    assert first_difference(random_options(random.Random(seed)), 12, seed * 100) is None


@pytest.mark.parametrize("solo", [None, "normal"])
def test_variants_agree_too(solo):
    assert first_difference({**PLAYTHROUGHS["variant"], "solo": solo}, 12) is None


@pytest.mark.parametrize("seed", range(8))
def test_home_made_bonuses_and_tasks_agree_too(seed):
    rng = random.Random(seed)
    assert first_difference({**random_options(rng), "variant": random_variant(rng)}, 6, seed * 100) is None


@pytest.mark.parametrize("name", SHIPPED)
def test_shipped_variants_agree_too(name):
    assert first_difference({"variant": name, "solo": "hard" if "crassus" in name else None}, 4) is None


def test_matches_with_home_made_content_have_a_form_of_the_game_to_themselves():
    """The usual game compiles to what it is without any: no field, no action and no line of the rules is there for it."""
    for options in ({}, {"variant": "crassus-veteran", "solo": "easy"}, PLAYTHROUGHS["variant"]):
        assert GAME.played_with(GAME.check(options)) is GAME
    assert HOME_MADE is GAME.played_with(GAME.check({"variant": "crassus-schemer"}))
    assert (HOME_MADE.name, HOME_MADE.text, HOME_MADE.version) == (GAME.name, "caesar_home_made", GAME.version)
    assert HOME_MADE.native is not GAME.native
    assert not {name for name in GAME.layout.dtype().names if name.startswith("own_") or name in ("shut", "barred")}
    assert set(GAME.layout.dtype().names) < set(HOME_MADE.layout.dtype().names)
    usual, whole = (sys.modules[form.native.__name__ + ".made"] for form in (GAME, HOME_MADE))
    assert GAME.actions == usual.ACTIONS == whole.ACT_RESOLVE
    assert HOME_MADE.actions == whole.ACTIONS
    assert find_game("caesar", 1).played_with(GAME.check({"variant": "spies"})).version == 1


def test_a_planted_difference_in_home_made_content_is_caught(monkeypatch):
    monkeypatch.setattr("triumvirate.games.caesar.rules.own_effects.MOST_OWED", 0)
    variant = {"name": "x", "own": [{"name": "Sloth", "count": 17, "effects": [{"do": "skip_draw"}]}]}
    _, _, fields = first_difference({"variant": variant}, 4)
    assert fields == ["owed"]


@pytest.mark.parametrize("options", [{"centurions": True}, {"solo": "normal"}, {**EXPANSIONS, "solo": "hard"}])
def test_matches_of_version_1_agree_too(options):
    first = find_game("caesar", 1)
    assert first.native is GAME.native
    assert first_difference(options, 8, played=first) is None


def test_a_field_changed_on_native_is_caught_and_named():
    def meddle(action, records):
        if action == 5:
            records["placed"][3][0] += 1

    assert first_difference({}, 6, meddle=meddle) == (5, 3, ["placed"])


def test_a_rule_changed_on_python_alone_is_caught(monkeypatch):
    monkeypatch.setattr("triumvirate.games.caesar.rules.markers.MARKERS", 11)
    action, _, fields = first_difference({}, 20)
    assert action > 5
    assert {"phase", "placed"} & set(fields)


def test_a_tie_rule_changed_on_python_alone_is_caught(monkeypatch):
    monkeypatch.setattr("triumvirate.games.caesar.rules.solo_ties.PROVINCE_RULES", 3)
    assert first_difference({"solo": "hard"}, 30) is not None


def test_the_fused_step_agrees_with_plain_python_on_states_and_legal_lists():
    rng = random.Random(4)
    out = np.zeros(2000, np.int64)
    for seed in range(12):
        options = random_options(rng) if seed % 2 else EXPANSIONS
        state = Table.new(GAME, options, seed=seed)._state.copy()
        state.rng_seed, state.rng_count = seed, 0
        records = LAYOUT.records([state])
        while not GAME.rules.is_over(state):
            seat = state.to_move
            action = rng.choice(GAME.legal(state, seat))
            GAME.rules.apply(state, seat, action)
            count = GAME.playout.step(records, action, out)
            assert LAYOUT.packed(records)[0].tobytes() == LAYOUT.pack(state)
            expected = [] if GAME.rules.is_over(state) else GAME.legal(state, state.to_move)
            assert out[:count].tolist() == expected
        assert int(GAME.native.winners(records[0])) == GAME.rules.winners(state)
        assert int(GAME.native.score(records[0], 0)) == GAME.rules.score(state, 0)


def test_refusals_agree_over_the_whole_table_of_actions():
    rng = random.Random(6)
    running = 0
    for seed in range(6):
        options = random_options(rng) if seed % 3 else {"variant": "spies"}
        table = Table.new(GAME, options, seed=seed)
        played = GAME.played_with(table.options)
        for _ in range(rng.randrange(25)):
            if not table.is_over():
                table.act(table.deciders()[0], rng.choice(table.legal()).index)
        record = played.layout.records([table._state])[0]
        for seat in GAME.deciding(table._state):
            running += 1
            for action in range(-1, played.actions):
                assert played.native.refusal(record, seat, action) == GAME.rules.refusal(table._state, seat, action)
            assert played.native.refusal(record, seat, played.actions)
            assert GAME.rules.refusal(table._state, seat, played.actions)
    assert running > 2


def test_a_batch_steps_many_games_as_one_by_one():
    from triumvirate.core.batch import NativeBatch

    batch = NativeBatch(GAME, {"poison": True})
    batch.start(np.arange(10))
    states = []
    for seed in range(10):
        state = GAME.prepare(GAME.check({"poison": True}))
        state.rng_seed = seed
        GAME.rules.setup(state)
        states.append(state)
    for _ in range(5):
        assert batch.step() == 10
        for state in states:
            python_step(state)
    assert [row.tobytes() for row in batch.packed()] == [LAYOUT.pack(state) for state in states]


@pytest.mark.gpu
def test_cuda_agrees_with_native():
    from triumvirate.core import engine
    from triumvirate.core.batch import CudaBatch, NativeBatch

    if not engine.has_cuda():
        pytest.skip("no NVIDIA GPU here")
    whole = {**EXPANSIONS, "solo": "hard", "harder": True}
    first = find_game("caesar", 1)
    for game, options in ((GAME, {}), (GAME, EXPANSIONS), (GAME, whole), (first, whole)):
        native, cuda = NativeBatch(game, options), CudaBatch(game, options)
        for batch in (native, cuda):
            batch.start(np.arange(500))
        while native.step():
            cuda.step()
            assert (native.packed() == cuda.packed()).all()


@pytest.mark.parametrize("game", [GAME, HOME_MADE], ids=lambda game: game.text)
def test_a_pages_file_is_compiled_for_the_records_of_its_own_form(game):
    """What is made for the usual game's records is not compiled with another form's text: that cannot be built."""

    def parts(kind):
        return [part for one in kind for part in parts(one)] if isinstance(kind, types.BaseTuple) else [kind]

    taken = [part for export in exports_of(game) for kind in export.takes for part in parts(kind)]
    kinds = [kind if isinstance(kind, types.Record) else getattr(kind, "dtype", None) for kind in taken]
    records = [set(kind.fields) for kind in kinds if isinstance(kind, types.Record) and "placed" in kind.fields]
    assert len(records) > 8
    assert all(fields == set(game.layout.dtype().names) for fields in records)
