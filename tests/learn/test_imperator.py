"""The shipped network and the bot that plays it."""

import numpy as np

from some import some
from tables import EXPANSIONS, GAME
from triumvirate.bots import find_bot
from triumvirate.bots.caesar.imperator import EXPORTED, WEIGHTS, network, plain
from triumvirate.core.table import Table
from triumvirate.games.caesar.encode import OBSERVATION


def test_the_shipped_network_is_small_and_fits_what_is_seen_and_done():
    assert EXPORTED.stat().st_size < 10_000_000
    assert WEIGHTS.stat().st_size < 3_000_000, "what a page fetches"
    assert network().about["shape"]["inputs"] == OBSERVATION
    assert network().actions == GAME.actions
    assert network().about["progress"]["games"] > 1_000_000


def test_chances_are_chances_and_every_action_has_a_weight():
    states = GAME.layout.records(
        [Table.new(GAME, options, seed=n)._state for n, options in enumerate([{}, EXPANSIONS])]
    )
    values, policies = network().judge(states)
    assert values.shape == (2, 2)
    assert np.allclose(values.sum(axis=1), 1.0)
    assert ((values > 0.2) & (values < 0.8)).all()  # a first move is no decided game
    assert policies.shape == (2, GAME.actions)
    assert (policies > 0).all()


def test_compiled_text_judges_as_onnx_runtime_does():
    tables = [Table.new(GAME, options, seed=n) for n, options in enumerate([{}, EXPANSIONS, {}])]
    for n in range(12):
        tables[2].act(tables[2].deciders()[0], tables[2].legal()[n % len(tables[2].legal())].index)
    states = GAME.layout.records([table._state for table in tables])
    (values, policies), (exact, exactly) = network().judge(states), plain().judge(states)
    assert np.abs(values - exact).max() < 0.06, "bytes for what is passed from layer to layer are coarse"
    for n, table in some(enumerate(tables)):
        legal = [choice.index for choice in table.legal()]
        ours, theirs = (row[n][legal] / row[n][legal].sum() for row in (exactly, policies))
        assert np.abs(ours - theirs).sum() / 2 < 0.1
    assert plain().about["shape"] == network().about["shape"]
    assert plain().about["progress"] == network().about["progress"]


def test_the_network_knows_who_is_ahead():
    table = Table.new(GAME, {}, seed=3)
    ahead, behind = table._state.copy(), table._state.copy()
    ahead.placed[0], behind.placed[1] = 10, 10
    values, _ = network().judge(GAME.layout.records([ahead, behind]))
    assert values[0, 0] > 0.8
    assert values[1, 0] < 0.2


def test_the_imperator_is_repeatable_and_says_its_chance():
    table = Table.new(GAME, {}, seed=3)
    choice = find_bot("caesar", "imperator@64").choose(table.view("caesar"), table.legal(), 1.0, 5)
    again = find_bot("caesar", "imperator@64").choose(table.view("caesar"), table.legal(), 1.0, 5)
    assert choice == again
    assert choice.action in {legal.action for legal in table.legal()}
    assert "Win chance about" in str(choice.why)


def test_home_made_tokens_are_left_to_the_legate():
    variant = {"name": "one sword", "influence": [{"icons": ["sword"], "values": [4, 2]}] * 16}
    table = Table.new(GAME, {"variant": variant}, seed=2)
    legal = table.legal()
    chosen = find_bot("caesar", "imperator").choose(table.view("caesar"), legal, 0.05, 5)
    assert chosen.action in {choice.action for choice in legal}
