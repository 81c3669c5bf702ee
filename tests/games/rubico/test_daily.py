"""The deal of the day of RUBICO: an evening is weighed by the victory, then by Caesar's way; a round by the cards found."""

import pytest

from games.rubico.scenes import at, play
from triumvirate.core.daily import WIN, WON, Terms
from triumvirate.games.rubico.daily import ROUND, is_round_over, weigh

PICKS = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 confirm")


def evening(seat):
    return Terms({}, seat, "tribune", WIN)


@pytest.mark.parametrize(("seat", "towards"), [("p2", -1), ("p4", 1)])
def test_an_evening_that_goes_on_is_worth_what_is_left_of_the_way(seat, towards):
    for position in (0, 3):
        weighed = weigh(at(f"phase choice; position {position}; round 4"), evening(seat))
        assert (weighed.score, weighed.is_done) == (towards * (8 - position), False)
        assert weighed.facts == {"left": 8 - position, "rounds": 4}


@pytest.mark.parametrize(("seat", "is_done"), [("p2", True), ("p4", False)])
def test_an_evening_that_is_won_outweighs_the_way(seat, is_done):
    weighed = weigh(at("phase over; over caesar fortuna; position 8"), evening(seat))
    assert (weighed.score, weighed.is_done) == (WON * is_done, is_done)


@pytest.mark.parametrize(
    ("rows", "red", "wrong"),
    [("row p2 R R B; row p3 R B P", 3, 0), ("row p2 R B B; row p3 P R R", 1, 2), ("row p2 B B B; row p3 R R P", 1, 2)],
)
def test_a_round_is_worth_the_red_cards_found_less_the_others(rows, red, wrong):
    terms = Terms({}, "p1", "tribune", ROUND)
    table = at(f"phase choice; round 3; {rows}")
    assert not is_round_over(table, terms)
    assert weigh(table, terms).facts == {"red": 0, "wrong": 0, "of": 0}
    play(table, *PICKS)
    assert is_round_over(table, terms)
    weighed = weigh(table, terms)
    assert weighed.facts == {"red": red, "wrong": wrong, "of": 3}
    assert weighed.is_done == (red > wrong)
    assert weighed.score == WON * (red > wrong) + 10 * red - 10 * wrong


def test_a_round_led_before_there_was_anything_to_deduce_from_does_not_count():
    table = at("phase choice; round 2")
    play(table, *PICKS)
    assert not is_round_over(table, Terms({}, "p1", "tribune", ROUND))
    assert not is_round_over(table, evening("p1"))
