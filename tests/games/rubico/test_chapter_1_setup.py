"""Chapter 1: roles, decks, the Senate row, powers, the first Centurion, and who knows whom."""

from collections import Counter
from itertools import pairwise

import pytest

from games.rubico.scenes import GAME, cards_on_table, told
from some import some
from triumvirate.core.errors import BadOption
from triumvirate.core.table import Table
from triumvirate.games import find_game
from triumvirate.games.rubico.printed import DATA, checkpoints_of, deck_of, track_of

ROLES = {3: (2, 1), 4: (2, 2), 5: (3, 2), 6: (3, 3), 7: (4, 3)}
DECKS = {3: (3, 4, 2, 1), 4: (6, 9, 1, 1), 5: (6, 7, 2, 1), 6: (8, 10, 2, 1), 7: (9, 11, 3, 2)}
DEALT = {3: (8, 2), 4: (12, 5), 5: (12, 4), 6: (15, 6), 7: (18, 7)}


@pytest.mark.parametrize("players", ROLES)
def test_1_1_each_player_gets_one_of_the_roles_in_play(players):
    for seed in range(8):
        roles = Table.new(GAME, {"players": players}, seed=seed).truth()["roles"]
        assert list(roles) == [f"p{n + 1}" for n in range(players)]
        assert (Counter(roles.values())["caesar"], Counter(roles.values())["senate"]) == ROLES[players]


def test_1_1_every_seat_can_get_every_role():
    seen = {(seat, role) for seed in range(40) for seat, role in Table.new(GAME, seed=seed).truth()["roles"].items()}
    assert len(seen) == 10


@pytest.mark.parametrize("players", DECKS)
def test_1_2_the_deck_at_each_number_of_players(players):
    assert tuple(deck_of(players).values()) == DECKS[players]
    table = Table.new(GAME, {"players": players}, seed=1)
    truth = table.truth()
    assert tuple(cards_on_table(table._state)[face] for face in ("red", "blue", "janus", "pompey")) == DECKS[players]
    assert (sum(map(len, truth["rows"].values())), sum(truth["stock"].values())) == DEALT[players]


def test_1_2_the_columns_read_the_other_way_change_only_the_deck_of_four():
    for players in DECKS:
        swapped = tuple(deck_of(players, "pompey_first").values())
        assert swapped == ((6, 9, 2, 0) if players == 4 else DECKS[players])
    table = Table.new(GAME, {"players": 4, "four_deck": "pompey_first"}, seed=1)
    assert cards_on_table(table._state)["pompey"] == 0


def test_1_3_eight_senate_cards_lie_face_down_and_the_empty_one_is_turned_first():
    truth = Table.new(GAME, seed=1).truth()
    assert truth["senate"]["shown"] == []
    assert len(truth["senate"]["left"]) == 8 == sum(DATA["senate_cards"].values())


def test_1_4_no_powers_with_three_and_one_each_from_four_on():
    assert set(Table.new(GAME, {"players": 3}, seed=1).truth()["powers"].values()) == {None}
    for players in range(4, 8):
        powers = list(Table.new(GAME, {"players": players}, seed=1).truth()["powers"].values())
        assert None not in powers
        assert len(set(powers)) == players


def test_1_4_every_power_can_be_dealt():
    seen = {power for seed in range(20) for power in Table.new(GAME, seed=seed).truth()["powers"].values()}
    assert len(seen) == 8


def test_1_5_the_first_centurion_is_a_random_player_and_can_be_scripted():
    assert {Table.new(GAME, seed=seed).truth()["centurion"] for seed in range(40)} == {f"p{n}" for n in range(1, 6)}
    table = Table(GAME, {"players": 3})
    deal = [{"deal": face} for face in ("red", "red", "blue", "blue", "janus", "janus", "pompey", "red")]
    table.set_up([{"role": "senate"}, {"role": "caesar"}, {"role": "caesar"}, {"centurion": "p2"}, *deal])
    truth = table.truth()
    assert truth["centurion"] == "p2"
    assert truth["roles"] == {"p1": "senate", "p2": "caesar", "p3": "caesar"}
    assert [card["face"] for card in truth["rows"]["p3"]] == ["janus", "janus", "pompey", "red"]
    assert truth["rows"]["p2"] == []


def test_1_5_by_custom_the_first_seat_begins_and_only_then_the_options_say_so():
    for seed in range(6):
        table = Table.new(GAME, {"players": 4, "first_centurion": "first_seat"}, seed=seed)
        assert table.truth()["centurion"] == "p1"
    assert table.options["first_centurion"] == "first_seat"
    assert "first_centurion" not in GAME.check({"first_centurion": "chance"})


@pytest.mark.parametrize("players", ROLES)
def test_1_6_senators_meet_with_five_and_seven_players_and_nobody_else_hears_of_it(players):
    table = Table.new(GAME, {"players": players}, seed=2)
    roles = table.truth()["roles"]
    blue = [seat for seat, role in roles.items() if role == "senate"]
    met = [event for event in table.entries[0].events if event.kind == "senators_met"]
    if players in (5, 7):
        assert [(event.audience, event.facts["senators"]) for event in met] == [((seat,), blue) for seat in blue]
    else:
        assert met == []
    for seat in some(roles):
        known = table.view(seat).plain_facts()["roles"]
        informed = roles[seat] == "senate" and players in (3, 5, 7)
        assert known == (roles if informed else {name: role if name == seat else None for name, role in roles.items()})
    assert set(table.view(None).plain_facts()["roles"].values()) == {None}


def test_1_what_is_dealt_is_told_to_its_owner_alone():
    checked = 0
    table = Table.new(GAME, seed=3)
    for event in table.entries[0].events:
        if event.kind in ("role_dealt", "power_dealt", "card_dealt"):
            checked += 1
            assert event.audience == (event.facts["seat"],)
    assert told(table.entries[0], "set_up") == [{"centurion": table.truth()["centurion"]}]
    assert checked


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ({"players": 2}, "one of 3, 4, 5, 6, 7"),
        ({"players": "5"}, "one of 3, 4, 5, 6, 7"),
        ({"players": True}, "one of 3"),
        ({"track": "long"}, "standard, short_march"),
        ({"backward": 1}, "true or false"),
        ({"colour": "red"}, "no option 'colour'"),
    ],
)
def test_options_are_refused_with_what_would_do(given, says):
    with pytest.raises(BadOption, match=says):
        GAME.check(given)


def test_every_option_has_a_line_for_players():
    assert all(option.doc.endswith(".") for option in GAME.options)
    assert [option.name for option in GAME.options] == [
        *("players", "track", "senate_set", "blue_reveals", "backward", "minerva_mode"),
        *("covers", "corrections", "four_deck", "open_after_end", "first_centurion"),
    ]


CHECKPOINTS = {
    "standard": {3: [1, 3, 5], 4: [1, 4, 6], 5: [1, 6, 8], 6: [1, 6, 9], 7: [1, 6, 10]},
    "short_march": {3: [1, 2, 3], 4: [1, 2, 4], 5: [1, 2, 5], 6: [1, 2, 6], 7: [1, 2, 7]},
    "via_aemilia": {3: [1, 3, 4], 4: [1, 3, 5], 5: [1, 5, 7], 6: [1, 5, 7], 7: [1, 5, 8]},
    "via_flaminia": {3: [1, 3, 4], 4: [2, 3, 4], 5: [1, 5, 7], 6: [1, 3, 5], 7: [1, 3, 5]},
}


@pytest.mark.parametrize("track", CHECKPOINTS)
@pytest.mark.parametrize("players", ROLES)
def test_2_boxes_for_other_counts_of_players_are_taken_out_of_the_path(track, players):
    boxes = track_of(track, players)
    assert checkpoints_of(boxes) == CHECKPOINTS[track][players]
    assert boxes[-1]["id"] == "roma"
    facts = Table.new(GAME, {"players": players, "track": track}, seed=1).view(None).plain_facts()
    assert facts["track"] == [box["id"] for box in boxes]
    assert facts["checkpoints"] == CHECKPOINTS[track][players]


def test_2_each_version_of_the_rules_has_its_usual_road_and_knows_no_later_one():
    for version, road in enumerate(("standard", "via_aemilia", "via_flaminia"), 1):
        game = find_game("rubico", version)
        assert game.check({})["track"] == road
        (known,) = (option.choices for option in game.options if option.name == "track")
        assert known == ("standard", "short_march", "via_aemilia", "via_flaminia")[: version + 1]


@pytest.mark.parametrize("track", CHECKPOINTS)
@pytest.mark.parametrize("players", ROLES)
def test_2_no_segment_asks_for_more_cards_than_can_be_taken(track, players):
    stops = [0, *CHECKPOINTS[track][players]]
    longest = max(b - a for a, b in pairwise(stops))
    assert longest + 2 <= 2 * (players - 1)
