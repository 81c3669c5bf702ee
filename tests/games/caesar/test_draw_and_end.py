"""How to play, 3: the draw; the end of the game; and what happens when a player cannot place."""

import pytest

from tables import GAME, actions, at, draw, kinds, told
from triumvirate.core.errors import Illegal

SYRIA = "turn caesar place; hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2"
WIN_SYRIA = "place shield-5-1 AS-SY 1/5"


def test_turn_3_the_turn_ends_with_one_draw_from_the_bag():
    table = at("hand caesar ship-5-1")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("laurel-2-2"))
    assert kinds(entry)[-3:] == ["token_drawn", "token_drawn_is", "turn_began"]
    assert table.truth()["hands"]["caesar"] == ["laurel-2-2"]
    assert "laurel-2-2" in table.truth()["bags"]["caesar"]  # the other one


def test_turn_3_only_the_drawing_player_learns_what_was_drawn():
    table = at("hand caesar ship-5-1")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("laurel-2-2"))
    assert "token_drawn_is" in [event.kind for event in table.events_for("caesar")]
    assert "token_drawn_is" not in [event.kind for event in table.events_for("pompey")]
    assert "token_drawn_is" not in [event.kind for event in table.events_for(None)]


def test_turn_3_an_empty_bag_gives_no_draw():
    table = at("hand caesar ship-5-1 ship-3-3; bag caesar")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", [])
    assert kinds(entry)[-2:] == ["bag_empty", "turn_began"]
    assert table.truth()["hands"]["caesar"] == ["ship-3-3"]


def test_end_the_twelfth_marker_wins_at_once():
    table = at(f"{SYRIA}; placed 11 11; bonus syria wealth")
    entry = table.act("caesar", WIN_SYRIA, [])
    assert kinds(entry)[-2:] == ["province_won", "game_ended"]
    assert table.result().to_json() == {
        "winners": ["caesar"],
        "reason": "last marker",
        "scores": {"caesar": 12, "pompey": 11},
    }
    assert table.deciders() == []


def test_end_the_twelfth_marker_under_a_senate_wins_and_the_rest_are_not_placed():
    table = at(f"{SYRIA}; placed 9 0; senate 2 0; bonus syria senate")
    entry = table.act("caesar", WIN_SYRIA, [])
    assert len(told(entry, "senate_marker")) == 2
    assert table.truth()["placed"]["caesar"] == 12
    assert kinds(entry)[-1] == "game_ended"


def test_end_italias_second_marker_may_be_the_twelfth():
    table = at(
        "hand caesar ship-6-0; on IT-SD caesar shield-4-2 4/2; on IT-SC caesar sword-4-2 4/2; "
        "on GC-IT pompey sword-3-3 3/3; "
        "on MD-IT pompey shield-3-3 3/3; on DM-IT pompey ship-3-3 3/3; placed 10 0"
    )
    assert kinds(table.act("caesar", "place ship-6-0 IT-AC 6/0", []))[-2:] == ["italia_second", "game_ended"]


BOTH_ELEVEN = "hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-6-0 0/6; placed 11 11"


@pytest.mark.parametrize(("first", "winner"), [("hispania_ulterior", "caesar"), ("hispania_citerior", "pompey")])
def test_house_one_at_a_time_the_chosen_order_decides_who_places_the_twelfth_first(first, winner):
    table = at(BOTH_ELEVEN)
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    entry = table.act("caesar", f"close {first}", [])
    assert table.result().winners == (winner,)
    assert len(told(entry, "province_won")) == 1
    assert sorted(table.truth()["placed"].values()) == [11, 12]


def test_end_a_player_can_lose_by_ones_own_placement():
    table = at("hand caesar shield-4-2; on SY-AG pompey sword-6-0 6/0; placed 0 11")
    table.act("caesar", "place shield-4-2 AS-SY 4/2", [])
    assert table.result().winners == ("pompey",)


# Pompey, to answer, has only swords; Caesar's hand is told by each test. All sword spaces but Syria's are filled.
NO_SWORDS = (
    "on GA-HC caesar sword-6-0 6/0; on MT-NU pompey sword-5-1 5/1; on GC-GA caesar sword-5-1 5/1; "
    "on NU-AF pompey sword-4-2 4/2; "
    "on IT-SC caesar sword-4-2 4/2; on GC-IT pompey sword-3-3 3/3; on MD-AC caesar sword-3-3 3/3; "
    "on DM-MD pompey laurel-4-0 4/0; "
    "on CY-AG caesar laurel-4-0 4/0; on SY-AG pompey laurel-3-1 3/1"
)
STUCK = f"turn caesar place; hand caesar ship-5-1; hand pompey sword-6-0; {NO_SWORDS}"


def test_house_stuck_a_player_who_can_place_nothing_passes_without_a_draw():
    table = at(STUCK)
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert actions(table) == ["pass"]
    before = table.truth()
    entry = table.act("pompey", "pass", [])
    assert kinds(entry) == ["passed", "turn_began"]
    assert table.truth()["hands"] == before["hands"]
    assert table.truth()["bags"] == before["bags"]
    assert table.deciders() == ["caesar"]


def test_house_stuck_a_full_bag_does_not_help_because_passing_draws_nothing():
    table = at(STUCK)
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert len(table.truth()["bags"]["pompey"]) > 5
    assert actions(table) == ["pass"]


def test_house_stuck_lose_the_player_loses_at_the_start_of_the_turn():
    table = at(STUCK, stuck="lose")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert kinds(entry)[-2:] == ["turn_began", "game_ended"]
    assert table.result().to_json()["reason"] == "stuck"
    assert table.result().winners == ("caesar",)


def test_house_stuck_passing_is_refused_while_a_token_can_be_placed():
    table = at("hand caesar ship-5-1")
    with pytest.raises(Illegal, match="passing is only for a player who cannot") as fault:
        table.act("caesar", "pass")
    assert fault.value.rule == "house.stuck"


def test_house_empty_hand_without_poison_it_is_a_pass():
    table = at("turn caesar place; hand caesar ship-5-1; hand pompey")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert actions(table) == ["pass"]
    table.act("pompey", "pass", [])
    assert table.deciders() == ["caesar"]


def test_house_empty_hand_is_not_stuck_so_stuck_lose_does_not_touch_it():
    table = at("turn caesar place; hand caesar ship-5-1; hand pompey", stuck="lose")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert actions(table) == ["pass"]


def test_poison_an_empty_hand_at_the_start_of_a_turn_loses_at_once():
    table = at("turn caesar place; hand caesar ship-5-1; hand pompey", poison=True)
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("ship-6-0"))
    assert told(entry, "game_ended") == [{"kind": "game_ended", "winner": "caesar", "reason": "empty hand"}]


@pytest.mark.parametrize(("placed", "winners"), [("5 3", ("caesar",)), ("3 5", ("pompey",)), ("4 4", ())])
def test_house_blocked_when_neither_can_place_more_markers_win_and_equal_is_a_draw(placed, winners):
    table = at(
        f"{STUCK}; bag caesar sword-6-0; placed {placed}".replace(
            "on GA-HC caesar sword-6-0 6/0", "on GA-HC caesar laurel-3-1 3/1"
        )
    )
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("sword-6-0"))
    assert kinds(entry)[-1] == "game_ended"
    assert table.result().reason == "blocked"
    assert table.result().winners == winners


def test_house_blocked_ends_at_once_without_passes():
    table = at(f"{STUCK}; bag caesar")
    entry = table.act("caesar", "place ship-5-1 SD-SC 5/1", [])
    assert "passed" not in kinds(entry)
    assert table.result().reason == "blocked"


def test_house_start_of_turn_an_empty_hand_with_poison_comes_before_everything():
    table = at(f"{STUCK}; hand pompey; bag caesar; placed 0 5", poison=True, stuck="lose")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", [])
    assert table.result().to_json()["reason"] == "empty hand"
    assert table.result().winners == ("caesar",)


def test_house_start_of_turn_stuck_lose_comes_before_neither_can_place():
    table = at(f"{STUCK}; bag caesar; placed 0 5", stuck="lose")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", [])
    assert table.result().to_json()["reason"] == "stuck"
    assert table.result().winners == ("caesar",)


def test_house_start_of_turn_the_checks_are_made_again_after_a_pass():
    table = at(
        f"turn pompey place; hand caesar; bag caesar; hand pompey sword-6-0; {NO_SWORDS}; on SD-SC caesar ship-3-3 3/3",
        poison=True,
    )
    entry = table.act("pompey", "pass", [])
    assert told(entry, "game_ended")[0] == {"kind": "game_ended", "winner": "pompey", "reason": "empty hand"}


def test_house_start_of_turn_tactics_starts_a_turn_too():
    table = at(
        "turn caesar place; hand caesar shield-5-1; bag caesar; hand pompey ship-5-1; "
        "on SY-AG caesar sword-4-2 4/2; bonus syria tactics",
        poison=True,
    )
    table.act("caesar", WIN_SYRIA, [])
    assert table.result().to_json()["reason"] == "empty hand"
    assert table.result().winners == ("pompey",)


def test_end_winners_and_scores_are_told_as_numbers_to_the_engines():
    rules = GAME.rules
    running = at(SYRIA)._state
    assert rules.winners(running) == 0
    won = at(f"{SYRIA}; placed 11 4")
    won.act("caesar", WIN_SYRIA, [])
    assert rules.winners(won._state) == 1 << 0
    assert (rules.score(won._state, 0), rules.score(won._state, 1)) == (12, 4)
    lost = at("hand caesar shield-4-2; on SY-AG pompey sword-6-0 6/0; placed 0 11")
    lost.act("caesar", "place shield-4-2 AS-SY 4/2", [])
    assert rules.winners(lost._state) == 1 << 1
