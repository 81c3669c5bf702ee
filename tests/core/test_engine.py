"""The engine loader: one text under four names, side by side in one process."""

import importlib
import random
import sys
import textwrap
from types import FunctionType

import numpy as np
import pytest

from triumvirate.core import code_cache, engine, native_bits, rewrite, rulebook, texts, wasm_bits
from triumvirate.games import find_game

GAME = find_game("caesar")


def test_python_and_native_rules_live_side_by_side_from_the_same_file():
    plain, native = GAME.rules, GAME.native
    assert plain is not native
    assert plain.__file__ == native.__file__
    assert isinstance(plain.apply, FunctionType)
    assert hasattr(native.apply, "py_func")
    assert native.setup.py_func.__module__ == "triumvirate.native.caesar.rules"
    assert native.apply.py_func.__module__ == "triumvirate.native.caesar.rules.made"
    assert sys.modules["triumvirate.games.caesar.rules"] is plain


def test_loading_one_engine_does_not_disturb_the_other():
    before = GAME.rules.apply
    assert engine.load("caesar", "native") is GAME.native
    assert importlib.import_module("triumvirate.games.caesar.rules").apply is before


def test_the_engine_is_told_by_the_importing_modules_name():
    assert engine.of("triumvirate.games.caesar.rules.place").name == "python"
    assert engine.of("triumvirate.native.caesar.rules.place").name == "native"
    assert engine.of("triumvirate.cuda.caesar.rules").name == "cuda"
    assert engine.of("triumvirate.wasm.caesar.rules").name == "wasm"
    assert engine.of("toy.rules").name == "python"
    assert engine.ENGINES == ("python", "native", "cuda", "wasm")


def test_compiled_engines_drop_the_events():
    source = "def f(s):\n    if s:\n        emit(s, 1)\n    emit(s, 2)\n    return emit\n"
    import ast

    tree = rewrite.without_events(ast.parse(source))
    assert ast.unparse(tree) == "def f(s):\n    if s:\n        pass\n    pass\n    return emit"


def test_an_unknown_game_or_module_cannot_be_loaded():
    for name in (
        "triumvirate.native.chess",
        "triumvirate.native.chess.rules",
        "triumvirate.native.caesar.no_such_file",
    ):
        with pytest.raises(ImportError):
            importlib.import_module(name)


def test_rules_have_no_other_primitives():
    with pytest.raises(AttributeError, match="no primitive called 'shuffle'"):
        rulebook.shuffle  # noqa: B018


def test_tables_are_rows_of_the_loading_engine():
    assert GAME.rules.board.DEGREE[7] == 6
    assert isinstance(GAME.rules.board.DEGREE, tuple)
    assert GAME.native.board.DEGREE.tolist() == list(GAME.rules.board.DEGREE)


@pytest.fixture
def written_game(tmp_path):
    """A game's folder that may be edited."""
    (tmp_path / "rules.py").write_text(
        textwrap.dedent(
            """\
            from triumvirate.core.rulebook import rule


            @rule("one")
            def twice(n):
                \"\"\"Twice as much.\"\"\"
                return 2 * n
            """
        )
    )
    engine.register_package("written", tmp_path)
    yield tmp_path
    texts._packages.pop("written")
    code_cache.digest.cache_clear()
    for name in [name for name in sys.modules if ".written" in name]:
        del sys.modules[name]


def test_a_new_game_is_loaded_from_its_folder_and_compiled(written_game, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIUMVIRATE_CACHE", str(tmp_path / "kept"))
    assert engine.load("written", "native").twice(21) == 42


def test_a_package_that_brings_texts_is_found_under_its_own_name(written_game, tmp_path, monkeypatch):
    monkeypatch.setenv("TRIUMVIRATE_CACHE", str(tmp_path / "kept"))
    loops = tmp_path / "loops"
    loops.mkdir()
    (loops / "count.py").write_text(
        textwrap.dedent(
            """\
            from triumvirate.core.rulebook import compiled

            from ..rules import twice


            @compiled
            def four_times(n):
                return twice(twice(n))
            """
        )
    )
    with pytest.raises(ImportError):
        engine.load("written", "native", "study.count")
    monkeypatch.setitem(texts._owners, "study", loops)
    assert engine.load("written", "native", "study.count").four_times(3) == 12


def test_whether_there_is_a_gpu_can_always_be_asked():
    assert engine.has_cuda() in (True, False)


@pytest.mark.parametrize("mask", [1, 6, 0b1011001, 1 << 59, (1 << 60) - 1])
def test_bit_sets_are_counted_alike_on_both_engines(mask):
    native = sys.modules[GAME.native.__name__ + ".made"]
    plain = sys.modules[GAME.rules.__name__ + ".made"]
    assert native.popcount(mask) == plain.popcount(mask) == bin(mask).count("1")
    members = [bit for bit in range(62) if mask >> bit & 1]
    for n, bit in enumerate(members):
        assert native.nth_bit(mask, n) == plain.nth_bit(mask, n) == bit
    highest = sys.modules[GAME.native.__name__ + ".tokens"].highest_bit
    assert highest(mask) == engine._highest_bit(mask) == members[-1]
    assert engine._lowest_bit(mask) == GAME.playout.lowest_bit(mask) == members[0]


@pytest.mark.parametrize("length", [1, 7, 31, 32, 33, 47, 62, 63])
def test_rows_are_compared_alike_on_all_engines(length):
    some = random.Random(length)
    for _ in range(20):
        row = np.array([some.choice([0, 1, 77, 127, some.randrange(128)]) for _ in range(length)], np.int8)
        for number in {0, 1, 77, 127, *row.tolist()}:
            places = sum(1 << place for place in range(length) if row[place] == number)
            assert engine._equal(row.tolist(), number) == places
            assert native_bits.equal(row, number) == wasm_bits.equal(row, number) == places
