"""`triumvirate arena`: what it prints, what it writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from triumvirate.arena import ladder, rungs
from triumvirate.arena.duel import Duel


def test_a_duel_prints_its_interval_and_test_and_writes_a_page(run: Any, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    given = ("--workers", 1, "--state", tmp_path / "kept", "--report", page)
    said = run("arena", "duel", "caesar", "tribune,recruit", "-n", 4, "--claim", 0.9, *given)
    assert said.status == 0
    assert "of 4 games, 95 % interval" in said.out
    assert "SPRT 85% against 90%, errors 5% each way" in said.out
    assert "<svg" in page.read_text()
    assert (tmp_path / "kept" / "duel-caesar-tribune-recruit.jsonl").read_text().count("\n") == 5


def test_a_claim_that_does_not_hold_fails(run: Any, tmp_path: Path) -> None:
    given = ("--workers", 1, "--state", tmp_path)
    refused = run("arena", "duel", "caesar", "recruit,tribune", "-n", 4, "--claim", 0.9, *given)
    assert refused.status == 2
    assert "The claim does not hold: recruit against tribune: 0.0 % of 4 games" in refused.err
    refused = run("arena", "factions", "rubico", "recruit,recruit", "-n", 2, "--claim", 50, *given)
    assert refused.status == 2
    assert "The claim does not hold" in refused.err


def test_what_is_kept_stops_by_itself_and_goes_on(run: Any, tmp_path: Path) -> None:
    given = ("arena", "duel", "caesar", "tribune,beginner", "--workers", 1, "--state", tmp_path)
    stopped = run(*given, "-n", 2000, "--within", 1)
    assert stopped.status == 3
    assert "Stopped after 1 s; the same command goes on" in stopped.out
    (file,) = tmp_path.iterdir()
    kept = file.read_text().count("\n")
    assert run(*given, "-n", 2).status == 0
    assert file.read_text().count("\n") >= kept
    assert run("arena", "conduct", "julius", "tribune", "--within", 1).status == 2  # it keeps nothing


def test_a_panel_in_parts_is_bounded_as_a_whole_and_says_what_was_learned(run: Any, tmp_path: Path) -> None:
    given = ("--workers", 1, "--state", tmp_path, "-n", 2, "--players", 3)
    said = run("arena", "panel", "rubico", "tribune", *given)
    assert said.status == 0
    assert "error 5% for all 27 cells together" in said.out
    assert "The learned talker has learned NOTHING against tribune" in said.out
    other = run("arena", "panel", "rubico", "tribune", "--side", "caesar", *given)
    assert "one player of the caesar gains" in other.out
    assert "all 24 cells" in other.out
    assert "learned" not in other.out
    assert len(list(tmp_path.iterdir())) == 2
    for words, reason in (
        (("--side", "rome"), "in the seats of senate or caesar"),
        (("--side", "caesar", "--only", "learned"), "no exploiter 'learned' of the caesar"),
    ):
        refused = run("arena", "panel", "rubico", "tribune", *words, *given)
        assert refused.status == 2
        assert reason in refused.err


def test_rungs_tell_neighbours_apart_keep_their_games_and_fail_where_they_cannot(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given = ("--workers", 1, "--state", tmp_path)
    said = run("arena", "rungs", "caesar", "--only", 900, "-n", 80, *given)
    assert said.status == 0
    assert "caesar 900 – 970" in said.out
    assert "told apart" in said.out
    assert len(list(tmp_path.iterdir())) == 1
    refused = run("arena", "rungs", "caesar", "--only", 901, *given)
    assert refused.status == 2
    assert "No rung of 901 points" in refused.err
    monkeypatch.setattr(rungs, "coach_at", lambda points: f"coach@{0 if points < 950 else 1}")  # both are the recruit
    same = run("arena", "rungs", "caesar", "--only", 900, "-n", 4, "--seed", 2, *given)
    assert same.status == 2
    assert "cannot be told apart: 900 – 970" in same.err


def test_sides_that_are_dealt_are_told_apart_by_what_factions_gain(run: Any, tmp_path: Path) -> None:
    said = run("arena", "rungs", "rubico", "--only", 1300, "-n", 2, "--workers", 1, "--state", tmp_path)
    assert "rubico 1300 – 1350" in said.out
    assert "in 2" in said.out


def test_balance_tells_sides_first_moves_and_lengths(run: Any, tmp_path: Path) -> None:
    said = run("arena", "balance", "caesar", "recruit", "-n", 6, "--workers", 1, "--state", tmp_path)
    assert said.status == 0
    for word in ("side", "first move", "actions a game", "ended by"):
        assert word in said.out


def test_balance_keeps_the_shares_of_each_set_of_options_in_a_file(run: Any, tmp_path: Path) -> None:
    file = tmp_path / "balance.json"
    given = ("--workers", 1, "--state", tmp_path, "--keep", file)
    for games, count in ((2, 3), (4, 3), (2, 4)):
        assert run("arena", "balance", "rubico", "recruit", "-n", games, "-o", f"players={count}", *given).status == 0
    assert run("arena", "balance", "rubico", "recruit", "-n", 2, "-o", "players=3", "--even", 1, *given[:4]).status == 0
    refused = run("arena", "balance", "rubico", "recruit", "-n", 2, "-o", "players=3", "--even", 0.4, *given[:4])
    assert refused.status == 2
    assert "Not even" in refused.err
    three, four = json.loads(file.read_text())
    assert [(one["bot"], one["games"], one["options"]["players"]) for one in (three, four)] == [
        ("recruit", 4, 3),
        ("recruit", 2, 4),
    ]
    sides = three["sides"]
    assert sides["caesar"]["won"] + sides["senate"]["won"] == 4
    assert all(side["low"] <= side["won"] / 4 <= side["high"] for side in sides.values())


def test_teams_are_rated_at_mixed_tables(run: Any, tmp_path: Path) -> None:
    given = ("--workers", 1, "--state", tmp_path, "-o", "players=3")
    said = run("arena", "round-robin", "rubico", "recruit,tribune", "-n", 4, *given)
    assert said.status == 0
    assert "openskill" in said.out


def test_a_rung_of_the_ladder_is_played_kept_and_told(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = ladder.Claim("low", "tribune wins at least 20 %", Duel("caesar", {}, "tribune", "recruit", 4, claim=0.2))
    monkeypatch.setattr(ladder, "claims", lambda: [rung])
    given = ("--only", "low", "--workers", 1, "--state", tmp_path / "kept", "--results", tmp_path)
    said = run("arena", "ladder", *given)
    assert said.status == 0
    assert "tribune wins at least 20 %" in (tmp_path / "ladder.md").read_text()
    assert json.loads((tmp_path / "ladder.json").read_text())["low"]["holds"]
    high = ladder.Claim("low", "recruit wins always", Duel("caesar", {}, "recruit", "tribune", 4, claim=0.97))
    monkeypatch.setattr(ladder, "claims", lambda: [high])
    assert run("arena", "ladder", *given).status == 2


def test_the_ladder_is_never_written_into_a_stranger_s_docs(
    run: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rung = ladder.Claim("low", "tribune wins at times", Duel("caesar", {}, "tribune", "recruit", 2, claim=0.2))
    monkeypatch.setattr(ladder, "claims", lambda: [rung])
    monkeypatch.chdir(tmp_path)
    (tmp_path / "docs").mkdir()
    run("arena", "ladder", "--workers", 1, "--state", tmp_path / "kept")
    assert (tmp_path / "arena" / "ladder.md").is_file()
    assert list((tmp_path / "docs").iterdir()) == []
    (tmp_path / "docs" / "ladder.json").write_text("{}")  # our own checkout has this
    run("arena", "ladder", "--workers", 1, "--state", tmp_path / "kept")
    assert (tmp_path / "docs" / "ladder.md").is_file()


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("duel", "rubico", "a,b"), "played by factions"),
        (("factions", "caesar", "a,b"), "deals no sides"),
        (("automaton", "julius", "a,b"), "has no player of its own"),
        (("duel", "caesar", "recruit"), "Give two bots"),
        (("duel", "caesar", "recruit,hal"), "There is no bot 'hal'"),
        (("ladder", "--only", "hal"), "A rung is one of"),
    ],
)
def test_what_cannot_be_played_is_refused_in_words(run: Any, words: tuple[str, ...], reason: str) -> None:
    said = run("arena", *words, "--workers", 1)
    assert said.status == 2
    assert reason in said.err
