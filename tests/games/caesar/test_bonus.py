"""Province bonus token effects: Tactics, Wealth, Might and Senate."""

import pytest

from tables import EXPANSIONS, actions, at, draw, kinds, told
from triumvirate.core.errors import Illegal

SYRIA = "turn caesar place; hand caesar shield-5-1 ship-3-3; on SY-AG caesar sword-4-2 4/2; hand pompey ship-5-1"
WIN_SYRIA = "place shield-5-1 AS-SY 1/5"
HISPANIAE = "turn caesar place; hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC caesar sword-5-1 1/5"


def test_bonus_tactics_gives_one_more_turn_after_the_draw():
    table = at(f"{SYRIA}; bonus syria tactics")
    entry = table.act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert kinds(entry)[-4:] == ["tactics", "token_drawn", "token_drawn_is", "turn_began"]
    assert table.deciders() == ["caesar"]
    table.act("caesar", "place ship-6-0 SD-SC 6/0", draw("ship-4-2"))
    assert table.deciders() == ["pompey"]


def test_bonus_tactics_twice_in_one_turn_still_gives_one():
    table = at(f"{HISPANIAE}; bonus hispania_ulterior tactics; bonus hispania_citerior tactics")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    table.act("caesar", "close hispania_ulterior", draw("ship-6-0"))
    assert table.deciders() == ["caesar"]
    table.act("caesar", "place ship-6-0 SD-SC 6/0", draw("ship-3-3"))
    assert table.deciders() == ["pompey"]


def test_bonus_wealth_draws_at_once_besides_the_normal_draw():
    table = at(f"{SYRIA}; bonus syria wealth")
    table.act("caesar", WIN_SYRIA, draw("ship-6-0", "sword-6-0"))
    assert table.truth()["hands"]["caesar"] == ["ship-3-3", "ship-6-0", "sword-6-0"]


def test_bonus_wealth_with_an_empty_bag_gives_nothing():
    table = at(f"{SYRIA}; bag caesar; bonus syria wealth")
    entry = table.act("caesar", WIN_SYRIA, [])
    assert kinds(entry).count("bag_empty") == 2
    assert table.truth()["hands"]["caesar"] == ["ship-3-3"]


MIGHT = f"{SYRIA}; bonus syria might"


def test_bonus_might_turns_a_token_which_then_counts_nothing():
    table = at(f"{MIGHT}; on SD-SC pompey ship-4-2 4/2")
    table.act("caesar", WIN_SYRIA)
    table.act("caesar", "might token SD-SC", draw("ship-6-0"))
    assert table.truth()["borders"]["SD-SC"]["facedown"]
    assert table.view(None).plain_facts()["provinces"]["sardinia"]["totals"] == {"caesar": 0, "pompey": 0}
    assert table.view(None).plain_facts()["borders"]["SD-SC"]["token"] == "ship-4-2"


def test_bonus_might_turns_a_marker_which_stays_placed_and_the_province_won():
    table = at(f"{MIGHT}; on HC-HU pompey shield-6-0 6/0; on GA-HC pompey sword-4-2 4/2; won hispania_citerior pompey")
    table.act("caesar", WIN_SYRIA)
    entry = table.act("caesar", "might marker hispania_citerior", draw("ship-6-0"))
    assert kinds(entry)[0] == "marker_turned"
    assert table.truth()["provinces"]["hispania_citerior"] == {"closed": True, "control": "pompey", "flipped": True}
    assert table.truth()["placed"]["pompey"] == 1


def test_bonus_might_without_a_target_is_lost():
    entry = at(MIGHT).act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert "might_lost" in kinds(entry)


def test_bonus_might_never_turns_ones_own():
    table = at(f"{MIGHT}; on SD-SC pompey ship-4-2 4/2; on SC-NU caesar ship-4-2 4/2")
    table.act("caesar", WIN_SYRIA)
    for text in ("might token SC-NU", "might token SY-AG", "might marker syria"):
        with pytest.raises(Illegal) as fault:
            table.act("caesar", text)
        assert fault.value.rule == "bonus.might"


ITALIA_LOST = (
    "on IT-SD pompey shield-4-2 4/2; on IT-SC pompey sword-4-2 4/2; on GC-IT pompey sword-3-3 3/3; "
    "on MD-IT pompey shield-3-3 3/3; on DM-IT pompey ship-3-3 3/3; on IT-AC pompey ship-6-0 6/0; won italia pompey"
)


def test_house_might_italia_its_two_markers_turn_as_one():
    table = at(f"{MIGHT}; {ITALIA_LOST}")
    table.act("caesar", WIN_SYRIA)
    assert actions(table).count("might marker italia") == 1
    table.act("caesar", "might marker italia", draw("ship-6-0"))
    assert table.truth()["provinces"]["italia"]["flipped"]
    assert table.truth()["placed"]["pompey"] == 2


def test_house_might_targets_are_no_covered_tokens_nor_face_down_ones():
    table = at(
        f"{MIGHT}; on SD-SC pompey ship-4-2 down; on SC-NU pompey ship-3-3 3/3 mark pompey; "
        "on SC-AF pompey laurel-4-0 4/0 mark caesar; "
        "on IT-AC pompey ship-6-0 6/0; placed 1 1"
    )
    table.act("caesar", WIN_SYRIA)
    assert actions(table) == ["might token IT-AC"]


def test_house_might_targets_are_no_hidden_tokens_of_border_control():
    table = at(f"{MIGHT}; on NU-AF pompey sword-6-0 hidden; on IT-AC pompey ship-6-0 6/0", **EXPANSIONS)
    table.act("caesar", WIN_SYRIA)
    assert actions(table) == ["might token IT-AC"]


def test_house_might_targets_are_no_turned_markers_nor_those_under_a_senate():
    table = at(
        f"{MIGHT}; on HC-HU pompey shield-6-0 down; on GA-HC pompey sword-4-2 down; "
        "won hispania_citerior pompey flipped; "
        "on IT-AC pompey ship-6-0 6/0; placed 0 3; senate 0 1"
    )
    table.act("caesar", WIN_SYRIA)
    assert actions(table) == ["might token IT-AC"]


def test_house_might_border_markers_are_no_target():
    table = at(
        f"{MIGHT}; on HC-HU pompey shield-6-0 6/0 mark pompey; on GA-HC pompey sword-4-2 4/2; "
        "on HU-MT pompey ship-6-0 6/0; "
        "won hispania_citerior pompey; won hispania_ulterior pompey"
    )
    table.act("caesar", WIN_SYRIA)
    assert actions(table) == [
        "might token HU-MT", "might token GA-HC", "might marker hispania_ulterior", "might marker hispania_citerior",
    ]  # fmt: skip
    with pytest.raises(Illegal):
        table.act("caesar", "might token HC-HU")


def test_house_might_never_recounts_a_closed_province():
    table = at(
        f"{MIGHT}; on HC-HU pompey shield-6-0 6/0; on GA-HC caesar sword-5-1 1/5; "
        "won hispania_citerior pompey; placed 0 1"
    )
    table.act("caesar", WIN_SYRIA)
    table.act("caesar", "might token HC-HU", draw("ship-6-0"))
    assert table.truth()["provinces"]["hispania_citerior"]["control"] == "pompey"
    assert table.truth()["placed"] == {"caesar": 1, "pompey": 1}


def test_bonus_might_a_turned_token_weakens_a_province_that_closes_later():
    table = at(f"{MIGHT}; on HC-HU pompey shield-6-0 6/0; hand caesar shield-5-1 sword-3-3")
    table.act("caesar", WIN_SYRIA)
    table.act("caesar", "might token HC-HU", draw("ship-6-0"))
    table.act("pompey", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    table.act("caesar", "place sword-3-3 GA-HC 3/3", draw("ship-5-1"))
    assert table.truth()["provinces"]["hispania_citerior"]["control"] == "caesar"


def test_bonus_senate_three_senates_give_one_none_and_three_markers():
    table = at(f"{SYRIA}; bonus syria senate")
    table.act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert table.truth()["placed"]["caesar"] == 2  # Syria and one under the first Senate
    lost = at("hand caesar shield-4-2; on SY-AG pompey sword-6-0 6/0; bonus syria senate; senate 1 0; placed 2 0")
    entry = lost.act("caesar", "place shield-4-2 AS-SY 4/2", draw("ship-6-0"))
    assert told(entry, "senate_marker") == []
    assert lost.truth()["senate"]["caesar"] == 2
    third = at(f"{SYRIA}; bonus syria senate; senate 2 0; placed 2 1")
    entry = third.act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert len(told(entry, "senate_marker")) == 3
    assert third.truth()["placed"]["caesar"] == 6


def test_bonus_senate_of_a_tied_province_gives_no_markers_but_counts_later():
    table = at("hand caesar shield-4-2; on SY-AG pompey sword-4-2 4/2; bonus syria senate")
    entry = table.act("caesar", "place shield-4-2 AS-SY 2/4", draw("ship-6-0"))
    assert told(entry, "province_tied")
    assert told(entry, "senate_marker") == []
    assert table.truth()["senate"]["caesar"] == 1


def test_house_two_senates_in_one_turn_give_n_and_then_one_more():
    table = at(f"{HISPANIAE}; bonus hispania_ulterior senate; bonus hispania_citerior senate; senate 1 0")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    entry = table.act("caesar", "close hispania_citerior", draw("ship-6-0"))
    assert [event["count"] for event in told(entry, "senate")] == [2, 3]
    assert len(told(entry, "senate_marker")) == 2 + 3


def test_house_two_senates_the_lost_one_gives_nothing_but_counts_for_the_other():
    table = at(
        "hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-6-0 0/6; "
        "bonus hispania_ulterior senate; bonus hispania_citerior senate"
    )
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    entry = table.act("caesar", "close hispania_citerior", draw("ship-6-0"))
    assert [(event["count"], event["won"]) for event in told(entry, "senate")] == [(1, False), (2, True)]
    assert len(told(entry, "senate_marker")) == 2
