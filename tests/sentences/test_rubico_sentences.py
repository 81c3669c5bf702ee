"""Every sentence of RUBICO's bots and of what is said against an action is understood and true; planted falsehoods are not."""

import random
from collections import Counter

import pytest

from reference.rubico_matches import any_options
from sentences import diary_reader
from sentences.reading import NotSo
from sentences.rubico_games import falsehoods, games
from sentences.rubico_reader import check

LEVELS = ("imperator", "legate", "tribune", "beginner", "recruit")


@pytest.fixture(scope="module")
def heard():
    """A few matches of every kind of rules and table."""
    rng = random.Random(5)
    return [said for seed in range(4) for said in games(seed, any_options(rng, players=4 + seed), LEVELS)]


def test_what_is_said_is_true_in_both_languages(heard):
    counts = Counter()
    for said in heard:
        for why in (said.why, said.against):
            for language in ("en", "it"):
                counts[language] += check(said.scene, why.said(language), language)
    assert counts["en"] == counts["it"] > 1000
    keys = {reason.key for said in heard for reason in (*said.why.reasons, *said.against.reasons)}
    assert keys >= {"claim.true", "claim.false", "done.false", "false.cards", "left_red", "wait.later"}


def test_most_actions_of_the_strongest_bot_have_a_reason(heard):
    theirs = [said for said in heard if said.bot == "imperator"]
    assert sum(bool(said.why) for said in theirs) > 0.9 * len(theirs)


def test_planted_falsehoods_are_caught(heard):
    planted = 0
    for said in heard:
        for prose in (said.why.said("en"), said.against.said("en")):
            for false in falsehoods(said, prose):
                planted += 1
                with pytest.raises(NotSo):
                    check(said.scene, false)
        for fixed in ("These cards promise most.", "Keeps its power for a better moment."):
            with pytest.raises(NotSo):
                check(said.scene, fixed)
    assert planted > 200


def test_diaries_are_true_in_both_languages_and_planted_falsehoods_are_caught():
    read = planted = 0
    for page in diary_reader.pages(3, {"players": 6}):
        read += diary_reader.check(page, page.why.said("en"))
        diary_reader.check(page, page.why.said("it"), "it")
        for false in diary_reader.falsehoods(page.why.said("en")):
            planted += 1
            with pytest.raises(NotSo):
                diary_reader.check(page, false)
    assert read > 30
    assert planted > 20
