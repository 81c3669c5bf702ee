"""Auto-Crassus's ties: between provinces, between spaces, between tokens."""

import pytest

from tables import asked, at, chosen, crassus, placement
from triumvirate.games.caesar.state import PICKED
from triumvirate.games.caesar.words import say

WON_SYRIA = "on SY-AG pompey sword-5-1 down; on AS-SY pompey shield-5-1 down; won syria pompey"
# Caesar leads by 6 in Aegyptus and in Achaia, which is land-locked; ships fit both.
BEHIND = "on CY-AG caesar sword-6-0 0/6; on IT-AC caesar ship-6-0 0/6"


def test_solo_ties_regions_next_to_one_it_has_won_comes_first():
    _, entry = crassus(f"{BEHIND}; {WON_SYRIA}; bonus achaia senate", "ship-5-1")
    assert chosen(entry)["province"] == "aegyptus"
    assert chosen(entry)["province_ties"] == ["next_to_won"]


def test_solo_ties_regions_then_one_that_gives_a_senate():
    _, entry = crassus(f"{BEHIND}; bonus aegyptus senate", "ship-5-1")
    assert chosen(entry)["province"] == "aegyptus"
    assert chosen(entry)["province_ties"] == ["senate"]


@pytest.mark.parametrize(
    ("bonus", "province", "ties"), [("poison", "aegyptus", ["poison"]), ("wealth", "achaia", ["land_locked"])]
)
def test_solo_ties_regions_then_one_that_gives_poison_in_a_match_with_poison(bonus, province, ties):
    hand = "turn caesar place; hand caesar shield-3-3 laurel-2-2; bag caesar; line ship-5-1; bag pompey; tiles A"
    table = at(f"{hand}; {BEHIND}; bonus aegyptus {bonus}", solo="normal", poison=True)
    entry = table.act("caesar", "place shield-3-3 DM-GC 3/3", [{"tile": "A"}])
    assert chosen(entry)["province"] == province
    assert chosen(entry)["province_ties"] == ties


def test_solo_ties_regions_then_a_land_locked_one():
    _, entry = crassus(BEHIND, "ship-5-1")
    assert chosen(entry)["province"] == "achaia"
    assert chosen(entry)["province_ties"] == ["land_locked"]
    assert placement(entry) == "place ship-5-1 AC-AF 5/1"


def test_solo_ties_regions_then_one_next_to_a_land_locked_one():
    # Gallia touches Sardinia, Hispania Citerior nothing land-locked; closing Citerior is excluded, Caesar would win
    behind = "on HC-HU caesar shield-6-0 6/0; on GC-GA caesar sword-6-0 0/6; placed 11 0"
    _, entry = crassus(behind, "sword-5-1", crassus_gifts=True)
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (3, "gallia")
    assert chosen(entry)["province_ties"] == ["next_to_land_locked"]


def test_solo_ties_regions_then_random():
    # Cyrene and Africa, both 3 behind, both next to land-locked provinces
    table = at(
        "turn caesar place; hand caesar; line sword-5-1; bag pompey; tiles A; on AF-CY caesar shield-3-3 3/3",
        solo="normal",
    )
    [(_, outcomes)] = [call for call in asked(table, "pass") if call[0] == PICKED]
    assert sorted(outcome["pick"] for outcome in outcomes) == ["place sword-5-1 CY-AG 5/1", "place sword-5-1 NU-AF 1/5"]
    entry = table.act("caesar", "pass", [{"tile": "A"}, {"pick": "place sword-5-1 CY-AG 5/1"}])
    assert chosen(entry)["province_ties"] == ["random"]
    assert "at random" in say(chosen(entry), None)


def test_solo_ties_spaces_the_one_whose_other_province_it_is_losing_most():
    # Sicilia is 6 behind; ships fit SD-SC, SC-NU, SC-AF; across, Numidia is 4 behind and Africa 3
    position = "on IT-SC caesar sword-6-0 0/6; on MT-NU caesar sword-4-2 2/4; on AF-CY caesar shield-3-3 3/3"
    _, entry = crassus(position, "ship-5-1")
    assert placement(entry) == "place ship-5-1 SC-NU 5/1"
    assert chosen(entry)["space_ties"] == ["losing_most"]


def test_solo_ties_spaces_a_province_it_leads_in_is_not_losing():
    position = "on IT-SC caesar sword-6-0 0/6; on MT-NU pompey sword-4-2 2/4"
    _, entry = crassus(position, "ship-5-1")
    assert placement(entry) == "place ship-5-1 SD-SC 1/5"
    assert chosen(entry)["space_ties"] == ["land_locked"]


def test_solo_ties_spaces_then_one_whose_other_province_is_land_locked():
    _, entry = crassus("on IT-SC caesar sword-6-0 0/6", "ship-5-1")
    assert placement(entry) == "place ship-5-1 SD-SC 1/5"


def test_solo_ties_spaces_then_random():
    position = "on IT-SC caesar sword-6-0 0/6; on SD-SC caesar ship-6-0 down"
    table = at(f"turn caesar place; hand caesar; line ship-5-1; bag pompey; tiles A; {position}", solo="normal")
    [(_, outcomes)] = [call for call in asked(table, "pass") if call[0] == PICKED]
    assert sorted(outcome["pick"] for outcome in outcomes) == ["place ship-5-1 SC-AF 5/1", "place ship-5-1 SC-NU 5/1"]
    entry = table.act("caesar", "pass", [{"tile": "A"}, {"pick": "place ship-5-1 SC-AF 5/1"}])
    assert chosen(entry)["space_ties"] == ["random"]


def test_solo_ties_tokens_not_wild_before_wild():
    _, entry = crassus("on SY-AG caesar sword-3-3 3/3", "laurel-3-1 shield-3-3")
    assert placement(entry) == "place shield-3-3 AS-SY 3/3"
    assert chosen(entry)["token_ties"] == ["not_wild"]


def test_solo_ties_tokens_not_wild_before_wild_where_a_low_token_is_asked_too():
    _, entry = crassus("on SY-AG pompey sword-6-0 6/0", "laurel-4-0 shield-6-0")
    assert placement(entry) == "place shield-6-0 AS-SY 6/0"
    assert chosen(entry)["token_ties"] == ["not_wild"]


COMBINED = {"name": "combined", "influence": [
    {"icons": ["ship"], "values": [5, 1]}, {"icons": ["ship"], "values": [5, 4]}, {"icons": ["ship"], "values": [9, 1]},
    {"icons": ["sword"], "values": [6, 0]}, {"icons": ["shield"], "values": [3, 3]},
]}  # fmt: skip


LOST = (("ship", [5, 1]), ("ship", [8, 1]), ("shield", [9, 9]))


def test_solo_ties_tokens_combined_value_highest_where_a_high_token_is_asked():
    _, entry = crassus("on IT-SC caesar sword-6-0 0/6", "ship-5-1 ship-5-4", variant=COMBINED)
    assert placement(entry) == "place ship-5-4 SD-SC 4/5"
    assert chosen(entry)["token_ties"] == ["combined_value"]


def test_solo_ties_tokens_combined_value_lowest_where_a_low_token_is_asked():
    # Hispania Ulterior closes by the ship space and is won by a 1 already
    _, entry = crassus("on HC-HU caesar shield-3-3 down", "ship-9-1 ship-5-1", variant=COMBINED)
    assert placement(entry) == "place ship-5-1 HU-MT 1/5"
    assert chosen(entry)["token_ties"] == ["combined_value"]


@pytest.mark.parametrize("line", ["ship-8-1 ship-5-1", "ship-5-1 ship-8-1"])
def test_solo_ties_tokens_combined_value_lowest_where_it_closes_a_province_it_loses(line):
    # The same closing, lost: nothing it has wins Hispania Ulterior, so step 2 spends as little as it can
    tokens = [{"icons": [icon], "values": values} for icon, values in LOST]
    _, entry = crassus("on HC-HU caesar shield-9-9 9/9", line, variant={"name": "lost", "influence": tokens})
    assert chosen(entry)["step"] == 2
    assert placement(entry) == "place ship-5-1 HU-MT 1/5"
    assert chosen(entry)["token_ties"] == ["combined_value"]


def test_solo_ties_tokens_then_the_left_most_in_the_line():
    _, entry = crassus("on SY-AG caesar sword-3-3 3/3", "laurel-3-1 centurion-laurel-3-3", centurions=True)
    assert placement(entry) == "place laurel-3-1 AS-SY 1/3"
    level = {
        "name": "level",
        "influence": [{"icons": ["ship"], "values": [4, 2]}, {"icons": ["shield", "ship"], "values": [4, 2]}],
    }
    for line in ("ship-4-2 shield-ship-4-2", "shield-ship-4-2 ship-4-2"):
        _, entry = crassus("on IT-SC caesar shield-ship-4-2 2/4", line, variant=level)
        assert placement(entry) == f"place {line.split()[0]} SD-SC 2/4"
        assert chosen(entry)["token_ties"] == ["left_most"]
