"""Whole games against a second model of the rules: the same truth after every action, given what chance said."""

import random

import pytest

from reference.caesar_scribe import Scribe
from reference.model import Model
from tables import GAME, random_options
from triumvirate.core.table import Table


def play_beside_the_model(seed, options):
    rng = random.Random(seed)
    table = Table.new(GAME, options, seed=seed)
    model = Model(table.options, table.truth())
    scribe = Scribe(table.options, table.truth())
    scribe.hear(table.entries[0].events)
    scribe.agrees_with(table.truth())
    while not table.is_over():
        legal = table.legal()
        assert {choice.action for choice in legal} == model.legal()
        assert len(legal) == len(model.legal())
        choice = rng.choice(legal)
        entry = table.act(choice.seat, choice.index)
        model.act(choice.seat, choice.action, entry.outcomes)
        truth = table.truth()
        assert model.truth == truth, (options, seed, choice.action)
        scribe.hear(entry.events)
        scribe.agrees_with(truth)
    assert model.over
    assert scribe.result == {"winner": model.winner, "reason": table.result().reason}
    assert table.result().winners == ((model.winner,) if model.winner else ())
    return table


@pytest.mark.parametrize("block", range(4))
def test_turn_2_whole_games_agree_with_a_second_model(block):
    rng = random.Random(block)
    reasons = set()
    for game in range(45):
        reasons.add(play_beside_the_model(block * 100 + game, random_options(rng)).result().reason)
    assert "last marker" in reasons


def test_house_blocked_games_agree_with_a_second_model_too():
    reasons = [
        play_beside_the_model(seed, {"stuck": stuck}).result().reason
        for seed in range(25)
        for stuck in ("pass", "lose")
    ]
    assert set(reasons) <= {"last marker", "blocked", "stuck"}
