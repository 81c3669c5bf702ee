"""Chances that a judge tells: those of a search are calibrated, the order stays, and what is reckoned out stays as it is."""

from dataclasses import replace
from itertools import pairwise

import pytest

from triumvirate.bots.calibration import AS_FOUND, Calibration
from triumvirate.bots.searcher import Searcher
from triumvirate.search import Finding, Option

LESS = Calibration(slope=0.8, shift=-0.4)
OPTIONS = tuple(Option(n, f"a{n}", 10, n / 10) for n in range(11))


def test_a_line_in_logits_keeps_the_order_and_takes_optimism_out():
    told = [LESS.chance(n / 20) for n in range(1, 20)]
    assert all(one < other for one, other in pairwise(told))
    assert LESS.chance(0.5) == pytest.approx(0.4013, abs=1e-3)
    assert (LESS.chance(0.0), LESS.chance(1.0)) == (0.0, 1.0)  # every way that was tried ended so
    assert 0.0 < LESS.chance(0.001) < LESS.chance(0.999) < 1.0
    assert [AS_FOUND.chance(n / 10) for n in range(11)] == [n / 10 for n in range(11)]


def test_a_search_is_told_calibrated_and_a_solution_as_it_is():
    judge = Searcher("caesar", "search", calibration=LESS)
    searched = Finding(OPTIONS, (), 100)
    assert [one.chance for one in judge.calibrated(searched).options] == [LESS.chance(n / 10) for n in range(11)]
    solved = replace(searched, is_exact=True)
    assert judge.calibrated(solved) is solved
