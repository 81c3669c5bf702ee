"""The tree search on CAESAR!: finds what lies open, repeats itself, keeps its limits and the other player's secrets."""

import random
import threading
import time
from dataclasses import replace

import numpy as np
import pytest

from tables import EXPANSIONS, GAME, at
from triumvirate.bots.caesar.legate import SETTINGS
from triumvirate.core import engine
from triumvirate.core.table import Table
from triumvirate.games.caesar.rules.made import ACTIONS
from triumvirate.search import Limit, Search
from triumvirate.search.tree import EDGES, NODES, NONE

OPEN_WIN = "hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 0"


def search_at(table, seed=1, settings=SETTINGS, evaluator=None):
    seat = table.deciders()[0]
    return Search(GAME, table.view(seat), table.legal(seat), seed, settings, evaluator)


def played_on(seed, actions, options=None):
    table, rng = Table.new(GAME, options or {}, seed=seed), random.Random(seed)
    for _ in range(actions):
        choice = rng.choice(table.legal())
        table.act(choice.seat, choice.index)
    return table


def test_takes_the_win_that_lies_open_and_is_sure_of_it():
    found = search_at(at(OPEN_WIN)).think(Limit.steady(300))
    assert "AS-SY" in found.best.action
    assert found.chance > 0.99
    assert found.line[0].action == found.best.action
    assert "Syria" in found.line[0].words


def test_denies_the_win_that_lies_open_to_the_other():
    table = at("hand caesar shield-3-3; hand pompey shield-5-1; on SY-AG pompey sword-4-2 4/2; placed 0 11; bag caesar")
    found = search_at(table).think(Limit.steady(600))
    other = next(option for option in found.options if "AS-SY" not in option.action)
    assert "AS-SY" not in found.best.action or found.best.chance > other.chance


@pytest.mark.parametrize("options", [{}, EXPANSIONS, {"solo": "hard", **EXPANSIONS}], ids=["base", "all", "solo"])
def test_same_view_seed_and_iterations_give_the_same_finding(options):
    table = played_on(5, 4, options)
    first, again = (search_at(table, seed=9).think(Limit.steady(400)) for _ in range(2))
    assert first == again
    assert sum(option.visits for option in first.options) == 400
    assert {option.action for option in first.options} == {choice.action for choice in table.legal()}


def test_several_trees_are_merged_at_the_root():
    search = search_at(played_on(2, 3))
    found = search.think(Limit(iterations=301, trees=3))
    assert found.iterations == sum(option.visits for option in found.options) == 301
    assert len({int(grower.tree.counts[EDGES]) for grower in search._growers}) > 1  # each has its own chance


def test_a_time_limit_is_kept_and_thinking_may_be_stopped():
    search = search_at(played_on(1, 2))
    search.think(Limit.steady(10))
    began = time.monotonic()
    found = search.think(Limit(seconds=0.2, trees=2))
    assert 0.1 < time.monotonic() - began < 60.0
    assert found.iterations > 50
    threading.Timer(0.2, search.stop).start()
    began = time.monotonic()
    search.think(Limit(seconds=600.0))
    assert time.monotonic() - began < 300.0


def test_a_full_tree_goes_on_with_what_it_has():
    for settings in (replace(SETTINGS, nodes=3), replace(SETTINGS, edges=60), replace(SETTINGS, edges=3)):
        search = search_at(played_on(3, 2), settings=settings)
        found = search.think(Limit.steady(500))
        assert sum(option.visits for option in found.options) == 500
        assert search._growers[0].tree.counts[NODES] <= settings.nodes
        assert search._growers[0].tree.counts[EDGES] <= settings.edges


def test_every_iteration_deals_the_unseen_tokens_anew_and_only_those():
    policy = engine.load("caesar", "native", "bots.policy")
    table = played_on(4, 6)
    seat = table.deciders()[0]
    mine = table.seats.index(seat)
    truth = GAME.layout.records([GAME.knowledge.determinize(table.view(seat), random.Random(1))])
    states, hands = truth.copy(), set()
    for seed in range(60):
        states[0] = truth[0]
        states[0]["rng_seed"], states[0]["rng_count"] = seed, 0
        policy.redeal(states[0], mine)
        hands.add(int(states[0]["hand"][1 - mine]))
        seen = GAME.view(GAME.layout.from_record(states[0]), table.options, mine)
        assert seen == table.view(seat)
    assert len(hands) > 20


def test_tokens_put_face_down_by_the_other_lead_to_one_node_a_space():
    table = at("turn caesar place; hand caesar ship-5-1; hand pompey sword-6-0 sword-5-1", **EXPANSIONS)
    search = search_at(table, settings=replace(SETTINGS, explore=1.0, expand_after=1))
    search.think(Limit.steady(4000))
    tree = search._growers[0].tree
    used = tree.edges[: int(tree.counts[EDGES])]
    hidden = used[(used["seat"] == 1) & (used["action"] >= 0) & (used["action"] < 19 * 90) & (used["action"] % 3 == 2)]
    looks = used[(used["seat"] == 1) & (used["action"] < NONE)]
    assert len(hidden)
    assert len(looks)
    assert (hidden["child"] == NONE).all()
    assert (looks["child"] != NONE).any()


class Favourite:
    """An evaluator that likes one action and thinks every position even."""

    actions = ACTIONS

    def __init__(self, action):
        self.action, self.judged = action, 0

    def judge(self, states):
        self.judged += len(states)
        policies = np.full((len(states), ACTIONS), 0.01)
        policies[:, self.action] = 1.0
        return np.full((len(states), 2), 0.5), policies


def test_an_evaluator_judges_leaves_and_its_policy_leads_the_search():
    table = played_on(7, 2)
    liked = table.legal()[3]
    judge = Favourite(liked.index)
    found = search_at(table, settings=replace(SETTINGS, expand_after=0), evaluator=judge).think(Limit.steady(300))
    assert found.best.action == liked.action
    assert found.iterations == sum(option.visits for option in found.options) == 300
    assert judge.judged == 301
    assert found.chance == pytest.approx(0.5)


def test_an_evaluator_is_not_asked_what_the_rules_know():
    table = at(OPEN_WIN)
    other = next(choice for choice in table.legal() if "AS-SY" not in choice.action)
    search = search_at(table, settings=replace(SETTINGS, expand_after=0), evaluator=Favourite(other.index))
    found = search.think(Limit.steady(3000))
    assert "AS-SY" in found.best.action


def test_one_action_can_be_judged_by_itself():
    table = at(OPEN_WIN.replace("placed 11 0", "placed 11 11"))
    search = search_at(table)
    winning = next(choice for choice in table.legal() if choice.action.startswith("place shield-5-1 AS-SY"))
    losing = next(choice for choice in table.legal() if "AS-SY" not in choice.action)
    assert search.judge(winning.index, 200) > 0.99
    assert search.judge(losing.index, 200) < 0.9
