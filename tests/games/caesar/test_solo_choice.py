"""Auto-Crassus's placement choice: each step, taken only when none before it can be done."""

import pytest

from tables import asked, at, chosen, crassus, placement
from triumvirate.games.caesar.printed import BORDER_INDEX, PROVINCE_INDEX
from triumvirate.games.caesar.rules.forecast import hands_over_the_win
from triumvirate.games.caesar.rules.solo_choice import BY_ITALIA, CLOSE, LAND, settle_province
from triumvirate.games.caesar.rules.solo_values import closing_allowed, inward_province
from triumvirate.games.caesar.state import BORDERS, PICKED
from triumvirate.games.caesar.words import say

# Pompey is Auto-Crassus. A token that lies `down` fills a space without strength.
WON_SYRIA = "on SY-AG pompey sword-5-1 down; on AS-SY pompey shield-5-1 down; won syria pompey"


def picks(position, line, **options):
    """All placements that Auto-Crassus would still choose between at random."""
    table = at(
        f"turn caesar place; hand caesar; line {line}; bag pompey; tiles A; {position}", solo="normal", **options
    )
    return sorted(outcome["pick"] for what, outcomes in asked(table, "pass") if what == PICKED for outcome in outcomes)


def test_solo_choice_1_closes_and_wins_with_the_lowest_value_that_still_wins():
    _, entry = crassus("on SY-AG caesar sword-3-3 3/3", "shield-6-0 shield-4-2 shield-5-1")
    assert placement(entry) == "place shield-4-2 AS-SY 2/4"
    assert chosen(entry)["step"] == 1
    assert chosen(entry)["value"] == 4


def test_solo_choice_1_a_tie_is_a_win():
    _, entry = crassus("on SY-AG caesar sword-4-2 4/2", "shield-6-0 shield-4-2")
    assert placement(entry) == "place shield-4-2 AS-SY 2/4"


def test_solo_choice_1_a_low_side_of_a_token_may_be_enough():
    _, entry = crassus("on SY-AG pompey sword-4-2 4/2", "shield-6-0 shield-4-2")
    assert placement(entry) == "place shield-6-0 AS-SY 6/0"
    assert chosen(entry)["value"] == 0


def test_house_lowest_over_all_steps_1_and_2_compare_all_provinces_by_value_first():
    # Syria, which gives a Senate, needs a 3 or more; Hispania Ulterior is won by a 2
    position = "on SY-AG caesar sword-3-3 3/3; on HU-MT caesar ship-5-1 1/5; bonus syria senate"
    _, entry = crassus(position, "shield-4-2")
    assert placement(entry) == "place shield-4-2 HC-HU 4/2"
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (1, "hispania_ulterior")


def test_solo_choice_2_closes_though_it_loses_with_its_lowest_token_lowest_value_inward():
    _, entry = crassus("on SY-AG caesar sword-6-0 6/0", "shield-4-2 shield-5-1 shield-3-3")
    assert placement(entry) == "place shield-5-1 AS-SY 5/1"
    assert (chosen(entry)["step"], chosen(entry)["value"]) == (2, 1)


def test_solo_choice_2_not_when_that_would_make_the_person_win():
    _, entry = crassus(
        "on SY-AG caesar sword-6-0 6/0; placed 11 0; on SD-SC caesar ship-3-3 3/3", "shield-4-2 ship-6-0"
    )
    assert chosen(entry)["step"] == 3


def test_house_step_2_only_the_exclusion_does_not_bind_later_steps():
    table, entry = crassus("on SY-AG caesar sword-6-0 6/0; placed 11 0", "shield-4-2")
    assert chosen(entry)["step"] == 3
    assert chosen(entry)["province"] == "syria"
    assert table.result().winners == ("caesar",)


def test_solo_choice_2_counts_border_markers_of_the_person():
    # AS-SY would close Asia and Syria for Caesar: two controls and the border between them
    lost = "on AS-CR caesar shield-6-0 6/0; on AS-AG caesar ship-6-0 6/0; on SY-AG caesar sword-6-0 6/0"
    assert chosen(crassus(f"{lost}; placed 9 0", "shield-3-3", None)[1])["step"] == 3
    assert chosen(crassus(f"{lost}; placed 8 0", "shield-3-3", None)[1])["step"] == 2


def test_solo_choice_2_counts_italias_second_marker():
    italia = (
        "on IT-SD caesar shield-4-2 4/2; on IT-SC caesar sword-4-2 4/2; on GC-IT caesar sword-3-3 3/3; "
        "on MD-IT caesar shield-3-3 3/3; on DM-IT caesar ship-3-3 3/3"
    )
    assert chosen(crassus(f"{italia}; placed 10 0", "ship-6-0")[1])["step"] == 3
    assert chosen(crassus(f"{italia}; placed 9 0", "ship-6-0")[1])["step"] == 2


ACHAIA_LAST = (
    "on IT-SD pompey shield-4-2 4/2; on IT-SC pompey sword-4-2 4/2; on GC-IT caesar sword-3-3 3/3; "
    "on MD-IT caesar shield-6-0 0/6; "
    "on DM-IT caesar ship-6-0 0/6; on AC-AF caesar ship-5-1 5/1; on MD-AC caesar sword-6-0 0/6; "
    "on AC-CR caesar shield-5-1 5/1"
)


def test_solo_choice_2_counts_the_province_across_and_its_second_marker():
    # IT-AC closes Italia and Achaia for Caesar: two controls, Italia's second marker and the border between
    assert chosen(crassus(f"{ACHAIA_LAST}; placed 8 0", "ship-6-0", None)[1])["step"] == 3
    assert chosen(crassus(f"{ACHAIA_LAST}; placed 7 0", "ship-6-0", None)[1])["step"] == 2


def test_solo_choice_2_not_excluded_when_its_own_last_marker_comes_first():
    # Hispania Citerior is lost, Ulterior across is won: Pompey's twelfth marker comes before any of Caesar's
    both = "on HU-MT pompey ship-4-2 4/2; on GA-HC caesar sword-6-0 0/6"
    table, entry = crassus(f"{both}; placed 10 11", "shield-3-3")
    assert chosen(entry)["step"] == 1
    assert table.result().winners == ("pompey",)


def test_solo_choice_3_goes_where_it_is_furthest_behind_with_its_highest_token():
    position = "on IT-SC caesar sword-6-0 0/6; on AC-AF caesar ship-4-2 4/2"
    _, entry = crassus(position, "ship-5-1 ship-6-0 ship-3-3")
    assert chosen(entry)["step"] == 3
    assert chosen(entry)["province"] == "sicilia"
    assert chosen(entry)["value"] == 6


def test_solo_choice_3_only_looks_at_provinces_where_its_line_fits():
    _, entry = crassus("on IT-SC caesar sword-6-0 0/6; on AC-AF caesar ship-4-2 4/2", "sword-4-2")
    assert chosen(entry)["province"] == "achaia"
    assert placement(entry) == "place sword-4-2 MD-AC 2/4"


def test_house_province_first_steps_3_and_4_settle_the_province_before_the_token():
    # Sicilia and Achaia both 4 behind; Achaia gives a Senate, though only Sicilia would take the ship 6/0
    position = (
        "on IT-SC caesar sword-4-2 2/4; on AC-AF caesar ship-4-2 4/2; on IT-AC caesar ship-3-3 down; "
        "bonus achaia senate"
    )
    _, entry = crassus(position, "ship-6-0 shield-5-1")
    assert chosen(entry)["province"] == "achaia"
    assert placement(entry) == "place shield-5-1 AC-CR 5/1"


def test_solo_choice_4_goes_where_it_has_strength_with_its_highest_token():
    _, entry = crassus("on IT-SC pompey sword-6-0 0/6", "ship-5-1 ship-6-0")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "sicilia")
    assert placement(entry) == "place ship-6-0 SD-SC 0/6"


def test_house_tightest_lead_step_4_takes_the_smallest_lead_first():
    # Leads: Italia 6, Cyrene 4, Aegyptus 2; a shield fits the first two
    _, entry = crassus("on IT-SC pompey sword-6-0 6/0; on CY-AG pompey sword-4-2 4/2", "shield-6-0")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "cyrene")


def test_solo_choice_4_needs_strength_of_its_own():
    _, entry = crassus("on IT-SC pompey sword-6-0 down", "shield-6-0")
    assert chosen(entry)["step"] == 6


def test_solo_choice_5_goes_next_to_a_province_it_controls_with_its_highest_token():
    assert picks(WON_SYRIA, "ship-6-0 ship-4-2") == ["place ship-6-0 AS-AG 6/0", "place ship-6-0 CR-AG 0/6"]
    _, entry = crassus(f"{WON_SYRIA}; bonus asia senate", "ship-6-0 ship-4-2")
    assert chosen(entry)["step"] == 5
    assert placement(entry) == "place ship-6-0 AS-AG 6/0"


def test_house_highest_over_all_steps_5_to_7_take_the_highest_value_before_the_ties():
    # Asia gives a Senate but takes only the shield; Aegyptus takes the higher sword
    _, entry = crassus(f"{WON_SYRIA}; bonus asia senate", "shield-4-2 sword-6-0")
    assert placement(entry) == "place sword-6-0 CY-AG 0/6"
    assert chosen(entry)["step"] == 5


def test_solo_choice_6_a_land_locked_province_with_its_highest_token_italia_before_the_others():
    _, entry = crassus("", "sword-6-0 sword-5-1")
    assert chosen(entry)["step"] == 6
    assert chosen(entry)["province"] == "italia"
    assert chosen(entry)["province_ties"] == ["italia"]
    assert placement(entry) == "place sword-6-0 IT-SC 6/0"


def test_solo_choice_6_without_italia_it_is_random():
    filled = "on MD-IT caesar shield-6-0 down; on IT-SD caesar shield-5-1 down"
    assert picks(filled, "shield-6-0") == [
        "place shield-6-0 AC-CR 0/6", "place shield-6-0 AC-CR 6/0", "place shield-6-0 GA-SD 0/6",
    ]  # fmt: skip


NO_LAND = "on IT-SC caesar sword-6-0 down; on GC-IT caesar sword-5-1 down; on MD-AC caesar sword-4-2 down"


def test_solo_choice_7_any_province_that_takes_its_highest_token_at_random():
    spaces = ("CY-AG", "DM-MD", "GA-HC", "GC-GA", "MT-NU", "NU-AF", "SY-AG")
    ways = sorted(f"place sword-6-0 {space} {way}" for space in spaces for way in ("6/0", "0/6"))
    assert picks(NO_LAND, "sword-6-0 sword-5-1") == ways


def test_solo_choice_7_the_same_placement_seen_from_both_provinces_is_one_choice():
    spaces = ("CY-AG", "DM-MD", "GA-HC", "GC-GA", "MT-NU", "NU-AF", "SY-AG")
    assert picks(NO_LAND, "sword-3-3") == [f"place sword-3-3 {space} 3/3" for space in spaces]


@pytest.mark.parametrize("pick", ["place sword-3-3 SY-AG 3/3", "place sword-3-3 DM-MD 3/3"])
def test_solo_choice_7_a_random_pick_can_be_scripted(pick):
    _, entry = crassus(NO_LAND, "sword-3-3", {"pick": pick})
    assert placement(entry) == pick
    assert (chosen(entry)["step"], chosen(entry)["candidates"]) == (7, 7)


def test_solo_choice_1_the_reason_is_told_in_words():
    _, entry = crassus("on SY-AG caesar sword-3-3 3/3", "shield-6-0 shield-4-2")
    assert say(chosen(entry), None) == "Step 1, a province it can close and win: Syria; value 4 inwards."


def test_solo_choice_2_its_own_last_marker_would_come_first_when_it_wins_the_province_across():
    # Asked of the forecast alone: in play step 1 would have taken the province across
    both = (
        "turn caesar place; hand caesar; line shield-3-3; on HU-MT pompey ship-4-2 4/2; on GA-HC caesar sword-6-0 0/6"
    )
    border, citerior, ulterior = (
        BORDER_INDEX["HC-HU"],
        PROVINCE_INDEX["hispania_citerior"],
        PROVINCE_INDEX["hispania_ulterior"],
    )
    state = at(f"{both}; placed 11 11", solo="normal")._state
    assert hands_over_the_win(state, 1, border, 3, 3, citerior)
    assert not hands_over_the_win(state, 1, border, 3, 3, ulterior)


def test_solo_choice_2_a_province_that_stays_open_hands_nothing_over():
    """AS-SY closes Syria; Asia, where Caesar leads, keeps a free space."""
    state = at("on SY-AG pompey sword-6-0 6/0; on AS-CR caesar shield-6-0 6/0; placed 11 0", solo="normal")._state
    assert not hands_over_the_win(state, 1, BORDER_INDEX["AS-SY"], 3, 3, PROVINCE_INDEX["syria"])


@pytest.mark.parametrize(("inward", "allowed"), [(5, True), (1, False)])
@pytest.mark.parametrize(
    ("border", "province", "board"),
    [
        ("AS-SY", "syria", "on SY-AG caesar sword-3-3 3/3"),
        ("HC-HU", "hispania_ulterior", "on HU-MT caesar ship-3-3 3/3"),
    ],
)
def test_solo_choice_2_the_value_shown_inwards_decides_who_wins(border, province, board, inward, allowed):
    state = at(f"turn caesar place; hand caesar; line shield-5-1; {board}; placed 11 0", solo="normal")._state
    [side] = [
        2 * BORDER_INDEX[border] + end
        for end in range(2)
        if inward_province(2 * BORDER_INDEX[border] + end) == PROVINCE_INDEX[province]
    ]
    assert closing_allowed(state, CLOSE, side, state.line[0], inward) == allowed


def test_solo_choice_6_italia_if_it_is_among_the_tied_provinces():
    state = at("", solo="normal")._state
    sides = (1 << 2 * BORDERS) - 1
    italia = sum(1 << side for side in range(2 * BORDERS) if inward_province(side) == PROVINCE_INDEX["italia"])
    assert settle_province(state, LAND, sides) == (italia, 1 << BY_ITALIA)
    assert settle_province(state, LAND, italia) == (italia, 0)
