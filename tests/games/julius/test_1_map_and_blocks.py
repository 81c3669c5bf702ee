"""1 and 2. The map, control, the blocks; and the errors of the seed aid (rules file, section 13, 1 to 9)."""

from collections import Counter

import pytest

from games.julius.campaign import GAME, actions, at, battle, moving, play, reachable, refused, stands
from triumvirate.core.table import Table
from triumvirate.games.julius.printed import BLOCK_INDEX, DATA, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import STRENGTH
from triumvirate.games.julius.rules.board import (
    CITY_VALUE,
    SEA_NEIGHBOURS,
    has_blocks,
    is_contested,
    is_friendly,
    is_open_to,
    is_vacant,
)

BLOCKS = {block["id"]: block for block in DATA["blocks"]}


def test_1_counts_of_the_printed_map_and_blocks():
    kinds = Counter(place["kind"] for place in DATA["places"])
    ports = Counter(place.get("port") for place in DATA["places"] if place["kind"] == "city")
    roads = Counter(road[2] for road in DATA["roads"])
    assert (kinds["city"], ports["major"] + ports["minor"], ports["major"], kinds["sea"]) == (67, 48, 11, 9)
    assert (roads["major"], roads["minor"], roads["strait"]) == (43, 47, 4)
    assert (len(DATA["sea_borders"]), len(DATA["port_links"]), len(BLOCKS), len(DATA["cards"])) == (9, 60, 63, 27)
    assert sum(CITY_VALUE) == 13
    assert sum(bin(mask).count("1") for mask in SEA_NEIGHBOURS) == 18


def test_2_levy_homes():
    homes = Counter((block["side"], block["type"]) for block in BLOCKS.values() if block["home"])
    assert homes == {
        ("caesar", "legio"): 14, ("pompeius", "legio"): 14, ("caesar", "equitatus"): 4,
        ("pompeius", "equitatus"): 3, ("pompeius", "elephant"): 1,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("block", "home", "rating"),
    [
        ("legio-16", "aquileia", ("C", 2, 3)),  # 13.1
        ("legio-18", "neapolis", ("C", 2, 4)),  # 13.2
        ("legio-19", "syracusae", ("C", 2, 4)),  # 13.3
        ("legio-36", "ephesus", ("C", 2, 4)),  # 13.4
        ("c-equitatus-1", "lugdunum", ("B", 2, 3)),  # 13.5
        ("pompeius", None, ("B", 3, 3)),  # 13.7
        ("p-navis-1", None, ("D", 3, 2)),
        ("p-navis-2", None, ("D", 3, 2)),
        ("p-navis-3", None, ("D", 2, 2)),
        ("caesar", None, ("A", 3, 3)),  # 13.8
        ("antonius", None, ("A", 2, 2)),
        ("scipio", None, ("A", 2, 3)),
        ("cleopatra", None, ("C", 1, 4)),
        ("c-ballista", None, ("BD", 4, 2)),
        ("p-elephant", "utica", ("B", 3, 2)),  # 13.9
    ],
)
def test_2_blocks_where_the_aid_is_wrong(block, home, rating):
    entry = BLOCKS[block]
    assert entry["home"] == home
    assert (entry["initiative"], entry["firepower"], len(entry["strengths"])) == rating


def test_2_strength_is_the_step_except_for_the_elephant():
    assert [STRENGTH[BLOCK_INDEX["p-elephant"] * 5 + step] for step in range(3)] == [0, 2, 4]
    assert [STRENGTH[BLOCK_INDEX["legio-17"] * 5 + step] for step in range(5)] == [0, 1, 2, 3, 4]


def test_2_elephant_of_four_takes_a_hit_to_two_and_then_dies():
    table = battle("at utica p-elephant=2; at utica legio-7=3/from:badias; entry caesar badias utica", "utica")
    play(table, "pass p-elephant")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert stands(table, "p-elephant") == ("utica", 1, "pompeius")
    play(table, "pass p-elephant")
    play(table, "fire legio-7", dice=[1, 6, 6])
    assert stands(table, "p-elephant")[0] == "dead"


def test_2_the_third_leader_waits_for_another_leaders_death():
    position = "time 705 2 levy caesar; command caesar levies=1; at roma legio-7=3"
    table = at(position)
    refused(table, "levy octavian", "2", "only after another of your leaders")
    assert "octavian" in actions(at(f"{position}; dead antonius"), "levy")


def test_2_the_death_of_an_enemys_leader_brings_nobody():
    """Only a side's own loss calls its third leader."""
    for seat, third, foe, own in (
        ("caesar", "octavian", "scipio", "antonius"),
        ("pompeius", "brutus", "antonius", "scipio"),
    ):
        position = f"time 705 2 levy {seat}; command {seat} levies=1; at roma legio-{7 if seat == 'caesar' else 1}=3"
        refused(at(f"{position}; dead {foe}"), f"levy {third}", "2", "only after another of your leaders")
        assert third in actions(at(f"{position}; dead {foe} {own}"), "levy")


def test_1_control_comes_from_presence_alone():
    state = at("at roma legio-7=3; at genua legio-8=1 legio-1=1; at ravenna c-navis-1=1")._state
    roma, genua, ravenna, ostia = (PLACE_INDEX[name] for name in ("roma", "genua", "ravenna", "neapolis"))
    assert is_friendly(state, 0, roma)
    assert not is_friendly(state, 1, roma)
    assert is_contested(state, genua)
    assert not is_friendly(state, 0, genua)
    assert is_friendly(state, 0, ravenna)  # a Navis alone holds a port
    assert is_vacant(state, ostia)
    assert has_blocks(state, 0, genua)
    assert is_open_to(state, 0, ostia)
    assert not is_open_to(state, 0, genua)


def test_7_1_from_massilia_one_and_two_steps():
    table = Table.new(GAME, {}, seed=1)
    for seat in ("caesar", "pompeius"):
        hand = table.truth()["hands"][seat]
        commands = [card for card in hand if "/" in card]
        table.act(seat, f"discard {next(card for card in hand if card != commands[0])}")
        table.act(seat, f"play {commands[0]}")
    table = moving(_historical(table))
    one, two = reachable(table, "legio-11")
    assert one == {"narbo", "lugdunum", "genua"}
    assert two - one == {"burdigala", "cenabum", "treviri", "ravenna", "roma"}  # Tarraco is the enemy's
    two = reachable(moving("at massilia legio-11=3"), "legio-11")[1]
    assert two == {"lugdunum", "genua", "tarraco", "burdigala", "cenabum", "treviri", "ravenna", "roma"}


def _historical(table):
    return "; ".join(clause for clause in table.position_text().split("; ") if clause.startswith("at "))


def test_7_5_from_massilia_a_navis_reaches_these_seas_and_ports():
    one, two = reachable(moving("at massilia c-navis-1=2"), "c-navis-1")
    assert one == {"mare-hispanum"}
    assert two == {
        "oceanus-atlanticus", "mare-tyrrhenum", "utica", "caralis", "iomnium", "siga", "tingis", "carthago-nova",
        "tarraco", "narbo", "genua",
    }  # fmt: skip
