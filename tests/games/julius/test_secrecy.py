"""11. Hidden information: what a viewer may not know makes no difference to anything the viewer is given."""

import json
import random

import pytest

from games.julius.campaign import GAME, at, battle, choose_cards, moving, play
from games.julius.test_properties import random_options
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.julius.printed import PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.board import SEA_FROM, SEA_TO
from triumvirate.games.julius.rules.invariants import violation
from triumvirate.games.julius.state import FIRST_SEA

pytestmark = pytest.mark.no_cover  # it needs no line of the rules that a rule's own test does not reach

VIEWERS = ("caesar", "pompeius", None)


def as_sent(view):
    return View.from_json(json.loads(json.dumps(view.to_json())))


def other_truth(table, viewer, rng):
    """The same match with everything the viewer may not know dealt anew."""
    twin = table.fork()
    twin._state = GAME.knowledge.determinize(as_sent(table.view(viewer)), rng)
    assert violation(twin._state) == 0
    return twin


def same_for(viewer, table, twin):
    assert json.dumps(twin.view(viewer).to_json()) == json.dumps(table.view(viewer).to_json())
    if viewer in table.deciders():
        assert twin.legal(viewer) == table.legal(viewer)
        for text in (
            "move legio-1",
            "move legio-7",
            "build p-navis-1",
            "levy legio-36",
            "fire caesar",
            "step roma",
            "play mars",
        ):
            assert twin.explain(viewer, text) == table.explain(viewer, text)


def follow(games, every):
    for seed in range(games):
        rng = random.Random(seed)
        table = Table.new(GAME, random_options(rng), seed=seed)
        number = 0
        while not table.is_over():
            number += 1
            if number % every == 0:
                for viewer in VIEWERS:
                    same_for(viewer, table, other_truth(table, viewer, rng))
            seat = rng.choice(table.deciders())
            table.act(seat, rng.choice(table.legal(seat)).action)


def test_11_another_truth_looks_the_same():
    follow(5, 9)


@pytest.mark.long
def test_11_another_truth_looks_the_same_long():
    follow(40, 2)


def test_11_a_viewers_own_action_tells_the_same_in_another_truth():
    """Where chance and hidden blocks play no part, the events of an action are the same too."""
    quiet = (
        "move",
        "step",
        "stop",
        "levy",
        "levy-at",
        "build",
        "end-levy",
        "regroup",
        "regroup-to",
        "discard",
        "disband",
    )
    compared = 0
    for seed in range(4):
        rng = random.Random(100 + seed)
        table = Table.new(GAME, random_options(rng), seed=seed)
        while not table.is_over():
            seat = rng.choice(table.deciders())
            action = rng.choice(table.legal(seat)).action
            twin = other_truth(table, seat, rng) if action.split()[0] in quiet and rng.random() < 0.2 else None
            entry = table.act(seat, action)
            if twin is not None:
                again = twin.act(seat, action)
                ours = [event.to_json() for event in entry.events if event.is_for(seat)]
                assert ours == [event.to_json() for event in again.events if event.is_for(seat)]
                assert json.dumps(twin.view(seat).to_json()) == json.dumps(table.view(seat).to_json())
                compared += 1
    assert compared > 50


def test_11_what_the_enemy_does_in_hiding_looks_the_same():
    """Two enemy blocks in one place: whichever of them moves, is levied or built up, the viewer sees the same."""
    pairs = [
        (
            moving("at genua legio-7=3 legio-8=1"),
            ["move legio-7", "step roma", "stop"],
            ["move legio-8", "step roma", "stop"],
        ),
        (
            at("time 705 2 levy caesar; command caesar levies=1; at genua legio-7=1 legio-8=2"),
            ["build legio-7"],
            ["build legio-8"],
        ),
        (
            at("time 705 2 levy caesar; command caesar levies=1; at genua legio-7=1"),
            ["levy legio-11"],
            ["levy legio-12"],
        ),
        (
            at("time 705 5 disband caesar; command caesar; at genua legio-7=1 legio-8=2"),
            ["disband legio-7"],
            ["disband legio-8"],
        ),
    ]
    for table, one, other in pairs:
        seen = []
        for way in (one, other):
            twin = table.fork()
            told = []
            for action in way:
                entry = play(twin, action)
                told.append([event.to_json() for event in entry.events if event.is_for("pompeius")])
                told.append(twin.view("pompeius").to_json())
                told.append(
                    [GAME.words.say(event.to_json(), "pompeius") for event in entry.events if event.is_for("pompeius")]
                )
            seen.append(json.dumps(told))
        assert seen[0] == seen[1]


def test_11_a_block_in_hand_is_not_shown_to_others():
    table = moving("at genua legio-7=3 legio-8=1")
    before = table.view("pompeius"), table.view(None)
    play(table, "move legio-7")
    assert (table.view("pompeius"), table.view(None)) == before
    assert table.view("caesar").plain_facts()["mover"]["block"] == "legio-7"


def test_11_fighting_blocks_are_open_and_reserves_are_not_until_round_two():
    table = battle("at roma legio-7=3 legio-8=2/reserve legio-1=1", "roma")
    assert [b["block"] for b in table.view("pompeius").plain_facts()["shown"]] == ["legio-7", "legio-1"]
    play(table, "pass legio-1", "pass legio-7")
    assert [b["block"] for b in table.view(None).plain_facts()["shown"]] == ["legio-7", "legio-8", "legio-1"]


def test_11_after_the_battle_blocks_are_hidden_again():
    table = battle("at roma legio-7=3 legio-1=1", "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 1, 1])
    assert table.view("pompeius").plain_facts()["shown"] == []
    assert table.view("pompeius").plain_facts()["dead"] == ["legio-1"]


def test_11_only_players_see_what_jupiter_drew():
    table = at(
        "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
        "at neapolis legio-1=2 legio-3=2"
    )
    entry = table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    assert [event.kind for event in entry.events if event.is_for(None)] == ["jupiter_drew"]
    assert table.view("pompeius").plain_facts()["mover"]["block"] == "legio-3"
    assert table.view(None).plain_facts()["mover"]["block"] is None
    for viewer in VIEWERS:
        for seed in range(5):
            same_for(viewer, table, other_truth(table, viewer, random.Random(seed)))


def test_11_hands_and_discards_are_secret_but_their_sizes_are_not():
    table = Table.new(GAME, {"max_2_events": True}, seed=4)
    hands = table.truth()["hands"]
    for seat, other in (("caesar", "pompeius"), ("pompeius", "caesar")):
        facts = table.view(seat).plain_facts()
        assert facts["hand"] == hands[seat]
        assert facts["hand_sizes"] == {"caesar": 6, "pompeius": 6}
        assert set(hands[other]) <= set(facts["unseen_cards"])
        assert not set(hands[seat]) & set(facts["unseen_cards"])
    assert "hand" not in table.view(None).plain_facts()
    sampled = {
        tuple(other_truth(table, "caesar", random.Random(seed)).truth()["hands"]["pompeius"]) for seed in range(9)
    }
    assert len(sampled) > 4
    assert all(sum("/" not in card for card in hand) <= 2 for hand in sampled)


def test_11_before_the_first_cards_the_historical_set_up_is_known():
    table = Table.new(GAME, {}, seed=4)
    twin = other_truth(table, "caesar", random.Random(3))
    assert twin.truth()["blocks"] == table.truth()["blocks"]


def test_11_dead_blocks_are_public():
    table = at("time 705 2 move caesar; dead legio-1 antonius; at roma legio-7=1")
    for viewer in VIEWERS:
        assert table.view(viewer).plain_facts()["dead"] == ["antonius", "legio-1"]


def test_11_who_acts_sees_the_step_of_the_own_decision_and_nobody_else_does():
    table = moving("at roma legio-7=3; at genua legio-1=2")
    play(table, "move legio-7")
    assert [table.view(viewer).phase for viewer in VIEWERS] == ["step", "move", "move"]


def test_3_2_a_side_sees_its_own_deployment_as_it_is():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    before = table.view("caesar").plain_facts()["places"]
    play(table, "deploy legio-12", "deploy-to narbo")
    assert table.view("caesar").plain_facts()["places"] != before
    assert table.view("pompeius").plain_facts()["places"] == before


def test_5_a_card_that_was_revealed_counts_in_no_hand():
    table = at(
        "time 705 2 cards -; hand caesar 2/1a mars; hand pompeius 2/2a 4/1; at roma legio-7=3; at genua legio-1=2"
    )
    choose_cards(table, "2/1a", "2/2a")
    assert table.view(None).plain_facts()["hand_sizes"] == {"caesar": 1, "pompeius": 1}


def truths(table, viewer, count=40):
    """What may be true for a viewer."""
    return [other_truth(table, viewer, random.Random(seed)).truth() for seed in range(count)]


@pytest.mark.parametrize(("dead", "possible"), [("scipio", False), ("antonius", True)])
def test_11_a_third_leader_may_be_there_only_when_one_of_the_same_side_is_dead(dead, possible):
    legions = "at roma legio-7=3 legio-8=3 legio-9=3 legio-10=3 legio-11=3 legio-12=3"
    table = at(f"time 706 1 move caesar; {legions}; at genua legio-1=2; dead {dead}")
    assert any(truth["blocks"]["octavian"]["place"] == "roma" for truth in truths(table, "pompeius")) == possible


def test_11_for_an_onlooker_a_turncoat_is_neither_leader_nor_navis():
    position = "at roma legio-7=3; at neapolis legio-1=2"
    table = at(f"time 705 2 jupiter caesar; command caesar; played caesar jupiter; {position}")
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-1"}])
    drawn = {truth["mover"]["block"] for truth in truths(table, None)}
    assert len(drawn) > 5
    assert not {name for name in drawn if name in ("pompeius", "scipio", "brutus") or "navis" in name}


def test_11_a_hidden_block_may_have_any_strength_once_cards_were_played():
    table = at("time 706 1 move caesar; at roma legio-7=3; at genua legio-1=2")
    steps = {
        b["steps"] for truth in truths(table, "pompeius") for b in truth["blocks"].values() if b["place"] == "roma"
    }
    assert {1, 2, 3} <= steps


def test_11_in_the_second_turn_blocks_may_be_hurt_though_all_stand_where_they_began():
    start = Table.new(GAME, {}, seed=4).position_text()
    table = Table.from_position(GAME, start.replace("time 705 1 ", "time 705 2 "))
    assert table.truth()["turn"] == 2
    steps = [truth["blocks"]["caesar"]["steps"] for truth in truths(table, "pompeius", 20)]
    assert len(set(steps)) > 1


@pytest.mark.parametrize("sea", PLACE_IDS[FIRST_SEA:])
def test_11_who_came_into_a_port_over_the_sea_is_a_navis_whichever_the_sea(sea):
    ports = (
        PLACE_IDS[to] for to in SEA_TO[SEA_FROM[PLACE_INDEX[sea]] : SEA_FROM[PLACE_INDEX[sea] + 1]] if to < FIRST_SEA
    )
    port = next(port for port in ports if port != "alexandria")
    table = at(
        f"time 705 2 battle caesar; command caesar second; attack {port} caesar {sea}; "
        f"at {port} c-navis-1=2/moved1/from:{sea} legio-1=1"
    )
    came = [
        name for truth in truths(table, "pompeius", 6) for name, one in truth["blocks"].items() if one["came"] == sea
    ]
    assert len(came) == 6
    assert all("navis" in name for name in came)


def test_5_after_the_first_reveal_the_other_side_has_put_a_card_away():
    table = Table.new(GAME, {"remove_all_events": True}, seed=5)
    for seat in ("caesar", "pompeius"):
        hand = table.truth()["hands"][seat]
        table.act(seat, f"discard {hand[0]}")
        table.act(seat, f"play {hand[1]}")
    assert (table.truth()["turn"], table.truth()["phase"]) == (1, "move")
    assert all(truth["discarded"]["pompeius"] for truth in truths(table, "caesar", 5))


def test_3_3_with_two_events_at_most_a_hidden_hand_is_as_large_as_it_is():
    table = Table.new(GAME, {"max_2_events": True}, seed=5)
    assert {len(truth["hands"]["pompeius"]) for truth in truths(table, "caesar")} == {6}
