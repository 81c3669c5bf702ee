"""Each property of a sound position by itself: what others would find as well is found by the one that speaks of it."""

import pytest

from games.caesar.test_invariants import BASE
from tables import EXPANSIONS, at
from triumvirate.games.caesar.rules import invariants
from triumvirate.games.caesar.rules.invariants import (
    board_consistent,
    can_act_or_over,
    closing_consistent,
    markers_conserved,
)
from triumvirate.games.caesar.state import (
    MARKERS,
    NOBODY,
    PHASE_CENTURION,
    PHASE_CLOSE,
    PHASE_MIGHT,
    PHASE_OVER,
    PHASE_OWN,
    PHASE_PLACE,
)


@pytest.fixture
def state():
    """Pompey controls one province by one marker; three spaces are his, two Caesar's."""
    return at(BASE, **EXPANSIONS)._state.copy()


def lowest(spaces):
    return spaces & -spaces


@pytest.mark.parametrize("seat", [0, 1])
def test_a_senate_of_two_steps_holds_three_markers_and_no_more(state, seat):
    shown = state.placed[seat]
    state.senate[seat] = 2
    for more, is_sound in ((0, True), (3, True), (4, False)):
        state.placed[seat] = shown + more
        assert bool(markers_conserved(state, seat)) == is_sound
    state.senate[seat], state.senate[1 - seat] = 0, 2
    state.placed[seat] = shown + 1
    assert not markers_conserved(state, seat)


def test_only_auto_crassus_when_harder_begins_with_more_markers_placed(state):
    state.placed[0] = 1
    for automaton, harder, is_sound in ((0, 1, True), (0, 0, False), (1, 1, False), (NOBODY, 0, False)):
        state.automaton, state.harder = automaton, harder
        assert bool(markers_conserved(state, 0)) == is_sound


@pytest.mark.parametrize("seat", [0, 1])
def test_home_made_bonuses_may_place_markers_anywhere_but_never_more_than_there_are(state, seat):
    state.own_kinds = 1
    for placed, running, ended in ((MARKERS - 1, True, True), (MARKERS, False, True), (MARKERS + 1, False, False)):
        state.placed[seat] = placed
        state.phase = PHASE_PLACE
        assert bool(markers_conserved(state, seat)) == running
        assert markers_conserved(state, 1 - seat)
        state.phase = PHASE_OVER
        assert bool(markers_conserved(state, seat)) == ended
        assert markers_conserved(state, 1 - seat)


def test_at_the_end_one_marker_of_those_shown_may_be_missing_and_no_more(state):
    for placed, running, ended in ((1, True, True), (0, False, True), (-1, False, False), (2, False, False)):
        state.placed[1] = placed
        state.phase = PHASE_PLACE
        assert bool(markers_conserved(state, 1)) == running
        state.phase = PHASE_OVER
        assert bool(markers_conserved(state, 1)) == ended


@pytest.mark.parametrize("seat", [0, 1])
def test_a_space_is_neither_both_players_nor_somebodys_and_free(state, seat):
    space = lowest(state.owned[seat] & ~state.turned & ~state.face_down)
    both = state.copy()
    both.owned[1 - seat] |= space
    assert board_consistent(both) is False
    state.free |= space
    state.token[space.bit_length() - 1] = NOBODY
    state.turned = state.face_down = state.hidden = 0
    assert board_consistent(state) is False


@pytest.mark.parametrize("seat", [0, 1])
def test_a_border_marker_lies_on_a_filled_space_and_is_one_players(state, seat):
    filled = lowest(state.owned[0])
    state.border_marked[seat] = filled
    assert board_consistent(state)
    state.border_marked[1 - seat] = filled
    assert board_consistent(state) is False
    state.border_marked[:] = [0, 0]
    state.border_marked[seat] = lowest(state.free)
    assert board_consistent(state) is False


@pytest.mark.parametrize("phase", [PHASE_CLOSE, PHASE_MIGHT, PHASE_CENTURION, PHASE_OWN])
def test_while_a_closing_is_carried_out_a_full_province_may_still_be_open(state, phase):
    state.closed = 0
    state.controlled[:] = [0, 0]
    assert closing_consistent(state) is False
    state.phase = phase
    assert closing_consistent(state)


@pytest.mark.parametrize("seat", [0, 1])
def test_nobody_controls_an_open_province(state, seat):
    state.controlled[seat] |= 1 << 7
    assert closing_consistent(state) is False


def test_a_single_legal_action_is_enough(state, monkeypatch):
    monkeypatch.setattr(invariants, "count_legal", lambda s, seat: 1)
    assert can_act_or_over(state)
    monkeypatch.setattr(invariants, "count_legal", lambda s, seat: 0)
    assert not can_act_or_over(state)
