"""Home-made bonuses and tasks: what each effect does, when, on whom and if; that every variant ends; errors at their line."""

import random

import pytest

from games.caesar.home_made import random_variant
from tables import GAME, actions, at, crassus, kinds, random_options, told
from triumvirate.core.errors import BadOption, BadRequest, Illegal
from triumvirate.core.record import read_record, write_record
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.caesar.own import ALLOWED_ON
from triumvirate.games.caesar.printed import BORDER_INDEX
from triumvirate.games.caesar.rules.board import EVERY_BORDER
from triumvirate.games.caesar.rules.invariants import violation
from triumvirate.games.caesar.variants import SHIPPED, read_variant

CLOSING = (
    "turn caesar place; hand caesar shield-5-1 ship-5-1; hand pompey ship-3-3; bag caesar; "
    "on SY-AG caesar sword-4-2 4/2; bonus syria own1"
)
PLACE = "place shield-5-1 AS-SY 1/5"  # Syria closes, 9 to 0: won
LOSE = CLOSING.replace("SY-AG caesar sword-4-2 4/2", "SY-AG pompey sword-6-0 6/0")
TIED = LOSE.replace("sword-6-0 6/0", "sword-5-1 5/1")


def variant(*effects, **more):
    return {"name": "x", "own": [{"name": "Own", "effects": list(effects), **more}]}


def closed(*effects, position=CLOSING, extra="", script=None, **options):
    """Caesar has closed Syria, whose bonus has these effects."""
    table = at(f"{position}; {extra}", variant=variant(*effects), **options)
    return table, table.act("caesar", PLACE, script)


def test_draw_is_for_the_one_it_names_and_as_often_as_it_says():
    table, entry = closed({"do": "draw", "on": "other", "count": 2})
    assert kinds(entry).count("token_drawn") == 2
    assert table.view(None).hand_sizes == {"caesar": 1, "pompey": 3}


def test_again_gives_another_turn_after_the_draw():
    table, _ = closed({"do": "again"})
    assert table.deciders() == ["caesar"]


def test_the_log_calls_a_bonus_as_its_makers_do():
    table, entry = closed({"do": "again"})
    [taken] = told(entry, "bonus_taken")
    assert GAME.say(table.options, taken, None) == "Caesar takes the Own of Syria."
    assert GAME.words.say(taken, None, "it") == "Cesare prende il bonus di casa 1 da Syria."


def test_skip_draw_takes_the_others_next_draw():
    table, _ = closed({"do": "skip_draw"})
    assert table.view(None).owed == {"caesar": 0, "pompey": 1}
    entry = table.act("pompey", "place ship-3-3 SD-SC 3/3")
    assert "draw_skipped" in kinds(entry)
    assert table.view(None).owed is None


@pytest.mark.parametrize(("on", "seat"), [("me", "caesar"), ("other", "pompey"), ("owner", "caesar")])
def test_marker_counts_for_whom_it_names_and_may_win_the_game(on, seat):
    table, _ = closed({"do": "marker", "on": on, "count": 3}, extra="placed 2 2")
    assert table.view(None).placed == {"caesar": 3, "pompey": 2} | {seat: 6 if seat == "caesar" else 5}
    table, _ = closed({"do": "marker", "on": on, "count": 3}, extra="placed 9 9")
    assert table.result().winners == (seat,)


def test_senates_are_gained_and_taken():
    assert closed({"do": "senate", "count": 2})[0].view(None).senate["caesar"] == 2
    table, _ = closed({"do": "take_senate", "count": 3}, extra="senate 0 2")
    assert table.view(None).senate == {"caesar": 2, "pompey": 0}


def test_lose_token_takes_one_at_random_and_shows_it():
    table, entry = closed({"do": "lose_token"}, script=[{"poison": "ship-3-3"}])
    assert told(entry, "own_token_lost") == [{"kind": "own_token_lost", "seat": "pompey", "token": "ship-3-3"}]
    assert table.view(None).hand_sizes["pompey"] == 0


def test_look_tells_the_hand_to_who_looks_and_to_nobody_else():
    _, entry = closed({"do": "look"})
    [event] = [event for event in entry.events if event.kind == "own_looked"]
    assert event.facts["tokens"] == ["ship-3-3"]
    assert (event.is_for("caesar"), event.is_for("pompey"), event.is_for(None)) == (True, False, False)
    assert event.reveals  # so it is not undone


def test_turn_token_is_aimed_at_an_open_token_of_whom_it_names():
    table, _ = closed({"do": "turn_token"}, extra="on SD-SC pompey ship-4-2 4/2; on SC-NU caesar ship-4-2 4/2")
    assert actions(table) == ["choose space SD-SC"]
    with pytest.raises(Illegal, match="asks: turn a token face down"):
        table.act("caesar", "choose space SC-NU")
    table.act("caesar", "choose space SD-SC")
    assert table.view(None).borders["SD-SC"].facedown
    assert table.deciders() == ["pompey"]


def test_turn_around_changes_the_values_and_repeats():
    table, _ = closed({"do": "turn_around", "count": 2}, extra="on SD-SC caesar ship-4-2 4/2")
    assert "choose space SD-SC" in actions(table)
    table.act("caesar", "choose space SD-SC")
    assert table.view(None).borders["SD-SC"].values == (2, 4)
    table.act("caesar", "choose space SD-SC")
    assert table.view(None).borders["SD-SC"].values == (4, 2)
    assert table.view(None).provinces["sardinia"].totals["caesar"] == 4


def test_take_back_frees_a_space_between_open_provinces_only():
    table, _ = closed({"do": "take_back", "on": "me", "when": "turn_end"}, extra="on SD-SC caesar ship-4-2 4/2")
    assert actions(table) == ["choose space SD-SC"]  # those around Syria stay
    table.act("caesar", "choose space SD-SC")
    view = table.view("caesar")
    assert view.borders["SD-SC"] is None
    assert view.bag == ["ship-4-2"]
    assert view.provinces["sicilia"].totals["caesar"] == 0


def test_of_tokens_alike_one_that_is_taken_back_leaves_the_other_in_hand():
    faces = (("ship", 4, 2), ("ship", 4, 2), ("shield", 5, 1), ("sword", 4, 2), ("ship", 3, 3))
    tokens = [{"icons": [icon], "values": list(values)} for icon, *values in faces]
    own = {**variant({"do": "take_back", "on": "me", "when": "turn_end"}), "influence": tokens}
    position = CLOSING.replace("ship-5-1", "ship-4-2")
    table = at(f"{position}; on SD-SC caesar ship-4-2 4/2; bag caesar ship-3-3", variant=own)
    table.act("caesar", PLACE)
    table.act("caesar", "choose space SD-SC")
    view = table.view("caesar")
    assert (sorted(view.hand), view.bag) == (["ship-3-3", "ship-4-2"], ["ship-4-2"])


def test_mark_border_is_beside_a_province_held_and_places_a_marker():
    table, _ = closed({"do": "mark_border"})
    assert set(actions(table)) == {"choose space AS-SY", "choose space SY-AG"}
    table.act("caesar", "choose space SY-AG")
    view = table.view(None)
    assert view.borders["SY-AG"].marker == "caesar"
    assert view.placed["caesar"] == 2


def test_bar_space_holds_for_the_others_next_turn_and_no_longer():
    table, _ = closed({"do": "bar_space"})
    table.act("caesar", "choose space SD-SC")
    with pytest.raises(Illegal, match="bars Sardinia"):
        table.act("pompey", "place ship-3-3 SD-SC 3/3")
    table.act("pompey", "place ship-3-3 SC-NU 3/3")
    assert table.view(None).home is None
    assert "place ship-5-1 SD-SC 5/1" in actions(table)


def test_one_who_can_only_place_on_barred_spaces_passes_and_does_not_lose():
    table, _ = closed({"do": "bar_space"}, stuck="lose")
    table._state.barred[1] = EVERY_BORDER & ~(1 << BORDER_INDEX["SD-SC"])
    table.act("caesar", "choose space SD-SC")
    assert actions(table) == ["pass"]
    table.act("pompey", "pass")
    assert table.view(None).home is None
    assert "place ship-5-1 SD-SC 5/1" in actions(table)


def test_markers_are_turned_down_and_up_and_a_tied_province_is_claimed():
    table, _ = closed({"do": "turn_marker", "on": "owner"}, {"do": "raise_marker", "on": "owner"}, position=LOSE)
    assert actions(table) == ["choose province syria"]
    table.act("caesar", "choose province syria")
    assert table.view(None).provinces["syria"].flipped
    table.act("caesar", "choose province syria")
    assert not table.view(None).provinces["syria"].flipped
    table, _ = closed({"do": "claim"}, position=TIED)
    table.act("caesar", "choose province syria")
    assert table.view(None).provinces["syria"].control == "caesar"
    assert table.view(None).placed["caesar"] == 1


@pytest.mark.parametrize(
    ("effect", "position", "placed", "target", "event"),
    [
        ("marker", CLOSING, 10, "", "own_marker"),
        ("mark_border", CLOSING, 10, "space SY-AG", "own_marked"),
        ("claim", TIED, 11, "province syria", "own_claimed"),
    ],
)
def test_what_places_the_last_marker_is_told_before_the_end_that_it_brings(effect, position, placed, target, event):
    table, entry = closed({"do": effect}, position=position, extra=f"placed {placed} 0")
    if target:
        entry = table.act("caesar", f"choose {target}")
    assert kinds(entry)[-2:] == [event, "game_ended"]
    assert table.result().winners == ("caesar",)


def test_after_the_count_nothing_is_left_of_what_was_looked_at_before_it():
    effects = [{"do": "draw", "when": "closing"}, {"do": "draw", "when": "now", "optional": True}]
    table, _ = closed(*effects)
    home = table.view(None).home
    assert (home.looked, home.when, home.place, home.due) == (0, "now", 1, [])


def test_a_token_of_choice_goes_back_into_the_bag_unseen():
    table, _ = closed({"do": "return_token"})
    assert actions(table) == ["choose token ship-5-1"]
    entry = table.act("caesar", "choose token ship-5-1")
    assert next(event.kind for event in entry.events if event.is_for("pompey")) == "own_returned"
    assert "own_returned_is" in [event.kind for event in entry.events if event.is_for("caesar")]


def test_centurion_is_taken_without_skipping_the_draw():
    table, _ = closed({"do": "centurion"}, centurions=True)
    table.act("caesar", actions(table)[0])
    assert len(table.view("caesar").centurions["caesar"]) == 2
    assert not table.view(None).turn.skip_draw


@pytest.mark.parametrize(
    ("condition", "placed", "position", "happens"),
    [
        ("won", "0 0", CLOSING, True),
        ("won", "0 0", LOSE, False),
        ("not_won", "0 0", CLOSING, False),
        ("not_won", "0 0", LOSE, True),
        ("behind", "0 5", CLOSING, True),
        ("behind", "0 1", CLOSING, False),
        ("ahead", "0 0", CLOSING, True),
        ("ahead", "0 1", CLOSING, False),
    ],
)
def test_conditions(condition, placed, position, happens):
    _, entry = closed({"do": "senate", "if": condition}, position=position, extra=f"placed {placed}")
    assert ("own_senate" in kinds(entry)) is happens


def test_owner_is_who_won_the_province_and_nobody_where_it_is_tied():
    table, _ = closed({"do": "senate", "on": "owner"}, position=LOSE)
    assert table.view(None).senate == {"caesar": 0, "pompey": 1}
    _, entry = closed({"do": "senate", "on": "owner"}, position=TIED)
    assert "own_lost" in kinds(entry)


def test_closing_comes_before_the_count_and_turn_end_after_the_draw():
    turned = {"do": "turn_token", "when": "closing"}
    table, entry = closed(turned, position=LOSE)
    assert "province_closed" not in kinds(entry)
    table.act("caesar", "choose space SY-AG")
    assert table.view(None).provinces["syria"].control == "caesar"
    position = CLOSING.replace("bag caesar", "bag caesar sword-3-3")
    _, entry = closed({"do": "marker", "when": "turn_end"}, position=position)
    assert kinds(entry).index("token_drawn") < kinds(entry).index("own_marker") < kinds(entry).index("turn_began")


def test_an_optional_effect_may_be_declined_and_no_other():
    table, _ = closed({"do": "draw", "optional": True})
    assert actions(table) == ["accept", "decline"]
    assert table.act("caesar", "decline").events[0].kind == "own_declined"
    table, _ = closed({"do": "bar_space", "optional": True})
    assert actions(table)[-1] == "decline"
    table, _ = closed({"do": "bar_space"})
    with pytest.raises(Illegal, match="cannot be answered so"):
        table.act("caesar", "decline")


@pytest.mark.parametrize(("first", "second"), [("own1", "own2"), ("own2", "own1")])
def test_two_home_made_bonuses_are_resolved_in_the_order_of_choice(first, second):
    two = variant({"do": "draw"})
    two["own"].append({"name": "Other", "effects": [{"do": "senate"}]})
    table = at(
        "turn caesar place; hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5; "
        "bonus hispania_citerior own1; bonus hispania_ulterior own2",
        variant=two,
    )
    table.act("caesar", "place shield-5-1 HC-HU 1/5")
    table.act("caesar", "close hispania_ulterior")
    assert actions(table) == ["resolve own2", "resolve own1"]
    entry = table.act("caesar", f"resolve {first}")
    assert [event["bonus"] for event in told(entry, "own_began")] == [first, second]


def test_bonuses_for_the_end_of_the_turn_wait_in_order_and_leave_nothing_behind():
    asked = {"do": "draw", "when": "turn_end", "optional": True}
    table = at(
        "turn caesar place; hand caesar shield-5-1; on HU-MT caesar ship-4-2 4/2; on GA-HC pompey sword-5-1 1/5; "
        "bonus hispania_citerior own1; bonus hispania_ulterior own2",
        variant={"name": "x", "own": [{"name": f"Own {n}", "effects": [asked]} for n in (1, 2)]},
    )
    for action in ("place shield-5-1 HC-HU 1/5", "close hispania_ulterior", "resolve own1"):
        table.act("caesar", action)
    for bonus, due in (("own1", [("own2", "caesar")]), ("own2", [])):
        home = table.view(None).home
        assert (home.bonus, home.due) == (bonus, due)
        assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()
        table.act("caesar", "decline")
    assert table.view(None).home is None
    assert table.deciders() == ["pompey"]


CRASSUS = "on AS-SY pompey shield-3-3 3/3; bonus syria own1"


def test_auto_crassus_puts_a_bonus_aside_unless_the_file_lets_it_play():
    own = variant({"do": "senate"}, {"do": "turn_marker", "on": "me"})
    _, entry = crassus(CRASSUS, "sword-4-2", variant=own)
    assert "bonus_aside" in kinds(entry)
    own["own"][0]["crassus"] = "plays"
    table, entry = crassus(CRASSUS, "sword-4-2", {"choice": "syria"}, variant=own)
    assert told(entry, "own_senate") == [{"kind": "own_senate", "seat": "pompey", "count": 1}]
    assert table.view(None).provinces["syria"].flipped


def test_auto_crassus_follows_tasks_of_its_own():
    tiles = {
        "A": ["draw1", {"do": "resolve", "order": ["any"]}],
        "B": ["draw1", {"do": "resolve", "target": "land_locked"}],
    }
    tiles["C"] = ["draw1", "resolve", {"do": "resolve", "count": 2, "if": "late"}]
    decks = {level: {"A": 2, "B": 2, "C": 2} for level in ("easy", "normal", "hard")}
    own = {"name": "x", "tiles": tiles, "decks": decks}
    losing = "on IT-SC caesar sword-6-0 0/6"
    _, entry = crassus(losing, "ship-5-1", None, variant=own)
    assert told(entry, "auto_choice")[0]["step"] == 7
    _, entry = crassus("on AF-CY caesar shield-6-0 6/0", "ship-5-1 ship-3-3", None, tile="B", variant=own)
    assert told(entry, "auto_choice")[0]["province"] in ("italia", "sardinia", "sicilia", "achaia", "creta")
    _, entry = crassus(losing, "ship-5-1 ship-3-3 ship-4-2", None, tile="C", variant=own)
    assert kinds(entry).count("token_placed") == 1


@pytest.mark.parametrize("name", SHIPPED)
def test_every_shipped_variant_plays_to_its_end_and_its_record_comes_back(name):
    rng = random.Random(name)
    options = {"variant": name, "centurions": name == "veterans", "solo": rng.choice([None, "normal"])}
    table = Table.new(GAME, options, seed=rng.randrange(100))
    while not table.is_over():
        assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()
        table.act(table.deciders()[0], rng.choice(table.legal()).index)
    text = write_record(table, True)
    assert write_record(read_record(text, find_game), True) == text


@pytest.mark.parametrize("seed", range(12))
def test_variants_made_at_random_all_end_and_lose_nothing(seed):
    rng = random.Random(seed)
    table = Table.new(GAME, {**random_options(rng), "variant": random_variant(rng)}, seed=seed)
    while not table.is_over():
        assert violation(table._state) == 0
        seat = table.deciders()[0]
        legal = table.legal(seat)
        sampled = GAME.knowledge.determinize(table.view(seat), rng)
        assert GAME.legal(sampled, GAME.deciding(sampled)[0]) == [choice.index for choice in legal]
        assert GAME.layout.hash(GAME.positions.parse(table.position_text())[1]) == table.hash()
        table.act(seat, rng.choice(legal).index)
        assert len(table.entries) < 400


GOOD = """\
name = "Spies"

[[own]]
name = {en = "Spy", it = "Spia"}
count = 4
effects = [
  {do = "look"},
  {do = "draw", on = "me", count = 2},
]

[tiles]
A = ["draw1", {do = "resolve", order = ["losing"]}]
B = ["draw2", "resolve", "discard1"]
C = ["draw2", "resolve", "resolve"]
D = ["drawCenturion1", "resolve"]
E = ["drawCenturion1", "draw1", "resolve", "resolve"]
"""
BROKEN = [
    ('{do = "look"}', '{do = "peep"}', 7, "'do' of effect 1 of home-made bonus 1 is 'peep'; use draw, again"),
    ('on = "me"', 'on = "us"', 8, "'on' of effect 2 of home-made bonus 1 (draw) is 'us'; use me, other, owner"),
    ("count = 2}", "count = 9}", 8, "'count' of effect 2 of home-made bonus 1 (draw) is 9; use a whole number from 1 to 3"),
    ("count = 2}", 'when = "closing", if = "won"}', 8, "before the count, when nobody has won the province yet; leave out"),
    ("count = 4", "number = 4", 5, "home-made bonus 1 has no field 'number'; use name, count, effects, crassus"),
    ('order = ["losing"]', 'order = ["flee"]', 12, "'order' of task 2 of tile A is ['flee']; list some of win, close"),
    ('{do = "resolve", order', '{do = "discard", count = 3}, {do = "resolve", order', 11, "without tokens; let it draw more"),
    ('name = {en = "Spy", it = "Spia"}', 'name = {en = "Spy"}', 4, "needs a name of at most 24 characters"),
    ("effects = [", 'crassus = "sells"\neffects = [', 6, "what Auto-Crassus does with home-made bonus 1 is 'sells'"),
    ("count = 4", "count = ", 5, "this is not TOML"),
    ("count = 4", "count = 19", 5, "the count of home-made bonus 1 is 19; use a whole number from 1 to 18"),
    ("count = 4", "count = true", 5, "the count of home-made bonus 1 is True; use a whole number from 1 to 18"),
    ("count = 2}", "optional = 1}", 8, "'optional' of effect 2 of home-made bonus 1 is 1; use true or false"),
    ('on = "me", count = 2}', 'when = "closing", on = "owner"}', 8, "nobody has won the province yet; leave out 'on'"),
    ("count = 2}", 'when = "closing", if = "not_won"}', 8, "nobody has won the province yet; leave out 'if'"),
    ('{do = "look"}', '{do = "look", count = 2}', 7, "(look) is 2; use a whole number from 1 to 1"),
    ('{do = "look"}', '"look"', 7, "effect 1 of home-made bonus 1 is not a table; write {do = …, on = …"),
    ('{do = "look"},', '{do = "draw"},' * 3, 6, "home-made bonus 1 has not 1 to 3 effects; write effects = [{do = "),
    ('effects = [\n  {do = "look"},\n  {do = "draw", on = "me", count = 2},\n]', "effects = []", 6, "has not 1 to 3 effects"),
    ('effects = [\n  {do = "look"},\n  {do = "draw", on = "me", count = 2},\n]', 'effects = "draw"', 6, "has not 1 to 3 effects"),
    ('name = {en = "Spy", it = "Spia"}', "name = 7", 4, "needs a name of at most 24 characters"),
    ('name = {en = "Spy", it = "Spia"}', 'name = {en = "Spy", it = 7}', 4, "needs a name of at most 24 characters"),
    ('name = {en = "Spy", it = "Spia"}', 'name = " "', 4, "needs a name of at most 24 characters"),
    ('name = {en = "Spy", it = "Spia"}', 'name = "a\\tb"', 4, "needs a name of at most 24 characters"),
    ('name = {en = "Spy", it = "Spia"}', f'name = "{"n" * 25}"', 4, "needs a name of at most 24 characters"),
    ('order = ["losing"]', 'order = ["losing", "losing"]', 12, "'order' of task 2 of tile A is ['losing', 'losing']"),
    ('order = ["losing"]', 'order = "losing"', 12, "'order' of task 2 of tile A is 'losing'; list some of win"),
    ('order = ["losing"]', "order = [3]", 12, "'order' of task 2 of tile A is [3]; list some of win"),
    ('do = "resolve", order = ["losing"]', 'do = "draw", order = ["losing"]', 12, "has 'order', but only a resolve places"),
    ('do = "resolve", order = ["losing"]', 'do = "draw", target = "any"', 12, "has 'target', but only a resolve places"),
    ('do = "resolve", order', 'do = "resolve", count = 4, order', 12, "task 2 of tile A is 4; use a whole number from 1 to 3"),
    ("[[own]]", '[[own]]\nname = "Spia"\neffects = [{do = "again"}]\n[[own]]', 7, "two home-made bonuses are called 'Spia'"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "to", "line", "words"), BROKEN)
def test_a_broken_file_names_the_line_the_field_and_what_would_be_right(change, to, line, words):
    assert read_variant(GOOD)["own"][0]["effects"][1]["count"] == 2
    assert change in GOOD
    with pytest.raises(BadOption) as fault:
        read_variant(GOOD.replace(change, to, 1))
    assert words in fault.value.reason
    assert f"Variant, line {line}: " in fault.value.reason
    assert fault.value.rule == "house.variant"


def named_bonuses(count):
    return [{"name": f"Own {number}", "effects": [{"do": "draw"}]} for number in range(count)]


def test_a_file_brings_one_to_four_bonuses_of_its_own():
    for given in (3, [], named_bonuses(5)):
        with pytest.raises(BadOption, match=r"'own' is a list of 1 to 4 bonuses; write \[\[own\]\] above each"):
            read_variant({"name": "x", "own": given})
    assert len(read_variant({"name": "x", "own": named_bonuses(4)})["own"]) == 4


def test_the_most_that_a_home_made_bonus_may_be():
    effects = [{"do": "draw", "count": 3, "optional": True}] * 3
    own = read_variant(variant(*effects, count=18) | {"bonuses": {"senate": 1}})["own"][0]
    assert own == {
        "name": {"en": "Own", "it": "Own"},
        "count": 18,
        "crassus": "aside",
        "effects": [{"do": "draw", "on": "me", "when": "now", "if": "always", "count": 3, "optional": True}] * 3,
    }
    named = {"name": "x", "own": [{"name": f" {'n' * 24} ", "effects": [{"do": "look"}]}]}
    assert read_variant(named)["own"][0]["name"] == {"en": "n" * 24, "it": "n" * 24}


def test_a_task_of_its_own_is_written_out_in_full():
    tasks = [{"do": "draw"}, {"do": "resolve", "order": ["any", "win"]}]
    levels = ("easy", "normal", "hard")
    tiles = read_variant({"name": "x", "tiles": {"A": tasks}, "decks": {level: {"A": 6} for level in levels}})["tiles"]
    order = ["any", "win", "close", "losing", "present", "adjacent", "land_locked"]
    resolve = {"do": "resolve", "count": 1, "if": "always", "target": "any", "order": order}
    assert tiles["A"] == [{"do": "draw", "count": 1, "if": "always"}, resolve]


def test_json_says_its_lines_too():
    text = '{\n "name": "x",\n "own": [\n  {"name": "a", "effects": [\n   {"do": "draw"},\n   {"do": "fly"}]}]}'
    with pytest.raises(BadOption, match="line 6: 'do' of effect 2"):
        read_variant(text)


def test_what_a_file_says_is_written_out_in_full_once():
    for do, allowed in ALLOWED_ON.items():
        whole = read_variant(variant({"do": do}))
        assert whole["own"][0]["effects"][0]["on"] == allowed[0]
        assert read_variant(whole) == whole


@pytest.mark.parametrize(
    "clauses",
    ["home own2 now 0 1 nobody 1", "home own1 now 9 1 nobody 1", "due own1", "barred caesar ZZ", "bonus syria own2"],
)
def test_a_position_with_a_bonus_that_its_variant_has_not_is_refused(clauses):
    with pytest.raises(BadRequest):
        at(f"turn caesar place; hand caesar ship-5-1; {clauses}", variant=variant({"do": "draw"}))
