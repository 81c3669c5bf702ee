"""Every sentence of RUBICO's bots and of what is said against an action is understood and true; planted falsehoods are not."""

import random
from collections import Counter

import pytest

from reference.rubico_matches import any_options
from sentences import diary_reader
from sentences.reading import NotSo, percentage
from sentences.rubico_games import falsehoods, games
from sentences.rubico_reader import check
from triumvirate.bots.speech import sentence

LEVELS = ("imperator", "legate", "tribune", "beginner", "recruit")
FORGETFUL = ("coach@1350", "coach@1500")  # rungs between the levels


@pytest.fixture(scope="module")
def heard():
    """A few matches of every kind of rules and table."""
    rng = random.Random(10)
    return [said for seed in range(4) for said in games(seed, any_options(rng, players=4 + seed), LEVELS)]


def test_what_is_said_is_true_in_both_languages(heard):
    counts = Counter()
    for said in heard:
        for why in (said.why, said.against):
            for language in ("en", "it"):
                counts[language] += check(said.scene, why.said(language), language)
    assert counts["en"] == counts["it"] > 1000
    keys = {reason.key for said in heard for reason in (*said.why.reasons, *said.against.reasons)}
    assert keys >= {"claim.true", "claim.false", "done.false", "false.cards.none", "left_red", "wait.later"}
    assert keys >= {"doubt.centurion", "wait.no_help", "power.raises"}


def test_what_is_said_by_who_forgets_is_true_too():
    """Of what was said and done they tell what they remember; that others doubt them is their own opinion."""
    counts, keys = Counter(), set()
    for seed in range(2):
        for said in games(seed, any_options(random.Random(seed), players=4 + seed), FORGETFUL):
            keys |= {reason.key for reason in said.why.reasons}
            for language in ("en", "it"):
                counts[language] += check(said.scene, said.why.said(language), language)
    assert counts["en"] == counts["it"] > 200
    assert keys >= {"claim.true", "claim.false", "done.false", "card.called"}


def test_what_is_said_against_an_action_is_no_praise_of_it(heard):
    """Of rows, choices and powers the judge says what is against them, and nothing where nothing is."""
    said = Counter()
    for one in heard:
        if one.scene.verb in ("claim", "done", "confirm", "use", "pass"):
            said.update(reason.key for reason in one.against.reasons)
    assert not said.keys() & {"claim.true", "claim.false", "claim.nothing", "done.true", "done.false", "confirm.called"}
    assert said.keys() >= {"hides.red", "tells.red", "tells.blue", "offers.false", "untold", "disbelieved", "believed"}
    assert said.keys() >= {"takes", "leaves", "takes_word", "away.idle", "cover.idle", "power.costs", "power.little"}
    assert any(not one.against for one in heard if one.scene.verb == "done")


BEHIND_IT = {  # why something is against an action; it is no habit by itself
    *("doubt", "doubt.centurion", "centurion.senator", "known.senator", "known.friend", "believed", "disbelieved"),
    *("saw.false", "false.cards", "false.cards.none", "card.called"),
}


def test_what_is_against_rows_choices_and_powers_is_counted_as_a_habit(heard):
    judged = ("claim", "done", "confirm", "use", "pass")
    keys = {one.key for said in heard if said.scene.verb in judged for one in said.against.reasons} - BEHIND_IT
    assert len(keys) > 14
    for language in ("en", "it"):
        assert all(sentence("rubico", f"habit.{key}", language) for key in keys)
    assert not any(sentence("rubico", f"habit.{key}", "en") for key in BEHIND_IT)


def test_the_doubt_behind_a_row_is_said_once(heard):
    """With the first card that is spoken of; not with the others."""
    thoughts = {"doubt", "doubt.table", "doubt.centurion", "centurion.senator"}
    claims = [one for one in heard if one.scene.verb == "claim" and one.bot in ("legate", "imperator")]
    begun = [one for one in claims if any(card["said"] is not None for card in one.scene.row)]
    assert len(begun) > 20
    assert not any(reason.key in thoughts for one in begun for reason in one.why.reasons)
    assert any(reason.key in thoughts for one in claims for reason in one.why.reasons)


def test_percentages_are_read_only_as_italian_says_them():
    for number, said in {
        0: "allo 0",
        1: "all'1",
        8: "all'8",
        11: "all'11",
        87: "all'87",
        18: "al 18",
        90: "al 90",
    }.items():
        assert percentage(said) == percentage(str(number)) == number
    for wrong in ("al 87", "al 1", "al 0", "all'18", "allo 11", "al 101"):
        with pytest.raises(ValueError, match=wrong):
            percentage(wrong)


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
