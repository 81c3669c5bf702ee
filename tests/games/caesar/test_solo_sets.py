"""Auto-Crassus's ties in sets of sides: whichever side of the map is among them, the rule keeps those that it prefers."""

import pytest

from games.caesar.test_solo_choice import SYRIA_IS_THE_LAST
from some import some
from tables import at
from triumvirate.games.caesar.printed import BORDER_INDEX, PROVINCE_IDS, PROVINCE_INDEX
from triumvirate.games.caesar.rules.board import ITALIA, LAND_LOCKED
from triumvirate.games.caesar.rules.solo_choice import has_a_gift, settle_province
from triumvirate.games.caesar.rules.solo_ties import (
    BY_ITALIA,
    in_one_province,
    narrow_provinces_by,
    narrow_spaces,
    narrow_spaces_by,
    prefer_italia,
    province_preferred,
    space_preference,
)
from triumvirate.games.caesar.rules.solo_values import (
    ANY,
    LAND,
    LOSING,
    PRESENT,
    SIDES_OF,
    deficit,
    highest_value,
    inward_province,
    lowest_sides,
    lowest_value,
    outward_province,
)
from triumvirate.games.caesar.state import BORDERS, NOBODY, POISON

EVERY_SIDE = (1 << 2 * BORDERS) - 1
# Caesar leads in some provinces by much, in some by little; Pompey, whom Auto-Crassus plays, leads in others.
BOARD = (
    "on CY-AG caesar sword-6-0 0/6; on IT-AC caesar ship-6-0 0/6; on HC-HU caesar shield-5-1 5/1; "
    "on GA-SD pompey shield-6-0 6/0; on SD-SC caesar ship-4-2 4/2; on AS-SY pompey shield-3-3 3/3; bonus gallia senate"
)


def playing(position=BOARD, line="ship-3-3 shield-4-2 laurel-2-2"):
    text = f"turn caesar place; hand caesar; line {line}; bag pompey; tiles A; {position}"
    return at(text, solo="normal")._state.copy()


def sides(of):
    return [side for side in range(2 * BORDERS) if of >> side & 1]


def together(found):
    return sum(1 << side for side in found)


@pytest.mark.parametrize("province", range(len(PROVINCE_IDS)), ids=PROVINCE_IDS)
@pytest.mark.parametrize("number", [0, 1])
def test_solo_ties_spaces_a_rule_keeps_the_sides_that_it_prefers_most(province, number):
    state = playing()
    here = sides(SIDES_OF[province])
    values = {side: space_preference(state, number, side) for side in here}
    best = [side for side in here if values[side] == max(values.values())]
    assert narrow_spaces_by(state, SIDES_OF[province], number) == together(best)
    for side in some(here):
        assert narrow_spaces_by(state, 1 << side, number) == 1 << side


def test_solo_ties_spaces_it_prefers_where_it_is_behind_across_and_then_what_is_land_locked_across():
    state = playing()
    for side in range(2 * BORDERS):
        across = outward_province(side)
        assert space_preference(state, 0, side) == max(deficit(state, across), 0)
        assert space_preference(state, 1, side) == (LAND_LOCKED >> across) & 1
    assert max(space_preference(state, 0, side) for side in range(2 * BORDERS)) == 6


@pytest.mark.parametrize("number", range(5))
def test_solo_ties_regions_a_rule_keeps_the_provinces_that_it_prefers_or_all(number):
    state = playing()
    state.controlled[state.automaton] = 1 << PROVINCE_INDEX["syria"]
    preferred = [side for side in range(2 * BORDERS) if province_preferred(state, number, inward_province(side))]
    assert narrow_provinces_by(state, EVERY_SIDE, number) == (together(preferred) or EVERY_SIDE)
    others = EVERY_SIDE & ~together(preferred)
    assert narrow_provinces_by(state, others, number) == others  # nobody is left where it prefers them all


@pytest.mark.parametrize("is_played", [False, True])
def test_solo_ties_regions_a_poison_is_preferred_where_the_expansion_is_played(is_played):
    """A home-made mix of bonuses may have Poison without it."""
    state = playing()
    state.bonus[PROVINCE_INDEX["syria"]] = POISON
    state.with_poison = int(is_played)
    preferred = {name for name, place in PROVINCE_INDEX.items() if province_preferred(state, 2, place)}
    assert preferred == ({"syria"} if is_played else set())


def test_solo_choice_6_italia_comes_before_other_land_locked_provinces():
    other = SIDES_OF[PROVINCE_INDEX["achaia"]]
    assert prefer_italia(SIDES_OF[ITALIA] | other) == SIDES_OF[ITALIA]
    assert prefer_italia(other) == other


def test_solo_choice_6_italia_comes_first_in_the_sixth_step_alone():
    """A home-made order of the steps may come to any province before the land-locked ones."""
    tied = SIDES_OF[ITALIA] | SIDES_OF[PROVINCE_INDEX["achaia"]]
    assert settle_province(playing(), LAND, tied) == (SIDES_OF[ITALIA], 1 << BY_ITALIA)
    assert settle_province(playing(), LAND, SIDES_OF[ITALIA]) == (SIDES_OF[ITALIA], 0)
    assert settle_province(playing(), ANY, tied) == (tied, 0)


@pytest.mark.parametrize("province", range(len(PROVINCE_IDS)), ids=PROVINCE_IDS)
def test_sides_that_look_into_one_province_are_told_from_others(province):
    assert in_one_province(SIDES_OF[province])
    other = SIDES_OF[(province + 1) % len(PROVINCE_IDS)]
    assert not in_one_province(SIDES_OF[province] | other & -other)


@pytest.mark.parametrize("step", [LOSING, PRESENT, ANY])
def test_solo_ties_spaces_in_steps_3_and_4_only_those_for_its_highest_value_are_tied(step):
    state = playing()
    free = together(side for side in range(2 * BORDERS) if state.free >> (side >> 1) & 1)
    before, less, least = narrow_spaces(state, step, free, 0)
    highest = 0
    for province in range(len(PROVINCE_IDS)):
        here = sides(SIDES_OF[province] & free)
        values = {side: highest_value(state, side) for side in here}
        best = max(values.values(), default=NOBODY)
        highest |= together(side for side in here if values[side] == best != NOBODY)
    assert before == (highest if step in (LOSING, PRESENT) else free)
    assert before & less == less
    assert less & least == least


def test_house_no_gifts_the_highest_value_is_one_that_gives_nothing_away_while_it_spares_itself():
    state = playing(SYRIA_IS_THE_LAST, "shield-5-1 ship-6-0")
    side = 2 * BORDER_INDEX["AS-SY"] + 1
    assert inward_province(side) == PROVINCE_INDEX["syria"]
    for sparing, highest in ((0, 5), (1, NOBODY)):
        state.sparing = sparing
        assert highest_value(state, side) == highest


SYRIA_IS_CLOSED = "on SY-AG caesar sword-6-0 6/0; on AS-SY caesar shield-6-0 0/6; won syria caesar; placed 11 0"

# The one free space of Syria stands in the list before one that is filled.
SYRIA_BY_ITS_OTHER_SPACE = "on AS-SY caesar shield-6-0 0/6; placed 11 0"


@pytest.mark.parametrize(
    ("position", "line", "is_there"),
    [
        (SYRIA_IS_THE_LAST, "ship-6-0 shield-4-2", True),
        (SYRIA_IS_THE_LAST, "ship-6-0 sword-4-2", False),
        (SYRIA_IS_THE_LAST.replace("11", "10"), "shield-4-2", False),
        (SYRIA_IS_CLOSED, "sword-4-2 shield-4-2", False),
        (SYRIA_BY_ITS_OTHER_SPACE, "sword-4-2", True),
        (f"{SYRIA_IS_THE_LAST}; on IT-AC caesar ship-5-1 1/5", "ship-6-0 shield-4-2", True),
    ],
)
def test_house_no_gifts_there_is_a_gift_where_a_token_of_the_line_fits_and_the_person_would_win(
    position, line, is_there
):
    assert has_a_gift(playing(position, line)) is is_there


def test_solo_turn_of_closing_sides_those_with_the_lowest_value_that_does_it_are_left():
    state = playing("on SY-AG caesar sword-4-2 4/2; on HC-HU caesar shield-3-3 3/3", "shield-6-0 ship-5-1 laurel-4-0")
    for step in (1, 2):
        values = {side: lowest_value(state, side, step) for side in range(2 * BORDERS)}
        found = [value for value in values.values() if value != NOBODY]
        best = min(found)
        assert lowest_sides(state, step, EVERY_SIDE) == together(side for side, v in values.items() if v == best)
