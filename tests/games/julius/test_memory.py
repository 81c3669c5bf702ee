"""The memory aid: what an attentive player could remember, and no more."""

import json
import random
from dataclasses import replace

import pytest

from games.julius.campaign import GAME, at, battle, play
from games.julius.test_secrecy import other_truth
from triumvirate.core.table import Table
from triumvirate.games.julius.memory import recall

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach


def remembered(table, viewer):
    return recall(table.view(viewer), [event.to_json() for event in table.events_for(viewer)])


def test_11_the_historical_set_up_is_remembered():
    table = Table.new(GAME, {}, seed=1)
    memory = remembered(table, "caesar")
    assert [entry["block"] for entry in memory["tarraco"]["maybe"]] == ["legio-5", "legio-6", "p-equitatus-1"]
    assert all(entry["sure"] for entry in memory["tarraco"]["maybe"])
    assert "ravenna" not in memory  # one's own blocks need no memory
    assert [entry["owner"] for entry in remembered(table, None)["ravenna"]["maybe"]] == ["caesar"] * 3


def test_11_a_free_deployment_tells_only_which_blocks_are_on_the_map():
    memory = remembered(Table.new(GAME, {"setup": "free"}, seed=1), "caesar")
    assert not any(seen for entry in memory.values() for seen in entry["maybe"])
    assert memory["tarraco"]["others"] == memory["utica"]["others"]
    assert "legio-5" in memory["utica"]["others"]
    assert "legio-32" not in memory["utica"]["others"]


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


def play_on(table, rng, actions):
    for _ in range(actions):
        if table.is_over():
            return
        seat = rng.choice(table.deciders())
        table.act(seat, rng.choice(table.legal(seat)).action)


def test_11_what_is_remembered_is_always_possible():
    """Every hidden block is among those that may stand in its place, and what is sure is true."""
    checked = 0
    for seed in (6, 7, 8):
        table, rng = Table.new(GAME, {"setup": "free"} if seed == 8 else {}, seed=seed), random.Random(seed)
        for _ in range(12):
            play_on(table, rng, 60)
            blocks = table.truth()["blocks"]
            if table.truth()["phase"].startswith("deploy"):
                continue  # the view shows no more than numbers yet
            for viewer in ("caesar", "pompeius", None):
                memory = table.memory(viewer)
                shown = {block["block"] for block in table.view(viewer).plain_facts()["shown"]}
                maybe = {(e["block"], place) for place, entry in memory.items() for e in entry["maybe"]}
                maybe |= {(name, place) for place, entry in memory.items() for name in entry["others"]}
                sure = [(e["block"], p) for p, entry in memory.items() for e in entry["maybe"] if e["sure"]]
                assert all(blocks[name]["place"] == place for name, place in sure)
                for name, block in blocks.items():
                    if block["owner"] != viewer and block["place"] not in ("levy", "dead") and name not in shown:
                        checked += 1
                        assert (name, block["place"]) in maybe, (viewer, name, block)
    assert checked


def test_11_memory_is_made_of_what_the_viewer_was_shown_alone():
    """Another truth behind the view, and every event that was for others lost or changed: the memory is the same."""
    for seed in range(3):
        table, rng = Table.new(GAME, {"setup": "free"} if seed == 2 else {}, seed=seed), random.Random(seed)
        for _ in range(10):
            play_on(table, rng, 70)
            for viewer in ("caesar", "pompeius", None):
                twin = other_truth(table, viewer, rng)
                twin.entries = [
                    replace(e, events=tuple(v for v in e.events if v.is_for(viewer)), hash="", before=b"")
                    for e in table.entries
                ]
                assert json.dumps(twin.memory(viewer)) == json.dumps(table.memory(viewer))


def test_11_what_was_taken_back_is_not_remembered():
    table = Table.new(GAME, {"remove_all_events": True}, seed=1)
    while table.view("caesar").plain_facts()["phase"] == "cards":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].action)
    if table.deciders() == ("caesar",):
        play(table, "end-move")
        while table.deciders() == ("caesar",):
            play(table, table.legal("caesar")[-1].action)
    play(table, "move legio-5")
    play(table, "step bilbilis")
    assert [seen["block"] for seen in table.memory("caesar")["bilbilis"]["maybe"]] == [
        "legio-5",
        "legio-6",
        "p-equitatus-1",
    ]
    table.undo("pompeius")
    assert "bilbilis" not in table.memory("caesar")
    assert all(seen["sure"] for seen in table.memory("caesar")["tarraco"]["maybe"])


def test_11_a_levied_block_may_be_any_of_the_pool_that_fits_the_city():
    view = at("time 706 1 move caesar; at roma legio-32=1; at alexandria cleopatra=4").view("caesar")
    start = [{"kind": "set_up", "free": False}]
    levied = [{"kind": "levied", "seat": "pompeius", "place": "roma"}]
    assert "roma" not in recall(view, start)
    others = recall(view, start + levied)["roma"]["others"]
    assert set(others) == {"p-auxilia-1", "p-auxilia-2", "p-auxilia-3", "p-auxilia-4", "p-ballista"}
    killed = [{"kind": "leader_killed", "seat": "pompeius", "block": "scipio", "place": "roma"}]
    assert "brutus" in recall(view, start + killed + levied)["roma"]["others"]


def test_11_the_fallen_are_in_the_pool_again_next_year():
    view = at("time 706 1 move caesar; at roma legio-1=1; at alexandria cleopatra=4").view("caesar")
    fell = [{"kind": "eliminated", "seat": "pompeius", "block": "legio-1", "place": "utica"}]
    levied = [{"kind": "levied", "seat": "pompeius", "place": "roma"}]
    assert "roma" not in recall(view, fell + levied)
    assert recall(view, [*fell, {"kind": "year_began", "year": 706}, *levied])["roma"]["others"] == ["legio-1"]


def test_11_cleopatra_goes_home_and_a_disbanded_block_may_come_back():
    view = at("time 706 1 move caesar; at roma legio-1=1; at alexandria cleopatra=3/turned; at ravenna legio-7=1").view(
        "pompeius"
    )
    start = [{"kind": "set_up", "free": False}, {"kind": "cleopatra_home", "seat": "caesar", "place": "alexandria"}]
    assert recall(view, start)["alexandria"]["maybe"][0]["steps"] == 4
    gone = [{"kind": "disbanded", "seat": "caesar", "place": "massilia"}]
    back = [{"kind": "levied", "seat": "caesar", "place": "ravenna"}]
    assert "legio-14" not in str(recall(view, [*start, *gone])["ravenna"])
    entry = recall(view, [*start, *gone, *back])["ravenna"]["maybe"]
    assert [(seen["steps"], seen["sure"]) for seen in entry if seen["block"] == "legio-14"] == [(None, False)]
    assert "legio-11" not in str(entry), "its home is Genua"


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
