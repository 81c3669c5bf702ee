"""What must hold in every position of JULIUS CAESAR, and that each property is really looked at: a planted fault is named."""

import pytest

from games.julius.campaign import moving, play
from triumvirate.games.julius.printed import BLOCK_INDEX, CARD_INDEX, DATA, PLACE_IDS, PLACE_INDEX
from triumvirate.games.julius.rules import invariants
from triumvirate.games.julius.rules.invariants import PLACES, violation
from triumvirate.games.julius.state import (
    CARDS,
    CLEOPATRA,
    FIRST_CITY,
    FIRST_SEA,
    GO_MOVED,
    LEVY,
    NO_BLOCK,
    PHASE_CARDS,
    PHASE_OVER,
)

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


@pytest.mark.parametrize("place", range(FIRST_CITY, PLACES))
def test_at_every_place_a_legion_stands_well_in_cities_alone_and_a_ship_at_sea_and_in_ports_alone(state, place):
    printed = next(one for one in DATA["places"] if one["id"] == PLACE_IDS[place])
    state.where[LEGIO] = state.where[NAVIS] = place
    state.steps[LEGIO] = state.steps[NAVIS] = 1
    assert bool(invariants.block_stands_well(state, LEGIO)) == (place < FIRST_SEA)
    assert bool(invariants.block_stands_well(state, NAVIS)) == (place >= FIRST_SEA or printed["port"] != "none")


def test_the_first_city_counts_as_the_others_do():
    first = PLACE_IDS[FIRST_CITY]
    found = moving(f"at {first} legio-7=1")._state.copy()
    assert violation(found) == invariants.FINE
    found.present[FIRST_CITY] = 0
    assert violation(found) == invariants.PRESENCE


def test_cleopatra_is_never_in_a_pool(state):
    state.where[CLEOPATRA], state.steps[CLEOPATRA] = LEVY, 0
    assert not invariants.block_stands_well(state, CLEOPATRA)


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


@pytest.mark.parametrize("card", [1, FREE, CARDS])
def test_a_card_in_one_place_is_well_kept_wherever_that_is_and_in_two_it_is_not(card):
    state = moving("at roma legio-7=3")._state.copy()
    state.hand[:] = [0, 0]
    for seat in (0, 1):
        once = state.copy()
        once.discarded[seat] = card
        assert violation(once) == invariants.FINE
        once.hand[0] |= 1 << card
        assert violation(once) == invariants.CARDS_WRONG
    state.removed |= 1 << card
    assert violation(state) == invariants.FINE
    state.hand[1] |= 1 << card
    assert violation(state) == invariants.CARDS_WRONG


def test_a_block_is_in_hand_exactly_while_one_is_asked_about(state):
    state.mover = LEGIO
    assert violation(state) == invariants.MOVER
    table = moving("at roma legio-7=3")
    play(table, "move legio-7")
    taken_up = table._state.copy()
    assert violation(taken_up) == invariants.FINE
    taken_up.mover = NO_BLOCK
    assert violation(taken_up) == invariants.MOVER


def test_between_two_phases_nobody_is_asked_and_so_no_position_stands_there(state):
    state.phase = PHASE_OVER
    assert violation(state) == invariants.FINE
    state.phase = GO_MOVED
    assert invariants.can_act_or_over(state) is False


def test_a_listed_action_that_the_rules_refuse_is_found(state, monkeypatch):
    monkeypatch.setattr(invariants, "refusal", lambda s, seat, action: 1)
    assert violation(state) == invariants.DECISION


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
