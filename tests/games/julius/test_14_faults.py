"""14. Faults seen in the recorded implementation, done right here; and 13, what the seed aid leaves out."""

import pytest

from games.julius.campaign import GAME, actions, moving, play, refused
from triumvirate.core.errors import Illegal, NotYourTurn
from triumvirate.core.table import Table
from triumvirate.games.julius.notation import ACTIONS
from triumvirate.games.julius.printed import BLOCK_IDS


def test_14_arguments_and_the_acting_side_are_validated():
    table = moving("at genua legio-7=3; at roma legio-1=3")
    with pytest.raises(NotYourTurn):
        table.act("pompeius", "move legio-1")
    for text, words in (
        ("", "'' is no action of JULIUS CAESAR; actions read: deploy\\|move"),
        ("move legio-99", "There is no block 'legio-99'"),
        ("step atlantis", "There is no place 'atlantis'"),
        ("jupiter atlantis caesar", "There is no place"),
        ("play 9/9", "There is no card '9/9'"),
        ("dance", "'dance' is no action"),
        ("move", "is no action"),
        ("jupiter roma purple", "There is no colour 'purple'; there are caesar, pompeius, cleopatra"),
    ):
        with pytest.raises(Illegal, match=words):
            table.act("caesar", text)
    with pytest.raises(Illegal, match="no such action"):
        table.act("caesar", -1)
    with pytest.raises(Illegal, match="no such action"):
        table.act("caesar", ACTIONS.table.actions)
    refused(table, "step levy", None, "no such action")
    assert GAME.notation.text(table._state, 0, 99999) == "action 99999"


def test_14_a_view_does_not_change_the_state():
    table = Table.new(GAME, {}, seed=1)
    before = table.hash()
    for seat in ("caesar", "pompeius", None):
        table.view(seat)
        table.legal()
    assert table.hash() == before


def test_14_hidden_blocks_are_not_in_the_other_sides_view():
    table = moving("at genua legio-7=3 legio-8=2 c-navis-1=1; at roma legio-1=3; at mare-tyrrhenum p-navis-1=2")
    text = str(table.view("pompeius").plain_facts())
    assert not [
        name
        for name in BLOCK_IDS
        if name[0] in "lc" and f"'{name}'" in text and name in ("legio-7", "legio-8", "c-navis-1")
    ]
    assert table.view("pompeius").plain_facts()["places"]["genua"] == [
        {"owner": "caesar", "colour": "caesar", "count": 3, "moved": 0, "came": None, "reserve": False}
    ]


def test_13_a_year_has_five_turns():
    """13.24."""
    table = Table.new(GAME, {"remove_all_events": True}, seed=2)
    turns = set()
    while table.truth()["year"] == 705:
        turns.add(table.truth()["turn"])
        for seat in table.deciders():
            texts = [choice.action for choice in table.legal(seat)]
            quiet = [text for text in texts if text.startswith(("end-", "discard", "play"))]
            table.act(seat, quiet[0])
    assert turns == {1, 2, 3, 4, 5}


def test_13_every_decision_has_a_choice_with_an_end():
    table = moving("at genua legio-7=3", card="2/1a")
    assert "end-move" in actions(table)
    play(table, "end-move")
    assert "end-levy" in actions(table)
