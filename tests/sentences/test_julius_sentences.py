"""What JULIUS CAESAR's bots say of actions and of whole commands is understood and true; planted falsehoods are not."""

import pytest

from sentences.julius_games import falsehoods, games
from sentences.julius_reader import check
from sentences.reading import NotSo


@pytest.fixture(scope="module")
def heard():
    """The first year and more of a match of quick bots, and the beginning of one in which a legate commands."""
    return [*games(3, 420), *games(5, 320, "legate@24")]


def test_what_is_said_is_true_in_both_languages(heard):
    said = {
        language: sum(check(one.scene, one.why.said(language), language) for one in heard) for language in ("en", "it")
    }
    assert said["en"] == said["it"] > 150
    keys = {reason.key for one in heard for reason in one.why.reasons}
    assert keys >= {
        "counts",
        "battle.odds",
        "card.large",
        "card.small",
        "hit.spares",
        "battle.leaves",
        "op.group",
        "op.attack",
    }
    assert keys & {"op.threatens", "op.guards", "op.saves_leader", "op.screens"}
    assert keys >= {"moves_left", "unguarded", "hit_harder", "passes"}, "what speaks against something is read, too"


def test_planted_falsehoods_are_caught(heard):
    planted = 0
    for one in heard:
        for false in (
            *falsehoods(one),
            "Goes for Roma, which counts 2.",
            "This card does most with what both sides have on the map.",
        ):
            planted += 1
            with pytest.raises(NotSo):
                check(one.scene, false)
    assert planted > 500
