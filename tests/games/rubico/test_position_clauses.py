"""A position of RUBICO clause by clause: all of it comes back, numbers up to their bounds, and every fault is named."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from games.rubico.scenes import GAME, at, play, random_action, random_match, why_not
from triumvirate.core.errors import BadRequest
from triumvirate.games.rubico.determinize import _past_round
from triumvirate.games.rubico.notation import outcome_index, outcome_of
from triumvirate.games.rubico.puzzle_notes import notes
from triumvirate.games.rubico.rules.invariants import violation
from triumvirate.games.rubico.state import (
    CHANCE_DISCARD,
    CHANCE_EXTRA,
    CHANCE_FIRST,
    CHANCE_POWER,
    CHANCE_REVEAL,
    CHANCE_ROLE,
    FACES,
    PHASE_ARRANGE,
    PHASE_CHOICE,
    PHASE_OVER,
    PHASE_TALK,
    POWERS,
)
from triumvirate.games.rubico.view import acts_unseen

PAST = "past 1 p2 3 0>1 2-1-0 turned 1 shown RJB red red extra vesta; was 1 p1 R=b+ B@12 B; was 1 p3 J P; said 1 p3 trust p1"
WHOLE = (
    "phase choice; round 2; centurion p3; quota 3; position 1; reached 0; senate empty | blue; role p1 senate; "
    "role p2 caesar; role p3 caesar; role p4 senate; role p5 caesar; power p2 vesta; used minerva p1 1 p2 3; "
    "row p1 R=r+ B J#; row p2 R=r~b B@24; row p4 B=?; row p5 P@; word p1 promise p2; locked p1 p2; talked p4; passed p2; "
    f"vesta; aside R@1; aside B@; {PAST}; stock 2 3 0 1"
)


@pytest.fixture(scope="module")
def whole():
    return at(WHOLE, corrections=True)


def test_every_clause_comes_back_as_it_was_written_and_where(whole):
    assert whole.position_text().split("; ", 1)[1] == WHOLE
    assert GAME.layout.hash(GAME.positions.parse(whole.position_text())[1]) == whole.hash()


def test_a_card_in_hand_and_who_lets_powers_be_come_back():
    table = at("phase powers; power p2 minerva; holding p2 B@24; juno; passed p3 p4; locked p2; talked p2 p3")
    said = table.position_text()
    assert "; locked p2; talked p2 p3; passed p3 p4; juno; holding p2 B@24; " in said
    assert GAME.layout.hash(GAME.positions.parse(said)[1]) == table.hash()
    assert table.truth()["holding"] == {"seat": "p2", "face": "blue", "known_by": ["p2", "p4"]}


def test_what_a_line_leaves_out_is_as_a_match_begins():
    truth = at("").truth()
    assert (truth["phase"], truth["round"], truth["centurion"], truth["position"], truth["reached"]) == (
        "arrange",
        1,
        "p1",
        0,
        0,
    )
    assert list(truth["roles"].values()) == ["caesar"] * 3 + ["senate"] * 2
    assert set(truth["powers"].values()) == {None}
    assert (truth["vesta"], truth["juno"], truth["holding"], truth["aside"], truth["used"]) == (
        False,
        False,
        None,
        [],
        [],
    )
    assert (truth["locked"], truth["talked"], truth["passed"], truth["history"]) == ([], [], [], [])
    assert (truth["senate"]["shown"], truth["senate"]["tucked"]) == ([], 0)
    lying = sum(len(row) for row in truth["rows"].values())
    assert sum(truth["stock"].values()) + lying == 16


def test_all_eight_senate_cards_may_be_face_up():
    cards = "empty extra blue red_1 discard red_2 red_2 jolly"
    for said, tucked in ((cards, 0), (f"empty extra | {cards.split(' ', 2)[2]}", 2), (f"| {cards}", 0)):
        truth = at(f"phase choice; senate {said}").truth()
        assert (truth["senate"]["shown"], truth["senate"]["tucked"]) == (cards.split(), tucked)
    with pytest.raises(BadRequest, match="more Senate cards of one kind"):
        at("phase choice; senate empty empty")


def test_what_it_says_is_so(whole):
    truth = whole.truth()
    assert truth["used"] == [{"power": "minerva", "seat": "p1", "round": 1, "target": "p2 3"}]
    assert truth["rows"]["p1"][0] == {
        "face": "red", "said": "red", "covered": False, "picked": True, "known_by": ["p1"], "said_first": None,
    }  # fmt: skip
    assert [(card["covered"], card["picked"]) for card in truth["rows"]["p1"]] == [
        (False, True),
        (False, False),
        (True, False),
    ]
    assert (truth["rows"]["p2"][0]["said"], truth["rows"]["p2"][0]["said_first"]) == ("red", "blue")
    assert truth["rows"]["p5"][0]["known_by"] == []
    assert truth["senate"]["shown"] == ["empty", "blue"]
    assert truth["senate"]["tucked"] == 1
    assert truth["aside"] == [{"face": "red", "known_by": ["p1"]}, {"face": "blue", "known_by": []}]
    [past] = truth["history"]
    assert (past["from"], past["to"], past["red"], past["blue"], past["pompey"], past["turned"]) == (0, 1, 2, 1, 0, 1)
    assert past["work"] == ["red", "red", "extra", "vesta"]
    assert past["shown"] == ["red", "janus", "blue"]
    assert past["words"]["p3"] == {"word": "trust", "about": "p1"}
    assert [(card["face"], card["said"], card["taken"], card["known_by"]) for card in past["rows"]["p1"]] == [
        ("red", "blue", True, ["p1"]),
        ("blue", None, False, ["p1", "p2"]),
        ("blue", None, False, ["p1"]),
    ]


@pytest.mark.parametrize(
    "clause",
    [
        *("round -1", "round 32001", "quota 99", "position -1", "reached x", "phase later", "centurion p6", "weather fair"),
        *("senate empty empty empty empty empty empty empty empty empty", "senate | empty |", "senate full", "role p1 crassus"),
        *("role p6 caesar", "power p1 mars", "used minerva p1 1 p9", "used minerva p1 32001 p2 1", "used mars p1 1"),
        *("row p2 R R R R R R", "word p1 love p2", "word p1 trust p9", "locked p9", "vesta now", "juno p1", "holding p1"),
        *("stock 1 2 3", "stock 1 2 3 4 5", "stock 26 0 0 0", "aside R@; aside R@; aside R@"),
        *("over caesar running", "over p1 rome"),
        *("past 1 p1 3 0>1 0-0-0", "past 1 p1 3 0>1 0-0-0 turned 0 show R", "past 1 p1 3 0>1 0-0-0 turn 0 shown R"),
        *("past 1 p1 3 0-1 0-0-0 turned 0 shown R", "past 1 p1 3 0>1 0-0 turned 0 shown R"),
        *("past 1 p1 3 0>1 41-0-0 turned 0 shown R", "past 1 p1 3 0>1 0-0-0 turned 9 shown R"),
        *("past 1 p1 21 0>1 0-0-0 turned 0 shown R", "past 1 p1 3 0>99 0-0-0 turned 0 shown R"),
        *("past 1 p1 3 99>1 0-0-0 turned 0 shown R", "past 32001 p1 3 0>1 0-0-0 turned 0 shown R"),
        *("past 1 p1 3 0>1 0-0-0 turned 0 shown RRRRRRRRRRR", "past 1 p1 3 0>1 0-0-0 turned 0 shown X"),
        *("past 1 p1 3 0>1 0-0-0 turned 0 shown R red red red red", "past 1 p1 3 0>1 0-0-0 turned 0 shown R fog"),
        *("was 3 p1 R", "said 3 p1 trust p2", "was 1 p9 R"),
    ],
)  # fmt: skip
def test_a_clause_that_is_not_understood_is_named(clause):
    with pytest.raises(BadRequest, match="is not understood"):
        at(f"phase choice; {clause}")


def past(number, what="0-0-0 turned 0 shown -"):
    return f"past {number} p1 3 0>1 {what}"


@pytest.mark.parametrize(
    "position",
    [
        *("round 32000", "phase choice; quota 10", "reached 10", "stock 0 0 0 25"),
        *(f"round 2; {past(1, '40-40-40 turned 8 shown RRRRRRRRRR red red red extra discard blue vesta juno')}",),
        *("round 2; past 1 p5 20 8>8 0-0-0 turned 0 shown -", "used minerva p1 32000 p2 1"),
        *("row p2 R B B R R", "aside R@; aside B@1"),
    ],
)  # fmt: skip
def test_numbers_may_be_as_large_as_their_bounds(position):
    table = at(position)
    assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("position 9", "the marker stands on box 0 to 8"),
        ("row p2 X", "'X' is no card; a card reads R, B=r, J[+]#, P@13"),
        ("row p2 R=r~r", "tells a correction that could not have been made"),
        (f"round 2; {past(1)}; was 1 p1 R=r~b", "tells a correction that could not have been made"),
        ("row p2 R R R R R; row p3 R R R R R; row p4 R R R R R", "more cards of one face in the rows than in the deck"),
        (f"round 3; {past(1)}", "come in order, up to the one before this"),
        (f"round 3; {past(2)}; {past(1)}", "come in order"),
        (f"round 3; {past(1)}; {past(3)}", "come in order"),
        (f"round 3; {past(2)}", "a past round is missing"),
        ("over caesar rome; position 8; round 1", "a past round is missing"),
        ("over caesar legion; round 2", "a past round is missing"),
        ("role p1 senate; role p2 senate; role p3 senate", "the roles are not those of this number of players"),
        ("power p1 vesta; power p2 vesta", "each power exists once"),
        ("power p1 vesta; used vesta p2 1", "each power exists once"),
        ("row p1 R", "the Centurion has no row"),
        ("phase over", "'over FACTION REASON' says how the game ended"),
        ("position 8", "with Caesar in Rome the game is over"),
        ("phase choice; quota 5; row p2 R+ B+ B+", "at most two cards are chosen from p2, and no covered one"),
        ("phase choice; row p2 R+# B B", "at most two cards are chosen from p2, and no covered one"),
        ("phase arrange; row p2 R+ B B", "nothing is chosen before the choice"),
        ("phase talk; row p2 R+ B B", "nothing is chosen before the choice"),
        ("phase choice; quota 1; row p2 R+ B+ B", "2 cards are chosen, but only 1 are to be taken"),
    ],
)
def test_what_does_not_fit_together_is_told(position, fault):
    with pytest.raises(BadRequest, match=fault):
        at(position)


def test_who_has_no_row_needs_one():
    with pytest.raises(BadRequest, match="p5 needs a row, such as 'row p5 R B B'"):
        at("phase choice; row p5")


@pytest.mark.parametrize(("revealed", "rounds"), [("rome", [1, 2]), ("fortuna", [1])])
def test_the_round_that_ended_the_game_is_a_past_one_where_its_cards_were_turned_up(revealed, rounds):
    said = "; ".join(past(number) for number in rounds)
    table = at(f"round 2; position 8; over caesar {revealed}; {said}")
    assert [one["round"] for one in table.truth()["history"]] == rounds


def test_quota_and_checkpoint_follow_from_the_marker_unless_they_are_told():
    assert at("phase choice; position 2; quota 1; reached 1").truth()["quota"] == 1
    truth = at("phase choice; position 0").truth()
    assert truth["reached"] == 0
    state = at("phase choice; position 6")._state
    boxes = [box for box in range(7) if state.checkpoints >> box & 1]
    assert boxes
    assert state.reached == boxes[-1]
    assert at("phase choice; position 6; reached 0")._state.reached == 0


# --- chance ---


def chances_of(state, what, count):
    return [outcome_of(state, count, what, index) for index in range(count)]


def test_roles_and_powers_are_dealt_from_what_is_left():
    state = GAME.prepare(GAME.check({"players": 5}))
    red, blue = state.roles_in_play
    assert chances_of(state, CHANCE_ROLE, 5) == [{"role": "caesar"}] * red + [{"role": "senate"}] * blue
    state.role[0], state.role[1] = 1, 0
    assert chances_of(state, CHANCE_ROLE + 2, 3) == [{"role": "caesar"}] * (red - 1) + [{"role": "senate"}] * (blue - 1)
    assert chances_of(state, CHANCE_POWER, len(POWERS)) == [{"power": name} for name in POWERS]
    state.power[0], state.power[1], state.power[2] = 3, 0, 5
    left = [name for place, name in enumerate(POWERS) if place not in (3, 0)]
    assert chances_of(state, CHANCE_POWER + 2, len(left)) == [{"power": name} for name in left]
    for index, name in enumerate(left):
        assert outcome_index(state, len(left), CHANCE_POWER + 2, {"power": name}) == index
    assert chances_of(state, CHANCE_FIRST, 5) == [{"centurion": f"p{number}"} for number in range(1, 6)]


@pytest.mark.parametrize(
    ("what", "name", "held"),
    [
        (CHANCE_EXTRA, "extra", "stock"),
        (CHANCE_DISCARD, "discard", "pile"),
        (CHANCE_REVEAL, "reveal", "pile"),
        (CHANCE_FIRST - 1, "deal", "stock"),
    ],
)
def test_cards_are_drawn_from_where_they_lie(what, name, held):
    state = GAME.prepare(GAME.check({"players": 5}))
    state.stock, state.pile = [0, 0, 0, 0], [0, 0, 0, 0]
    setattr(state, held, [2, 0, 1, 1])
    drawn = [FACES[0], FACES[0], FACES[2], FACES[3]]
    assert chances_of(state, what, 4) == [{name: face} for face in drawn]
    assert outcome_index(state, 4, what, {name: FACES[3]}) == 3
    assert outcome_index(state, 4, what, 2) == 2


# --- who acts unseen, what a puzzle notes, what is remembered ---


@pytest.mark.parametrize(
    ("phase", "unseen"), [("choice", {"p1", "p2", "p4"}), ("powers", {"p2", "p4"}), ("arrange", {"p3"})]
)
def test_who_holds_a_power_may_let_it_be_unseen(phase, unseen):
    view = replace(at("power p2 vesta; power p4 juno").view(None), phase=phase)
    waited = {"choice": ["p1"], "powers": [], "arrange": ["p3"]}[phase]
    assert acts_unseen(view, waited) == unseen


def test_a_puzzle_notes_what_was_said_taken_and_turned_up(whole):
    legend, first = notes(whole.view("p1"), "en")
    assert legend
    assert "p1 R^ B B" in first
    assert "p3 (?) (?)" in first
    assert "R J B (with a card of the stock)" in first
    assert "discarded" not in first
    assert notes(whole.view("p3"), "en")[1] != first
    assert "(B)^" in notes(whole.view("p3"), "en")[1], "what was said is in brackets"


@pytest.mark.parametrize("seed", range(12))
def test_the_cards_of_a_remembered_round_are_those_of_the_deck(seed):
    rng = random.Random(seed)
    table = at(f"phase choice; round 2; centurion p3; {PAST}")
    view = table.view("p4")
    entry = view.history[0]
    aside = {"red": 1, "blue": 2}
    filled, extra = _past_round(entry, view.deck, Counter(aside), rng)
    cards = [card for row in filled["rows"].values() for card in row]
    taken = Counter(card.face for card in cards if card.taken)
    assert taken + Counter(extra) == Counter(entry["shown"])
    used = Counter(card.face for card in cards) + Counter(extra) + Counter(aside)
    assert not used - Counter(view.deck)


@pytest.mark.parametrize(("phase", "sound"), [(PHASE_ARRANGE, False), (PHASE_TALK, False), (PHASE_CHOICE, True)])
def test_nothing_is_chosen_before_the_choice(phase, sound):
    state = at("phase choice; row p2 R+ B B")._state.copy()
    assert violation(state) == 0
    state.phase = phase
    assert (violation(state) == 0) is sound


def test_fortuna_back_at_the_start_is_refused_for_the_power_first():
    table = at("phase choice; position 0; power p2 fortuna; power p3 vesta")
    at_start = why_not(table, "p2", "use fortuna back")
    assert why_not(table, "p3", "use fortuna back") == why_not(table, "p3", "use fortuna forward") != at_start
    assert at_start[0] == "5.fortuna"
    assert table.explain("p2", "use fortuna forward")[0]
    assert at("phase choice; position 1; power p2 fortuna").explain("p2", "use fortuna back")[0]


@pytest.mark.parametrize("seed", range(4))
def test_matches_of_every_kind_come_back_from_their_positions(seed):
    table, rng = random_match(seed + 40)
    for number in range(120):
        if table.is_over():
            break
        if number % 6 == 0:  # idle: the first number is one
            state = GAME.positions.parse(table.position_text())[1]
            assert GAME.layout.pack(state) == GAME.layout.pack(table._state)
        random_action(table, rng)


def test_a_round_that_takes_the_place_of_the_oldest_is_remembered_afresh():
    rows = "was {n} p2 R=b+ B; was {n} p3 J; said {n} p3 trust p1"
    told = "; ".join(f"past {n} p2 2 1>2 3-4-5 turned 7 shown RJB red extra; {rows.format(n=n)}" for n in range(1, 17))
    table = at(f"phase choice; round 17; {told}")
    play(table, "p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 confirm")
    history = table.truth()["history"]
    assert [one["round"] for one in history] == list(range(2, 18))
    last = history[-1]
    assert sorted(last["shown"]) == ["blue", "red", "red"]
    assert (last["work"], last["quota"], last["centurion"]) == ([], 3, "p1")
    assert (last["red"], last["blue"], last["pompey"], last["from"], last["to"]) == (2, 1, 0, 0, 1)
    assert set(last["words"].values()) == {None}
    assert [[card["face"][0] for card in last["rows"][seat]] for seat in ("p1", "p2", "p3")] == [
        [],
        ["r", "b", "b"],
        ["r", "r", "p"],
    ]
    assert [card["taken"] for card in last["rows"]["p2"]] == [True, True, False]
    assert history[0]["shown"] == ["red", "janus", "blue"]


@pytest.mark.parametrize(
    ("power", "use", "expected"),
    [
        ("minerva", "p3 1", ["power_used p2 minerva p3 1", "card_taken p2 p3 1", "card_seen p2 p3 1 red"]),
        ("cibelis", "p3 1", ["power_used p2 cibelis p3 1", "card_taken p2 p3 1", "card_seen p2 p3 1 red"]),
        ("venus", "1", ["power_used p2 venus 1", "card_covered p2 1"]),
        ("eris", "1", ["power_used p2 eris 1", "card_covered p2 1"]),
        ("fortuna", "forward", ["power_used p2 fortuna forward", "marker_moved gallia italia"]),
        ("vesta", "", ["power_used p2 vesta "]),
        ("juno", "", ["power_used p2 juno "]),
    ],
)
def test_a_power_tells_that_it_is_used_and_then_what_it_does(power, use, expected):
    table = at(f"phase choice; power p2 {power}")
    entry = table.act("p2", f"use {power} {use}".strip())
    assert [" ".join([event.kind, *map(str, event.facts.values())]) for event in entry.events] == expected
    if power in ("minerva", "cibelis"):
        put = table.act("p2", "put 1")
        assert [" ".join([event.kind, *map(str, event.facts.values())]) for event in put.events] == ["card_put p2 1"]


@pytest.mark.parametrize(("number", "first"), [(1, 1), (2, 1), (16, 1), (17, 1), (18, 2), (20, 4)])
def test_of_the_past_the_last_sixteen_rounds_are_kept_told_or_not(number, first):
    rounds = list(range(first, number))
    assert [one["round"] for one in at(f"round {number}").truth()["history"]] == rounds
    told = "; ".join(past(n) for n in rounds)
    assert [one["round"] for one in at(f"round {number}; {told}").truth()["history"]] == rounds
    if number > 17:
        with pytest.raises(BadRequest, match="come in order"):
            at(f"round {number}; {past(first - 1)}; {told}")


@pytest.mark.parametrize("phase", ["arrange", "talk", "choice", "powers"])
def test_nobody_decides_when_the_game_is_over_whoever_still_has_a_power(phase):
    state = at(f"phase {phase}; power p2 juno; power p3 vesta")._state.copy()
    assert GAME.deciding(state)
    state.phase = PHASE_OVER
    assert GAME.deciding(state) == []
