"""Trees kept between the decisions of a match: found again by what was seen, and dropped where nothing is known."""

import random
from dataclasses import replace

import pytest

from tables import EXPANSIONS, GAME, at
from triumvirate.bots import find_bot
from triumvirate.bots.caesar.legate import SETTINGS, legate
from triumvirate.bots.caesar.trail import SILENT, track
from triumvirate.core.table import Table
from triumvirate.core.view import View
from triumvirate.games.caesar.rules.made import ACT_CLOSE
from triumvirate.games.caesar.state import FACE_DOWN
from triumvirate.search import Limit, Memory, Search, Trail
from triumvirate.search.finding import child_of
from triumvirate.search.tree import ROOT, edges_of


def seen_as(table, observer, seat, action):
    """An action by the seat's number and what the observer sees of it."""
    number = table.seats.index(seat)
    if seat == observer or action >= ACT_CLOSE or action % 3 != FACE_DOWN:
        return number, action
    return number, -2 - action // 3 % 30


@pytest.mark.parametrize("options", [{}, EXPANSIONS, {"solo": "hard", **EXPANSIONS}], ids=["base", "all", "solo"])
def test_what_happened_between_two_views_is_told_from_them_alone(options):
    told = 0
    for seed in range(30):
        table, rng = Table.new(GAME, options, seed=seed), random.Random(seed)
        me = rng.choice(table.seats)
        before, steps = None, set()
        while not table.is_over():
            seat = table.deciders()[0]
            if seat == me:
                trail = track(before, table.view(me)) if before is not None else None
                if trail is not None:
                    assert trail.steps == {step for step in steps if step[1] not in SILENT}
                    told += 1
                before, steps = table.view(me), set()
            choice = rng.choice(table.legal(seat))
            steps.add(seen_as(table, me, seat, choice.index))
            table.act(seat, choice.index)
    assert told > 60


def test_views_of_another_match_or_of_the_past_are_not_taken_for_what_came_of_a_view():
    table, other = Table.new(GAME, {}, seed=1), Table.new(GAME, {}, seed=2)
    first = table.view("caesar")
    assert track(first, other.view("caesar")) is None
    table.act("caesar", table.legal("caesar")[0].index)
    assert track(table.view("caesar"), first) is None
    assert track(first, first) == Trail(frozenset(), SILENT)


def likely_round(table, search):
    """The most tried action of the searching seat, and the answers that its tree holds for likeliest."""
    me, tree, node = table.deciders()[0], search._growers[0].tree, 0
    while True:
        seat = table.deciders()[0]
        place = table.seats.index(seat)
        legal = {choice.index for choice in table.legal(seat)}
        tried = {int(tree.edges[at]["action"]): int(tree.edges[at]["visits"]) for at in edges_of(tree, node, place)}
        action = max(legal, key=lambda one: tried.get(one, -1))
        node = child_of(tree, node, place, action)
        table.act(seat, action)
        if table.deciders() == [me]:
            return


def thought(table, seed=1, iterations=4000):
    seat = table.deciders()[0]
    search = Search(GAME, table.view(seat), table.legal(seat), seed, SETTINGS)
    search.think(Limit.steady(iterations))
    return search


def test_the_tree_goes_along_to_the_next_decision():
    table = Table.new(GAME, {}, seed=6)
    me, search = table.deciders()[0], thought(table)
    likely_round(table, search)
    memory = Memory(track)
    memory.keep(search)
    kept = memory.recall(table.view(me), table.legal(me), 9)
    assert kept is search
    was = kept.finding()
    assert 0 < was.iterations < 4000
    found = kept.think(Limit.steady(100))
    assert found.iterations == was.iterations + 100
    assert {option.action for option in found.options} == {choice.action for choice in table.legal(me)}
    tree = kept._growers[0].tree
    assert (
        sum(int(tree.edges[place]["visits"]) for place in edges_of(tree, int(tree.counts[ROOT]), 0)) >= was.iterations
    )
    assert memory.recall(table.view(me), table.legal(me), 9) is None  # it is nobody else's now


def test_the_same_view_again_goes_on_with_the_whole_tree():
    table = Table.new(GAME, {}, seed=6)
    memory = Memory(track)
    memory.keep(thought(table, iterations=300))
    again = memory.recall(View.from_json(table.view("caesar").to_json()), table.legal("caesar"), 2)
    assert again is not None
    assert again.think(Limit.steady(100)).iterations == 400


def test_a_tree_that_knows_nothing_of_what_happened_is_dropped():
    table = Table.new(GAME, {}, seed=6)
    memory = Memory(track)
    memory.keep(thought(table, iterations=20))
    rng = random.Random(3)
    while len(table.entries) < 8:
        seat = table.deciders()[0]
        table.act(seat, rng.choice(table.legal(seat)).index)
    me = "caesar"
    while table.deciders() != [me]:
        table.act("pompey", table.legal("pompey")[0].index)
    assert memory.recall(table.view(me), table.legal(me), 1) is None


def test_only_the_last_few_trees_are_kept():
    memory = Memory(track, most=2)
    tables = [Table.new(GAME, {}, seed=seed) for seed in range(3)]
    for table in tables:
        memory.keep(thought(table, iterations=20))
    known = [memory.recall(table.view("caesar"), table.legal("caesar"), 1) is not None for table in tables]
    assert known == [False, True, True]


def test_bots_of_a_fixed_number_of_iterations_begin_every_decision_anew():
    assert find_bot("caesar", "legate").memory is not None
    assert find_bot("caesar", "imperator").memory is not None
    assert find_bot("caesar", "legate@50").memory is None
    assert find_bot("caesar", "imperator@50").memory is None


def remembering(iterations):
    return replace(legate(), iterations=iterations, memory=Memory(track))


def test_the_same_views_in_the_same_order_give_the_same_choices():
    made = []
    for _ in range(2):
        table, bot = Table.new(GAME, {}, seed=4), remembering(300)
        chosen = []
        for number in range(3):
            chosen.append(bot.choose(table.view("caesar"), table.legal("caesar"), 0.0, number))
            table.act("caesar", chosen[-1].action)
            while table.deciders() == ["pompey"]:
                table.act("pompey", table.legal("pompey")[0].index)
        made.append(chosen)
    assert made[0] == made[1]


def test_which_token_lies_face_down_makes_no_difference_to_what_is_kept():
    made = []
    for token, other in (("sword-6-0", "sword-5-1"), ("sword-5-1", "sword-6-0")):
        hands = f"hand caesar ship-5-1 shield-4-2; hand pompey {token}; bag pompey {other} ship-3-3"
        table, bot = at(f"turn caesar place; {hands}", **EXPANSIONS), remembering(3000)
        first = bot.choose(table.view("caesar"), table.legal("caesar"), 0.0, 1)
        table.act("caesar", first.action)
        table.act("pompey", next(one.action for one in table.legal("pompey") if one.action.endswith("facedown")))
        while table.deciders() == ["pompey"]:
            table.act("pompey", table.legal("pompey")[0].index)
        made.append((table.view("caesar"), first, bot.choose(table.view("caesar"), table.legal("caesar"), 0.0, 2)))
    assert made[0] == made[1]
