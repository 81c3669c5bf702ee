"""What is legal is what nothing refuses: lists, counts, masks and texts of every game beside its predicates, anywhere.

The quicker ways of listing that a decision may declare (`core/decisions.py`) are held here against `refusal`.
"""

from __future__ import annotations

import random
import sys

import pytest

from some import some
from triumvirate.core.decisions import table_of
from triumvirate.core.errors import BadOption
from triumvirate.games import find_game, game_names

MATCHES, MOST_STEPS = 12, 400


def random_options(game, rng):
    """Options that go together, the plain ones first."""
    for _ in range(20):
        given = {}
        for option in game.options:
            if option.type == "bool" and rng.random() < 0.4:
                given[option.name] = True
            elif option.choices and option.type in ("choice", "int"):
                given[option.name] = rng.choice(option.choices)
        try:
            return game.check(given)
        except BadOption:
            continue
    return game.check({})


def positions(game, seed):
    """The positions of a random match, with the seats that decide in each."""
    rng = random.Random(seed)
    options = random_options(game, rng) if seed else game.check({})
    if game.home_made is not None and seed % 2:  # with content of players' own making
        options = game.check({**options, game.home_made.option: rng.choice([*game.home_made.examples().values()])})
    state = game.prepare(options)
    state.rng_seed = seed
    game.rules.setup(state)
    for _ in range(MOST_STEPS):
        seats = game.deciding(state)
        if not seats:
            return
        yield state, seats
        seat = rng.choice(seats)
        count = game.rules.count_legal(state, seat)
        game.rules.apply(state, seat, game.rules.nth_legal(state, seat, rng.randrange(count)))


@pytest.mark.parametrize("name", game_names())
def test_what_is_listed_is_exactly_what_is_not_refused(name):
    game = find_game(name)
    table = table_of(game.rules.__name__)
    met = set()
    for seed in range(MATCHES * (3 if game.home_made else 1)):
        bytes_so_far = Shown(table.actions)
        for number, (state, seats) in enumerate(positions(game, seed)):
            for seat in seats:
                listed = check_lists(game, table, state, seat, (number + seed) % 9 == 0)
                check_bits(game.rules, table, state, seat, listed)
                bytes_so_far.check(game.rules, state, seat, listed)
                met.update(table.named(action)[0].verb for action in listed)
    verbs = {row.verb for row in table.rows}
    assert len(met) > 0.7 * len(verbs), f"never came up: {sorted(verbs - met)}"


def check_lists(game, table, state, seat, in_full):
    """One seat in one position; asking for every action there is takes long, so it is done now and then."""
    rules = game.rules
    count = rules.count_legal(state, seat)
    listed = [rules.nth_legal(state, seat, n) for n in range(count)]
    assert count == len(set(listed)) > 0
    out = [-1] * (count + 1)
    assert rules.list_legal(state, seat, out) == count
    assert out == [*listed, -1]
    assert not any(rules.refusal(state, seat, action) for action in listed)
    if in_full:
        allowed = [action for action in range(-1, table.actions + 1) if not rules.refusal(state, seat, action)]
        assert allowed == sorted(listed)
    return listed


def check_bits(rules, table, state, seat, listed):
    """The same actions as bits; plain Python does not cut a word off at its end, so it is done here."""
    words = [0] * (table.actions // 64 + 2)
    assert made_of(rules).mark_legal(state, seat, words) == len(listed)
    bits = sum((word & (1 << 64) - 1) << (64 * at) for at, word in enumerate(words))
    assert bits == sum(1 << action for action in listed)


class Shown:
    """A mask of bytes that goes through a match: what was shown for the decision before is gone."""

    def __init__(self, actions):
        self.mask, self.shown = [0] * actions, 0

    def check(self, rules, state, seat, listed):
        count, self.shown = made_of(rules).show_legal(state, seat, self.mask, self.shown)
        assert count == len(listed)
        assert [action for action, is_legal in enumerate(self.mask) if is_legal] == sorted(listed)


def made_of(rules):
    """The module that is made from the decisions of some rules."""
    return sys.modules[rules.__name__ + ".made"]


@pytest.mark.parametrize("name", game_names())
def test_every_legal_action_is_found_again_by_its_text(name):
    game = find_game(name)
    for seed in range(3):
        for state, seats in some(positions(game, seed)):
            for seat in some(seats):
                legal = game.legal(state, seat)
                texts = game.action_texts(state, seat, legal)
                assert texts == [game.notation.text(state, seat, action) for action in legal]
                assert [game.notation.parse(state, seat, text) for text in texts] == legal


@pytest.mark.parametrize("name", game_names())
def test_an_action_is_named_by_its_verb_and_numbers_both_ways(name):
    table = table_of(find_game(name).rules.__name__)
    for action in some(range(table.actions)):
        row, named = table.named(action)
        assert table.index(row.verb, *named) == action
