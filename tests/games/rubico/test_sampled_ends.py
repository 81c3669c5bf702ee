"""A truth made from a view of a finished match: the cards are those of the deck, and the last round those that lay there."""

import random
from collections import Counter

import pytest

from games.rubico.scenes import GAME, cards_on_table, random_action, random_match


@pytest.fixture(scope="module", params=[1, 2, 5])
def ended(request):
    """A match that ended by its cards, with an option that keeps the rest sealed."""
    for seed in range(request.param * 10, request.param * 10 + 10):
        table, rng = random_match(seed, open_after_end=False)
        while not table.is_over():
            random_action(table, rng)
        if table.truth()["ended_by"] in ("rome", "legion"):
            return table
    raise AssertionError("no match of these ended by its cards")


def faces(truth):
    rows = {seat: [card["face"] for card in row] for seat, row in truth["rows"].items()}
    past = {seat: [card["face"] for card in row] for seat, row in truth["history"][-1]["rows"].items()}
    return rows, past


def test_the_rows_of_the_end_are_those_of_the_last_round(ended):
    rows, past = faces(ended.truth())
    assert rows == past
    for number, viewer in enumerate((*ended.seats, None)):
        for seed in range(4):
            sampled = GAME.knowledge.determinize(ended.view(viewer), random.Random(10 * number + seed))
            truth = GAME.knowledge.truth(sampled)
            rows, past = faces(truth)
            assert rows == past
            assert (truth["winner"], truth["ended_by"]) == (ended.truth()["winner"], ended.truth()["ended_by"])
            assert min(sampled.stock) >= 0


def test_no_card_is_there_twice(ended):
    deck = Counter(ended.view(None).deck)
    assert not cards_on_table(ended._state) - deck
    for seed in range(8):
        sampled = GAME.knowledge.determinize(ended.view(ended.seats[seed % 3]), random.Random(seed))
        assert not cards_on_table(sampled) - deck
        last = GAME.knowledge.truth(sampled)["history"][-1]
        used = Counter(card["face"] for row in last["rows"].values() for card in row)
        assert not used - deck
