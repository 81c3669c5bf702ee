"""Options of a match: defaults, values that are allowed, and refusals that say what would be."""

from __future__ import annotations

import pytest

from triumvirate.core.errors import BadOption, BadRequest
from triumvirate.core.options import Option, check_options, split_options

OPTIONS = (
    Option("poison", "bool", False, "A bonus more."),
    Option("level", "choice", None, "The automaton's.", choices=(None, 1, "hard", True), shipped=("easy",)),
    Option("deck", "document", "usual", "A deck.", read=lambda value: {"deck": value}),
    Option("players", "int", 2, "How many."),
)


def test_what_is_not_given_has_its_default_and_every_value_is_read():
    assert check_options(OPTIONS, {}) == {"poison": False, "level": None, "deck": {"deck": "usual"}, "players": 2}
    given = {"poison": True, "level": "hard", "deck": [1], "players": 3}
    assert check_options(OPTIONS, given) == {**given, "deck": {"deck": [1]}}


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"wine": 1}, "There is no option 'wine'; the options are poison, level, deck, players."),
        ({"poison": 1}, "Option 'poison' is true or false, not 1."),
        ({"poison": None}, "Option 'poison' is true or false, not None."),
        ({"level": 2}, "Option 'level' is one of null, 1, hard, True, not 2."),
        ({"level": 1.0}, "Option 'level' is one of null, 1, hard, True, not 1.0."),
        ({"level": False}, "Option 'level' is one of null, 1, hard, True, not False."),
    ],
)
def test_anything_else_is_refused_with_what_would_be_right(given, reason):
    with pytest.raises(BadOption) as refused:
        check_options(OPTIONS, given)
    assert refused.value.reason == reason


def test_a_number_passes_for_no_truth_value_nor_the_other_way_round():
    number, truth = Option("n", "choice", 1, "", choices=(1, 0)), Option("b", "choice", True, "", choices=(True,))
    assert number.check(1) == 1
    assert truth.check(True) is True
    for option, value in ((number, True), (number, False), (truth, 1)):
        with pytest.raises(BadOption):
            option.check(value)


def test_a_schema_lists_choices_and_what_is_shipped_only_where_there_are_some():
    assert OPTIONS[0].to_json() == {"type": "bool", "default": False, "doc": "A bonus more."}
    assert OPTIONS[1].to_json() == {
        "type": "choice",
        "default": None,
        "doc": "The automaton's.",
        "choices": [None, 1, "hard", True],
        "shipped": ["easy"],
    }


def test_options_stand_at_the_head_of_a_position_and_may_hold_a_semicolon() -> None:
    assert split_options('  options {"name": "a; b"}; round 3 ') == ({"name": "a; b"}, "; round 3")
    assert split_options(" round 3; quota 2") == ({}, "round 3; quota 2")
    for line in ("options nothing", "options [1]; round 3", 'options {"a": ', "options " + "[" * 100_000):
        with pytest.raises(BadRequest, match="Position: the options are"):
            split_options(line)
