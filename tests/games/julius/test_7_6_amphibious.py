"""7.6. Amphibious movement."""

import random

import pytest

from games.julius.campaign import actions, at, block, choose_cards, moving, play, refused, stands, told
from some import some
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.amphibious import can_land_from, can_reach_port, why_not_embark
from triumvirate.games.julius.rules.blocks import COLOUR, IS_NAVIS
from triumvirate.games.julius.rules.board import SEA_FROM, SEA_TO
from triumvirate.games.julius.rules.reasons import ALLOWED
from triumvirate.games.julius.state import FIRST_SEA

FLEETS = "at mare-tyrrhenum c-navis-1=2; at mare-internum c-navis-2=2; at mare-aegypticum c-navis-3=2"


def test_7_6_two_legions_cross_three_friendly_seas_for_two_points():
    table = moving(f"at roma legio-7=3 legio-8=3; {FLEETS}", card="2/1a")
    for name in ("legio-7", "legio-8"):
        play(
            table, f"move {name}", "step mare-tyrrhenum", "step mare-internum", "step mare-aegypticum", "step antiochia"
        )
        assert stands(table, name) == ("antiochia", 3, "caesar")
    assert table.truth()["command"]["points"] == 0
    assert actions(table) == ["end-move"]


@pytest.mark.parametrize("seat", ["caesar", "pompeius"])
def test_7_6_a_landing_is_told_to_everybody_and_the_block_to_its_side(seat):
    legion, fleet = ("legio-7", "c-navis-1") if seat == "caesar" else ("legio-1", "p-navis-1")
    table = moving(f"at roma {legion}=3; at mare-tyrrhenum {fleet}=2", seat=seat, second=seat == "pompeius")
    entry = play(table, f"move {legion}", "step mare-tyrrhenum", "step caralis")
    way = {"from": "roma", "to": "caralis", "step": 0}
    assert told(entry, "block_moved") == [{"seat": seat, "colour": seat, **way}]
    assert told(entry, "block_moved_is") == [{"seat": seat, "block": legion, **way}]


def test_7_6_one_point_a_block():
    table = moving("at roma legio-7=3 legio-8=3; at mare-tyrrhenum c-navis-1=2", card="1/2a")
    play(table, "move legio-7", "step mare-tyrrhenum", "step caralis")
    refused(table, "move legio-8", "7.1", "no move point")


def test_7_6_only_friendly_seas_are_crossed():
    table = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2; at mare-internum c-navis-2=1 p-navis-1=2")
    play(table, "move legio-7")
    play(table, "step mare-tyrrhenum")
    refused(table, "step mare-internum", "7.6", "not friendly")
    refused(table, "step mare-hispanum", "7.6", "not friendly")
    refused(table, "step roma", "7.6", "another port")
    refused(table, "stop", "7.6")
    refused(table, "step antiochia", "7.1", "not one step away")
    table = moving("at roma legio-7=3 legio-8=1")
    play(table, "move legio-7")
    refused(table, "step mare-tyrrhenum", "7.6", "not friendly")
    refused(table, "step mare-internum", "7.1")


def test_7_6_the_final_port_is_friendly_or_vacant():
    table = moving(
        "at roma legio-7=3; at mare-tyrrhenum c-navis-1=2; at neapolis legio-1=1; at caralis legio-8=1 legio-2=1"
    )
    play(table, "move legio-7", "step mare-tyrrhenum")
    refused(table, "step neapolis", "7.6", "friendly or vacant")
    refused(table, "step caralis", "7.6")
    play(table, "step messana")
    assert block(table, "legio-7")["moved"] == 2


def test_7_6_amphibious_moves_come_before_all_group_moves():
    table = moving("at roma legio-7=3 legio-8=3; at mare-tyrrhenum c-navis-1=2")
    play(table, "move legio-8", "step neapolis", "stop", "move legio-7")
    refused(table, "step mare-tyrrhenum", "7.6", "before all group moves")


def test_7_6_a_navis_stays_in_every_sea_crossed():
    table = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2 c-navis-2=2")
    play(table, "move legio-7", "step mare-tyrrhenum", "step caralis", "move c-navis-1", "step roma")
    refused(table, "move c-navis-2", "7.6", "must stay")


def test_7_6_no_sea_is_offered_from_which_no_port_can_be_reached():
    """14: the recorded implementation lets a block embark into a dead end."""
    enemies = "at athenae legio-1=1; at ephesus legio-2=1; at thessalonica legio-3=1; at creta legio-4=1"
    table = moving(f"at aenos legio-7=3 legio-8=1; at mare-aegaeum c-navis-1=2; {enemies}")
    play(table, "move legio-7")
    assert "mare-aegaeum" not in actions(table, "step")
    refused(table, "step mare-aegaeum", "7.6", "No port where the block may land")


def test_7_6_a_far_port_counts_for_a_sea_without_one_of_its_own():
    enemies = "at athenae legio-1=1; at ephesus legio-2=1; at thessalonica legio-3=1; at creta legio-4=1"
    fleets = "at mare-aegaeum c-navis-1=2; at mare-internum c-navis-2=2"
    table = moving(f"at aenos legio-7=3; {fleets}; {enemies}")
    play(table, "move legio-7", "step mare-aegaeum")
    assert actions(table, "step") == ["mare-internum"]
    play(table, "step mare-internum")
    refused(table, "step mare-aegaeum", "7.1")  # no sea twice
    play(table, "step syracusae")


def test_7_6_an_unpinned_block_may_leave_a_contested_port_by_sea():
    position = (
        "at roma legio-1=3 legio-2=3 legio-7=3/moved1/from:genua; attack roma caesar genua; entry caesar genua roma"
    )
    table = moving(f"{position}; at mare-tyrrhenum p-navis-1=2", "pompeius", "3/1a", second=True)
    play(table, "move legio-1", "step mare-tyrrhenum", "step neapolis")
    assert stands(table, "legio-1")[0] == "neapolis"


def test_7_6_not_by_a_sea_border_that_the_enemy_used():
    position = "at roma legio-1=3 legio-2=3 c-navis-1=2/moved1/from:mare-tyrrhenum; attack roma caesar mare-tyrrhenum"
    table = moving(
        f"{position}; entry caesar mare-tyrrhenum roma; at mare-tyrrhenum p-navis-1=2", "pompeius", "3/1a", second=True
    )
    play(table, "move legio-1")
    refused(table, "step mare-tyrrhenum", "7.4")


def test_7_6_navis_do_not_embark():
    table = moving("at roma c-navis-1=2; at mare-tyrrhenum c-navis-2=2")
    play(table, "move c-navis-1", "step mare-tyrrhenum")
    assert table.truth()["mover"]["sailed"] == []


def test_7_7_an_amphibious_move_is_a_long_march():
    table = moving("at roma legio-7=2; at mare-tyrrhenum c-navis-1=2", levy_after_long_march=False)
    play(table, "move legio-7", "step mare-tyrrhenum", "step caralis", "end-move")
    refused(table, "build legio-7", "7.7", "moved two places")


def test_7_6_an_embarked_block_stays_in_port_on_the_map_until_it_lands():
    table = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2")
    play(table, "move legio-7", "step mare-tyrrhenum")
    assert stands(table, "legio-7")[0] == "roma"
    assert table.view("pompeius").plain_facts()["phase"] == "move"
    assert at(table.position_text()).hash() == table.hash()


def test_7_6_seas_crossed_are_forgotten_when_movement_ends():
    """A Navis that had to stay under a crossing is free to leave in the next turn."""
    fleet = "at roma legio-7=3; at mare-tyrrhenum c-navis-1=2; at brundisium legio-1=3"
    table = moving(f"{fleet}; hand caesar 3/1a; hand pompeius 2/1a")
    play(table, "move legio-7", "step mare-tyrrhenum", "step caralis")
    refused(table, "move c-navis-1", "7.6", "must stay")
    play(table, "end-move")
    assert table.truth()["command"]["crossed"] == []
    play(table, "end-levy", "end-move", "end-levy")
    choose_cards(table, "3/1a", "2/1a")
    assert "c-navis-1" in actions(table, "move")


def test_7_6_a_block_embarks_towards_a_port_on_another_sea():
    coast = "at sinope legio-7=3; at byzantium legio-1=1; at pontus-euxinus c-navis-1=2; at propontis c-navis-2=2"
    table = moving(coast)
    play(table, "move legio-7", "step pontus-euxinus", "step propontis", "step nicomedia")
    assert stands(table, "legio-7") == ("nicomedia", 3, "caesar")
    table = moving(f"{coast}; at nicomedia legio-2=1")
    play(table, "move legio-7")
    refused(table, "step pontus-euxinus", "7.6")


def test_7_6_going_aboard_and_landing_are_told_from_where_to_where():
    table = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2; at mare-internum c-navis-2=2")
    play(table, "move legio-7")
    assert told(play(table, "step mare-tyrrhenum"), "embarked") == [
        {"seat": "caesar", "from": "roma", "to": "mare-tyrrhenum"}
    ]
    entry = play(table, "step caralis")
    assert [fact["from"] for fact in told(entry, "block_moved")] == ["roma"]
    assert [fact["to"] for fact in told(entry, "block_moved")] == ["caralis"]


def test_7_6_the_first_sea_on_the_map_is_crossed_like_any_other():
    fleets = "at propontis c-navis-1=2; at mare-aegaeum c-navis-2=2"
    table = moving(f"at nicomedia legio-7=3 legio-8=1; {fleets}; at byzantium legio-1=1")
    play(table, "move legio-7")
    assert "propontis" in actions(table, "step")


ISLAND = "at creta legio-7=3; at mare-aegaeum c-navis-1=2"


@pytest.mark.parametrize(
    ("position", "card", "may_go"),
    [
        (ISLAND, "2/1a", True),
        ("at creta legio-7=3; at mare-aegaeum p-navis-1=2", "2/1a", False),
        ("at creta legio-7=3", "2/1a", False),
        (ISLAND, "mars", False),
        ("at creta c-navis-2=1; at mare-aegaeum c-navis-1=2", "2/1a", True),
        (f"{ISLAND}; played pompeius vulcan", "2/1a", True),
    ],
)
def test_7_6_from_an_island_land_blocks_go_by_friendly_seas_and_with_a_command_card_only(position, card, may_go):
    table = moving(f"{position}; at roma legio-8=3", card=card)
    islander = "c-navis-2" if "c-navis-2" in position else "legio-7"
    assert (islander in actions(table, "move")) == may_go


def test_7_6_from_an_island_nobody_goes_after_a_group_move_or_without_a_point():
    table = moving(f"{ISLAND}; at roma legio-8=3", card="2/1a")
    play(table, "move legio-8", "step neapolis", "stop")
    refused(table, "move legio-7", "7.1", "nowhere to go")
    table = moving(f"{ISLAND} c-navis-2=2; at roma legio-8=3", card="1/2a")
    assert "legio-7" in actions(table, "move")
    play(table, "move c-navis-2", "step mare-internum", "stop")
    refused(table, "move legio-7", "7.1", "no move point")


SEAS = set(PLACE_IDS[FIRST_SEA:])
ENEMIES = [
    name for block, name in enumerate(BLOCK_IDS) if COLOUR[block] == 1 and not IS_NAVIS[block] and name != "brutus"
]


def around(place):
    """The seas of a port; the ports of a sea and the seas that it touches."""
    number = PLACE_INDEX[place]
    return {PLACE_IDS[to] for to in SEA_TO[SEA_FROM[number] : SEA_FROM[number + 1]]}


def leads_to_a_port(sea, origin, friendly, shut):
    """Over friendly seas that touch, to a port that is neither the enemy's nor the one that was left."""
    seen, ahead = set(), {sea}
    while ahead:
        here = ahead.pop()
        seen.add(here)
        if around(here) - SEAS - shut - {origin}:
            return True
        ahead |= around(here) & friendly - seen
    return False


@pytest.mark.parametrize("seed", range(16))
def test_7_6_a_block_embarks_exactly_where_friendly_seas_lead_to_an_open_port(seed):
    rng = random.Random(seed)
    friendly = set(rng.sample(sorted(SEAS), 4))
    ports = sorted(set().union(*(around(sea) for sea in friendly)) - SEAS - {"alexandria"})
    shut = rng.sample(ports, min(len(ports), len(ENEMIES)))
    fleets = [f"at {sea} c-navis-{number}=1" for number, sea in enumerate(sorted(friendly), 1)]
    guards = [f"at {port} {name}=1" for port, name in zip(shut, ENEMIES, strict=False)]
    state = moving("; ".join(["at bilbilis legio-7=3", *fleets, *guards]))._state
    for port in some(ports):
        for sea in some(around(port)):
            leads = sea in friendly and leads_to_a_port(sea, port, friendly, {*shut, "alexandria"})
            here, there = PLACE_INDEX[port], PLACE_INDEX[sea]
            assert sea not in friendly or can_reach_port(state, 0, there, 0, here) is leads
            assert can_land_from(state, 0, there, here) is bool(around(sea) - SEAS - {*shut, "alexandria", port})
            why = why_not_embark(state, 0, BLOCK_INDEX["legio-7"], PLACE_INDEX[port], PLACE_INDEX[sea])
            assert (why == ALLOWED) == leads, (port, sea)


def test_7_6_the_last_navis_stays_in_the_first_sea_of_the_list_as_in_any_other():
    table = moving("at aenos legio-7=3; at mare-aegaeum c-navis-1=2 c-navis-2=2; at roma legio-1=1")
    play(table, "move legio-7", "step mare-aegaeum", "step creta", "move c-navis-1", "step athenae")
    refused(table, "move c-navis-2", "7.6", "must stay")
