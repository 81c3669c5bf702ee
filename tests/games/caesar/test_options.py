"""The options of a match: their schema, their defaults, and clear refusals."""

import pytest

from tables import GAME
from triumvirate.core.errors import BadOption


def test_options_defaults_are_the_base_game():
    assert GAME.check({}) == {
        "poison": False, "centurions": False, "border_control": False, "stuck": "pass",
        "solo": None, "solo_side": "caesar", "harder": False, "crassus_gifts": False, "variant": None,
    }  # fmt: skip


def test_options_have_a_schema_that_says_type_choices_default_and_meaning():
    schemas = {option.name: option.to_json() for option in GAME.options}
    assert schemas["stuck"]["choices"] == ["pass", "lose"]
    assert schemas["solo"]["choices"] == [None, "easy", "normal", "hard"]
    assert schemas["poison"] == {"type": "bool", "default": False, "doc": schemas["poison"]["doc"]}
    assert all(schema["doc"].endswith(".") for schema in schemas.values())


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"poision": True}, "There is no option 'poision'; the options are poison, centurions"),
        ({"poison": 1}, "Option 'poison' is true or false, not 1."),
        ({"poison": None}, "true or false"),
        ({"stuck": "wait"}, "Option 'stuck' is one of pass, lose, not 'wait'."),
        ({"solo": "brutal"}, "one of null, easy, normal, hard"),
        ({"solo": True}, "one of null, easy"),
        ({"solo_side": "crassus"}, "one of caesar, pompey"),
        ({"border_control": True}, "needs Poison or Centurions"),
    ],
)
def test_options_that_do_not_exist_or_fit_are_refused_with_what_would(given, words):
    with pytest.raises(BadOption) as fault:
        GAME.check(given)
    assert words in fault.value.reason
    assert fault.value.code == "bad_option"
