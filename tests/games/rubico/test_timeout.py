"""Section 7: a player whose time runs out acts by a rule that says nothing of the role."""

import random

import pytest

from games.rubico.scenes import GAME, at
from triumvirate.core.table import Table
from triumvirate.games.rubico.timeout import timeout_action


def test_7_out_of_time_a_row_stays_as_dealt_and_nothing_is_said_or_used():
    rng = random.Random(1)
    assert timeout_action(at().legal("p2"), rng).action == "lock"
    assert timeout_action(at("phase talk; power p2 juno").legal("p2"), rng).action == "done"
    assert timeout_action(at("phase choice; power p2 juno").legal("p2"), rng).action == "pass"
    picks = {timeout_action(at("phase choice").legal("p1"), rng).action for _ in range(60)}
    assert len(picks) == 12
    assert all(action.startswith("pick") for action in picks)


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_7_a_table_where_nobody_ever_moves_still_ends(players):
    rng = random.Random(players)
    table = Table.new(GAME, {"players": players}, seed=players)
    while not table.is_over():
        choice = timeout_action(table.legal(table.deciders()[0]), rng)
        table.act(choice.seat, choice.action)
        assert len(table.entries) < 3000
    assert table.result() is not None
