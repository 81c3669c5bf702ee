"""The rules that a variant writes itself: whatever a file may say is told, in both languages, point by point."""

import random
import re
from itertools import product

import pytest

from games.caesar.home_made import random_variant
from some import some
from tables import GAME
from triumvirate.core.speech import LANGUAGES
from triumvirate.games.caesar.own import ALLOWED_ON, IF_NAMES, ONCE, WHEN_NAMES

TOLD = GAME.home_made.told.get()
LEFT_OPEN = re.compile(r"[{}_]|\bNone\b|own\d")


def sentences(options, language):
    return [sentence for section in TOLD(options["variant"], language) for sentence in (*section.text, *section.points)]


@pytest.mark.parametrize("seed", range(20))
def test_whatever_a_variant_brings_is_told_in_both_languages_point_by_point(seed):
    options = GAME.check({"variant": random_variant(random.Random(seed)), "solo": "easy"})
    told = {language: TOLD(options["variant"], language) for language in LANGUAGES}
    shapes = [[(part.id, len(part.text), len(part.points)) for part in sections] for sections in told.values()]
    assert all(shape == shapes[0] for shape in shapes)
    for language in LANGUAGES:
        for sentence in some(sentences(options, language)):
            assert not LEFT_OPEN.search(sentence), sentence


def test_every_effect_on_whom_when_and_if_has_a_sentence_of_its_own():
    """Two effects that do different things never read alike."""
    effects = [
        {"do": do, "on": on, "when": when, "if": condition}
        for do, when, condition in product(ALLOWED_ON, WHEN_NAMES, IF_NAMES)
        for on in ALLOWED_ON[do]
        if when != "closing" or (on != "owner" and "won" not in condition)
    ]
    effects += [{"do": do, "count": 2, "optional": True} for do in ALLOWED_ON if do not in ONCE]
    for language in LANGUAGES:
        seen = {}
        for effect in some(effects):
            variant = {"name": "x", "own": [{"name": "Own", "effects": [effect]}]}
            section = TOLD(GAME.check({"variant": variant})["variant"], language)[-1]
            (sentence,) = section.points
            assert seen.setdefault(sentence, effect) == effect, sentence
            assert sentence[0].isupper(), sentence
            assert sentence.endswith("."), sentence


WRITTEN = re.compile(r"^`([^`]+)`: ")
FILE = 'name = "Guide"\n[[own]]\nname = {{en = "It", it = "It"}}\ncount = 4\neffects = [{{{effect}}}]\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_every_word_of_an_effect_and_all_of_them_can_be_written(language):
    guide = {part.id: part for part in GAME.home_made.guide.get()(language)}
    effects = [WRITTEN.match(point)[1] for point in guide["guide.effects"].points]
    assert len(effects) == sum(len(on) for on in ALLOWED_ON.values())
    moments = [WRITTEN.match(point)[1] for point in guide["guide.when"].points]
    assert len(moments) == len(WHEN_NAMES) + len(IF_NAMES)
    for effect in [*effects, *(f'do = "draw", {moment}' for moment in moments)]:
        assert GAME.check({"variant": FILE.format(effect=effect)})["variant"]["own"]
