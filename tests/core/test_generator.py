"""The random generator: known answers, the same words on both engines, and ranges without bias."""

import random
from collections import Counter
from types import SimpleNamespace

import pytest

from triumvirate.core import engine
from triumvirate.core.compiled import generator
from triumvirate.games import find_game

# SplitMix64's published first outputs for two seeds; ours are their upper halves.
KNOWN = {
    1234567: (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821),
    0: (0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC),
}


def splitmix(seed, count):
    """The textbook, on unsigned numbers."""
    wide = (1 << 64) - 1
    z = (seed + (count + 1) * 0x9E3779B97F4A7C15) & wide
    z = ((z ^ z >> 30) * 0xBF58476D1CE4E5B9) & wide
    z = ((z ^ z >> 27) * 0x94D049BB133111EB) & wide
    return z ^ z >> 31


def state(seed, count=0):
    return SimpleNamespace(rng_seed=seed, rng_count=count)


@pytest.mark.parametrize("seed", KNOWN)
def test_words_are_the_upper_halves_of_the_known_answers(seed):
    for count, answer in enumerate(KNOWN[seed]):
        assert splitmix(seed, count) == answer
        assert generator.mix(seed, count) == answer >> 32


def test_words_are_the_same_on_python_and_native_for_signed_seeds():
    find_game("caesar")
    native = engine.load("caesar", "native", "generator").mix
    rng = random.Random(1)
    for _ in range(300):
        seed, count = rng.getrandbits(64) - (1 << 63), rng.getrandbits(31)
        expected = splitmix(seed % (1 << 64), count) >> 32
        assert generator.mix(seed, count) == expected
        assert native(seed, count) == expected


def test_a_draw_is_a_function_of_seed_and_count_alone():
    one, two = state(5), state(5, 3)
    words = [generator.next_word(one) for _ in range(4)]
    assert generator.next_word(two) == words[3]
    assert one.rng_count == 4


@pytest.mark.parametrize("n", [1, 2, 3, 5, 7, 14, 16, 17, 23, 60])
def test_below_gives_every_number_as_often_up_to_chance(n):
    draws = 400 * n
    s = state(n)
    counts = Counter(generator.below(s, n) for _ in range(draws))
    assert set(counts) == set(range(n))
    square = sum((counts[value] - 400) ** 2 / 400 for value in range(n))
    assert square < n + 6 * (2 * n) ** 0.5 + 6


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 14, 16, 17, 23, 60, 1000])
def test_below_keeps_exactly_as_many_words_for_every_number(n):
    words = 1 << 32
    least = words % n
    kept = set()
    for value in range(n):
        first, end = -(-value * words // n), -(-(value + 1) * words // n)
        low = first * n - value * words  # the lower half of the product of the first word that gives this value
        kept.add(end - first - (low < least))
    assert kept == {words // n}


def test_below_rejects_the_words_that_would_be_too_many(monkeypatch):
    words = iter([0, 0, 3 << 30])
    monkeypatch.setattr(generator, "next_word", lambda s: next(words))
    assert generator.below(state(0), 3) == 2
    assert next(words, None) is None


def test_below_takes_a_single_possibility_without_asking_twice():
    s = state(9)
    assert generator.below(s, 1) == 0
    assert s.rng_count == 1
