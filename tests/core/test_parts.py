"""Small parts of a plug: who an automaton plays for, the harmless action, events told plainly, who may act."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from tables import GAME, at
from triumvirate.core import texts
from triumvirate.core.events import Event, EventKind
from triumvirate.core.lazy import Lazy
from triumvirate.core.parts import Automaton, Notation, harmless_action, say_plainly
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction

SEATS = ("anna", "bruno", "carla")


def test_an_automaton_plays_every_seat_but_the_persons_and_none_without_its_level():
    automaton = Automaton("Auto", option="auto", side="person")
    assert automaton.seats({"auto": "hard", "person": "bruno"}, SEATS) == ("anna", "carla")
    assert automaton.seats({"auto": None, "person": "bruno"}, SEATS) == ()


def test_a_game_without_an_automaton_has_no_automata():
    options = {"auto": "hard", "person": "pompey"}
    with_one = replace(GAME, automaton=Automaton("Auto", option="auto", side="person"))
    assert with_one.automata(options) == ("caesar",)
    assert replace(GAME, automaton=None).automata(options) == ()


def choices(*texts):
    return [LegalAction("anna", text, index) for index, text in enumerate(texts)]


def test_who_is_out_of_time_passes_where_that_is_possible_and_else_takes_the_first_choice():
    rng = random.Random(1)
    assert harmless_action(choices("march 3", "passage", "end now", "pass"), rng).action == "pass"
    assert harmless_action(choices("march 3", "done", "end now"), rng).action == "end now"
    assert harmless_action(choices("march 3", "endless"), rng).action == "march 3"


def test_an_event_without_a_sentence_is_its_kind_and_its_facts():
    event = Event("token_placed", {"seat": "anna", "value": 3}, ("anna",))
    assert say_plainly(event.to_json(), None) == "token placed anna 3"


def test_an_events_audience_is_everybody_or_the_seats_named():
    mine, open_to_all = Event("drawn", {}, ("anna",)), Event("placed", {})
    assert [mine.is_for(seat) for seat in ("anna", "bruno", None)] == [True, False, False]
    assert [open_to_all.is_for(seat) for seat in ("anna", None)] == [True, True]


def test_a_private_kind_of_event_is_for_the_seat_that_it_names():
    def seat_of(state, number) -> str:
        return SEATS[number]

    def plus(state, number) -> int:
        return number + state

    columns = (("seat", seat_of), ("number", plus))
    private = EventKind("drawn", columns, private=True, reveals=True)
    assert private.event(10, [1, 2]) == Event("drawn", {"seat": "bruno", "number": 12}, ("bruno",), True)
    assert EventKind("placed", columns).event(0, [0, 2]).audience is None
    reworded = EventKind("placed", columns, reworded={"number": None, "note": str})
    assert private.types() == {"seat": str, "number": int}
    assert reworded.types() == {"seat": str, "note": str}


def test_a_seat_that_decides_may_act_and_one_that_may_still_change_its_mind():
    table = at("hand caesar ship-5-1")
    assert [GAME.may_act(table._state, seat) for seat in (0, 1)] == [True, False]
    changing = replace(GAME, may_still_act=lambda state, seat: seat == 1)
    assert [changing.may_act(table._state, seat) for seat in (0, 1)] == [True, True]
    table.game = changing
    assert [choice.seat for choice in table.legal()] == ["caesar"] * 20
    assert {choice.seat for choice in table.legal("caesar")} == {"caesar"}
    table.game = replace(GAME, may_still_act=lambda state, seat: seat == 1, legal_list=lambda state, seat: [seat])
    assert table.legal("pompey")[0].index == 1


def test_legal_actions_come_from_the_list_that_the_game_keeps_or_its_rules_write():
    table = Table.new(GAME, seed=2)
    every = GAME.legal(table._state, 0)
    assert every == [GAME.rules.nth_legal(table._state, 0, n) for n in range(GAME.rules.count_legal(table._state, 0))]
    assert replace(GAME, legal_list=lambda state, seat: [7 + seat]).legal(table._state, 1) == [8]

    class Listed:
        @staticmethod
        def list_legal(state, seat, out):
            out[:2] = [5, 6]
            return 2

    assert replace(GAME, rules=Listed).legal(None, 1) == [5, 6]


def test_texts_of_many_actions_are_those_of_each():
    table = Table.new(GAME, seed=2)
    actions = GAME.legal(table._state, 0)[:3]
    by_one = [GAME.notation.text(table._state, 0, action) for action in actions]
    assert GAME.action_texts(table._state, 0, actions) == by_one
    assert replace(GAME, notation=replace(GAME.notation, texts=None)).action_texts(table._state, 0, actions) == by_one


def test_a_thing_that_is_named_is_imported_when_it_is_asked_for():
    assert Lazy("triumvirate.core.table:Table").get() is Table
    with pytest.raises(ModuleNotFoundError):
        Lazy("triumvirate.core.nowhere:Table").get()


def test_a_copy_of_a_game_with_another_part_leaves_its_texts_where_they_are(tmp_path):
    before = texts.folder_of(GAME.name)
    replace(GAME, package=tmp_path)
    assert texts.folder_of(GAME.name) == before


def test_a_draw_that_a_game_has_no_words_for_is_its_number():
    notation = Notation(text=lambda state, seat, action: "", parse=lambda state, seat, text: 0)
    assert notation.outcome(None, 6, 0, 4) == 4
    assert notation.outcome_index(None, 6, 0, 4) == 4
