"""The sequential test and the interval that may be looked at any time keep the error they promise."""

import math
import random

from triumvirate.arena.sequential import Sprt, always_valid, claim_test


def games_until_decided(test, share, seed, most=1000):
    rng, scores = random.Random(seed), []
    while test.verdict(scores) == "open" and len(scores) < most:
        scores += [float(rng.random() < share) for _ in range(10)]
    return test.verdict(scores), len(scores)


def test_the_test_seldom_errs_and_stops_early_when_the_answer_is_clear():
    test = Sprt(0.6, 0.65)
    wrong = sum(games_until_decided(test, 0.6, seed)[0] == "holds" for seed in range(40))
    assert wrong <= 5  # 2 expected at most
    verdict, games = games_until_decided(test, 0.9, 1)
    assert verdict == "holds"
    assert games <= 60


def test_a_draw_is_half_a_win():
    test = Sprt(0.4, 0.6)
    assert math.isclose(test.ratio([0.5, 0.5]), test.ratio([1.0, 0.0]), abs_tol=1e-12)


def test_a_claim_near_one_leaves_less_slack():
    assert claim_test(0.97).low == 0.94
    assert claim_test(0.65).low == 0.6
    assert claim_test(0.65).high == 0.65
    assert claim_test(0.04).low == 0.02


def test_the_anytime_interval_holds_the_mean_at_every_moment():
    missed = 0
    for seed in range(60):
        rng, values = random.Random(seed), []
        for _ in range(150):
            values.append(rng.choice([-1.0, 0.0, 0.0, 1.0, 1.0]))
            low, high = always_valid(values)
            if not low <= 0.2 <= high:
                missed += 1
                break
    assert missed <= 8  # 3 expected


def test_the_anytime_interval_says_nothing_of_a_handful():
    assert always_valid([1.0] * 9) == (-math.inf, math.inf)


def test_a_clean_sheet_is_not_certainty():
    low, _ = always_valid([1.0] * 16)
    assert 0.3 < low < 0.95
