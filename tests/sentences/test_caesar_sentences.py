"""Every sentence of CAESAR!'s bots and of what is said against a move is understood and true; planted falsehoods are not."""

import random
from collections import Counter

import pytest

from reference.model import Model
from sentences.caesar_games import falsehoods, games
from sentences.caesar_reader import check
from sentences.caesar_scene import Scene
from sentences.reading import NotSo
from tables import GAME, at, random_options
from triumvirate.bots.caesar.board import Deed
from triumvirate.bots.caesar.reasons import reasons
from triumvirate.bots.reasons import because

QUICK = ("tribune", "beginner", "recruit")
SEARCHING = ("legate@40", "legate@12")
COMMON = {
    *("wins", "takes", "gains", "closes_level.takes", "closes_lost.takes", "keeps_from", "anyway", "prepares"),
    *(
        "leads",
        "secures",
        "holds",
        "leads_senate",
        "offers",
        "misses",
        "leaves",
        "leaves_bonus",
        "misses_bonus",
        "lets_stand",
    ),
    *(
        "turns_less",
        "hand.spends_laurel",
        "hand.traps",
        "closes_both",
        "closes_ahead",
        "draws_bonus",
        "wrong_way",
        "lets_senate",
    ),
}


def printed(said):
    return [prose for prose in (said.why.said("en"), said.against.said("en")) if prose]


@pytest.fixture(scope="module")
def heard():
    """A few matches of every kind of rules, with and without Auto-Crassus."""
    rng = random.Random(5)
    return [said for seed in range(14) for said in games(seed, random_options(rng), QUICK)]


@pytest.fixture(scope="module")
def searched():
    """Two matches of bots that tell chances and other actions."""
    return [said for seed in (3, 4) for said in games(seed, {}, SEARCHING)]


def true_in_both(told):
    counts = Counter()
    for said in told:
        for why in (said.why, said.against):
            for language in ("en", "it"):
                counts[language] += check(said.scene, why.said(language), language)
    return counts


def keys_of(told):
    return {reason.key for said in told for reason in (*said.why.reasons, *said.against.reasons)}


def test_what_is_said_is_true_in_both_languages(heard):
    counts = true_in_both(heard)
    assert counts["en"] == counts["it"] > 300
    assert keys_of(heard) >= COMMON


def test_what_is_next_best_is_no_better_than_what_was_chosen(searched):
    true_in_both(searched)
    assert keys_of(searched) >= {"chance", "next", "answer"}


def test_most_moves_of_a_bot_that_plans_have_a_reason(heard):
    theirs = [said for said in heard if said.bot == "tribune"]
    assert sum(bool(said.why) for said in theirs) > 0.9 * len(theirs)


def test_might_that_ends_a_threat_says_so():
    table = at(
        "turn caesar might; hand caesar ship-3-3; hand pompey laurel-2-2; on AS-CR caesar shield-6-0 6/0; "
        "on AS-AG pompey ship-6-0 6/0; on GA-SD pompey shield-4-2 4/2; bonus asia wealth; stage effects"
    )
    truth = GAME.knowledge.determinize(table.view("caesar"), random.Random(0))
    action = next(one for one in table.legal() if one.action == "might token AS-AG")
    said = because("caesar", reasons(Deed.of(truth, 0, action.index))).said()
    assert said == "The opponent can no longer close and win Asia with one token. The opponent has 6 less in Asia."
    scene = Scene(Model(table.options, table.truth()), "caesar", action.action)
    assert check(scene, said) == 2
    with pytest.raises(NotSo):
        check(scene, said.replace("Asia", "Gallia"))


def test_a_province_that_goes_to_the_other_is_never_left_unsaid(heard):
    lost = [said for said in heard if said.scene.won_by(said.scene.foe)]
    assert len(lost) > 4
    for said in lost:
        for language, wins in (("en", "which the opponent wins"), ("it", "che va all'avversario")):
            assert wins in because("caesar", reasons(said.deed)).said(language)


def test_planted_falsehoods_are_caught(heard, searched):
    planted = 0
    for said in (*heard, *searched):
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
