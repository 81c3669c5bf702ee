"""Section 7: a player whose time runs out acts by a rule that says nothing of the role."""

import random

import pytest

from games.rubico.scenes import GAME, at, pass_all, play
from triumvirate.core.table import Table
from triumvirate.core.view import LegalAction
from triumvirate.games.rubico.timeout import REVEAL_SECONDS, SECONDS, goes_back, phase_of, timeout_action


def test_7_out_of_time_a_row_stays_as_dealt_and_nothing_is_said_or_used():
    rng = random.Random(1)
    assert timeout_action(at().legal("p2"), rng).action == "lock"
    assert timeout_action(at("phase talk; power p2 juno").legal("p2"), rng).action == "done"
    assert timeout_action(at("phase choice; power p2 juno").legal("p2"), rng).action == "pass"
    picks = {timeout_action(at("phase choice").legal("p1"), rng).action for _ in range(60)}
    assert len(picks) == 12
    undoing = [LegalAction("p1", f"unpick p2 {place}", place) for place in (1, 2)]
    onward = LegalAction("p1", "pick p3 1", 3)
    assert {timeout_action([*undoing, onward], rng).action for _ in range(20)} == {"pick p3 1"}
    assert timeout_action(undoing, rng) in undoing
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


def test_7_each_phase_has_its_key_its_seconds_and_a_window_begins_anew_with_every_power():
    def told(table):
        phase = phase_of(table.view(None), table.deciders())
        return phase.key, phase.name, phase.seconds, phase.is_window

    assert told(at()) == ("1 arrange", "arrange", SECONDS["arrange"], False)
    assert told(at("phase talk; power p2 juno")) == ("1 talk", "talk", SECONDS["talk"], False)
    table = at("phase choice; power p2 juno; power p3 minerva")
    assert told(table) == ("1 choice", "choice", SECONDS["choice"], False)
    play(table, "p1 pick p2 1", "p1 pick p3 1", "p1 pick p4 1")
    assert told(table) == ("1 window 0", "window", SECONDS["powers"], True)
    play(table, "p3 use minerva p4 2")
    assert told(table) == ("1 put 1", "put", SECONDS["put"], False)
    play(table, "p3 put 1")
    assert told(table) == ("1 window 1", "window", SECONDS["powers"], True)
    pass_all(table)
    assert told(table) == ("1 confirm", "confirm", SECONDS["confirm"], False)
    play(table, "p1 confirm")
    assert told(table) == ("1 powers 1", "powers", SECONDS["powers"], True)
    pass_all(table)
    shown = len(table.truth()["history"][-1]["shown"])
    assert told(table) == ("2 arrange", "arrange", SECONDS["arrange"] + REVEAL_SECONDS * shown, False)


@pytest.mark.parametrize("action", ["swap 1 2", "unpick p2 1", "pick p2 1", "lock", "done", "pass"])
def test_7_exchanging_and_letting_go_could_go_on_for_ever(action):
    assert goes_back(action) == action.startswith(("swap", "unpick"))
