"""The proofs about the judge count what they say they count."""

import pytest

from judging.chances import calibration_error
from judging.shares import Share


def test_a_calibrated_judge_has_no_error_and_one_that_is_always_sure_has_much():
    honest = [(0.25, float(n % 4 == 0)) for n in range(400)] + [(0.75, float(n % 4 > 0)) for n in range(400)]
    assert calibration_error(honest) < 0.03
    assert calibration_error([(1.0, float(n % 2)) for n in range(100)]) == pytest.approx(0.5)


def test_a_share_holds_on_its_side_of_the_bar():
    assert Share("x", 7, 10, 0.7).holds
    assert not Share("x", 6, 10, 0.7).holds
    assert Share("x", 0, 10, 0.0, at_most=True).holds
    assert not Share("x", 1, 10, 0.02, at_most=True).holds
