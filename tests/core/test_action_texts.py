"""Actions as words: unspoken verbs, names of several words, nouns called after the state, and what an error repeats."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.errors import Illegal

ACTIONS = """
from triumvirate.core.decisions import Noun, Order

ROAD = Noun("road", ("via appia", "via aurelia"), section="4.1")
GATE = Noun("gate", ("porta capena",))
TOWN = Noun("town", tuple("abcdefgh"), first=3, unknown="Nobody has heard of {}.")
HOUR = Noun("hour", tuple("123456789"), form="1..9")
FRIEND = Noun("friend", count=3, text=lambda state, town, friend: f"{state.names[friend]}-of-{town}",
              find=lambda state, word, town: next(
                  (at for at, name in enumerate(state.names) if f"{name}-of-{town}" == word), None))
ORDER = Order("march", "set out", "visit", "greet", "at", "rest", "wander", "meet", "leave by")
"""
CHAPTER = """
from triumvirate.core.decisions import decision
from ..actions import FRIEND, GATE, HOUR, ROAD, TOWN


@decision("march", ROAD, TOWN)
def march(s, seat, road, town):
    pass


@decision("set out", TOWN)
def set_out(s, seat, town):
    pass


@decision("visit", TOWN, spoken=False)
def visit(s, seat, town):
    pass


@decision("greet", TOWN, FRIEND)
def greet(s, seat, town, friend):
    pass


@decision("at", HOUR)
def at_hour(s, seat, hour):
    pass


@decision("rest")
def rest(s, seat):
    pass


@decision("wander", ROAD, spoken=False)
def wander(s, seat, road):
    pass


@decision("meet", TOWN, FRIEND, spoken=False)
def meet(s, seat, town, friend):
    pass


@decision("leave by", GATE)
def leave_by(s, seat, gate):
    pass
"""
STATE = SimpleNamespace(names=["Lucius", "Marcus", "Titus"])


@pytest.fixture(scope="module")
def texts(declared):
    return ActionTexts(declared(ACTIONS, CHAPTER).__name__, "Roads")


def test_every_action_has_a_text_of_its_own_that_leads_back(texts):
    every = range(texts.table.actions)
    said = [texts.text(STATE, action) for action in every]
    assert len(set(said)) == len(said) == 16 + 8 + 8 + 24 + 9 + 1 + 2 + 24 + 1
    assert [texts.parse(STATE, text) for text in said] == list(every)
    assert [said[at] for at in (0, 9, 16, 24, 33, 56, 65, 67, 69)] == [
        "march via appia a",
        "march via aurelia b",
        "set out a",
        "a",
        "greet a Marcus-of-3",
        "at 1",
        "rest",
        "via aurelia",
        "a Marcus-of-3",
    ]
    assert texts.text(STATE, len(said)) == f"action {len(said)}"
    assert texts.text(STATE, -1) == "action -1"


def test_forms_tell_verbs_with_the_same_nouns_together_and_leave_unspoken_ones_out(texts):
    assert texts.forms == (
        "march ROAD TOWN, set out| TOWN, greet| TOWN FRIEND, at 1..9, rest, ROAD, leave by GATE"
    )  # a bare town is an action too


def test_all_that_a_verb_may_name_comes_in_the_order_of_the_table(texts):
    assert texts.named_by("march")[:2] == ["via appia a", "via appia b"]
    assert texts.named_by("march")[8] == "via aurelia a"
    assert texts.named_by("set out") == list("abcdefgh")
    assert texts.named_by("rest") == [""]


def refused(texts, text):
    with pytest.raises(Illegal) as fault:
        texts.parse(STATE, text)
    return fault.value.reason, fault.value.rule


def test_the_first_word_that_names_nothing_is_named_with_its_section(texts):
    assert refused(texts, "march via sacra a") == (
        "There is no road 'via sacra'; there are via appia, via aurelia.",
        "4.1",
    )
    assert refused(texts, "march via appia z") == ("Nobody has heard of z.", None)
    assert refused(texts, "greet a Nemo-of-3") == ("There is no friend 'Nemo-of-3'.", None)
    assert refused(texts, "greet b Lucius-of-3") == ("There is no friend 'Lucius-of-3'.", None)
    assert refused(texts, "a Nemo-of-3") == ("There is no friend 'Nemo-of-3'.", None)
    assert refused(texts, "leave by porta esquilina") == (
        "There is no gate 'porta esquilina'; there are porta capena.",
        None,
    )
    assert refused(texts, "at 11") == ("There is no hour '11'.", None)  # nine are too many to list
    assert refused(texts, "set out " + "x" * 99) == (f"Nobody has heard of {'x' * 40}.", None)


def test_what_is_no_action_at_all_is_repeated_in_part_with_the_forms(texts):
    for text in ("z", "z Lucius-of-3", "march a", "march via appia a b", "rest now", "greet a", ""):
        assert refused(texts, text) == (f"'{text}' is no action of Roads; actions read: {texts.forms}.", None)
    assert refused(texts, "y" * 99)[0].startswith(f"'{'y' * 60}' is no action")


def test_case_and_spaces_count_only_where_the_game_says_so(texts):
    strict = texts
    easy = ActionTexts(strict._rules, "Roads", ignore_case=True)
    assert easy.parse(STATE, "  March via  APPIA b ") == strict.parse(STATE, "march via appia b")
    assert refused(strict, "March via appia b")[0].startswith("'March via appia b' is no action")


def test_texts_of_many_actions_are_remembered_by_what_they_depend_on(texts):
    actions = [32, 33, 65]
    assert texts.texts(STATE, actions, "before") == ["greet a Lucius-of-3", "greet a Marcus-of-3", "rest"]
    other = SimpleNamespace(names=["Gaius", "Marcus", "Titus"])
    assert texts.texts(other, actions, "before")[0] == "greet a Lucius-of-3"
    assert texts.texts(other, actions, "after")[0] == "greet a Gaius-of-3"
