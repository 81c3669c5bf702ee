"""What closing would bring is counted without doing it: held against the closing itself, in positions made at random."""

import random
from itertools import product

import pytest

from some import some
from tables import GAME
from triumvirate.games.caesar.rules.board import (
    BORDER_FIRST,
    BORDER_SECOND,
    EVERY_BORDER,
    ITALIA,
    SPACES_OF,
    other_side,
)
from triumvirate.games.caesar.rules.close import close_provinces
from triumvirate.games.caesar.rules.forecast import closes, could_hand_over_the_win, hands_over_the_win
from triumvirate.games.caesar.state import BORDERS, MARKERS, NOBODY, PROVINCES

MUCH = 50


def some_bits(rng, within):
    return within & rng.getrandbits(32)


def before_a_closing(rng, border):
    """Auto-Crassus's match with little left to win: this space is free, and often the last of its provinces."""
    state = GAME.prepare(GAME.check({"solo": "normal"}))
    ends = SPACES_OF[BORDER_FIRST[border]] | SPACES_OF[BORDER_SECOND[border]]
    state.free = 1 << border | (some_bits(rng, ends) & some_bits(rng, ends) if rng.random() < 0.3 else 0)
    state.winner, state.bonus[:] = NOBODY, [NOBODY] * PROVINCES
    state.influence[:] = [rng.randrange(4) for _ in state.influence]
    first = rng.getrandbits(PROVINCES)
    others = ~(1 << BORDER_FIRST[border] | 1 << BORDER_SECOND[border])
    state.controlled[:] = [first & others, ~first & others & ((1 << PROVINCES) - 1)]
    state.flipped = some_bits(rng, some_bits(rng, state.controlled[0] | state.controlled[1]))
    marked = some_bits(rng, some_bits(rng, EVERY_BORDER & ~state.free))
    state.border_marked[:] = [marked, 0]
    state.placed[:] = [MARKERS - rng.randint(1, 4), MARKERS - rng.randint(1, 4)]
    return state


def after_closing(state, seat, border, towards, target):
    """The state when the space is filled and what it closes is closed, the target first."""
    after = state.copy()
    ends = [target, other_side(border, target)]
    closing = [province for province in ends if closes(state, border, province)]
    after.free &= ~(1 << border)
    for province, value in towards.items():
        after.influence[seat * PROVINCES + province] += value
    after.closing_n = len(closing)
    after.closing[: len(closing)] = closing
    close_provinces(after, seat)
    return after


BEFORE = [(seed, border) for seed in range(8) for border in range(BORDERS)]


def test_solo_choice_2_the_win_is_handed_over_exactly_where_the_closing_would():
    handed = set()
    for seed, border in some(BEFORE):
        state = before_a_closing(random.Random(seed * BORDERS + border), border)
        first, second = BORDER_FIRST[border], BORDER_SECOND[border]
        for seat, target, values in product((0, 1), (first, second), ((0, 0), (4, 0), (0, 4))):
            after = after_closing(state, seat, border, dict(zip((first, second), values, strict=True)), target)
            is_lost = after.winner == 1 - seat
            assert hands_over_the_win(state, seat, border, *values, target) is is_lost, (
                seed,
                border,
                seat,
                target,
                values,
            )
            handed.add((is_lost, ITALIA in (first, second)))
    assert len(handed) == 4


def test_solo_choice_2_a_space_could_hand_the_win_over_where_the_person_would_win_by_all_that_closes():
    could = set()
    for seed, border in some(BEFORE):
        state = before_a_closing(random.Random(seed * BORDERS + border), border)
        for seat in (0, 1):
            best = state.copy()
            for province in (BORDER_FIRST[border], BORDER_SECOND[border]):
                best.influence[(1 - seat) * PROVINCES + province] += MUCH
            is_lost = after_closing(best, seat, border, {}, BORDER_FIRST[border]).winner == 1 - seat
            assert bool(could_hand_over_the_win(state, seat, border)) is is_lost, (seed, border, seat)
            could.add(is_lost)
    assert could == {True, False}


@pytest.mark.parametrize("placed", [0, MARKERS - 1])
def test_a_space_that_closes_nothing_hands_nothing_over(placed):
    state = GAME.prepare(GAME.check({"solo": "normal"}))
    state.placed[:] = [placed, placed]
    for border in some(range(BORDERS)):
        assert not could_hand_over_the_win(state, 1, border)
        assert hands_over_the_win(state, 1, border, 0, 0, BORDER_FIRST[border]) is False
