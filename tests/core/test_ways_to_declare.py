"""Every way to declare a decision, in one small game of a harbour, held against what the state says is open.

What is open is a set of named numbers for each verb; a predicate asks that set alone. So whatever the made text counts,
chooses, lists, marks, refuses and carries out can be said here in a line, however the decision was declared.
"""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

import pytest

from core.harbour import ACTIONS, CHAPTER
from some import some
from triumvirate.core.decisions import table_of
from triumvirate.core.making import made_text
from triumvirate.core.making_flags import actions_by_way
from triumvirate.core.reasons import ALLOWED, NO_SUCH_ACTION, WRONG_PHASE

PHASES = {
    **dict.fromkeys(["sail", "tow"], 0),
    **dict.fromkeys(["load", "moor", "rest"], 1),
    **dict.fromkeys(["trade", "sell"], 2),
    **dict.fromkeys(["row", "anchor"], 3),
    **dict.fromkeys(["port", "starboard", "neither"], 4),
    **dict.fromkeys(["pick", "drop"], 5),
    **dict.fromkeys(["beg", "plead", "wait"], 6),
    **dict.fromkeys(["give", "stay"], 7),
    **dict.fromkeys(["flag", "done"], 8),
}
CLOSED, FAR, FULL, ELSEWHERE = 3, 4, 5, 6
REASONS = {"load": FAR, "sell": FAR, "drop": FAR, "tow": FULL, "moor": FULL, "anchor": ELSEWHERE}
CASES = {"port": 0, "starboard": 1, "neither": 2}
BEFORE = {"wait": ("beg", "plead"), "stay": ("give",)}
VARIANTS = {
    "asked": "",
    "in parts": "in_parts=True",
    "kept": 'kept=Kept("kept", "keeps", "turn", besides=(5, 8))',
    "kept as flags": 'kept=Kept("kept", "keeps", "turn", besides=(5, 8), flags=True)',
}


@pytest.fixture(params=list(VARIANTS))
def harbour(request, declared):
    """Made anew for each test: what is tested is the making."""
    return declared(ACTIONS.replace(", MORE", f", {VARIANTS[request.param]}"), CHAPTER)


def positions():
    """Every phase with nothing open, all of it, and some of it."""
    some = random.Random(5)
    places = [(place,) for place in range(5)]
    pairs = [(place, depth) for place in range(5) for depth in (2, 3, 4)]
    tows = [(quay, place) for quay in (7, 8) for place in range(5)]
    for phase in range(9):
        for share in (0.0, 1.0, 0.2, 0.4, 0.6, 0.8):
            open_now = {verb: {one for one in places if some.random() < share} for verb in PHASES}
            open_now["sail"] = {one for one in pairs if some.random() < share}
            open_now["tow"] = {one for one in tows if some.random() < share}
            tempting = {one for one in pairs if some.random() < 0.5}
            side = some.randrange(4)
            yield SimpleNamespace(
                phase=phase, open=open_now, tempting=tempting, side=side, done=None, kept=[0] * 64, keeps=0, turn=0
            )


def expected(s, row, named, seat=0):
    """The reason against an action, from what is open."""
    verb = row.verb
    if verb == "tow" and named[0] < 7:
        return NO_SUCH_ACTION
    if s.phase != PHASES[verb]:
        return {"tow": ELSEWHERE, "moor": ELSEWHERE + seat, "anchor": ELSEWHERE}.get(verb, WRONG_PHASE)
    if verb in BEFORE:
        return CLOSED if any(s.open[other] for other in BEFORE[verb]) else ALLOWED
    if verb in CASES and s.side != CASES[verb]:
        return CLOSED
    is_open = bool(s.open["anchor"]) if verb == "anchor" else not row.nouns or named in s.open[verb]
    return ALLOWED if is_open else REASONS.get(verb, CLOSED)


def is_flagged(harbour):
    kept = table_of(harbour.__name__).order.kept
    return kept is not None and kept.flags


def legal(harbour, s):
    """What may be done, in the order of the table, but for who rows: the game asks about those from the last, and only flags
    are always in order."""
    table = table_of(harbour.__name__)
    asked = [row for row in table.rows if PHASES[row.verb] == s.phase]
    stretches = [range(table.first(row.verb), table.first(row.verb) + row.size) for row in asked]
    found = [a for stretch in stretches for a in stretch if expected(s, *table.named(a)) == ALLOWED]
    if is_flagged(harbour):
        return found
    first = table.first("row")
    return sorted(found, key=lambda a: a if not first <= a < first + 5 else first + first + 5 - a)


def kept(harbour, s):
    if hasattr(harbour, "keep_legal"):
        harbour.keep_legal(s, 0)
    return s


def test_every_action_is_refused_for_the_reason_that_its_declaration_gives(harbour):
    table = table_of(harbour.__name__)
    for s in some(positions()):
        for seat in (0, 1):
            assert [harbour.refusal(s, seat, action) for action in range(table.actions)] == [
                expected(s, *table.named(action), seat) for action in range(table.actions)
            ]


def test_what_is_counted_chosen_and_listed_is_what_is_not_refused_in_the_order_of_the_table(harbour):
    for s in some(positions()):
        kept(harbour, s)
        may, out = legal(harbour, s), [-1] * 64
        assert harbour.count_legal(s, 0) == harbour.list_legal(s, 0, out) == len(may)
        assert [harbour.nth_legal(s, 0, n) for n in range(len(may))] == may
        assert out == [*may, *[-1] * (64 - len(may))]


def test_masks_are_what_is_listed_and_what_was_shown_before_is_wiped(harbour):
    mask, shown = [0] * harbour.ACTIONS, 0
    order = list(positions())
    random.Random(8).shuffle(order)
    for s in some(order):
        kept(harbour, s)
        may, words = legal(harbour, s), [0, 0]
        assert harbour.mark_legal(s, 0, words) == len(may)
        assert words[0] + (words[1] << 64) == sum(1 << action for action in may)
        count, shown = harbour.show_legal(s, 0, mask, shown)
        assert count == len(may)
        assert [action for action in range(harbour.ACTIONS) if mask[action]] == sorted(may)


def test_every_action_is_carried_out_by_its_own_function_with_the_numbers_it_names(harbour):
    table = table_of(harbour.__name__)
    for action in some(range(table.actions)):
        row, named = table.named(action)
        s = next(positions())
        harbour.apply(s, 1, action)
        assert s.done == (row.verb, 1, named)


def test_functions_of_the_games_own_are_asked_where_they_are_declared(harbour):
    s = [s for s in positions() if s.phase == 2][1]
    (harbour.keep_legal(s, 0) if hasattr(harbour, "keep_legal") else harbour.list_legal(s, 0, [0] * 64))
    assert hasattr(s, "listed_by_itself") is not is_flagged(harbour)
    s = [s for s in positions() if s.phase == 8][1]
    harbour.mark_legal(s, 0, [0, 0])
    assert s.marked_by_itself


def asked_by(harbour, monkeypatch):
    """The functions of the chapter that the made text asks, noted as it asks them."""
    asked, made = [], sys.modules[f"{harbour.__name__}.made"]
    for name, function in list(vars(made).items()):
        if getattr(function, "__module__", "") == f"{harbour.__name__}.chapter":
            monkeypatch.setattr(made, name, lambda *given, name=name, ask=function: asked.append(name) or ask(*given))
    return asked


# By phase, where everything is open: the functions that a count, a choice by number, a list, bits and bytes are made from.
QUICKEST = {
    0: ["may_tow why_not_sail worth_sailing"] * 5,
    1: ["loads moorings"] * 5,
    2: ["sales trades", "nth_sale nth_trade trades", "list_trades nth_sale sales", *["nth_sale nth_trade sales trades"] * 2],
    3: ["may_anchor nth_rower rowers why_not_row", "nth_rower rowers why_not_row",
        *["may_anchor nth_rower rowers why_not_row"] * 3],
    4: ["starboards which_side"] * 5,
    5: ["handled", "nth_handled", "handled nth_handled", *["why_not_drop why_not_pick"] * 2],
    6: ["beggings pleas", "beggings nth_begging nth_plea", *["beggings nth_begging nth_plea pleas"] * 3],
    7: ["gifts"] * 5,
    8: ["why_not_flag"] * 3 + ["mark_flags", "show_flags"],
}  # fmt: skip


@pytest.mark.parametrize("phase", QUICKEST)
def test_what_a_decision_counts_chooses_or_says_as_a_set_is_not_asked_place_by_place(declared, monkeypatch, phase):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER)
    s = [s for s in positions() if s.phase == phase][1]
    s.side = CASES["starboard"]
    asked, found = asked_by(harbour, monkeypatch), []
    for ask in (
        lambda: harbour.count_legal(s, 0),
        lambda: [harbour.nth_legal(s, 0, n) for n in range(len(legal(harbour, s)))],
        lambda: harbour.list_legal(s, 0, [0] * 64),
        lambda: harbour.mark_legal(s, 0, [0, 0]),
        lambda: harbour.show_legal(s, 0, [0] * harbour.ACTIONS, 0),
    ):
        asked.clear()
        ask()
        found.append(" ".join(sorted(set(asked))))
    assert found == QUICKEST[phase]


def test_a_decision_that_its_case_allows_is_not_asked_about(declared, monkeypatch):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER)
    s = [s for s in positions() if s.phase == PHASES["neither"]][1]
    s.side = CASES["neither"]
    asked = asked_by(harbour, monkeypatch)
    assert (harbour.count_legal(s, 0), harbour.nth_legal(s, 0, 0)) == (1, harbour.ACT_NEITHER)
    assert set(asked) == {"which_side"}


def test_what_was_shown_alone_and_last_in_the_table_is_wiped_too(declared):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER)
    mask, shown = [0] * harbour.ACTIONS, 0
    for phase, verbs in ((PHASES["anchor"], {"anchor"}), (PHASES["done"], set())):
        s = next(s for s in positions() if s.phase == phase)
        s.open = {verb: {(0,)} if verb in verbs else set() for verb in s.open}
        _, shown = harbour.show_legal(s, 0, mask, shown)
    assert [action for action in range(harbour.ACTIONS) if mask[action]] == [harbour.ACT_DONE]


def test_a_kept_list_is_made_after_each_action_for_who_is_asked_and_leaves_nothing_of_the_last(declared):
    harbour = declared(ACTIONS.replace(", MORE", f", {VARIANTS['kept']}"), CHAPTER)
    for s in some(positions()):
        s.kept, s.keeps = [9] * 64, 40
        harbour.apply(s, 0, harbour.ACT_REST)
        wanted = [] if s.phase in (5, 8) else legal(harbour, s)
        assert s.keeps == len(wanted)
        assert s.kept[: s.keeps] == wanted
        assert s.kept[s.keeps : 40] == [0] * (40 - s.keeps)
        assert s.kept[40:] == [9] * 24


def test_what_was_kept_is_counted_chosen_marked_and_shown_and_nothing_is_asked_again(declared):
    harbour = declared(ACTIONS.replace(", MORE", f", {VARIANTS['kept']}"), CHAPTER)
    for phase in (0, 1, 3):
        s = [s for s in positions() if s.phase == phase][1]
        harbour.keep_legal(s, 0)
        may = legal(harbour, s)
        s.open = {verb: set() for verb in s.open}
        mask, words, out = [0] * harbour.ACTIONS, [0, 0], [-1] * 64
        assert harbour.count_legal(s, 0) == harbour.list_legal(s, 0, out) == harbour.mark_legal(s, 0, words) == len(may)
        assert [harbour.nth_legal(s, 0, n) for n in range(len(may))] == out[: len(may)] == may
        assert words[0] + (words[1] << 64) == sum(1 << action for action in may)
        assert harbour.show_legal(s, 0, mask, 0)[0] == sum(mask) == len(may)


@pytest.mark.parametrize("more", ["", ', kept=Kept("kept", "keeps", "turn", flags=True)'])
def test_decisions_listed_together_whose_sets_are_known_are_walked_by_those(declared, monkeypatch, more):
    harbour = declared(ACTIONS.replace(", MORE", f', together=(("load", "moor"),){more}'), CHAPTER)
    table, asked = table_of(harbour.__name__), asked_by(harbour, monkeypatch)
    for s in some(s for s in positions() if s.phase == PHASES["load"]):
        may = [(place, verb) for place in range(5) for verb in ("load", "moor") if (place,) in s.open[verb]]
        wanted = [*(table.index(verb, place) for place, verb in may), table.index("rest")]
        asked.clear()
        kept(harbour, s)
        assert [harbour.nth_legal(s, 0, n) for n in range(harbour.count_legal(s, 0))] == wanted
        assert set(asked) == {"loads", "moorings"}


def test_kept_flags_are_those_of_the_ways_and_nothing_of_the_last_is_left(declared):
    harbour = declared(ACTIONS.replace(", MORE", f", {VARIANTS['kept as flags']}"), CHAPTER)
    table = table_of(harbour.__name__)
    for s in some(positions()):
        s.kept, s.keeps = [1] * 64, 40
        harbour.keep_legal(s, 0)
        wanted = [] if s.phase in (5, 8) else legal(harbour, s)
        actions = actions_by_way(table, s.phase)
        assert [actions[way] for way, flag in enumerate(s.kept) if flag] == wanted
        assert s.keeps == len(wanted)


def test_flags_stand_for_nothing_where_a_list_is_not_kept(declared):
    table = table_of(declared(ACTIONS.replace(", MORE", f", {VARIANTS['kept as flags']}"), CHAPTER).__name__)
    asked = {phase: actions_by_way(table, phase) for phase in {5, 8, *PHASES.values()}}
    assert {phase for phase, actions in asked.items() if not actions} == {5, 8}


def test_a_phase_is_called_by_its_own_name_and_not_by_another_number_that_is_equal(declared):
    made = made_text(table_of(declared(ACTIONS.replace(", MORE", ""), f"FATHOMS = 0\n{CHAPTER}").__name__))
    assert "PHASE_SAIL" in made
    assert "FATHOMS" not in made


def test_a_long_table_is_halved_and_one_in_parts_has_a_function_for_each(declared):
    one = made_text(table_of(declared(ACTIONS.replace(", MORE", ""), CHAPTER).__name__))
    parts = made_text(table_of(declared(ACTIONS.replace(", MORE", ", in_parts=True"), CHAPTER).__name__))
    assert "    if action < ACT_NEITHER:\n        if action < ACT_TRADE:\n            if action < ACT_TOW:\n" in one
    assert [line for line in one.splitlines() if line.startswith("def apply")] == ["def apply(s, seat, action):"]
    assert [line for line in parts.splitlines() if line.startswith("def apply")] == [
        "def apply_from_sail(s, seat, action):",
        "def apply_from_port(s, seat, action):",
        "def apply_from_give(s, seat, action):",
        "def apply(s, seat, action):",
    ]


WHO = """

from triumvirate.core.decisions import deciding, moment, not_now

@not_now
def why_not_now(s, seat):
    return NOT_YOU

@deciding
def deciders(s):
    return 1 << s.turn

@moment
def moment_of(s, seat):
    return s.phase - seat
"""


def test_seats_that_do_not_decide_are_listed_nothing_and_told_so_and_the_moment_may_differ_by_seat(declared):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER + WHO)
    s = [s for s in positions() if s.phase == 2][1]
    assert harbour.refusal(s, 1, harbour.ACT_TRADE) == 7
    assert harbour.refusal(s, 1, harbour.ACTIONS) == NO_SUCH_ACTION
    assert harbour.count_legal(s, 1) == harbour.list_legal(s, 1, []) == 0
    assert harbour.count_legal(s, 0) == 10
    s.turn = 1  # whose phase is one earlier: loads, moorings and a rest
    assert harbour.count_legal(s, 0) == harbour.list_legal(s, 0, []) == 0
    assert [harbour.nth_legal(s, 1, n) for n in range(harbour.count_legal(s, 1))] == [
        *range(harbour.ACT_LOAD, harbour.ACT_LOAD + 5),
        *range(harbour.ACT_MOOR, harbour.ACT_MOOR + 5),
        harbour.ACT_REST,
    ]


DECIDING = """

from triumvirate.core.decisions import deciding

@deciding
def deciders(s):
    return 1 << s.turn
"""


def test_a_seat_that_does_not_decide_is_told_what_speaks_against_the_action_where_nothing_else_is_declared(declared):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER + DECIDING)
    s = [s for s in positions() if s.phase == 2][1]
    assert harbour.refusal(s, 1, harbour.ACT_TRADE) == ALLOWED
    assert harbour.refusal(s, 1, harbour.ACT_LOAD) == WRONG_PHASE
    assert harbour.count_legal(s, 1) == 0


def test_in_a_phase_that_asks_for_nothing_nothing_is_listed(declared):
    harbour = declared(ACTIONS.replace(", MORE", ""), CHAPTER)
    s = next(positions())
    s.phase = 11
    mask = [0] * harbour.ACTIONS
    assert harbour.count_legal(s, 0) == harbour.list_legal(s, 0, []) == harbour.mark_legal(s, 0, []) == 0
    assert harbour.nth_legal(s, 0, 0) == -1
    assert harbour.show_legal(s, 0, mask, 0) == (0, 0)


BERTHS = """
from triumvirate.core.decisions import Noun, Order

X, Y, Z = Noun("x", tuple("ab")), Noun("y", tuple("cde")), Noun("z", tuple("fghi"))
ORDER = Order("whistle", "berth")
"""
BERTHING = """
from triumvirate.core.decisions import decision
from ..actions import X, Y, Z


def may_whistle(s, seat):
    return s.may_whistle


@decision("whistle", phase=7, provided=may_whistle, reason=4)
def whistle(s, seat):
    s.done = ()


def why_not_berth(s, seat, x, y, z):
    return 0 if (x, y, z) in s.open else 3


@decision("berth", X, Y, Z, phase=7, unless=why_not_berth)
def berth(s, seat, x, y, z):
    s.done = (x, y, z)
"""


@pytest.mark.parametrize("may_whistle", [True, False])
def test_three_numbers_behind_a_decision_without_any_in_a_phase_that_has_no_name(declared, may_whistle):
    rules = declared(BERTHS, BERTHING)
    every = [(x, y, z) for x in range(2) for y in range(3) for z in range(4)]
    s = SimpleNamespace(phase=7, may_whistle=may_whistle, open=set(every[3:20:4]), done=None)
    may = [*([0] if may_whistle else []), *(1 + place for place in range(3, 20, 4))]
    out = [-1] * 30
    assert rules.count_legal(s, 0) == rules.list_legal(s, 0, out) == len(may)
    assert [rules.nth_legal(s, 0, n) for n in range(len(may))] == out[: len(may)] == may
    for place, named in some(enumerate(every)):
        rules.apply(s, 0, 1 + place)
        assert s.done == named
        assert rules.refusal(s, 0, 1 + place) == (0 if named in s.open else 3)
    s.phase = 6
    assert rules.count_legal(s, 0) == 0


TIES = """
from triumvirate.core.decisions import Noun, Order

X = Noun("x", tuple("abc"))
ORDER = Order("tie")
"""
TYING = """
from triumvirate.core.decisions import decision
from ..actions import X


def may_tie(s, seat, one, other):
    return one < other


@decision("tie", X, X, phase=0, provided=may_tie, reason=3)
def tie(s, seat, one, other):
    s.done = (one, other)
"""


def test_two_numbers_of_one_noun_are_told_apart(declared):
    rules, s, out = declared(TIES, TYING), SimpleNamespace(phase=0, done=None), [-1] * 9
    assert rules.count_legal(s, 0) == rules.list_legal(s, 0, out) == 3
    assert out[:3] == [1, 2, 5]
    rules.apply(s, 0, 5)
    assert s.done == (1, 2)
