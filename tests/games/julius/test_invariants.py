"""What must hold in every position of JULIUS CAESAR, and that each property is really looked at: a planted fault is named."""

import pytest

from games.julius.campaign import moving
from triumvirate.games.julius.printed import BLOCK_INDEX, CARD_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules import invariants
from triumvirate.games.julius.rules.invariants import PLACES, violation
from triumvirate.games.julius.state import PHASE_CARDS

ROMA, GENUA, SEA = (PLACE_INDEX[name] for name in ("roma", "genua", "mare-tyrrhenum"))
LEGIO, NAVIS, ANTONIUS = (BLOCK_INDEX[name] for name in ("legio-7", "c-navis-1", "antonius"))
PLAYED, FREE = CARD_INDEX["4/1"], CARD_INDEX["3/1a"]


@pytest.fixture
def state():
    """A sound position: a legion in a city, a ship at sea, one dead."""
    found = moving("at roma legio-7=3; at mare-tyrrhenum c-navis-1=2; dead antonius")._state.copy()
    assert violation(found) == invariants.FINE
    return found


def test_a_block_on_the_map_has_as_many_steps_as_it_may_and_one_off_it_none(state):
    for block, steps in ((LEGIO, 0), (LEGIO, 5), (ANTONIUS, 1)):
        wrong = state.copy()
        wrong.steps[block] = steps
        assert violation(wrong) == invariants.BLOCKS_WRONG
    state.owner[ANTONIUS] = 1
    assert violation(state) == invariants.BLOCKS_WRONG


@pytest.mark.parametrize(("block", "place"), [(LEGIO, SEA), (NAVIS, GENUA)])
def test_legions_stand_on_land_and_ships_at_sea_or_in_ports(state, block, place):
    state.present[state.where[block]] -= 1
    state.present[place] += 1
    state.where[block] = place
    assert violation(state) == (invariants.BLOCKS_WRONG if block == LEGIO else invariants.FINE)


def test_what_is_counted_by_side_and_place_is_what_stands_there(state):
    for place in (ROMA, PLACES + ROMA, GENUA):
        wrong = state.copy()
        wrong.present[place] += 1
        assert violation(wrong) == invariants.PRESENCE
    state.owner[LEGIO] = 1
    assert violation(state) == invariants.PRESENCE


@pytest.mark.parametrize("seat", [0, 1])
def test_no_card_is_in_two_places(state, seat):
    state.hand[seat] |= 1 << PLAYED
    assert violation(state) == invariants.CARDS_WRONG
    state.hand[seat] &= ~(1 << PLAYED)
    for other in (0, 1):
        wrong = state.copy()
        wrong.hand[seat] |= 1 << FREE
        assert violation(wrong) == invariants.FINE
        wrong.discarded[other] = FREE
        assert violation(wrong) == invariants.CARDS_WRONG
    state.hand[seat] |= 1 << FREE
    state.removed |= 1 << FREE
    assert violation(state) == invariants.CARDS_WRONG


def test_a_block_is_in_hand_exactly_while_one_is_asked_about(state):
    state.mover = LEGIO
    assert violation(state) == invariants.MOVER


def test_who_decides_has_something_to_decide(state):
    state.phase, state.hand, state.chosen = PHASE_CARDS, [0, 0], [0, 0]
    assert violation(state) == invariants.DECISION
    state.hand[:] = [1 << FREE, 1 << CARD_INDEX["2/2a"]]
    assert violation(state) == invariants.FINE
    state.hand[1] = 0
    assert violation(state) == invariants.DECISION


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_that_is_chosen_is_nowhere_else_but_among_those_of_its_side_that_were_revealed(state, seat):
    for other in (0, 1):
        wrong = state.copy()
        wrong.chosen[seat] = FREE
        assert violation(wrong) == invariants.FINE
        wrong.hand[other] |= 1 << FREE
        assert violation(wrong) == invariants.CARDS_WRONG
        wrong = state.copy()
        wrong.chosen[seat] = FREE
        wrong.spent[other] |= 1 << FREE
        assert violation(wrong) == (invariants.FINE if other == seat else invariants.CARDS_WRONG)
    state.chosen = [FREE, FREE]
    assert violation(state) == invariants.CARDS_WRONG
