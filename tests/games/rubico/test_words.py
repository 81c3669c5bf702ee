"""Events in words, in both languages; refusals with a sentence and a section."""

import re

import pytest

from games.rubico.scenes import GAME, at, pass_all, play, random_action, random_match
from some import some
from triumvirate.core.rulebook import REGISTRY
from triumvirate.core.speech import LANGUAGES
from triumvirate.games.rubico import explain, words
from triumvirate.games.rubico.events import KINDS
from triumvirate.games.rubico.rules import reasons
from triumvirate.games.rubico.words import catalogue

LEGION = "four Senate cards of one Legion lie face up"


@pytest.mark.no_cover
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_many_matches_has_a_sentence(language):
    checked = 0
    kinds = set()
    for seed in range(16):
        table, rng = random_match(seed, 4 + seed % 4)
        while not table.is_over():
            random_action(table, rng)
        for entry in table.entries:
            for event in entry.events:
                kinds.add(event.kind)
                for viewer in ("p2", None):
                    if event.is_for(viewer):
                        checked += 1
                        sentence = GAME.words.say(event.to_json(), viewer, language)
                        silent = event.kind == "caesar_advanced" and event.facts["steps"] != 0
                        assert bool(sentence) != silent, event
                        assert "{" not in sentence
                        assert "None" not in sentence
    assert kinds | {"selection_lost"} == {kind.name for kind in KINDS.values()}
    assert checked


def test_both_languages_have_the_same_sentences_and_holes():
    checked = 0
    english, italian = catalogue("en"), catalogue("it")
    assert catalogue("xx") is not None
    for part, sentences in some(english.items()):
        if isinstance(sentences, dict):
            checked += 1
            assert set(sentences) == set(italian[part]), part
            for key, sentence in sentences.items():
                assert set(re.findall(r"{\w+}", sentence)) == set(re.findall(r"{\w+}", italian[part][key])), key
    assert checked


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ({"kind": "card_revealed", "face": "janus", "counts_as": "red"}, "Turned up: Janus, a copy: red."),
        ({"kind": "card_revealed", "face": "janus", "counts_as": None}, "Turned up: Janus, which counts for nothing."),
        ({"kind": "power_used", "seat": "p2", "power": "fortuna", "target": "back"}, "P2 uses Fortuna: one box back."),
        ({"kind": "power_used", "seat": "p2", "power": "roma", "target": "p3 1"}, "P2 uses Roma: card 1 of P3."),
        ({"kind": "power_used", "seat": "p2", "power": "eris", "target": "2"}, "P2 uses Eris: card 2 of the own row."),
        ({"kind": "power_used", "seat": "p2", "power": "juno", "target": ""}, "P2 uses Juno."),
        ({"kind": "word_given", "seat": "p2", "word": "accuse", "about": "p4"}, "P2 accuses P4."),
        ({"kind": "caesar_advanced", "difference": -1, "steps": 0}, "Caesar does not move."),
        ({"kind": "marker_moved", "start": "rubico", "end": "ariminum"}, "Caesar moves from RVBICO to ARIMINVM."),
        ({"kind": "card_claimed", "seat": "p1", "place": 2, "saying": "red"}, "You say of card 2: red."),
        (
            {"kind": "claim_corrected", "seat": "p2", "place": 2, "before": "?", "saying": "blue"},
            "P2 corrects the claim on card 2: blue (before: nothing they will name).",
        ),
        ({"kind": "game_ended", "winner": "caesar", "reason": "rome"}, "Caesar's side wins: Caesar has reached Rome."),
        ({"kind": "selection_lost", "from": "p2", "place": 1}, "Card 1 of P2 leaves the choice."),
        (
            {"kind": "card_claimed", "seat": "p2", "place": 2, "saying": "?"},
            "P2 says of card 2: nothing they will name.",
        ),
        ({"kind": "choice_began", "seat": "p2", "cards": 4}, "P2 chooses 4 cards."),
        ({"kind": "choice_began", "seat": "p1", "cards": 3}, "You choose 3 cards."),
        ({"kind": "caesar_advanced", "difference": 2, "steps": 2}, ""),
        ({"kind": "card_revealed", "face": "red", "counts_as": "red"}, "Turned up: red."),
        ({"kind": "role_dealt", "seat": "p1", "role": "senate"}, "You belong to the Senate."),
        ({"kind": "senators_met", "seat": "p1", "senators": ["p1", "p4"]}, "You know the senators: P1, P4."),
        ({"kind": "senate_turned", "position": 2, "card": "jolly"}, "Senate card 2: Jolly."),
        ({"kind": "game_ended", "winner": "senate", "reason": "legion"}, f"The Senate wins: {LEGION}."),
        ({"kind": "set_up", "centurion": "p3"}, "The table is set. P3 is the first Centurion."),
        ({"kind": "card_picked", "seat": "p2", "from": "p4", "place": 3}, "P2 chooses card 3 of P4."),
    ],
)
def test_a_few_sentences(event, sentence):
    assert GAME.words.say(event, "p1") == sentence


def test_who_sits_in_a_seat_is_called_by_name_wherever_a_seat_is_told():
    names = {"p1": "Livia", "p4": "Marcus"}
    met = {"kind": "senators_met", "seat": "p1", "senators": ["p1", "p4", "p5"]}
    assert words.say(met, "p1", "en", names) == "You know the senators: Livia, Marcus, P5."
    used = {"kind": "power_used", "seat": "p4", "power": "roma", "target": "p1 2"}
    assert words.say(used, None, "en", names) == "Marcus uses Roma: card 2 of Livia."
    assert words.say({"kind": "word_given", "seat": "p4", "word": "trust", "about": "p1"}, None, "it", names) == (
        "Marcus si fida di Livia."
    )


def test_every_refusal_has_a_sentence_and_a_section_of_the_rules():
    codes = {value for name, value in vars(reasons).items() if name.isupper() and name != "ALLOWED"}
    assert len(codes) == 31
    assert set(explain.REASONS) == codes
    for language in ("en", "it"):
        assert set(catalogue(language)["refusals"]) == {key for key, _ in explain.REASONS.values()}
    sections = {section for game, section in REGISTRY if game == "rubico"}
    for code, (_, section) in explain.REASONS.items():
        assert section is None or section in sections, (code, section)


def test_every_rule_is_a_paraphrase_in_sentences():
    checked = 0
    for (game, _), entries in REGISTRY.items():
        if game == "rubico":
            checked += 1
            for entry in some(entries):
                assert entry.paraphrase.endswith("."), entry.function
    assert checked


def test_a_centurion_who_waits_is_told_for_what():
    table = at("phase choice; power p2 juno")
    play(table, "p1 pick p2 1", "p1 pick p3 1", "p1 pick p4 1")
    assert GAME.words.refusal(table._state, 0, 119)[1] in ("7.windows", None)
    assert GAME.words.refusal(table._state, 0, 0) == (
        "Your choice is complete; the power holders may answer before you go on.",
        "7.windows",
    )
    assert GAME.words.refusal(table._state, 0, -1)[1] is None
    pass_all(table)
    assert GAME.words.refusal(table._state, 3, 0) == ("You have nothing to decide now.", "7")
