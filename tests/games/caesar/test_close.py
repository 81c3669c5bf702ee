"""How to play, 2: closing, bonus tokens, control, Italia and border markers."""

import pytest

from tables import actions, at, draw, kinds, told
from triumvirate.core.errors import Illegal

HISPANIAE = (
    "turn caesar place; hand caesar shield-5-1 ship-6-0; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5"
)
ITALIA = (
    "on IT-SD caesar shield-4-2 4/2; on IT-SC caesar sword-4-2 4/2; on GC-IT pompey sword-3-3 3/3; "
    "on MD-IT pompey shield-3-3 3/3; on DM-IT pompey ship-3-3 3/3"
)
ASIA = (
    "hand caesar ship-5-1; on AS-CR pompey shield-3-3 3/3; on AS-SY caesar shield-4-2 4/2; "
    "on SY-AG caesar sword-4-2 4/2"
)


def test_turn_2_a_province_closes_when_its_last_space_is_filled():
    table = at("hand caesar shield-5-1; on SY-AG caesar sword-4-2 4/2")
    entry = table.act("caesar", "place shield-5-1 AS-SY 1/5", draw("ship-6-0"))
    assert [event["province"] for event in told(entry, "province_closed")] == ["syria"]
    assert table.truth()["provinces"]["syria"] == {"closed": True, "control": "caesar", "flipped": False}


def test_turn_2_nothing_closes_while_a_space_is_free():
    table = at("hand caesar ship-5-1")
    assert "province_closed" not in kinds(table.act("caesar", "place ship-5-1 AS-AG 1/5", draw("ship-6-0")))


def test_turn_2_a_token_may_close_both_of_its_provinces():
    table = at(HISPANIAE)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    assert actions(table) == ["close hispania_citerior", "close hispania_ulterior"]


def test_house_two_closings_the_placing_player_chooses_which_comes_first():
    for first in ("hispania_citerior", "hispania_ulterior"):
        table = at(HISPANIAE)
        table.act("caesar", "place shield-5-1 HC-HU 5/1")
        entry = table.act("caesar", f"close {first}", draw("ship-3-3"))
        assert told(entry, "province_closed")[0]["province"] == first
        assert told(entry, "order_chosen")[0]["province"] == first


def test_turn_2_a_province_that_is_not_closing_cannot_be_chosen():
    table = at(HISPANIAE)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    with pytest.raises(Illegal, match="Asia is not closing now") as fault:
        table.act("caesar", "close asia")
    assert fault.value.rule == "turn.2"
    with pytest.raises(Illegal, match="waits for the choice of which province closes first"):
        table.act("caesar", "pass")


def test_house_two_closings_do_each_step_for_both_before_the_next_begins():
    table = at(f"{HISPANIAE}; bonus hispania_citerior wealth; bonus hispania_ulterior wealth")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    entry = table.act("caesar", "close hispania_ulterior", draw("ship-3-3", "ship-5-1", "sword-3-3"))
    assert kinds(entry)[:9] == [
        "order_chosen", "province_closed", "bonus_taken", "province_closed", "bonus_taken",
        "province_won", "province_tied", "wealth", "token_drawn",
    ]  # fmt: skip


def test_turn_2a_the_placing_player_takes_the_bonus_whoever_wins():
    table = at("hand caesar shield-4-2; on SY-AG pompey sword-6-0 6/0; bonus syria senate")
    entry = table.act("caesar", "place shield-4-2 AS-SY 4/2", draw("ship-6-0"))
    assert told(entry, "bonus_taken")[0] == {
        "kind": "bonus_taken",
        "seat": "caesar",
        "province": "syria",
        "bonus": "senate",
    }
    assert table.truth()["senate"] == {"caesar": 1, "pompey": 0}
    assert table.truth()["bonuses"]["syria"] is None
    assert table.truth()["provinces"]["syria"]["control"] == "pompey"


def test_turn_2b_achaia_closed_by_pompey_is_won_eight_to_four_by_caesar():
    table = at(
        "turn pompey place; hand pompey shield-3-3; on IT-AC caesar ship-3-3 3/3; on AC-AF caesar ship-5-1 5/1; "
        "on MD-AC pompey sword-5-1 5/1; bonus achaia senate"
    )
    entry = table.act("pompey", "place shield-3-3 AC-CR 3/3", draw("ship-6-0"))
    [won] = told(entry, "province_won")
    assert won == {"kind": "province_won", "seat": "caesar", "province": "achaia", "caesar": 8, "pompey": 4}
    assert table.truth()["placed"] == {"caesar": 1, "pompey": 0}
    assert table.truth()["senate"] == {"caesar": 0, "pompey": 1}


def test_turn_2b_a_tie_leaves_the_province_empty_for_good():
    table = at("hand caesar shield-3-3; on SY-AG pompey sword-3-3 3/3; hand pompey ship-3-3")
    entry = table.act("caesar", "place shield-3-3 AS-SY 3/3", draw("ship-6-0"))
    assert told(entry, "province_tied") == [{"kind": "province_tied", "province": "syria", "each": 3}]
    assert table.truth()["provinces"]["syria"] == {"closed": True, "control": None, "flipped": False}
    assert table.truth()["placed"] == {"caesar": 0, "pompey": 0}


def test_turn_2b_face_down_tokens_count_nothing_when_a_province_closes():
    table = at("hand caesar shield-3-3; on SY-AG pompey sword-6-0 down")
    table.act("caesar", "place shield-3-3 AS-SY 3/3", draw("ship-6-0"))
    assert table.truth()["provinces"]["syria"]["control"] == "caesar"


def test_turn_2c_italias_winner_places_a_second_marker():
    table = at(f"hand caesar ship-6-0; {ITALIA}")
    entry = table.act("caesar", "place ship-6-0 IT-AC 6/0", draw("ship-5-1"))
    assert kinds(entry)[1:4] == ["province_closed", "province_won", "italia_second"]
    assert table.truth()["placed"] == {"caesar": 2, "pompey": 0}


def test_turn_2c_a_tied_italia_has_no_second_marker():
    table = at(f"hand caesar ship-5-1; {ITALIA}")
    entry = table.act("caesar", "place ship-5-1 IT-AC 1/5", draw("ship-6-0"))
    assert "italia_second" not in kinds(entry)
    assert "province_tied" in kinds(entry)


def test_turn_2d_asia_with_syria_gives_the_border_marker():
    table = at(f"{ASIA}; won syria caesar")
    entry = table.act("caesar", "place ship-5-1 AS-AG 5/1", draw("ship-6-0"))
    assert told(entry, "border_marked") == [{"kind": "border_marked", "seat": "caesar", "border": "AS-SY"}]
    assert table.truth()["borders"]["AS-SY"]["marker"] == "caesar"
    assert table.truth()["placed"]["caesar"] == 3


def test_turn_2d_neighbours_with_face_up_markers_give_a_border_marker_but_a_turned_one_does_not():
    table = at(f"{ASIA}; won syria caesar flipped")
    entry = table.act("caesar", "place ship-5-1 AS-AG 5/1", draw("ship-6-0"))
    assert told(entry, "border_marked") == []
    assert table.truth()["placed"]["caesar"] == 2


def test_turn_2d_a_neighbour_of_the_other_player_gives_nothing():
    table = at(f"{ASIA}; won syria pompey")
    assert told(table.act("caesar", "place ship-5-1 AS-AG 5/1", draw("ship-6-0")), "border_marked") == []


def test_turn_2d_the_winner_gets_the_border_marker_in_the_other_players_turn_too():
    table = at(
        "turn pompey place; hand pompey ship-3-3; on AS-CR caesar shield-6-0 6/0; on AS-SY caesar shield-4-2 4/2; "
        "on SY-AG caesar sword-4-2 4/2; won syria caesar"
    )
    entry = table.act("pompey", "place ship-3-3 AS-AG 3/3", draw("ship-6-0"))
    assert told(entry, "border_marked") == [{"kind": "border_marked", "seat": "caesar", "border": "AS-SY"}]


def test_turn_2d_the_marker_covers_whatever_lies_on_the_space():
    table = at(
        "hand caesar ship-6-0; on AS-CR caesar shield-3-3 3/3; on AS-SY pompey shield-4-2 2/4; "
        "on SY-AG caesar sword-6-0 6/0; won syria caesar"
    )
    table.act("caesar", "place ship-6-0 AS-AG 6/0", draw("ship-5-1"))
    lying = table.truth()["borders"]["AS-SY"]
    assert (lying["seat"], lying["marker"]) == ("pompey", "caesar")


def test_turn_2d_two_provinces_closed_together_give_their_own_border_one_marker():
    table = at("hand caesar shield-3-3; on HU-MT caesar ship-4-2 4/2; on GA-HC caesar sword-5-1 1/5")
    table.act("caesar", "place shield-3-3 HC-HU 3/3")
    entry = table.act("caesar", "close hispania_ulterior", draw("ship-6-0"))
    assert told(entry, "border_marked") == [{"kind": "border_marked", "seat": "caesar", "border": "HC-HU"}]
    assert table.truth()["placed"]["caesar"] == 3


NEIGHBOURS = (
    "on SD-MT caesar ship-6-0 6/0; on GA-SD caesar shield-6-0 6/0; on IT-SD caesar shield-4-2 2/4; "
    "on GA-HC caesar sword-6-0 6/0; "
    "on GC-GA caesar sword-5-1 1/5; won gallia caesar; on HU-MT caesar ship-3-3 3/3; "
    "on MT-NU caesar sword-4-2 4/2; won mauritania caesar"
)


def test_house_border_markers_go_in_the_order_of_the_maps_list():
    table = at(f"hand caesar ship-5-1; {NEIGHBOURS}")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-4-2"))
    assert [event["border"] for event in told(entry, "border_marked")] == ["SD-MT", "GA-SD"]


def test_turn_2d_of_two_neighbours_only_the_one_face_up_gives_a_border_marker():
    table = at(f"hand caesar ship-5-1; {NEIGHBOURS}".replace("won mauritania caesar", "won mauritania caesar flipped"))
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-4-2"))
    assert [event["border"] for event in told(entry, "border_marked")] == ["GA-SD"]


def test_house_border_markers_in_that_order_fix_which_is_the_twelfth():
    table = at(f"hand caesar ship-5-1; {NEIGHBOURS}; placed 10 0")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1")
    assert [event["border"] for event in told(entry, "border_marked")] == ["SD-MT"]
    assert table.truth()["borders"]["GA-SD"]["marker"] is None
    assert table.result().winners == ("caesar",)


def test_house_border_markers_one_on_a_space_ever():
    table = at(
        "hand caesar ship-5-1; on AS-CR pompey shield-3-3 3/3; on AS-SY caesar shield-4-2 4/2 mark pompey; "
        "on SY-AG caesar sword-4-2 4/2; won syria caesar; placed 1 1"
    )
    assert told(table.act("caesar", "place ship-5-1 AS-AG 5/1", draw("ship-6-0")), "border_marked") == []
