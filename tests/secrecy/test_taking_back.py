"""Whether one may take an action back, and why not, tells nobody that others have acted unseen: in the games that hide it."""

from __future__ import annotations

import random

import pytest

from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.server import games


def without(table: Table, unseen: set[int]) -> Table:
    """The table without entries that somebody does not know of."""
    twin = table.fork()
    twin._live = [number for number in table._live if number not in unseen]
    return twin


def hidden_acts(table: Table, steps: int) -> int:
    """How many acts of a random match somebody did not see; after each of them nobody's undo may tell of it."""
    rng = random.Random(5)
    unseen: dict[str, set[int]] = {seat: set() for seat in table.seats}
    for _ in range(steps):
        seat = rng.choice(table.deciders())
        before = {other: table.view(other) for other in table.seats}
        entry = table.act(seat, rng.choice(table.legal(seat)).action)
        for other in set(table.seats) - {seat}:
            if table.view(other) == before[other] and not any(event.is_for(other) for event in entry.events):
                unseen[other].add(entry.number)
        told = {one: games.why_no_undo(table, one) for one in table.seats}
        assert told == {one: games.why_no_undo(without(table, unseen[one]), one) for one in table.seats}
        if table.is_over():
            break
    return sum(map(len, unseen.values()))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_it_depends_on_what_the_viewer_knows_alone(players: int) -> None:
    assert hidden_acts(Table.new(find_game("rubico"), {"players": players}, seed=5), steps=140) > 5


@pytest.mark.parametrize("setup", ["historical", "free"])
def test_so_it_does_where_a_block_is_lifted_before_it_is_seen_to_move(setup: str) -> None:
    assert hidden_acts(Table.new(find_game("julius"), {"setup": setup}, seed=5), steps=250) > 30
