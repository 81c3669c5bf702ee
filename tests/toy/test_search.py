"""The search where several decide at once, on the toy game: nobody's choice knows another's."""

import random

import numpy as np
import pytest

from triumvirate.bots import find_bot, names_for
from triumvirate.core.table import Table
from triumvirate.search import Limit, Search, Settings
from triumvirate.search.tree import NONE, edges_of

SETTINGS = Settings(explore=0.7, trust=0.0, truths=16, expand_after=1)


def test_each_seat_chooses_by_its_own_edges_in_the_same_node(auction):
    table = Table.new(auction, {}, seed=1)
    search = Search(auction, table.view("anna"), table.legal("anna"), 1, SETTINGS)
    found = search.think(Limit.steady(600))
    tree = search._growers[0].tree
    for seat in range(3):
        places = edges_of(tree, 0, seat)
        assert len(places) == 5
        assert sum(int(tree.edges[place]["visits"]) for place in places) == 600
    assert sum(option.visits for option in found.options) == 600
    assert len(found.line) == 1  # beyond that it would have to guess the others' bids


def test_what_others_have_already_bid_in_secret_is_sampled(auction):
    table = Table.new(auction, {}, seed=1)
    table.act("carla", "bid 4")
    search = Search(auction, table.view("anna"), table.legal("anna"), 1, SETTINGS)
    search.think(Limit.steady(50))
    carla = {int(truth["bid"][2]) for truth in search._truths}
    assert len(carla) > 2


def test_beats_random_play_at_the_auction(auction):
    won = 0.0
    for seed in range(30):
        table, rng = Table.new(auction, {}, seed=seed), random.Random(seed)
        while not table.is_over():
            seat = table.deciders()[0]
            if seat == "anna":
                search = Search(auction, table.view(seat), table.legal(seat), seed, SETTINGS)
                table.act(seat, search.think(Limit.steady(300)).best.index)
            else:
                table.act(seat, rng.choice(table.legal(seat)).index)
        winners = table.result().winners
        won += ("anna" in winners) / max(1, len(winners))
    assert won >= 13  # ten would be chance


def test_the_plain_searching_bot_plays_a_game_that_nobody_brought_bots_to(auction):
    assert names_for(auction.name) == ["recruit", "legate"]
    table, bot = Table.new(auction, {}, seed=3), find_bot(auction.name, "legate@60")
    while not table.is_over():
        seat = table.deciders()[0]
        asked = (table.view(seat), table.legal(seat), 0.0, 5)
        chosen = bot.choose(*asked)
        assert chosen == bot.choose(*asked)
        assert str(chosen.why)
        table.act(seat, chosen.action)
    assert table.result().winners


def test_links_of_joint_choices_are_not_taken_for_choices(auction):
    table = Table.new(auction, {}, seed=2)
    search = Search(auction, table.view("bruno"), table.legal("bruno"), 3, SETTINGS)
    search.think(Limit.steady(400))
    tree = search._growers[0].tree
    used = tree.edges[: int(tree.counts[1])]
    assert (used["child"] != NONE).sum() > 3
    assert np.isfinite(used["total"]).all()
    assert search.finding().chance == pytest.approx(0.33, abs=0.3)
