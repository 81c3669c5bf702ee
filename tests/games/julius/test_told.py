"""What the table is told besides what a player did: deals, turns, commands, rounds and ends of battles, and to whom."""

from __future__ import annotations

from games.julius.campaign import actions, battle, moving, play, told
from games.julius.test_8_battle import hold
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME


def audience(entry, kind):
    return [event.audience for event in entry.events if event.kind == kind]


def test_5_every_card_dealt_is_told_to_its_owner_alone_and_then_the_first_turn_begins():
    entry = Table.new(GAME, seed=3).entries[0]
    dealt = told(entry, "card_dealt")
    assert [fact["seat"] for fact in dealt] == ["caesar"] * 6 + ["pompeius"] * 6
    assert len({fact["card"] for fact in dealt}) == 12
    assert audience(entry, "card_dealt") == [("caesar",)] * 6 + [("pompeius",)] * 6
    assert all(event.reveals for event in entry.events if event.kind == "card_dealt")


def test_5_2_a_turn_begins_with_its_year_and_number_and_each_command_with_its_card():
    table = Table.new(GAME, seed=3)
    while table.truth()["phase"] != "move":
        entry = table.act(table.deciders()[0], table.legal(table.deciders()[0])[0].index)
    began = [fact for one in table.entries for fact in told(one, "turn_began")]
    assert began == [{"year": 705, "turn": 1}]
    [command] = told(entry, "command_began")
    assert command["seat"] == table.deciders()[0]
    assert command["card"] == table.truth()["played"][command["seat"]]
    assert audience(entry, "command_began") == [None]


def test_3_2_a_deployment_is_told_by_places_to_all_and_by_block_to_its_owner():
    table = Table.new(GAME, {"setup": "free"}, seed=1)
    play(table, "deploy legio-12")
    entry = play(table, "deploy-to narbo")
    [own] = told(entry, "deployed_is")
    assert (own["seat"], own["block"], own["to"]) == ("caesar", "legio-12", "narbo")
    assert audience(entry, "deployed_is") == [("caesar",)]
    ended = play(table, "deploy legio-9", "deploy-to genua", "end-deploy")
    assert told(ended, "deployment_ended") == [{"seat": "caesar"}]


def test_7_1_which_block_moved_is_told_to_its_owner_with_every_step():
    table = moving("at roma legio-7=3; at massilia legio-8=1")
    play(table, "move legio-7")
    for number, (start, end) in enumerate((("roma", "genua"), ("genua", "massilia")), 1):
        entry = play(table, f"step {end}")
        step = {"seat": "caesar", "from": start, "to": end, "step": number}
        assert told(entry, "block_moved") == [{**step, "colour": "caesar"}]
        assert told(entry, "block_moved_is") == [{**step, "block": "legio-7"}]
        assert audience(entry, "block_moved_is") == [("caesar",)]


def test_7_6_which_block_landed_is_told_to_its_owner():
    table = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2")
    entry = play(table, "move legio-7", "step mare-tyrrhenum", "step caralis")
    assert told(entry, "block_moved_is") == [
        {"seat": "caesar", "block": "legio-7", "from": "roma", "to": "caralis", "step": 0}
    ]


def test_8_rounds_of_a_battle_are_told_and_who_holds_the_place_at_its_end():
    table = battle("at roma legio-7=3 legio-1=1; at neapolis legio-2=3; at genua legio-8=1", "roma")
    hold(table)
    rounds = [fact for one in table.entries for fact in told(one, "round_began")]
    assert rounds[-1] == {"place": "roma", "round": 2}
    assert "fire legio-1" in actions(table)
    entry = play(table, "pass legio-1", "fire legio-7", dice=[1, 6, 6])
    assert told(entry, "battle_ended") == [{"seat": "caesar", "place": "roma"}]
