"""The Influence Tokens: sixteen for each player, two values each, and what they count on a border."""

from collections import Counter

from tables import GAME, actions, at, draw, told
from triumvirate.core.table import Table
from triumvirate.games.caesar.rules import placements
from triumvirate.games.caesar.state import DEALT, INFLUENCE_SLOTS, TILE
from triumvirate.games.caesar.tokens import kind_of, make_id, token_ids


def totals(table, province):
    return tuple(table.view(None).plain_facts()["provinces"][province]["totals"].values())


def test_tokens_each_player_has_sixteen():
    truth = Table.new(GAME, seed=1).truth()
    for seat in ("caesar", "pompey"):
        names = truth["hands"][seat] + truth["bags"][seat]
        assert len(names) == 16
        icons = Counter(name.split("-")[0] for name in names)
        assert icons == {"sword": 4, "shield": 4, "ship": 4, "laurel": 4}


def test_tokens_a_5_1_between_sicilia_and_sardinia_counts_five_one_way_and_one_the_other():
    table = at("hand caesar ship-5-1")
    table.act("caesar", "place ship-5-1 SD-SC 1/5", draw("sword-3-3"))
    assert totals(table, "sicilia") == (5, 0)
    assert totals(table, "sardinia") == (1, 0)


def test_tokens_a_5_1_between_sicilia_and_sardinia_may_face_the_other_way():
    table = at("hand caesar ship-5-1")
    table.act("caesar", "place ship-5-1 SD-SC 5/1", draw("sword-3-3"))
    assert totals(table, "sicilia") == (1, 0)
    assert totals(table, "sardinia") == (5, 0)


def test_tokens_with_unequal_values_can_be_turned_two_ways_and_equal_ones_only_one():
    table = at("hand caesar ship-3-3 ship-5-1")
    assert sum(" SD-SC " in action for action in actions(table)) == 3
    assert "place ship-3-3 SD-SC 3/3" in actions(table)


def test_tokens_the_two_laurels_2_2_are_one_choice():
    table = at("hand caesar laurel-2-2 laurel-2-2")
    assert len(actions(table)) == 30
    table.act("caesar", "place laurel-2-2 SD-SC 2/2", draw("ship-5-1"))
    assert table.truth()["hands"]["caesar"] == ["laurel-2-2", "ship-5-1"]


def test_tokens_the_two_laurels_2_2_are_passed_over_once_by_who_counts():
    table = at("hand caesar laurel-2-2 laurel-2-2 ship-5-1 shield-4-2")
    count = GAME.rules.count_legal(table._state, 0)
    one_by_one = [GAME.rules.nth_legal(table._state, 0, n) for n in range(count)]
    assert one_by_one == [choice.index for choice in table.legal()]
    assert len(set(one_by_one)) == count
    assert placements.nth_placement(table._state, 0, count) == -1


def test_tokens_the_second_laurel_2_2_is_found_when_only_it_is_in_hand():
    table = at("turn caesar place; hand caesar laurel-2-2; on SD-SC caesar laurel-2-2 2/2")
    entry = table.act("caesar", "place laurel-2-2 AS-SY 2/2", draw("ship-5-1"))
    assert told(entry, "token_placed")[0]["token"] == "laurel-2-2"
    assert "laurel-2-2" not in table.truth()["hands"]["caesar"] + table.truth()["bags"]["caesar"]


def test_tokens_both_players_tokens_around_a_province_add_up_separately():
    table = at("hand caesar ship-5-1; on SC-NU pompey ship-4-2 4/2; on IT-SC pompey sword-6-0 0/6")
    table.act("caesar", "place ship-5-1 SD-SC 1/5", draw("sword-3-3"))
    assert totals(table, "sicilia") == (5, 10)
    assert totals(table, "numidia") == (0, 2)


def test_tokens_a_face_down_token_counts_nothing():
    table = at("hand caesar ship-5-1; on SC-NU pompey ship-4-2 down; on SC-AF pompey ship-3-3 3/3")
    assert totals(table, "sicilia") == (0, 3)
    assert table.truth()["borders"]["SC-NU"]["values"] == [0, 0]


def test_tokens_the_centurion_4_4_carries_shield_and_ship():
    table = at("hand caesar centurion-shield-ship-4-4", centurions=True)
    icons = {"place centurion-shield-ship-4-4 AS-SY 4/4", "place centurion-shield-ship-4-4 SD-SC 4/4"}
    assert icons <= set(actions(table))
    assert not any(" SY-AG " in action for action in actions(table))


def test_tokens_equal_values_are_refused_a_second_way():
    table = at("hand caesar ship-3-3")
    index = GAME.notation.parse(table._state, 0, "place ship-3-3 SD-SC 3/3") + 1
    code, (reason, rule) = GAME.rules.refusal(table._state, 0, index), GAME.words.refusal(table._state, 0, index)
    assert code
    assert rule == "tokens"
    assert "equal values" in reason


def test_tokens_that_are_not_in_play_have_no_name():
    few = [{"icons": ["ship"], "values": [nth + 1, 1]} for nth in range(5)]
    state = Table.new(GAME, {"variant": {"name": "few", "influence": few}}, seed=1)._state
    ids = token_ids(state)
    assert [name == "" for name in ids] == [icons == 0 for icons in state.icons]
    assert ids[:INFLUENCE_SLOTS].count("") == INFLUENCE_SLOTS - len(few)
    assert kind_of(state, make_id(0, 0, 0, False)) is None


def test_chance_is_named_by_what_it_draws():
    state = at("hand caesar ship-5-1; supply might senate; line ship-6-0; tiles A B", solo="easy")._state
    assert {GAME.notation.outcome(state, 2, DEALT, nth)["bonus"] for nth in range(2)} == {"might", "senate"}
    assert [GAME.notation.outcome(state, 2, TILE, nth) for nth in range(2)] == [{"tile": "A"}, {"tile": "B"}]
