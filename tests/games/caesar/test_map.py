"""The Map: 18 provinces, 30 border spaces, and what it means to be neighbours."""

import pytest

from tables import GAME, at
from triumvirate.games.caesar.printed import DATA, PROVINCE_INDEX
from triumvirate.games.caesar.rules.board import LAND_LOCKED, is_full, other_side, touches


def test_map_has_18_provinces_and_30_border_spaces():
    assert len(DATA["provinces"]) == 18
    assert len(DATA["borders"]) == 30


def test_map_every_border_space_touches_the_two_provinces_that_list_it():
    for border in DATA["borders"]:
        listing = [province["id"] for province in DATA["provinces"] if border["id"] in province["borders"]]
        assert sorted(listing) == sorted(border["provinces"])


def test_map_three_spaces_are_double_lined():
    assert [border["id"] for border in DATA["borders"] if border["double_lined"]] == ["GA-SD", "NU-AF", "AS-AG"]


def test_map_neighbours_share_a_border_space():
    asia, syria = PROVINCE_INDEX["asia"], PROVINCE_INDEX["syria"]
    border = next(i for i, entry in enumerate(DATA["borders"]) if entry["id"] == "AS-SY")
    assert other_side(border, asia) == syria
    assert other_side(border, syria) == asia
    assert touches(1 << syria, asia)


def test_map_asia_and_macedonia_touch_in_the_drawing_but_are_no_neighbours():
    asia, macedonia = PROVINCE_INDEX["asia"], PROVINCE_INDEX["macedonia"]
    assert not touches(1 << macedonia, asia)
    assert not touches(1 << asia, macedonia)


def test_map_a_province_is_full_when_every_space_around_it_is_filled():
    table = at("hand caesar ship-5-1; on SY-AG caesar sword-5-1 5/1")
    assert not is_full(table._state, PROVINCE_INDEX["syria"])
    table = at("hand caesar ship-5-1; on SY-AG caesar sword-5-1 5/1; on AS-SY pompey shield-4-2 4/2; won syria caesar")
    assert is_full(table._state, PROVINCE_INDEX["syria"])


def test_house_land_locked_provinces_are_those_wholly_enclosed_by_others():
    enclosed = [name for name, index in PROVINCE_INDEX.items() if LAND_LOCKED >> index & 1]
    assert enclosed == ["sardinia", "sicilia", "italia", "achaia", "creta"]


@pytest.mark.parametrize("border", [entry["id"] for entry in DATA["borders"]])
def test_map_every_space_takes_a_laurel_and_the_icon_it_shows(border):
    icon = next(entry["icon"] for entry in DATA["borders"] if entry["id"] == border)
    table = at("hand caesar laurel-4-0 sword-6-0 shield-6-0 ship-6-0")
    here = {choice.action.split()[1] for choice in table.legal() if f" {border} " in choice.action}
    assert here == {"laurel-4-0", f"{icon}-6-0"}


def test_map_is_the_same_in_the_rules_and_in_the_view():
    table = at("hand caesar ship-5-1")
    assert list(table.view("caesar").plain_facts()["borders"]) == [entry["id"] for entry in DATA["borders"]]
    assert list(table.view(None).plain_facts()["provinces"]) == list(PROVINCE_INDEX)
    assert GAME.title == "CAESAR!"
