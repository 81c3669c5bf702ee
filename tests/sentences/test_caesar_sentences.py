"""Every sentence of CAESAR!'s bots and of what is said against a move is understood and true; planted falsehoods are not."""

import random
from collections import Counter

import pytest

from sentences.caesar_games import falsehoods, games
from sentences.caesar_reader import check
from sentences.reading import NotSo
from tables import random_options

QUICK = ("tribune", "beginner", "recruit")


def printed(said):
    return [prose for prose in (said.why.said("en"), said.against.said("en")) if prose]


@pytest.fixture(scope="module")
def heard():
    """A few matches of every kind of rules, with and without Auto-Crassus."""
    rng = random.Random(5)
    return [said for seed in range(14) for said in games(seed, random_options(rng), QUICK)]


def test_what_is_said_is_true_in_both_languages(heard):
    counts = Counter()
    for said in heard:
        for why in (said.why, said.against):
            for language in ("en", "it"):
                counts[language] += check(said.scene, why.said(language), language)
    assert counts["en"] == counts["it"] > 300
    keys = {reason.key for said in heard for reason in (*said.why.reasons, *said.against.reasons)}
    assert keys >= {"wins", "takes", "gains", "closes_for", "denies", "prepares", "leads", "offers", "misses", "leaves"}


def test_most_moves_of_a_bot_that_plans_have_a_reason(heard):
    theirs = [said for said in heard if said.bot == "tribune"]
    assert sum(bool(said.why) for said in theirs) > 0.9 * len(theirs)


def test_planted_falsehoods_are_caught(heard):
    planted = 0
    for said in heard:
        for prose in printed(said):
            for false in falsehoods(said, prose):
                planted += 1
                with pytest.raises(NotSo):
                    check(said.scene, false)
        for fixed in ("Builds strength without offering a last space.", "Nothing better in sight."):
            with pytest.raises(NotSo):
                check(said.scene, fixed)
        if said.scene.winner is None:
            planted += 1
            with pytest.raises(NotSo):
                check(said.scene, "Wins the match.")
    assert planted > 200
