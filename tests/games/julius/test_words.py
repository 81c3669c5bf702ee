"""Every event can be said in every language, every refusal has a sentence, and every position fault its own."""

import random

import pytest

from games.julius.campaign import CLEOPATRA, GAME, at, moving, play
from games.julius.test_properties import random_options
from triumvirate.core.chance import number_outcome
from triumvirate.core.errors import BadChance, BadRequest
from triumvirate.core.speech import LANGUAGES
from triumvirate.core.table import Table
from triumvirate.games.julius import events, explain, facts, notation, words
from triumvirate.games.julius.printed import DATA
from triumvirate.games.julius.rules import reasons
from triumvirate.games.julius.state import PHASES

FACTS = {name: value for name, value in vars(facts).items() if isinstance(value, int)}
SILENT = {"movement_ended", "levy_ended", "regroup_ended"}


def test_every_fact_has_an_event_and_every_event_its_words():
    assert set(FACTS.values()) == set(events.KINDS)
    for language in LANGUAGES:
        said = words.catalogue(language)["events"]
        for kind in events.KINDS.values():
            assert kind.name in said or kind.name in SILENT
    assert set(words.catalogue("en")["events"]) == set(words.catalogue("it")["events"])
    assert words.catalogue("fr") == words.catalogue("en")


def test_whole_games_are_told_without_a_gap():
    checked = 0
    kinds = set()
    for seed in range(3):
        rng = random.Random(seed)
        table = Table.new(GAME, random_options(rng), seed=seed)
        while not table.is_over():
            seat = rng.choice(table.deciders())
            for event in table.act(seat, rng.choice(table.legal(seat)).action).events:
                kinds.add(event.kind)
                for viewer in ("caesar", "pompeius", None):
                    if event.is_for(viewer):
                        checked += 1
                        for language in LANGUAGES:
                            text = GAME.words.say(event.to_json(), viewer, language)
                            assert "{" not in text
    assert len(kinds) > 45
    assert checked


def test_a_players_own_move_is_told_once():
    entry = play(moving("at genua legio-7=3"), "move legio-7", "step roma")
    told = [GAME.words.say(event.to_json(), "caesar") for event in entry.events if event.is_for("caesar")]
    assert [text for text in told if text] == ["Legio 7 goes from Genua to Roma."]
    told = [GAME.words.say(event.to_json(), "pompeius") for event in entry.events if event.is_for("pompeius")]
    assert told == ["Caesar: a block goes from Genua to Roma."]


ROMA = {"seat": "caesar", "place": "roma", "from": "genua", "attacker": "pompeius"}
LEGIO = {"seat": "caesar", "block": "legio-7", "place": "roma"}


@pytest.mark.parametrize(
    ("event", "viewer", "sentence"),
    [
        ({"kind": "set_up", "free": False}, None, "The blocks stand in their cities."),
        ({"kind": "set_up", "free": True}, None, "The blocks stand in their cities; first they may be rearranged."),
        ({"kind": "attacked", **ROMA, "reserve": False}, None, "Caesar attacks Roma from Genua."),
        ({"kind": "attacked", **ROMA, "reserve": True}, None, "Caesar brings reserves to Roma from Genua."),
        ({"kind": "battle_began", **ROMA, "surprise": False}, None, "Battle of Roma: Pompeius attacks."),
        ({"kind": "die_rolled", "seat": "caesar", "die": 4, "hit": False}, None, "4: miss."),
        ({"kind": "die_rolled", "seat": "caesar", "die": 2, "hit": True}, "caesar", "2: hit."),
        ({"kind": "fired", **LEGIO, "letter": "C", "firepower": 3, "dice": 1}, None, "Legio 7 (C3) fires one die."),
        ({"kind": "hit_taken", **LEGIO, "steps": 2}, None, "Legio 7 takes a hit: II."),
        ({"kind": "hit_taken", **LEGIO, "steps": 0}, None, ""),
        ({"kind": "block_shown", **LEGIO, "steps": 1}, None, "Caesar shows Legio 7 at I."),
        ({"kind": "block_shown", **LEGIO, "steps": 4}, "caesar", "Caesar shows Legio 7 at IV."),
        ({"kind": "levied", "seat": "caesar", "place": "roma"}, None, "Caesar levies a block in Roma."),
        ({"kind": "levied", "seat": "caesar", "place": "roma"}, "pompeius", "Caesar levies a block in Roma."),
        ({"kind": "levied", "seat": "caesar", "place": "roma"}, "caesar", ""),
        ({"kind": "levied_is", **LEGIO}, "caesar", "You levy Legio 7 in Roma."),
        (
            {"kind": "jupiter_drew", "seat": "caesar", "place": "roma", "colour": "pompeius"},
            None,
            "Jupiter: Caesar draws a green block in Roma.",
        ),
        ({"kind": "apollo_copied", "seat": "pompeius", "card": "3/2a"}, None, "Apollo: Pompeius copies 3/2."),
        ({"kind": "victory_checked", "caesar": 9, "pompeius": 4}, None, "Points: Caesar 9, Pompeius 4."),
        ({"kind": "year_began", "year": 706}, None, "The year 706 begins. Six cards each."),
    ],
)
def test_a_few_sentences(event, viewer, sentence):
    assert GAME.words.say(event, viewer) == sentence


def test_a_refusal_of_an_action_that_names_no_block_speaks_of_the_block():
    table = moving("at genua legio-7=3")
    play(table, "move legio-7")
    stop = notation.parse_action("stop")
    assert explain.refusal(table._state, 0, stop)[0].startswith("The block cannot stop here")
    assert explain.refusal(table._state, 0, stop, "it")[0].startswith("Il blocco non può fermarsi")


def test_a_name_that_both_sides_have_is_told_with_its_side_and_no_id():
    event = {"kind": "fired", "seat": "pompeius", "block": "p-equitatus-1", "letter": "B", "firepower": 2, "dice": 2}
    assert GAME.words.say(event, "caesar") == "Equitatus 1 of Pompeius (B2) fires 2 dice."
    assert GAME.words.say(event, "pompeius") == "Equitatus 1 (B2) fires 2 dice."
    assert GAME.words.say(event, None, "it") == "Equitatus 1 di Pompeo (B2) tira 2 dadi."
    assert words.block_name("legio-7") == "Legio 7"
    assert words.block_name("p-elephant") == "Elephant"


def test_a_refusal_names_blocks_and_cards_as_people_do():
    table = moving("at genua c-equitatus-1=2; at roma p-equitatus-1=2")
    assert explain.refusal(table._state, 0, notation.parse_action("move p-equitatus-1"))[0].startswith(
        "Equitatus 1 of Pompeius is not yours"
    )
    table = at("time 705 2 cards caesar; hand caesar 2/2a mars; hand pompeius 2/2b 3/1a")
    assert explain.refusal(table._state, 0, notation.parse_action("play 3/2b"))[0] == "You do not hold 3/2."


def test_every_card_has_its_text():
    for language in LANGUAGES:
        assert all("{" not in words.card_text(card["id"], language) for card in DATA["cards"])


def test_endings_in_words():
    event = {"kind": "game_ended", "winner": "caesar", "reason": "ten points"}
    assert GAME.words.say(event, None) == "Caesar wins: ten points at the end of the year."
    assert GAME.words.say({**event, "winner": None, "reason": "draw"}, None, "it").startswith("Pareggio")
    event = {"kind": "battle_began", "seat": "caesar", "place": "roma", "attacker": "pompeius", "surprise": True}
    assert GAME.words.say(event, None) == "Battle of Roma: Pompeius attacks by surprise."


def test_every_refusal_has_a_sentence_and_every_phase_what_it_waits_for():
    codes = {value for name, value in vars(reasons).items() if isinstance(value, int)}
    assert codes == set(explain.REASONS) | {reasons.ALLOWED}
    for language in ("en", "it"):
        catalogue = words.catalogue(language)
        assert set(catalogue["refusals"]) == {key for key, _ in explain.REASONS.values()}
        assert set(catalogue["waiting_for"]) == set(PHASES)


def test_dice_are_scripted_as_they_show():
    state = Table.new(GAME, {}, seed=1)._state
    assert notation.outcome_index(state, 6, notation.DIE, {"die": 6}) == 5
    assert notation.outcome_index(state, 6, notation.DIE, 5) == number_outcome(6, 5) == 5
    for bad in ({"die": 7}, {"die": True}, {"draw": "legio-1"}):
        with pytest.raises(BadChance):
            notation.outcome_index(state, 6, notation.DIE, bad)


NAMING = ("fire legio-7", "jupiter roma caesar", "step roma", "discard mars", "play mars", "stop")


def test_what_an_action_names():
    index = {text: notation.parse_action(text) for text in NAMING}
    assert notation.block_of_action(index["fire legio-7"]) == 3
    assert notation.place_of_action(index["jupiter roma caesar"]) == notation.place_of_action(index["step roma"])
    assert notation.card_of_action(index["discard mars"]) == notation.card_of_action(index["play mars"]) == 3
    assert notation.block_of_action(index["stop"]) is notation.place_of_action(index["stop"]) is None
    assert notation.card_of_action(index["stop"]) is None


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("options [1]", "JSON object"),
        ("options {", "not JSON"),
        ("time 705", "is not understood"),
        ("time 800 1 move caesar", "is not understood"),
        ("time 710 1 move caesar", "is not understood"),
        ("time 704 1 move caesar", "is not understood"),
        ("time 705 6 move caesar", "is not understood"),
        ("time 705 9 move caesar", "is not understood"),
        ("time 705 1 sleep caesar", "no 'sleep'"),
        ("at atlantis legio-7=3", "no 'atlantis'"),
        ("at roma legio-99=3", "no 'legio-99'"),
        ("at roma legio-7=9", "is not understood"),
        ("at roma legio-7=3/singing", "is not understood"),
        ("dance", "is not understood"),
        ("hand caesar 9/9", "no '9/9'"),
        ("command caesar points=9", "is not understood"),
        ("command caesar dancing", "is not understood"),
        ("entry caesar roma utica", "does not fit together"),
        ("at roma legio-7=4", "breaks a rule"),
        ("at ancyra c-navis-1=2", "breaks a rule"),
        ("time 705 1 battle caesar", "breaks a rule"),
        ("time 705 1 step caesar", "breaks a rule"),
        ("hand caesar mars; hand pompeius mars", "breaks a rule"),
        ("x" * 20_001, "at most 20000"),
    ],
)
def test_a_wrong_position_says_what_is_wrong(text, words):
    with pytest.raises(BadRequest, match=words):
        GAME.positions.parse(text if text.startswith("options") else f"{text}; {CLEOPATRA}")


def test_a_position_can_be_written_by_hand():
    table = at("time 706 3 move pompeius; at roma legio-1=4 legio-7=2/turned; hand caesar mars 4/1")
    truth = table.truth()
    assert (truth["year"], truth["turn"], truth["to_move"]) == (706, 3, "pompeius")
    assert truth["blocks"]["legio-7"]["owner"] == "pompeius"
    assert truth["hands"]["caesar"] == ["mars", "4/1"]
    assert GAME.results.end(table._state, table.options) is None
    assert GAME.seats({}) == ("caesar", "pompeius")


def test_cards_are_told_by_their_names():
    revealed = {"kind": "cards_revealed", "caesar": "mars", "pompeius": "jupiter"}
    assert GAME.words.say(revealed, None, "en") == "Caesar shows Mars, Pompeius Jupiter."
