"""What a decision leaves behind, and what it must not: questions that were answered, orders, and cards of a year gone by."""

import pytest

from games.julius.campaign import actions, at, battle, moving, play
from triumvirate.games.julius.printed import BLOCK_INDEX, PLACE_INDEX
from triumvirate.games.julius.rules.battle import disrupt
from triumvirate.games.julius.rules.blocks import eliminate
from triumvirate.games.julius.state import CLEOPATRA

NARBO = "at burdigala legio-7=3; at massilia legio-8=3; at narbo legio-1=3"
NEAPOLIS = "at roma legio-9=3; at rhegium legio-10=3; at neapolis legio-2=3"


def test_7_3_the_main_roads_of_two_attacks_are_asked_for_one_after_the_other():
    table = moving(f"{NARBO}; {NEAPOLIS}")
    for legion, city in ((7, "narbo"), (8, "narbo"), (9, "neapolis"), (10, "neapolis")):
        play(table, f"move legio-{legion}", f"step {city}")
    play(table, "end-move")
    assert actions(table) == ["main-road burdigala", "main-road massilia"]
    play(table, "main-road massilia")
    assert table.truth()["command"]["asked"] == "neapolis"
    assert sorted(actions(table)) == ["main-road rhegium", "main-road roma"]
    play(table, "main-road roma")
    assert table.truth()["command"]["asked"] is None
    assert {place: attack["main_road"] for place, attack in table.truth()["attacks"].items()} == {
        "narbo": "massilia",
        "neapolis": "roma",
    }


def test_7_3_every_road_is_offered_once():
    table = moving("at appia legio-7=3; at ephesus legio-8=3; at perga legio-1=3")
    play(table, "move legio-7", "step perga", "move legio-8", "step perga", "end-move")
    assert sorted(actions(table)) == ["main-road appia", "main-road ephesus"]


@pytest.mark.parametrize("owner", [0, 1])
def test_8_3_cleopatra_turns_at_strength_i_and_without_orders(owner):
    state = at("time 705 2 move caesar; at roma legio-7=1; at genua legio-1=1")._state.copy()
    state.owner[CLEOPATRA], state.reserve[CLEOPATRA], state.came[CLEOPATRA] = owner, 1, PLACE_INDEX["creta"]
    eliminate(state, CLEOPATRA)
    assert (state.owner[CLEOPATRA], state.steps[CLEOPATRA]) == (1 - owner, 1)
    assert (state.reserve[CLEOPATRA], state.came[CLEOPATRA]) == (0, 0)
    assert state.where[CLEOPATRA] == PLACE_INDEX["alexandria"]


def test_4_a_new_year_remembers_no_card_of_the_old_one():
    cards = "; ".join(
        f"{what} {seat} {card}"
        for seat, card in (("caesar", "4/1"), ("pompeius", "3/1a"))
        for what in ("previous", "played", "chosen", "spent")
    )
    table = at(f"time 705 5 disband pompeius; {cards}; at roma legio-7=1; at genua legio-1=1")
    play(table, "end-disband")
    truth = table.truth()
    assert (truth["year"], truth["turn"]) == (706, 1)
    for cards_of in ("previous", "played", "chosen", "discarded"):
        assert truth[cards_of] == {"caesar": None, "pompeius": None}
    assert truth["spent"] == {"caesar": [], "pompeius": []}


@pytest.mark.parametrize("side", [0, 1])
def test_8_1_disruption_takes_a_step_of_the_reserves_of_one_side_alone(side):
    position = "at roma legio-7=3 legio-8=3/reserve legio-1=3 legio-2=3/reserve; at genua legio-12=3"
    state = battle(position, "roma")._state.copy()
    disrupt(state, side)
    steps = {name: state.steps[BLOCK_INDEX[name]] for name in ("legio-7", "legio-8", "legio-1", "legio-2", "legio-12")}
    hurt = ("legio-8", "legio-2")[side]
    assert steps == {name: 2 if name == hurt else 3 for name in steps}
