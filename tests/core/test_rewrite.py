"""What the loader changes in a rules text: readers of tables, unsigned places, no events."""

from __future__ import annotations

import ast
import importlib
import sys

import pytest

from triumvirate.core import engine, rewrite
from triumvirate.core.compiled.generator import below
from triumvirate.games import find_game, game_names

TEXT = """
START = SIDE[0]

@rule("1")
def count(s, n):
    emit(s, 1)
    s.row[n + 1] += SIDE[s.row[n]]
    return SIDE[0]

def plain(n):
    return SIDE[n]
"""


def changed(*changes):
    tree = ast.parse(TEXT)
    for change in changes:
        tree = change(tree)
    return ast.unparse(tree)


def test_only_compiled_functions_are_indexed_by_unsigned_places():
    text = changed(rewrite.with_places)
    assert "s.row[_place(n + 1)] += SIDE[_place(s.row[_place(n)])]" in text
    assert "return SIDE[0]" in text
    assert "return SIDE[n]" in text


def test_tables_are_read_by_one_function_on_cuda():
    text = changed(rewrite.without_events, rewrite.with_places, rewrite.with_readers)
    assert "s.row[_place(n + 1)] += _read_SIDE(_place(s.row[_place(n)]))" in text
    assert text.count("_read_SIDE = _reader(SIDE)") == 1
    assert "START = SIDE[0]" in text
    assert "emit" not in text


def test_native_tables_are_as_narrow_as_their_numbers():
    native = engine.of("triumvirate.native.caesar.rules")
    rows = ([], [-1, 127], [-1, 162], [1 << 20], [1 << 40])
    assert [native.table(row).dtype.itemsize for row in rows] == [1, 1, 2, 4, 8]
    assert list(native.table([-1, 162])) == [-1, 162]


SWITCHED = """
ORDER = ("place", *(("add",) if GUESTS else ()))

@rule("1")
def place(s, n):
    if GUESTS and s.guests:
        return greet(s)
    if n == 1:
        one(s)
    elif GUESTS and n == 2:
        two(s)
    elif n == 3 or not GUESTS:
        three(s)
    else:
        four(s)
    if GUESTS:
        wave(s)
    return s.free and not (GUESTS and s.shut) and n
"""
WITHOUT = """
ORDER = ('place', *())

@rule('1')
def place(s, n):
    pass
    if n == 1:
        one(s)
    else:
        three(s)
    pass
    return s.free and n
"""
WITH = """
ORDER = ('place', *('add',))

@rule('1')
def place(s, n):
    if s.guests:
        return greet(s)
    if n == 1:
        one(s)
    elif n == 2:
        two(s)
    elif n == 3:
        three(s)
    else:
        four(s)
    wave(s)
    return s.free and (not s.shut) and n
"""


def test_a_text_has_nothing_of_what_its_switches_leave_out():
    for value, expected in ((False, WITHOUT), (True, WITH)):
        assert ast.unparse(rewrite.with_switches(ast.parse(SWITCHED), {"GUESTS": value})) == expected.strip()
    untouched = ast.parse(SWITCHED)
    assert rewrite.with_switches(untouched, {}) is untouched


def test_a_test_that_switches_settle_wholly_is_settled():
    said = {
        "A or x": "True",
        "A and B": "False",
        "B or B": "False",
        "not B": "True",
        "x if B else y": "y",
        "x or B": "x",
    }
    for text, expected in said.items():
        assert ast.unparse(rewrite.with_switches(ast.parse(text), {"A": True, "B": False})) == expected
    assert ast.unparse(rewrite.with_switches(ast.parse("A = s.A"), {"A": False})) == "A = s.A"


class Checked(engine.NativeEngine):
    """The native engine's text in plain Python."""

    def compile(self, function):
        return function

    compile_plain = compile

    def table(self, values):
        return tuple(values)

    def primitive(self, importer, name):
        return engine.of("triumvirate.games").primitive(importer, name)

    def rewrite(self, tree):
        tree = super().rewrite(tree)
        tree.body[-1] = ast.parse(f"from {__name__} import place as {rewrite.PLACE}").body[0]
        return tree


def place(n):
    """Fails where a rule counts from the end of a row, which compiled engines would read past its beginning."""
    assert n >= 0
    return n


@pytest.mark.parametrize("name", game_names())
def test_no_rule_counts_from_the_end_of_a_row(name, monkeypatch):
    game = find_game(name)
    kept = {module: sys.modules.pop(module) for module in list(sys.modules) if module.startswith("triumvirate.native")}
    monkeypatch.setitem(sys.modules, __name__, sys.modules.get(__name__) or sys.modules[place.__module__])
    monkeypatch.setitem(engine._engines, "native", Checked())
    try:
        rules = importlib.import_module(f"triumvirate.native.{name}.rules")
        state = game.prepare(game.check({}))
        rules.setup(state)
        for step in range(300):
            if rules.is_over(state):
                break
            seat = (rules.deciders(state) & -rules.deciders(state)).bit_length() - 1
            if step % 20 == 0:
                for action in range(-1, 2200):
                    rules.refusal(state, seat, action)
            count = rules.count_legal(state, seat)
            rules.apply(state, seat, rules.nth_legal(state, seat, below(state, count)))
    finally:
        for module in [module for module in sys.modules if module.startswith("triumvirate.native")]:
            del sys.modules[module]
        sys.modules.update(kept)


def run(text, change, **names):
    """The text changed, and run as the engine would."""
    tree = ast.fix_missing_locations(change(ast.parse(text)))
    names |= {"rule": lambda section: lambda function: function}
    exec(compile(tree, "<changed>", "exec"), names)
    return names


def test_places_are_brought_by_the_text_itself_and_are_unsigned():
    names = run("@rule('1')\ndef kind(row, n):\n    return row[n]\n", rewrite.with_places)
    assert type(names["kind"]({3: 1, **{}}, 3)) is int
    assert names[rewrite.PLACE](3).dtype.name == "uint64"


def test_only_calls_of_emit_itself_are_dropped():
    text = "emit(s, 1)\ns.emit(1)\nother(s)\nemit\nx = emit(s, 2)\n"
    assert ast.unparse(rewrite.without_events(ast.parse(text))) == "pass\ns.emit(1)\nother(s)\nemit\nx = emit(s, 2)"


def test_only_tables_in_capitals_are_read_by_call():
    text = "@rule('1')\ndef f(s, n):\n    return s.ROW[n] + row[n] + SIDE[n] + (A + B)[n]\n"
    said = ast.unparse(rewrite.with_readers(ast.parse(text)))
    assert "return s.ROW[n] + row[n] + _read_SIDE(n) + (A + B)[n]" in said
    assert said.endswith("_read_SIDE = _reader(SIDE)")
    untouched = "@rule('1')\ndef f(s, n):\n    return row[n]"
    assert ast.unparse(rewrite.with_readers(ast.parse(untouched))) == untouched


def test_numbers_that_are_written_out_slices_and_pairs_stay():
    text = "@rule('1')\ndef f(row, n):\n    return row[1] + row[-1] + row[:n] + row[n, 1] + row[n]"
    said = ast.unparse(rewrite.with_places(ast.parse(text)))
    assert "return row[1] + row[-1] + row[:n] + row[n, 1] + row[_place(n)]" in said


def test_a_number_or_a_word_settles_nothing_and_tables_within_tables_are_read_by_call_too():
    for text in ("x if 1 else y", "x and 'word'", "x or y"):
        assert ast.unparse(rewrite.with_switches(ast.parse(text), {"A": True})) == text
    text = "@rule('1')\ndef f(s, n):\n    return SIDE[ROAD[n]]\n"
    assert "return _read_SIDE(_read_ROAD(n))" in ast.unparse(rewrite.with_readers(ast.parse(text)))


def test_only_not_settles_what_stands_behind_it():
    tree = ast.parse("a = not WINE\nb = -WINE\nc = ~WINE")
    assert ast.unparse(rewrite.with_switches(tree, {"WINE": True})) == "a = False\nb = -True\nc = ~True"
