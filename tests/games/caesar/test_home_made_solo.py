"""Home-made content against Auto-Crassus: what it does with a bonus that it plays, and with tasks of a tile's own."""

import pytest

from games.caesar.test_solo_choice import SYRIA_IS_THE_LAST
from games.caesar.test_solo_sets import EVERY_SIDE
from tables import at, crassus, kinds, placement, told
from triumvirate.games.caesar.own import TARGET_NAMES
from triumvirate.games.caesar.printed import PROVINCE_INDEX
from triumvirate.games.caesar.rules.solo_choice import is_targeted, sides_towards
from triumvirate.games.caesar.rules.solo_values import SIDES_OF

CLOSING = "on AS-SY pompey shield-3-3 3/3; bonus syria own1"  # a sword closes Syria, and it has won there
LEVELS = ("easy", "normal", "hard")


def playing(*effects):
    return {"name": "x", "own": [{"name": "Own", "crassus": "plays", "effects": list(effects)}]}


def doing(*tasks):
    tiles = {"A": ["draw1", *tasks], "B": ["draw2", "resolve"]}
    return {"name": "x", "tiles": tiles, "decks": {level: {"A": 3, "B": 3} for level in LEVELS}}


def test_another_turn_is_another_tile():
    _, entry = crassus(CLOSING, "sword-4-2", None, variant=playing({"do": "again"}), tile="A A")
    assert kinds(entry).count("tile_drawn") == 2


def test_a_bonus_that_wins_the_game_does_nothing_more():
    own = playing({"do": "marker", "count": 3}, {"do": "senate"})
    table, entry = crassus(f"{CLOSING}; placed 0 9", "sword-4-2", variant=own)
    assert table.result().winners == ("pompey",)
    assert (kinds(entry).count("own_marker"), kinds(entry).count("own_senate")) == (2, 0)


def test_the_left_most_token_of_its_line_goes_back_and_everybody_is_told():
    table, entry = crassus(CLOSING, "ship-3-3 sword-4-2", variant=playing({"do": "return_token"}))
    assert [event["token"] for event in told(entry, "line_discarded")] == ["ship-3-3"]
    assert table.truth()["solo"]["line"] == []
    _, entry = crassus(CLOSING, "sword-4-2", variant=playing({"do": "return_token"}))
    assert [event["effect"] for event in told(entry, "own_lost")] == ["return_token"]


@pytest.mark.parametrize(("bag", "drawn"), [("", 0), ("ship-3-3", 1)])
def test_it_draws_to_its_line_as_long_as_there_is_a_token(bag, drawn):
    own = playing({"do": "draw", "count": 2}) | {"tiles": {"A": ["resolve", "draw2"]}}
    own["decks"] = {level: {"A": 6} for level in LEVELS}
    table, entry = crassus(CLOSING, "sword-4-2", None, bag=bag, variant=own)
    assert kinds(entry).count("line_drawn") == drawn
    assert len(table.truth()["solo"]["line"]) == drawn


def test_a_centurion_lies_in_its_line():
    own = playing({"do": "centurion"})
    script = {"choice": "centurion-sword-7-0"}
    table, entry = crassus(CLOSING, "sword-4-2", script, variant=own, centurions=True)
    assert told(entry, "line_drawn")[0]["token"] == "centurion-sword-7-0"
    assert table.truth()["solo"]["line"] == ["centurion-sword-7-0"]


def test_a_draw_that_the_person_took_away_is_skipped_once():
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "skip_draw"}]}]}
    table = at(
        "turn caesar place; hand caesar shield-5-1; bag caesar; line ship-3-3; bag pompey ship-6-0 ship-5-1; tiles A A; "
        "on SY-AG caesar sword-4-2 4/2; bonus syria own1",
        solo="easy",
        variant=own,
    )
    entry = table.act("caesar", "place shield-5-1 AS-SY 1/5")
    assert [event["seat"] for event in told(entry, "draw_skipped")] == ["pompey"]
    assert "line_drawn" not in kinds(entry)
    assert "line_drawn" in kinds(table.act("caesar", "pass"))


def test_a_task_that_wins_the_game_is_not_repeated():
    table, entry = crassus(
        "on AS-SY pompey shield-3-3 3/3; placed 0 11",
        "sword-4-2 ship-3-3",
        None,
        variant=doing({"do": "resolve", "count": 2}),
    )
    assert table.result().winners == ("pompey",)
    assert kinds(entry).count("token_placed") == 1


@pytest.mark.parametrize(
    ("task", "bag", "told_of", "line"),
    [
        ({"do": "draw", "count": 2}, "ship-6-0 ship-5-1 ship-4-2", {"line_drawn": 3}, 4),
        ({"do": "draw", "count": 3}, "ship-6-0 ship-5-1", {"line_drawn": 2}, 3),
        ({"do": "discard"}, "ship-6-0", {"line_drawn": 1, "line_discarded": 1}, 1),
        ({"do": "discard"}, "", {"line_drawn": 0, "line_discarded": 0}, 1),
        ({"do": "centurion", "count": 2}, "ship-6-0", {"line_drawn": 3}, 4),
    ],
)
def test_a_task_of_its_own_draws_takes_and_discards_as_often_as_it_says(task, bag, told_of, line):
    """Nothing is discarded where a draw before it could not be made (solo.tile)."""
    own = doing(task)
    own["tiles"]["B"].append("resolve")
    table, entry = crassus("", "ship-3-3", None, bag=bag, variant=own, centurions=True)
    assert {kind: kinds(entry).count(kind) for kind in told_of} == told_of
    assert len(table.truth()["solo"]["line"]) == line


@pytest.mark.parametrize(
    ("tasks", "bag", "drawn", "discarded"),
    [
        (["discard1"], "ship-6-0", 1, 1),
        (["discard1"], "", 0, 0),
        ([{"do": "draw", "count": 2}, {"do": "discard"}], "ship-6-0 ship-5-1 ship-4-2", 3, 1),
        ([{"do": "draw", "count": 2}, {"do": "discard"}], "ship-6-0 ship-5-1", 2, 0),
        ([{"do": "draw"}, {"do": "centurion"}, {"do": "discard"}], "ship-6-0", 2, 0),
        (["draw1", "drawCenturion1", "discard1"], "ship-6-0", 2, 0),
        ([{"do": "draw"}, "discard1"], "ship-6-0", 1, 0),
        (["drawCenturion1", {"do": "discard"}], "", 1, 0),
        (["drawCenturion1", {"do": "discard"}], "ship-6-0", 2, 1),
        ([{"do": "centurion", "count": 3}, {"do": "discard"}], "ship-6-0", 4, 1),
        ([{"do": "centurion", "count": 3}, {"do": "centurion"}, {"do": "discard"}], "ship-6-0", 4, 0),
        ([{"do": "centurion", "count": 3}, "drawCenturion1", "discard1"], "ship-6-0", 4, 0),
    ],
)
def test_nothing_is_discarded_after_a_draw_that_could_not_be_made(tasks, bag, drawn, discarded):
    """One is missing, and a centurion that comes after it does not make up for it (solo.tile)."""
    own = doing(*tasks)
    own["tiles"]["B"] = ["draw2", "draw2", "resolve"]
    _, entry = crassus("", "ship-3-3", None, bag=bag, variant=own, centurions=True)
    assert (kinds(entry).count("line_drawn"), kinds(entry).count("line_discarded")) == (drawn, discarded)


def test_a_bonus_that_draws_takes_a_token_of_its_bag_into_the_line():
    own = playing({"do": "draw"}) | {"tiles": {"A": ["resolve"], "B": ["draw2", "resolve"]}}
    own["decks"] = {level: {"A": 3, "B": 3} for level in LEVELS}
    table, entry = crassus(CLOSING, "sword-4-2", None, bag="ship-3-3", variant=own)
    assert told(entry, "line_drawn") == [{"kind": "line_drawn", "seat": "pompey", "token": "ship-3-3"}]
    assert table.truth()["solo"]["line"] == ["ship-3-3"]


def test_a_task_whose_provinces_offer_nothing_is_done_without_them():
    task = {"do": "resolve", "target": "own"}
    _, entry = crassus("", "sword-4-2", None, variant=doing(task))
    assert kinds(entry).count("token_placed") == 1


@pytest.mark.parametrize(
    ("condition", "placed", "markers"),
    [
        ("always", "0 0", 1),
        ("won", "0 0", 1),
        ("not_won", "0 0", 0),
        ("behind", "5 0", 1),
        ("behind", "0 5", 0),
        ("ahead", "5 0", 0),
        ("ahead", "0 5", 1),
    ],
)
def test_it_carries_out_only_effects_whose_condition_holds(condition, placed, markers):
    own = playing({"do": "marker", "if": condition})
    _, entry = crassus(f"{CLOSING}; placed {placed}", "sword-4-2", variant=own)
    assert kinds(entry).count("own_marker") == markers


def test_house_no_gifts_a_task_that_could_only_give_the_game_away_where_it_aims_is_done_elsewhere():
    task = {"do": "resolve", "target": "senate"}
    _, entry = crassus(f"{SYRIA_IS_THE_LAST}; bonus syria senate", "shield-4-2", None, variant=doing(task))
    assert "AS-SY" not in placement(entry)


def test_house_no_gifts_a_task_gives_the_game_away_where_nothing_else_can_be_placed_at_all():
    task = {"do": "resolve", "target": "own"}
    shields = ["HC-HU", "GA-SD", "IT-SD", "MD-IT", "DM-GC", "AF-CY", "AC-CR", "CR-CY", "AS-CR"]
    tokens = [
        "shield-3-3",
        "laurel-4-0",
        "laurel-3-1",
        "laurel-2-2",
        "sword-3-3",
        "sword-4-2",
        "ship-3-3",
        "ship-4-2",
        "ship-5-1",
    ]
    full = "; ".join(f"on {border} pompey {token} down" for border, token in zip(shields, tokens, strict=True))
    table, _ = crassus(f"{SYRIA_IS_THE_LAST}; {full}", "shield-4-2", None, variant=doing(task))
    assert table.result().winners == ("caesar",)


def test_the_provinces_that_a_task_aims_at():
    state = at(
        "turn caesar place; hand caesar; line ship-3-3; bag pompey; tiles A; bonus gallia senate; "
        "on AS-SY pompey shield-3-3 3/3; on SY-AG pompey sword-4-2 4/2; won syria pompey; "
        "on HC-HU caesar shield-5-1 1/5; on HU-MT caesar ship-4-2 4/2; won hispania_ulterior caesar; bonus creta own1",
        solo="normal",
        variant={**playing({"do": "draw"}), **doing({"do": "resolve", "target": "own"})},
    )._state
    aimed = {
        target: {name for name, place in PROVINCE_INDEX.items() if is_targeted(state, number, place)}
        for number, target in enumerate(TARGET_NAMES)
    }
    assert aimed["any"] == set(PROVINCE_INDEX)
    assert aimed["senate"] == {"gallia"}
    assert aimed["own"] == {"creta"}
    assert aimed["beside_yours"] == {"asia", "aegyptus"}
    assert aimed["beside_mine"] == {"hispania_citerior", "mauritania"}
    assert aimed["land_locked"] == {"sardinia", "sicilia", "italia", "achaia", "creta"}
    for number, target in enumerate(TARGET_NAMES):
        towards = sum(int(SIDES_OF[PROVINCE_INDEX[name]]) for name in aimed[target])
        for sides in (EVERY_SIDE, int(SIDES_OF[PROVINCE_INDEX["asia"]])):
            assert sides_towards(state, number, sides) == sides & towards


@pytest.mark.parametrize(("syria", "line", "removed"), [("pompey", "sword-4-2", 1), ("caesar", "sword-3-3", 0)])
def test_harder_a_bonus_that_it_does_not_play_takes_a_marker_where_it_won(syria, line, removed):
    own = {"name": "x", "own": [{"name": "Own", "effects": [{"do": "draw"}]}]}
    position = f"on AS-SY {syria} shield-6-0 0/6; bonus syria own1"
    _, entry = crassus(position, line, None, variant=own, harder=True)
    assert [event["seat"] for event in told(entry, "province_won")] == [syria]
    assert kinds(entry).count("bonus_aside") == 1
    assert kinds(entry).count("marker_removed") == removed
