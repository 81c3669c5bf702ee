"""Solo rules: two provinces at once, a Resolve that cannot be done, and the ends of a solo game."""

import pytest

from tables import EXPANSIONS, actions, at, chosen, crassus, kinds, placement, told


def test_house_target_first_when_it_closes_two_provinces():
    both = (
        "on HU-MT pompey ship-4-2 4/2; on GA-HC caesar sword-6-0 0/6; bonus hispania_ulterior wealth; "
        "bonus hispania_citerior wealth"
    )
    _, entry = crassus(both, "shield-5-1")
    assert chosen(entry)["province"] == "hispania_ulterior"
    assert [event["province"] for event in told(entry, "province_closed")] == ["hispania_ulterior", "hispania_citerior"]
    both = (
        "on HU-MT caesar ship-6-0 6/0; on GA-HC pompey sword-4-2 2/4; bonus hispania_ulterior wealth; "
        "bonus hispania_citerior wealth"
    )
    _, entry = crassus(both, "shield-5-1")
    assert [event["province"] for event in told(entry, "province_closed")] == ["hispania_citerior", "hispania_ulterior"]


def test_house_resolve_nothing_when_it_can_place_nothing():
    filled = "; ".join(
        f"on {space} caesar {token} down"
        for space, token in zip(
            ("GA-HC", "MT-NU", "GC-GA", "NU-AF", "IT-SC", "GC-IT", "MD-AC", "DM-MD", "CY-AG", "SY-AG"),
            ("sword-6-0", "sword-5-1", "sword-4-2", "sword-3-3", "laurel-4-0", "laurel-3-1", "laurel-2-2", "laurel-2-2",
             "centurion-sword-7-0", "centurion-laurel-3-3"), strict=True)
    )  # fmt: skip
    table = at(
        f"turn caesar place; hand caesar ship-6-0 ship-3-3; line sword-6-0; bag pompey; tiles A; {filled}",
        solo="easy",
        centurions=True,
        stuck="lose",
    )
    entry = table.act("caesar", "place ship-6-0 SD-SC 6/0", [{"draw": "ship-5-1"}, {"tile": "A"}])
    assert "auto_nothing" in kinds(entry)
    assert table.deciders() == ["caesar"]


def test_house_solo_never_stuck_an_empty_line_does_not_lose():
    table = at(
        "turn caesar place; hand caesar ship-6-0 ship-5-1 ship-3-3; line; bag pompey; tiles A",
        solo="easy",
        poison=True,
        stuck="lose",
    )
    entry = table.act("caesar", "place ship-6-0 SD-SC 6/0", [{"draw": "ship-4-2"}, {"tile": "A"}])
    assert "auto_nothing" in kinds(entry)
    assert table.result() is None


NO_SWORDS = (
    "on GA-HC caesar sword-6-0 down; on MT-NU caesar sword-5-1 down; on GC-GA caesar sword-4-2 down; "
    "on NU-AF caesar sword-3-3 down; "
    "on IT-SC caesar laurel-4-0 down; on GC-IT caesar laurel-3-1 down; on MD-AC caesar laurel-2-2 down; "
    "on DM-MD caesar laurel-2-2 down; "
    "on CY-AG pompey laurel-4-0 down; on SY-AG pompey laurel-3-1 down"
)


@pytest.mark.parametrize(("bag", "over"), [("sword-5-1", True), ("sword-5-1 ship-6-0", False)])
def test_house_solo_blocked_looks_at_its_line_and_bag(bag, over):
    table = at(
        f"turn caesar place; hand caesar ship-6-0; bag caesar; line sword-6-0; bag pompey {bag}; tiles A; {NO_SWORDS}",
        solo="easy",
    )
    entry = table.act("caesar", "place ship-6-0 SD-SC 6/0")
    assert table.is_over() == over
    assert ("tile_drawn" in kinds(entry)) == (not over)  # blocked before its turn: it draws no tile
    if over:
        assert table.result().to_json()["reason"] == "blocked"


@pytest.mark.parametrize(("stack", "over"), [("centurion-sword-7-0", True), ("centurion-laurel-3-3", False)])
def test_house_solo_blocked_looks_at_its_centurions_as_far_as_its_tiles_draw_them(stack, over):
    text = (
        "turn caesar place; hand caesar ship-6-0; bag caesar; line sword-6-0; bag pompey; "
        f"centurions pompey {stack}; tiles A; {NO_SWORDS}"
    )
    table = at(text, solo="easy", centurions=True)
    table.act("caesar", "place ship-6-0 SD-SC 6/0")
    assert table.is_over() == over


@pytest.mark.parametrize(
    ("deck", "bag", "over"),
    [
        ({"A": 6}, "", True),  # tile D, the only one that brings a centurion, is not in the deck
        ({"A": 5, "D": 1}, "", False),
        ({"A": 6}, "ship-6-0 ship-5-1 ship-4-2", False),
        ({"C": 6}, "ship-6-0 ship-5-1 ship-4-2", False),
    ],
)
def test_house_solo_blocked_counts_only_what_a_tile_of_the_deck_can_bring(deck, bag, over):
    tiles = {"A": ["draw1", "resolve"], "C": ["draw2", "resolve"], "D": ["drawCenturion1", "draw1", "resolve"]}
    variant = {"name": "decks", "tiles": tiles, "decks": dict.fromkeys(("easy", "normal", "hard"), deck)}
    table = at(
        f"turn caesar place; hand caesar ship-6-0; bag caesar; line sword-6-0; bag pompey {bag}; "
        f"centurions pompey centurion-laurel-3-3; {NO_SWORDS}",
        solo="easy",
        centurions=True,
        variant=variant,
    )
    table.act("caesar", "place ship-6-0 SD-SC 6/0")
    assert table.is_over() == over
    assert not over or table.result().reason == "blocked"


def test_solo_turn_after_it_the_persons_turn_begins_and_is_checked():
    free_syria = NO_SWORDS.replace("on SY-AG pompey laurel-3-1 down", "on SD-MT caesar ship-3-3 down")
    table = at(
        "turn caesar place; hand caesar ship-6-0 centurion-sword-7-0; bag caesar; line sword-6-0; bag pompey; "
        f"tiles A; {free_syria}",
        solo="easy", centurions=True, stuck="lose",
    )  # fmt: skip
    entry = table.act("caesar", "place ship-6-0 SD-SC 6/0")
    assert "SY-AG" in placement(entry)
    assert kinds(entry)[-2:] == ["turn_began", "game_ended"]
    assert table.result().to_json()["reason"] == "stuck"
    assert table.result().winners == ("pompey",)


def test_solo_expansions_the_person_plays_all_rules_as_usual():
    position = "turn caesar place; hand caesar sword-6-0 ship-3-3; supply tactics; line ship-6-0"
    table = at(position, solo="hard", **EXPANSIONS)
    assert "place sword-6-0 NU-AF facedown" in actions(table)
    table.act("caesar", "place sword-6-0 NU-AF facedown", [{"supply": "tactics"}, {"draw": "ship-4-2"}])
    assert table.deciders() == ["caesar"]
    assert table.truth()["solo"]["line"] == ["ship-6-0"]
