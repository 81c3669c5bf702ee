"""Solo rules: Auto-Crassus's set-up, its command tiles, and a turn from tile to bonuses."""

from collections import Counter

import pytest

from tables import GAME, asked, at, crassus, kinds, placement, told
from triumvirate.core.table import Table
from triumvirate.games.caesar.printed import DATA
from triumvirate.games.caesar.state import STACKED, TILE

LEVELS = ("easy", "normal", "hard")
SYRIA = "on SY-AG pompey sword-4-2 4/2"


@pytest.mark.parametrize("side", ["caesar", "pompey"])
def test_solo_setup_three_tokens_lie_face_up_in_a_line_and_there_is_no_hand(side):
    table = Table.new(GAME, {"solo": "normal", "solo_side": side}, seed=5)
    other = "pompey" if side == "caesar" else "caesar"
    entry = table.entries[0]
    before_its_turn = kinds(entry)[: kinds(entry).index("tile_drawn")]
    assert before_its_turn.count("line_drawn") == 3
    assert len(table.truth()["hands"][side]) == 2
    view = table.view(side).plain_facts()
    assert view["solo"]["seat"] == other
    assert sorted(view["solo"]["line"]) == table.truth()["hands"][other]


def test_solo_setup_everybody_sees_the_line_but_not_the_bag():
    table = Table.new(GAME, {"solo": "normal"}, seed=5)
    for viewer in ("caesar", "pompey", None):
        facts = table.view(viewer).plain_facts()
        assert facts["solo"]["line"] == table.truth()["solo"]["line"]
        assert facts["unseen"]["pompey"] == table.truth()["bags"]["pompey"]
    assert "hand" not in table.view("pompey").plain_facts()


def test_solo_setup_a_variant_with_few_tokens_makes_a_shorter_line():
    two = [{"icons": ["laurel"], "values": [3, 1]}, {"icons": ["ship"], "values": [2, 2]}]
    table = Table.new(GAME, {"solo": "easy", "variant": {"name": "two", "influence": two}}, seed=1)
    assert kinds(table.entries[0]).count("line_drawn") == 2


@pytest.mark.parametrize(
    ("level", "centurions", "deck"),
    [
        ("easy", False, "AAAABB"), ("normal", False, "AAABBC"), ("hard", False, "AAAACC"),
        ("easy", True, "AAAABD"), ("normal", True, "AABBCD"), ("hard", True, "AAAACE"),
    ],
)  # fmt: skip
def test_solo_tile_each_level_has_its_six_tiles(level, centurions, deck):
    table = at("hand caesar ship-5-1; line ship-3-3", solo=level, centurions=centurions)
    assert "".join(table.truth()["solo"]["tiles"]) == deck


def test_house_tile_tasks_are_our_reconstruction_and_keep_the_line_level():
    tiles = DATA["tiles"]
    assert tiles == {
        "A": ["draw1", "resolve"], "B": ["draw2", "resolve", "discard1"], "C": ["draw2", "resolve", "resolve"],
        "D": ["drawCenturion1", "resolve"], "E": ["drawCenturion1", "draw1", "resolve", "resolve"],
    }  # fmt: skip
    gain = {"draw1": 1, "draw2": 2, "drawCenturion1": 1, "resolve": -1, "discard1": -1}
    assert all(sum(gain[task] for task in tasks) == 0 for tasks in tiles.values())


def test_solo_tile_is_drawn_at_random_from_those_left():
    table = at("turn caesar place; hand caesar; line ship-3-3; bag pompey; tiles A B B C", solo="normal")
    tiles = [outcome["tile"] for what, outcomes in asked(table, "pass") if what == TILE for outcome in outcomes]
    assert Counter(tiles) == {"A": 1, "B": 2, "C": 1}


def test_solo_tile_all_six_are_shuffled_again_when_the_stack_is_used_up():
    table = at("turn caesar place; hand caesar; line ship-3-3; bag pompey; tiles", solo="normal")
    entry = table.act("caesar", "pass", [{"tile": "C"}])
    assert kinds(entry)[1:3] == ["tiles_shuffled", "tile_drawn"]
    assert table.truth()["solo"]["tiles"] == list("AAABB")


def test_solo_turn_a_draws_one_and_resolves():
    _, entry = crassus("", "sword-6-0", {"draw": "sword-5-1"}, bag="sword-5-1")
    assert kinds(entry) == ["passed", "tile_drawn", "line_drawn", "auto_choice", "token_placed", "turn_began"]


def test_solo_turn_a_drawn_token_goes_to_the_right_end_of_the_line():
    table, _ = crassus("", "sword-6-0 sword-4-2", {"draw": "laurel-2-2"}, bag="laurel-2-2")
    assert table.truth()["solo"]["line"] == ["sword-4-2", "laurel-2-2"]


def test_solo_turn_b_draws_two_resolves_and_discards_the_left_most():
    table, entry = crassus(
        "", "sword-4-2 sword-6-0", {"draw": "sword-3-3"}, {"draw": "laurel-2-2"}, tile="B", bag="sword-3-3 laurel-2-2"
    )
    assert [kind for kind in kinds(entry) if kind.startswith("line")] == ["line_drawn", "line_drawn", "line_discarded"]
    assert told(entry, "line_discarded")[0]["token"] == "sword-4-2"
    assert table.truth()["solo"]["line"] == ["sword-3-3", "laurel-2-2"]
    assert table.truth()["bags"]["pompey"] == ["sword-4-2"]


def test_solo_turn_c_draws_two_and_resolves_twice():
    table, entry = crassus("", "sword-6-0", None, tile="C", bag="ship-6-0 shield-6-0")
    assert [kind for kind in kinds(entry) if kind in ("line_drawn", "token_placed")] == ["line_drawn"] * 2 + [
        "token_placed"
    ] * 2
    assert len(table.truth()["solo"]["line"]) == 1


def test_solo_turn_with_a_short_bag_it_draws_what_it_can_and_discards_nothing():
    table, entry = crassus("", "sword-4-2 sword-6-0", {"draw": "sword-3-3"}, tile="B", bag="sword-3-3")
    assert "line_discarded" not in kinds(entry)
    assert table.truth()["solo"]["line"] == ["sword-4-2", "sword-3-3"]


def test_solo_turn_an_empty_line_has_nothing_to_discard():
    tiles = {"A": ["draw1", "resolve"], "B": ["discard1", "draw2", "resolve"]}
    variant = {"name": "early", "tiles": tiles, "decks": {level: {"A": 5, "B": 1} for level in LEVELS}}
    table = at(
        "turn caesar place; hand caesar; line; bag pompey ship-3-3 ship-6-0; tiles B", solo="easy", variant=variant
    )
    entry = table.act("caesar", "pass")
    assert "line_discarded" not in kinds(entry)
    assert kinds(entry).count("line_drawn") == 2


def test_solo_turn_the_only_token_of_the_line_is_discarded_too():
    tiles = {"A": ["draw1", "resolve"], "B": ["discard1", "draw1", "resolve"]}
    variant = {"name": "early", "tiles": tiles, "decks": {level: {"A": 5, "B": 1} for level in LEVELS}}
    table = at(
        "turn caesar place; hand caesar; line sword-4-2; bag pompey ship-6-0; tiles B", solo="easy", variant=variant
    )
    entry = table.act("caesar", "pass")
    assert [event["token"] for event in told(entry, "line_discarded")] == ["sword-4-2"]


def test_solo_expansions_d_draws_a_centurion_from_its_own_stack_of_three():
    table = at("turn caesar place; hand caesar; line ship-3-3; bag pompey; tiles D", solo="normal", centurions=True)
    [(_, outcomes)] = [call for call in asked(table, "pass") if call[0] == STACKED]
    assert len(outcomes) == 3
    entry = table.act("caesar", "pass", [{"tile": "D"}, {"centurion": "centurion-sword-7-0"}])
    assert told(entry, "line_drawn")[0]["token"] == "centurion-sword-7-0"
    assert placement(entry) == "place centurion-sword-7-0 IT-SC 7/0"
    assert len(table.truth()["centurions"]["pompey"]) == 2


def test_solo_expansions_e_draws_a_centurion_and_a_token_and_resolves_twice():
    table = at(
        "turn caesar place; hand caesar; line ship-3-3; bag pompey ship-6-0; tiles E", solo="hard", centurions=True
    )
    entry = table.act("caesar", "pass", [{"tile": "E"}, {"centurion": "centurion-sword-7-0"}, {"draw": "ship-6-0"}])
    assert kinds(entry).count("line_drawn") == 2
    assert kinds(entry).count("token_placed") == 2


def test_solo_expansions_an_empty_stack_gives_no_centurion():
    table = at(
        "turn caesar place; hand caesar; line ship-6-0; bag pompey; tiles D; centurions pompey",
        solo="easy",
        centurions=True,
    )
    entry = table.act("caesar", "pass", [{"tile": "D"}])
    assert "line_drawn" not in kinds(entry)
    assert "token_placed" in kinds(entry)


def test_solo_expansions_it_never_plays_face_down():
    table = at(
        "turn caesar place; hand caesar; line sword-6-0; bag pompey; tiles A; supply might",
        solo="easy",
        centurions=True,
        border_control=True,
    )
    entry = table.act("caesar", "pass")
    assert "token_hidden" not in kinds(entry)


def test_house_solo_ties_auto_crassus_wins_them_when_it_closes():
    table, entry = crassus("on SY-AG caesar sword-4-2 4/2", "shield-4-2")
    assert told(entry, "province_won")[0]["seat"] == "pompey"
    assert table.truth()["placed"]["pompey"] == 1


def test_house_solo_ties_auto_crassus_wins_them_when_the_person_closes():
    table = at(f"turn caesar place; hand caesar shield-4-2; {SYRIA}; line ship-3-3", solo="easy")
    entry = table.act("caesar", "place shield-4-2 AS-SY 2/4")
    assert told(entry, "province_won")[0] == {
        "kind": "province_won",
        "seat": "pompey",
        "province": "syria",
        "caesar": 4,
        "pompey": 4,
    }


@pytest.mark.parametrize("bonus", ["tactics", "wealth", "might", "centurion"])
def test_solo_turn_other_bonuses_are_put_aside_without_effect(bonus):
    table, entry = crassus(f"{SYRIA}; bonus syria {bonus}", "shield-4-2", centurions=True)
    assert told(entry, "bonus_aside") == [{"kind": "bonus_aside", "seat": "pompey", "bonus": bonus}]
    assert table.deciders() == ["caesar"]
    assert table.truth()["placed"]["pompey"] == 1


def test_solo_turn_its_senate_works_as_usual():
    table, entry = crassus(f"{SYRIA}; bonus syria senate; senate 0 1", "shield-4-2")
    assert len(told(entry, "senate_marker")) == 2
    assert table.truth()["placed"]["pompey"] == 3


def test_solo_expansions_its_poison_works_as_usual():
    text = (
        f"turn caesar place; hand caesar ship-3-3 ship-6-0; {SYRIA}; bonus syria poison; line shield-4-2; "
        "bag pompey; tiles A; bag caesar"
    )
    table = at(text, solo="normal", poison=True)
    entry = table.act("caesar", "place ship-3-3 SD-SC 3/3", [{"tile": "A"}, {"poison": "ship-6-0"}])
    assert told(entry, "poisoned") == [{"kind": "poisoned", "seat": "caesar", "token": "ship-6-0"}]
    assert table.result().to_json()["reason"] == "empty hand"
    assert table.result().winners == ("pompey",)


def test_house_poison_line_the_persons_poison_takes_a_random_token_of_the_line():
    text = (
        "turn caesar place; hand caesar shield-5-1 ship-3-3; on SY-AG caesar sword-4-2 4/2; "
        "bonus syria poison; line ship-5-1 ship-6-0 laurel-2-2; bag pompey; tiles B"
    )
    table = at(text, solo="normal", poison=True)
    entry = table.act(
        "caesar",
        "place shield-5-1 AS-SY 1/5",
        [{"poison": "ship-6-0"}, {"draw": "ship-4-2"}, {"tile": "B"}, {"draw": "ship-6-0"}],
    )
    assert told(entry, "poisoned") == [{"kind": "poisoned", "seat": "pompey", "token": "ship-6-0"}]
    assert told(entry, "line_drawn")[0]["token"] == "ship-6-0"


def test_house_poison_line_of_two_alike_the_left_most_leaves_so_a_record_leads_back():
    text = (
        "turn caesar place; hand caesar shield-5-1 ship-3-3; on SY-AG caesar sword-4-2 4/2; bonus syria poison; "
        "line laurel-2-2 ship-6-0 sword-6-0 laurel-2-2; bag pompey; tiles A"
    )
    poisoned = set()
    for seed in range(12):
        table, again = at(text, seed, solo="normal", poison=True), at(text, solo="normal", poison=True)
        entry = table.act("caesar", "place shield-5-1 AS-SY 1/5")
        again.act("caesar", "place shield-5-1 AS-SY 1/5", entry.outcomes)
        assert again.hash() == table.hash()
        poisoned.add(told(entry, "poisoned")[0]["token"])
    assert {"laurel-2-2", "ship-6-0"} <= poisoned


def test_solo_expansions_poison_finds_nothing_in_an_empty_line():
    text = (
        "turn caesar place; hand caesar shield-5-1 ship-3-3; on SY-AG caesar sword-4-2 4/2; "
        "bonus syria poison; line; bag pompey ship-6-0; tiles A"
    )
    entry = at(text, solo="normal", poison=True).act("caesar", "place shield-5-1 AS-SY 1/5")
    assert "poison_lost" in kinds(entry)


def test_solo_turn_harder_removes_a_marker_for_a_bonus_put_aside_in_a_province_it_won():
    table, entry = crassus(f"{SYRIA}; bonus syria wealth", "shield-4-2", harder=True)
    assert told(entry, "marker_removed") == [{"kind": "marker_removed", "seat": "pompey", "count": 2}]
    assert table.truth()["placed"]["pompey"] == 2


def test_solo_turn_harder_removes_nothing_where_it_lost_or_for_a_senate():
    table, _ = crassus("on SY-AG caesar sword-6-0 6/0; bonus syria wealth", "shield-4-2", harder=True)
    assert table.truth()["placed"]["pompey"] == 0
    table, _ = crassus(f"{SYRIA}; bonus syria senate", "shield-4-2", harder=True)
    assert table.truth()["placed"]["pompey"] == 2


def test_house_harder_removing_its_last_marker_ends_the_game():
    table, entry = crassus(f"{SYRIA}; bonus syria wealth; placed 0 10", "shield-4-2", harder=True)
    assert kinds(entry)[-2:] == ["marker_removed", "game_ended"]
    assert table.result().to_json()["reason"] == "removed marker"
    assert table.result().winners == ("pompey",)


def test_end_auto_crassus_places_its_twelfth_in_the_middle_of_a_tile_and_stops():
    table, entry = crassus(f"{SYRIA}; bonus syria wealth; placed 0 11", "shield-4-2 ship-6-0", tile="C", harder=True)
    assert kinds(entry)[-1] == "game_ended"
    assert kinds(entry).count("token_placed") == 1
    assert table.truth()["placed"]["pompey"] == 12
