"""Quick play of JULIUS CAESAR tries an action as the rules carry it out, and keeps nothing that could be out of date."""

import random
from itertools import product

import numpy as np

from games.julius.campaign import at
from triumvirate.bots.julius import rows
from triumvirate.bots.julius.native_text import campaign
from triumvirate.bots.julius.plans import Sampled, average_sums, lasting
from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.games.julius.game import GAME
from triumvirate.games.julius.printed import PLACE_INDEX
from triumvirate.games.julius.state import PHASE_CARDS, PHASES, PLACES, SEATS

LISTED = {"offers", "offer_n"}


def positions(seed, count):
    """Records of random play, each as it is when somebody has something to decide, and whose decision it is."""
    table, rng = Table.new(GAME, {}, seed), random.Random(seed)
    found = []
    while len(found) < count and not table.is_over():
        seat = table.deciders()[0]
        legal = table.legal(seat)
        if len(legal) > 1:
            found.append((GAME.layout.records([table._state]), SEATS.index(seat)))
        table.act(seat, rng.choice(legal).index)
    return found


def test_an_action_is_tried_as_the_rules_carry_it_out_with_a_list_only_while_a_block_is_in_hand():
    trying, made = (engine.load("julius", "native", name) for name in ("bots.trying", "rules.made"))
    phases, unlisted = set(), 0
    for records, seat in positions(3, 700):
        phase = int(records[0]["phase"])
        if phase == PHASE_CARDS:
            continue
        phases.add(PHASES[phase])
        for n in range(made.count_legal(records[0], seat)):
            tried, done = records.copy(), records.copy()
            action = made.nth_legal(records[0], seat, n)
            trying.try_out(tried[0], seat, action)
            made.apply(done[0], seat, action)
            differ = {name for name in tried.dtype.names if not np.array_equal(tried[name], done[name])}
            assert not differ if trying.is_in_hand(done[0], seat) else differ <= LISTED
            unlisted += bool(differ)
    assert phases >= {"move", "step", "levy", "regroup", "regroup_to", "fight", "hit"}
    assert unlisted > 500


def test_a_position_is_judged_alike_whatever_was_judged_before():
    """What is kept of one position, the next one finds out of date: with sums that nobody wrote in it is the same."""
    quick, used, aim = campaign(), np.array(average_sums()), lasting().aims[0]
    found = set()
    for records, seat in positions(4, 300):
        for side in (seat, 1 - seat):
            wanted = quick.goals(records[0], side)
            value = quick.judge(records[0], side, wanted, aim, used)
            assert value == quick.judge(records[0], side, wanted, aim, np.array(average_sums()))
            found.add(value)
    assert len(found) > 200


def test_the_points_of_a_position_are_those_of_the_rules():
    quick, sums, victory = (
        campaign(),
        engine.load("julius", "native", "bots.sums"),
        engine.load("julius", "native", "rules.victory"),
    )
    seen = set()
    killed = at("time 706 1 move caesar; at roma caesar=3; dead pompeius").position_text()
    records = [*positions(5, 400), (GAME.layout.records([GAME.positions.parse(killed)[1]]), 0)]
    for record, _ in records:
        dead = sums.sum_up(record[0], 0, np.array(average_sums()))[:2]
        for seat in (0, 1):
            points = dead[seat] + quick.points_held(record[0], seat)
            assert points == victory.victory_points(record[0], seat)
            seen.add(points)
    assert len(seen) > 3


def test_the_danger_of_a_place_is_found_anew_when_who_stands_there_or_beside_it_changes():
    sums, used = engine.load("julius", "native", "bots.sums"), np.array(average_sums())
    place = PLACE_INDEX["genua"]
    seen = []
    for board in ("genua legio-7=3", "genua legio-7=3 legio-8=3", "genua legio-7=3"):
        for foes in ("ravenna legio-1=3", "ravenna legio-1=3 legio-2=3 legio-3=3"):
            table = at(f"time 705 2 move caesar; command caesar points=3 levies=1; at {board}; at {foes}")
            record = GAME.layout.records([table._state])[0]
            sums.sum_up(record, 0, used)
            seen.append(sums.danger(record, 0, place, used))
    assert seen[:2] == seen[4:]
    assert seen[0] < seen[1]
    assert seen[2] < seen[0]
    assert len(used) == rows.RUNS * PLACES


def test_two_decisions_that_are_thought_about_at_once_write_nowhere_together(monkeypatch):
    """Compiled code runs without the global lock: on several cores one decision's sums were another's."""
    table = Table.new(GAME, {}, 2)
    seat = table.deciders()[0]
    one, other = (Sampled(table.view(seat), SEATS.index(seat), 2, name) for name in "ab")
    read_only = [lasting().network, lasting().aims]
    given = {}
    for sampled in (one, other):
        rows_of = given[sampled] = list(sampled._tried((), 0, 1))
        monkeypatch.setattr(sampled, "_campaign", lambda _, *more, into=rows_of: into.extend(more))
        sampled.won(0, 0)
    rows_of_both = product(*([row for row in given[name] if isinstance(row, np.ndarray)] for name in (one, other)))
    shared = [mine for mine, theirs in rows_of_both if np.shares_memory(mine, theirs)]
    assert shared
    assert all(any(mine is row for row in read_only) for mine in shared)
