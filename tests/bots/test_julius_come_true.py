"""Chances of JULIUS CAESAR held against results: squares, errors by tenths, and the lines that tell them."""

import pytest

from triumvirate.bots.julius.come_true import Asked, brier, calibration_error, told


def test_what_is_said_is_held_against_what_comes():
    sure = [(1.0, 1.0), (0.0, 0.0)]
    assert brier(sure) == calibration_error(sure) == 0.0
    even = [(0.5, 1.0), (0.5, 0.0)]
    assert brier(even) == 0.25
    assert calibration_error(even) == 0.0
    wrong = [(0.85, 0.0), (0.85, 1.0), (0.15, 0.0), (0.15, 0.0)]
    assert calibration_error(wrong) == pytest.approx((0.7 + 0.3) / 4)


def test_lines_are_for_either_side_and_the_first_turn_of_each_year():
    rows = [
        Asked(year, turn, side, outlook=0.9, network=0.5, result=float(side))
        for year in (0, 1)
        for turn in (1, 2)
        for side in (0, 1)
    ]
    lines = told(rows)
    assert [line.split(":")[0] for line in lines] == [
        "caesar, year 1",
        "caesar, year 2",
        "pompeius, year 1",
        "pompeius, year 2",
        "caesar, all years",
        "pompeius, all years",
    ]
    assert lines[0] == (
        "caesar, year 1: 1, won 0.0%; outlook says 90.0%, Brier 0.810, ECE 0.900; "
        "network says 50.0%, Brier 0.250, ECE 0.500"
    )
