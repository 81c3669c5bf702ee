"""The legate of JULIUS CAESAR: legal, repeatable, one plan for a whole command, and blind to what is hidden."""

import random

import numpy as np
import pytest

from some import some
from triumvirate.bots import find_bot
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.legate import COMMAND, Legate, _halving
from triumvirate.bots.julius.plans import Sampled, aims, both_aims, campaign, network, outlook, plain_aim
from triumvirate.bots.julius.sense import evaluate, goals_of
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.rules.blocks import IS_LEADER, SIDE, START
from triumvirate.games.julius.state import BLOCKS, DEAD, FIRST_CITY, PLACES

SEATS = ("caesar", "pompeius")


def played(seed, actions):
    """A table after some actions of the tribune's."""
    tribune, table = find_bot("julius", "tribune"), Table.new(GAME, {}, seed)
    while len(table.entries) < actions and not table.is_over():
        seat = table.deciders()[0]
        table.act(seat, tribune.choose(table.view(seat), table.legal(seat), 1.0, len(table.entries)).action)
    return table


def at_command(seed):
    """A table where a side's movement is about to begin."""
    table = played(seed, 4)
    while table.view(table.deciders()[0]).plain_facts()["phase"] != "move":
        seat = table.deciders()[0]
        table.act(seat, table.legal(seat)[0].index)
    return table, table.deciders()[0]


def test_it_plays_legal_actions_with_a_reason_and_repeats_itself():
    table = played(1, 2)
    legate, again = Legate(12), Legate(12)
    for number in range(90):
        seat = table.deciders()[0]
        legal = table.legal(seat)
        chosen = legate.choose(table.view(seat), legal, 1.0, number)
        assert chosen.action in {choice.action for choice in legal}
        assert chosen.why
        assert again.choose(table.view(seat), legal, 1.0, number + 1) == chosen
        table.act(seat, chosen.action)


def test_a_command_is_thought_about_once(monkeypatch):
    table, seat = at_command(2)
    legate = Legate(20)
    clicks = 0
    while table.deciders() == [seat] and table.view(seat).plain_facts()["phase"] in COMMAND:
        table.act(seat, legate.choose(table.view(seat), table.legal(seat), 1.0, 1).action)
        if not clicks:
            monkeypatch.setattr(legates, "Sampled", None)  # thinking again would fail
        clicks += 1
    assert clicks > 2


def test_another_truth_behind_the_same_view_changes_nothing():
    table = played(3, 60)
    different = 0
    for number in range(30):
        seat = table.deciders()[0]
        twin = Table(GAME, table.options, table.secret)
        twin._state = GAME.knowledge.determinize(table.view(seat), random.Random(number))
        different += twin.hash() != table.hash()
        chosen = [Legate(12).choose(t.view(seat), t.legal(seat), 1.0, 1) for t in (table, twin)]
        assert chosen[0] == chosen[1]
        table.act(seat, chosen[0].action)
    assert different > 5


@pytest.mark.parametrize("seed", [4, 5])
def test_the_compiled_judgement_is_the_tribune_s(seed):
    table = played(seed, 120)
    for seat in (0, 1):
        state = table._state
        record = GAME.layout.records([state])
        quick = campaign()
        wanted = quick.goals(record[0], seat)
        value = quick.judge(record[0], seat, wanted, plain_aim(), np.zeros(quick.RUNS * PLACES))
        assert value == pytest.approx(evaluate(state, seat, goals_of(state, seat)), rel=0.02, abs=1.5)


def test_plans_differ_by_their_aims_and_end_with_the_command():
    table, seat = at_command(6)
    number = SEATS.index(seat)
    sampled = Sampled(table.view(seat), number, 2, "x")
    plans = {tuple(sampled.planned(aim)) for aim, _ in aims(sampled.first, number)}
    assert len(plans) > 3
    for plan in plans:
        state = sampled.first.copy()
        for action in some(plan):
            assert GAME.rules.refusal(state, number, action) == 0
            GAME.rules.apply(state, number, action)
    assert both_aims().shape[0] == 2


def test_equal_luck_gives_equal_chances():
    table, seat = at_command(7)
    sampled = Sampled(table.view(seat), SEATS.index(seat), 3, "x")
    plan = sampled.planned(plain_aim())
    assert sampled.fare(plan, 5, 6) == sampled.fare(plan, 5, 6)
    each = [sampled.fare(plan, n, n + 1) for n in range(8)]
    assert len(set(each)) > 1
    assert sampled.fare(plan, 0, 8) == pytest.approx(sum(each))
    assert all(0 <= chance <= 1 for chance in each)


def test_every_truth_that_is_dealt_again_looks_the_same_to_the_viewer():
    table = played(8, 40)
    dealt = set()
    for number in range(60):
        seat = table.deciders()[0]
        view = table.view(seat)
        if number % 6 == 0:
            for record in Sampled(view, SEATS.index(seat), 1, str(number)).truths:
                state = GAME.layout.from_record(record)
                assert GAME.view(state, view.options, SEATS.index(seat)) == view
                dealt.add(GAME.layout.hash(state))
        table.act(seat, find_bot("julius", "tribune").choose(view, table.legal(seat), 1.0, number).action)
    assert len(dealt) > 40


def test_in_the_first_turn_most_blocks_are_thought_to_stand_where_they_began():
    table, seat = at_command(11)
    assert table.view(seat).plain_facts()["turn"] == 1
    number = SEATS.index(seat)
    started = total = 0
    for record in Sampled(table.view(seat), number, 2, "x").truths:
        for block in range(BLOCKS):
            if record["owner"][block] != number and record["where"][block] >= FIRST_CITY:
                total += 1
                started += record["where"][block] == START[block]
    assert started > 0.9 * total


def test_the_outlook_knows_points_and_adds_up_to_one():
    table = played(10, 200)
    records = GAME.layout.records([table._state] * 2)
    sums, facts = np.zeros(campaign().RUNS * PLACES), np.zeros(outlook().FACTS + network().shape[1])
    for seat in (0, 1):
        leader = next(block for block in range(BLOCKS) if IS_LEADER[block] and SIDE[block] == 1 - seat)
        records[1] = records[0]
        place = int(records[0]["where"][leader])
        records[1]["where"][leader], records[1]["steps"][leader] = DEAD, 0
        if place >= FIRST_CITY:
            records[1]["present"][(1 - seat) * PLACES + place] -= 1
        before, after = (outlook().chance_of(record, seat, network(), facts, sums) for record in records)
        assert after > before
        assert before + outlook().chance_of(records[0], 1 - seat, network(), facts, sums) == pytest.approx(1)


def test_halving_finds_the_best_plan_and_looks_hardest_at_good_ones():
    looked = []

    def fare(plan, first, last):
        looked.extend([plan] * (last - first))
        return sum(plan[0] + (n % 3 - 1) * 0.5 for n in range(first, last))

    plans = [(n,) for n in range(8)]
    best, average = _halving(plans, fare, 96, None)
    assert best == (7,)
    assert average == pytest.approx(7, abs=0.1)
    assert looked.count((7,)) > 2 * looked.count((0,))
    assert _halving([(3,)], fare, 96, None) == ((3,), None)
