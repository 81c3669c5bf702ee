"""3. Set-up, free deployment, and the options."""

import pytest

from games.julius.campaign import GAME, actions, block, moving, play, refused, stands
from some import some
from triumvirate.core.errors import BadOption
from triumvirate.core.table import Table
from triumvirate.games.julius.printed import CARD_IDS
from triumvirate.games.julius.state import FREE_DEPLOYMENTS


def test_3_1_the_historical_set_up_has_one_point_for_caesar_and_seven_for_pompeius():
    table = Table.new(GAME, {}, seed=3)
    assert table.view(None).plain_facts()["points"] == {"caesar": 1, "pompeius": 7}
    blocks = table.truth()["blocks"].values()
    on_map = [b for b in blocks if b["place"] != "levy"]
    assert (sum(b["owner"] == "caesar" for b in on_map), len(on_map)) == (14, 30)
    assert stands(table, "caesar") == ("ravenna", 3, "caesar")
    assert stands(table, "cleopatra") == ("alexandria", 4, "pompeius")
    assert stands(table, "octavian") == ("levy", 0, "caesar")


def test_3_2_free_deployment_keeps_the_number_of_blocks_in_each_city():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    assert table.deciders() == ["caesar"]
    assert table.truth()["turn"] == 0
    play(table, "deploy legio-12", "deploy-to narbo")
    refused(table, "end-deploy", "3.2", "Every city must hold its number")
    play(table, "deploy legio-9", "deploy-to genua", "end-deploy")
    assert table.deciders() == ["pompeius"]
    refused(table, "deploy legio-7", "3.2")
    refused(table, "deploy legio-38", "3.2")  # in the pool
    play(table, "deploy cleopatra", "deploy-to utica", "deploy legio-39", "deploy-to alexandria", "end-deploy")
    assert table.truth()["turn"] == 1
    assert table.deciders() == ["caesar", "pompeius"]
    assert stands(table, "cleopatra")[0] == "utica"


def test_3_2_navis_are_deployed_in_ports_only():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    play(table, "deploy c-navis-1")
    assert actions(table, "deploy-to") == ["genua", "narbo", "ravenna"]
    refused(table, "deploy-to lugdunum", "3.2")
    refused(table, "deploy-to roma", "3.2")
    refused(table, "deploy-to massilia", "3.2")


def test_3_2_after_very_many_changes_each_must_mend_the_counts():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    for _ in range(FREE_DEPLOYMENTS // 2 - 1):
        play(table, "deploy legio-7", "deploy-to genua", "deploy legio-7", "deploy-to narbo")
    play(table, "deploy legio-7", "deploy-to massilia", "deploy legio-16", "deploy-to massilia")
    assert table.truth()["deployed"] == FREE_DEPLOYMENTS
    assert set(actions(table)) == {
        f"deploy {name}" for name in ("legio-7", "legio-11", "legio-14", "legio-16", "c-navis-1")
    }
    play(table, "deploy legio-14")
    assert actions(table) == ["deploy-to lugdunum", "deploy-to narbo"]
    play(table, "deploy-to narbo")
    assert "c-navis-1" not in actions(table, "deploy")  # only Lugdunum is short, and it is no port
    play(table, "deploy legio-11", "deploy-to lugdunum")
    assert actions(table) == ["end-deploy"]


def test_3_2_while_a_side_deploys_the_others_see_only_the_numbers():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    before = table.view("pompeius"), table.view(None)
    entry = play(table, "deploy caesar", "deploy-to lugdunum")
    assert (table.view("pompeius"), table.view(None)) == before
    assert [event.audience for event in entry.events] == [("caesar",)]


def test_3_3_house_rules_take_events_out_of_the_deck():
    table = Table.new(GAME, {"remove_all_events": True}, seed=1)
    hands = table.truth()["hands"]
    assert all("/" in card for hand in hands.values() for card in hand)
    options = {
        f"remove_{name}": True for name in ("apollo", "jupiter", "mars", "mercury", "neptune", "pluto", "vulcan")
    }
    for name in some(options):
        seen = set()
        for seed in range(12):
            for hand in Table.new(GAME, {name: True}, seed=seed).truth()["hands"].values():
                seen |= set(hand)
        assert name.split("_")[1] not in seen


def test_3_3_no_hand_has_more_than_two_events_under_that_house_rule():
    most = {False: 0, True: 0}
    for seed in range(80):
        for rule in most:
            for hand in Table.new(GAME, {"max_2_events": rule}, seed=seed).truth()["hands"].values():
                most[rule] = max(most[rule], sum("/" not in card for card in hand))
    assert most[True] == 2
    assert most[False] > 2


def test_3_3_the_preset_aid_sets_its_options():
    options = GAME.check({"preset": "aid"})
    assert (options["final_tie"], options["levy_after_long_march"]) == ("caesar", False)
    assert GAME.check({})["final_tie"] == "rome"
    with pytest.raises(BadOption, match="one of rome, caesar"):
        GAME.check({"final_tie": "pompeius"})


def test_4_the_deal_gives_six_different_cards_to_each_side():
    table = Table.new(GAME, {}, seed=9)
    hands = table.truth()["hands"]
    cards = hands["caesar"] + hands["pompeius"]
    assert len(cards) == len(set(cards)) == 12
    assert set(cards) <= set(CARD_IDS[1:])


def test_4_a_scripted_deal_and_what_cannot_be_dealt():
    from triumvirate.core.chance import secret_of_seed
    from triumvirate.core.errors import BadChance

    table = Table(GAME, {}, secret_of_seed(1))
    names = ["mars", "4/1", "3/2a", "3/2b", "2/1a", "2/1b", "vulcan", "1/3", "1/2a", "1/2b", "2/2a", "2/2b"]
    with pytest.raises(BadChance, match="'mars' cannot be dealt now"):
        table.set_up([{"deal": "mars"}] * 12)
    with pytest.raises(BadChance, match="not what chance decides"):
        table.set_up([{"die": 3}])
    with pytest.raises(BadChance, match="out of range"):
        table.set_up([27])
    table.set_up([{"deal": name} for name in names])
    assert table.truth()["hands"]["pompeius"] == ["vulcan", "2/2a", "2/2b", "1/3", "1/2a", "1/2b"]


def test_4_blocks_are_free_of_orders_when_a_turn_begins():
    table = moving("at roma legio-7=3; at genua legio-1=1", card="2/1a", second=True)
    play(table, "move legio-7", "step neapolis", "stop", "end-move", "end-levy")
    assert table.truth()["turn"] == 3
    assert block(table, "legio-7")["moved"] == 0
    assert not any(block(table, name)["reserve"] for name in ("legio-7", "legio-1", "cleopatra"))
