"""What must hold in every position, and that each property is really looked at: a planted fault is named."""

import random

import pytest

from tables import EXPANSIONS, GAME, at, random_options
from triumvirate.core.table import Table
from triumvirate.games.caesar.rules import invariants
from triumvirate.games.caesar.rules.invariants import board_consistent, violation
from triumvirate.games.caesar.state import PHASE_OVER

BASE = (
    "hand caesar ship-5-1 sword-6-0; hand pompey ship-3-3; on HC-HU pompey shield-6-0 6/0; "
    "on GA-HC pompey sword-4-2 4/2; "
    "won hispania_citerior pompey; on SD-SC caesar ship-6-0 6/0; on NU-AF pompey sword-6-0 hidden; "
    "on AS-SY caesar shield-6-0 down"
)


def fault(**fields):
    """The violation after setting fields of a sound position; a tuple changes one place of a row."""
    state = at(BASE, **EXPANSIONS)._state.copy()
    assert violation(state) == invariants.FINE
    for name, value in fields.items():
        if isinstance(value, tuple):
            place, number = value
            getattr(state, name)[place] = number
        else:
            setattr(state, name, value)
    return violation(state)


def row(name, place, change):
    state = at(BASE, **EXPANSIONS)._state
    return (place, change(getattr(state, name)[place]))


@pytest.mark.parametrize("seed", range(8))
def test_invariants_hold_in_every_position_of_random_games(seed):
    rng = random.Random(seed)
    table = Table.new(GAME, random_options(rng), seed=seed)
    while not table.is_over():
        assert violation(table._state) == invariants.FINE
        table.act(table.deciders()[0], rng.choice(table.legal()).index)
    assert violation(table._state) == invariants.FINE


def test_invariants_see_a_token_in_two_places_or_in_none():
    state = at(BASE, **EXPANSIONS)._state
    assert fault(bag=(0, state.bag[0] | state.hand[0])) == invariants.TOKENS
    assert fault(centurions=(0, state.centurions[0] | state.hand[0])) == invariants.TOKENS
    assert fault(centurions=(0, state.centurions[0] | state.bag[0])) == invariants.TOKENS
    assert fault(hand=(1, 0)) == invariants.TOKENS


def test_invariants_see_a_marker_too_many_or_too_few():
    assert fault(placed=(0, 1)) == invariants.MARKERS_WRONG
    assert fault(placed=(1, 0)) == invariants.MARKERS_WRONG
    assert fault(placed=(1, 12)) == invariants.MARKERS_WRONG
    assert fault(placed=(0, 13), phase=PHASE_OVER) == invariants.MARKERS_WRONG
    assert fault(placed=(0, 1), senate=(0, 1)) == invariants.FINE
    assert fault(placed=(0, 2), automaton=0, harder=1) == invariants.FINE


def test_invariants_count_italias_second_marker():
    italia = (
        "on IT-SD pompey shield-4-2 4/2; on IT-SC pompey sword-4-2 4/2; on GC-IT pompey sword-3-3 3/3; "
        "on MD-IT pompey shield-3-3 3/3; on DM-IT pompey ship-3-3 3/3; on IT-AC pompey ship-6-0 6/0; won italia pompey"
    )
    state = at(f"hand caesar ship-5-1; {italia}")._state.copy()
    assert violation(state) == invariants.FINE
    state.placed[1] = 1
    assert violation(state) == invariants.MARKERS_WRONG


def test_invariants_see_a_broken_board():
    state = at(BASE, **EXPANSIONS)._state
    assert fault(owned=(1, state.owned[0] & -state.owned[0] | state.owned[1] & state.owned[1] - 1)) == invariants.BOARD
    assert fault(free=state.free & (state.free - 1)) == invariants.BOARD
    assert fault(free=state.free | 1) == invariants.BOARD
    assert fault(turned=state.free) == invariants.BOARD
    assert fault(hidden=state.owned[0]) == invariants.BOARD
    assert fault(flipped=1) == invariants.BOARD
    assert fault(token=(0, -1)) == invariants.BOARD


def test_invariants_every_space_is_free_or_somebodys():
    state = at(BASE, **EXPANSIONS)._state.copy()
    assert board_consistent(state)
    state.owned[0] &= state.owned[0] - 1
    assert board_consistent(state) is False


def test_invariants_see_two_owners_of_a_marker():
    state = at(BASE, **EXPANSIONS)._state.copy()
    state.controlled[0] = state.controlled[1]
    state.placed[0] = 1
    assert violation(state) == invariants.BOARD


def test_invariants_recompute_every_strength():
    state = at(BASE, **EXPANSIONS)._state
    for place in (0, 3, 20, 35):
        assert fault(influence=(place, state.influence[place] + 1)) == invariants.STRENGTH


def test_invariants_see_a_province_closed_too_early_or_too_late():
    state = at(BASE, **EXPANSIONS)._state
    assert fault(closed=state.closed | 1 << 7) == invariants.CLOSING
    assert fault(bonus=(1, 3)) == invariants.CLOSING
    assert fault(closed=0, phase=1) == invariants.CLOSING


def test_invariants_somebody_can_act_or_the_game_is_over():
    assert fault(winner=0) == invariants.DECISION
    assert fault(phase=PHASE_OVER) == invariants.DECISION
    assert fault(phase=4, centurions=(0, 0), bag=row("bag", 0, lambda bag: bag | 7 << 16)) == invariants.DECISION
    assert fault(tied_sides=5) == invariants.TIED_SIDES


def test_invariants_see_a_listed_action_that_is_refused():
    state = at("hand caesar ship-5-1")._state.copy()
    state.kind[9], state.kind[8] = 8, 7  # the ship 5/1 is said to be of a kind that does not exist
    assert violation(state) == invariants.DECISION


@pytest.mark.parametrize(("tokens", "markers"), [(0, 1), (1, 0)])
def test_invariants_look_at_the_seats_one_after_another(tokens, markers):
    state = at(BASE, **EXPANSIONS)._state.copy()
    state.hand[tokens], state.placed[markers] = 0, 12
    assert violation(state) == (invariants.TOKENS if tokens < markers else invariants.MARKERS_WRONG)


@pytest.mark.parametrize("centurions", [False, True])
def test_invariants_count_the_tokens_that_a_match_has(centurions):
    influence = [{"icons": [icon], "values": [4, 2]} for icon in ("sword", "shield", "ship", "laurel", "ship")]
    variant = {"name": "few", "influence": influence, "centurions": influence[:2]}
    table = Table.new(GAME, {"variant": variant, "centurions": centurions}, seed=1)
    assert violation(table._state) == invariants.FINE
