"""Actions, chance, positions and records as text, both ways."""

import random

import pytest

from games.rubico.scenes import GAME, at, play, random_action, random_match
from triumvirate.core.errors import BadChance, BadRequest, Illegal
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games.rubico.notation import ACTIONS
from triumvirate.games.rubico.state import LAYOUT

TEXTS = [ACTIONS.text(None, action) for action in range(ACTIONS.table.actions)]


def test_every_action_has_one_text_and_every_text_one_action():
    assert len(TEXTS) == len(set(TEXTS)) == 250
    for index, text in enumerate(TEXTS):
        assert GAME.notation.parse(None, 0, text) == index
        assert GAME.notation.text(None, 0, index) == text
    assert GAME.notation.text(None, 0, 250) == "action 250"


@pytest.mark.parametrize(
    ("index", "text"),
    [
        (0, "swap 1 2"),
        (6, "lock"),
        (16, "claim 2 ?"),
        (40, "accuse p2"),
        (53, "done"),
        (60, "pick p2 2"),
        (123, "unpick p7 5"),
        (124, "confirm"),
        (135, "use minerva p3 1"),
        (196, "use venus 2"),
        (206, "use fortuna back"),
        (207, "use roma p1 1"),
        (243, "use juno"),
        (244, "put 1"),
        (249, "pass"),
    ],
)
def test_the_action_table_is_frozen(index, text):
    assert TEXTS[index] == text


BAD = ["", "pick", "Lock", "claim 1", "use minerva", "use venus p2 1", "x" * 500]


@pytest.mark.parametrize("text", BAD)
def test_other_text_is_refused_with_the_forms_there_are(text):
    with pytest.raises(Illegal, match="is no action of RUBICO; actions read: swap PLACE PLACE"):
        GAME.notation.parse(None, 0, text)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("pick p8 1", "There is no player 'p8'; there are p1, p2, p3, p4, p5, p6, p7."),
        ("pick p2 6", "There is no place '6'; there are 1, 2, 3, 4, 5."),
        ("swap 2 1", "There is no pair of places '2 1'; there are 1 2, 1 3, 2 3, 1 4, 2 4, 3 4."),
        ("claim 1 green", "There is no face 'green'; there are red, blue, janus, pompey, ?."),
        ("accuse p9", "There is no player 'p9'; there are p1, p2, p3, p4, p5, p6, p7."),
        ("use fortuna up", "There is no direction 'up'; there are forward, back."),
    ],
)
def test_a_word_that_names_nothing_is_refused_by_what_it_should_name(text, fault):
    with pytest.raises(Illegal) as refused:
        GAME.notation.parse(None, 0, text)
    assert refused.value.reason == fault


def test_chance_is_scripted_by_name_or_by_number():
    confirm = ("p1 pick p2 1", "p1 pick p2 2", "p1 pick p3 1", "p1 confirm")
    entry = play(at("phase choice"), *confirm, chance=[{"reveal": "blue"}, 0, 0])
    assert [outcome for outcome in entry.outcomes if "reveal" in outcome] == [
        {"reveal": "blue"},
        {"reveal": "red"},
        {"reveal": "red"},
    ]
    with pytest.raises(BadChance, match="it is 'reveal', one of blue, red"):
        play(at("phase choice"), *confirm, chance=[{"reveal": "janus"}])
    with pytest.raises(BadChance, match="it is 'reveal'"):
        play(at("phase choice"), *confirm, chance=[{"draw": "red"}])
    with pytest.raises(BadChance, match="out of range"):
        play(at("phase choice"), *confirm, chance=[3])
    with pytest.raises(BadChance, match="is a number"):
        play(at("phase choice"), *confirm, chance=["red"])


@pytest.mark.parametrize("seed", range(6))
def test_positions_and_records_come_back_the_same(seed):
    checked = 0
    table, rng = random_match(seed)
    while not table.is_over():
        if rng.random() < 0.03:
            checked += 1
            options, state = GAME.positions.parse(table.position_text())
            assert options == table.options
            assert LAYOUT.pack(state) == LAYOUT.pack(table._state)
        random_action(table, rng)
    assert LAYOUT.pack(GAME.positions.parse(table.position_text())[1]) == LAYOUT.pack(table._state)
    again = read_record(write_record(table, reveal=True), lambda name: GAME)
    assert again.hash() == table.hash()
    assert again.result() == table.result()
    assert checked


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ("row p2 R R R R R R", "is not understood"),
        ("row p2 X", "is no card"),
        ("row p9 R", "is not understood"),
        ("nonsense", "is not understood"),
        ("position 99", "is not understood"),
        ("position 9", "the marker stands on box 0 to 8"),
        ("position 8", "with Caesar in Rome the game is over"),
        ("role p1 senate", "the roles are not those"),
        ("power p1 juno; power p2 juno", "each power exists once"),
        ("row p1 R", "the Centurion has no row"),
        ("phase over", "'over FACTION REASON'"),
        ("row p2 R R R; row p3 R R R; row p4 R B B", "more cards of one face"),
        ("row p2 R+ R+ R+; phase choice", "at most two cards"),
        ("row p2 R+# R R; phase choice", "at most two cards"),
        ("row p2 R+ R R", "nothing is chosen before the choice"),
        ("quota 1; phase choice; row p2 R+ B+ B", "2 cards are chosen, but only 1"),
        ("row p2", "p2 needs a row"),
        ("senate empty empty", "more Senate cards of one kind"),
        ("senate empty | blue | jolly", "is not understood"),
        ("round 3; past 1 p1 3 0>1 1-0-0 turned 0 shown R", "the past rounds come in order"),
        ("round 4; past 3 p1 3 0>1 1-0-0 turned 0 shown R", "a past round is missing"),
        ("round 2; past 1 p1 3 0>1 1-0-0 shown R", "is not understood"),
        ("round 2; past 1 p1 3 0>1 1-0-0 turned 0 shown R plague", "is not understood"),
        ("round 2; past 1 p1 3 0>1 1-0-0 turned 0 shown RRRRRRRRRRRR", "is not understood"),
        ("was 1 p2 R", "is not understood"),
        ("over senate legion", "a past round is missing"),
        ("aside R@2; aside R@2; aside B@2", "is not understood"),
    ],
)
def test_a_bad_position_is_refused_with_its_clause(position, fault):
    with pytest.raises(BadRequest, match=fault):
        at(position)


@pytest.mark.parametrize("text", ["options {", "options []", "x" * 20_001])
def test_a_text_that_is_no_position_is_refused(text):
    with pytest.raises(BadRequest):
        GAME.positions.parse(text)


def test_a_position_leaves_out_what_has_a_default():
    table = at("phase choice; round 3; position 6; reached 6")
    assert [entry["round"] for entry in table.truth()["history"]] == [1, 2]
    assert table.truth()["quota"] == 4


def test_positions_hold_a_card_in_hand_and_cards_set_aside():
    table = at("phase choice; power p3 minerva; row p2 R=? B B")
    play(table, "p3 use minerva p2 1")
    assert "holding p3 R@23" in table.position_text()
    assert LAYOUT.pack(GAME.positions.parse(table.position_text())[1]) == LAYOUT.pack(table._state)
    view = table.view("p4")
    assert GAME.view(GAME.knowledge.determinize(view, random.Random(1)), table.options, 3) == view
    table = at("phase choice; power p3 minerva", minerva_mode="set_aside")
    play(table, "p3 use minerva p2 1")
    assert "aside R@2" in table.position_text()
    assert LAYOUT.pack(GAME.positions.parse(table.position_text())[1]) == LAYOUT.pack(table._state)


def test_a_second_window_with_one_holder_left_waits_for_that_one():
    table = at("phase powers; row p2 R+ B+ B; row p3 R+ R P; power p3 vesta; power p4 juno")
    play(table, "p3 pass")
    for seed in range(8):
        assert GAME.knowledge.determinize(table.view("p3"), random.Random(seed)).passed == 4
        assert GAME.knowledge.determinize(table.view("p1"), random.Random(seed)).passed in (0, 4, 8)


def test_the_same_seed_and_actions_give_the_same_match():
    hashes = []
    for _ in range(2):
        table, rng = Table.new(GAME, {"players": 6}, seed=9), random.Random(3)
        for _ in range(300):
            if not table.is_over():
                random_action(table, rng)
        hashes.append(table.hash())
    assert hashes[0] == hashes[1]
