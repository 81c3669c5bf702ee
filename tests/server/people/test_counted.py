"""What is counted when a match ends: for whom, and how a rating moves (Glickman's own example)."""

from __future__ import annotations

import math
from typing import Any

import pytest

from server.rows import a_table
from triumvirate.core.view import Result
from triumvirate.server.matches.held import HeldMatch
from triumvirate.server.people import standings
from triumvirate.server.people.ratings import LEAST_DEVIATION, TAU, Rating, _volatility, rate
from triumvirate.server.people.streaks import streaks


def ended(*people: str | None, winners: tuple[str, ...] = ("p1",), **row: Any) -> HeldMatch:
    usual: dict[str, Any] = {"result": Result(winners, "x", {}), "status": "finished", "finished": 7}
    draft = a_table(*people, **usual | row)
    draft.has_just_ended = True
    return draft


def test_a_rating_moves_as_in_the_paper() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    after = rate(Rating(1500, 200), games)
    assert after.rating == pytest.approx(1464.05, abs=0.02)
    assert after.deviation == pytest.approx(151.52, abs=0.02)
    assert after.volatility == pytest.approx(0.05999, abs=0.00001)


@pytest.mark.parametrize(
    ("phi", "variance", "delta"),
    [(1.15, 1.78, -0.48), (0.3, 0.1, 3.0), (0.3, 5.0, 0.0), (0.05, 0.02, 0.9), (2.0, 0.01, 0.0), (0.1, 0.001, 0.0)],
)
def test_how_unsteady_somebody_is_solves_the_papers_equation(phi: float, variance: float, delta: float) -> None:
    a = math.log(0.06**2)

    def f(x: float) -> float:
        whole = phi**2 + variance + math.exp(x)
        return math.exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - a) / TAU**2

    low, high = -30.0, 10.0
    for _ in range(80):
        middle = (low + high) / 2
        low, high = (middle, high) if f(middle) > 0 else (low, middle)
    assert _volatility(phi, variance, delta, 0.06) == pytest.approx(math.exp(low / 2), rel=1e-6)


def test_nobody_is_ever_quite_sure() -> None:
    sure = rate(Rating(1500, 50), [(Rating(1500, 50), 0.5)] * 30)
    assert sure.deviation == LEAST_DEVIATION
    assert sure.rating == pytest.approx(1500)


@pytest.mark.parametrize(
    ("draft", "pair"),
    [
        (ended("cato", "livia"), ("cato", "livia", 1.0)),
        (ended("cato", "livia", winners=("p2",)), ("cato", "livia", 0.0)),
        (ended("cato", "livia", winners=()), ("cato", "livia", 0.5)),
        (ended("cato", "livia", rated=False), None),
        (ended("cato", "livia", "nero"), None),
        (ended("cato", "@legate"), None),
        (ended("@legate", "cato"), None),
        (ended("cato", "cato"), None),
        (ended("cato", "livia", source="upload"), None),
    ],
)
def test_a_match_of_two_people_is_rated(draft: HeldMatch, pair: tuple[str, str, float] | None) -> None:
    assert standings.rated_pair(draft) == pair
    if pair is not None:
        draft.seats[1].stand_in = "legate"
        assert standings.rated_pair(draft) is None


def test_standings_are_of_people_and_say_who_played_alone() -> None:
    rows = standings._standings(ended("cato", "@legate", "livia", winners=("p1",)))
    assert [(row["seat"], row["person"], row["outcome"], row["against_bots"], row["at"]) for row in rows] == [
        ("p1", "cato", "won", False, 7),
        ("p3", "livia", "lost", False, 7),
    ]
    assert standings.outcome(ended("cato", "livia", result=None), "p1") == "drawn"
    (alone,) = standings._standings(ended("@legate", "cato", winners=("p1",)))
    assert (alone["outcome"], alone["against_bots"]) == ("lost", True)


@pytest.mark.parametrize(
    ("row", "is_counted"),
    [
        ({}, True),
        ({"same_screen": True}, False),
        ({"result": None}, False),
        ({"deal": {"day": "2026-01-01"}}, False),
    ],
)
def test_a_deal_one_screen_and_no_result_count_for_nobody(row: dict[str, Any], is_counted: bool) -> None:
    draft = ended("cato", "livia", **row)
    assert (standings.counted(draft) is not None) == is_counted
    draft.has_just_ended = False
    assert standings.counted(draft) is None


def test_a_streak_is_of_the_role_that_somebody_had_last() -> None:
    played = [{"cato": "senator", "livia": "plebs"}, {"cato": "senator"}, {"cato": "plebs"}, {"cato": "senator"}]
    assert streaks(played) == {"cato": ("senator", 2), "livia": ("plebs", 1)}
    assert streaks(played[:1] * 4) == {"cato": ("senator", 4), "livia": ("plebs", 4)}
    assert streaks([]) == {}
