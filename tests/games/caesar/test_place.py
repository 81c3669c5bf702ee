"""How to play, 1: placing a token, and every reason why one may not be placed."""

import pytest

from some import some
from tables import EXPANSIONS, GAME, actions, at, draw, told
from triumvirate.core.errors import Illegal, MatchOver, NotYourTurn
from triumvirate.games.caesar.rules import made


def refused(table, action, seat="caesar"):
    with pytest.raises(Illegal) as fault:
        table.act(seat, action)
    legal, reason, rule = table.explain(seat, action)
    assert (legal, reason, rule) == (False, fault.value.reason, fault.value.rule)
    return fault.value


def test_turn_1_a_token_goes_on_a_free_space_whose_icon_it_carries():
    table = at("hand caesar ship-5-1")
    assert {action.split()[2] for action in actions(table)} == {
        "HU-MT", "SD-MT", "SD-SC", "SC-NU", "SC-AF", "IT-AC", "DM-IT", "AC-AF", "CR-AG", "AS-AG",
    }  # fmt: skip
    assert len(actions(table)) == 20


def test_turn_1_a_laurel_goes_on_any_icon():
    assert len(actions(at("hand caesar laurel-2-2"))) == 30


def test_turn_1_the_player_chooses_which_value_faces_which_province():
    table = at("hand caesar ship-5-1 sword-3-3")
    entry = table.act("caesar", "place ship-5-1 SD-SC 1/5", draw("ship-6-0"))
    [event] = told(entry, "token_placed")
    assert event == {"kind": "token_placed", "seat": "caesar", "token": "ship-5-1", "border": "SD-SC", "values": [1, 5]}
    assert table.truth()["borders"]["SD-SC"] == {
        "seat": "caesar", "token": "ship-5-1", "values": [1, 5], "facedown": False, "marker": None,
    }  # fmt: skip


def test_turn_1_the_token_leaves_the_hand_and_the_other_player_is_next():
    table = at("hand caesar ship-5-1 sword-3-3; hand pompey shield-3-3")
    table.act("caesar", "place ship-5-1 SD-SC 1/5", draw("ship-6-0"))
    assert table.truth()["hands"]["caesar"] == ["ship-6-0", "sword-3-3"]
    assert table.deciders() == ["pompey"]


def test_turn_1_a_token_that_is_not_in_hand_is_refused():
    fault = refused(at("hand caesar ship-5-1"), "place ship-6-0 SD-SC 6/0")
    assert fault.rule == "turn.1"
    assert fault.reason == "You do not have ship 6/0 behind your screen."


def test_turn_1_a_filled_space_is_refused():
    fault = refused(at("hand caesar ship-5-1; on SD-SC pompey ship-3-3 3/3"), "place ship-5-1 SD-SC 5/1")
    assert fault.rule == "turn.1"
    assert "already filled" in fault.reason


def test_turn_1_a_wrong_icon_is_refused():
    fault = refused(at("hand caesar ship-5-1"), "place ship-5-1 AS-SY 5/1")
    assert fault.rule == "turn.1"
    assert "takes shield or laurel" in fault.reason


def test_turn_1_values_that_the_token_does_not_show_are_refused():
    assert refused(at("hand caesar ship-5-1"), "place ship-5-1 SD-SC 4/2").rule == "turn.1"


def test_turn_1_an_unknown_token_or_space_is_refused_with_its_section():
    table = at("hand caesar ship-5-1")
    assert refused(table, "place ship-9-9 SD-SC 9/9").rule == "tokens"
    assert refused(table, "place ship-5-1 XX-YY 5/1").rule == "map"
    assert refused(table, "close rome").reason == "There is no province 'rome' on the map."
    assert refused(table, "bonus gold").reason.startswith("There is no bonus 'gold'; there are tactics, wealth, might")
    assert refused(table, "centurion x").reason == "There is no token 'x' in this match."


def test_turn_1_face_down_needs_border_control():
    fault = refused(at("hand caesar ship-5-1"), "place ship-5-1 AS-AG facedown")
    assert fault.rule == "border_control"


@pytest.mark.parametrize("text", ["", "place", "place ship-5-1", "move ship-5-1", "might x", "bonus"])
def test_turn_1_text_that_is_no_action_is_refused_and_says_what_actions_read_like(text):
    assert "actions read: place TOKEN BORDER A/B" in refused(at("hand caesar ship-5-1"), text).reason


def test_turn_1_an_index_outside_the_table_of_actions_is_refused():
    table = at("hand caesar ship-5-1")
    for index in (-1, GAME.most_actions):
        with pytest.raises(Illegal, match="no such action"):
            table.act("caesar", index)


def test_turn_1_nobody_places_out_of_turn_or_after_the_end():
    table = at("turn caesar place; hand caesar ship-5-1; hand pompey ship-5-1")
    with pytest.raises(NotYourTurn):
        table.act("pompey", "place ship-5-1 SD-SC 5/1")
    table = at("turn caesar over; over draw blocked; hand caesar ship-5-1")
    with pytest.raises(MatchOver):
        table.act("caesar", "place ship-5-1 SD-SC 5/1")
    assert actions(table) == []


@pytest.mark.parametrize(
    "action", ["close asia", "bonus might", "might token SD-SC", "might marker asia", "centurion centurion-sword-7-0"]
)
def test_turn_1_only_a_placement_answers_while_a_placement_is_asked(action):
    fault = refused(at("hand caesar ship-5-1", **EXPANSIONS), action)
    assert fault.reason == "The table waits for a token to be placed."


def test_turn_1_every_legal_action_has_a_text_that_leads_back_to_it():
    table = at("hand caesar ship-5-1 laurel-2-2 sword-3-3 centurion-sword-7-0", **EXPANSIONS)
    for choice in some(table.legal()):
        assert GAME.notation.parse(table._state, 0, choice.action) == choice.index


def test_turn_1_no_placement_while_another_choice_is_asked():
    table = at("hand caesar shield-5-1 ship-6-0; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5")
    table.act("caesar", "place shield-5-1 HC-HU 5/1")
    assert (
        refused(table, "place ship-6-0 SD-SC 6/0").reason
        == "The table waits for the choice of which province closes first."
    )


def test_turn_1_a_centurion_that_lies_in_front_of_the_screen_is_not_in_hand():
    table = at("hand caesar ship-5-1", centurions=True)
    assert refused(table, "place centurion-laurel-3-3 SD-SC 3/3").rule == "turn.1"


def test_turn_1_two_tokens_alike_are_one_choice_as_bits_and_as_bytes_too():
    state = at("hand caesar laurel-2-2 laurel-2-2")._state
    listed = GAME.legal(state, 0)
    words, mask = [0] * (made.ACTIONS // 64 + 2), [0] * made.ACTIONS
    assert made.mark_legal(state, 0, words) == made.show_legal(state, 0, mask, 0)[0] == len(listed) == 30
    assert sum((word & (1 << 64) - 1) << (64 * at) for at, word in enumerate(words)) == sum(1 << one for one in listed)
    assert [action for action, is_legal in enumerate(mask) if is_legal] == sorted(listed)
