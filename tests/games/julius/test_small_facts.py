"""Small things of JULIUS CAESAR that much stands on: decks, deciders, levies, rare phases, where a memory begins."""

import random
from dataclasses import replace

import pytest

from games.julius.campaign import GAME, at, battle, moving, play
from triumvirate.core.table import Table
from triumvirate.games.julius.chronicle import (
    MOST_TURNING_POINTS,
    UPSET,
    Fought,
    Standing,
    TurningPoint,
    _Writer,
    written,
)
from triumvirate.games.julius.memory import start
from triumvirate.games.julius.odds import Range
from triumvirate.games.julius.options import OPTIONS
from triumvirate.games.julius.prepare import EVENTS, prepare, removed_cards
from triumvirate.games.julius.printed import BLOCK_IDS, BLOCK_INDEX, CARD_INDEX, DATA, PLACE_INDEX
from triumvirate.games.julius.rules.blocks import fits_city
from triumvirate.games.julius.rules.flow import deciders
from triumvirate.games.julius.rules.levy import next_levy_city
from triumvirate.games.julius.state import BLOCKS, LEVY, PHASE_CARDS, PHASE_OVER, PLACES
from triumvirate.games.julius.truth import _fill_mover, cards_in, points_of
from triumvirate.games.julius.view import JuliusView

USUAL = GAME.check({})


def test_13_house_rules_take_exactly_the_events_they_name_out_of_the_deck():
    names = [card["id"] for card in DATA["cards"] if card["event"]]
    assert list(EVENTS) == names
    assert cards_in(removed_cards(GAME.check({"remove_all_events": True}))) == names
    assert removed_cards(GAME.check({"remove_all_events": True})) == sum(1 << CARD_INDEX[name] for name in names)
    for name in names:
        assert removed_cards(GAME.check({f"remove_{name}": True})) == 1 << CARD_INDEX[name]
    assert removed_cards(USUAL) == 0


@pytest.mark.parametrize(
    ("given", "field", "value"),
    [
        *(({"setup": "free"}, "free_deployment", 1), ({}, "free_deployment", 0), ({"final_tie": "caesar"}, "tie_to_caesar", 1)),
        *(({}, "tie_to_caesar", 0), ({}, "levy_after_long_march", 1), ({"preset": "aid"}, "levy_after_long_march", 0)),
        *(({"preset": "aid"}, "tie_to_caesar", 1), ({"tournament": True}, "tournament", 1)),
        ({"max_2_events": True}, "max_2_events", 1),
    ],
)  # fmt: skip
def test_13_options_are_what_the_rules_read(given, field, value):
    assert getattr(prepare(GAME.check(given)), field) == value
    assert {option.name for option in OPTIONS} >= set(given)


@pytest.mark.parametrize(("chosen", "deciding"), [((0, 0), 3), ((1, 0), 2), ((0, 1), 1), ((1, 1), 0)])
def test_4_in_the_card_phase_all_decide_who_have_not_chosen(chosen, deciding):
    state = at("time 705 2 cards -; at roma legio-7=3; hand caesar 4/1; hand pompeius 2/2a")._state.copy()
    state.chosen = [CARD_INDEX["3/2a"] * chosen[0], CARD_INDEX["3/2b"] * chosen[1]]
    assert deciders(state) == deciding
    state.phase = PHASE_OVER
    assert deciders(state) == 0


@pytest.mark.parametrize("seat", [0, 1])
def test_4_elsewhere_one_side_decides(seat):
    state = moving("at roma legio-7=3; at genua legio-1=3", "caesar")._state.copy()
    state.seat = seat
    assert deciders(state) == 1 << seat


def test_7_7_a_block_may_be_levied_in_as_many_cities_as_fit_it():
    rng, seen = random.Random(3), set()
    for seed in range(3):
        state = Table.new(GAME, {}, seed)._state.copy()
        for block in range(BLOCKS):
            if rng.random() < 0.5 and BLOCK_IDS[block] != "cleopatra":
                state.present[state.owner[block] * PLACES + state.where[block]] -= state.where[block] > 1
                state.where[block] = rng.randrange(2, 69)
                state.present[state.owner[block] * PLACES + state.where[block]] += 1
        for seat in (0, 1):
            for block in range(BLOCKS):
                fitting = [place for place in range(2, 69) if fits_city(state, seat, block, place)]
                found, place = [], LEVY
                while place := next_levy_city(state, seat, block, place):
                    found.append(place)
                assert found == fitting
                seen.add(min(2, len(fitting)))
    assert seen == {0, 1, 2}


def test_3_2_the_points_stay_those_of_the_finished_deployment_while_blocks_change_places():
    table = Table.new(GAME, {"setup": "free"}, seed=1)
    for name in ("legio-7", "legio-8", "legio-9", "legio-10", "caesar"):
        if f"deploy {name}" in [choice.action for choice in table.legal("caesar")]:
            play(table, f"deploy {name}")
            play(
                table, next(choice.action for choice in table.legal("caesar") if choice.action.startswith("deploy-to"))
            )
    state = table._state.copy()
    for block in range(BLOCKS):
        state.present[state.owner[block] * PLACES + state.where[block]] = 0
    assert [points_of(state, seat) for seat in (0, 1)] == [1, 7]
    state.phase = PHASE_CARDS
    assert [points_of(state, seat) for seat in (0, 1)] == [0, 0]


def test_a_block_that_nobody_may_name_is_in_nobodys_hand():
    state = prepare(USUAL)
    _fill_mover(state, {"block": None, "colour": "pompeius", "at": "roma", "from": None, "steps": 3, "sailed": []})
    assert (state.mover, state.mover_at, state.mover_steps) == (-1, 0, 0)
    _fill_mover(
        state,
        {
            "block": "legio-7",
            "colour": "caesar",
            "at": "roma",
            "from": "genua",
            "steps": 3,
            "sailed": ["mare-tyrrhenum"],
        },
    )
    assert (state.mover, state.mover_at, state.mover_from, state.mover_steps) == (
        BLOCK_INDEX["legio-7"],
        PLACE_INDEX["roma"],
        PLACE_INDEX["genua"],
        3,
    )
    assert state.sailed == 1 << PLACE_INDEX["mare-tyrrhenum"] - 69


def test_6_2_an_onlooker_does_not_learn_whom_jupiter_turned_and_a_truth_is_made_for_him():
    table = at(
        "time 705 2 jupiter caesar; command caesar; played caesar jupiter; at roma legio-7=3; at neapolis legio-1=2 legio-3=2"
    )
    table.act("caesar", "jupiter neapolis pompeius", [{"draw": "legio-3"}])
    assert table.view(None).mover["block"] is None
    assert table.view("pompeius").mover["block"] == "legio-3"


def test_6_cards_of_the_gods_that_do_not_march_move_no_blocks():
    table = at(
        "time 705 2 cards -; hand caesar jupiter vulcan mars pluto; hand pompeius 2/2b 3/1a; "
        "at genua legio-7=3 legio-8=2; at roma legio-1=3"
    )
    effects = table.view("caesar").plain_facts()["effects"]
    assert [effects[card]["blocks"] for card in ("jupiter", "vulcan", "mars", "pluto")] == [0, 0, 2, 2]
    assert [effects[card]["groups"] for card in ("jupiter", "vulcan", "mars", "pluto")] == [0, 0, 1, 1]


# --- where a memory begins ---


@pytest.mark.parametrize(
    ("place", "land", "ships"), [("mare-tyrrhenum", False, True), ("massilia", True, True), ("lugdunum", True, False)]
)
def test_11_ships_are_at_sea_and_in_ports_and_others_on_land(place, land, ships):
    able = start.able_at(place)
    assert {bool(able >> BLOCK_INDEX[name] & 1) for name in ("legio-7", "caesar", "p-ballista", "cleopatra")} == {land}
    assert {bool(able >> BLOCK_INDEX[name] & 1) for name in ("c-navis-1", "p-navis-5")} == {ships}


@pytest.mark.parametrize(
    ("name", "staunch"),
    [("caesar", True), ("octavian", True), ("p-navis-2", True), ("legio-1", False), ("cleopatra", False)],
)
def test_6_2_leaders_and_ships_do_not_go_over(name, staunch):
    assert start._is_staunch(BLOCK_INDEX[name]) is staunch


def told(kind, **facts):
    return {"kind": kind, **facts}


QUEEN = "cleopatra"


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ([], ("pompeius", "alexandria")),
        ([told("block_moved", seat="caesar", colour=QUEEN, **{"from": "roma", "to": "genua"})], ("caesar", "roma")),
        ([told("regrouped", seat="caesar", colour=QUEEN, **{"from": "roma", "to": "genua"})], ("caesar", "roma")),
        (
            [told("block_moved", seat="caesar", colour="caesar", **{"from": "roma", "to": "genua"})],
            ("pompeius", "alexandria"),
        ),
        ([told("jupiter_drew", seat="caesar", colour=QUEEN, place="creta")], ("pompeius", "creta")),
        ([told("jupiter_drew", seat="pompeius", colour=QUEEN, place="creta")], ("caesar", "creta")),
        ([told("block_shown", seat="caesar", block=QUEEN, place="creta")], ("caesar", "creta")),
        ([told("block_shown", seat="caesar", block="legio-7", place="creta")], ("pompeius", "alexandria")),
        ([told("cleopatra_turned", seat="caesar", place="creta")], ("pompeius", "creta")),
        ([told("cleopatra_home", seat="caesar", place="creta")], ("caesar", "creta")),
        ([told("turn_began", year=705), told("cleopatra_home", seat="caesar", place="creta")], ("caesar", "creta")),
    ],
)
def test_11_the_first_thing_told_of_cleopatra_says_where_she_was(events, expected):
    view = Table.new(GAME, {}, 1).view(None)
    assert start._queen(events, view) == expected
    assert start._queen([], replace(view, places={})) == ("pompeius", "alexandria"), "where she begins"


WAY = {"from": "roma", "to": "genua"}


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        (
            told("block_moved", seat="caesar", colour="caesar", **WAY),
            ["caesar roma caesar -1", "caesar genua caesar 1"],
        ),
        (
            told("regrouped", seat="caesar", colour="cleopatra", **WAY),
            ["caesar roma cleopatra -1", "caesar genua cleopatra 1"],
        ),
        (told("navis_to_port", seat="caesar", **WAY), ["caesar roma caesar -1", "caesar genua caesar 1"]),
        (
            told("retreated", seat="caesar", block="legio-1", **WAY),
            ["caesar roma pompeius -1", "caesar genua pompeius 1"],
        ),
        (told("levied", seat="pompeius", place="roma"), ["pompeius roma pompeius 1"]),
        (told("disbanded", seat="pompeius", place="roma", colour="caesar"), ["pompeius roma caesar -1"]),
        (told("eliminated", seat="caesar", place="roma", block="legio-1"), ["caesar roma pompeius -1"]),
        (told("leader_killed", seat="caesar", place="roma", block="caesar"), ["caesar roma caesar -1"]),
        (told("defected", seat="caesar", to="roma", **{"from": "genua"}), []),
        (told("turn_began", year=705, turn=1), []),
    ],
)
def test_11_what_an_event_changed_in_the_numbers_of_a_place(event, changes):
    view = Table.new(GAME, {}, 1).view(None)
    assert [" ".join((*key, str(change))) for key, change in start._changes([event], view)] == changes


def test_11_who_went_over_left_one_side_and_came_to_the_other():
    view = Table.new(GAME, {}, 1).view(None)
    drew = told("jupiter_drew", seat="caesar", place="neapolis", colour="pompeius")
    over = told("defected", seat="caesar", to="roma", **{"from": "neapolis"})
    assert list(start._changes([drew, over], view)) == [
        (("pompeius", "neapolis", "pompeius"), -1),
        (("caesar", "roma", "pompeius"), 1),
    ]
    assert list(start._changes([drew], view)) == []
    assert list(start._changes([drew], replace(view, phase="jupiter_to"))) == [
        (("pompeius", "neapolis", "pompeius"), -1),
        (("caesar", "neapolis", "pompeius"), 1),
    ]


def names_in(mask):
    return {BLOCK_IDS[block] for block in range(BLOCKS) if mask >> block & 1}


def test_11_what_the_viewer_had_before_is_what_he_has_less_what_came_and_more_what_went():
    table = at("time 705 2 move caesar; at roma legio-7=3 legio-3=2/turned; at genua legio-1=2; dead antonius scipio")
    view = table.view("caesar")
    own = {name for name, block in table.truth()["blocks"].items() if block["owner"] == "caesar"}
    assert {"antonius", "legio-3", "legio-7"} <= own
    assert start._own_before(None, [], table.view(None)) == 0
    assert names_in(start._own_before("caesar", [], view)) == own
    came = told("jupiter_drew_is", seat="caesar", block="legio-3", place="genua")
    assert names_in(start._own_before("caesar", [came], view)) == own - {"legio-3"}
    stayed = told("jupiter_drew_is", seat="caesar", block="p-navis-1", place="genua")
    assert names_in(start._own_before("caesar", [stayed], view)) == own
    went = told("jupiter_drew_is", seat="pompeius", block="legio-8", place="genua")
    assert names_in(start._own_before("caesar", [went], view)) == own | {"legio-8"}
    for kind in ("eliminated", "leader_killed", "disbanded_is"):
        lost = told(kind, seat="caesar", block="legio-2", place="genua")
        assert names_in(start._own_before("caesar", [lost], view)) == own | {"legio-2"}
        assert names_in(start._own_before("caesar", [{**lost, "seat": "pompeius"}], view)) == own


def test_11_who_was_dead_before_did_not_fall_since_and_a_new_year_leaves_only_leaders():
    view = at("time 705 2 move caesar; at roma legio-7=3; dead antonius scipio legio-2").view("caesar")
    assert start._dead_before([], view) == {"antonius", "scipio", "legio-2"}
    fell = [
        told("eliminated", seat="pompeius", block="legio-2"),
        told("leader_killed", seat="caesar", block="antonius"),
    ]
    assert start._dead_before(fell, view) == {"scipio"}
    assert start._dead_before([told("year_began", year=706)], view) == {"antonius", "scipio"}


# --- looking back ---


def test_a_battle_that_goes_on_is_told_with_its_forces():
    war = written(battle("at roma legio-7=1 legio-1=1; at genua legio-8=1; at neapolis legio-2=1", "roma"))
    assert [standing.number for standing in war.standings] == [0]
    [fought] = war.battles
    assert (fought.place, fought.attacker, fought.surprise, fought.ended) == ("roma", "caesar", False, None)
    assert fought.forces == {"caesar": ["legio-7"], "pompeius": ["legio-1"]}


def test_a_swing_of_points_is_told_with_the_turn_it_came_in():
    writer = _Writer(battle("at roma legio-7=1 legio-1=1; at genua legio-8=1; at neapolis legio-2=1", "roma"))
    points = [(1, 7), (3, 7), (6, 4), (6, 5)]
    writer.war.standings = [
        Standing(10 * turn, 705, turn, {"caesar": caesar, "pompeius": pompeius})
        for turn, (caesar, pompeius) in enumerate(points, 1)
    ]
    writer.year, writer.turn = 709, 5
    writer.close()
    assert writer.war.standings[-1].points == dict(JuliusView.of(writer.table.view(None)).points)
    told_of = [(p.number, p.year, p.turn, p.kind, p.seat, p.amount) for p in writer.war.turning_points]
    assert told_of == [(30, 705, 2, "points", "caesar", 3)]


@pytest.mark.parametrize(("chance", "is_told"), [(UPSET, True), (UPSET + 1, False)])
def test_a_battle_is_an_upset_at_long_odds_and_the_weightiest_are_told_in_their_order(chance, is_told):
    writer = _Writer(battle("at roma legio-7=1 legio-1=1; at genua legio-8=1; at neapolis legio-2=1", "roma"))
    holds = {"caesar": Range(100, chance), "pompeius": Range(0, 1000)}
    forces = {"caesar": [], "pompeius": []}
    writer.war.battles = [Fought(7, 706, 3, "utica", "caesar", False, forces, forces, holds, "caesar", 9)]
    writer.war.turning_points = [
        TurningPoint(number, 705, 1, "points", "caesar", None, None, amount)
        for number, amount in enumerate((9, 8, 7, 6, 5))
    ]
    writer.war.turning_points.append(TurningPoint(99, 709, 1, "killed", "caesar", "roma", "scipio", 1))
    writer.close()
    kinds = [(point.number, point.kind, point.amount) for point in writer.war.turning_points]
    assert len(kinds) == MOST_TURNING_POINTS
    assert kinds == [*((n, "points", 9 - n) for n in range(5)), (99, "killed", 1)]
    writer.war.turning_points = []
    writer.close()
    found = [(p.number, p.year, p.turn, p.seat, p.place, p.amount) for p in writer.war.turning_points]
    assert found == ([(7, 706, 3, "caesar", "utica", chance)] if is_told else [])
