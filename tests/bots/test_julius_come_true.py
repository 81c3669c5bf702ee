"""Chances of JULIUS CAESAR held against results: squares, errors by tenths, and the lines that tell them."""

import sys

import pytest

from triumvirate.arena.kept import Kept
from triumvirate.bots.julius import come_true
from triumvirate.bots.julius.come_true import Asked, Match, brier, calibration_error, gathered, missed, told
from triumvirate.bots.julius.outlook_before import OutlookBefore
from triumvirate.core.errors import BadRequest


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
        "network says 50.0%, Brier 0.250, ECE 0.500; imperator says 70.0%, Brier 0.490, ECE 0.700"
    )


def rows(said, before):
    """A hundred matches, of which Caesar wins 30, by what is said and was said of him."""
    return [
        Asked(0, 1, side, abs(side - said), abs(side - said), float((n < 30) != side), abs(side - before))
        for n in range(100)
        for side in (0, 1)
    ]


def test_the_bars_ask_either_side_for_small_errors_and_for_a_smaller_square_than_before():
    assert missed(rows(0.3, 0.5)) == []
    assert missed(rows(0.35, 0.5)) == []
    assert missed(rows(0.4, 0.5)) == ["caesar: ECE 0.100, more than 0.06", "pompeius: ECE 0.100, more than 0.06"]
    assert missed(rows(0.3, 0.3)) == [
        "caesar: Brier 0.210, not below the 0.210 of before",
        "pompeius: Brier 0.210, not below the 0.210 of before",
    ]
    later = [Asked(0, 2, row.side, 1.0, 1.0, 0.0, 0.5) for row in rows(0.3, 0.5)]
    assert missed(rows(0.3, 0.5) + later) == []
    assert missed(later) == ["caesar: nobody was asked", "pompeius: nobody was asked"]


def test_matches_are_kept_and_a_run_that_stopped_goes_on(monkeypatch, tmp_path):
    played = []

    def play(match):
        played.append(match.number)
        return rows(0.3, 0.5)[:2]

    monkeypatch.setattr(come_true, "play", play)
    matches = [Match(("a", "b"), 1, None, number) for number in range(4)]
    file = tmp_path / "kept.jsonl"
    assert not gathered(matches, Kept(file, {}), 1, 0.0)
    assert played == [0]
    assert gathered(matches, Kept(file, {}), 1, 60.0)
    assert played == [0, 1, 2, 3]
    assert [Asked(*row) for row in Kept(file, {}).rows[3]] == rows(0.3, 0.5)[:2]


def test_the_command_fails_where_a_bar_is_missed_and_where_there_is_no_copy(monkeypatch, tmp_path, capsys):
    given = ["come_true", "--games", "2", "--workers", "1", "--bars", "--before", str(tmp_path)]

    def status(found):
        monkeypatch.setattr(come_true, "play", lambda match: found)
        monkeypatch.setattr(sys, "argv", [*given, "--keep", str(tmp_path / f"{len(list(tmp_path.iterdir()))}.jsonl")])
        return come_true.main()

    assert status(rows(0.3, 0.5)) == 0
    assert status(rows(0.6, 0.5)) == 1
    assert "not reached: caesar: ECE" in capsys.readouterr().out
    with pytest.raises(BadRequest, match=r"scripts/before\.py"):
        OutlookBefore(tmp_path)
