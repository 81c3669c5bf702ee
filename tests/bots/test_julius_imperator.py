"""The imperator of JULIUS CAESAR: offered above the legate; legal, repeatable and blind to secrets."""

import random

import numpy as np
import pytest

from learn.networks import kept, some_weights
from triumvirate.bots import names_for
from triumvirate.bots.julius import imperator
from triumvirate.bots.julius.native_text import outlook
from triumvirate.bots.julius.practice import join, practise
from triumvirate.core.errors import BadRequest
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.state import TURNS, YEARS
from triumvirate.learn.sight import sight_of

WIDTH = 8


@pytest.fixture
def made_up(tmp_path):
    """A network that has learned nothing."""
    sight = sight_of(GAME)
    weights = some_weights(sight.inputs, sight.slots, WIDTH, 1)
    return imperator.Network(kept(weights, tmp_path / "made-up.npz"))


def test_it_is_offered_after_the_legate_and_its_network_is_small_and_fits_what_is_seen_and_done():
    names = names_for("julius")
    assert names.index("imperator") == names.index("legate") + 1
    weights, sight = imperator.trained(), sight_of(GAME)
    assert imperator.WEIGHTS.stat().st_size < 3_000_000
    assert weights.shape[:2] == (sight.inputs, sight.slots)
    assert weights.progress["games"] > 500_000


def test_without_a_network_it_says_where_one_comes_from(monkeypatch, tmp_path):
    monkeypatch.setattr(imperator, "WEIGHTS", tmp_path / "none.npz")
    for kept_one in (imperator.trained, imperator.network):
        kept_one.cache_clear()
    with pytest.raises(BadRequest, match="no network yet: `triumvirate train julius"):
        imperator.make()
    for kept_one in (imperator.trained, imperator.network):
        kept_one.cache_clear()


def test_practice_notes_the_turns_of_a_planned_game_with_its_result():
    played = practise(1, 5, 60.0, 1)
    assert 3 < len(played.facts) <= YEARS * TURNS
    assert len(set(played.results)) == 1
    assert played.results[0] in (0.0, 0.5, 1.0)
    turns = played.facts[:, outlook().TURN : outlook().TURN + TURNS + 1].argmax(axis=1)
    assert (np.diff(turns) % TURNS == 1).all()
    both = join([played, played])
    assert set(both.games) == {0, 1}
    assert len(both.facts) == 2 * len(played.facts)


@pytest.mark.long
def test_it_plays_whole_turns_by_legal_actions_and_repeats_itself(made_up):
    table = Table.new(GAME, {}, 1)
    one, other = imperator.Imperator(made_up, 8), imperator.Imperator(made_up, 8)
    for number in range(160):
        seat = table.deciders()[0]
        legal = table.legal(seat)
        chosen = one.choose(table.view(seat), legal, 1.0, number)
        assert chosen.action in {choice.action for choice in legal}
        assert other.choose(table.view(seat), legal, 1.0, number).action == chosen.action
        table.act(seat, chosen.action)


@pytest.mark.long
def test_another_truth_behind_the_same_view_gives_the_same_choice(made_up):
    table, different = Table.new(GAME, {}, 4), 0
    for number in range(120):
        seat = table.deciders()[0]
        twin = Table(GAME, table.options, table.secret)
        twin._state = GAME.knowledge.determinize(table.view(seat), random.Random(number))
        different += twin.hash() != table.hash()
        one, other = (
            imperator.Imperator(made_up, 8).choose(t.view(seat), t.legal(seat), 1.0, 1) for t in (table, twin)
        )
        assert one == other
        table.act(seat, one.action)
    assert different > 5
