"""How a variant plays, counted on the native engine."""

from tables import GAME
from triumvirate.bots import Familiar, info_of
from triumvirate.bots.caesar.balance import measure


def test_matches_are_counted_by_seat_and_every_home_made_bonus_by_how_often_it_came():
    options = GAME.check({"variant": "spies"})
    seen = measure(options, 12, 5)
    assert seen == measure(options, 12, 5)
    assert sum(seen.wins.values()) + seen.draws == seen.games == len(seen.actions) == 12
    assert len(seen.came) == 2
    assert 0 < sum(seen.came) <= 12 * 7  # four spies and three rumours lie on the map


def test_against_auto_crassus_the_person_is_counted():
    seen = measure(GAME.check({"variant": "crassus-schemer", "solo": "easy"}), 6, 1)
    assert sum(seen.wins.values()) + seen.draws == 6


def test_bots_say_whether_they_know_a_variant():
    printed, tiles, own = (GAME.check({"variant": name}) for name in (None, "crassus-veteran", "spies"))
    imperator, tribune = info_of("caesar", "imperator"), info_of("caesar", "tribune")
    assert [imperator.familiar_with(options) for options in (printed, tiles, own)] == [
        Familiar.WELL,
        Familiar.WELL,
        Familiar.STAND_IN,
    ]
    assert [tribune.familiar_with(options) for options in (tiles, own)] == [Familiar.WELL, Familiar.BY_THE_RULES]
    assert info_of("rubico", "tribune").familiar_with({}) is Familiar.WELL
