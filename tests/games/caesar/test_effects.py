"""How to play, 2e: the placing player resolves the bonuses, in an order of choice where it can matter."""

import pytest

from tables import actions, at, draw, kinds, told
from triumvirate.core.errors import Illegal

BOTH = (
    "turn caesar place; hand caesar shield-5-1; hand pompey sword-6-0 laurel-4-0 ship-6-0; "
    "on HU-MT caesar ship-4-2 4/2; "
    "on GA-HC caesar sword-5-1 1/5; on SD-SC pompey ship-3-3 3/3; bonus hispania_ulterior {}; "
    "bonus hispania_citerior {}"
)


def two(first, second, **options):
    """Caesar closes both Hispaniae, Ulterior first, with these bonuses."""
    table = at(BOTH.format(first, second), **options)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    return table


def test_turn_2e_bonuses_resolve_after_all_markers():
    table = two("wealth", "wealth")
    entry = table.act("caesar", "close hispania_ulterior", draw("ship-6-0", "ship-5-1", "ship-3-3"))
    assert kinds(entry).index("wealth") > kinds(entry).index("border_marked")


def test_house_order_of_effects_is_asked_where_names_differ():
    table = two("wealth", "senate")
    table.act("caesar", "close hispania_ulterior")
    assert actions(table) == ["bonus wealth", "bonus senate"]
    entry = table.act("caesar", "bonus senate", draw("ship-6-0", "ship-5-1"))
    assert kinds(entry)[:3] == ["senate", "senate_marker", "wealth"]


def test_house_order_of_effects_follows_the_closing_unless_chosen_otherwise():
    table = two("wealth", "senate")
    table.act("caesar", "close hispania_ulterior")
    entry = table.act("caesar", "bonus wealth", draw("ship-6-0", "ship-5-1"))
    assert kinds(entry).index("wealth") < kinds(entry).index("senate")


@pytest.mark.parametrize(
    "pair", [("tactics", "senate"), ("wealth", "tactics"), ("senate", "senate"), ("tactics", "tactics")]
)
def test_house_order_of_effects_is_not_asked_for_equal_names_or_tactics(pair):
    table = two(*pair)
    table.act("caesar", "close hispania_ulterior")
    assert table.truth()["phase"] == "place"


@pytest.mark.parametrize("other", ["wealth", "senate", "poison", "centurion"])
def test_turn_2e_a_might_chosen_first_is_still_resolved(other):
    table = two("might", other, poison=True, centurions=True)
    table.act("caesar", "close hispania_ulterior")
    table.act("caesar", "bonus might")
    assert actions(table) == ["might token SD-SC"]
    entry = table.act("caesar", "might token SD-SC")
    assert kinds(entry)[0] == "token_turned"
    assert table.truth()["phase"] == ("centurion" if other == "centurion" else "place")


def test_turn_2e_a_centurion_chosen_first_is_still_resolved():
    table = two("senate", "centurion", centurions=True)
    table.act("caesar", "close hispania_ulterior")
    table.act("caesar", "bonus centurion")
    assert len(actions(table)) == 3
    entry = table.act("caesar", "centurion centurion-sword-7-0")
    assert kinds(entry)[:3] == ["centurion_taken", "senate", "senate_marker"]


def test_turn_2e_a_bonus_that_does_not_wait_cannot_be_chosen():
    table = two("wealth", "senate")
    table.act("caesar", "close hispania_ulterior")
    with pytest.raises(Illegal, match="no Might to resolve now; Wealth and Senate are waiting") as fault:
        table.act("caesar", "bonus might")
    assert fault.value.rule == "turn.2e"


def test_turn_2e_the_other_player_resolves_nothing():
    table = two("wealth", "senate")
    table.act("caesar", "close hispania_ulterior")
    assert table.deciders() == ["caesar"]


def test_house_effects_are_mandatory_no_effect_can_be_declined():
    table = two("might", "wealth")
    table.act("caesar", "close hispania_ulterior")
    assert "pass" not in actions(table)
    table.act("caesar", "bonus might")
    for text in ("pass", "might marker asia", "might token SD-MT", "bonus wealth"):
        with pytest.raises(Illegal):
            table.act("caesar", text)


def test_house_effects_are_mandatory_even_with_one_choice_it_is_asked():
    table = at("hand caesar shield-5-1; on SY-AG pompey sword-3-3 3/3; bonus syria might")
    table.act("caesar", "place shield-5-1 AS-SY 5/1")
    assert actions(table) == ["might token SY-AG", "might marker syria"]
    table = at("hand caesar shield-5-1; on SY-AG caesar sword-3-3 3/3; on SD-SC pompey ship-3-3 3/3; bonus syria might")
    table.act("caesar", "place shield-5-1 AS-SY 1/5")
    assert actions(table) == ["might token SD-SC"]
    assert told(table.act("caesar", "might token SD-SC", draw("ship-6-0")), "token_turned")
