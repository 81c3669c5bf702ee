"""Whole matches beside a referee that was written from the rules text: `tests/reference/julius.py`."""

import random

import pytest

from reference.julius_matches import any_options, play_beside_the_referee


@pytest.mark.parametrize("seed", range(3))
def test_4_whole_matches_agree_with_a_referee(seed):
    play_beside_the_referee(seed, any_options(random.Random(seed)))


@pytest.mark.long
@pytest.mark.parametrize("ten", range(100))
def test_4_a_thousand_matches_agree_with_a_referee(ten):
    for seed in range(10 * ten, 10 * ten + 10):
        play_beside_the_referee(seed, any_options(random.Random(seed)))
