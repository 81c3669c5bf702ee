"""Why a bot moved: every sentence keyed and complete in both languages, with proper names, and kept by its keys."""

import pickle
import random
import re
import string

import pytest

from tables import at
from triumvirate.bots import find_bot, steady_bots_for
from triumvirate.bots.names import action_words, catalogue
from triumvirate.bots.reasons import Why, kept, reason, said, why
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names

OPEN_WIN = "hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 0"
LOWER_CASE_ID = re.compile(r"_|\b[a-z]+-\d|[A-Z]{2}-[A-Z]{2}")


def gaps(sentence):
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_sentences_with_the_same_gaps():
    checked = 0
    english, italian = catalogue("en"), catalogue("it")
    assert {game: list(words) for game, words in english.items()} == {
        game: list(words) for game, words in italian.items()
    }
    for game, words in english.items():
        for key, sentence in words.items():
            assert gaps(sentence) == gaps(italian[game][key]), key
            if key != "and" and not key.startswith(("do.", "level.")):
                checked += 1
                assert sentence.endswith("."), key
                assert italian[game][key].endswith("."), key
                assert sentence != italian[game][key], key
    assert checked


@pytest.mark.parametrize("game", game_names())
def test_every_reason_of_every_bot_is_keyed_and_said_in_both_languages(game):
    table, rng = Table.new(find_game(game), {}, seed=5), random.Random(5)
    bots = steady_bots_for(game, 12)
    for number in range(160):
        if table.is_over():
            break
        seat = table.deciders()[0]
        bot = bots[number % len(bots)]
        chosen = bot.choose(table.view(seat), table.legal(seat), 0.1, rng.getrandbits(30))
        assert isinstance(chosen.why, Why), (bot.name, chosen.why)
        for one in chosen.why.reasons:
            words = catalogue("en")
            assert one.key in words[game] or one.key in words["any"], one.key
        italian = said(chosen.why, "it")
        assert italian
        assert italian != chosen.why
        for text in (chosen.why, italian):
            assert "{" not in text
            assert not LOWER_CASE_ID.search(text), text
        table.act(seat, chosen.action)


def test_a_reason_is_kept_by_its_keys_and_said_later_in_another_language():
    table = at(OPEN_WIN)
    chosen = find_bot("caesar", "tribune").choose(table.view("caesar"), table.legal("caesar"), 0.1, 1)
    assert chosen.why.startswith("Wins Syria. Gains ")
    stored = kept(chosen.why)
    assert "Wins" not in stored
    assert said(stored, "it").startswith("Conquista Syria. Guadagna ")
    assert said(stored, "en") == chosen.why
    assert pickle.loads(pickle.dumps(chosen.why)).said("it") == said(stored, "it")


def test_a_plain_sentence_of_another_bot_stays_as_it_is():
    assert said(kept("Because."), "it") == "Because."


def test_one_thing_is_counted_in_the_singular():
    assert why("caesar", "gains", count=1) == "Gains a marker."
    assert why("caesar", "gains", count=2).said("it") == "Guadagna 2 segnalini."


def test_sentences_that_are_told_beside_can_be_left_out():
    whole = Why("caesar", [reason("builds"), reason("chance", percent=60)])
    assert whole.without("chance") == "Builds strength without offering a last space."


def test_actions_of_caesar_are_said_with_names():
    assert action_words("caesar", "place ship-5-1 AS-SY 5/1") == "ship 5/1: 5 to Asia, 1 to Syria"
    assert action_words("caesar", "might marker syria", "it") == "coprire il segnalino in Syria"
    assert action_words("julius", "move legio-9") == "move legio-9"
