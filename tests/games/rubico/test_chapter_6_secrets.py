"""Chapter 6: who knows what. Non-interference: another truth behind the same view looks, acts and sounds the same."""

import json
import random
from collections import Counter

import pytest

from games.rubico.scenes import GAME, at, cards_on_table, pass_all, play, random_action, random_match
from games.rubico.test_chapter_1_setup import ROLES
from some import some
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.rubico.printed import deck_of
from triumvirate.games.rubico.state import LAYOUT

THREE = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1")


def test_a_spectator_has_no_turn_and_nobody_hears_of_a_null():
    table = Table.new(GAME, seed=1)
    views = {seat: table.view(seat) for seat in ("p1", None)}
    own = {"your_turn", "passed"}
    assert own <= set(views["p1"].to_json())
    assert not own & set(views[None].to_json())
    assert [getattr(views[None], name) for name in sorted(own)] == [None, None]


def seen(state, options, seat):
    return json.dumps(GAME.view(state, options, seat).to_json(), sort_keys=True)


def heard(state, options, number, seat, action):
    """What a viewer hears of an action, and sees after it; None when chance spoke, which may differ by right."""
    state = state.copy()
    state.log, state.rng_seed = [], 5
    GAME.rules.apply(state, number, action)
    if state.rng_count:
        return None
    name = None if seat is None else GAME.seats(options)[seat]
    events = [GAME.words.event(state, fact) for fact in state.log]
    told = [event.to_json() for event in events if event.is_for(name)]
    words = [GAME.words.say(event, name) for event in told]
    return json.dumps([told, words]), seen(state, options, seat)


def closes_one_window(state, other, number, action):
    """Who has passed in a window is hidden until the last pass, which all see: it is the last in one truth only."""
    is_last = [set(GAME.deciding(truth)) == {number} for truth in (state, other)]
    return GAME.notation.text(state, number, action) == "pass" and is_last[0] != is_last[1]


def check_viewer(table, seat, rng):
    """A second truth agrees with the first in everything the viewer sees, may do, is told, and is refused."""
    state, options = table._state, table.options
    name = None if seat is None else table.seats[seat]
    view = View.from_json(json.loads(json.dumps(table.view(name).to_json())))
    other = GAME.knowledge.determinize(view, rng)
    assert seen(other, options, seat) == seen(state, options, seat)
    if not table.is_over():
        assert cards_on_table(other) == deck_of(options["players"], options["four_deck"])
    if seat is not None:
        assert GAME.legal(other, seat) == GAME.legal(state, seat)
        for action in rng.sample(range(250), 25):
            if GAME.rules.refusal(state, seat, action):
                assert GAME.words.refusal(other, seat, action) == GAME.words.refusal(state, seat, action)
    for number in GAME.deciding(state):
        both = set(GAME.legal(state, number)) & set(GAME.legal(other, number))
        if number in GAME.deciding(other) and both:
            action = rng.choice(sorted(both))
            first, second = heard(state, options, number, seat, action), heard(other, options, number, seat, action)
            looked = first is not None and number == seat and "card_seen" in first[0]
            if first is None or second is None or looked or closes_one_window(state, other, number, action):
                continue
            assert first == second
    return other


@pytest.mark.no_cover
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
@pytest.mark.parametrize("seed", range(3))
def test_6_another_truth_behind_a_view_cannot_be_told_apart(players, seed):
    table, rng = random_match(seed, players)
    changed = 0
    while True:
        if table.is_over() or rng.random() < 0.06:
            for seat in [*range(players), None]:
                other = check_viewer(table, seat, rng)
                changed += LAYOUT.pack(other) != LAYOUT.pack(table._state)
        if table.is_over():
            break
        random_action(table, rng)
    assert changed > 0


@pytest.mark.long
@pytest.mark.parametrize("seed", range(100, 160))
def test_6_another_truth_behind_a_view_cannot_be_told_apart_many_matches(seed):
    test_6_another_truth_behind_a_view_cannot_be_told_apart(3 + seed % 5, seed)


def test_6_a_match_goes_on_from_another_truth():
    for seed in range(6):
        table, rng = random_match(seed)
        for _ in range(rng.randrange(200)):
            if not table.is_over():
                random_action(table, rng)
        state = GAME.knowledge.determinize(table.view(rng.choice(table.seats)), rng)
        state.rng_seed = seed
        while not GAME.rules.is_over(state):
            seat = rng.choice(GAME.deciding(state))
            GAME.rules.apply(state, seat, rng.choice(GAME.legal(state, seat)))


def test_6_faces_are_for_their_owner_roles_and_powers_too():
    table = at("phase choice; power p2 juno; power p3 roma")
    for seat in (*table.seats, None):
        facts = table.view(seat).plain_facts()
        for owner, row in facts["rows"].items():
            assert all((card["face"] is not None) == (owner == seat) for card in row)
        assert {owner for owner, power in facts["powers"].items() if power} <= {seat}
    assert table.view("p2").plain_facts()["holds_power"] == ["p2", "p3"]


def test_6_no_card_has_an_identity_that_could_be_followed():
    table = at("phase choice")
    play(table, *THREE, "p1 confirm")
    past = table.view(None).plain_facts()["history"][0]
    assert sorted(past["shown"]) == ["blue", "red", "red"]
    assert {key for row in past["rows"].values() for card in row for key in card} == {
        "face",
        "said",
        "taken",
        "known_by",
    }
    assert all(card["face"] is None for row in past["rows"].values() for card in row)


def test_6_each_remembers_the_own_cards_of_past_rounds():
    table = at("phase choice")
    play(table, *THREE, "p1 confirm")
    rows = table.view("p2").plain_facts()["history"][0]["rows"]
    assert [(card["face"], card["taken"]) for card in rows["p2"]] == [("red", True), ("blue", True), ("blue", False)]
    assert [card["face"] for card in rows["p3"]] == [None] * 3


def test_6_nobody_sees_who_has_passed_and_nobody_is_waited_for_in_a_power_window():
    table = at("phase choice; power p2 roma; power p3 vesta")
    play(table, *THREE)
    before = {seat: table.view(seat).plain_facts() for seat in ("p1", "p4", None)}
    entry = play(table, "p2 pass")
    assert [event.audience for event in entry.events] == [("p2",)]
    assert {seat: table.view(seat).plain_facts() for seat in before} == before
    assert table.view("p4").plain_facts()["waiting_for"] == ["p1"]
    pass_all(table)
    play(table, "p1 confirm")
    assert table.view("p4").plain_facts()["waiting_for"] == []


def test_6_who_is_waited_for_is_shown_while_rows_are_laid_and_talked_about():
    table = at()
    play(table, "p3 lock")
    assert table.view(None).plain_facts()["waiting_for"] == ["p2", "p4", "p5"]
    play(table, "p2 lock", "p4 lock", "p5 lock", "p2 done")
    assert table.view(None).plain_facts()["waiting_for"] == ["p3", "p4", "p5"]


def test_6_a_card_taken_is_known_to_its_taker_and_its_former_owner():
    table = at("phase choice; power p3 minerva")
    play(table, "p3 use minerva p2 1")
    held = {seat: table.view(seat).plain_facts()["holding"]["face"] for seat in table.seats}
    assert held == {"p1": None, "p2": "red", "p3": "red", "p4": None, "p5": None}
    assert table.view(None).plain_facts()["waiting_for"] == ["p3"]
    play(table, "p3 put 1")
    assert table.view("p2").plain_facts()["rows"]["p3"][0]["face"] == "red"
    assert table.view("p4").plain_facts()["rows"]["p3"][0]["face"] is None


@pytest.mark.parametrize("is_open", [True, False])
def test_6_after_the_end_roles_are_shown_and_the_rest_unless_the_table_keeps_it_sealed(is_open):
    table = at("phase choice; position 7; row p2 R R B; row p3 P B B; power p4 juno", open_after_end=is_open)
    play(table, *THREE)
    pass_all(table)
    play(table, "p1 confirm")
    pass_all(table)
    facts = table.view(None).plain_facts()
    assert facts["result"] == {"winner": "caesar", "reason": "rome"}
    assert facts["waiting_for"] == []
    faces = [card["face"] for row in facts["rows"].values() for card in row]
    past = [card["face"] for row in facts["history"][-1]["rows"].values() for card in row]
    assert (None not in faces and None not in past) == is_open
    assert facts["roles"]["p5"] == "senate", "roles are known to all at the end, sealed or not"
    assert (facts["powers"]["p4"] == "juno") == is_open


def test_6_a_view_is_plain_data_with_the_same_names_for_everybody():
    table = at("phase choice")
    spectator = set(table.view(None).plain_facts())
    for seat in some(table.seats):
        assert set(table.view(seat).plain_facts()) == spectator | {"your_turn", "passed"}


@pytest.mark.parametrize("players", ROLES)
def test_6_sampled_truths_have_as_many_of_each_role_as_are_in_play_and_nobody_known_has_another(players):
    for seed in range(4):
        table, rng = random_match(seed, players)
        for seat in (*table.seats, None):
            known = {name: role for name, role in table.view(seat).plain_facts()["roles"].items() if role}
            for _ in range(6):
                roles = GAME.knowledge.truth(GAME.knowledge.determinize(table.view(seat), rng))["roles"]
                assert (Counter(roles.values())["caesar"], Counter(roles.values())["senate"]) == ROLES[players]
                assert known.items() <= roles.items()


def test_6_the_sampled_truths_reach_every_hidden_possibility():
    table = at("phase choice; power p2 juno; power p3 roma")
    rng = random.Random(1)
    sampled = [GAME.knowledge.determinize(table.view("p1"), rng) for _ in range(300)]
    assert {state.power[1] for state in sampled} == set(range(8))
    assert {tuple(state.role[:5]) for state in sampled} >= {(0, 1, 1, 0, 0), (0, 0, 0, 1, 1)}
    assert {state.face[5] for state in sampled} == {0, 1, 2, 3}
    assert {state.passed for state in sampled} == {0, 2, 4, 6}
