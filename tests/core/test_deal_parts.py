"""What a deal of the day is where a game says no more of it: points, any set-up, to the end of the match."""

from __future__ import annotations

import random

import pytest

from tables import at
from triumvirate.core.daily import WON, Daily, Terms, Weighed

PLAIN = Daily(terms=lambda day, rng: Terms({}, "caesar", "recruit"))
TERMS = PLAIN.terms(1, random.Random(1))


@pytest.mark.parametrize("seat", ["caesar", "pompey"])
def test_a_victory_outweighs_everything_then_the_points_ahead_of_the_best_other_seat(seat: str) -> None:
    ended = at("turn caesar over; over pompey last marker; hand caesar ship-5-1")
    points = ended.scores()
    own, other = points[seat], points["pompey" if seat == "caesar" else "caesar"]
    result = ended.result()
    assert result is not None
    won = seat in result.winners
    told = PLAIN.weigh(ended, Terms({}, seat, "recruit"))
    assert told == Weighed((WON if won else 0) + own - other, won, {"own": own, "other": other})


def test_a_match_that_goes_on_is_won_by_nobody_yet() -> None:
    running = at("hand caesar ship-5-1; placed 3 0")
    assert PLAIN.weigh(running, TERMS) == Weighed(3, False, {"own": 3, "other": 0})


def test_every_set_up_will_do_and_a_deal_ends_with_its_match() -> None:
    table = at("hand caesar ship-5-1")
    assert PLAIN.fits(table, TERMS)
    assert PLAIN.begins(table, TERMS)
    assert not PLAIN.ends(table, TERMS)
    assert PLAIN.ends(at("turn caesar over; over pompey last marker; hand caesar ship-5-1"), TERMS)
