"""What the view says before one chooses: what a card would do now (6, 7.1), what a step costs (7.6), who is pinned (7.4)."""

from games.julius.campaign import at, moving, play

CARDS = "time 705 2 cards caesar; hand caesar {}; hand pompeius 2/2b 3/1a"
ARMIES = (
    "at genua legio-7=3 legio-8=2; at massilia c-navis-1=2; at roma legio-1=3 pompeius=2; at mare-hispanum p-navis-1=1"
)


def effects(cards, position=ARMIES, viewer="caesar"):
    """What each card of a hand would do."""
    return at(f"{CARDS.format(cards)}; {position}").view(viewer).plain_facts()["effects"]


def test_7_1_a_command_card_counts_its_groups_and_the_blocks_that_may_go():
    effect = effects("3/2a 1/3")
    assert effect["3/2a"] == {"groups": 3, "blocks": 3, "levies": 2, "targets": [], "copies": None}
    assert effect["1/3"]["groups"] == 1


def test_6_5_neptune_moves_navis_and_mercury_does_not():
    effect = effects("neptune mercury")
    assert effect["neptune"]["blocks"] == 1
    assert effect["mercury"]["blocks"] == 2


def test_6_2_jupiter_names_the_places_he_can_draw_from():
    expected = [
        {"place": "roma", "colour": "pompeius", "blocks": 2},
        {"place": "mare-hispanum", "colour": "pompeius", "blocks": 1},
    ]
    assert effects("jupiter mars")["jupiter"]["targets"] == expected


def test_6_7_vulcan_names_the_cities_he_can_strike_and_how_many_stand_there():
    targets = effects("vulcan mars")["vulcan"]["targets"]
    assert {"place": "roma", "colour": None, "blocks": 2} in targets
    assert {target["place"] for target in targets} == {"alexandria", "roma"}


def test_6_1_apollo_does_what_the_card_that_he_copies_does():
    effect = effects("apollo mars", f"previous pompeius vulcan; {ARMIES}")["apollo"]
    assert effect["copies"] == "vulcan"
    assert {target["place"] for target in effect["targets"]} == {"alexandria", "roma"}
    assert effects("apollo mars")["apollo"] == {"groups": 0, "blocks": 0, "levies": 0, "targets": [], "copies": None}


def test_5_effects_are_for_the_hand_that_holds_the_cards_and_only_while_they_are_chosen():
    table = at(f"{CARDS.format('3/2a 1/3')}; {ARMIES}")
    assert set(table.view("pompeius").plain_facts()["effects"]) == {"2/2b", "3/1a"}
    assert "effects" not in table.view(None).to_json()
    assert moving("at genua legio-7=3").view("caesar").plain_facts()["effects"] == {}


def test_7_6_going_aboard_says_its_price_and_a_second_block_of_a_group_goes_free_by_land():
    table = moving("at genua legio-7=3 legio-8=3; at mare-tyrrhenum c-navis-1=2")
    play(table, "move legio-7")
    fares = table.view("caesar").plain_facts()["fares"]
    assert fares["mare-tyrrhenum"] == fares["roma"] == 1
    assert table.view("pompeius").plain_facts()["fares"] == {}
    play(table, "step ravenna", "stop", "move legio-8")
    fares = table.view("caesar").plain_facts()["fares"]
    assert fares["roma"] == 0
    assert "mare-tyrrhenum" not in fares


def test_7_4_a_contest_says_its_roads_its_reserves_and_how_many_may_leave():
    table = moving("at genua legio-7=3; at ravenna legio-8=3; at roma legio-1=3 legio-2=3 legio-3=2")
    assert table.view(None).plain_facts()["contests"] == {}
    play(table, "move legio-7", "step roma", "move legio-8", "step roma")
    assert table.view(None).plain_facts()["contests"] == {
        "roma": {
            "attacker": "caesar",
            "main_road": "genua",
            "inroads": [
                {"owner": "caesar", "came": "genua", "blocks": 1, "reserve": False},
                {"owner": "caesar", "came": "ravenna", "blocks": 1, "reserve": True},
            ],
            "main_force": {"caesar": 1, "pompeius": 3},
            "reserves": {"caesar": 1, "pompeius": 0},
            "pinned": 1,
            "free": 2,
        }
    }
