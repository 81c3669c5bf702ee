"""Events in words: both languages say the same things, and every choice of Auto-Crassus is explained."""

import string

from tables import GAME, crassus, told
from triumvirate.games.caesar.events import KINDS, PROVINCE_TIES, SPACE_TIES, TOKEN_TIES
from triumvirate.games.caesar.own import EFFECT_NAMES
from triumvirate.games.caesar.state import ALL_BONUS_NAMES, END_REASONS
from triumvirate.games.caesar.words import catalogue


def keys(tree, path=()):
    for name, value in tree.items():
        if isinstance(value, dict):
            yield from keys(value, (*path, name))
        else:
            yield (*path, name), sorted(field for _, field, _, _ in string.Formatter().parse(value) if field)


def test_words_both_languages_have_the_same_sentences_with_the_same_blanks():
    assert dict(keys(catalogue("en"))) == dict(keys(catalogue("it")))


def test_words_an_unknown_language_falls_back_to_english():
    assert catalogue("la") == catalogue("en")


def test_words_every_bonus_ending_event_and_tie_has_its_words():
    words = catalogue("en")
    assert set(words["bonuses"]) == set(ALL_BONUS_NAMES)
    assert set(words["endings"]) == set(END_REASONS) - {"running"}
    assert set(words["effects"]) == set(EFFECT_NAMES) - {""}
    silent = {"bonus_dealt", "turn_began", "auto_choice"}
    assert {kind.name for kind in KINDS.values()} - set(words["events"]) == silent
    for group, names in (("province_ties", PROVINCE_TIES), ("space_ties", SPACE_TIES), ("token_ties", TOKEN_TIES)):
        assert all(f"{group}.{name}" in words["solo"] for name in names)


def test_words_tell_a_draw_a_win_and_ones_own_secret():
    ended = {"kind": "game_ended", "winner": None, "reason": "blocked"}
    assert GAME.words.say(ended, None) == "A draw: nobody can place any more."
    assert GAME.words.say({**ended, "winner": "caesar"}, "pompey") == "Caesar wins: nobody can place any more."
    drawn = {"kind": "token_drawn_is", "seat": "caesar", "token": "ship-5-1", "audience": ["caesar"]}
    assert GAME.words.say(drawn, "caesar") == "You draw ship 5/1."
    assert GAME.words.say({"kind": "token_drawn", "seat": "caesar"}, "caesar") == ""
    assert GAME.words.say({"kind": "token_drawn", "seat": "caesar"}, "pompey") == "Caesar draws a token."


def test_words_explain_a_choice_with_its_ties():
    _, entry = crassus("on IT-SC caesar sword-6-0 0/6", "ship-5-1")
    [choice] = told(entry, "auto_choice")
    assert "why" not in choice
    assert GAME.words.say(choice, None) == (
        "Step 3, the province where it is furthest behind: Sicilia; value 5 inwards; "
        "tied spaces: towards a land-locked province."
    )
    assert GAME.words.say(choice, None, "it").startswith("Passo 3, la provincia")
