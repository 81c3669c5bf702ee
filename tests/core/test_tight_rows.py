"""Records whose rows of small numbers are bits of words: the text that reads them, the records themselves, whole games."""

from __future__ import annotations

import ast
import random
import sys

import numpy as np
import pytest

from triumvirate.core import engine, rewrite
from triumvirate.core.compiled import tight
from triumvirate.core.engine import PythonEngine, below
from triumvirate.core.fields import Field, Layout, _columns_of
from triumvirate.games import find_game, game_names

BITS = {"steps": (4, 11), "moved": (1, 40), "where": (8, 3), "came": (2, 9)}
LAYOUT = Layout([Field("steps", 11), Field("moved", 40), Field("where", 3), Field("turn", 0, 2)])
TIGHT = LAYOUT.tightened({"steps": 4, "moved": 1})


def changed(text):
    tree = rewrite.with_tight_rows(ast.parse(f"@rule('1')\ndef f(s, n):\n    {text}"), BITS, "home")
    return ast.unparse(tree)


def test_numbers_of_a_tight_row_are_read_and_written_by_calls():
    assert "return _read_tight(s.steps, s.turns[n], 4) + s.owner[n]" in changed(
        "return s.steps[s.turns[n]] + s.owner[n]"
    )
    assert "_write_tight(s.steps, n, 4, s.turns[n])" in changed("s.steps[n] = s.turns[n]")
    assert "_write_tight(s.steps, n, 4, _read_tight(s.steps, n, 4) - 1)" in changed("s.steps[n] -= 1")
    assert "from home.tight import read_tight as _read_tight, write_tight as _write_tight" in changed("s.steps[n] -= 1")
    assert "tight" not in changed("clear_row(s.steps)")
    assert "tight" not in changed("s.owner[n] = 1")


def test_what_looks_at_a_whole_row_is_carried_out_on_its_words():
    assert "return _bytes_equal(s.where, _read_tight(s.steps, n, 4), 3)" in changed("return equal(s.where, s.steps[n])")
    assert "return _flags_equal(s.moved, 0, 40)" in changed("return equal(s.moved, 0)")
    assert "return _numbers_equal(s.came, n, 2, 9)" in changed("return equal(s.came, n)")
    assert "return _nth_tight_flag(s.moved, n)" in changed("return nth_flag(s.moved, n)")
    assert "_set_flags(s.moved, 0, n)" in changed("write_bits(s.moved, 0, n, 40)")
    assert "equal(s.owner, n)" in changed("return equal(s.owner, n)")
    assert "from home.tight import bytes_equal as _bytes_equal" in changed("return equal(s.where, n)")


@pytest.mark.parametrize("bits", [1, 2, 8])
def test_whole_rows_are_compared_as_they_are_number_by_number(bits):
    chance = random.Random(bits)
    for length in (3, 31, 32, 33, 62, 63):
        most = (1 << bits) - 1
        row = [chance.choice([0, most, chance.randint(0, most)]) for _ in range(length)]
        layout = Layout([Field("row", length)]).tightened({"row": bits})
        words = layout.column("row", lambda name, row=row: np.array([row]))[0].tolist()
        for number in {0, most, *row}:
            places = sum(1 << n for n, one in enumerate(row) if one == number)
            at_once = {1: tight.flags_equal, 8: tight.bytes_equal}.get(bits)
            assert tight.numbers_equal(words, number, bits, length) == engine._equal(row, number) == places
            assert not at_once or at_once(words, number, length) == places


def test_flags_are_set_and_found_again():
    chance = random.Random(1)
    for _ in range(50):
        places = sorted(chance.sample(range(64), chance.randint(1, 64)))
        row, words = [0] * 128, [0] * 4
        for place in places:
            row[32 + place] = 1
        tight.set_flags(words, 32, sum(1 << place for place in places))
        tight.write_tight(words, 127, 1, 1)
        row[127] = 1
        for n, place in enumerate([*(32 + place for place in places), 127]):
            assert tight.nth_tight_flag(words, n) == tight.nth_flag(row, n) == engine._nth_flag(row, n) == place
        tight.clear_row(words)
        assert words == [0] * 4


@pytest.mark.parametrize(
    "text", ["row = s.steps", "s.steps[0], s.steps[1] = 1, 2", "s.steps[0] = s.turn = 1", "max(s.steps)"]
)
def test_a_tight_row_is_not_handed_on_and_takes_one_number_at_a_time(text):
    with pytest.raises(ValueError, match="line 3"):
        changed(text)


def test_tight_records_hold_the_same_states_in_less_room():
    states = [LAYOUT.new(), LAYOUT.new()]
    states[1].steps, states[1].moved, states[1].turn = list(range(5, 16)), [0, 1] * 20, 700
    records = TIGHT.records(states)
    assert records.dtype["steps"].shape == (2,)
    assert records.dtype["moved"].shape == (2,)
    assert [row.tobytes() for row in TIGHT.packed(records)] == [LAYOUT.pack(state) for state in states]
    assert [LAYOUT.pack(TIGHT.from_record(row)) for row in records] == [LAYOUT.pack(state) for state in states]
    plain = LAYOUT.records(states)
    assert np.array_equal(TIGHT.column("steps", plain.__getitem__), records["steps"])
    assert np.array_equal(TIGHT.column("where", plain.__getitem__), records["where"])


@pytest.mark.parametrize("number", [16, -1])
def test_a_number_that_needs_more_bits_is_refused(number):
    state = LAYOUT.new()
    state.steps[3] = number
    with pytest.raises(ValueError, match="do not fit into 4 bits"):
        TIGHT.records([state])


class _Rewritten(PythonEngine):
    """The text as a compiled engine would get it, carried out by Python."""

    name = "rewritten"


class _Words:
    """A state whose tight rows are lists of words."""

    def __init__(self, layout, state):
        self.source = self.log = None
        for field in layout.fields:
            value = getattr(state, field.name)
            if field.name in layout.bits:
                value = layout.column(field.name, _columns_of(state))[0].view(np.uint32)
            setattr(self, field.name, list(map(int, value)) if field.length else value)


def _packed(layout, state):
    record = np.zeros(1, layout.dtype())
    for field in layout.fields:
        value = getattr(state, field.name)
        record[0][field.name] = np.array(value, np.uint32).view(np.int32) if field.name in layout.bits else value
    return layout.packed(record)[0].tobytes()


def _tight_forms():
    games = [find_game(name) for name in game_names()]
    return [game.in_form(form.name) for game in games for form in game.forms.others if form.layout and form.layout.bits]


@pytest.mark.parametrize("form", _tight_forms(), ids=lambda form: form.text)
def test_whole_games_on_tight_rows_have_the_same_states(form, monkeypatch):
    monkeypatch.setitem(engine._engines, "wasm", _Rewritten())
    rules = engine.load(form.text, "wasm")
    try:
        for seed in range(3):
            state = form.prepare(form.check({})).copy()
            state.rng_seed = seed
            words = _Words(form.layout, state)
            form.rules.setup(state)
            rules.setup(words)
            while not form.rules.is_over(state):
                assert _packed(form.layout, words) == form.layout.pack(state)
                seats = form.rules.deciders(state)
                seat = (seats & -seats).bit_length() - 1
                n = form.rules.count_legal(state, seat)
                assert rules.count_legal(words, seat) == n
                taken = below(state, n)
                assert below(words, n) == taken
                form.rules.apply(state, seat, form.rules.nth_legal(state, seat, taken))
                rules.apply(words, seat, rules.nth_legal(words, seat, taken))
            assert rules.is_over(words)
    finally:
        for name in [name for name in sys.modules if name.startswith(f"triumvirate.wasm.{form.text}")]:
            del sys.modules[name]
