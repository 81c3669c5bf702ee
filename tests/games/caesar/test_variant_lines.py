"""On which line each value of a variant file stands: every way to write TOML and JSON, and what the reader leaves out."""

import json

import pytest

from triumvirate.core.errors import BadDocument
from triumvirate.games.caesar.variant_check import Sheet
from triumvirate.games.caesar.variant_lines import lines_of

WRITTEN = '''# a line = [ that says nothing
name = "a # b"
a . "b.c" . d = 1
list = [ 1, 2,
  3, # three, and four
  [4,
   5] ]
inline = {x = 1, y = {z = [
 7]}, "last one" = 'it"s'}
text = """
two
lines = "0" """
after = true
[ table . deep ]
key = -1
[[own]]
name = "one"
[own.inner]
v = 1

[[own]]
name = "two"
[[own.part]]
w = 2
[[own.part]]
w = 3
[own.part.last]
z = 4
'''
LINES = {
    ("name",): 2, ("a",): 3, ("a", "b.c"): 3, ("a", "b.c", "d"): 3,
    ("list",): 4, ("list", 0): 4, ("list", 1): 4, ("list", 2): 5, ("list", 3): 6, ("list", 3, 0): 6, ("list", 3, 1): 7,
    ("inline",): 8, ("inline", "x"): 8, ("inline", "y"): 8, ("inline", "y", "z"): 8, ("inline", "y", "z", 0): 9,
    ("inline", "last one"): 9, ("text",): 10, ("after",): 13, ("table", "deep"): 14, ("table", "deep", "key"): 15,
    ("own",): 16, ("own", 0): 16, ("own", 0, "name"): 17, ("own", 0, "inner"): 18, ("own", 0, "inner", "v"): 19,
    ("own", 1): 21, ("own", 1, "name"): 22, ("own", 1, "part"): 23, ("own", 1, "part", 0): 23,
    ("own", 1, "part", 0, "w"): 24, ("own", 1, "part", 1): 25, ("own", 1, "part", 1, "w"): 26,
    ("own", 1, "part", 1, "last"): 27, ("own", 1, "part", 1, "last", "z"): 28,
}  # fmt: skip


def test_every_key_and_entry_of_a_written_file_has_its_line():
    assert lines_of(WRITTEN) == LINES


def places(value, place=()):
    yield place
    for key, inner in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(inner, (*place, key))


@pytest.mark.parametrize("indent", [None, 1])
def test_every_key_and_entry_of_json_has_its_line(indent):
    data = {
        "name": "x, y: {[",
        "list": [1, [2, {"deep": None}], "]"],
        "table": {"a": True, "b c": {"d": -2.5}},
        "last": 0,
    }
    text = json.dumps(data, indent=indent)
    found = lines_of(text)
    assert set(found) == set(places(data))
    if indent is None:
        assert set(found.values()) == {1}
    else:
        rows = text.split("\n")
        assert found[()] == 1
        assert all(
            f'"{place[-1]}"' in rows[line - 1]
            for place, line in found.items()
            if isinstance(place[-1:], tuple) and place and isinstance(place[-1], str)
        )
        assert [found["list", number] for number in range(3)] == [4, 5, 11]
        assert lines_of(f"\n\n  {text}")[("last",)] == found[("last",)] + 2


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("", {}),
        ("name = 1\n]\nx = 2", {("name",): 1, ("",): 2}),
        ("a = {]\nb = 2", {("a",): 1, ("a", ""): 1, ("",): 1}),
        ("a = [1", {("a",): 1, ("a", 0): 1}),
        ("b = 1\n[x", {("b",): 1, ("x",): 2}),
        ("[a]x = 1", {("a",): 1, ("a", "x"): 1}),
        ("[[a]]x = 1", {("a",): 1, ("a", 0): 1, ("a", 0, "x"): 1}),
        ("a.\nb = 1", {("a",): 1, ("a", ""): 1, ("b",): 2}),
    ],
)
def test_what_it_does_not_understand_it_leaves_out(text, found):
    assert lines_of(text) == found


def refused(ask, text=WRITTEN):
    with pytest.raises(BadDocument) as fault:
        ask(Sheet({}, text))
    assert fault.value.rule == "house.variant"
    return fault.value.reason, fault.value.line


@pytest.mark.parametrize("value", [True, False, 0, 4, "2", 2.0, None])
def test_a_number_is_whole_and_within_its_bounds(value):
    reason, line = refused(lambda sheet: sheet.number(value, 1, 3, "it", "list", 3, 1))
    assert (reason, line) == (f"Variant, line 7: it is {value!r}; use a whole number from 1 to 3.", 7)


def test_numbers_and_words_that_fit_come_back():
    sheet = Sheet({}, WRITTEN)
    assert [sheet.number(value, 1, 3, "it") for value in (1, 2, 3)] == [1, 2, 3]
    assert sheet.word("b", {"a": 1, "b": 2}, "it") == "b"
    assert sheet.keys({"a": 1}, ("a", "b"), "it") == {"a": 1}


@pytest.mark.parametrize("value", ["c", ["a"], {"a": 1}, 1, None])
@pytest.mark.parametrize("known", [("a", "b"), {"a": 1, "b": 2}])
def test_a_word_is_one_of_those_known(value, known):
    reason, line = refused(lambda sheet: sheet.word(value, known, "it", "own", 1, "name"))
    assert (reason, line) == (f"Variant, line 22: it is {value!r}; use a, b.", 22)


def test_a_table_has_no_other_keys_than_those_known():
    told = refused(lambda sheet: sheet.keys(3, ("a", "b"), "it", "own", 1))
    assert told == ("Variant, line 21: it is not a table; write {a = …, b = …}.", 21)
    told = refused(lambda sheet: sheet.keys({"a": 1, "w": 2}, ("a", "b"), "it", "own", 1, "part", 1))
    assert told == ("Variant, line 26: it has no field 'w'; use a, b.", 26)


def test_what_has_no_line_of_its_own_has_that_around_it_and_what_came_as_no_text_has_none():
    assert refused(lambda sheet: sheet.fail("wrong", "right", "own", 0, "inner", "w", 3))[1] == 18
    assert refused(lambda sheet: sheet.fail("wrong", "right", "nowhere"))[1] == 1
    assert refused(lambda sheet: sheet.fail("wrong", "right", "own"), "") == ("Variant, wrong; right.", None)
