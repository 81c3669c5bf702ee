"""`triumvirate arena`: what it prints, what it writes, and what it refuses."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from triumvirate.arena import ladder
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
