"""The imperator of RUBICO: it reads what was said by what the table thought of the speaker, and by nothing hidden."""

from math import log

import pytest

from bots.rubico_matches import decisions
from triumvirate.bots import find_bot
from triumvirate.bots.rubico.beliefs import beliefs_of, doubts_of_the_table, evenly
from triumvirate.bots.rubico.habits import EVEN
from triumvirate.bots.rubico.insight import Minding
from triumvirate.bots.rubico.legate import Mind
from triumvirate.bots.rubico.mind import decide
from triumvirate.bots.rubico.self_play import speaking
from triumvirate.bots.rubico.speech import SITUATIONS
from triumvirate.core.table import Table
from triumvirate.games.rubico.game import GAME
from triumvirate.games.rubico.view import RubicoView

IMPERATOR = find_bot("rubico", "imperator")


ALL, SENATOR, CENTURION = 0b111, 0b001, 2
OFTEN, NEARLY_ALWAYS = (
    (0.1, 0.5, 0.2, 0.1, 0.1, 0.0),
    (0.03, 0.57, 0.2, 0.1, 0.1, 0.0),
)  # the first is how often it is true
LYING = Minding((OFTEN,) * 3, (NEARLY_ALWAYS,) * 3, 0.2)


def test_how_likely_some_lie_is_the_product_of_what_each_does():
    assert LYING.likely(ALL, SENATOR, SENATOR, CENTURION) == pytest.approx(0.9 * 0.9 * 0.9)  # two who stray in 0.1
    assert LYING.likely(ALL, SENATOR, 0, CENTURION) == pytest.approx(0.1 * 0.9 * 0.9)
    assert LYING.likely(SENATOR, SENATOR, SENATOR, CENTURION) == pytest.approx(0.9)  # the others said nothing


def test_before_a_senator_who_is_centurion_senators_lie_oftener_and_others_stray_oftener():
    both = SENATOR | 1 << CENTURION
    assert LYING.likely(SENATOR, both, SENATOR, CENTURION) == pytest.approx(0.97)
    assert LYING.likely(0b010, both, 0b010, CENTURION) == pytest.approx(0.2)
    assert LYING.likely(0b010, SENATOR, 0b010, CENTURION) == pytest.approx(0.1)


@pytest.mark.parametrize("habit", [EVEN, LYING])
def test_all_ways_to_lie_together_are_certain(habit):
    assert sum(habit.likely(ALL, SENATOR, liars, CENTURION) for liars in range(8)) == pytest.approx(1.0)


def test_in_a_first_round_the_table_holds_everybody_for_equally_likely():
    (held,) = doubts_of_the_table(Table.new(GAME, {"players": 5}, 1).view("p1"))
    assert held == pytest.approx((0.4,) * 5)


def surprise(habits, views):
    """How far somebody who reads so is surprised by who the senators are, in nats."""
    return sum(-log(beliefs_of(view, habits=habits).weights[senators]) for view, senators in views) / len(views)


@pytest.mark.parametrize("players", [3, 4])
def test_who_reads_by_the_table_that_is_spoken_by_is_surprised_less_than_a_legate(players):
    rarely_red = (0.46, 0.02, 0.02, 0.44, 0.02, 0.02, 0.02)
    pupil, views, seen = speaking((rarely_red,) * SITUATIONS), [], set()
    for seed in range(10):
        table = Table.new(GAME, {"players": players}, seed)
        while not table.is_over():
            seat = table.deciders()[0]
            view = table.view(seat)
            if view.phase == "choice" and view.round > 1 and (seed, view.round) not in seen:
                seen.add((seed, view.round))
                roles = table.truth()["roles"]
                senators = sum(1 << number for number, one in enumerate(roles) if roles[one] == "senate")
                views += [(table.view(one), senators) for one, role in roles.items() if role == "caesar"]
            table.act(seat, decide(view, table.legal(seat), pupil).action)
    assert surprise(pupil.habits, views) < 0.85 * surprise(evenly, views)


def test_as_centurion_it_chooses_by_what_it_believes():
    other = 0
    for table, seat in decisions(5, range(3)):
        view = table.view(seat)
        if view.phase == "choice" and RubicoView.of(view).centurion == seat:
            wanted = IMPERATOR.choose(view, table.legal(seat), 1.0, 1)
            other += wanted.chance != Mind(view).wanted().chance
    assert other > 3
