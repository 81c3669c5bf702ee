"""Engines compared after every action, and invariants checked after every action; planted faults are caught."""

from __future__ import annotations

import random
from typing import Any

import pytest

from triumvirate.cli import fuzzing, lockstep
from triumvirate.cli.lockstep import Job, NativeLane, PythonLane, compare
from triumvirate.cli.options import random_options
from triumvirate.games import find_game
from triumvirate.in_page import files


def test_verify_says_which_engines_took_part(run: Any) -> None:
    said = run("verify", "caesar", "-n", 12, "--workers", 1, "--engines", "python,native")
    assert said.status == 0
    assert "same: 12 games" in said.out
    assert "every state equal on python, native" in said.out
    assert "without cuda" in said.out


def test_verify_draws_variants_that_ship_and_plays_each_by_its_form_of_the_game(run: Any) -> None:
    said = run("verify", "caesar", "-n", 12, "--workers", 1, "--engines", "python,native", "--shipped")
    assert said.status == 0, said.out
    assert "same: 12 games" in said.out
    game = find_game("caesar")
    drawn = [random_options(game, random.Random(f"options {seed}"), shipped=True) for seed in range(1, 13)]
    assert {game.played_with(options).text for options in drawn} == {"caesar", "caesar_home_made"}


def test_every_form_that_may_be_drawn_is_built_before_many_processes_want_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, built = find_game("caesar"), []
    monkeypatch.setattr(files, "built_file", lambda one: built.append(one.text))
    lockstep.build_with_word(game, None, shipped=False)
    assert built == ["caesar"]
    lockstep.build_with_word(game, None, shipped=True)
    assert built[1:] == ["caesar", "caesar_home_made"]
    lockstep.build_with_word(game, game.check({"variant": "spies"}), shipped=False)
    assert built[3:] == ["caesar_home_made"]


class _WrongLane(NativeLane):
    """A native engine that counts one marker too many after the third action."""

    def start(self, prepared: object, seeds: object) -> None:
        super().start(prepared, seeds)
        self.steps = 0

    def step(self) -> int:
        ran = super().step()
        self.steps += 1
        if self.steps == 3:
            self.states["placed"][4][1] += 1
        return ran


def test_verify_names_a_planted_difference(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lockstep.LANES, "native", _WrongLane)
    said = run("verify", "caesar", "-n", 10, "--workers", 1, "--seed", 100, "--engines", "python,native")
    assert said.status == 1
    assert "DIFFERENT: game of seed 104, after action 3, field 'placed'" in said.out
    assert "--seed 104" in said.out


def test_games_draw_their_own_options_and_all_allowed_ones() -> None:
    game = find_game("caesar")
    drawn = [random_options(game, random.Random(seed)) for seed in range(60)]
    assert {options["solo"] for options in drawn} == {None, "easy", "normal", "hard"}
    assert any(options["border_control"] for options in drawn)
    assert all(not options["border_control"] or options["poison"] or options["centurions"] for options in drawn)


def test_the_python_lane_makes_the_choices_of_the_compiled_loop() -> None:
    verdict = compare(Job("caesar", ("python", "native"), None, 500, 8))
    assert verdict.difference is None
    assert verdict.actions > 8 * 5


def test_lanes_can_be_the_same_engine_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(lockstep.LANES, "again", PythonLane)
    assert compare(Job("caesar", ("python", "again"), None, 1, 3)).difference is None


def test_fuzz_counts_games_and_actions(run: Any) -> None:
    said = run("fuzz", "caesar", "-n", 600, "--workers", 1)
    assert said.status == 0
    assert "600 games" in said.out
    assert "0 violations" in said.out
    assert "6 drawn sets of options" in said.out


def test_fuzz_names_a_violation(run: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    found = fuzzing.Checked(3, 40, fuzzing.Violation(9, {"poison": True}, 17, 4))
    monkeypatch.setattr(fuzzing, "check", lambda job: found)
    said = run("fuzz", "caesar", "-n", 10, "--workers", 1)
    assert said.status == 1
    assert "seed 9, action 17: invariant 4" in said.out
    assert "options {'poison': True}" in " ".join(said.out.split())


def test_warm_is_quick_the_second_time(run: Any) -> None:
    assert run("warm", "caesar").status == 0
    assert "is compiled already" in run("warm", "caesar").out
