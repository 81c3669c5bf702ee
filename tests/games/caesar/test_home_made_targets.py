"""Home-made bonuses: what an effect may be aimed at, asked of the rules one effect at a time."""

import pytest

from tables import at
from triumvirate.games.caesar.own import NO_EFFECT, OWN_EFFECTS, pack_effect
from triumvirate.games.caesar.printed import BORDER_IDS
from triumvirate.games.caesar.rules.own_targets import (
    effect_now,
    own_provinces,
    own_spaces,
    own_tokens,
    tokens_with_two_faces,
)
from triumvirate.games.caesar.state import BONUSES

FIRST = BORDER_IDS[0]
BOARD = (
    "hand caesar ship-5-1 sword-6-0; hand pompey ship-3-3; on SD-SC caesar ship-4-2 4/2; "
    "on AS-SY pompey shield-3-3 3/3; on SY-AG pompey sword-4-2 4/2; won syria pompey"
)


def doing(do, on="me"):
    """A position in which an effect of the first home-made bonus, of a province that is nobody's, is carried out."""
    state = at(BOARD)._state.copy()
    state.own_now, state.own_at, state.own_owner = BONUSES, 0, 0
    state.own_effects[0] = pack_effect(do, on, "now", "always", 1, False)
    return state


def spaces(found):
    return {name for place, name in enumerate(BORDER_IDS) if found >> place & 1}


def test_after_the_last_effect_and_without_a_bonus_there_is_none():
    state = doing(do="turn_token")
    assert effect_now(state) == state.own_effects[0] != NO_EFFECT
    state.own_at = OWN_EFFECTS
    state.own_effects[OWN_EFFECTS] = 5  # the first of the bonus behind it
    assert effect_now(state) == NO_EFFECT
    state.own_at = 1
    assert effect_now(state) == NO_EFFECT
    state.own_at, state.own_now = 0, BONUSES + 1
    assert effect_now(state) == 5
    state.own_now = 0
    state.own_effects[:] = [5] * len(state.own_effects)
    assert effect_now(state) == NO_EFFECT


@pytest.mark.parametrize(("token", "has_two"), [("{}-4-2 4/2", True), ("{}-3-3 3/3", False)])
def test_a_token_with_two_values_could_lie_the_other_way_round_whichever_its_space(token, has_two):
    for border in (FIRST, "IT-SD"):
        state = at(f"on {border} caesar {token.format('shield')}")._state
        assert spaces(tokens_with_two_faces(state)) == ({border} if has_two else set())


@pytest.mark.parametrize(("on", "seat", "open_spaces"), [("me", 0, {"SD-SC"}), ("other", 1, {"SD-SC"})])
@pytest.mark.parametrize("marker", [0, 1])
def test_a_token_under_anybodys_marker_is_no_target(on, seat, open_spaces, marker):
    state = doing(do="turn_token", on=on)
    assert spaces(own_spaces(state, seat)) == open_spaces
    state.border_marked[marker] = state.owned[0]
    assert own_spaces(state, seat) == 0


@pytest.mark.parametrize("do", ["turn_token", "turn_around", "take_back", "mark_border", "bar_space"])
def test_an_effect_on_the_owner_of_a_province_that_is_nobodys_has_no_target(do):
    state = doing(do=do, on="owner")
    assert own_spaces(state, 0) == 0
    assert own_provinces(doing(do="turn_marker", on="owner"), 0) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_tokens_and_centurions_are_those_of_who_took_the_bonus(seat):
    state = doing(do="return_token")
    hand = [slot for slot in range(16) if state.hand[seat] >> slot & 1]
    assert own_tokens(state, seat) == sum({1 << state.kind[slot] for slot in hand})
    state = doing(do="centurion")
    state.centurions[:] = [0b01 << 16, 0b10 << 16]
    assert own_tokens(state, seat) == state.centurions[seat]
