"""What Auto-Crassus would do next: foreseen from the person's view, held against what it then does."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

import triumvirate as tv
from triumvirate.core.errors import BadRequest
from triumvirate.core.events import Event
from triumvirate.core.foresight import certain
from triumvirate.core.options import Options
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.terminal.foreseen import NOT_YET, foreseen_text

CAESAR = find_game("caesar")
ALL: Options = {"solo": "hard", "poison": True, "centurions": True, "border_control": True}


def its_turn(events: tuple[Event, ...]) -> list[Event]:
    """Tile, choices and placements of its turn, as they really came."""
    kinds = [event.kind for event in events]
    if "tile_drawn" not in kinds:
        return []
    turn = events[kinds.index("tile_drawn") :]
    return [event for event in turn if event.kind in ("tile_drawn", "token_placed", "auto_nothing")]


def placements(events: tuple[Event, ...] | list[Event]) -> list[Event]:
    return [event for event in events if event.kind in ("token_placed", "auto_nothing")]


@pytest.mark.parametrize("options", [{"solo": "normal"}, ALL])
def test_what_it_does_was_foreseen(options: Options) -> None:
    """From the middle of a match on: the tile and the placements that come are among those foreseen, as likely as 1."""
    match, rng, compared, sure = Table.new(CAESAR, options, seed=5), random.Random(2), 0, 0
    while not match.is_over():
        seat = match.deciders()[0]
        action = rng.choice(match.legal(seat)).action
        is_late = len(match.entries) > 4
        ways = CAESAR.foresee(match.view(seat), action) if is_late else None
        came = its_turn(match.act(seat, action).events)
        if ways is None:
            continue
        compared += 1
        assert sum((way.chance for way in ways), Fraction(0)) == 1
        assert all(sum((course.chance for course in way.courses), Fraction(0)) == 1 for way in ways)
        way = next(way for way in ways if way.begins == came[0])
        done = placements(came)
        assert any(done[: len(told)] == told for told in (placements(course.events) for course in way.courses))
        always = placements(certain(ways))
        assert done[: len(always)] == always
        sure += bool(always)
    assert compared >= 2
    assert sure or options != ALL, "with this seed some of its turns are certain"


def test_the_board_as_it_stands_is_asked_about_without_an_action() -> None:
    match = tv.new("caesar", seed=3, solo="normal")
    while len(match.entries) < 5:
        match.act(match.legal()[0])
    ways = match.foresee()
    assert ways
    assert {way.begins.facts["tile"] for way in ways} == set(match.view("caesar").to_json()["solo"]["tiles"])
    assert len(match.entries) == 5, "nothing was done"


def test_foreseen_is_a_function_of_the_view() -> None:
    match = Table.new(CAESAR, ALL, seed=3)
    other = match.fork()
    for table in (match, other):
        for _ in range(6):
            seat = table.deciders()[0]
            table.act(seat, table.legal(seat)[-1].index)
    view = match.view("caesar")
    assert view.to_json() == other.view("caesar").to_json()
    assert CAESAR.foresee(view) == CAESAR.foresee(other.view("caesar"))


def test_nobody_is_foreseen_among_people() -> None:
    with pytest.raises(BadRequest):
        tv.new("caesar", seed=1).foresee()


def test_the_terminal_says_what_is_certain_and_what_may_come() -> None:
    match = tv.new("caesar", seed=3, solo="normal")
    while len(match.entries) < 5:
        match.act(match.legal()[0])
    said = foreseen_text(match.view("caesar"), None).plain
    assert "turns command tile" in said
    assert "places" in said
    assert "%" in said
    assert NOT_YET not in said
