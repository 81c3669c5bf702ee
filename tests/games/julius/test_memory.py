"""The memory aid: what an attentive player could remember, and no more."""

import random

from games.julius.campaign import GAME, at, battle, play
from triumvirate.core.table import Table
from triumvirate.games.julius.memory import recall


def remembered(table, viewer):
    return recall(table.view(viewer), [event.to_json() for event in table.events_for(viewer)])


def test_11_the_historical_set_up_is_remembered():
    table = Table.new(GAME, {}, seed=1)
    memory = remembered(table, "caesar")
    assert [entry["block"] for entry in memory["tarraco"]["maybe"]] == ["legio-5", "legio-6", "p-equitatus-1"]
    assert all(entry["sure"] for entry in memory["tarraco"]["maybe"])
    assert "ravenna" not in memory  # one's own blocks need no memory
    assert [entry["owner"] for entry in remembered(table, None)["ravenna"]["maybe"]] == ["caesar"] * 3


def test_11_a_free_deployment_tells_nothing():
    assert remembered(Table.new(GAME, {"setup": "free"}, seed=1), "caesar") == {}


def test_11_blocks_seen_in_battle_are_remembered_where_they_may_have_gone():
    table = battle("at roma legio-7=3 legio-8=3 legio-1=1; at genua legio-9=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert [entry["block"] for entry in remembered(table, "pompeius")["roma"]["maybe"]] == ["legio-7", "legio-8"]
    play(table, "regroup legio-7", "regroup-to genua")
    memory = remembered(table, "pompeius")
    for place in ("roma", "genua"):
        assert [(entry["block"], entry["sure"]) for entry in memory[place]["maybe"]] == [
            ("legio-7", False),
            ("legio-8", False),
        ]
    assert memory["roma"]["last_battle"] == [0, 0]
    assert [entry["block"] for entry in remembered(table, "caesar").get("roma", {"maybe": []})["maybe"]] == []


def test_11_retreats_hits_and_deaths_are_followed():
    table = battle("at roma legio-7=3 legio-1=3 legio-2=1; at neapolis legio-3=1; at genua legio-8=1", "roma")
    play(table, "pass legio-1", "pass legio-2")
    play(table, "fire legio-7", dice=[1, 6, 6])
    play(table, "retreat legio-1", "retreat-to neapolis")
    entry = remembered(table, "caesar")["neapolis"]["maybe"]
    assert [(seen["block"], seen["steps"], seen["sure"]) for seen in entry] == [("legio-1", 2, True)]
    play(table, "pass legio-2")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert "legio-2" not in str(remembered(table, "caesar"))


def test_11_a_strength_that_may_have_grown_is_not_told():
    table = battle("at roma legio-7=1 legio-1=1; at genua legio-9=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1])
    notes = [event.to_json() for event in table.events_for("pompeius")]
    notes.append({"kind": "built", "audience": "all", "seat": "caesar", "place": "roma"})
    assert recall(table.view("pompeius"), notes)["roma"]["maybe"][0]["steps"] is None


def test_11_cleopatra_and_ships_are_remembered_where_they_can_be():
    table = at("time 705 2 move caesar; at alexandria cleopatra=2; at roma c-navis-1=1 legio-7=1; at genua legio-8=1")
    shown = {"kind": "block_shown", "seat": "caesar", "place": "roma", "steps": 1}
    notes = [
        {**shown, "block": "c-navis-1"},
        {**shown, "block": "legio-7"},
        {"kind": "block_moved", "seat": "caesar", "from": "roma", "to": "mare-tyrrhenum", "step": 1},
        {"kind": "cleopatra_turned", "seat": "pompeius", "place": "alexandria"},
        {"kind": "hit_taken", "seat": "caesar", "block": "legio-20", "place": "roma", "steps": 1},
        {"kind": "disrupted", "seat": "caesar", "block": "legio-7", "place": "roma"},
        {"kind": "hit_taken", "seat": "caesar", "block": "legio-7", "place": "roma", "steps": 0},
    ]
    memory = recall(table.view("pompeius"), notes)
    assert {entry["block"]: entry["sure"] for entry in memory["roma"]["maybe"]} == {"legio-7": True, "c-navis-1": False}
    assert recall(table.view("caesar"), notes)["alexandria"]["maybe"][0]["block"] == "cleopatra"


def test_11_what_is_remembered_is_always_possible():
    """Every block that is on the map and was seen is remembered in the place where it stands."""
    table = Table.new(GAME, {}, seed=6)
    rng = random.Random(6)
    for _ in range(250):
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)
    blocks = table.truth()["blocks"]
    for viewer in ("caesar", "pompeius", None):
        memory = remembered(table, viewer)
        for place, entry in memory.items():
            for seen in entry["maybe"]:
                if seen["sure"]:
                    assert blocks[seen["block"]]["place"] == place


def test_11_a_turncoat_is_followed_by_the_players_and_lost_to_onlookers():
    table = Table.new(GAME, {}, seed=1)
    told = [event.to_json() for event in table.events_for("caesar")]
    table = at("time 705 2 move caesar; at narbo legio-5=3/turned; at tarraco legio-6=3; at alexandria cleopatra=4")
    told.append({"kind": "defected", "seat": "caesar", "from": "tarraco", "to": "narbo"})
    assert not recall(table.view(None), told)["tarraco"]["maybe"][0]["sure"]
    told.append({"kind": "defected_is", "seat": "caesar", "block": "legio-5", "from": "tarraco", "to": "narbo"})
    assert [entry["block"] for entry in recall(table.view("pompeius"), told)["narbo"]["maybe"]] == ["legio-5"]
    told.append({"kind": "disbanded", "seat": "caesar", "place": "narbo"})
    assert not recall(table.view("pompeius"), told)["narbo"]["maybe"][0]["sure"]
