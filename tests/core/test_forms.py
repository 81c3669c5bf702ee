"""Forms of a game: which text a match is played by on an engine, and what is not in it."""

from __future__ import annotations

import ast
from pathlib import Path

import numpy as np
import pytest

from triumvirate.core.batch import NativeBatch
from triumvirate.core.forms import Form, Forms
from triumvirate.core.rewrite import with_switches
from triumvirate.core.trees import parse
from triumvirate.games import find_game

FORMS = Forms(
    ("WINE", "OIL"),
    ("OIL",),
    (
        Form("feast", lambda options: bool(options["wine"]), ("WINE", "OIL")),
        Form("bare", lambda options: not options["wine"], (), ("cuda",)),
    ),
)


def test_the_first_form_that_fits_an_engine_is_taken() -> None:
    def name(wine: bool, engine: str) -> str | None:
        form = FORMS.found({"wine": wine}, engine)
        return form and form.name

    assert [name(True, "native"), name(True, "cuda")] == ["feast", "feast"]
    assert [name(False, "native"), name(False, "cuda"), name(False, "python")] == [None, "bare", None]


def test_every_switch_has_a_value_in_every_form() -> None:
    assert FORMS.values(None) == {"WINE": False, "OIL": True}
    assert [FORMS.values(form) for form in FORMS.others] == [{"WINE": True, "OIL": True}, {"WINE": False, "OIL": False}]


def test_caesar_for_two_has_no_auto_crassus_on_a_gpu_and_is_the_usual_text_elsewhere() -> None:
    game = find_game("caesar")
    two, alone = game.check({"poison": True}), game.check({"solo": "hard"})
    texts = [game.played_with(options, engine).text for options in (two, alone) for engine in ("native", "cuda")]
    assert texts == ["caesar", "caesar_for_two", "caesar", "caesar"]
    form = game.played_with(two, "cuda").form
    file = Path(find_game("caesar").package / "rules/flow.py")
    turn = with_switches(parse(file.read_bytes(), str(file)), game.forms.values(form))
    called = {node.func.id for node in ast.walk(turn) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)}
    assert "end_if_blocked" in called
    assert "automaton_turn" not in {name for name in called if _is_reached(turn, name)}


def _is_reached(tree: ast.Module, name: str) -> bool:
    """Whether a function other than those of home-made content calls it."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name != "go_on_with_own"]
    calls = (call for function in functions for call in ast.walk(function) if isinstance(call, ast.Call))
    return any(isinstance(call.func, ast.Name) and call.func.id == name for call in calls)


@pytest.mark.long
def test_the_text_for_two_plays_the_same_games_on_the_native_engine_too() -> None:
    """What only a GPU uses, held against the usual text where there is none."""
    game = find_game("caesar")
    for options in ({}, {"poison": True, "centurions": True, "border_control": True}, {"stuck": "lose"}):
        usual, other = NativeBatch(game, options), NativeBatch(game.played_with(game.check(options), "cuda"), options)
        assert (usual.game.text, other.game.text) == ("caesar", "caesar_for_two")
        for batch in (usual, other):
            batch.start(np.arange(4000, dtype=np.int64))
        while usual.step():
            other.step()
            assert np.array_equal(usual.packed(), other.packed())
        assert other.step() == 0
