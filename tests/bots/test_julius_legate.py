"""The legate of JULIUS CAESAR: legal, repeatable, one plan for a whole command, and blind to what is hidden."""

import random

import numpy as np
import pytest

from games.julius.campaign import at, battle, moving, play
from some import some
from triumvirate.bots import find_bot
from triumvirate.bots.julius import legate as legates
from triumvirate.bots.julius.conduct import point_in_reach
from triumvirate.bots.julius.halving import halve
from triumvirate.bots.julius.legate import COMMAND, STILLNESS, Legate
from triumvirate.bots.julius.native_text import campaign, outlook
from triumvirate.bots.julius.operations import told
from triumvirate.bots.julius.plans import LEAST_ODDS, Sampled, facts_of_network, lasting, plain_aim
from triumvirate.bots.julius.sense import evaluate, goals_of
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.notation import action_text
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


def test_it_plays_legal_actions_and_repeats_itself():
    table = played(1, 2)
    legate, again = Legate(12), Legate(12)
    for number in range(90):
        seat = table.deciders()[0]
        legal = table.legal(seat)
        chosen = legate.choose(table.view(seat), legal, 1.0, number)
        assert chosen.action in {choice.action for choice in legal}
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


def test_another_truth_behind_the_same_view_and_all_that_was_told_changes_nothing():
    table = played(3, 60)
    different = 0
    for number in range(30):
        seat = table.deciders()[0]
        twin = table.fork()
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
        value = quick.judge(record[0], seat, wanted, lasting().aims[0], lasting().sums)
        assert value == pytest.approx(evaluate(state, seat, goals_of(state, seat)), rel=0.02, abs=1.5)


def test_plans_differ_by_their_aims_and_end_with_the_command():
    table, seat = at_command(6)
    number = SEATS.index(seat)
    sampled = Sampled(table.view(seat), number, 2, "x")
    plans = sampled.plans()
    assert len(plans) > 3
    assert len(set(plans)) == len(plans)
    for plan in plans:
        state = sampled.first.copy()
        for action in some(plan):
            assert GAME.rules.refusal(state, number, action) == 0
            GAME.rules.apply(state, number, action)
    assert lasting().aims.shape[0] == 2


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
    sums, facts, network = lasting().sums, np.zeros(facts_of_network()), lasting().network
    assert len(facts) == outlook().FACTS + network.shape[1]
    for seat in (0, 1):
        leader = next(block for block in range(BLOCKS) if IS_LEADER[block] and SIDE[block] == 1 - seat)
        records[1] = records[0]
        place = int(records[0]["where"][leader])
        records[1]["where"][leader], records[1]["steps"][leader] = DEAD, 0
        if place >= FIRST_CITY:
            records[1]["present"][(1 - seat) * PLACES + place] -= 1
        before, after = (outlook().chance_of(record, seat, network, facts, sums) for record in records)
        assert after > before
        assert before + outlook().chance_of(records[0], 1 - seat, network, facts, sums) == pytest.approx(1)


def test_halving_finds_the_best_plan_and_looks_hardest_at_good_ones():
    looked = []

    def fare(plan, first, last):
        looked.extend([plan] * (last - first))
        return sum(plan[0] + (n % 3 - 1) * 0.5 for n in range(first, last))

    plans = [(n,) for n in range(8)]
    best, average = halve(plans, fare, 96, None)
    assert best == (7,)
    assert average == pytest.approx(7, abs=0.1)
    assert looked.count((7,)) > 2 * looked.count((0,))
    assert halve([(3,)], fare, 96, None) == ((3,), None)


def sampled_at(table):
    seat = table.deciders()[0]
    return Sampled(table.view(seat), SEATS.index(seat), 2, "x")


def after(table, plan):
    state = table.game.positions.parse(table.position_text())[1]
    for action in plan:
        GAME.rules.apply(state, state.seat, action)
    return state


def test_nobody_attacks_with_too_little_whatever_the_aim():
    army = "legio-1=4 legio-2=4 legio-3=3 pompeius=3"
    table = moving(f"at genua legio-7=2 c-auxilia-1=1; at roma {army}; at utica legio-4=1", card="3/1a")
    sampled = sampled_at(table)
    for plan in (*sampled.plans(), sampled.staying()):
        assert not sampled.attacks(plan)


def test_an_attack_with_enough_is_among_the_plans_and_its_odds_are_told():
    table = moving("at genua legio-7=3 legio-8=3 legio-9=3 legio-10=3; at roma legio-1=1; at utica legio-2=1")
    sampled = sampled_at(table)
    attacking = [plan for plan in sampled.plans() if sampled.attacks(plan)]
    assert attacking
    for plan in attacking:
        odds = sampled.attacks(plan)
        assert all(chance >= LEAST_ODDS for chance in odds.values())
        said = told(sampled, plan)[: len(odds)]
        assert [dict(reason.facts)["percent"] for reason in said] == [round(100 * chance) for chance in odds.values()]


def test_quick_play_ends_where_nobody_holds_a_card():
    table = moving("at genua legio-7=3; at roma legio-9=3; at utica legio-1=3")
    assert sampled_at(table).won(0, 0) == 0.5  # it went on for ever


def test_in_a_year_s_last_turn_no_point_in_reach_is_left_lying():
    cards = "played caesar 3/1a; chosen caesar 3/1a; played pompeius 2/2d; chosen pompeius 2/2d"
    board = "at genua legio-7=3; at ravenna legio-8=3; at massilia legio-9=3; at narbo legio-11=3; at utica legio-1=3"
    table = at(f"time 705 5 move caesar; {cards}; command caesar points=3 levies=1; {board}")
    sampled = sampled_at(table)
    for plan in (*sampled.plans(), sampled.staying()):
        clicks = plan[: [action_text(action) for action in plan].index("end-move")]
        assert clicks
        assert not point_in_reach(after(table, clicks), 0)


def test_guesses_come_from_the_view_and_know_the_printed_set_up():
    table, seat = at_command(12)
    number = SEATS.index(seat)
    sampled = Sampled(table.view(seat), number, 2, "x")
    truth = table.game.positions.parse(table.position_text())[1]
    for place in range(FIRST_CITY, PLACES):
        steps = sum(truth.steps[b] for b in range(BLOCKS) if truth.owner[b] != number and truth.where[b] == place)
        assert sampled.expected_steps(place) == pytest.approx(steps, abs=1.6)


def test_a_dying_leader_leaves_a_battle_that_is_open():
    table = battle("at genua caesar=1 legio-7=3 legio-1=3 legio-2=2; at massilia legio-9=1", "genua", "pompeius")
    play(table, "pass caesar", "pass legio-7", "pass legio-1", "pass legio-2")
    assert sampled_at(table).quick() == next(
        choice.index for choice in table.legal() if choice.action == "retreat caesar"
    )


def test_to_move_nobody_must_be_clearly_better(monkeypatch):
    table = moving("at genua legio-7=3 legio-8=3; at roma legio-9=3; at utica legio-1=3", card="1/2a")
    worth = {True: 0.5, False: 0.5 + 0.5 * STILLNESS}
    monkeypatch.setattr(Sampled, "fare", lambda self, plan, first, last: worth[self.moves(plan)] * (last - first))
    assert Legate(20).choose(table.view("caesar"), table.legal(), 1.0, 1).action != "end-move"
    worth[False] = 0.5 + 2 * STILLNESS
    assert Legate(20).choose(table.view("caesar"), table.legal(), 1.0, 1).action == "end-move"
