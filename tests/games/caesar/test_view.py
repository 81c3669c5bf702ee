"""Who sees what: open facts, one's own hand and bag, and the table of what one has not seen."""

import random

import pytest

from tables import EXPANSIONS, GAME, at
from triumvirate.core.table import Table

BOARD = (
    "turn caesar place; hand caesar ship-5-1 sword-6-0; hand pompey ship-3-3; on SD-SC pompey ship-4-2 down; "
    "on NU-AF pompey sword-6-0 hidden; on AS-SY caesar shield-6-0 6/0; supply might senate; centurions pompey centurion-sword-7-0"
)
OPEN = (
    "to_move",
    "phase",
    "provinces",
    "bonuses",
    "supply",
    "placed",
    "senate",
    "centurions",
    "hand_sizes",
    "bag_sizes",
)


def table():
    return at(BOARD, **EXPANSIONS)


@pytest.mark.parametrize("fact", OPEN)
def test_view_open_facts_are_the_same_for_everybody(fact):
    seen = [table().view(viewer).plain_facts()[fact] for viewer in ("caesar", "pompey", None)]
    assert seen[0] == seen[1] == seen[2]


def test_view_ones_own_hand_and_bag_are_ones_own():
    mine = table().view("caesar").plain_facts()
    assert mine["hand"] == ["ship-5-1", "sword-6-0"]
    assert len(mine["bag"]) == 13
    assert "hand" not in table().view(None).plain_facts()
    assert mine["hand_sizes"] == {"caesar": 2, "pompey": 1}


def test_view_a_token_turned_by_might_was_seen_and_one_placed_face_down_was_not():
    theirs = table().view("caesar").plain_facts()["borders"]
    assert theirs["SD-SC"]["token"] == "ship-4-2"
    assert theirs["NU-AF"] == {
        "seat": "pompey", "token": None, "values": [0, 0], "facedown": True, "marker": None, "hidden": True,
    }  # fmt: skip
    assert table().view("pompey").plain_facts()["borders"]["NU-AF"]["token"] == "sword-6-0"


def test_view_unseen_tokens_are_hand_bag_and_face_down_ones_together():
    truth, unseen = table().truth(), table().view("caesar").plain_facts()["unseen"]
    assert unseen["caesar"] == []
    assert unseen["pompey"] == sorted([*truth["hands"]["pompey"], *truth["bags"]["pompey"], "sword-6-0"])
    spectator = table().view(None).plain_facts()["unseen"]
    assert spectator["caesar"] == sorted(truth["hands"]["caesar"] + truth["bags"]["caesar"])


def test_view_a_hidden_token_covered_by_a_marker_shows_the_marker_only():
    covered = at(BOARD.replace("hidden", "hidden mark caesar") + "; placed 1 0", **EXPANSIONS)
    lying = covered.view("caesar").plain_facts()["borders"]["NU-AF"]
    assert (lying["token"], lying["marker"]) == (None, "caesar")


def test_view_has_exactly_these_fields():
    """A field more is a decision about secrecy: look at it, then add it here."""
    fields = {*OPEN, "borders", "unseen", "turn", "result", "hand", "bag"}
    assert set(table().view("caesar").plain_facts()) == fields
    assert set(table().view(None).plain_facts()) == fields - {"hand", "bag"}
    solo = Table.new(GAME, {"solo": "easy"}, seed=0)
    assert set(solo.view("caesar").plain_facts()) == fields | {"solo"}
    assert set(solo.view("caesar").plain_facts()["solo"]) == {"seat", "line", "tiles"}


def test_view_after_the_end_tells_how_it_ended():
    over = at("turn caesar over; over pompey last marker")
    assert over.view(None).plain_facts()["result"] == "last marker"
    assert over.view(None).plain_facts()["to_move"] is None


def test_view_an_onlooker_sees_that_a_token_was_placed_face_down_and_no_more():
    assert table().view(None).plain_facts()["borders"]["NU-AF"] == {
        "seat": "pompey", "token": None, "values": [0, 0], "facedown": True, "marker": None, "hidden": True,
    }  # fmt: skip


@pytest.mark.parametrize("seed", range(8))
def test_view_a_face_down_token_may_be_any_that_fits_its_space(seed):
    twin = table()
    twin._state = GAME.knowledge.determinize(table().view("caesar"), random.Random(seed))
    assert twin.truth()["borders"]["NU-AF"]["token"].split("-")[-3] in ("sword", "laurel")
