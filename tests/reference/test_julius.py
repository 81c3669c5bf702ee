"""Whole matches beside a referee that was written from the rules text: `tests/reference/julius.py`."""

import random

import pytest

from reference.julius_matches import any_options, play_beside_the_referee
from reference.julius_steering import Reached

# Matches of steered players that come to everything that is seldom; others follow where these do not any more.
TELLING = (16, 18, 28, 32)


def test_4_whole_matches_agree_with_a_referee_and_come_to_what_is_seldom():
    reached = Reached()
    for seed in (*TELLING, *range(60)):
        play_beside_the_referee(seed, any_options(random.Random(seed)), reached)
        if not reached.missing():
            break
    assert not reached.missing(), reached


@pytest.mark.long
@pytest.mark.parametrize("ten", range(25))
@pytest.mark.parametrize("part", range(4), ids="part{}".format)
def test_4_a_thousand_matches_agree_with_a_referee(part, ten):
    for seed in range(10 * (25 * part + ten), 10 * (25 * part + ten) + 10):
        play_beside_the_referee(seed, any_options(random.Random(seed)))
