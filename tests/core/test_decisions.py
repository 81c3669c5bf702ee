"""What is made from declared decisions: a small game of stones, written into a folder and loaded as a package.

One player takes stones from heaps or adds some, names a colour after taking, and passes when nothing else is possible.
"""

from __future__ import annotations

import linecache
from types import SimpleNamespace

import pytest

from triumvirate.core import decisions
from triumvirate.core.action_texts import ActionTexts
from triumvirate.core.decisions import table_of
from triumvirate.core.errors import Illegal
from triumvirate.core.making import made_text
from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, WRONG_PHASE

ACTIONS = """
from triumvirate.core.decisions import Noun, Order

HEAP = Noun("heap", ("left", "middle", "right"))
COUNT = Noun("number", ("1", "2"), first=1)
COLOUR = Noun("colour", count=2, text=lambda state, colour: state.colours[colour],
              find=lambda state, word: state.colours.index(word) if word in state.colours else None)
ORDER = Order("take", "add", "paint", "hold", "skip", together=[("add", "take")])
"""

STONES = """
from triumvirate.core.decisions import decision, not_now
from triumvirate.core.rulebook import compiled
from ..actions import COLOUR, COUNT, HEAP

PHASE_TAKE, PHASE_PAINT, PHASE_WAIT = 0, 1, 2
TOO_FEW, FULL, NOT_YOU, NO_PAINT = 3, 4, 5, 6


@not_now
def why_not_now(s, seat):
    return NOT_YOU if seat else 0


def why_not_take(s, seat, heap, number):
    return TOO_FEW if s.heaps[heap] < number else 0


@decision("take", HEAP, COUNT, phase=PHASE_TAKE, unless=why_not_take)
def take(s, seat, heap, number):
    s.heaps[heap] -= number
    s.phase = PHASE_PAINT


def may_add(s, seat, heap, number):
    return s.heaps[heap] + number <= s.most


@decision("add", HEAP, COUNT, phase=PHASE_TAKE, provided=may_add, reason=FULL)
def add(s, seat, heap, number):
    s.heaps[heap] += number


def paints(s, seat):
    return s.paints


@decision("paint", COLOUR, phase=PHASE_PAINT, among=paints, reason=NO_PAINT)
def paint(s, seat, colour):
    s.paint = colour
    s.phase = PHASE_TAKE


@decision("hold", phase=(PHASE_PAINT, PHASE_WAIT))
def hold(s, seat):
    s.phase = PHASE_TAKE


def why_not_skip(s, seat):
    return TOO_FEW if s.most or sum(s.heaps) else 0


@decision("skip", phase=PHASE_TAKE, unless=why_not_skip, fallback=True)
def skip(s, seat):
    s.phase = PHASE_WAIT
"""


@pytest.fixture
def stones(declared):
    """Loads the game; anything given replaces a file's text."""
    return lambda actions=ACTIONS, chapter=STONES: declared(actions, chapter)


def at(phase=0, heaps=(1, 0, 2), most=3, paints=0b10):
    return SimpleNamespace(phase=phase, heaps=list(heaps), most=most, paints=paints, paint=-1, colours=["red", "blue"])


def listed(rules, s):
    out = [-1] * 32
    count = rules.list_legal(s, 0, out)
    chosen = [rules.nth_legal(s, 0, n) for n in range(rules.count_legal(s, 0))]
    assert out[:count] == chosen
    return chosen


def test_numbers_follow_from_the_order_of_the_verbs_and_the_nouns_counts(stones):
    rules = stones()
    assert (rules.ACT_TAKE, rules.ACT_ADD, rules.ACT_PAINT, rules.ACT_HOLD, rules.ACT_SKIP) == (0, 6, 12, 14, 15)
    assert rules.ACTIONS == 16
    table = table_of(rules.__name__)
    assert table.index("add", 2, 1) == 10
    row, named = table.named(10)
    assert (row.verb, named) == ("add", (2, 1))


def test_an_action_is_carried_out_by_the_function_below_its_declaration(stones):
    rules, s = stones(), at()
    rules.apply(s, 0, 5)  # take right 2
    assert (s.heaps, s.phase) == ([1, 0, 0], 1)
    rules.apply(s, 0, 13)
    assert (s.paint, s.phase) == (1, 0)


def test_what_runs_before_and_after_each_action_stands_around_it(stones):
    around = """
@beforehand
def begin(s):
    s.seen = [s.phase]


@afterwards
def go_on(s):
    s.seen.append(s.phase)
"""
    tagged = STONES.replace("import decision", "import afterwards, beforehand, decision")
    rules, s = stones(chapter=tagged + around), at()
    rules.apply(s, 0, 5)
    assert s.seen == [0, 1]


def test_refusals_are_no_such_action_then_not_now_then_the_phase_then_the_predicate(stones):
    rules, s = stones(), at()
    assert rules.refusal(s, 1, 16) == rules.refusal(s, 0, -1) == NO_SUCH_ACTION
    assert rules.refusal(s, 1, 12) == 5
    assert rules.refusal(s, 0, 12) == WRONG_PHASE
    assert [rules.refusal(s, 0, action) for action in range(6)] == [0, 3, 3, 3, 0, 0]
    assert [rules.refusal(s, 0, action) for action in range(6, 12)] == [0, 0, 0, 0, 0, 4]
    assert rules.refusal(at(phase=1), 0, 12) == 6
    assert rules.refusal(at(phase=1), 0, 13) == ALLOWED
    assert rules.refusal(at(phase=2), 0, 14) == ALLOWED


def test_verbs_listed_together_alternate_value_by_value(stones):
    rules = stones()
    assert listed(rules, at()) == [6, 0, 7, 8, 9, 10, 4, 5]
    assert rules.count_legal(at(), 1) == 0


def test_a_set_and_a_single_word_are_listed_in_the_order_of_the_table(stones):
    rules = stones()
    assert listed(rules, at(phase=1, paints=0b11)) == [12, 13, 14]
    assert listed(rules, at(phase=1, paints=0)) == [14]


def test_the_last_resort_is_listed_only_when_nothing_else_is(stones):
    rules = stones()
    assert listed(rules, at(heaps=(0, 0, 0), most=0)) == [15]
    assert 15 not in listed(rules, at())


def test_masks_mark_what_is_listed_and_wipe_what_was_shown(stones):
    rules, mask, shown = stones(), [0] * 16, 0
    for s in (at(), at(phase=1), at(heaps=(0, 0, 0), most=0), at(phase=2)):
        words = [0]
        assert rules.mark_legal(s, 0, words) == len(listed(rules, s))
        assert words[0] == sum(1 << action for action in listed(rules, s))
        _, shown = rules.show_legal(s, 0, mask, shown)
        assert [action for action in range(16) if mask[action]] == sorted(listed(rules, s))


def test_texts_lead_both_ways_and_a_wrong_word_is_named(stones):
    rules, s = stones(), at()
    texts = ActionTexts(rules.__name__, "Stones")
    assert [texts.text(s, action) for action in (0, 11, 13, 15, 16)] == [
        "take left 1",
        "add right 2",
        "paint blue",
        "skip",
        "action 16",
    ]
    assert [texts.parse(s, texts.text(s, action)) for action in range(16)] == list(range(16))
    assert texts.forms == "take|add HEAP NUMBER, paint COLOUR, hold, skip"
    for text, fault in (
        ("take top 1", "There is no heap 'top'; there are left, middle, right."),
        ("take left 3", "There is no number '3'; there are 1, 2."),
        ("paint green", "There is no colour 'green'."),
        ("take left", "'take left' is no action of Stones; actions read: take|add HEAP"),
        ("", "'' is no action of Stones"),
    ):
        with pytest.raises(Illegal) as refused:
            texts.parse(s, text)
        assert refused.value.reason.startswith(fault)


def test_who_decides_and_what_follows_by_itself_are_part_of_what_is_made(stones):
    tagged = STONES.replace("import decision, not_now", "import afterwards, deciding, decision, not_now")
    tagged = tagged.replace("    return NOT_YOU if seat else 0", "    return NOT_YOU")
    tagged += "\n\n@deciding\ndef deciders(s):\n    return 1\n\n\n@afterwards\ndef go_on(s):\n    s.paints = 0\n"
    rules, s = stones(chapter=tagged), at()
    assert [rules.refusal(s, 0, 0), rules.refusal(s, 1, 0)] == [0, 5]
    assert [rules.count_legal(s, seat) for seat in (0, 1)] == [8, 0]
    rules.apply(s, 0, 0)
    assert (s.heaps, s.paints) == ([0, 0, 2], 0)


def test_a_game_without_phases_needs_no_field_for_one(stones):
    actions = ACTIONS.replace('"take", "add", "paint", "hold", "skip", together=[("add", "take")]', '"take"')
    chapter = STONES[: STONES.index("def may_add")].replace("phase=PHASE_TAKE, ", "").replace("s.phase = ", "s.next = ")
    rules, s = stones(actions, chapter), SimpleNamespace(heaps=[1, 0, 2])
    assert listed(rules, s) == [action for action in range(6) if not rules.refusal(s, 0, action)] == [0, 4, 5]
    rules.apply(s, 0, 5)
    assert s.heaps == [1, 0, 0]


def test_a_verb_that_is_not_in_the_order_or_not_declared_keeps_the_rules_from_loading(stones):
    with pytest.raises(ValueError, match=r"differ: drop$"):
        stones(ACTIONS.replace('"skip",', '"skip", "drop",'))
    with pytest.raises(ValueError, match=r"differ: skip$"):
        stones(ACTIONS.replace(', "skip"', ""))


def test_a_rule_may_not_have_a_name_that_the_made_text_uses_itself(stones):
    with pytest.raises(ValueError, match=r"both the made text and .*chapter have a function count"):
        stones(chapter=STONES.replace("paints(s, seat)", "count(s, seat)").replace("among=paints", "among=count"))


def test_a_traceback_through_the_made_text_shows_its_lines(stones):
    code = stones().apply.__code__
    shown = linecache.getlines(code.co_filename)[code.co_firstlineno - 1 :]
    assert [line.partition("(")[0] for line in shown[:2]] == ["@compiled\n", "def apply"]


def test_the_made_text_reads_as_a_person_would_write_it(stones):
    text = made_text(table_of(stones().__name__))
    lines = ["if phase == PHASE_PAINT:", "    count = popcount(paints(s, seat))", "    count += 1", "    return count"]
    assert "".join(f"    {line}\n" for line in lines) in text


def test_single_words_listed_together_are_each_asked_in_the_order_of_the_group(stones):
    actions = ACTIONS.replace('together=[("add", "take")]', 'together=[("rise", "hold")]').replace(
        '"skip"', '"skip", "rise"'
    )
    more = """

def may_rise(s, seat):
    return s.most == 3


@decision("rise", phase=PHASE_WAIT, provided=may_rise, reason=FULL)
def rise(s, seat):
    s.phase = PHASE_TAKE
"""
    rules = stones(actions, STONES + more)
    assert listed(rules, at(phase=2)) == [16, 14]
    assert listed(rules, at(phase=2, most=2)) == [14]
    assert listed(rules, at(phase=1, paints=0)) == [14]


def test_the_action_table_of_loaded_rules_is_read_once_and_again_when_it_was_forgotten(stones, monkeypatch):
    name = stones().__name__
    known = table_of(name)
    assert table_of(name) is known
    monkeypatch.delitem(decisions._tables, name)
    again = table_of(name)
    assert again is not known
    assert again.firsts == known.firsts


def test_a_decision_without_a_phase_is_there_in_every_phase(stones):
    always = STONES.replace('@decision("hold", phase=(PHASE_PAINT, PHASE_WAIT))', '@decision("hold")')
    rules = stones(chapter=always)
    for s in (at(), at(phase=1), at(phase=2), at(phase=9)):
        assert rules.refusal(s, 0, rules.ACT_HOLD) == ALLOWED
        assert rules.ACT_HOLD in listed(rules, s)
        words, mask = [0], [0] * 16
        assert rules.mark_legal(s, 0, words) == len(listed(rules, s)) == rules.show_legal(s, 0, mask, 0)[0]
        assert words[0] == sum(1 << action for action in listed(rules, s))
        assert [action for action in range(16) if mask[action]] == sorted(listed(rules, s))


def test_sets_listed_together_alternate_value_by_value_too(stones):
    actions = ACTIONS.replace('together=[("add", "take")]', 'together=[("paint", "scrape")]')
    more = """

def may_scrape(s, seat, colour):
    return (s.paints & s.most) >> colour & 1


@decision("scrape", COLOUR, phase=PHASE_PAINT, among=paints, provided=may_scrape, reason=NO_PAINT)
def scrape(s, seat, colour):
    pass
"""
    rules = stones(actions.replace('"skip"', '"skip", "scrape"'), STONES + more)
    assert listed(rules, at(phase=1, paints=0b11, most=0b11)) == [12, 16, 13, 17, 14]
    assert listed(rules, at(phase=1, paints=0b11, most=0b10)) == [12, 13, 17, 14]
