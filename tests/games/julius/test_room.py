"""What the view says of limits: room on roads (7.2, 8.4, 8.5), supply (9.4), and whose blocks are up in a battle (8.1)."""

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from games.julius.test_8_battle import hold
from games.julius.test_9_winter import winter
from triumvirate.core.table import Table

STRAIT = {"room": 2, "limit": 2}
STRAIT_TO_ATTACK = {"room": 1, "limit": 1}


def roads(table, viewer="caesar"):
    return table.view(viewer).plain_facts()["roads"]


def test_7_2_the_strait_at_messana_takes_two_out_of_a_contested_city_and_one_into_it():
    """The limit follows the destination, whoever stands where the road begins."""
    table = moving(
        "at messana legio-1=3 legio-2=3 legio-3=3 legio-7=3/moved1/from:rhegium; attack messana caesar rhegium; "
        "at rhegium legio-4=3",
        "pompeius",
        second=True,
    )
    assert roads(table)["messana"]["rhegium"] == STRAIT
    assert roads(table)["rhegium"]["messana"] == STRAIT_TO_ATTACK
    play(table, "move legio-1", "step rhegium", "stop")
    assert roads(table)["messana"]["rhegium"] == {"room": 1, "limit": 2}
    assert roads(table)["rhegium"]["messana"] == {"room": 0, "limit": 1}


def test_7_2_two_blocks_do_leave_a_contested_messana_over_the_strait():
    table = moving(
        "at messana legio-1=3 legio-2=3 legio-3=3 legio-7=3/moved1/from:syracusae; attack messana caesar syracusae",
        "pompeius",
        second=True,
    )
    for name, left in (("legio-1", 1), ("legio-2", 0)):
        play(table, f"move {name}", "step rhegium", "stop")
        assert roads(table)["messana"]["rhegium"]["room"] == left


@pytest.mark.parametrize(("start", "end"), [("rhegium", "messana"), ("messana", "rhegium")])
def test_7_2_a_strait_into_an_attack_shows_one(start, end):
    table = moving(f"at {start} legio-7=3 legio-8=3; at {end} legio-1=3")
    assert roads(table)[start][end] == STRAIT_TO_ATTACK
    play(table, "move legio-7", f"step {end}")
    assert roads(table)[start][end] == {"room": 0, "limit": 1}


def test_6_6_with_pluto_the_room_for_attacks_is_his():
    table = moving("at rhegium legio-7=3; at messana legio-1=3; at genua legio-8=3", card="pluto")
    assert roads(table)["rhegium"]["messana"] == STRAIT
    assert roads(table)["genua"]["roma"] == {"room": 4, "limit": 4}


def test_7_2_roads_lead_out_of_the_cities_of_the_side_that_moves_and_both_ways_where_it_went():
    table = moving("at genua legio-7=3; at brundisium legio-1=3")
    assert list(roads(table)) == ["genua"]
    assert set(roads(table)["genua"]) == {"lugdunum", "massilia", "ravenna", "roma"}
    play(table, "move legio-7", "step roma")
    assert roads(table)["genua"] == {"roma": {"room": 3, "limit": 4}}
    assert roads(table, None) == roads(table, "pompeius") == roads(table)
    play(table, "stop", "end-move")
    assert roads(table) == {}


def test_8_4_retreats_have_their_own_limits_from_the_battlefield_only():
    table = battle("at messana legio-7=3 legio-1=3 legio-2=3; at lilybaeum legio-3=1", "messana")
    hold(table)
    assert list(roads(table)) == ["messana"]
    assert roads(table)["messana"]["rhegium"] == {"room": 1, "limit": 1}
    play(table, "retreat legio-1", "retreat-to rhegium")
    assert roads(table)["messana"]["rhegium"] == {"room": 0, "limit": 1}


def test_8_5_the_winner_regroups_within_the_limits_of_a_march():
    table = battle("at messana legio-7=3 legio-8=3 legio-1=1", "messana")
    play(table, "fire legio-1", dice=[6])
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert table.truth()["phase"] == "regroup"
    assert roads(table)["messana"]["rhegium"] == STRAIT
    play(table, "regroup legio-7", "regroup-to rhegium")
    assert roads(table)["messana"]["rhegium"] == {"room": 1, "limit": 2}


@pytest.mark.parametrize(("place", "feeds"), [("roma", 5), ("massilia", 4), ("genua", 3)])
def test_9_4_the_view_counts_a_citys_value_as_food(place, feeds):
    table, _ = winter(f"at {place} legio-7=1 legio-8=1 legio-9=1 legio-10=1")
    supply = table.view("pompeius").plain_facts()["supply"]
    assert supply["caesar"] == {place: {"blocks": 4, "feeds": feeds}}
    assert supply["pompeius"] == {"alexandria": {"blocks": 1, "feeds": 5}}


def test_9_4_a_sea_feeds_nobody_and_only_winter_asks():
    table, _ = winter("at mare-hispanum c-navis-1=1; at genua legio-7=1")
    assert table.view("caesar").plain_facts()["supply"]["caesar"]["mare-hispanum"] == {"blocks": 1, "feeds": 0}
    assert at("time 705 2 move caesar; at roma legio-7=1").view(None).plain_facts()["supply"] == {
        "caesar": {},
        "pompeius": {},
    }


def test_9_4_what_a_place_would_feed_is_told_in_every_season():
    table = at("time 705 2 move caesar; at roma legio-7=1 legio-8=1; at tarraco legio-5=2")
    quarters = table.view(None).plain_facts()["quarters"]
    assert quarters["caesar"] == {"roma": {"blocks": 2, "feeds": 5}}
    assert quarters["pompeius"]["tarraco"] == {"blocks": 1, "feeds": 4}


def test_3_2_nobody_counts_quarters_while_blocks_are_rearranged():
    table = Table.new(GAME, {"setup": "free"}, seed=1)
    assert table.view("pompeius").plain_facts()["quarters"] == {"caesar": {}, "pompeius": {}}


def test_8_1_the_view_says_whose_letter_is_up_and_in_which_row_a_ballista_stands():
    table = battle("at roma c-ballista=2 p-ballista=2 legio-7=3", "roma")
    facts = table.view(None).plain_facts()
    assert {shown["block"]: shown["letter"] for shown in facts["shown"]} == {
        "c-ballista": "D",
        "p-ballista": "B",
        "legio-7": "C",
    }
    assert facts["up"] == {"seat": "pompeius", "letter": "B", "may_fire": True, "ways": {"p-ballista": []}}
    play(table, "pass p-ballista")
    up = {"seat": "caesar", "letter": "C", "may_fire": True, "ways": {"legio-7": []}}
    assert table.view(None).plain_facts()["up"] == up


def test_8_1_in_the_last_round_attackers_may_not_fire():
    table = battle("at roma legio-7=3 legio-1=3; at genua legio-8=3", "roma")
    hold(table, rounds=3)
    assert table.view(None).plain_facts()["up"]["may_fire"]
    play(table, "pass legio-1")
    up = {"seat": "caesar", "letter": "C", "may_fire": False, "ways": {"legio-7": ["genua"]}}
    assert table.view(None).plain_facts()["up"] == up
