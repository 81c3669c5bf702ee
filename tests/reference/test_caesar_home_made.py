"""Matches with home-made bonuses of every kind: what is told of them is all that happened, effect by effect."""

import random

from games.caesar.home_made import random_variant
from reference.caesar_home_scribe import UNTOLD, HomeScribe
from tables import GAME, random_options
from triumvirate.core.table import Table
from triumvirate.games.caesar.own import ALLOWED_ON, ONCE


def variant_of(do, on):
    """A variant whose one bonus lies on half of the provinces and has this effect alone."""
    effect = {"do": do, "on": on, "when": "now", "if": "always", "count": 1 if do in ONCE else 2, "optional": False}
    own = [{"name": "Alone", "count": 9, "crassus": "plays", "effects": [effect]}]
    return {**random_variant(random.Random(1)), "own": own}


def play_beside_the_scribe(seed, variant=None):
    rng = random.Random(seed)
    table = Table.new(GAME, {**random_options(rng), "variant": variant or random_variant(rng)}, seed=seed)
    scribe = HomeScribe(table.options, table.truth())
    scribe.hear(table.entries[0].events)
    scribe.agrees_with(table.truth())
    while not table.is_over():
        seat = table.deciders()[0]
        scribe.hear(table.act(seat, rng.choice(table.legal(seat)).index).events)
        scribe.agrees_with(table.truth())
    assert scribe.result["reason"] == table.result().reason
    return scribe.whole


def test_house_variant_what_is_told_of_home_made_bonuses_is_all_that_happens():
    assert sum(play_beside_the_scribe(seed) for seed in range(20)) > 3


def test_house_variant_every_effect_is_told_as_often_as_its_file_says():
    every = [(do, on) for do, whom in ALLOWED_ON.items() for on in whom]
    whole = {(do, on): sum(play_beside_the_scribe(seed, variant_of(do, on)) for seed in (1, 2)) for do, on in every}
    assert {do for do, _ in every if do not in UNTOLD} == {do for (do, _), count in whole.items() if count}
