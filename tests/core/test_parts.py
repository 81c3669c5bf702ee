"""Small parts of a plug: who an automaton plays for, the harmless action, events told plainly, who may act."""

from __future__ import annotations

import random
from dataclasses import fields, replace

import pytest

from tables import GAME, at
from triumvirate.core import speech, texts
from triumvirate.core.clauses import LONGEST, split_position
from triumvirate.core.errors import BadDocument, BadRequest
from triumvirate.core.events import Event, EventKind
from triumvirate.core.forms import Form
from triumvirate.core.game import Game, _calling
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


def test_a_sentence_calls_people_by_name_where_the_game_can_and_somebody_is_named():
    words = replace(
        GAME.words,
        say=lambda event, viewer, language: f"{event['kind']} {viewer} {language}",
        say_by_name=lambda event, viewer, language, names: f"{names['p1']} {viewer} {language}",
    )
    assert words.said({"kind": "passed"}, "p1", "it", {"p1": "Livia"}) == "Livia p1 it"
    assert words.said({"kind": "passed"}, None, "it", {}) == "passed None it"
    assert replace(words, say_by_name=None).said({"kind": "passed"}, None, "en", {"p1": "Livia"}) == "passed None en"


def test_the_forms_of_a_game_have_its_layout_and_number_of_actions_unless_they_say_otherwise():
    plain, other = Form("plain", lambda options: True, ()), Form("other", lambda options: True, (), actions=9999)
    formed = replace(GAME, forms=replace(GAME.forms, others=(plain, other)))._formed
    assert (formed["plain"].layout, formed["plain"].actions) == (GAME.layout, GAME.actions)
    assert formed["other"].actions == 9999
    assert formed["plain"].text == f"{GAME.name}_plain"


def test_a_kind_of_event_takes_as_many_numbers_as_it_has_columns():
    kind = EventKind("placed", (("value", lambda state, number: number),))
    assert kind.event(None, [3]).facts == {"value": 3}
    with pytest.raises(ValueError, match="zip"):
        kind.event(None, [3, 4])


def test_a_part_that_a_game_leaves_out_is_made_from_its_rules():
    bare = replace(GAME, words=None, results=None)
    assert bare.words.said({"kind": "token_placed", "seat": "anna"}, None, "en", {}) == "token placed anna"
    assert bare.results is not None


def test_an_event_is_said_with_the_names_that_its_table_gives():
    words = replace(
        GAME.words,
        say_by_name=lambda event, viewer, language, names: f"{event['kind']} {names['p1']} {language}",
        named=lambda sentence, options, language: f"{sentence} {options['solo']} {language}",
    )
    said = replace(GAME, words=words).say({"solo": "hard"}, {"kind": "went"}, None, "it", {"p1": "Anna"})
    assert said == "went Anna it hard it"


def test_the_sentences_of_a_game_are_those_of_its_folder(tmp_path, monkeypatch):
    monkeypatch.setattr(speech, "_folders", [])
    replace(GAME, package=tmp_path)
    assert speech._folders == [tmp_path / "data"]


def test_a_game_whose_notation_leaves_a_text_out_is_noticed():
    short = replace(GAME, notation=replace(GAME.notation, texts=lambda state, seat, actions: ["one"]))
    with pytest.raises(ValueError, match="zip"):
        Table.new(short, seed=1).legal()


def test_a_position_is_at_most_so_long():
    assert split_position(" " * LONGEST, dict) == ({}, [])
    with pytest.raises(BadRequest, match=str(LONGEST)):
        split_position(" " * (LONGEST + 1), dict)


def test_a_fault_in_a_document_has_its_line():
    assert BadDocument("No.", line=7).line == 7


def test_options_are_taken_as_given_by_a_game_that_refines_nothing():
    (refine,) = [field.default for field in fields(Game) if field.name == "refine"]
    plain = replace(GAME, refine=refine)
    assert plain.check({"poison": True})["poison"] is True


def test_a_game_is_found_in_each_of_its_forms():
    feast, bare = GAME.forms.others
    assert GAME.in_form("") is GAME
    assert [GAME.in_form(form.name).text for form in (feast, bare)] == ["caesar_home_made", "caesar_for_two"]
    assert [GAME.in_form(form.name).layout for form in (feast, bare)] == [feast.layout, bare.layout]
    assert (GAME.in_form(feast.name).actions, GAME.in_form(bare.name).actions) == (feast.actions, GAME.actions)
    assert GAME.most_actions == feast.actions > GAME.actions
    assert replace(GAME, forms=replace(GAME.forms, others=(bare,))).most_actions == GAME.actions


def test_a_new_game_and_its_forms_are_told_to_the_loader_and_a_copy_is_not(monkeypatch, tmp_path):
    for kept in ("_packages", "_switches", "_form_of", "_bits"):
        monkeypatch.setattr(texts, kept, dict(getattr(texts, kept)))
    replace(GAME, package=tmp_path)
    assert texts.folder_of("caesar") == GAME.package
    replace(GAME, name="twin", package=tmp_path, form=None)
    replace(GAME, name="twin", package=tmp_path, form=GAME.forms.others[1])
    assert [texts.folder_of(name) for name in ("twin", "twin_for_two")] == [tmp_path, tmp_path]
    assert [texts._form_of.get(name) for name in ("twin", "twin_for_two")] == [None, "twin"]
    assert texts.switches_of("twin_for_two") == GAME.forms.values(GAME.forms.others[1]) != texts.switches_of("twin")


def test_what_a_game_shows_of_a_state_is_what_its_table_shows():
    table = Table.new(GAME, {}, seed=3)
    for number, seat in enumerate(("caesar", "pompey")):
        assert GAME.view(table._state, table.options, number) == table.view(seat)
    assert GAME.view(table._state, table.options, None) == table.view(None)


def test_seats_in_a_sentence_are_called_by_who_sits_there():
    assert _calling("{p3} waits for {p4}.", {"p3": "Anna"}) == "Anna waits for P4."


def test_only_who_may_change_a_mind_acts_beside_those_who_decide():
    game = replace(GAME, may_still_act=lambda state, seat: False)
    table = at("turn caesar place; hand caesar ship-5-1")
    assert [game.may_act(table._state, seat) for seat in (0, 1)] == [True, False]
    game = replace(GAME, may_still_act=lambda state, seat: True)
    assert game.may_act(table._state, 1)
