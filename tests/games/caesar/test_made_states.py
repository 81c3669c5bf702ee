"""What a made state of CAESAR! says of tokens that are not there, of bonuses that wait, and of a table without Auto-Crassus."""

import pytest

from tables import GAME, at
from triumvirate.core.table import Table
from triumvirate.games.caesar.rules.bonus import might, skip_a_draw
from triumvirate.games.caesar.rules.placements import WAYS, show_placements
from triumvirate.games.caesar.state import BONUSES, INFLUENCE_SLOTS, PHASE_MIGHT, PHASE_PLACE, SEATS, SLOTS, WEALTH
from triumvirate.games.caesar.truth import pending_of


def test_slots_without_a_token_are_kinds_of_their_own():
    influence = [{"icons": [icon], "values": [4, 2]} for icon in ("sword", "shield", "ship", "laurel", "ship")]
    state = Table.new(GAME, {"variant": {"name": "few", "influence": influence}}, seed=1)._state
    assert state.kind[:5] == [0, 1, 2, 2, 4]
    assert state.kind[5:INFLUENCE_SLOTS] == list(range(5, INFLUENCE_SLOTS))


def test_only_a_match_against_auto_crassus_tells_of_a_line():
    assert "solo" not in at("hand caesar ship-5-1").truth()
    assert "solo" in at("hand caesar ship-5-1; tiles A", solo="easy").truth()


@pytest.mark.parametrize("to_move", [0, 1])
def test_a_bonus_that_waits_knows_whether_its_taker_won_the_province(to_move):
    state = at("hand caesar ship-5-1")._state.copy()
    state.to_move, state.pending_n = to_move, 1
    for bonus, won, told in (
        (WEALTH, 1, True),
        (WEALTH, 0, False),
        (BONUSES, 0, False),
        (BONUSES, to_move + 1, True),
        (BONUSES, 2 - to_move, False),
    ):
        state.pending[0], state.pending_won[0] = bonus, won
        assert [is_won for _, is_won in pending_of(state)] == [told]


@pytest.mark.parametrize("seat", [0, 1])
def test_bonus_might_asks_only_who_has_something_of_the_opponents_to_turn(seat):
    state = at(f"on SD-SC {SEATS[1 - seat]} ship-3-3 3/3")._state.copy()
    state.phase = PHASE_PLACE
    might(state, 1 - seat)
    assert state.phase == PHASE_PLACE
    might(state, seat)
    assert state.phase == PHASE_MIGHT


def test_the_placements_that_are_marked_are_counted_with_their_kinds():
    table = at("hand caesar ship-5-1 laurel-2-2 sword-6-0")
    mask = [0] * (SLOTS * WAYS)
    count, kinds = show_placements(table._state, 0, mask, 0)
    assert count == sum(mask) == len([one for one in table.legal("caesar") if one.action.startswith("place")])
    assert kinds == sum(1 << kind for kind in {place // WAYS for place, is_marked in enumerate(mask) if is_marked})


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("edition", [0, 1])
def test_bonus_centurion_a_second_one_in_a_turn_skips_the_next_draw_as_well(seat, edition):
    state = at("hand caesar ship-5-1")._state.copy()
    state.edition = edition
    skip_a_draw(state, seat)
    assert (state.skip_draw, state.owed[seat]) == (1, 0)
    skip_a_draw(state, seat)
    assert (state.skip_draw, state.owed[seat], state.owed[1 - seat]) == (1, edition, 0)
