"""What would happen over everything that chance may bring: branches, their likelihoods, and what all of them share."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from types import SimpleNamespace
from typing import Any

import pytest

from triumvirate.core.errors import BadRequest
from triumvirate.core.events import Event
from triumvirate.core.foresight import Branches, Course, Way, certain, explore, gather
from triumvirate.core.game import Game
from triumvirate.core.lazy import Lazy
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games import find_game


def drawing(*bag: str) -> Any:
    """A game whose chance draws a token of a bag, two of which may look alike."""
    return SimpleNamespace(notation=SimpleNamespace(outcome=lambda state, n, what, index: {"draw": bag[index]}))


def said(*kinds: str) -> tuple[Event, ...]:
    return tuple(Event(kind, {}) for kind in kinds)


def test_every_different_draw_is_explored_once_with_its_likelihood() -> None:
    def run(branches: Branches) -> tuple[int, int]:
        return branches.take(None, 4, 0), branches.take(None, 2, 0)  # type: ignore[arg-type]

    found = {drawn: chance for chance, drawn in explore(drawing("a", "b", "a", "a"), run)}
    three, one = Fraction(3, 8), Fraction(1, 8)
    assert found == {(0, 0): three, (0, 1): three, (1, 0): one, (1, 1): one}


def test_a_run_without_chance_is_certain() -> None:
    assert list(explore(drawing(), lambda branches: "done")) == [(Fraction(1), "done")]


def test_what_begins_alike_is_one_way_and_equal_courses_are_one_the_likeliest_first() -> None:
    runs = [
        (Fraction(1, 8), said("x", "p")),
        (Fraction(1, 8), said("y", "p")),
        (Fraction(1, 4), said("y", "q")),
        (Fraction(1, 4), said("x", "p")),
        (Fraction(1, 4), said("y", "p")),
    ]
    [x], [y] = said("x"), said("y")
    assert gather(runs) == [
        Way(Fraction(5, 8), y, (Course(Fraction(3, 5), said("p")), Course(Fraction(2, 5), said("q")))),
        Way(Fraction(3, 8), x, (Course(Fraction(1), said("p")),)),
    ]


def test_what_all_courses_begin_with_is_certain() -> None:
    [x] = said("x")

    def way(*courses: tuple[Event, ...]) -> Way:
        return Way(Fraction(1), x, tuple(Course(Fraction(1), events) for events in courses))

    assert certain([]) == ()
    assert certain([way(said("a", "b"))]) == said("a", "b")
    assert certain([way(said("a", "b", "c"), said("a", "b")), way(said("a", "b", "d"))]) == said("a", "b")
    assert certain([way(said("a"), said("b"))]) == ()


@pytest.mark.parametrize(("name", "options"), [("rubico", {"players": 4}), ("caesar", {})])
def test_where_nobody_moves_by_the_rules_nothing_is_foreseen(name: str, options: dict[str, Any]) -> None:
    game = find_game(name)
    table = Table.new(game, options, seed=1)
    with pytest.raises(BadRequest, match="Nobody at this table"):
        game.foresee(table.view(None))


def test_draws_are_alike_in_whatever_order_their_facts_are_told() -> None:
    told = [{"token": 3, "seat": "caesar"}, {"seat": "caesar", "token": 3}]
    game: Any = SimpleNamespace(notation=SimpleNamespace(outcome=lambda state, n, what, index: told[index]))
    branches = Branches(game, ())
    branches.take(None, 2, 0)
    assert (branches.chance, branches.others) == (Fraction(1), [])


def told(game: Game, view: View, action: str | None) -> Any:
    """What a game's own player would do, as if it could say so."""
    return [(game.name, action)]


def test_a_game_foresees_by_its_own_player_where_one_plays_and_can() -> None:
    caesar = find_game("caesar")
    solo = Table.new(caesar, caesar.check({"solo": "normal"}), seed=1).view(None)
    assert caesar.automaton is not None
    knows = replace(caesar, automaton=replace(caesar.automaton, foresee=Lazy(f"{__name__}:told")))
    assert knows.foresee(solo, "pass") == [("caesar", "pass")]
    for game in (replace(caesar, automaton=None), replace(caesar, automaton=replace(caesar.automaton, foresee=None))):
        with pytest.raises(BadRequest):
            game.foresee(solo)
    with pytest.raises(BadRequest):
        knows.foresee(Table.new(caesar, seed=1).view(None))
