"""8.4. Retreats."""

import pytest

from games.julius.campaign import actions, battle, kinds, play, refused, stands, told
from games.julius.test_8_battle import hold
from some import some
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules.board import EDGE, SEA_FROM, SEA_TO
from triumvirate.games.julius.rules.retreat import has_port_on, may_retreat_to, retreats
from triumvirate.games.julius.state import FIRST_SEA, PLACES, ROADS

ENTRIES = "entry caesar genua roma; entry caesar ravenna roma"


def second_round(position, place="roma", attacker="caesar"):
    table = battle(position, place, attacker)
    hold(table)
    assert table.truth()["battle"]["round"] == 2
    return table


def ways(table, block):
    """Where a block may retreat to, though a single way is taken at once."""
    play(table, f"retreat {block}")
    return actions(table, "retreat-to") if table.truth()["phase"] == "retreat_to" else [stands(table, block)[0]]


def test_8_4_defenders_go_to_friendly_or_vacant_cities_but_not_where_the_enemy_came_from():
    table = second_round(f"at roma legio-7=3 legio-1=3 legio-2=3; at neapolis legio-3=3; {ENTRIES}")
    play(table, "retreat legio-1")
    assert actions(table, "retreat-to") == ["asculum", "neapolis"]
    refused(table, "retreat-to genua", "8.4", "may not retreat to Genua")
    play(table, "retreat-to asculum")
    assert stands(table, "legio-1") == ("asculum", 3, "pompeius")


def test_8_4_attackers_go_to_friendly_cities_or_back_to_vacant_ones_they_came_from():
    table = second_round(f"at roma legio-7=3 legio-8=3 legio-1=3; at neapolis legio-9=1; {ENTRIES}")
    play(table, "pass legio-1")
    assert ways(table, "legio-7") == ["genua", "neapolis", "ravenna"]  # Asculum is vacant but was not used


def test_8_4_never_into_enemy_or_contested_places():
    table = second_round(
        "at roma legio-7=3 legio-1=3; at neapolis legio-8=3; at asculum legio-9=1 legio-2=1; "
        "at genua legio-10=1; at ravenna legio-11=1"
    )
    refused(table, "retreat legio-1", "8.4", "nowhere to retreat")
    refused(table, "retreat legio-2", "8.1", "does not take part in this battle")
    assert actions(table) == ["fire legio-1", "pass legio-1"]


def test_8_4_road_limits_are_four_two_and_one_a_round_and_side():
    blocks = " ".join(f"legio-{n}=3" for n in (1, 2, 3))
    table = second_round(
        f"at roma legio-7=3 {blocks}; at genua legio-8=1; at ravenna legio-9=1; at neapolis legio-10=1"
    )
    play(table, "retreat legio-1", "retreat legio-2")
    assert stands(table, "legio-2")[0] == "asculum"
    refused(table, "retreat legio-3", "8.4")
    play(table, "pass legio-3", "pass legio-7")
    assert "retreat legio-3" in actions(table)  # a new round
    table = second_round(
        "at messana legio-7=3 legio-1=3 legio-2=3; at lilybaeum legio-8=1; at syracusae legio-9=1", "messana"
    )
    play(table, "retreat legio-1")
    assert stands(table, "legio-1")[0] == "rhegium"
    refused(table, "retreat legio-2", "8.4")


def test_8_4_one_land_block_a_side_and_round_by_a_friendly_sea_to_a_friendly_port():
    position = "at aleria legio-7=3 legio-8=3 legio-1=3 legio-2=3; at mare-tyrrhenum p-navis-1=1; at roma legio-3=1"
    table = second_round(position, "aleria")
    play(table, "retreat legio-1")
    assert actions(table) == ["retreat-to roma"]
    refused(table, "retreat-to neapolis", "8.4")
    refused(table, "retreat-to mare-internum", "8.4")
    play(table, "retreat-to roma")
    assert stands(table, "legio-1")[0] == "roma"
    refused(table, "retreat legio-2", "8.4")


def test_8_4_the_sea_carries_another_block_in_the_next_round():
    position = "at aleria legio-7=3 legio-1=3 legio-2=3 legio-3=3; at mare-tyrrhenum p-navis-1=1; at roma legio-4=1"
    table = second_round(position, "aleria")
    play(table, "retreat legio-1", "retreat-to roma")
    refused(table, "retreat legio-2", "8.4", "nowhere to retreat")
    hold(table, rounds=2)
    assert table.truth()["battle"]["round"] == 3
    play(table, "retreat legio-2", "retreat-to roma")
    assert stands(table, "legio-2")[0] == "roma"
    refused(table, "retreat legio-3", "8.4", "nowhere to retreat")


def test_8_4_no_sea_retreat_without_a_friendly_port_or_sea():
    table = second_round("at aleria legio-7=3 legio-1=3; at mare-tyrrhenum p-navis-1=1", "aleria")
    refused(table, "retreat legio-1", "8.4")
    table = second_round("at aleria legio-7=3 legio-1=3; at roma legio-2=1", "aleria")
    refused(table, "retreat legio-1", "8.4")


def test_8_4_a_choice_between_road_and_sea():
    table = second_round(
        "at roma legio-7=3 legio-1=3; at mare-tyrrhenum p-navis-1=1; at neapolis legio-2=1; at genua legio-8=1; "
        "at ravenna legio-9=1; at asculum legio-10=1"
    )
    play(table, "retreat legio-1")
    assert actions(table, "retreat-to") == ["neapolis", "mare-tyrrhenum"]
    play(table, "retreat-to mare-tyrrhenum", "retreat-to neapolis")
    assert stands(table, "legio-1")[0] == "neapolis"
    assert table.truth()["crossings"]["pompeius"] == {}


def test_8_4_attacking_navis_go_to_friendly_places_or_back():
    position = (
        "at mare-tyrrhenum c-navis-1=2/from:roma p-navis-1=2; entry caesar roma mare-tyrrhenum; "
        "at mare-internum c-navis-2=1; at messana legio-7=1; at genua legio-1=1"
    )
    table = second_round(position, "mare-tyrrhenum")
    play(table, "pass p-navis-1")
    assert ways(table, "c-navis-1") == ["messana", "roma", "mare-internum"]


def test_8_4_defending_navis_go_to_friendly_places_or_a_vacant_sea_never_a_vacant_port():
    position = (
        "at mare-tyrrhenum c-navis-1=2/from:mare-hispanum p-navis-1=2; "
        "entry caesar mare-hispanum mare-tyrrhenum; at messana legio-1=1"
    )
    table = second_round(position, "mare-tyrrhenum")
    assert ways(table, "p-navis-1") == ["messana", "mare-internum"]
    position = position.replace("mare-hispanum", "mare-internum").replace("messana legio-1", "genua legio-1")
    table = second_round(f"{position}; at mare-hispanum c-navis-2=1", "mare-tyrrhenum")
    assert ways(table, "p-navis-1") == ["genua"]


def test_8_4_navis_in_a_port_battle_leave_by_sea_only():
    table = second_round("at roma c-navis-1=2 legio-7=1 p-navis-1=2; at neapolis legio-1=1", "roma")
    play(table, "pass legio-7")
    assert ways(table, "p-navis-1") == ["mare-tyrrhenum"]


def test_8_4_a_trapped_attacker_is_eliminated_in_round_four():
    table = battle("at roma antonius=2 legio-1=3; at genua legio-2=1", "roma")
    before = table.view(None).plain_facts()["points"]["pompeius"]
    hold(table, 3)
    assert actions(table) == ["retreat antonius"]
    entry = play(table, "retreat antonius")
    assert kinds(entry)[:2] == ["trapped", "leader_killed"]
    assert table.view(None).plain_facts()["points"]["pompeius"] == before + 3  # Roma is no longer contested
    table = battle("at roma antonius=2 legio-1=3; at genua legio-7=1", "roma")
    hold(table, 3)
    play(table, "retreat antonius")
    assert stands(table, "antonius")[0] == "genua"


def test_8_4_in_round_four_a_defender_who_cannot_leave_stays():
    around = "at asculum legio-8=1; at neapolis legio-9=1; at genua legio-10=1; at ravenna legio-11=1"
    table = battle(f"at roma legio-7=2 legio-1=3; {around}", "roma")
    hold(table, 3)
    assert table.truth()["battle"]["round"] == 4
    assert actions(table) == ["fire legio-1", "pass legio-1"]
    refused(table, "retreat legio-1", "8.4", "nowhere")


def test_8_4_a_killed_leader_unlocks_the_third():
    from games.julius.test_7_7_levy import levying

    assert "octavian" in actions(levying("at roma legio-7=1; dead antonius"), "levy")


def test_8_4_a_trapped_cleopatra_changes_sides_at_strength_one():
    """14.j."""
    table = battle("at roma cleopatra=3/turned legio-1=3; at genua legio-2=1", "roma")
    hold(table, 3)
    play(table, "pass legio-1", "retreat cleopatra")
    assert stands(table, "cleopatra") == ("roma", 1, "pompeius")
    assert table.deciders() == ["pompeius"]


def test_8_4_after_a_role_swap_the_new_attackers_go_back_where_they_came_from():
    position = (
        "at roma legio-7=3 legio-1=1 legio-2=2/from:neapolis/reserve; entry pompeius neapolis roma; "
        "entry caesar genua roma"
    )
    table = battle(position, "roma")
    play(table, "pass legio-1")
    play(table, "fire legio-7", dice=[1, 6, 6])
    play(table, "pass legio-7")
    assert ways(table, "legio-2") == ["neapolis"]


BORDERS = [
    (PLACE_IDS[port], PLACE_IDS[sea])
    for sea in range(FIRST_SEA, PLACES)
    for port in SEA_TO[SEA_FROM[sea] : SEA_FROM[sea + 1]]
    if port < FIRST_SEA and PLACE_IDS[port] != "alexandria"
]
AWAY = "at bilbilis cleopatra=4"  # Alexandria is vacant


@pytest.mark.parametrize(("port", "sea"), BORDERS)
def test_8_4_a_land_block_leaves_any_port_by_any_sea_to_the_friendly_ports_of_that_sea(port, sea):
    other = next(place for place, near in BORDERS if near == sea and place != port)
    table = second_round(f"at {port} legio-7=3 legio-1=3; at {sea} p-navis-1=2; at {other} legio-2=1; {AWAY}", port)
    play(table, "retreat legio-1")
    if f"retreat-to {sea}" in actions(table):
        play(table, f"retreat-to {sea}")
    assert actions(table) == [f"retreat-to {other}"]
    assert not has_port_on(table._state, 0, PLACE_INDEX[sea])
    assert has_port_on(table._state, 1, PLACE_INDEX[sea]) is True
    refused(table, f"retreat-to {port}", "8.4")
    entry = play(table, f"retreat-to {other}")
    assert stands(table, "legio-1") == (other, 3, "pompeius")
    assert told(entry, "retreated") == [{"seat": "pompeius", "block": "legio-1", "from": port, "to": other}]


@pytest.mark.parametrize("sea", PLACE_IDS[FIRST_SEA:])
def test_8_4_a_defending_navis_goes_to_any_vacant_sea_beside_its_own(sea):
    beside = next(PLACE_IDS[to] for to in SEA_TO[SEA_FROM[PLACE_INDEX[sea]] :] if to >= FIRST_SEA)
    table = second_round(f"at {beside} c-navis-1=2 p-navis-1=2; at roma legio-7=1; at bilbilis legio-1=1", beside)
    assert sea in ways(table, "p-navis-1")


ROAD_ENDS = [(a, b) for a in range(2, FIRST_SEA) for b in range(2, FIRST_SEA) if 0 <= EDGE[a * PLACES + b] < ROADS]


def test_8_4_a_block_leaves_by_any_road_that_the_enemy_did_not_come_by():
    for here, there in some(ROAD_ENDS):
        place, other = PLACE_IDS[here], PLACE_IDS[there]
        away = AWAY if "bilbilis" not in (place, other) else "at roma cleopatra=4"
        state = second_round(f"at {place} legio-7=3 legio-1=3; at {other} legio-2=1; {away}", place)._state
        assert may_retreat_to(state, 1, BLOCK_INDEX["legio-1"], there)
        assert retreats(state, 1, BLOCK_INDEX["legio-1"]) in (there, -1)
        assert not may_retreat_to(state, 1, BLOCK_INDEX["legio-1"], here)
