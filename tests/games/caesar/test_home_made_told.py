"""The rules that a variant writes itself: whatever a file may say is told, in both languages, point by point."""

import random
import re
from itertools import product

import pytest

from games.caesar.home_made import random_variant
from some import some
from tables import GAME
from triumvirate.core.speech import LANGUAGES
from triumvirate.games.caesar.own import (
    ALLOWED_ON,
    DO_NAMES,
    IF_NAMES,
    ONCE,
    TARGET_NAMES,
    TASK_IF_NAMES,
    WHEN_NAMES,
)
from triumvirate.games.caesar.variants import PRINTED_TASKS

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


TWO_EFFECTS = [
    {"do": "draw"},
    {"do": "draw", "on": "other", "when": "turn_end", "if": "won", "count": 2, "optional": True},
]
TASKS = [{"do": "resolve", "if": "behind", "count": 2, "target": "senate"}, {"do": "resolve", "order": ["close"]}]
WHOLE = {
    "name": "Whole",
    "influence": [{"icons": ["ship", "sword"], "values": [4, 1]}, {"icons": ["laurel"], "values": [2, 2]}],
    "centurions": [],
    "own": [{"name": {"en": "Spy", "it": "Spia"}, "count": 2, "crassus": "plays", "effects": TWO_EFFECTS}],
    "tiles": {"A": ["draw2", "resolve"], "B": ["draw2", *TASKS, {"do": "discard"}]},
    "decks": {"easy": {"A": 6, "B": 0}, "normal": {"A": 4, "B": 2}, "hard": {"A": 3, "B": 3}},
}


@pytest.mark.parametrize(
    ("language", "told"),
    [
        (
            "en",
            {
                "bonuses": ["Tactics: 4", "Wealth: 4", "Might: 4", "Senate: 6", "Spy: 2"],
                "own1": [
                    "Draw a token.",
                    "At the end of your turn, after the draw, if you won the province: the other player draws a token "
                    "(twice). You may leave it.",
                ],
                "influence": ["sword ship 4/1, laurel 2/2."],
                "centurions": ["none."],
                "tiles": [
                    "A: draw 2; resolve.",
                    "B: draw 2; if Auto-Crassus has placed fewer markers than you: resolve (twice), in a province with a "
                    "Senate if it can; resolve, in this order: close, win, losing, present, adjacent, land-locked, any; "
                    "discard 1.",
                ],
                "decks": ["Easy: 6 × A.", "Normal: 4 × A, 2 × B.", "Hard: 3 × A, 3 × B."],
            },
        ),
        (
            "it",
            {
                "bonuses": ["Tattica: 4", "Ricchezza: 4", "Potenza: 4", "Senato: 6", "Spia: 2"],
                "own1": [
                    "Pesca un gettone.",
                    "Alla fine del tuo turno, dopo la pesca, se hai vinto la provincia: l'avversario pesca un gettone "
                    "(due volte). Puoi rinunciare.",
                ],
                "influence": ["spada nave 4/1, alloro 2/2."],
                "centurions": ["nessuno."],
                "tiles": [
                    "A: pesca 2; risolvi.",
                    "B: pesca 2; se Auto-Crasso ha piazzato meno segnalini di te: risolvi (due volte), in una provincia "
                    "con un Senato se può; risolvi, in quest'ordine: chiudere, vincere, in svantaggio, presente, accanto, "
                    "interna, qualsiasi; scarta 1.",
                ],
                "decks": ["Facile: 6 × A.", "Normale: 4 × A, 2 × B.", "Difficile: 3 × A, 3 × B."],
            },
        ),
    ],
)
def test_a_variant_that_changes_everything_reads_like_this(language, told):
    sections = TOLD(GAME.check({"variant": WHOLE, "solo": "easy"})["variant"], language)
    assert {part.id.removeprefix("variant."): list(part.points or part.text) for part in sections} == told


@pytest.mark.parametrize(
    ("brought", "sections"),
    [
        ({}, []),
        ({"bonuses": {"senate": 18}}, ["bonuses"]),
        ({"own": WHOLE["own"]}, ["bonuses", "own1"]),
        ({"own": WHOLE["own"] + [{"name": "Two", "effects": [{"do": "again"}]}]}, ["bonuses", "own1", "own2"]),
        ({"influence": WHOLE["influence"]}, ["influence"]),
        ({"tiles": WHOLE["tiles"], "decks": WHOLE["decks"]}, ["tiles", "decks"]),
    ],
)
def test_only_what_a_variant_brings_is_told(brought, sections):
    told = TOLD(GAME.check({"variant": {"name": "x", **brought}})["variant"], "en")
    assert [part.id.removeprefix("variant.") for part in told] == sections


WRITTEN = re.compile(r"^`([^`]+)`: ")
FILE = 'name = "Guide"\n[[own]]\nname = {{en = "It", it = "It"}}\ncount = 4\neffects = [{{{effect}}}]\n'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_names_every_word_of_an_effect_and_all_of_them_can_be_written(language):
    guide = {part.id: part for part in GAME.home_made.guide.get()(language)}
    effects = [WRITTEN.match(point)[1] for point in guide["guide.effects"].points]
    assert len(effects) == sum(len(on) for on in ALLOWED_ON.values())
    moments = [WRITTEN.match(point)[1] for point in guide["guide.when"].points]
    assert len(moments) == len(WHEN_NAMES) + len(IF_NAMES)
    tasks = [WRITTEN.match(point)[1] for point in guide["guide.tiles"].points]
    assert len(tasks) == len(PRINTED_TASKS) + len(DO_NAMES) + len(TASK_IF_NAMES) + len(TARGET_NAMES)
    for effect in [*effects, *(f'do = "draw", {moment}' for moment in moments)]:
        assert GAME.check({"variant": FILE.format(effect=effect)})["variant"]["own"]
