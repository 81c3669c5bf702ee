"""What actions of JULIUS CAESAR name, and chance in words: every value both ways, the first and the last too."""

import pytest

from games.julius.campaign import at
from some import some
from triumvirate.core.errors import BadChance
from triumvirate.games.julius.notation import (
    ACTIONS,
    block_of_action,
    card_of_action,
    outcome_index,
    outcome_of,
    place_of_action,
)
from triumvirate.games.julius.printed import BLOCK_INDEX, CARD_IDS, CARD_INDEX, DATA, PLACE_INDEX
from triumvirate.games.julius.state import DEALT, DIE, DRAWN, HAND

EVENTS = [card["id"] for card in DATA["cards"] if card["event"]]


def test_every_action_names_the_block_the_place_or_the_card_of_its_text():
    asked = ("deploy", "move", "levy", "build", "fire", "retreat", "pass", "hit", "regroup", "port", "disband")
    for action in some(range(ACTIONS.table.actions)):
        verb, *names = ACTIONS.text(None, action).split()
        block = BLOCK_INDEX[names[0]] if verb in asked else None
        card = CARD_INDEX[names[0]] if verb in ("discard", "play") else None
        place = PLACE_INDEX[names[0]] if names and block is None and card is None else None
        assert (block_of_action(action), place_of_action(action), card_of_action(action)) == (block, place, card)


def test_what_is_no_action_names_nothing():
    for action in (-1, ACTIONS.table.actions):
        assert block_of_action(action) is place_of_action(action) is card_of_action(action) is None


def dealing(**hands):
    return at(
        "time 705 2 move caesar; at roma legio-7=3; at genua legio-1=2; hand caesar 4/1; hand pompeius mars", **hands
    )._state


@pytest.mark.parametrize("die", range(1, 7))
def test_a_die_is_what_it_shows(die):
    state = dealing()
    assert outcome_of(state, 6, DIE, die - 1) == {"die": die}
    assert outcome_index(state, 6, DIE, {"die": die}) == outcome_index(state, 6, DIE, die - 1) == die - 1


@pytest.mark.parametrize("value", [0, 7, True, "3", None, 2.0])
def test_another_die_is_refused(value):
    with pytest.raises(BadChance, match=rf"A die is a number from 1 to 6, not {value!r}\."):
        outcome_index(dealing(), 6, DIE, {"die": value})


def test_a_card_that_is_dealt_is_one_of_those_left_in_their_order():
    state = dealing()
    left = [card for card in CARD_IDS[1:] if card not in ("4/1", "mars")]
    for index, card in some(enumerate(left)):
        assert outcome_of(state, len(left), DEALT, index) == {"deal": card}
        assert outcome_index(state, len(left), DEALT, {"deal": card}) == index
    for card in ("4/1", "mars", "5/5", 3, None):
        with pytest.raises(BadChance, match="cannot be dealt now; possible are apollo, jupiter, mercury"):
            outcome_index(state, len(left), DEALT, {"deal": card})


def test_six_cards_are_caesars_and_then_the_others_may_be_full_of_events():
    six = ["jupiter", "mars", *(card for card in CARD_IDS[1:] if card not in EVENTS)][:HAND]
    held = f"hand caesar {' '.join(six)}; hand pompeius neptune pluto"
    state = at(f"time 705 2 move caesar; at roma legio-7=3; {held}", max_2_events=True)._state
    left = [card for card in CARD_IDS[1:] if card not in (*six, *EVENTS)]
    assert outcome_of(state, len(left), DEALT, 0) == {"deal": left[0]}
    assert outcome_of(state, len(left), DEALT, len(left) - 1) == {"deal": left[-1]}
    state = at(f"time 705 2 move caesar; at roma legio-7=3; {held.replace(six[-1], '')}", max_2_events=True)._state
    assert outcome_of(state, 9, DEALT, 0) == {"deal": six[-1]}, "Caesar's hand has two events, too"
    plain = f"hand caesar {' '.join(six[2:])}; hand pompeius neptune pluto"
    state = at(f"time 705 2 move caesar; at roma legio-7=3; {plain}", max_2_events=True)._state
    first = next(card for card in CARD_IDS[1:] if card not in (*six[2:], "neptune", "pluto"))
    assert first in EVENTS
    assert outcome_of(state, 9, DEALT, 0) == {"deal": first}, "Pompeius's two are none of Caesar's"


def test_jupiter_draws_one_of_the_colour_in_the_order_of_the_blocks():
    table = at(
        "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; "
        "at neapolis legio-1=2 legio-3=2 p-navis-1=1"
    )
    state = table._state.copy()
    state.target_at, state.target_colour = PLACE_INDEX["neapolis"], 1
    names = sorted(("legio-1", "legio-3", "p-navis-1"), key=BLOCK_INDEX.get)
    for index, name in some(enumerate(names)):
        assert outcome_of(state, 3, DRAWN, index) == {"draw": name}
        assert outcome_index(state, 3, DRAWN, {"draw": name}) == index
    with pytest.raises(BadChance, match=f"'legio-7' cannot be drawn now; possible are {', '.join(names)}"):
        outcome_index(state, 3, DRAWN, {"draw": "legio-7"})


@pytest.mark.parametrize(
    ("what", "value"),
    [
        (DIE, {"deal": "4/1"}),
        (DEALT, {"die": 1}),
        (DRAWN, {"die": 1}),
        (DIE, {}),
        (DIE, {"die": 1, "deal": "x"}),
        (DEALT, {"draw": "legio-1"}),
        (DRAWN, {"deal": "mars"}),
    ],
)
def test_what_chance_does_not_decide_is_refused(what, value):
    with pytest.raises(BadChance, match="is not what chance decides here"):
        outcome_index(dealing(), 6, what, value)
