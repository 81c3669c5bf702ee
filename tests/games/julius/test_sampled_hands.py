"""5, 11. The cards that the other side may hold: as many as it has, put away and chosen as it has, within the house rule."""

import pytest

from games.julius.campaign import GAME, at
from games.julius.test_secrecy import truths
from triumvirate.core.table import Table


def events_in(cards):
    return sum("/" not in card for card in cards)


def pompeius_hands(table, count=60):
    return [truth["hands"]["pompeius"] for truth in truths(table, "caesar", count)]


@pytest.mark.parametrize("limited", [False, True])
def test_3_3_a_hand_may_hold_three_events_unless_two_are_the_most(limited):
    table = Table.new(GAME, {"max_2_events": limited}, seed=4)
    most = max(events_in(hand) for hand in pompeius_hands(table))
    assert (most == 2) if limited else (most > 2)
    assert any("vulcan" in hand for hand in pompeius_hands(table))


@pytest.mark.parametrize(("spent", "most"), [("vulcan mars", 0), ("vulcan 4/1", 1), ("4/1 3/1a", 2)])
def test_3_3_events_that_a_side_has_shown_count_among_its_two(spent, most):
    table = at(
        f"time 705 3 cards -; spent pompeius {spent}; hand caesar 2/1a; hand pompeius 2/2a 2/2b 3/1b; "
        "discarded pompeius 2/2c; at roma legio-7=3; at genua legio-1=2",
        max_2_events=True,
    )
    assert max(events_in(hand) for hand in pompeius_hands(table)) == most


def put_away(table):
    return {truth["discarded"]["pompeius"] is not None for truth in truths(table, "caesar", 4)}


def test_5_a_side_that_is_ready_in_the_first_turn_has_put_a_card_away_and_chosen_another():
    table = Table.new(GAME, {"remove_all_events": True}, seed=5)
    assert put_away(table) == {False}
    hand = table.truth()["hands"]["pompeius"]
    table.act("pompeius", f"discard {hand[0]}")
    table.act("pompeius", f"play {hand[1]}")
    assert put_away(table) == {True}
    for truth in truths(table, "caesar", 4):
        assert truth["chosen"]["pompeius"]
        assert len(truth["hands"]["pompeius"]) == 4


@pytest.mark.parametrize("turn", [1, 2])
def test_6_1_apollo_is_never_the_first_card_of_a_year(turn):
    cards = "hand caesar 2/1a 2/2b; hand pompeius 2/2a 4/1 3/1a; chosen pompeius 3/1b"
    table = at(f"time 705 {turn} cards -; {cards}; discarded pompeius 2/2c; at roma legio-7=3; at genua legio-1=2")
    chosen = [truth["chosen"]["pompeius"] for truth in truths(table, "caesar", 120)]
    assert ("apollo" in chosen) == (turn > 1)


def test_5_in_later_turns_the_card_of_the_first_stays_away():
    table = at("time 705 2 cards -; hand caesar 2/1a; hand pompeius 2/2a 4/1; at roma legio-7=3; at genua legio-1=2")
    assert put_away(table) == {True}


def test_3_2_before_the_cards_are_dealt_none_is_put_away():
    table = Table.new(GAME, {"setup": "free"}, seed=3)
    assert put_away(table) == {False}
