"""The invariants hold in every match, and each of them can tell a spoilt position."""

import pytest

from games.rubico.scenes import at, play, random_action, random_match
from triumvirate.games.rubico.rules import invariants as sound
from triumvirate.games.rubico.state import PHASE_OVER, SENATE_JOLLY

THREE_OF_A_LEGION = "phase choice; senate empty extra blue red_1 |"


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_the_invariants_hold_after_every_action(players):
    table, rng = random_match(players + 20, players)
    assert sound.violation(table._state) == sound.FINE
    while not table.is_over():
        random_action(table, rng)
        assert sound.violation(table._state) == sound.FINE


def spoilt(text="phase choice", **changes):
    """A sound position after changes: a field's new value, or one place of a row of values as (place, value)."""
    state = at(text)._state
    assert sound.violation(state) == sound.FINE
    for field, value in changes.items():
        if isinstance(value, tuple):
            getattr(state, field)[value[0]] = value[1]
        else:
            setattr(state, field, value)
    return state


@pytest.mark.parametrize(
    ("state", "broken"),
    [
        (spoilt(stock=(0, 9)), sound.CARDS),
        (spoilt(pile=(0, 1), stock=(0, 1)), sound.CARDS),
        (spoilt(row_n=(0, 1), stock=(0, 1)), sound.ROWS),
        (spoilt(row_n=(0, 1), stock=(0, 1), known=(0, 1)), sound.ROWS),
        (spoilt(known=(5, 1)), sound.ROWS),
        (spoilt(said=(34, 1)), sound.ROWS),
        (spoilt(said_first=(34, 1)), sound.ROWS),
        (spoilt(face=(34, 1)), sound.ROWS),
        (spoilt(known=(34, 1)), sound.ROWS),
        (spoilt(said_first=(5, 1)), sound.ROWS),
        (spoilt(said=(5, 1), said_first=(5, 1)), sound.ROWS),
        (spoilt(said=(5, 1), said_first=(5, 2), corrects=0), sound.ROWS),
        (spoilt(said=(5, 1), said_first=(5, 2)), sound.FINE),
        (spoilt(picked=(1, 7)), sound.CHOICE),
        (spoilt(picked=(1, 8)), sound.CHOICE),
        (spoilt(picked=(1, 1), covered=(1, 1)), sound.CHOICE),
        (spoilt("phase talk", picked=(1, 1)), sound.CHOICE),
        (spoilt("phase arrange", picked=(1, 1)), sound.CHOICE),
        (spoilt(picked=(1, 3), quota=1), sound.CHOICE),
        (spoilt(senate_left=(0, -1), shown_n=2), sound.SENATE_WRONG),
        (spoilt(senate_left=(0, 0)), sound.SENATE_WRONG),
        (spoilt(tucked=1), sound.SENATE_WRONG),
        (spoilt("phase choice; power p2 juno", power=(2, 7)), sound.POWERS_WRONG),
        (spoilt("phase choice; used juno p2 1", power=(2, 7)), sound.POWERS_WRONG),
        (spoilt(position=8), sound.ENDING),
        (spoilt(winner=0), sound.ENDING),
        (spoilt(phase=PHASE_OVER), sound.ENDING),
        (spoilt(phase=PHASE_OVER, position=8, winner=1), sound.ENDING),
        (spoilt(phase=PHASE_OVER, winner=1), sound.ENDING),
        (spoilt(THREE_OF_A_LEGION, senate_shown=(0, SENATE_JOLLY)), sound.ENDING),
        (spoilt(THREE_OF_A_LEGION, senate_shown=(0, SENATE_JOLLY), phase=PHASE_OVER, winner=1), sound.FINE),
        (
            spoilt(THREE_OF_A_LEGION, senate_shown=(0, SENATE_JOLLY), phase=PHASE_OVER, position=8, winner=0),
            sound.ENDING,
        ),
        (spoilt("phase arrange", locked=30), sound.DECISION),
    ],
)
def test_a_spoilt_position_is_named(state, broken):
    assert sound.violation(state) == broken


def test_a_decider_without_an_action_and_a_listed_action_that_is_refused_are_found():
    assert not sound.can_act_or_over(spoilt(quota=-1))
    assert not sound.can_act_or_over(spoilt(row_n=(0, 1)))


def test_a_card_in_hand_and_cards_set_aside_are_counted():
    table = at("phase choice; power p3 minerva")
    play(table, "p3 use minerva p2 1")
    assert sound.violation(table._state) == sound.FINE
    table = at("phase choice; power p3 minerva", minerva_mode="set_aside")
    play(table, "p3 use minerva p2 1")
    assert sound.violation(table._state) == sound.FINE
