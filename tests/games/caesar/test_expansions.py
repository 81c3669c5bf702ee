"""The Expansions of Rome: Poison, Centurions and Border Control."""

import pytest

from tables import EXPANSIONS, actions, asked, at, draw, kinds, told
from triumvirate.core.errors import Illegal
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.state import POISONED

SYRIA = "turn caesar place; hand caesar shield-5-1 ship-3-3; on SY-AG caesar sword-4-2 4/2"
WIN_SYRIA = "place shield-5-1 AS-SY 1/5"


def test_bonus_poison_a_random_token_of_the_opponent_goes_back_into_the_bag():
    table = at(f"{SYRIA}; hand pompey ship-5-1 sword-3-3 laurel-4-0; bonus syria poison", poison=True)
    entry = table.act("caesar", WIN_SYRIA, [{"poison": "sword-3-3"}, *draw("ship-6-0")])
    assert told(entry, "poisoned") == [{"kind": "poisoned", "seat": "pompey", "token": "sword-3-3"}]
    assert table.truth()["hands"]["pompey"] == ["laurel-4-0", "ship-5-1"]
    assert "sword-3-3" in table.truth()["bags"]["pompey"]


def test_bonus_poison_picks_among_the_whole_hand():
    table = at(f"{SYRIA}; hand pompey ship-5-1 laurel-2-2 laurel-2-2; bonus syria poison", poison=True)
    [(_, outcomes)] = [call for call in asked(table, WIN_SYRIA) if call[0] == POISONED + 1]
    assert sorted(outcome["poison"] for outcome in outcomes) == ["laurel-2-2", "laurel-2-2", "ship-5-1"]


def test_bonus_poison_everybody_sees_which_token():
    table = at(f"{SYRIA}; hand pompey ship-5-1 sword-3-3; bonus syria poison", poison=True)
    table.act("caesar", WIN_SYRIA, [{"poison": "sword-3-3"}, *draw("ship-6-0")])
    for viewer in ("caesar", "pompey", None):
        assert "poisoned" in [event.kind for event in table.events_for(viewer)]


def test_bonus_poison_finds_nothing_behind_an_empty_screen():
    table = at(f"{SYRIA}; hand pompey; bonus syria poison", poison=True)
    entry = table.act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert "poison_lost" in kinds(entry)


def test_poison_taking_the_last_token_makes_the_opponent_lose_at_the_start_of_the_turn():
    table = at(f"{SYRIA}; hand pompey ship-5-1; bonus syria poison", poison=True)
    entry = table.act("caesar", WIN_SYRIA, [{"poison": "ship-5-1"}, *draw("ship-6-0")])
    assert kinds(entry)[-2:] == ["turn_began", "game_ended"]
    assert table.result().winners == ("caesar",)


def test_house_poisoned_centurion_goes_into_the_bag_too():
    table = at(f"{SYRIA}; hand pompey centurion-sword-7-0 ship-5-1; bonus syria poison", poison=True, centurions=True)
    table.act("caesar", WIN_SYRIA, [{"poison": "centurion-sword-7-0"}, *draw("ship-6-0")])
    assert "centurion-sword-7-0" in table.truth()["bags"]["pompey"]
    assert table.truth()["centurions"]["pompey"] == ["centurion-laurel-3-3", "centurion-shield-ship-4-4"]


CENTURION = f"{SYRIA}; hand pompey ship-5-1; bonus syria centurion"


def test_centurions_three_lie_open_and_only_the_bonus_brings_them_behind_the_screen():
    table = at(CENTURION, centurions=True)
    assert not any("centurion" in action for action in actions(table))
    assert len(table.view("pompey").plain_facts()["centurions"]["caesar"]) == 3


def test_bonus_centurion_one_of_ones_choice_goes_behind_the_screen_and_the_draw_is_skipped():
    table = at(CENTURION, centurions=True)
    table.act("caesar", WIN_SYRIA, [])
    assert actions(table) == [
        "centurion centurion-sword-7-0", "centurion centurion-shield-ship-4-4", "centurion centurion-laurel-3-3",
    ]  # fmt: skip
    entry = table.act("caesar", "centurion centurion-sword-7-0", [])
    assert kinds(entry) == ["centurion_taken", "draw_skipped", "turn_began"]
    assert table.truth()["hands"]["caesar"] == ["centurion-sword-7-0", "ship-3-3"]


def test_bonus_centurion_one_that_is_gone_cannot_be_chosen():
    table = at(f"{CENTURION}; centurions caesar centurion-laurel-3-3", centurions=True)
    table.act("caesar", WIN_SYRIA, [])
    with pytest.raises(Illegal, match="do not have that centurion") as fault:
        table.act("caesar", "centurion centurion-sword-7-0")
    assert fault.value.rule == "bonus.centurion"
    assert actions(table) == ["centurion centurion-laurel-3-3"]


def test_house_no_centurion_left_draws_as_usual():
    table = at(f"{CENTURION}; centurions caesar", centurions=True)
    entry = table.act("caesar", WIN_SYRIA, draw("ship-6-0"))
    assert "centurion_lost" in kinds(entry)
    assert "token_drawn" in kinds(entry)


HISPANIAE = (
    "turn caesar place; hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; "
    "on GA-HC caesar sword-5-1 1/5; hand pompey ship-5-1"
)


def test_house_two_centurions_give_two_tokens_and_skip_two_draws():
    table = at(f"{HISPANIAE}; bonus hispania_ulterior centurion; bonus hispania_citerior centurion", centurions=True)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    table.act("caesar", "close hispania_ulterior")
    table.act("caesar", "centurion centurion-sword-7-0")
    entry = table.act("caesar", "centurion centurion-laurel-3-3", [])
    assert kinds(entry) == ["centurion_taken", "draw_skipped", "turn_began"]
    assert table.truth()["hands"]["caesar"] == ["centurion-laurel-3-3", "centurion-sword-7-0"]
    assert table.view(None).plain_facts()["owed"] == {"caesar": 1, "pompey": 0}
    table.act("pompey", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    entry = table.act("caesar", "place centurion-laurel-3-3 SC-NU 3/3", [])
    assert "draw_skipped" in kinds(entry)
    assert table.truth()["hands"]["caesar"] == ["centurion-sword-7-0"]
    table.act("pompey", "place ship-6-0 SC-AF 6/0", draw("ship-3-3"))
    assert "token_drawn" in kinds(table.act("caesar", "place centurion-sword-7-0 MT-NU 7/0"))


def test_house_two_centurions_a_pass_has_no_draw_to_skip():
    table = at("turn caesar place; hand caesar; hand pompey ship-5-1 ship-6-0; owed 1 0")
    table.act("caesar", "pass", [])
    assert table.view("pompey").plain_facts()["owed"] == {"caesar": 1, "pompey": 0}
    assert table.position_text().endswith("owed 1 0")


def test_house_two_centurions_in_a_match_of_version_1_skip_one_draw():
    position = f'options {{"centurions": true}}; {HISPANIAE}; bonus hispania_ulterior centurion'
    table = Table.from_position(find_game("caesar", 1), f"{position}; bonus hispania_citerior centurion")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    table.act("caesar", "close hispania_ulterior")
    table.act("caesar", "centurion centurion-sword-7-0")
    table.act("caesar", "centurion centurion-laurel-3-3", [])
    table.act("pompey", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert "token_drawn" in kinds(table.act("caesar", "place centurion-laurel-3-3 SC-NU 3/3"))


def test_house_two_centurions_with_one_left_take_it_and_skip_the_draw():
    table = at(
        f"{HISPANIAE}; bonus hispania_ulterior centurion; bonus hispania_citerior centurion; "
        "centurions caesar centurion-sword-7-0",
        centurions=True,
    )
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    table.act("caesar", "close hispania_ulterior")
    entry = table.act("caesar", "centurion centurion-sword-7-0", [])
    assert kinds(entry) == ["centurion_taken", "centurion_lost", "draw_skipped", "turn_began"]


def test_bonus_wealth_still_draws_when_a_centurion_skips_the_normal_draw():
    table = at(f"{HISPANIAE}; bonus hispania_ulterior centurion; bonus hispania_citerior wealth", centurions=True)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    table.act("caesar", "close hispania_ulterior")
    table.act("caesar", "bonus wealth", draw("ship-6-0"))
    table.act("caesar", "centurion centurion-sword-7-0", [])
    assert table.truth()["hands"]["caesar"] == ["centurion-sword-7-0", "ship-6-0"]


CONTROL = "turn caesar place; hand caesar sword-6-0 ship-3-3; hand pompey ship-5-1 sword-3-3"


def test_border_control_a_token_may_lie_face_down_on_a_double_lined_space():
    table = at(f"{CONTROL}; supply wealth", **EXPANSIONS)
    face_down = sorted(action for action in actions(table) if action.endswith("facedown"))
    assert face_down == ["place ship-3-3 AS-AG facedown", "place sword-6-0 NU-AF facedown"]


def test_border_control_the_token_counts_nothing_and_only_its_owner_knows_it():
    table = at(f"{CONTROL}; supply tactics", **EXPANSIONS)
    table.act("caesar", "place sword-6-0 NU-AF facedown", [{"supply": "tactics"}, *draw("ship-6-0")])
    assert table.truth()["borders"]["NU-AF"]["values"] == [0, 0]
    assert table.view("caesar").plain_facts()["borders"]["NU-AF"]["token"] == "sword-6-0"
    assert table.view("pompey").plain_facts()["borders"]["NU-AF"]["token"] is None
    assert table.view(None).plain_facts()["borders"]["NU-AF"]["token"] is None


def test_house_face_down_secret_the_other_player_counts_it_among_the_unseen():
    table = at(f"{CONTROL}; supply tactics", **EXPANSIONS)
    table.act("caesar", "place sword-6-0 NU-AF facedown", [{"supply": "tactics"}, *draw("ship-6-0")])
    assert "sword-6-0" in table.view("pompey").plain_facts()["unseen"]["caesar"]
    assert not any(event.facts.get("token") == "sword-6-0" for event in table.events_for("pompey"))
    assert not any(event.facts.get("token") == "sword-6-0" for event in table.events_for(None))


def test_house_face_down_fits_the_icon_all_the_same():
    table = at(f"{CONTROL}; supply tactics", **EXPANSIONS)
    with pytest.raises(Illegal, match="takes shield or laurel") as fault:
        table.act("caesar", "place sword-6-0 GA-SD facedown")
    assert fault.value.rule == "turn.1"


def test_border_control_other_spaces_take_nothing_face_down():
    table = at(f"{CONTROL}; supply tactics", **EXPANSIONS)
    with pytest.raises(Illegal, match="three double-lined spaces") as fault:
        table.act("caesar", "place sword-6-0 SY-AG facedown")
    assert fault.value.rule == "border_control"


ASIA = (
    "turn caesar place; hand caesar ship-3-3 sword-3-3; hand pompey ship-5-1; "
    "on AS-CR pompey shield-5-1 5/1; on AS-SY caesar shield-4-2 4/2"
)


def test_border_control_draws_and_resolves_before_any_province_closes():
    table = at(f"{ASIA}; supply might; bonus asia senate", **EXPANSIONS)
    table.act("caesar", "place ship-3-3 AS-AG facedown", [{"supply": "might"}])
    assert actions(table) == ["might token AS-CR"]
    entry = table.act("caesar", "might token AS-CR", draw("ship-6-0"))
    assert told(entry, "province_won")[0] == {
        "kind": "province_won",
        "seat": "caesar",
        "province": "asia",
        "caesar": 4,
        "pompey": 0,
    }
    assert kinds(entry).index("token_turned") < kinds(entry).index("province_closed")


def test_border_control_without_the_might_the_same_closing_is_lost():
    table = at(f"{ASIA}; supply wealth; bonus asia senate", **EXPANSIONS)
    entry = table.act("caesar", "place ship-3-3 AS-AG facedown", [{"supply": "wealth"}, *draw("ship-6-0", "ship-4-2")])
    assert told(entry, "province_won")[0]["seat"] == "pompey"


def test_house_supply_empty_face_down_is_legal_but_draws_nothing():
    table = at(CONTROL, **EXPANSIONS)
    entry = table.act("caesar", "place sword-6-0 NU-AF facedown", draw("ship-6-0"))
    assert kinds(entry)[:3] == ["token_hidden", "token_hidden_is", "supply_empty"]
    assert told(entry, "supply_empty")[0]["seat"] == "caesar"


def test_house_supply_senate_gives_no_markers_now_but_counts_later():
    table = at(f"{ASIA.replace('shield-5-1 5/1', 'shield-5-1 1/5')}; supply senate; bonus asia senate", **EXPANSIONS)
    entry = table.act("caesar", "place ship-3-3 AS-AG facedown", [{"supply": "senate"}, *draw("ship-6-0")])
    assert [(event["count"], event["won"]) for event in told(entry, "senate")] == [(1, False), (2, True)]
    assert len(told(entry, "senate_marker")) == 2
    assert table.truth()["placed"]["caesar"] == 3


def test_border_control_a_centurion_from_the_supply_is_chosen_before_the_closing():
    table = at(f"{ASIA}; supply centurion", **EXPANSIONS)
    table.act("caesar", "place ship-3-3 AS-AG facedown", [{"supply": "centurion"}])
    assert table.truth()["phase"] == "centurion"
    entry = table.act("caesar", "centurion centurion-sword-7-0", [])
    assert kinds(entry)[:2] == ["centurion_taken", "province_closed"]
    assert "draw_skipped" in kinds(entry)


def test_border_control_two_provinces_may_close_after_the_draw():
    table = at(
        "hand caesar sword-6-0; hand pompey ship-5-1; on MT-NU caesar sword-3-3 3/3; on SC-NU caesar ship-3-3 3/3; "
        "on SC-AF pompey ship-4-2 4/2; on AC-AF caesar ship-4-2 4/2; on AF-CY caesar shield-4-2 4/2; supply tactics",
        **EXPANSIONS,
    )
    table.act("caesar", "place sword-6-0 NU-AF facedown", [{"supply": "tactics"}])
    assert actions(table) == ["close numidia", "close africa"]
    table.act("caesar", "close africa", draw("ship-6-0"))
    assert table.deciders() == ["caesar"]
