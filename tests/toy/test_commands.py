"""Whole commands on Auction, with nothing named that it does not bring: who plays is asked of the game's bots."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import triumvirate as tv
from triumvirate import envs
from triumvirate.arena.figures import Figure
from triumvirate.bots import find_bot, usual_bot
from triumvirate.cli.app import build
from triumvirate.core import engine
from triumvirate.core.game import Game
from triumvirate.core.puzzles import Puzzles
from triumvirate.core.view import LegalAction
from triumvirate.datasets import load
from triumvirate.mcp.sitting import Sitting as Chair
from triumvirate.puzzles import mining

BID_3 = LegalAction("anna", "bid 3", 2)


def run(*words: object) -> str:
    """What a command says."""
    ran = CliRunner().invoke(build(), [str(word) for word in words])
    assert ran.exit_code == 0, (ran.output, ran.exception)
    return " ".join(ran.output.split())


@pytest.mark.parametrize("columns", ["--observations", "--no-observations"])
def test_a_dataset_is_made_and_read(columns: str, tmp_path: Path) -> None:
    said = run("dataset", "auction", columns, "-n", 4, "--workers", 1, "--format", "jsonl", "--out", tmp_path / "here")
    assert "written: 4 matches" in said
    found = load(tmp_path / "here")
    about = found.about
    assert (about["bots"], about["actions"], about["observation"]) == (["recruit"] * 3, 5, 11)
    moves = list(found.moves())
    assert len(moves) == 4 * 9
    assert {len(move.observation or ()) for move in moves} == {11 * (columns == "--observations")}
    assert find_bot("auction", "legate@20").choose(found.view_of(moves[0]), [BID_3], 0.0, 1).action == "bid 3"


def test_games_are_simulated_between_the_usual_bot_and_the_weakest(tmp_path: Path) -> None:
    file = tmp_path / "played.json"
    run("simulate", "auction", "-n", 3, "--workers", 1, "--json", file)
    assert json.loads(file.read_text(encoding="utf-8"))["series"]["bots"] == ["recruit"] * 3


def test_balance_is_of_the_usual_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[Figure] = []
    monkeypatch.setattr("triumvirate.cli.arenas.keep_figure", lambda file, figure: kept.append(figure))
    words = ("-n", 3, "--workers", 1, "--state", tmp_path, "--keep", tmp_path / "figures.json")
    run("arena", "balance", "auction", *words)
    assert [figure.bot for figure in kept] == ["recruit"]


def test_a_learner_sits_down_to_the_usual_bot(auction: Game) -> None:
    env = envs.gymnasium("auction", seat="bruno")
    assert env.reset(seed=1)[1] == {"seat": "bruno"}
    assert env._opponent == usual_bot("auction") == "recruit"


def test_gymnasium_makes_one_or_many_by_its_id() -> None:
    """In a process of its own: what is registered there is for good."""
    made = """
import gymnasium, triumvirate.envs.registered
one, many = gymnasium.make("triumvirate/auction-v1"), gymnasium.make_vec("triumvirate/auction-v1", num_envs=3)
print(one.unwrapped._opponent, one.reset(seed=1)[0]["observation"].shape)
print(many.unwrapped.batch.opponent, many.reset(seed=1)[0]["observation"].shape)
"""
    done = subprocess.run([sys.executable, "-c", made], capture_output=True, text=True, check=False)
    assert done.stdout.splitlines() == ["recruit (11,)", "recruit (3, 11)"], done.stderr


def test_advice_and_a_table_for_a_language_model_are_the_usual_bots(auction: Game) -> None:
    assert str(tv.new("auction", seed=1).ask(seat="anna").why) == "Chosen at random among 5."
    assert Chair("auction", None, None, {}, seed=3).begin()["result"] is None


def test_puzzles_are_looked_for_where_the_usual_bot_plays(auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from triumvirate.core.lazy import Lazy

    seen: list[Any] = []
    monkeypatch.setattr(Lazy, "get", lambda self: lambda table: seen.append(table.truth()) or iter(()))
    part = Puzzles(("any",), Path("nowhere"), Lazy("a:b"), Lazy("a:b"))
    monkeypatch.setattr(mining, "part_of", lambda game: part)
    assert list(mining.in_bots_match("auction", 1)) == []
    assert len(seen) == 9


# --- what must always hold ----------------------------------------------------------------------------------------------


def test_a_game_without_invariants_is_fuzzed_with_those_of_any_game() -> None:
    said = run("fuzz", "auction", "-n", 200, "--workers", 1)
    assert "200 games" in said
    assert "1800 actions, 0 violations" in said
    assert "Auction has no rules/invariants.py: only what holds of any game was checked" in said


def test_what_holds_of_any_game_is_found_broken(auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    rules = engine.load("auction", "native", "rules.invariants")
    assert rules.__file__.endswith(str(Path("core", "compiled", "rules", "invariants.py")))
    table = tv.new("auction", seed=1).table

    def found(**changed: Any) -> int:
        state = auction.layout.records([table._state])
        for name, value in changed.items():
            state[name][0] = value
        return int(rules.violation(state[0]))

    assert found() == 0
    assert found(over=1) == 0
    assert found(players=0) == rules.NOBODY_ACTS
    assert found(bid=[1, 1, 0, 0], hand=[1, 1, 0, 0]) == rules.NO_CHOICE
    assert found(bid=[0, 1, 0, 0], hand=[1, 1, 0, 0]) == rules.NO_CHOICE
    monkeypatch.setattr(rules, "is_over", lambda s: True)
    assert rules.violation.py_func(auction.layout.records([table._state])[0]) == rules.AFTER_THE_END


def test_what_is_broken_is_told_in_a_sentence(auction: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from triumvirate.cli import fuzzing

    broken = fuzzing.Checked(3, 40, fuzzing.Violation(9, {"players": 4}, 17, -2))
    monkeypatch.setattr(fuzzing, "check", lambda job: broken)
    ran = CliRunner().invoke(build(), ["fuzz", "auction", "-n", "3", "--workers", "1"])
    assert ran.exit_code == 1
    assert "seed 9, action 17: nobody may act, and the game is not over; options {'players': 4}" in " ".join(
        ran.output.split()
    )
