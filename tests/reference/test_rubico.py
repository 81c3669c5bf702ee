"""Whole matches beside a referee that was written from the rules text: `tests/reference/rubico.py`."""

import random
from collections import Counter

import pytest

from reference.rubico_matches import any_options, play_beside_the_referee, wish, wish_fortuna_into_rome
from reference.rubico_tables import POWERS

MINERVA = ("to_row", "set_aside", "peek_only")
FORTUNA = {"players": 5, "track": "short_march", "senate_set": "3_3_J"}


def test_4_whole_matches_agree_with_a_referee_and_come_to_every_power_and_end():
    reached = Counter()
    for players in range(3, 8):
        for seed, minerva in enumerate(MINERVA):
            options = any_options(random.Random(f"{players} {seed}"), players=players, minerva_mode=minerva)
            table = play_beside_the_referee(100 * players + seed, options)
            used = [use["power"] for use in table.truth()["used"]]
            reached.update((*used, table.result().reason, *(f"minerva {minerva}" for use in used if use == "minerva")))
    assert {*POWERS, "rome", "legion", *(f"minerva {way}" for way in MINERVA)} <= set(reached), reached


def test_5_fortuna_ends_a_match_as_the_referee_says():
    ends = (play_beside_the_referee(seed, FORTUNA, wish_fortuna_into_rome).result().reason for seed in (15, *range(60)))
    assert "fortuna" in ends


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(25))
@pytest.mark.parametrize("part", range(4), ids="part{}".format)
def test_4_ten_thousand_matches_agree_with_a_referee(part, hundred):
    first = 100 * (25 * part + hundred)
    for seed in range(first, first + 100):
        wishes = wish_fortuna_into_rome if seed % 10 == 0 else wish
        play_beside_the_referee(seed, any_options(random.Random(seed)), wishes)
