"""A truth made from a view of a finished match: the cards are those of the deck, and the last round those that lay there."""

import random
from collections import Counter
from dataclasses import replace

import pytest

from games.rubico.scenes import GAME, at, cards_on_table, pass_all, play, random_action, random_match
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
            assert sum(sampled.stock) == sum(ended._state.stock), "a card that joined the round is in the stock no more"


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


def test_in_a_position_that_waits_for_powers_which_nobody_holds_nobody_has_answered():
    view = at("phase powers").view("p3")
    assert view.holds_power == []
    assert _passed(view, random.Random(1)) == []


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


def past_rounds(past, viewer, many=40):
    """Ways to fill in a past round as a seat remembers it: the faces taken and those left, and what joined from the stock."""
    view = at(f"phase choice; round 2; centurion p3; {past}").view(viewer)
    for seed in range(many):
        filled, extra = _past_round(view.history[0], view.deck, Counter(), random.Random(seed))
        cards = [card for row in filled["rows"].values() for card in row]
        yield (
            tuple(card.face for card in cards if card.taken),
            tuple(card.face for card in cards if not card.taken),
            extra,
        )


def test_who_gave_which_of_the_cards_turned_up_is_open():
    past = "past 1 p2 2 0>1 1-1-0 turned 1 shown RB; was 1 p1 R+ B; was 1 p3 B+ J"
    found = {(taken, tuple(extra)) for taken, _, extra in past_rounds(past, "p4")}
    assert found == {(("red", "blue"), ()), (("blue", "red"), ())}


def test_a_card_that_was_taken_and_not_turned_up_is_the_one_discarded():
    past = "past 1 p2 2 0>1 1-0-0 turned 1 shown R discard; was 1 p1 R+ B; was 1 p4 J+ B"
    assert {(taken, tuple(extra)) for taken, _, extra in past_rounds(past, "p4")} == {(("red", "janus"), ())}


@pytest.mark.parametrize(
    ("past", "able"),
    [
        ("shown P discard; was 1 p1 P+ B; was 1 p3 R+ B", {"red", "blue", "janus"}),
        ("shown R discard; was 1 p1 R+ B; was 1 p3 B+ B; was 1 p4 P B", {"red", "blue", "janus"}),
        ("shown R discard; was 1 p1 R+ B; was 1 p3 B+ B", {"red", "blue", "janus", "pompey"}),
    ],
)
def test_a_card_discarded_unseen_is_one_of_those_that_were_nowhere_else(past, able):
    shown = "pompey" if "shown P" in past else "red"
    discarded = set()
    for taken, _, extra in past_rounds(f"past 1 p2 2 0>1 1-0-0 turned 1 {past}", "p4", many=80):
        assert not extra
        discarded |= (Counter(taken) - Counter([shown])).keys()
    assert discarded == able


def test_a_card_set_aside_was_in_no_row_of_the_round_that_ended_the_match():
    """Its owner knows it: there is one Pompey among five players."""
    rows = "row p2 R R B; row p3 R B B; row p4 B B P"
    table = at(f"phase choice; position 7; power p3 minerva; {rows}", minerva_mode="set_aside", open_after_end=False)
    play(table, "p3 use minerva p4 3", "p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1")
    pass_all(table)
    play(table, "p1 confirm")
    assert table.is_over()
    for seed in range(30):
        sampled = GAME.knowledge.determinize(table.view("p4"), random.Random(seed))
        truth = GAME.knowledge.truth(sampled)
        assert [card["face"] for card in truth["aside"]] == ["pompey"]
        assert "pompey" not in {face for rows in faces(truth) for row in rows.values() for face in row}
        assert not cards_on_table(sampled) - Counter(table.view("p4").deck)


def test_a_card_set_aside_now_may_have_lain_in_a_row_before():
    past = "past 1 p2 2 0>1 1-1-0 turned 1 shown RB; was 1 p1 R+ B; was 1 p3 B+ J"
    view = at(f"phase choice; round 2; centurion p3; row p1 R R B; aside P@4; {past}", minerva_mode="set_aside").view(
        "p4"
    )
    assert [card.face for card in view.aside] == ["pompey"]
    truths = [GAME.knowledge.truth(GAME.knowledge.determinize(view, random.Random(seed))) for seed in range(60)]
    assert any("pompey" in row for truth in truths for row in faces(truth)[1].values())
