"""Auto-Crassus's placement choice: each step, taken only when none before it can be done."""

import pytest

from tables import asked, at, chosen, crassus, placement, told
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.own import TARGET_NAMES, pack_task
from triumvirate.games.caesar.printed import BORDER_INDEX, PROVINCE_INDEX
from triumvirate.games.caesar.rules.flow import drawn_by
from triumvirate.games.caesar.rules.forecast import hands_over_the_win
from triumvirate.games.caesar.rules.solo_choice import BY_ITALIA, CLOSE, LAND, settle_province
from triumvirate.games.caesar.rules.solo_values import closing_allowed, inward_province, sides_taking
from triumvirate.games.caesar.state import BORDERS, DRAW_CENTURION, DRAW_ONE, NO_TASK, PICKED
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
        "on SY-AG caesar sword-6-0 6/0; placed 11 0; on SD-SC caesar ship-3-3 3/3", "shield-4-2 ship-6-0", None
    )
    assert (chosen(entry)["step"], chosen(entry)["province"] != "syria") == (3, True)


SYRIA_IS_THE_LAST = "on SY-AG caesar sword-6-0 6/0; placed 11 0"


def test_house_no_gifts_steps_3_to_7_pass_over_what_would_give_the_person_the_game():
    # Aegyptus is level, so that Syria is the only province where it is behind
    table, entry = crassus(SYRIA_IS_THE_LAST, "shield-4-2", {"draw": "ship-3-3"}, bag="ship-3-3")
    assert chosen(entry)["step"] == 6
    assert placement(entry) == "place shield-4-2 IT-SD 4/2"
    assert table.result() is None
    assert told(entry, "gift_withheld") == [{"kind": "gift_withheld", "person": "caesar"}]


def test_house_no_gifts_in_the_literal_reading_a_later_step_gives_the_game_away():
    table, entry = crassus(SYRIA_IS_THE_LAST, "shield-4-2", crassus_gifts=True)
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (3, "syria")
    assert table.result().winners == ("caesar",)
    assert not told(entry, "gift_withheld")


def test_house_no_gifts_the_game_is_given_away_where_nothing_else_can_be_placed():
    shields = ["HC-HU", "GA-SD", "IT-SD", "MD-IT", "DM-GC", "AF-CY", "AC-CR", "CR-CY", "AS-CR"]
    full = "; ".join(f"on {border} pompey shield-3-3 down" for border in shields[:1])
    tokens = ["laurel-4-0", "laurel-3-1", "laurel-2-2", "sword-3-3", "sword-4-2", "ship-3-3", "ship-4-2", "ship-5-1"]
    full += "".join(f"; on {border} pompey {token} down" for border, token in zip(shields[1:], tokens, strict=True))
    table, entry = crassus(f"{SYRIA_IS_THE_LAST}; {full}", "shield-4-2")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (3, "syria")
    assert table.result().winners == ("caesar",)
    assert not told(entry, "gift_withheld")


def test_house_no_gifts_a_twelfth_marker_on_a_border_counts():
    # Syria would be Caesar's eleventh marker, and the border to Aegyptus, which is his, the twelfth
    aegyptus = (
        "on CY-AG caesar sword-5-1 5/1; on CR-AG caesar ship-5-1 5/1; on AS-AG caesar ship-6-0 0/6; won aegyptus caesar"
    )
    syria = "on SY-AG caesar sword-6-0 6/0"
    given = crassus(f"{aegyptus}; {syria}; placed 10 0", "shield-4-2")[1]
    assert placement(given) != "place shield-4-2 AS-SY 2/4"
    assert told(given, "gift_withheld")
    safe = crassus(f"{aegyptus}; {syria}; placed 9 0", "shield-4-2")[1]
    assert (chosen(safe)["step"], placement(safe)) == (2, "place shield-4-2 AS-SY 4/2")


def test_house_no_gifts_step_2_withholds_nothing():
    # Hispania Ulterior would be Caesar's eleventh marker; Syria, with the border to Aegyptus, would be a gift
    aegyptus = (
        "on CY-AG caesar sword-5-1 5/1; on CR-AG caesar ship-5-1 5/1; on AS-AG caesar ship-6-0 0/6; won aegyptus caesar"
    )
    both = f"{aegyptus}; on SY-AG caesar sword-6-0 6/0; on HU-MT caesar ship-4-2 4/2; placed 10 0"
    _, entry = crassus(both, "shield-3-3", None)
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (2, "hispania_ulterior")
    assert not told(entry, "gift_withheld")


def test_house_no_gifts_step_1_is_as_printed():
    # It wins Hispania Ulterior, and by the same token Caesar gets Citerior, his twelfth
    both = "on HU-MT pompey ship-4-2 4/2; on GA-HC caesar sword-6-0 0/6; placed 11 0"
    table, entry = crassus(both, "shield-3-3")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (1, "hispania_ulterior")
    assert table.result().winners == ("caesar",)


def test_house_no_gifts_the_other_way_round_is_another_placement():
    # AC-CR closes nothing but Achaia: with 5 inward Caesar wins Achaia, with 6 it would be his too, so it looks elsewhere
    position = "on IT-AC caesar ship-6-0 0/6; on AC-AF caesar ship-5-1 5/1; on MD-AC caesar sword-6-0 0/6; placed 11 0"
    _, entry = crassus(position, "shield-6-0 shield-5-1")
    assert chosen(entry)["province"] != "achaia"
    assert told(entry, "gift_withheld")


def test_solo_choice_2_counts_border_markers_of_the_person():
    # AS-SY would close Asia and Syria for Caesar: two controls and the border between them
    lost = "on AS-CR caesar shield-6-0 6/0; on AS-AG caesar ship-6-0 6/0; on SY-AG caesar sword-6-0 6/0"
    assert chosen(crassus(f"{lost}; placed 9 0", "shield-3-3", None, crassus_gifts=True)[1])["step"] == 3
    assert chosen(crassus(f"{lost}; placed 8 0", "shield-3-3", None)[1])["step"] == 2


def test_solo_choice_2_counts_italias_second_marker():
    italia = (
        "on IT-SD caesar shield-4-2 4/2; on IT-SC caesar sword-4-2 4/2; on GC-IT caesar sword-3-3 3/3; "
        "on MD-IT caesar shield-3-3 3/3; on DM-IT caesar ship-3-3 3/3"
    )
    assert chosen(crassus(f"{italia}; placed 10 0", "ship-6-0", crassus_gifts=True)[1])["step"] == 3
    assert chosen(crassus(f"{italia}; placed 9 0", "ship-6-0")[1])["step"] == 2


ACHAIA_LAST = (
    "on IT-SD pompey shield-4-2 4/2; on IT-SC pompey sword-4-2 4/2; on GC-IT caesar sword-3-3 3/3; "
    "on MD-IT caesar shield-6-0 0/6; "
    "on DM-IT caesar ship-6-0 0/6; on AC-AF caesar ship-5-1 5/1; on MD-AC caesar sword-6-0 0/6; "
    "on AC-CR caesar shield-5-1 5/1"
)


def test_solo_choice_2_counts_the_province_across_and_its_second_marker():
    # IT-AC closes Italia and Achaia for Caesar: two controls, Italia's second marker and the border between
    assert chosen(crassus(f"{ACHAIA_LAST}; placed 8 0", "ship-6-0", None, crassus_gifts=True)[1])["step"] == 3
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


def test_house_closest_to_winning_step_4_takes_the_fewest_free_spaces_first():
    # Leads: Italia 6 with five spaces free, Cyrene 4 with two, Aegyptus 2; a shield fits the first two
    _, entry = crassus("on IT-SC pompey sword-6-0 6/0; on CY-AG pompey sword-4-2 4/2", "shield-6-0")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "cyrene")


def test_house_closest_to_winning_of_equally_full_ones_the_largest_lead():
    # Leads with three spaces free each: Achaia 4, Creta 3, Africa 2; a shield fits all of them
    position = "on AC-AF pompey ship-4-2 4/2; on CR-AG pompey ship-3-3 3/3"
    _, entry = crassus(position, "shield-6-0")
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "achaia")


def test_house_closest_to_winning_a_level_province_comes_after_one_it_leads():
    # Creta is level with two spaces free; in Italia it leads with five free
    creta = "on AC-CR pompey shield-6-0 0/6; on AS-CR caesar shield-6-0 0/6"
    _, entry = crassus(f"{creta}; on IT-SC pompey sword-6-0 6/0", "ship-6-0", None)
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "italia")
    _, entry = crassus(f"{creta}; on IT-SC pompey sword-6-0 down", "ship-6-0", None)
    assert (chosen(entry)["step"], chosen(entry)["province"]) == (4, "creta")


def test_house_closest_to_winning_in_a_match_of_version_1_was_the_tightest_lead():
    # Leads: Italia 1 with five spaces free, Cyrene 4 with two
    position = "on IT-SC pompey sword-5-1 1/5; on CY-AG pompey sword-4-2 4/2"
    _, entry = crassus(position, "shield-6-0")
    assert chosen(entry)["province"] == "cyrene"
    text = f'options {{"solo": "normal"}}; turn caesar place; hand caesar; line shield-6-0; bag pompey; tiles A; {position}'
    table = Table.from_position(find_game("caesar", 1), text)
    assert chosen(table.act("caesar", "pass", [{"tile": "A"}]))["province"] == "italia"


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


def test_house_no_gifts_who_wins_the_province_gives_nothing_away():
    # only a home-made task can ask so late, by an order of its own: else step 1 has taken what it can win
    line = "shield-6-0 shield-4-2"
    state = at(f"turn caesar place; hand caesar; line {line}; {SYRIA_IS_THE_LAST}", solo="normal")._state
    [syria] = [
        1 << side
        for side in (2 * BORDER_INDEX["AS-SY"], 2 * BORDER_INDEX["AS-SY"] + 1)
        if inward_province(side) == PROVINCE_INDEX["syria"]
    ]
    taken = {state.high[kind]: sides_taking(state, kind, syria, syria) for kind in state.line[: state.line_n]}
    assert taken == {6: syria, 4: 0}


@pytest.mark.parametrize(
    ("do", "condition", "drawn"),
    [
        ("draw", "always", DRAW_ONE),
        ("centurion", "always", DRAW_CENTURION),
        ("discard", "always", NO_TASK),
        ("draw", "behind", NO_TASK),
    ],
)
def test_house_variant_a_home_made_task_is_counted_on_where_it_always_draws(do, condition, drawn):
    assert drawn_by(pack_task(do, 1, condition, TARGET_NAMES[0], ())) == drawn


def test_solo_choice_6_italia_if_it_is_among_the_tied_provinces():
    state = at("", solo="normal")._state
    sides = (1 << 2 * BORDERS) - 1
    italia = sum(1 << side for side in range(2 * BORDERS) if inward_province(side) == PROVINCE_INDEX["italia"])
    assert settle_province(state, LAND, sides) == (italia, 1 << BY_ITALIA)
    assert settle_province(state, LAND, italia) == (italia, 0)
