"""Why a bot moved: every sentence keyed and complete in both languages, with proper names, and kept by its keys."""

import pickle
import random
import re
import string

import pytest

from tables import at
from triumvirate.bots import find_bot, steady_bots_for
from triumvirate.bots.reasons import because, in_words, read, reason, why
from triumvirate.bots.speech import SHARED, action_words, catalogue, sentence, speech_of
from triumvirate.core.table import Table
from triumvirate.games import find_game, game_names

OPEN_WIN = "hand caesar shield-5-1 ship-3-3; hand pompey ship-5-1; on SY-AG caesar sword-4-2 4/2; placed 11 0"
LOWER_CASE_ID = re.compile(r"_|\b[a-z]+-\d|[A-Z]{2}-[A-Z]{2}")


def gaps(sentence):
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_sentences_with_the_same_gaps():
    checked = 0
    for folder in (SHARED, *(speech_of(game).words for game in game_names())):
        english, italian = catalogue(folder, "en"), catalogue(folder, "it")
        assert list(english) == list(italian)
        for key, words in english.items():
            assert gaps(words) == gaps(italian[key]), key
            if key != "and" and not key.startswith(("do.", "level.", "bonus.", "stand_in.")):
                checked += 1
                assert words.endswith("."), key
                assert italian[key].endswith("."), key
                assert words != italian[key], key
    assert checked > 60


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
        assert all(sentence(game, one.key, "en") for one in chosen.why.reasons)
        english, italian = str(chosen.why), chosen.why.said("it")
        assert (italian != english) == bool(chosen.why.reasons)
        for text in (english, italian):
            assert "{" not in text
            assert not LOWER_CASE_ID.search(text), text
        table.act(seat, chosen.action)


def test_a_reason_is_kept_by_its_keys_and_said_later_in_another_language():
    table = at(OPEN_WIN)
    chosen = find_bot("caesar", "tribune").choose(table.view("caesar"), table.legal("caesar"), 0.1, 1)
    assert str(chosen.why).startswith("Wins Syria. Wins ")
    stored = chosen.why.kept()
    assert "Wins" not in stored
    assert read(stored).said("it").startswith("Conquista Syria. Vince ")
    assert read(stored) == chosen.why
    assert pickle.loads(pickle.dumps(chosen.why)) == chosen.why


def test_reasons_that_databases_hold_stay_readable():
    kept = '["caesar", [["wins", {"province": ["syria"]}], ["gains", {"count": 2}]]]'
    assert str(read(kept)) == "Wins Syria. Gains 2 markers."
    assert read(kept).kept() == kept
    assert str(read('["caesar", [["asleep", {"level": "legate"}]]]')).startswith(
        "The legate wakes up in a minute; the tribune"
    )
    for prose in ("Because.", '"Quoted", it said.', "[sic]", '["half a document', "7"):
        assert str(read(prose)) == prose


def test_a_plain_sentence_of_another_bot_stays_as_it_is():
    told = in_words('["Because."]')
    assert read(told.kept()) == told
    assert told.said("it") == '["Because."]'
    assert in_words("").kept() == ""


def test_one_thing_is_counted_in_the_singular():
    assert str(why("caesar", "gains", count=1)) == "Gains a marker."
    assert why("caesar", "gains", count=2).said("it") == "Guadagna 2 segnalini."


def test_sentences_that_are_told_beside_can_be_left_out():
    whole = because("caesar", [reason("victory"), reason("chance", percent=60)])
    assert str(whole.without("chance")) == "Wins the match."


def test_what_a_bot_holds_and_would_rather_do_is_not_for_others_while_a_match_runs():
    kept = [
        reason("wins", province="syria"),
        reason("hand.keeps_laurel", province="syria"),
        reason("next", action="pass"),
    ]
    assert because("caesar", kept).for_others() == because("caesar", kept[:1])


def test_a_sentence_that_is_no_longer_said_is_not_said_of_old_matches_either():
    assert str(read('["caesar", [["builds", {}], ["gains", {"count": 2}]]]')) == "Gains 2 markers."


def test_actions_of_caesar_are_said_with_names():
    assert action_words("caesar", "place ship-5-1 AS-SY 5/1") == "ship 5/1: 5 to Asia, 1 to Syria"
    assert action_words("caesar", "might marker syria", "it") == "coprire il segnalino in Syria"
    assert action_words("julius", "move legio-9") == "move legio-9"
