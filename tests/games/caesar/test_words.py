"""Events in words: both languages say the same things, and every choice of Auto-Crassus is explained."""

import string

import pytest

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


HIDDEN = {"kind": "token_hidden", "seat": "caesar", "border": "IT-SC"}
DRAWN = {"kind": "token_drawn", "seat": "caesar"}
WON = {"seat": "pompey", "province": "gallia_cisalpina", "caesar": 3, "pompey": 7}
LOOKED = {"kind": "own_looked", "seat": "caesar", "tokens": ["ship-5-1", "centurion-shield-ship-4-4"]}


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        (DRAWN, None, "Caesar draws a token."),
        (DRAWN, "caesar", ""),
        (HIDDEN, None, "Caesar places a token face down on Italia\u2013Sicilia."),
        (HIDDEN, "pompey", "Caesar places a token face down on Italia\u2013Sicilia."),
        (HIDDEN, "caesar", ""),
        ({"kind": "passed", "seat": "caesar"}, "caesar", "Caesar cannot place and passes."),
        (LOOKED, "caesar", "You look behind the other screen: ship 5/1, centurion shield ship 4/4."),
        (
            {"kind": "own_lost", "seat": "caesar", "effect": "look"},
            None,
            "{effects[look]}: there is nothing it could do.",
        ),
        ({"kind": "set_up", "first": "pompey"}, None, "The table is set. Pompey begins."),
        ({"kind": "gift_withheld", "person": "caesar"}, None, "It leaves alone what would give Caesar the game."),
        ({"kind": "province_won", **WON}, None, "Pompey wins Gallia Cisalpina: Caesar 3, Pompey 7."),
        (
            {"kind": "token_placed", "seat": "caesar", "token": "sword-6-0", "border": "IT-SC", "values": [0, 6]},
            "caesar",
            "Caesar places sword 6/0 on Italia\u2013Sicilia, 0/6.",
        ),
        ({"kind": "bonus_aside", "seat": "pompey", "bonus": "wealth"}, None, "Auto-Crassus puts Wealth aside."),
    ],
)
def test_words_a_few_sentences(event, viewer, sentence):
    assert GAME.words.say(event, viewer) == sentence.format(**catalogue("en"))


def test_words_explain_a_choice_with_its_ties():
    _, entry = crassus("on IT-SC caesar sword-6-0 0/6", "ship-5-1")
    [choice] = told(entry, "auto_choice")
    assert "why" not in choice
    assert GAME.words.say(choice, None) == (
        "Step 3, the province where it is furthest behind: Sicilia; value 5 inwards; "
        "tied spaces: towards a land-locked province."
    )
    assert GAME.words.say(choice, None, "it").startswith("Passo 3, la provincia")
