"""A truth made from a view of a finished match: the cards are those of the deck, and the last round those that lay there."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from games.rubico.scenes import GAME, at, cards_on_table, random_action, random_match
from triumvirate.games.rubico.determinize import _passed, _past_round


@pytest.fixture(scope="module", params=[1, 2, 5])
def ended(request):
    """A match that ended by its cards, with an option that keeps the rest sealed."""
    for seed in range(request.param * 10, request.param * 10 + 10):
        table, rng = random_match(seed, open_after_end=False)
        while not table.is_over():
            random_action(table, rng)
        if table.truth()["ended_by"] in ("rome", "legion"):
            return table
    raise AssertionError("no match of these ended by its cards")


def faces(truth):
    rows = {seat: [card["face"] for card in row] for seat, row in truth["rows"].items()}
    past = {seat: [card["face"] for card in row] for seat, row in truth["history"][-1]["rows"].items()}
    return rows, past


def test_the_rows_of_the_end_are_those_of_the_last_round(ended):
    rows, past = faces(ended.truth())
    assert rows == past
    for number, viewer in enumerate((*ended.seats, None)):
        for seed in range(4):
            sampled = GAME.knowledge.determinize(ended.view(viewer), random.Random(10 * number + seed))
            truth = GAME.knowledge.truth(sampled)
            rows, past = faces(truth)
            assert rows == past
            assert (truth["winner"], truth["ended_by"]) == (ended.truth()["winner"], ended.truth()["ended_by"])
            assert min(sampled.stock) >= 0


def test_no_card_is_there_twice(ended):
    deck = Counter(ended.view(None).deck)
    assert not cards_on_table(ended._state) - deck
    for seed in range(8):
        sampled = GAME.knowledge.determinize(ended.view(ended.seats[seed % 3]), random.Random(seed))
        assert not cards_on_table(sampled) - deck
        last = GAME.knowledge.truth(sampled)["history"][-1]
        used = Counter(card["face"] for row in last["rows"].values() for card in row)
        assert not used - deck


def passed(seat, many=60, **facts):
    """Every set of seats that may have passed, as a seat of a table with three powers sees it; p1 is Centurion."""
    view = at("phase choice; power p2 vesta; power p4 juno; power p1 venus").view(seat)
    rng = random.Random(4)
    return {tuple(_passed(replace(view, **facts), rng)) for _ in range(many)}


ALL = {(), ("p2",), ("p4",), ("p2", "p4")}


@pytest.mark.parametrize("phase", ["arrange", "talk"])
def test_nobody_passes_before_powers_may_be_used(phase):
    assert passed("p3", phase=phase) == {()}


def test_nobody_has_passed_while_a_card_is_in_hand():
    holding = at("phase choice; power p2 minerva; holding p2 B@2").view("p2").holding
    assert passed("p3", phase="powers", holding=holding) == {()}


def test_while_powers_are_asked_for_somebody_has_not_answered():
    assert passed("p3", phase="powers") == ALL - {("p2", "p4")}
    assert passed(None, phase="powers") == ALL - {("p2", "p4")}
    assert passed("p1", phase="powers") == ALL - {("p2", "p4")}, "the Centurion is not asked"
    assert passed("p2", phase="powers", passed=False) == {(), ("p4",)}, "it may be oneself"
    assert passed("p2", phase="powers", passed=True) == {("p2",)}, "then p4 has not"


def test_in_the_choice_everybody_may_have_passed_and_a_centurion_who_may_go_on_knows_it():
    assert passed("p3", phase="choice") == ALL
    assert passed("p2", phase="choice", passed=True) == {("p2",), ("p2", "p4")}
    assert passed("p1", phase="choice", complete=True, your_turn=True) == {("p2", "p4")}
    assert passed("p1", phase="choice", complete=True, your_turn=False) == ALL - {("p2", "p4")}
    assert passed("p1", phase="choice", complete=False, your_turn=True) == ALL
    assert passed("p3", phase="choice", complete=True, your_turn=True) == ALL
    assert passed("p3", phase="over") == ALL


def test_cards_of_a_past_round_that_nobody_took_may_have_been_any_that_are_left():
    past = "past 1 p2 3 0>1 2-1-0 turned 1 shown RJB extra; was 1 p1 R=b+ B@12 B; was 1 p3 J P"
    view = at(f"phase choice; round 2; centurion p3; {past}").view("p4")
    found = set()
    for seed in range(30):
        filled, _ = _past_round(view.history[0], view.deck, Counter(), random.Random(seed))
        found.add(tuple(card.face for row in filled["rows"].values() for card in row if not card.taken))
    assert len(found) > 4
