"""Whole matches beside a referee that was written from the rules text: `tests/reference/rubico.py`."""

import random

import pytest

from reference.rubico_matches import any_options, play_beside_the_referee, wish_fortuna_into_rome


@pytest.mark.parametrize("players", range(3, 8))
def test_4_whole_matches_agree_with_a_referee(players):
    for seed in range(3):
        rng = random.Random(f"{players} {seed}")
        play_beside_the_referee(100 * players + seed, any_options(rng, players=players))


def test_5_fortuna_ends_a_match_as_the_referee_says():
    options = {"players": 5, "track": "short_march", "senate_set": "3_3_J"}
    ends = (play_beside_the_referee(seed, options, wish_fortuna_into_rome).result().reason for seed in range(60))
    assert "fortuna" in ends


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(100))
def test_4_ten_thousand_matches_agree_with_a_referee(hundred):
    for seed in range(100 * hundred, 100 * hundred + 100):
        play_beside_the_referee(seed, any_options(random.Random(seed)))
